"""The bot's own emojis look like the pictures and keep to Discord's limits."""

import json
import re
from io import BytesIO
from typing import Any

import pytest
from PIL import Image

from bot.locales import texts
from rendering import NO_EMOJIS, RENDERERS, Emojis, extra_picture, rules_picture, with_emojis
from rendering.emojis import VERSIONS, base_name, draw_emoji, drawings, emoji_name, version_of
from rendering.kit import PLAYERS, THEMES
from rendering.renderer import Renderer
from rendering.words.emoji_text import cut, split_label
from rendering.words.match_text import MatchText, find_emoji, without_emojis
from rendering.words.player_names import with_names
from tests.rendering.emoji_goldens import cells, golden, groups, sheet
from tests.rendering.goldens import TOLERANCE, difference

EN = texts("en")
OWN = Emojis(
    {
        **{owner.colour: f"<:{owner.colour}_abc123:{number}>" for number, owner in enumerate(PLAYERS, 1)},
        "constructor_ice": "<:constructor_ice_abc123:7>",
        "constructor_black": "<:constructor_black_abc123:8>",
    }
)
MOST_EMOJIS, MOST_BYTES = 2000, 256 * 1024


def picture_of(name: str) -> Image.Image:
    return Image.open(BytesIO(draw_emoji(name)))


@pytest.mark.parametrize("group", groups())
@pytest.mark.sampled
def test_emojis_look_like_their_goldens(group: str) -> None:
    names = groups()[group]
    now, before = cells(sheet(names), names), cells(golden(group), names)
    assert [name for name in names if difference(now[name], before[name]) >= TOLERANCE] == []


def test_every_emoji_has_a_version() -> None:
    assert set(json.loads(VERSIONS.read_text(encoding="utf-8"))) == set(drawings())


def test_an_emoji_without_a_version_is_drawn_for_it(monkeypatch: pytest.MonkeyPatch) -> None:
    kind = type(RENDERERS["constructor"])
    monkeypatch.setattr(kind, "emojis", lambda _: {"new": lambda: Image.new("RGBA", (9, 9), "red")})
    assert emoji_name("constructor_new") == f"constructor_new_{version_of(draw_emoji('constructor_new'))}"


@pytest.mark.nightly
def test_names_and_files_keep_to_the_limits_of_discord() -> None:
    assert len(drawings()) < MOST_EMOJIS
    for name in drawings():
        assert re.fullmatch("[a-zA-Z0-9_]{2,32}", emoji_name(name)), name
        assert base_name(emoji_name(name)) == name
        assert len(draw_emoji(name)) < MOST_BYTES
        image = picture_of(name)
        assert (image.format, image.mode, image.size) == ("PNG", "RGBA", (128, 128))
        assert image.getbbox()


@pytest.mark.parametrize("name", ["tea", "teal", "teal_3fa9c", "teal_3FA9C1", "teal_3fa9c1x", "_", ""])
def test_names_without_a_version_are_not_ours(name: str) -> None:
    assert base_name(name) == ""


def test_marks_have_the_colours_of_the_pictures() -> None:
    for owner in PLAYERS:
        assert picture_of(owner.colour).getpixel((64, 64)) == (*THEMES["dark"][owner.colour], 255)
    for colour in ("ice", "black"):
        colours = {pixel for _, pixel in picture_of(f"constructor_{colour}").getcolors(128**2) or []}
        assert {(*THEMES["dark"][f"{colour}{part}"], 255) for part in ("", "_ink", "_edge")} <= colours


@pytest.mark.parametrize("key", RENDERERS)
def test_seats_have_the_emojis_of_their_marks(key: str) -> None:
    renderer: Renderer[Any] = RENDERERS[key]
    name = {"constructor": "constructor_ice"}.get(key, "coral")
    assert renderer.seat(0, text=with_emojis(EN, OWN)).startswith(f"{OWN.markup[name]} ")
    text = with_names(with_emojis(EN, OWN), ["Ada"])
    assert renderer.seat(0, text=text).startswith(f"{OWN.markup[name]} ")
    assert renderer.seat(0, text=without_emojis(text)) == renderer.seat(0, text=EN)


def test_a_mark_that_discord_lacks_is_a_sign() -> None:
    only_coral = Emojis({"coral": "<:coral_abc123:1>"})
    assert RENDERERS["builders"].seat(0, text=with_emojis(EN, only_coral)) == "<:coral_abc123:1> Coral"
    assert RENDERERS["builders"].seat(1, text=with_emojis(EN, only_coral)) == "🔺 Teal"


def test_emojis_come_and_go_with_the_names() -> None:
    text = with_emojis(with_names(EN, ["Ada"]), OWN)
    assert isinstance(text, MatchText)
    assert text.names == ("Ada",)
    assert find_emoji("teal", text) == "<:teal_abc123:2>"
    assert find_emoji("nothing", text) is None
    assert find_emoji("teal", EN) is None
    assert without_emojis(text) == with_names(EN, ["Ada"])
    assert with_emojis(EN, NO_EMOJIS) is EN
    assert without_emojis(with_emojis(EN, OWN)) is EN
    assert text("player-1") == "Teal"


@pytest.mark.parametrize("key", RENDERERS)
@pytest.mark.sampled
def test_no_alt_text_has_emojis(key: str) -> None:
    renderer: Renderer[Any] = RENDERERS[key]
    text = with_names(with_emojis(EN, OWN), ["Ada", "Bruno"])
    pictures = [rules_picture(key, theme="dark", text=text)]
    view = next(iter(renderer.samples().values()))
    for name in renderer.extra_pictures():
        values: dict[str, Any] = {"player": 0} if name == "area" else {}
        pictures.append(extra_picture(key, name, view, theme="dark", text=text, **values))
    for picture in pictures:
        assert "<:" not in picture.description


@pytest.mark.parametrize(
    ("label", "words", "emoji"),
    [
        ("Join as <:teal_abc123:2> Teal", "Join as Teal", "<:teal_abc123:2>"),
        ("<:teal_abc123:2> Teal for <a:x:3> Ice", "Teal for Ice", "<:teal_abc123:2>"),
        ("Join as 🔺 Teal", "Join as 🔺 Teal", None),
        ("1 < 2: yes > no", "1 < 2: yes > no", None),
    ],
)
def test_a_label_gives_its_emoji_away(label: str, words: str, emoji: str | None) -> None:
    assert split_label(label) == (words, emoji)


def test_a_line_is_not_cut_within_an_emoji() -> None:
    line = "Ada gave <:teal_abc123:2> Teal everything."
    assert cut(line, 100) == line
    assert {cut(line, length) for length in range(11, 26)} == {"Ada gave…"}
    assert cut(line, 30) == "Ada gave <:teal_abc123:2>…"
    assert cut("Ada gave <@1234567> everything.", 15) == "Ada gave…"


@pytest.mark.parametrize(
    ("length", "words"),
    [
        (15, "Lay C (3 tiles…"),
        (16, "Lay C (3 tiles)…"),
        (17, "Lay C (3 tiles)…"),
        (22, "Lay C (3 tiles), lay…"),
        (7, "Lay C…"),
        (8, "Lay C…"),
        (2, "L…"),
    ],
)
def test_a_line_is_cut_between_words(length: int, words: str) -> None:
    assert cut("Lay C (3 tiles), lay another one", length) == words


def test_what_has_no_spaces_is_cut_within() -> None:
    assert cut("x" * 99, 12) == "x" * 11 + "…"
    assert cut("Ada " + "x" * 99, 50) == "Ada " + "x" * 45 + "…"
