"""A small game needs no more than its lines, its image and a few sentences: noughts and crosses."""

from collections.abc import Collection, Iterator
from itertools import combinations
from random import Random
from typing import Any

import pytest
from msgspec.structs import replace
from PIL import Image

from bot.games import GAMES, AnyGame, Outcome, Score, TurnView
from bot.locales import Text, languages, texts
from rendering import RENDERERS, THEMES, atlas
from rendering.kit import PLAYERS, SIZE, Look, Scene, fonts, sprite, to_picture
from rendering.kit.encoder import MAX_BYTES
from rendering.small_games.renderer import SimpleRenderer
from rendering.small_games.tabletop import (
    AREA,
    PanelState,
    PlayerPanel,
    draw_page,
    draw_table,
    put_line,
    put_tile,
    put_token,
    square_grid,
)
from rendering.words.wording import ALT_TEXT_LIMIT, DESCRIPTION_LIMIT
from tests.example_games import EXAMPLES
from tests.fifth_game.picture import RENDERER, NoughtsRenderer
from tests.fifth_game.rules import Mark, Options, View, square_names
from tests.fifth_game.rules import State as Squares
from tests.games import test_turn_game as nim
from tests.rendering.goldens import decode, difference
from tests.rendering.phone import cut, small
from tests.rendering.rendered_samples import contrast
from tests.rendering.scene_words import find_words
from tests.rendering.test_lettering import assert_readable
from tests.sixth_game.picture import RENDERER as DOTS_RENDERER
from tests.sixth_game.rules import GAME as DOTS
from tests.sixth_game.rules import Draw

pytestmark = [pytest.mark.xdist_group("pictures"), pytest.mark.usefixtures("example_games")]

text = texts("en")


def view_of(marks: str, current: int | None, ranks: tuple[int, ...] = ()) -> View:
    """Return a view of nine squares written as ``0``, ``1`` or ``.``."""
    state = Squares(Options(), tuple(None if mark == "." else int(mark) for mark in marks))
    legal = tuple(
        f"mark {square}" for square, mark in zip(square_names(3), marks, strict=True) if mark == "."
    )
    outcome = Outcome(ranks, tuple(Score(int(rank == 1)) for rank in ranks)) if ranks else None
    legal = () if current is None else legal
    return TurnView(state=state, current=current, legal=legal, outcome=outcome)


SAMPLES = {
    "start": view_of(".........", 0),
    "middle": view_of("01..0...1", 0),
    "over": view_of("01..01..0", None, (1, 2)),
    "draw": view_of("010011101", None, (1, 1)),
    "stopped": replace(view_of("01..0....", None), early_winners=()),
    "resigned": replace(view_of("01..0....", None), early_winners=(1,)),
}


def picture_of(name: str, theme: str = "dark", choices: Collection[str] = ()) -> Image.Image:
    return decode(RENDERER.draw(SAMPLES[name], theme=THEMES[theme], text=text, choices=choices))


def test_the_position_is_described_line_by_line() -> None:
    first, players, *lines, last = RENDERER.describe(SAMPLES["middle"], text=text).splitlines()
    assert first == "Noughts and Crosses. Coral is to act."
    assert players == "Players: Coral, Teal."
    assert lines[:3] == ["a1 is Coral's.", "b1 is Teal's.", "b2 is Coral's."]
    assert last == "Mark an empty square."


@pytest.mark.parametrize(
    ("name", "expected"),
    [
        ("over", "Noughts and Crosses, the match is over. Coral wins."),
        ("draw", "Noughts and Crosses, the match is over. Shared: Coral and Teal."),
        ("stopped", "Noughts and Crosses. The match was stopped."),
        ("resigned", "Noughts and Crosses, the match is over. Teal wins."),
    ],
)
def test_the_end_is_described_and_nobody_is_asked_to_act(name: str, expected: str) -> None:
    lines = RENDERER.describe(SAMPLES[name], text=text).splitlines()
    assert lines[0] == expected
    assert lines[-1].endswith((" is Coral's.", " is Teal's."))


def test_the_picture_names_who_won_because_the_other_gave_up() -> None:
    assert {"Ada", "Bruno wins"} <= find_words("noughts", SAMPLES["resigned"], ("Ada", "Bruno")).keys()
    assert {"Ada", "Bruno"} <= find_words("noughts", SAMPLES["stopped"], ("Ada", "Bruno")).keys()


def test_the_alt_text_says_as_much_as_fits() -> None:
    alt_text = RENDERER.draw(SAMPLES["middle"], theme=THEMES["dark"], text=text).description
    assert alt_text.startswith("Noughts and Crosses. Coral is to act. Players: Coral, Teal. a1 is Coral's.")
    assert alt_text.endswith("c3 is Teal's.")


def test_long_lines_are_cut_at_the_limits() -> None:
    class Talkative(NoughtsRenderer):
        def sentences(self, view: View, *, text: Text) -> list[str]:
            return super().sentences(view, text=text) * 200

    description = Talkative().describe(SAMPLES["middle"], text=text)
    assert len(description) == DESCRIPTION_LIMIT
    alt = Talkative().alt_text(SAMPLES["middle"], text=text)
    assert ALT_TEXT_LIMIT - 20 < len(alt) < ALT_TEXT_LIMIT
    assert alt.endswith(".")


def test_an_action_is_described_by_its_tag_and_its_fields() -> None:
    assert RENDERER.describe_action(SAMPLES["start"], Mark("b2"), text=text) == "marked b2"


def test_seats_have_the_marks_of_the_pictures() -> None:
    assert [RENDERER.seat(player, text=text) for player in (0, 1)] == ["🔴 Coral", "🔺 Teal"]


@pytest.mark.parametrize("theme", THEMES)
@pytest.mark.sampled
def test_every_picture_keeps_to_the_limits(theme: str) -> None:
    pictures = [RENDERER.draw(view, theme=THEMES[theme], text=text) for view in SAMPLES.values()]
    for picture in (*pictures, RENDERER.rules(theme=THEMES[theme], text=text)):
        assert len(picture.data) <= MAX_BYTES
        assert picture.size == SIZE == decode(picture).size
        assert 0 < len(picture.description) <= ALT_TEXT_LIMIT


@pytest.mark.parametrize("theme", THEMES)
def test_what_a_player_has_to_see_is_seen_on_a_phone(theme: str) -> None:
    box = square_grid(3, 3)[0]
    empty, with_mark = (cut(small(picture_of(name, theme)), box) for name in ("start", "middle"))
    with_choice = cut(small(picture_of("start", theme, choices=["a1"])), box)
    assert difference(empty, with_mark) > 10
    assert difference(empty, with_choice) > 3
    heads = [small(picture_of(name, theme)).crop((0, 0, 360, 50)) for name in SAMPLES]
    assert difference(heads[0], heads[2]) > 1  # whose turn it is, and who has won


def test_lettering_is_large_enough_and_in_the_font(drawn_labels: set[tuple[str, int]]) -> None:
    RENDERER.compose_rules(None, look=Look(THEMES["dark"], text))
    for view in SAMPLES.values():
        RENDERER.paint(view, theme=THEMES["dark"], text=text)
    assert_readable(drawn_labels)


@pytest.mark.parametrize("theme", THEMES)
def test_marks_stand_out_on_tokens(theme: str) -> None:
    colours = THEMES[theme]
    assert all(contrast(colours[mark.colour], colours["black"]) >= 3 for mark in PLAYERS)


@pytest.mark.parametrize("theme", THEMES)
def test_a_piece_of_nobody_looks_different(theme: str) -> None:
    pieces = []
    for player in (None, 0):
        picture = Image.new("RGB", (100, 100))
        put_token(picture, player, (50, 50), 80, THEMES[theme])
        pieces.append(picture)
    assert difference(*pieces) > 20


@pytest.mark.parametrize("locale", languages())
def test_shared_texts_exist_in_every_language(locale: str) -> None:
    text = texts(locale)
    names = [text(f"player-{player}") for player in range(4)]
    assert len({*names, *(text(f"mark-{player}") for player in range(4))}) == 8
    assert all(fonts.covers(name) for name in names)


def test_the_picture_of_the_rules_shows_the_rules_without_markdown(
    drawn_labels: set[tuple[str, int]],
) -> None:
    lines = RENDERER.rules_paragraphs(text=text)
    assert lines[0].startswith("You take turns.")
    assert lines[-1].startswith("The end. A row full")
    RENDERER.compose_rules(None, look=Look(THEMES["dark"], text))
    words = " ".join(line for line, _ in drawn_labels)
    assert "Noughts and Crosses" in words
    assert "direction" in words
    assert not set("*`#") & set(words)
    alt = RENDERER.rules(theme=THEMES["dark"], text=text).description
    assert alt.startswith("Noughts and Crosses. You take turns.")


def test_a_long_text_makes_a_page_taller(drawn_labels: set[tuple[str, int]]) -> None:
    """Players who learn the rules from the picture need the last sentence as well."""
    for words in (10, 60, 100):
        page = draw_page("Rules", [*["word " * words] * 3, f"last of {words}"], THEMES["dark"])
        assert f"last of {words}" in {label for label, _ in drawn_labels}
        assert page.size[0] == SIZE[0]
        assert (page.size[1] > SIZE[1]) == (words > 10)
        boxes = [layer.box for layer in page.layers]
        assert all(box[3] <= page.size[1] for box in boxes)
        assert len(to_picture(page, "").data) <= MAX_BYTES
    assert_readable(drawn_labels)


def test_a_board_of_squares_lies_in_the_area_that_the_panels_leave_free() -> None:
    for columns, rows in ((3, 3), (8, 8), (7, 1), (1, 5)):
        boxes = square_grid(columns, rows)
        assert len(boxes) == columns * rows
        for left, top, right, bottom in boxes:
            assert AREA[0] <= left < right <= AREA[2]
            assert AREA[1] <= top < bottom <= AREA[3]
            assert abs((right - left) - (bottom - top)) <= 1


def test_samples_are_played_at_random_if_a_game_gives_none() -> None:
    class Stones(SimpleRenderer[nim.State]):
        key = "nim"

        def sentences(self, view: TurnView[nim.State], *, text: Text) -> list[str]:  # noqa: ARG002
            return [str(view.state)]

        def compose(
            self,
            view: TurnView[nim.State],
            *,
            look: Look,
            choices: Collection[str] = (),  # noqa: ARG002
        ) -> Scene:
            return self.draw_table(view, look=look)

    GAMES.add(nim.NIM)
    try:
        samples = Stones().samples()
        assert list(samples) == ["start", "middle", "late", "over"]
        assert samples["over"].outcome
        assert not samples["late"].outcome
    finally:
        GAMES.remove(nim.NIM.key)


@pytest.mark.parametrize("game", EXAMPLES, ids=lambda game: game.key)
def test_the_atlas_has_what_matches_show_whoever_plays_as_they_like(game: AnyGame) -> None:
    """The pieces of every player, though a player may have none in the samples, and each last line."""
    renderer, theme = RENDERERS[game.key], THEMES["dark"]
    with sprite.noting() as kept_sprites:
        atlas.draw_sprites(renderer, theme)
    with sprite.noting() as needed_sprites:
        for players in game.players:
            for view in play_at_random(game, players):
                renderer.compose(view, look=Look(theme, text))
    assert sorted(needed_sprites.keys() - kept_sprites.keys()) == []


def play_at_random(game: AnyGame, players: int) -> Iterator[TurnView[Any]]:
    """Yield the views of all positions of a match between players who act by chance."""
    chance, state = Random(players), game.new_state(players, game.Options(), "seed")
    yield game.view(state, None)
    while to_act := game.current_players(state):
        (player,) = to_act
        state = game.apply_action(state, player, chance.choice(list(game.legal_actions(state, player))))
        yield game.view(state, None)


@pytest.mark.parametrize("count", [3, 4])
def test_names_of_eight_letters_have_room_beside_points(
    count: int, drawn_labels: set[tuple[str, int]]
) -> None:
    names = ("Maximili", "Dominika", "Wolfgang", "Benvenut")[:count]
    states: tuple[PanelState, ...] = ("turn", "winner", "quiet", "quiet")
    draw_table(
        [PlayerPanel(name, 104, state, name) for name, state in zip(names, states, strict=False)],
        THEMES["dark"],
    )
    assert set(names) <= {words for words, _ in drawn_labels}


@pytest.mark.parametrize("players", DOTS.players)
def test_each_player_of_any_number_sees_the_points(players: int, drawn_labels: set[tuple[str, int]]) -> None:
    state = replace(DOTS.new_state(players, DOTS.Options(), "seed"), owners=(1,) * 7 + (0, None))
    view = DOTS.view(state, None)
    assert DOTS_RENDERER.standing(view) == [1, 7, 0, 0][:players]
    DOTS_RENDERER.compose(view, look=Look(THEMES["dark"], text))
    labels = {label for label, _ in drawn_labels}
    assert {"1", "7", *(text(f"player-{player}") for player in range(players))} <= labels


def test_a_game_whose_points_only_tell_the_winner_shows_none_before_the_end(
    drawn_labels: set[tuple[str, int]],
) -> None:
    RENDERER.compose(SAMPLES["middle"], look=Look(THEMES["dark"], text))
    assert "0" not in {label for label, _ in drawn_labels}
    assert not RENDERER.standing(SAMPLES["over"])


def test_actions_in_a_row_share_a_sentence_with_their_words_listed_and_numbers_added() -> None:
    state, steps = DOTS.new_state(2, DOTS.Options(), "seed"), []
    for line in ("a1-b1", "a2-b2", "a1-a2", "b1-b2", "c1-d1"):
        action = Draw(line)
        steps.append((DOTS.view(state, None), action))
        state = DOTS.apply_action(state, state.player, action)
    assert DOTS_RENDERER.describe_action(*steps[3], text=text) == "closed a box with b1-b2"
    sentence = "drew b1-b2 and c1-d1 and closed a box"
    assert DOTS_RENDERER.describe_actions(steps[3:], text=text) == [sentence]
    marks = [(SAMPLES["start"], Mark(square)) for square in ("a1", "b2")]
    assert RENDERER.describe_actions(marks, text=text) == ["marked a1", "marked b2"]


def test_a_small_tile_with_a_label_has_dots_if_it_can_be_chosen() -> None:
    scene = Scene((100, 100))
    put_tile(scene, (5, 5, 95, 95), THEMES["dark"], label="a1", is_choice=True)
    assert sum(seen.name.startswith("_dot(") for seen in scene.read()) >= 3


@pytest.mark.parametrize("theme", THEMES)
def test_lines_that_are_drawn_last_or_chosen_look_different(theme: str) -> None:
    pictures = []
    for look in ({}, {"is_last": True}, {"is_choice": True}):
        picture = Image.new("RGB", (200, 40))
        put_line(picture, (180, 20), (20, 20), THEMES[theme], **look)
        assert picture.getbbox()
        pictures.append(picture)
    assert all(difference(one, other) > 2 for one, other in combinations(pictures, 2))
