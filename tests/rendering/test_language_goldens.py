"""Pictures have room for the words of every language."""

import re
from collections.abc import Mapping, Sequence
from itertools import combinations
from pathlib import Path
from unittest.mock import patch

import pytest

from bot.locales import FALLBACK, languages, texts
from rendering import RENDERERS, render
from rendering.kit import fonts
from rendering.kit.canvas import SIZE, Box
from rendering.words.wording import ALT_TEXT_LIMIT
from tests.locales.pseudo import speaking_pseudo
from tests.rendering.goldens import FOLDER, REDRAW, TOLERANCE, difference, encode_golden, pixels
from tests.rendering.rendered_samples import each_game, samples_of
from tests.rendering.scene_words import find_words

WORDIEST = {
    "constructor": "choose_extra",
    "middle-ages": "over_3",
    "space-builder": "result_3",
    "builders": "order",
}
"""A sample of each game whose picture has many words."""
TRANSLATIONS = [language for language in languages() if language != FALLBACK]
CASES = [(game, language) for game in WORDIEST for language in TRANSLATIONS]
_TOUCH, _TOUCH_IF_LONG = 4, 20
"""How many pixels letters may reach into the box of others: boxes are wider than their ink."""


def draw(game: str, language: str) -> bytes:
    return encode_golden(render(game, samples_of(game)[WORDIEST[game]], locale=language))


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

    for name, view in samples_of(key).items():
        with patch.object(fonts, "fit_size", spy):
            words = find_words(key, view, locale=language)
        require_room(name, words, _TOUCH)
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
def test_words_of_pictures_may_be_a_third_longer_and_come_from_the_files(key: str, tmp_path: Path) -> None:
    """Whatever is drawn without an accent stands in the code instead of the files."""
    with speaking_pseudo(tmp_path) as language:
        for name, view in samples_of(key).items():
            words = find_words(key, view, locale=language)
            require_room(name, words, _TOUCH_IF_LONG)
            sentences = [RENDERERS[key].alt_text(view, text=texts(language)), *words]
            plain = [each for each in sentences if re.search(r"(?<!\w)[A-Za-z]{3,}(?!\w)", each)]
            assert plain == [], name


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


if __name__ == "__main__":
    for case in CASES:
        (FOLDER / f"{'-'.join(case)}.jpg").write_bytes(draw(*case))
