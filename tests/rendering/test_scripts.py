"""Names in the scripts that Nunito lacks: their letters, shapes, order, and what they cost."""

import subprocess
import sys
from collections.abc import Iterator
from pathlib import Path

import pytest
from fontTools.ttLib import TTFont
from PIL import ImageFont

from bot.locales import Text, texts
from rendering import THEMES, with_names
from rendering.archive.clip.frames import FrameComposer
from rendering.archive.review_curve import draw_review
from rendering.kit import SMALLEST, fonts, measure
from rendering.kit.bidi import END, ISOLATE, isolate
from rendering.kit.breaks import split_clusters
from rendering.kit.fonts import Letters, lettering, split_runs
from rendering.kit.scripts import FOLDER, NUNITO, SCRIPTS, can_shape
from rendering.small_games.tabletop import PlayerPanel, draw_table
from rendering.words import player_names
from rendering.words.emoji_text import split_label
from rendering.words.player_names import clean_name, fit_label, shorten, to_drawable
from rendering.words.wording import player_name
from tests.rendering.clips import plan_of
from tests.rendering.font_outlines import OVERLAPPING_CONTOURS, OVERLAPPING_PARTS
from tests.rendering.font_subsets import han, kuten
from tests.rendering.test_lettering import assert_readable

pytestmark = pytest.mark.xdist_group("pictures")
needs_shaping = pytest.mark.skipif(not can_shape(), reason="FriBiDi is not installed")

EN = texts("en")
UNSHAPED = ("지민", "さくら ミナ", "李小龙", "Σωκράτης", "Ǽłḥ ѱ", "דוד כהן", "ʟᴜɴᴀ")
SHAPED = ("สมชาย น้ำใจ", "محمد علی", "राजेश क्षत्रिय", "Xx̌", "שָׁלוֹם")
BYTES = 8_000_000
"""The most bytes of all fonts in the repository."""
MEMORY = 15_000_000
"""The most bytes of memory that two scripts take."""


def letter(text: str, size: int = 100) -> Letters:
    return lettering(text, size, "ExtraBold", (0, 0, 0))


def height(text: str) -> int:
    return letter(text).image.height


@pytest.mark.parametrize(
    "name",
    [*UNSHAPED, *(pytest.param(name, marks=needs_shaping) for name in (*SHAPED, "Ada 지민 สมชาย دنا"))],
)
def test_each_letter_of_a_name_is_in_the_font_that_draws_it(name: str) -> None:
    assert to_drawable(clean_name(name)) == name
    runs = split_runs(isolate(name))
    assert sorted("".join(run.text for run in runs)) == sorted(name)
    for run in runs:
        file = "Nunito-ExtraBold.ttf" if run.script is NUNITO else run.script.file
        assert set(map(ord, run.text)) <= TTFont(FOLDER / file).getBestCmap().keys()


def test_the_fonts_have_the_named_sets() -> None:
    letters = {script.name: TTFont(FOLDER / script.file).getBestCmap().keys() for script in SCRIPTS}
    assert set(range(0xAC00, 0xAC00 + 11_172)) <= letters["Hangul"]
    assert (len(set(kuten("euc_jp", range(16, 85)))), len(set(kuten("gb2312", range(16, 56))))) == (
        6355,
        3755,
    )
    assert set(map(ord, han())) <= letters["Han"]
    assert {*range(0x3041, 0x3097), *range(0x30A1, 0x30FF)} <= letters["Han"]
    assert set(map(ord, "ΑΩαωΆώЀЯяѿḀỹ")) <= letters["Latin"]
    assert set(map(ord, "กฮะๆ๙")) <= letters["Thai"]
    assert set(map(ord, "אתְּ")) <= letters["Hebrew"]
    assert set(map(ord, "ءيپچژگکیھہۃے۰٩")) <= letters["Arabic"]
    assert set(map(ord, "अहक़ज़ाि्०९")) <= letters["Devanagari"]


@needs_shaping
@pytest.mark.parametrize("word", ["حسنين", "क्षत्रिय"])
def test_shaped_letters_are_narrower_than_isolated_ones(word: str) -> None:
    assert measure(word, 100) < 0.9 * sum(measure(letter, 100) for letter in word)
    assert letter(word).image.width == pytest.approx(measure(word, 100), abs=12)


@needs_shaping
def test_the_sign_that_keeps_letters_of_persian_apart_is_kept() -> None:
    name = "علی\u200cرضا"
    assert to_drawable(clean_name(name)) == name
    assert measure(name, 100) > measure(name.replace("\u200c", ""), 100)
    assert clean_name("A\u200cda \u200cعلی") == "Ada علی"


@needs_shaping
def test_a_tone_mark_of_thai_stands_above_the_vowel() -> None:
    assert height("ที่") > height("ที") + 8
    assert height("ที่") > height("ท่") + 8
    assert measure("ที่", 100) == measure("ท", 100)


@needs_shaping
@pytest.mark.parametrize(
    "name", ["สุวรรณภูมิ", "ศักดิ์", "अनिल", "पुष्पा", "محمد", "لأ", "지민", "田中さくら", "דוד"]
)
def test_marks_above_and_below_keep_clear_of_other_lines(name: str) -> None:
    letters = letter(name)
    assert letters.top >= 10 - 1
    assert letters.top + letters.image.height <= 120 + 1


@needs_shaping
def test_marks_that_are_too_tall_reach_beyond_both_sides_alike() -> None:
    letters = letter("कृष्णमूर्ति")
    above, below = 10 - letters.top, letters.top + letters.image.height - 120
    assert 0 < above < 8
    assert abs(above - below) <= 2


@pytest.mark.parametrize(
    ("text", "expected"),
    [
        ("אבג", "גבא"),
        ("דוד כהן", "ןהכ דוד"),
        (f"{ISOLATE}אבי Levi{END} wins", "Levi יבא wins"),
        (f"{ISOLATE}אבג{END}, {ISOLATE}דהו{END} and Ada", "גבא, והד and Ada"),
        (f"{ISOLATE}Levi אבי{END} wins", "Levi יבא wins"),
        (f"{ISOLATE}אבי (בן) 12-15{END} wins", "12-15 (ןב) יבא wins"),
        (f"{ISOLATE}אבי…", "…יבא"),
        ("Ada 12", "Ada 12"),
    ],
)
def test_letters_stand_in_their_order(text: str, expected: str) -> None:
    assert "".join(run.text for run in split_runs(text)) == expected


@needs_shaping
def test_arabic_runs_from_right_to_left_and_its_digits_from_left_to_right() -> None:
    runs = split_runs(isolate("علی ٣٤ Ali"))
    assert [(run.text, run.direction) for run in runs if run.text.strip()] == [
        ("Ali", None),
        ("٣٤", "ltr"),
        ("علی", "rtl"),
    ]


@needs_shaping
def test_each_script_has_its_font_and_a_word_has_one() -> None:
    runs = split_runs("Ada 지민 สมชาย دنا Σωκράτης")
    assert [run.script.name for run in runs if run.text.strip()] == [
        "Nunito", "Hangul", "Thai", "Arabic", "Latin",
    ]  # fmt: skip


@pytest.mark.parametrize(
    ("text", "expected"),
    [
        ("น้ำใจ", ["น้ำ", "ใจ"]),
        ("ที่รัก", ["ที่", "รั", "ก"]),
        ("क्षत्रिय", ["क्ष", "त्रि", "य"]),
        ("👩‍🚀👍🏽🇰🇷🇹🇭a", ["👩‍🚀", "👍🏽", "🇰🇷", "🇹🇭", "a"]),
        ("q̃x", ["q̃", "x"]),
        ("지민", ["지", "민"]),
        ("́a", ["́", "a"]),
    ],
)
def test_names_are_cut_between_clusters(text: str, expected: list[str]) -> None:
    assert list(split_clusters(text)) == expected


@needs_shaping
@pytest.mark.parametrize("name", ["น้ำใจน้ำใจน้ำใจ", "क्षत्रियक्षत्रिय", "אבגדהוזחטיכלמ", "محمدعليحسن"])
def test_a_shortened_name_ends_between_clusters_and_fits(name: str) -> None:
    for width in range(100, 400, 7):
        cut = shorten(isolate(name), width)
        clusters = split_clusters(name)
        assert measure(cut, SMALLEST) <= width
        assert cut.strip(f"{ISOLATE}{END}").removesuffix("…") in {
            "".join(clusters[:count]) for count in range(1, len(clusters) + 1)
        }


def test_a_label_is_cut_between_clusters() -> None:
    def label(text: Text) -> str:
        return player_name(0, text)

    assert split_label(fit_label(label, with_names(EN, ["Ada 👍🏽👍🏽👍🏽👍🏽"]), 9))[0] == "Ada 👍🏽👍🏽…"
    assert fit_label(label, with_names(EN, ["क्षत्रियक्षत्रिय"]), 9) == "क्षत्रिय…"


def test_too_many_marks_are_left_out() -> None:
    assert to_drawable(clean_name("a\u0335\u0336\u0337\u0338\u0334lgo")) == "algo"
    assert to_drawable("\u0301Ada") == "Ada"


@pytest.fixture
def without_raqm(monkeypatch: pytest.MonkeyPatch) -> Iterator[None]:
    """Let the fonts believe that Pillow cannot shape letters."""
    caches = fonts.find_font, fonts.split_runs, fonts.lettering, player_names.to_drawable
    monkeypatch.setattr(fonts, "can_shape", lambda: False)
    for cache in caches:
        cache.cache_clear()
    yield
    for cache in caches:
        cache.cache_clear()


@pytest.mark.usefixtures("without_raqm")
def test_without_raqm_names_that_need_it_are_those_of_the_colours() -> None:
    for name in UNSHAPED:
        assert to_drawable(name) == name
        assert measure(name, SMALLEST) > 0
    text = player_names.lettering(with_names(EN, ["สมชาย", "محمد", "राजेश", "Ada สมชาย"]))
    assert [player_name(player, text) for player in range(4)] == ["Coral", "Teal", "Amber", "Ada"]
    assert to_drawable("Xx̌") == "Xx"
    assert to_drawable("שָׁלוֹם") == "שלום"


@pytest.mark.usefixtures("without_raqm")
def test_without_raqm_the_words_of_a_language_are_still_letters() -> None:
    runs = split_runs(texts("th")("player-0"))
    assert {run.script.name for run in runs} == {"Thai"}
    assert {run.direction for run in runs} == {None}


def test_the_fonts_are_small_and_bear_names_of_their_own() -> None:
    assert sum(file.stat().st_size for file in FOLDER.iterdir()) <= BYTES
    for script in SCRIPTS:
        face = ImageFont.truetype(FOLDER / script.file, SMALLEST)
        assert face.getname() == (f"Guildhall {script.name}", "Bold")
        records = TTFont(FOLDER / script.file)["name"].names
        assert {"Guildhall" in str(record) for record in records if record.nameID in (1, 4, 6)} == {True}
    licences = "".join(file.read_text(encoding="utf-8") for file in FOLDER.glob("*-OFL.txt"))
    assert [script.file for script in SCRIPTS if script.file not in licences] == []


def test_no_font_is_opened_for_a_name_that_needs_none() -> None:
    fonts.script_font.cache_clear()
    fonts.lettering.cache_clear()
    for name in ("Ada", "Zoë Łuć", "Дмитрий", "Nguyễn"):
        assert to_drawable(name) == name
        letter(name, SMALLEST)
    assert fonts.script_font.cache_info().currsize == 0


@pytest.mark.skipif(sys.platform != "linux", reason="reads /proc")
def test_two_scripts_take_little_memory() -> None:
    program = """
from pathlib import Path
from rendering.kit.fonts import measure, lettering
def used():
    return int(Path("/proc/self/statm").read_text().split()[1]) * 4096
lettering("Ada", 60, "ExtraBold", (0, 0, 0))
before = used()
for size in range(47, 73):
    lettering("지민김서연박", size, "ExtraBold", (0, 0, 0))
    lettering("太郎李小龙さくら", size, "ExtraBold", (0, 0, 0))
print(used() - before)
"""
    result = subprocess.run([sys.executable, "-c", program], capture_output=True, text=True, check=True)
    assert int(result.stdout) <= MEMORY


def test_clips_reviews_and_small_games_write_the_names_too(drawn_labels: set[tuple[str, int]]) -> None:
    theme, names = THEMES["dark"], ("지민", "太郎")
    draw_table([PlayerPanel(name, 3, "turn") for name in names], theme)
    assert set(names) <= take(drawn_labels)
    plan = plan_of("constructor", 1, names=names)
    FrameComposer(plan, plan.frames).compose_title(plan.frames[0])
    assert set(names) <= take(drawn_labels)
    text = with_names(EN, names)
    draw_review([(0.5, 0.5)], [], theme.players[:2], theme=theme, text=text, description="All.")
    assert set(names) <= take(drawn_labels)


def take(drawn_labels: set[tuple[str, int]]) -> set[str]:
    """Return the labels drawn since the last call."""
    assert_readable(drawn_labels)
    labels = {label for label, _ in drawn_labels}
    drawn_labels.clear()
    return labels


@pytest.mark.parametrize(
    "path", [path for path in FOLDER.glob("*.?tf") if "glyf" in TTFont(path)], ids=lambda path: path.stem
)
def test_a_font_is_quick_to_draw(path: Path) -> None:
    font = TTFont(path)
    glyphs = font["glyf"]
    for name in font.getGlyphOrder():
        glyph = glyphs[name]
        if glyph.isComposite():
            assert not any(part.flags & OVERLAPPING_PARTS for part in glyph.components), name
        elif glyph.numberOfContours:
            assert not glyph.flags[0] & OVERLAPPING_CONTOURS, name
    assert len(font["prep"].program.getBytecode()) > 7, "FreeType hints a font without a program itself"
