"""Lettering can be read: its size, its contrast, no missing glyphs."""

import pytest
from PIL import Image

from bot.locales import languages, texts
from rendering import RENDERERS, THEMES, with_names
from rendering.kit import PLAYERS, SIZE, Theme, fonts
from rendering.kit.encoder import MAX_BYTES
from rendering.kit.theme import LETTERING_PAIRS
from tests.rendering.rendered_samples import contrast, each_game, fresh, samples_of

NAMES = ("Ada", "Bruno", "Chioma", "Dmitri")


@pytest.fixture(params=list(THEMES))
def theme(request: pytest.FixtureRequest) -> Theme:
    return THEMES[request.param]


@each_game
@pytest.mark.parametrize("locale", languages())
@pytest.mark.nightly
def test_every_character_can_be_read_and_every_player_is_named(
    key: str, locale: str, drawn_labels: set[tuple[str, int]]
) -> None:
    renderer, text = RENDERERS[key], texts(locale)
    renderer.rules(theme=fresh("contrast"), text=text)
    assert_readable(drawn_labels)
    for name, view in samples_of(key).items():
        drawn_labels.clear()
        picture = renderer.draw(view, theme=fresh("contrast"), text=with_names(text, NAMES))
        assert len(picture.data) <= MAX_BYTES
        assert 0 < len(picture.description) <= 1024
        assert_readable(drawn_labels)
        players = len(getattr(view, "players", "12"))
        lettering = " ".join(words for words, _ in drawn_labels)
        missing = [player for player in NAMES[:players] if player[:3] not in lettering]
        assert not missing or view.outcome, (name, lettering)  # type: ignore[attr-defined]
        assert len(missing) < players, (name, lettering)


def assert_readable(drawn_labels: set[tuple[str, int]]) -> None:
    """Check the characters and the sizes of the labels."""
    assert drawn_labels
    for text, size in drawn_labels:
        assert fonts.covers(text), text
        assert size * 26 >= SIZE[0], text


def test_smaller_lettering_is_refused() -> None:
    assert SIZE[0] <= fonts.SMALLEST * 26
    with pytest.raises(ValueError, match="the smallest is"):
        fonts.font(fonts.SMALLEST - 1)


def test_a_long_name_shrinks_to_fit_but_stays_readable() -> None:
    assert fonts.fit_size("Ice", 400, 60) == 60
    assert fonts.SMALLEST < fonts.fit_size("Trapezoid", 260, 60) < 60
    assert fonts.fit_size("Trapezoid" * 9, 200, 60) == fonts.SMALLEST


def test_a_missing_glyph_is_noticed() -> None:
    assert fonts.covers("Round 1/2, 3–2 × ñ ß Ж")
    assert not fonts.covers("⚪ Ice")


def test_lettering_stands_out_from_its_ground(theme: Theme) -> None:
    for ink, its_ground in LETTERING_PAIRS:
        assert contrast(theme[ink], theme[its_ground]) >= 4.5, (ink, its_ground)


def test_marks_stand_out_from_their_ground(theme: Theme) -> None:
    assert contrast(theme["black_edge"], theme["black"]) >= 3
    assert contrast(theme["choice"], theme["tile"]) >= 4.5
    assert contrast(theme["last"], theme["tile"]) >= 3
    assert contrast(theme["ice"], theme["tile"]) >= 4.5


def test_all_themes_name_the_same_colours() -> None:
    names = [theme.colours.keys() for theme in THEMES.values()]
    assert all(each == names[0] for each in names)
    assert {mark.colour for mark in PLAYERS} <= names[0]
    assert len({mark.shape for mark in PLAYERS}) == len(PLAYERS)


def test_contrast_is_that_of_wcag() -> None:
    assert contrast((255, 255, 255), (0, 0, 0)) == pytest.approx(21)
    assert contrast((118, 118, 118), (255, 255, 255)) == pytest.approx(4.54, abs=0.01)


@pytest.mark.parametrize("line", ["Ada hires a Labourer.", "Ἀθηνᾶ 花子"])
def test_a_line_that_is_written_once_looks_the_same_and_is_not_kept(line: str) -> None:
    once, kept = Image.new("RGB", (600, 80), (40, 50, 60)), Image.new("RGB", (600, 80), (40, 50, 60))
    fonts.lettering.cache_clear()
    fonts.write_once(once, line, (10.5, 40), fonts.SMALLEST, (250, 240, 230))
    assert fonts.lettering.cache_info().currsize == 0
    fonts.write(kept, line, (10.5, 40), fonts.SMALLEST, (250, 240, 230))
    assert once.tobytes() == kept.tobytes()
