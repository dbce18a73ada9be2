"""Every language that is offered is complete, says the same as the English, and fits wherever it is shown."""

import itertools
import re
from collections.abc import Iterator, Sequence
from typing import Any

import pytest

from bot.games import GAMES
from bot.locales import FALLBACK, format_text, languages, texts
from rendering.kit import covers
from rendering.words import comma_list
from rendering.words.sections import split_rules
from tests.locales.messages import PLURALS, Message, list_files, read_messages, read_player_messages
from tests.locales.requirements import LABEL, WORST, longest_allowed, shown_names, wanted
from tests.locales.said_otherwise import find_said_otherwise, read_reasoned, stem, without_accents
from tests.locales.terms import read_terms

TRANSLATIONS = [language for language in languages() if language != FALLBACK]
FUNCTIONS = {"ko": {"JOSA"}, "fr": {"ELIDE"}, "es": {"Y", "O"}, "th": {"SPACE"}}
_FOR_ALL = {"NUMBER", "DATETIME"}

NASTY = ("i", "W" * 32, "7", "Ünï", "김", "ไทย", "𝕏", "<@123456789012345678>", "*_*")
NUMBERS = (0, 1, 2, 5, 11, 1_234_567)


def pairs(language: str) -> Iterator[tuple[str, Message, Message]]:
    """Yield the key, the English message and the translation of all that are there."""
    messages = read_messages(language)
    return ((key, english, messages[key]) for key, english in wanted().items() if key in messages)


def test_all_languages_are_offered() -> None:
    assert languages() == ("en", "es", "fr", "ko", "th")
    assert len({texts(language)("language-name") for language in languages()}) == len(languages())


@pytest.mark.parametrize("language", TRANSLATIONS)
def test_no_message_is_missing_or_superfluous(language: str) -> None:
    messages = read_messages(language)
    assert sorted(wanted().keys() - messages.keys()) == [], "missing"
    assert sorted(messages.keys() - wanted().keys()) == [], "not needed"
    elsewhere = [key for key, english, message in pairs(language) if english.file != message.file]
    assert elsewhere == [], "in another file than in English"


@pytest.mark.parametrize("language", TRANSLATIONS)
def test_messages_have_the_variables_of_the_english_ones(language: str) -> None:
    for key, english, message in pairs(language):
        assert message.variables <= english.variables, f"{key} has variables that the code does not give"
        assert english.printed <= message.variables, f"{key} leaves something out"
        assert message.references == english.references, key
        assert message.functions <= FUNCTIONS[language] | _FOR_ALL, key


@pytest.mark.parametrize("language", TRANSLATIONS)
def test_messages_choose_by_what_the_code_gives(language: str) -> None:
    """Plurals are those of the language, and every other variant of the English is there."""
    for key, english, message in pairs(language):
        by_variable = {select.variable: select for select in english.selects}
        for select in message.selects:
            other = by_variable.get(select.variable)
            if other is None or other.is_plural:
                categories = {each for each in select.keys if not re.fullmatch(r"[\d.]+", each)}
                assert categories <= PLURALS[language], f"{key}: {select}"
            else:
                assert select.keys == other.keys, f"{key}: {select} instead of {other}"


@pytest.mark.parametrize("language", languages())
def test_what_stands_on_controls_fits_with_the_longest_values(language: str) -> None:
    too_long = {}
    for key, message in read_messages(language).items():
        longest, words = longest_allowed(key), message.longest(WORST)
        if longest is not None and len(words) > longest:
            too_long[key] = f"{len(words)} > {longest}: {words}"
        if key in shown_names() or key.endswith(("-form-title", "-form-label")):
            assert len(words) <= LABEL, key
    assert too_long == {}


@pytest.mark.parametrize("language", languages())
@pytest.mark.parametrize("key", ["list-comma", "list-semicolon", "list-sentences"])
def test_the_same_is_between_all_items_of_a_list(key: str, language: str) -> None:
    """So that `comma_list` can put it between them."""
    text = texts(language)
    between = text(key, first="", next="")
    assert text(key, first="one", next="two") == f"one{between}two"
    assert comma_list(["1", "2", "3"], text, key) == between.join("123")


@pytest.mark.parametrize("language", languages())
def test_every_message_can_be_said_with_nasty_values(language: str) -> None:
    messages = read_messages(language)
    for key, message in messages.items():
        for values in _list_values([message, *(messages[each] for each in message.references)]):
            words = format_text(language, key, values)
            assert "{" not in words, key
            assert "�" not in words, key


def _list_values(messages: Sequence[Message]) -> Iterator[dict[str, Any]]:
    """Yield values for all variants of a message and of those in it: numbers where it counts, nasty words."""
    choices: dict[str, list[Any]] = {
        name: list(NUMBERS if name in each.numbers else NASTY) for each in messages for name in each.variables
    }
    for select in (select for each in messages for select in each.selects):
        numbers = [float(key) for key in select.keys if re.fullmatch(r"[\d.]+", key)]
        choices[select.variable] = [*NUMBERS, *numbers] if select.is_plural else sorted(select.keys)
    if not any("DATETIME" in each.functions for each in messages):
        for number in range(max(map(len, choices.values()), default=1)):
            yield {name: values[number % len(values)] for name, values in choices.items()}


@pytest.mark.parametrize("language", TRANSLATIONS)
def test_a_thing_is_called_by_its_term(language: str) -> None:
    """Words that the term base rules out are nowhere in the texts."""
    rows = read_terms(language)
    assert len(rows) > 80
    found = {}
    for key, message in read_player_messages(language).items():
        for text, row in itertools.product(message.list_texts(), rows):
            words = re.sub("`[^`]*`", "", text)
            for wrong in row.wrong if row.concerns(message.file) else ():
                if re.search(rf"(?<!\w){re.escape(wrong)}(?!\w)", words, re.IGNORECASE):
                    found[key, wrong] = row.english
    assert found == {}


@pytest.mark.parametrize("language", TRANSLATIONS)
def test_terms_are_those_of_the_texts(language: str) -> None:
    """Every term of the base is a word of the texts: a row about nothing helps nobody."""
    whole = "\n".join(
        without_accents(words)
        for message in read_messages(language).values()
        for words in message.list_texts()
    )
    unused = [
        row.english for row in read_terms(language) if not any(stem(term) in whole for term in row.terms)
    ]
    assert unused == []


@pytest.mark.parametrize("language", TRANSLATIONS)
def test_what_english_calls_by_a_term_is_called_by_its_term(language: str) -> None:
    found = {(thing, key) for thing, keys in find_said_otherwise(language).items() for key in keys}
    reasoned = read_reasoned()
    assert found - reasoned["all"] - reasoned[language] == set()
    assert reasoned[language] <= found, "no longer said otherwise"


@pytest.mark.parametrize("language", TRANSLATIONS)
def test_rules_have_the_same_sections(language: str) -> None:
    """Buttons lead to a section by its number."""
    for game in GAMES:
        options = dict.fromkeys(read_messages(FALLBACK)[f"{game}-rules"].variables, "")
        counts = [
            len(split_rules(format_text(each, f"{game}-rules", options))[1]) for each in (FALLBACK, language)
        ]
        assert counts[0] == counts[1], game


@pytest.mark.parametrize("language", TRANSLATIONS)
def test_code_and_markup_are_those_of_the_english(language: str) -> None:
    """Commands and notation are written alike everywhere, and what is bold has an end."""
    for key, english, message in pairs(language):
        ours, theirs = (
            {code for words in each.list_texts() for code in re.findall(r"`/[^`]+`", words)}
            for each in (message, english)
        )
        assert ours == theirs, key
        assert "\u200b" not in "".join(message.list_texts()), key
        for word in ("**", "`"):
            assert message.longest({}).count(word) % 2 == english.longest({}).count(word) % 2, key


@pytest.mark.parametrize("language", TRANSLATIONS)
def test_fonts_have_all_letters_of_pictures(language: str) -> None:
    for path in list_files(language):
        if path.stem not in ("pictures", "page") and not path.stem.endswith("_pictures"):
            continue
        letters = {
            letter for letter in path.read_text(encoding="utf-8") if letter.isalpha() or letter in "«»’…"
        }
        assert [letter for letter in letters if not covers(letter)] == [], path.name


@pytest.mark.parametrize("language", ["ko", "th"])
def test_no_english_is_left(language: str) -> None:
    allowed = re.compile(
        r"`[^`]*`|/[a-z]*( ?[a-z-]+)*|https?:\S+|(?<![A-Za-z])(Constructor|Space Builder|Builders?"
        r"|The|Guildhall|Discord|BGA|SHA|HTML|html|JSON|GIF|WebP|PNG|MP4|JavaScript|Home|End|Esc|Seoul|Bangkok|everyone|here|new)"
        r"(?![A-Za-z])"
    )
    left = {
        key: found
        for key, message in read_player_messages(language).items()
        for words in message.list_texts()
        if (found := re.findall(r"[A-Za-z]{3,}", allowed.sub("", words)))
    }
    assert left == {}
