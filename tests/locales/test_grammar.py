"""Words that fit the value beside them: particles, elision, and other words for "and" and "or"."""

import re

import pytest

from bot.locales.grammar import with_and, with_elision, with_or, with_particle, with_space
from rendering.kit.breaks import read_table, split_words
from tests.locales.messages import read_player_messages


@pytest.mark.parametrize(
    ("value", "words"),
    [
        ("돌", "돌을"),
        ("나무", "나무를"),
        ("**돌**", "**돌**을"),
        ("🔴 산호", "🔴 산호를"),
        ("b2", "b2를"),
        ("13", "13을"),
        ("C", "C를"),
        ("L", "L을"),
        ("Crane", "Crane을(를)"),
        (10, "10을"),
        (0, "0을"),
        (40_000, "40000을"),
        ("🏠", "🏠을(를)"),
        ("", "을(를)"),
        ("기중기 I", "기중기 I을"),
        ("기중기 II", "기중기 II를"),
        ("견습공(돌 2)", "견습공(돌 2)을"),
    ],
)
def test_a_particle_follows_the_last_sound(value: object, words: str) -> None:
    assert with_particle(value, "을/를") == words


@pytest.mark.parametrize(
    ("value", "words"),
    [
        ("돌", "돌로"),
        ("나무", "나무로"),
        ("현장", "현장으로"),
        ("7", "7로"),
        ("6", "6으로"),
        ("Ada", "Ada(으)로"),
    ],
)
def test_the_particle_of_direction_knows_an_exception(value: str, words: str) -> None:
    assert with_particle(value, "으로/로") == words


@pytest.mark.parametrize(
    ("value", "words"),
    [
        ("argile", "d’argile"),
        ("Église", "d’Église"),
        ("*herbe*", "d’*herbe*"),
        ("bois", "de bois"),
        ("🟨 Ambre", "de 🟨 Ambre"),
        (8, "de 8"),
    ],
)
def test_a_french_word_loses_its_vowel_before_another_one(value: object, words: str) -> None:
    assert with_elision("de", value) == words


def test_spanish_words_avoid_a_repeated_sound() -> None:
    names = ("Inés", "Hilda", "Hielo", "Ana", "⚪ Hielo")
    assert [with_and(name)[0] for name in names] == ["e", "e", "y", "y", "y"]
    assert [with_or(name)[0] for name in ("Oscar", "Horacio", "8", "11", "Ana")] == ["u", "u", "u", "u", "o"]


def test_a_thai_word_needs_no_space_before_it() -> None:
    assert [with_space(value) for value in ("ไม้", "Ada", 3)] == ["ไม้", " Ada", " 3"]


def test_thai_breaks_between_words_and_never_within_a_letter() -> None:
    assert split_words("คนงานของคุณ") == ("คนงาน", "ของ", "คุณ")
    name = "ฌ็ฎฺฏิ้"
    assert "".join(split_words(name)) == name
    assert all(part[0] not in "็ฺิ้" for part in split_words(name))
    assert split_words("Ada") == ("Ada",)


def test_every_thai_word_is_in_the_table() -> None:
    table = read_table()
    known = {word for words in table.values() for word in words}
    for key, message in read_player_messages("th").items():
        for words in message.list_texts():
            for run in re.findall("[\u0e01-\u0e5b]+", words):
                assert set(split_words(run)) <= known, f"{key}: make the table of Thai words again"
