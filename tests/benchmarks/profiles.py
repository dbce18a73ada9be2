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
from time import process_time

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
        seconds = median(each for process in drawn for each, _ in process)
        first, encoding = median(process[0][0] for process in drawn), median(each for _, each in drawn[0])
        what = (
            f"profile: its picture {f'with a board of {key}' if key else 'without a board'}, beside encoding"
        )
        yield at_most(what, seconds, encoding, MOST_AS_ENCODING)
        yield compared(f"{what}: the first of a process", first, encoding)


def draw_some(key: str) -> Iterator[tuple[float, float]]:
    """Yield the seconds that the profile of each of some users takes, and those of its encoding alone."""
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
        start = process_time()
        picture = draw(match if key else None, texts(FALLBACK), theme="dark")
        seconds = process_time() - start
        image = Image.open(BytesIO(picture.data)).convert("RGB")
        yield seconds, time_work(partial(encode_alone, image, busy=False))


if __name__ == "__main__":
    assert use_atlas(Path(sys.argv[2]))
    json.dump(list(draw_some(sys.argv[1])), sys.stdout)
