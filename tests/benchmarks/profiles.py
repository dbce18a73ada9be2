"""What the picture of a profile costs that is drawn once, beside its encoding alone.

It shows the board of the user's best match, which is composed and painted as a whole and then made small. The
bot has drawn the boards of another match before, as after a while with a server.
"""

import json
import subprocess
import sys
from collections.abc import Iterator
from functools import partial
from io import BytesIO
from pathlib import Path
from statistics import median

from msgspec.structs import replace
from PIL import Image

from bot.games import GAMES
from bot.locales import FALLBACK, texts
from bot.match.profiles import Profile, Result
from bot.match.ratings import Rating
from cogs.people import profile_picture
from rendering import render
from rendering.atlas import use_atlas
from tests.benchmarks.boards import encode_alone, play, time_work
from tests.benchmarks.table import Row, at_most, compared
from tests.benchmarks.timing import Effort
from tests.benchmarks.warm_atlas import folder_with_atlas
from tests.match.record_files import random_match

MOST_AS_ENCODING = 2
_CURVE = (1000, 1040, 1020, 1063)
_USERS = 8


def profile_rows(effort: Effort) -> Iterator[Row]:
    """Yield a row for each game that may be that of the best match, and one for a profile without a board."""
    for key in (*GAMES, ""):
        command = [sys.executable, "-m", "tests.benchmarks.profiles", key, str(folder_with_atlas())]
        drawn = [
            json.loads(subprocess.run(command, stdout=subprocess.PIPE, text=True, check=True).stdout)
            for _ in range(effort.children)
        ]
        encoding = median(each for _, _, each in drawn[0])
        what = f"profile: its picture {f'with a board of {key}' if key else 'without a board'}"
        for place, when in enumerate(("", ", the next time") if key else ("",)):
            seconds = median(times[place] for process in drawn for times in process)
            yield at_most(f"{what}{when}, beside encoding", seconds, encoding, MOST_AS_ENCODING)
        first = median(process[0][0] for process in drawn)
        yield compared(f"{what}, beside encoding: the first of a process", first, encoding)


def draw_some(key: str) -> Iterator[tuple[float, float, float]]:
    """Yield the seconds of the profile of each of some users, of the same again, of its encoding alone."""
    for warm in GAMES:
        for view in list(play(warm, 1))[:20]:
            render(warm, view)
    for number in range(_USERS):
        match, _ = random_match(key or "constructor", f"profile {number}", players=2)
        result = Result(
            match_id=1,
            game=match.game,
            player=0,
            players=2,
            rank=1,
            winners=1,
            points=number,
            ended_at=1,
            lasted=1,
        )
        results = [result, *(replace(result, game=game) for game in GAMES)]
        ratings = [Rating(user_id=1, game=game, pool="two", curve=(*_CURVE, 1000 + number)) for game in GAMES]
        draw = partial(profile_picture.draw, Profile(1, results, ratings), f"Player {number}")
        show = partial(draw, match if key else None, texts(FALLBACK), theme="dark")
        times = time_work(show), time_work(show)
        image = Image.open(BytesIO(show().data)).convert("RGB")
        yield *times, time_work(partial(encode_alone, image, busy=False))


if __name__ == "__main__":
    assert use_atlas(Path(sys.argv[2]))
    json.dump(list(draw_some(sys.argv[1])), sys.stdout)
