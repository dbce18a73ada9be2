"""The players' names: cleaned, shortened, lettered in every kind of picture and nowhere outside its place."""

from collections.abc import Mapping, Sequence
from datetime import date
from itertools import cycle
from math import dist
from typing import Any

import pytest

from bot.locales import Text, texts
from rendering import RENDERERS, THEMES, extra_picture, render, with_names
from rendering.builders.layout import COLUMN
from rendering.constructor.layout import layout
from rendering.kit import GAP, SIZE, Box, Look, fonts, middle_of, stack
from rendering.middle_ages.layout import table_layout
from rendering.space_builder.board import map_picture
from rendering.space_builder.layout import PANEL_BOX, result_layout
from rendering.space_builder.round import result_picture
from rendering.words.emoji_text import split_label
from rendering.words.match_text import given_name, without_names
from rendering.words.player_names import clean_name, fit_label, fit_names, lettering, shorten, to_drawable
from rendering.words.wording import ALT_TEXT_LIMIT, DESCRIPTION_LIMIT, player_name
from tests.example_games import EVERY_GAME
from tests.rendering.rendered_samples import by_game, each_game, samples_of
from tests.rendering.test_lettering import NAMES, assert_readable

pytestmark = [
    pytest.mark.exhaustive,
    pytest.mark.xdist_group("pictures"),
    pytest.mark.usefixtures("without_encoding"),
]

EN = texts("en")
HOSTILE = ("W" * 32, "**@everyone** <@1>", "\u202eгрубый\u202c 漢字 العربية", "😀🎲👩‍🚀")


@pytest.mark.parametrize(
    ("name", "expected"),
    [
        ("Ada", "Ada"),
        ("  Ada \n\t  Lovelace\u3000", "Ada Lovelace"),
        ("**Ada** `x` ~~y~~ ||z||", "Ada x y z"),
        ("<@123> @everyone #games [a](b)", "123 everyone games a(b)"),
        ("_Ada_ and x_y and __z__", "Ada and x_y and z"),
        ("# Ada", "Ada"),
        ("- Ada", "Ada"),
        ("https://example.org", "https:/example.org"),
        ("\u202eadA\u202c\u200b\u2066!\u2069", "adA!"),
        ("A\u0301da", "Áda"),
        ("\u3164\u2800", ""),
        ("\x00\x1b", ""),
        ("太郎", "太郎"),
    ],
)
def test_a_name_is_cleaned(name: str, expected: str) -> None:
    assert clean_name(name) == expected
    assert clean_name(expected) == expected


@pytest.mark.parametrize(
    ("name", "expected"),
    [
        ("Zoë Łuć", "Zoë Łuć"),
        ("Дмитрий", "Дмитрий"),
        ("Ada 😀", "Ada"),
        ("太郎 Taro", "太郎 Taro"),
        ("𝓐𝓭𝓪", "Ada"),
        ("ＡＤＡ", "ADA"),
        ("😀🎲", ""),
        ("(ʘ‿ʘ)", "(ʘʘ)"),
        ("ཏཱ་ར", ""),
        ("!!!", "!!!"),
    ],
)
def test_only_what_the_fonts_have_is_drawn(name: str, expected: str) -> None:
    assert to_drawable(clean_name(name)) == expected


def test_words_have_the_whole_name_and_pictures_what_can_be_drawn() -> None:
    text = with_names(EN, ["太郎 Taro", "😀", ""])
    assert [player_name(player, text) for player in range(4)] == ["太郎 Taro", "😀", "Amber", "Violet"]
    picture_text = lettering(text)
    assert [player_name(player, picture_text) for player in range(4)] == [
        "太郎 Taro",
        "Teal",
        "Amber",
        "Violet",
    ]
    assert given_name(0, EN) == ""


def test_texts_without_names_are_the_same_for_all_matches() -> None:
    assert with_names(EN, ()) is EN
    assert with_names(EN, ["", "\u200b"]) is EN
    assert without_names(with_names(EN, NAMES)) is EN


def test_a_name_is_shortened_to_its_room() -> None:
    assert shorten("Ada", 400) == "Ada"
    cut = shorten("W" * 32, 300)
    assert cut.endswith("W…")
    assert fonts.font(fonts.SMALLEST).getlength(cut) <= 300
    assert shorten("Ada", 5) == ""


def test_a_sentence_fits_with_shorter_names_or_with_the_colours() -> None:
    def wins(text: Text) -> str:
        return EN("player-wins", name=player_name(0, text))

    with_name = with_names(EN, ["Wilhelmina Wolkenstein"])
    assert fit_names(wins, with_name, 2000) == "Wilhelmina Wolkenstein wins"
    assert fit_names(wins, with_name, 400).endswith("… wins")
    assert fit_names(wins, with_name, 80) == "Coral wins"
    assert fit_names(wins, EN, 80) == "Coral wins"


def test_a_name_stays_on_one_line() -> None:
    def wins(text: Text) -> str:
        return EN("player-wins", name=player_name(0, text))

    for name, expected in (("Wilhelmina Wolkenstein", "Wilhelm"), ("Ελένη Παπαδοπούλου", "Ελένη Π")):
        first, *rest = fonts.wrap(fit_names(wins, with_names(EN, [name]), 240, lines=2), 240, fonts.SMALLEST)
        assert first.startswith(expected)
        assert rest == ["wins"]


@pytest.mark.parametrize("key", by_game(*((key,) for key in EVERY_GAME)))
@pytest.mark.parametrize("names", [NAMES, NAMES[::-1], ("지민", "太郎", "Σωκράτης", "さくら")])
def test_the_winner_is_named_and_crowned(
    key: str, names: Sequence[str], drawn_labels: set[tuple[str, int]]
) -> None:
    """Where "wins" has no room behind the name, the crown is beside the name."""
    name = "over_2" if key == "space-builder" else "over"
    view: Any = samples_of(key)[name]
    (winner,) = view.outcome.winners
    picture = render(key, view, names=names)
    words = {text for text, _ in drawn_labels}
    says_it = f"{names[winner]} wins" in words or {names[winner], "wins"} <= words
    assert says_it or names[winner] == find_crowned(key, view, names)
    assert names[winner] in picture.description


def find_crowned(key: str, view: Any, names: Sequence[str]) -> str:
    """Return the name that is nearest to a crown in the picture of a position."""
    look = Look(THEMES["dark"], lettering(with_names(EN, names)))
    seen = RENDERERS[key].compose(view, look=look).read()
    crowns = [part.box for part in seen if "crown" in part.name]
    labels = [part for part in seen if part.words in names]
    pairs = [
        (dist(middle_of(crown), middle_of(label.box)), label.words) for crown in crowns for label in labels
    ]
    return min(pairs)[1]


@each_game
@pytest.mark.nightly
def test_hostile_names_are_readable_and_short_enough(key: str, drawn_labels: set[tuple[str, int]]) -> None:
    for number, (view, names) in enumerate(zip(samples_of(key).values(), cycle((HOSTILE, HOSTILE[::-1])))):
        text = with_names(EN, names)
        alt_text, description = (
            RENDERERS[key].alt_text(view, text=text),
            RENDERERS[key].describe(view, text=text),
        )
        assert len(alt_text) <= ALT_TEXT_LIMIT
        assert len(description) <= DESCRIPTION_LIMIT
        assert not any(sign in description + alt_text for sign in ("@", "**", "\u202e", "\u200d"))
        if number % 5 == 0:
            assert render(key, view, names=names).description == alt_text
    assert_readable(drawn_labels)


def _middle_ages(players: int) -> list[Box]:
    """Return where the picture of Middle Ages has names."""
    place = table_layout(players)
    return [*place.strip, place.area]


PLACES: Mapping[tuple[str, str], Sequence[Box]] = {
    ("constructor", "full"): layout("rhombus").panels,
    ("constructor", "hourglass"): layout("hourglass").panels,
    ("builders", "largest"): stack(COLUMN, 4, GAP),
    ("builders", "ring_open"): stack(COLUMN, 3, GAP),
    ("middle-ages", "late_2"): _middle_ages(2),
    ("middle-ages", "late_3"): _middle_ages(3),
    ("middle-ages", "late_4"): _middle_ages(4),
    ("space-builder", "result_4"): [
        result_layout([1] * 4).words,
    ],
    ("space-builder", "result_2"): [
        result_layout([1] * 2).words,
    ],
    ("space-builder", "building_tapped"): [PANEL_BOX],
}


@pytest.mark.parametrize(("key", "name"), by_game(*PLACES))
def test_a_long_name_stays_inside_its_panel(key: str, name: str) -> None:
    images = [
        RENDERERS[key].paint(
            samples_of(key)[name], theme=THEMES["dark"], text=lettering(with_names(EN, names))
        )
        for names in (["W" * 32] * 4, ["i"] * 4)
    ]
    for image in images:
        for left, top, right, bottom in PLACES[key, name]:
            image.paste((0, 0, 0), (round(left), round(top), round(right), round(bottom)))
    assert images[0].tobytes() == images[1].tobytes()
    assert images[0].width == SIZE[0]


def test_the_other_pictures_name_the_players_too(drawn_labels: set[tuple[str, int]]) -> None:
    text = with_names(EN, NAMES)
    pictures = [
        extra_picture(
            "middle-ages", "area", samples_of("middle-ages")["late_4"], theme="dark", text=text, player=1
        ),
        map_picture(samples_of("space-builder")["building_eight"], 1, theme=THEMES["dark"], text=text),  # type: ignore[arg-type]
        result_picture(samples_of("space-builder")["result_2"], theme=THEMES["dark"], text=text),  # type: ignore[arg-type]
    ]
    for picture in pictures:
        assert "Bruno" in picture.description
    assert "Bruno" in {words for words, _ in drawn_labels}


def test_the_finished_puzzle_has_names_points_and_the_date(drawn_labels: set[tuple[str, int]]) -> None:
    view: Any = samples_of("builders")["over_4"]
    picture = extra_picture(
        "builders",
        "finished",
        view,
        theme="dark",
        text=with_names(EN, NAMES),
        end_date=date(2026, 3, 1),
    )
    words = {text for text, _ in drawn_labels}
    assert {*NAMES, "Mar 1,", "2026", *(str(score.total) for score in view.outcome.scores)} <= words
    assert "Ada (Coral)" in picture.description
    assert "March 1, 2026" in picture.description


def test_names_leave_the_shared_caches_alone() -> None:
    view = samples_of("constructor")["full"]
    colours = render("constructor", view)
    assert render("constructor", view, names=NAMES) != colours
    assert render("constructor", view) == colours


def test_a_label_names_players_as_long_as_there_is_room() -> None:
    text = with_names(EN, ["Benvenuto Cellini", "Ada"])

    def label(text: Text) -> str:
        return f"<:coral_abc123:1> Claim: {player_name(0, text)} Gave Up"

    assert fit_label(label, text, 34) == label(text)
    assert split_label(fit_label(label, text, 24))[0] == "Claim: Benvenut… Gave Up"
    assert fit_label(label, EN, 24) == label(EN)


@pytest.mark.parametrize("name", ["result_2", "result_4", "result_sealed_3"])
def test_the_result_of_a_round_names_each_player_once(name: str, drawn_labels: set[tuple[str, int]]) -> None:
    view: Any = samples_of("space-builder")[name]
    names = ["Ada", "Bruno", "Chioma", "Dmitri"][: len(view.players)]
    RENDERERS["space-builder"].paint(view, theme=THEMES["dark"], text=lettering(with_names(EN, names)))
    for each in names:
        assert [words for words, _ in drawn_labels if each in words] == [each]
