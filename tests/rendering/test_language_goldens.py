"""Pictures have room for the words of every language."""

import re
from collections.abc import Iterator, Mapping, Sequence
from itertools import combinations
from pathlib import Path
from unittest.mock import patch

import pytest

from bot.games import GAMES
from bot.locales import FALLBACK, languages, texts
from rendering import RENDERERS, render
from rendering.kit import SIZE, Box, fonts
from rendering.words.wording import ALT_TEXT_LIMIT
from tests.locales.pseudo import speaking_pseudo
from tests.rendering.goldens import FOLDER, TOLERANCE, difference, encode_golden, pixels
from tests.rendering.rendered_samples import each_game, samples_of
from tests.rendering.scene_words import find_rules_words, find_words

WORDIEST = {
    "constructor": "choose_extra",
    "middle-ages": "over_3",
    "space-builder": "result_3",
    "builders": "order",
}
"""A sample of a game whose picture has many words; of other games, one in the middle of a match."""
TRANSLATIONS = [language for language in languages() if language != FALLBACK]
CASES = [(game, language) for game in GAMES for language in TRANSLATIONS]
_PLAIN = re.compile(r"(?<!\w)[A-Za-z]{3,}(?!\w)")
_TOUCH, _TOUCH_IF_TALL, _TOUCH_IF_LONG = 4, 6, 20
"""How many pixels letters may reach into the box of others: boxes are larger than their ink."""
REDRAW = "after an intended change, run `python -m tests.rendering.test_language_goldens` and look at them"
_NEAR = 3
"""How many pixels a word may be elsewhere with another release of Pillow."""


def draw(game: str, language: str) -> bytes:
    return encode_golden(render(game, samples_of(game)[WORDIEST.get(game, "middle")], locale=language))


def list_words(key: str, language: str) -> Iterator[tuple[str, Mapping[str, Sequence[Box]]]]:
    """Yield each picture of a game, those of the samples and that of the rules: its name and its words."""
    for name, view in samples_of(key).items():
        yield name, find_words(key, view, locale=language)
    yield "rules", find_rules_words(key, language)


@each_game
@pytest.mark.parametrize("language", languages())
def test_no_word_is_cut_or_lies_on_another(key: str, language: str) -> None:
    too_wide: set[str] = set()
    fit_size = fonts.fit_size

    def spy(text: str, width: float, size: int, weight: fonts.Weight = "ExtraBold") -> int:
        fitted = fit_size(text, width, size, weight)
        if fonts.measure(text, fitted, weight) > width + 1:
            too_wide.add(text)
        return fitted

    with patch.object(fonts, "fit_size", spy):
        for name, words in list_words(key, language):
            require_room(name, words, _TOUCH_IF_TALL if language == "th" else _TOUCH)
    assert too_wide == set()


def require_room(name: str, words: Mapping[str, Sequence[Box]], touch: int) -> None:
    """Check that all words are in the picture, and that none lies on another."""
    boxes = [(word, box) for word, found in words.items() for box in found]
    for word, (left, top, right, bottom) in boxes:
        assert min(left, top) >= 0, (name, word)
        assert max(right, bottom) <= SIZE[0], (name, word)
    for (one, first), (other, second) in combinations(boxes, 2):
        across = min(first[2], second[2]) - max(first[0], second[0])
        down = min(first[3], second[3]) - max(first[1], second[1])
        assert min(across, down) <= touch, (name, one, other)


@each_game
@pytest.mark.nightly
def test_words_of_pictures_may_be_longer_and_come_from_the_files(key: str, tmp_path: Path) -> None:
    """Whatever is drawn without an accent stands in the code instead of the files."""
    with speaking_pseudo(tmp_path) as language:
        for name, words in list_words(key, language):
            if name != "rules":  # its captions are written to fit
                require_room(name, words, _TOUCH_IF_LONG)
            assert [each for each in words if _PLAIN.search(each)] == [], name
        for name, view in samples_of(key).items():
            assert not _PLAIN.search(RENDERERS[key].alt_text(view, text=texts(language))), name


@each_game
@pytest.mark.parametrize("language", languages())
def test_every_position_has_an_alt_text(key: str, language: str) -> None:
    for name, view in samples_of(key).items():
        words = RENDERERS[key].alt_text(view, text=texts(language))
        assert 0 < len(words) <= ALT_TEXT_LIMIT, name


@pytest.mark.parametrize("case", CASES, ids="-".join)
@pytest.mark.sampled(4)
def test_a_language_looks_like_its_golden(case: tuple[str, str]) -> None:
    golden = pixels((FOLDER / f"{'-'.join(case)}.jpg").read_bytes())
    assert difference(pixels(draw(*case)), golden) < TOLERANCE, REDRAW


@each_game
@pytest.mark.parametrize("language", TRANSLATIONS)
def test_the_words_of_all_pictures_are_where_they_were_looked_at(key: str, language: str) -> None:
    golden = [line.split("\t") for line in _words_file(key, language).read_text("utf-8").splitlines()]
    lines = [line.split("\t") for line in list_lines(key, language)]
    assert [line[:2] for line in lines] == [line[:2] for line in golden], REDRAW
    for line, other in zip(lines, golden, strict=True):
        distances = [abs(int(one) - int(two)) for one, two in zip(line[2:], other[2:], strict=True)]
        assert max(distances) <= _NEAR, (line, REDRAW)


def list_lines(key: str, language: str) -> Iterator[str]:
    """Yield a line for each word of a game's pictures: the picture, the word, and its box."""
    for name, words in list_words(key, language):
        for word, box in sorted((word, box) for word, boxes in words.items() for box in boxes):
            yield "\t".join((name, word, *(str(round(side)) for side in box)))


def _words_file(key: str, language: str) -> Path:
    return FOLDER / f"{key}-{language}.tsv"


if __name__ == "__main__":
    for key, language in CASES:
        (FOLDER / f"{key}-{language}.jpg").write_bytes(draw(key, language))
        _words_file(key, language).write_text("\n".join(list_lines(key, language)), "utf-8")
