"""Packages made up for tests, which pip installs from a folder."""

import os
from collections.abc import Mapping, Sequence
from pathlib import Path
from zipfile import ZipFile, ZipInfo


def make_wheel(
    folder: Path,
    name: str,
    version: str,
    requires: Sequence[str] = (),
    programs: Mapping[str, str] | None = None,
) -> None:
    """Make a package that holds nothing but its programs."""
    needs = [f"Requires-Dist: {requirement}\n" for requirement in requires]
    about = {
        "METADATA": f"Metadata-Version: 2.1\nName: {name}\nVersion: {version}\n" + "".join(needs),
        "WHEEL": "Wheel-Version: 1.0\nRoot-Is-Purelib: true\nTag: py3-none-any\n",
        "RECORD": "",
    }
    with ZipFile(folder / f"{name}-{version}-py3-none-any.whl", "w") as wheel:
        for file, content in about.items():
            wheel.writestr(f"{name}-{version}.dist-info/{file}", content)
        for program, content in (programs or {}).items():
            script = ZipInfo(f"{name}-{version}.data/scripts/{program}")
            script.external_attr = 0o100755 << 16  # a file that may be run
            wheel.writestr(script, content)


def pip_variables(folder: Path) -> dict[str, str]:
    """Return the variables with which pip takes packages from a folder and from nowhere else."""
    return {"PIP_NO_INDEX": "1", "PIP_FIND_LINKS": str(folder), "PIP_CONFIG_FILE": os.devnull}
