"""The page on hosting, and a machine in a folder on which its commands run."""

import os
import re
import shlex
import subprocess
import sys
from pathlib import Path

from bot.store import Store
from tests.deployment.dockerfile import ROOT
from tests.store.samples import advance, table

PAGE = (ROOT / "docs" / "hosting.md").read_text(encoding="utf-8")
BLOCKS = [
    re.sub(rf"(?m)^{indent}", "", block)
    for indent, block in re.findall(r"(?ms)^( *)```sh\n(.*?)^ *```$", PAGE)
]
LINES = [line for block in BLOCKS for line in block.splitlines()]
RESTORES = {
    "sqlite": "backup=$(sudo sh -c 'ls /var/lib/guildhall/backups",
    "postgresql": "backup=$(sudo sh -c 'ls /var/lib/guildhall-backups",
    "compose": "backup=$(sudo sh -c 'ls backups",
}
"""How the blocks that restore a backup begin."""


def block(*beginnings: str) -> str:
    """Return the only block that has a line which begins with each of these."""
    [only_block] = [
        block
        for block in BLOCKS
        if all(re.search(rf"(?m)^{re.escape(beginning)}", block) for beginning in beginnings)
    ]
    return only_block


class Machine:
    """A machine in a folder: the page's commands run in it, without root, systemd and Docker."""

    def __init__(self, folder: Path) -> None:
        self.folder = folder
        self.data = folder / "lib" / "guildhall"
        (self.data / "backups").mkdir(parents=True)
        (self.data / ".env").touch(0o600)
        self.errors = ""

    @property
    def url(self) -> str:
        """The address of the bot's database."""
        return f"sqlite+aiosqlite:///{self.data}/guildhall.db"

    def stubs(self) -> str:
        """Return the functions of the shell that stand for what the machine lacks."""
        bot = shlex.join([sys.executable, "-m", "bot"])
        return f"""
            sudo() {{ [ "$1" = -u ] && shift 2; "$@"; }}
            systemctl() {{ echo "systemctl $*"; }}
            docker() {{ echo "docker $*"; }}
            guildhall() {{ (cd {self.data} && PYTHONPATH={ROOT} {bot} "$@") || [ "$1" = check ]; }}
            install() {{ [ "$1 $2 $3 $4" = "-o guildhall -g guildhall" ]; shift 4; command install "$@"; }}
        """

    def adapt(self, commands: str) -> str:
        """Return commands of the page as this machine can run them."""
        return commands.replace("/var/lib", str(self.data.parent))

    def variables(self) -> dict[str, str]:
        """Return the environment."""
        return {name: os.environ[name] for name in ("PATH", "HOME", "TMPDIR") if name in os.environ}

    def run(self, commands: str) -> str:
        """Run a block of the page; return what it prints."""
        result = subprocess.run(
            ["bash", "-c", self.stubs() + self.adapt(commands)],
            cwd=self.folder,
            env=self.variables(),
            capture_output=True,
            text=True,
            timeout=120,
            check=False,
        )
        self.errors = result.stderr
        return result.stdout

    async def play(self, turns: int) -> None:
        """Play in a new match."""
        store = Store(self.url)
        await store.open()
        match = await store.matches.create(table())
        for number in range(turns):
            match = await advance(store, match, number)
        await store.close()
