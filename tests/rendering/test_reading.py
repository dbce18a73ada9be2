"""A scene can be read: what lies where, and that words say what it shows."""

import re

import pytest

from bot.games import GAMES, TurnGame
from bot.locales import texts
from rendering import RENDERERS, THEMES
from rendering.builders.layout import INNER
from rendering.constructor.layout import layout
from rendering.kit import Edges, Look, Scene
from rendering.kit.scene import Seen
from rendering.words.player_names import lettering, with_names
from tests.example_games import EVERY_GAME

LOOK = Look(THEMES["dark"], lettering(texts("en")))
_NAMES = ("Ada", "Bruno", "Chloe", "Dimitri")


def find(scene: Scene, start: str) -> list[Seen]:
    """Return the sprites whose names begin so, in the order in which they were put there."""
    return [seen for seen in scene.read() if seen.name.startswith(start)]


def is_inside(inner: Edges, outer: Edges) -> bool:
    """Return whether a box lies in another."""
    return outer[0] <= inner[0] and outer[1] <= inner[1] and inner[2] <= outer[2] and inner[3] <= outer[3]


def test_a_scene_prints_what_lies_where() -> None:
    scene = RENDERERS["middle-ages"].compose(RENDERERS["middle-ages"].samples()["late_2"], look=LOOK)
    lines = str(scene).splitlines()
    assert lines[0] == "oak(dark,) at (0, 0, 1200, 1200)"
    assert any(line.startswith("figure('W17', ") for line in lines)
    assert any(line.startswith("Coral at ") for line in lines)
    assert any(line.startswith("shield(4) 4 at ") for line in lines)


def test_the_fifth_card_of_the_second_row_is_marked() -> None:
    renderer = RENDERERS["middle-ages"]
    view = renderer.samples()["late_2"]
    scene = renderer.compose(view, look=LOOK, choices=(view.worker_row[4],))
    (mark,) = find(scene, "choice_outline(")
    sites = find(scene, "building(")[: len(view.site_row)]
    row = find(scene, "figure(")[: len(view.worker_row)]
    assert [seen.name.split("'")[1] for seen in row] == list(view.worker_row)
    assert [is_inside(seen.box, mark.box) for seen in row] == [place == 4 for place in range(len(row))]
    assert max(seen.box[3] for seen in sites) < min(seen.box[1] for seen in row)


def test_tiles_that_were_painted_into_one_layer_can_be_read() -> None:
    view = RENDERERS["constructor"].samples()["round_2"]
    scene, place = RENDERERS["constructor"].compose(view, look=LOOK), layout(view.pattern)
    boxes = {seen.words: seen.box for seen in scene.read() if seen.words}
    for label, (x, y) in place.centres.items():
        left, top, right, bottom = boxes[label]
        assert x - place.tile < left < right < x + place.tile
        assert y < top < bottom < y + place.tile


def test_pieces_that_were_painted_into_one_layer_can_be_read() -> None:
    view = RENDERERS["builders"].samples()["many_rows"]
    faces = find(RENDERERS["builders"].compose(view, look=LOOK), "face(")
    assert {seen.name.split("'")[1] for seen in faces} == {piece.kind for piece in view.pieces}
    left, top, right, bottom = map(round, INNER)
    assert all(is_inside(seen.box, (left, top, right, bottom)) for seen in faces)


def test_numbers_on_coins_and_cards_can_be_read() -> None:
    view = RENDERERS["middle-ages"].samples()["mid"]
    scene = RENDERERS["middle-ages"].compose(view, look=LOOK)
    assert {str(player.coins) for player in view.players} <= {seen.words for seen in find(scene, "coin(")}
    assert set("ABCDE12345") <= {seen.words for seen in find(scene, "tab(")}


@pytest.mark.parametrize("game", EVERY_GAME)
def test_words_say_every_number_and_name_that_a_picture_shows(game: str) -> None:
    """A zero may be left out: what nobody has is not worth a sentence. Buttons say what places are called."""
    renderer, text = RENDERERS[game], texts("en")
    for name, view in renderer.samples().items():
        if not renderer.has_board_picture(view):
            continue
        for named_text in (text, with_names(text, _NAMES)):
            look = Look(THEMES["dark"], lettering(named_text))
            shown = " ".join(seen.words for seen in renderer.compose(view, look=look).read())
            said = " ".join(view.legal) if isinstance(GAMES[game], TurnGame) else ""
            said += renderer.describe(view, text=named_text) + renderer.alt_text(view, text=named_text)
            for pattern in (r"\d+", "|".join(_NAMES)):
                assert set(re.findall(pattern, shown)) - {"0"} <= set(re.findall(pattern, said)), name
