"""Every sentence that somebody reads is in Fluent, and is used."""

import ast
import re
from collections import Counter
from collections.abc import Iterable, Iterator, Mapping
from dataclasses import dataclass
from functools import cache
from pathlib import Path, PurePosixPath

import pytest
from fluent.syntax import FluentParser
from fluent.syntax import ast as ftl

from tests.codebase.sources import CODE, ROOT, Source, dotted_name, project_files, report, sample, sources
from tests.locales.messages import OPERATOR_FILES, Message

pytestmark = pytest.mark.xdist_group("codebase")

LOCALES = PurePosixPath("bot/locales")
LOG_CALL = re.compile(r"(.*\.)?_?(log|logger|logging)\.(debug|info|warning|error|exception|critical|log)")
SQL_CALL = re.compile(r"sqlalchemy\..*\b(text|DDL)|(.*\.)?(exec_driver_sql|execute)")
LOOKUP_CALL = re.compile(r"(?!sqlalchemy\.)(.*\.)?(text|t|format_text|terminal_text)")
PROGRAMMER_ERRORS = re.compile(
    r"(.*\.)?(Arithmetic|Assertion|Attribute|Index|Key|Lookup|NotImplemented|Runtime|Type|Value)Error"
)
MIGRATIONS = "bot/store/migrations/"
SIMULATION = "bot/simulation/"
"""It answers in Discord's own words, which only programmers read."""
LESSONS = "bot/lessons/"
"""They hold actions in notation, which only the rules read."""
ALLOWED_SENTENCES = {
    "status IN ('lobby', 'running')",
}
"""Strings that look like a sentence but that nobody reads."""


# Sentences in code

HOLE = "\0"
WORD = re.compile(r"[^\W\d_]+(?:['’-][^\W\d_]+)*")
EDGES = "\"'“”‘’()[]*_.,;:!?…"


def looks_like_a_sentence(text: str) -> bool:
    """Return whether three words stand in a row; values, numbers and dashes do not end the row."""
    row: list[str] = []
    for token in text.split():
        bare = token.strip(EDGES)
        if WORD.fullmatch(bare):
            row.append(bare)
        elif any(sign.isalpha() for sign in token) and HOLE not in token and "{" not in token:
            row = []
        if len(row) >= 3 and sum(len(word) > 1 for word in row) >= 2:
            return True
    return False


def strings(node: ast.AST, names: Mapping[str, str]) -> Iterator[tuple[int, str]]:
    """Yield the strings below ``node`` and their lines; an f-string is one with a mark for each value."""
    if nobody_reads(node, names):
        return
    if isinstance(node, ast.JoinedStr):
        parts = [part.value if isinstance(part, ast.Constant) else HOLE for part in node.values]
        yield node.lineno, "".join(map(str, parts))
    elif isinstance(node, ast.Constant) and isinstance(node.value, str):
        yield node.lineno, node.value
    for child in children(node):
        yield from strings(child, names)


def children(node: ast.AST) -> Iterable[ast.AST]:
    """Return what is below ``node`` and may hold a string of its own."""
    if isinstance(node, ast.Assert):
        return [node.test]
    if isinstance(node, ast.JoinedStr):
        return [part for part in node.values if isinstance(part, ast.FormattedValue)]
    return ast.iter_child_nodes(node)


def nobody_reads(node: ast.AST, names: Mapping[str, str]) -> bool:
    """Return whether the strings below are for programmers or machines: docs, log, errors, patterns, SQL."""
    if isinstance(node, ast.Expr):
        return isinstance(node.value, ast.Constant)
    if isinstance(node, ast.Assign):
        return any(isinstance(target, ast.Name) and target.id == "__all__" for target in node.targets)
    if isinstance(node, ast.Raise):
        exception = node.exc.func if isinstance(node.exc, ast.Call) else node.exc
        return (
            exception is not None and PROGRAMMER_ERRORS.fullmatch(dotted_name(exception, names)) is not None
        )
    if isinstance(node, ast.Call):
        name = dotted_name(node.func, names)
        if isinstance(node.func, ast.Attribute) and isinstance(node.func.value, ast.Constant):
            return node.func.attr == "split"  # a list of words
        return name.startswith("re.") or any(kind.fullmatch(name) for kind in (LOG_CALL, SQL_CALL))
    return False


def sentences(source: Source) -> Iterator[tuple[str, str]]:
    """Yield the places where a sentence is written into the code, and the sentence."""
    if str(source.path).startswith((MIGRATIONS, SIMULATION, LESSONS)):
        return
    for line, text in strings(source.tree, source.names):
        if looks_like_a_sentence(text):
            yield f"{source.path}:{line}", text


def test_sentences_are_in_fluent_not_in_code() -> None:
    findings = [entry for source in sources(*CODE) for entry in sentences(source)]
    report(f"{place} {text!r}" for place, text in findings if text not in ALLOWED_SENTENCES)
    report(f"no longer there: {text!r}" for text in ALLOWED_SENTENCES - {text for _, text in findings})


@pytest.mark.parametrize(
    "code",
    [
        'await answer("It is not your turn.")',
        'await answer(f"It is {name}\'s turn.")',
        'await answer("Take " f"{count} of the stones")',
        'x = {"title": "Rules of the game"}',
        'raise Refused("You are not in this match")',
        'x = f"{seat} — choose 2 cards, please"',
        'def f(reason="Somebody else was faster"): ...',
        'text("It is over now")',
        'assert f("You win a prize")',
        'x = "Ваш ход сейчас, друг"',
    ],
)
def test_a_sentence_is_found(code: str) -> None:
    assert list(sentences(sample(code)))
    assert not list(sentences(sample(code, f"{MIGRATIONS}versions/one.py")))


@pytest.mark.parametrize(
    "code",
    [
        '"""The docstring of this module."""',
        'def f():\n    """The result of this function."""',
        'x = 1\n"""The words about this value."""',
        '__all__ = ["one two three"]',
        'log.info("turn was committed late")',
        'self._log.exception("turn was not committed", exc_info=True)',
        'raise ValueError("a board has four sides")',
        'assert x, "this can not happen"',
        'import re\nre.compile("one two three")',
        'import sqlalchemy as sa\nsa.text("select one from two")',
        'from sqlalchemy import text\ntext("select one from two")',
        'connect().execute("select one from two")',
        'words = "one two three four".split()',
        'connection.exec_driver_sql("BEGIN IMMEDIATE TRANSACTION now")',
        'x = "match-your-turn"',
        'x = f"{kind} {row} {column}"',
        'x = "PRAGMA journal_mode=WAL"',
        'x = "place a1 b2 c3 d4"',
        'x = "two words"',
        "x = 'a, b, c'",
    ],
)
def test_strings_that_are_no_sentences_are_not_found(code: str) -> None:
    assert list(sentences(sample(code))) == []


# Fluent


def messages_in(content: str) -> list[Message]:
    """Return the messages of a Fluent file; other lines are left out, as they are when the bot runs."""
    entries = FluentParser(with_spans=False).parse(content).body
    return [Message("", entry) for entry in entries if isinstance(entry, ftl.Message)]


def flaws_in(content: str) -> Iterator[str]:
    """Yield what is not Fluent (it is skipped when the bot runs), and lines with blanks at the end."""
    for entry in FluentParser(with_spans=False).parse(content).body:
        if isinstance(entry, ftl.Junk):
            yield f"not Fluent: {(entry.content or '').splitlines()[0]!r}"
    yield from (f"ends with blanks: {line!r}" for line in content.splitlines() if line != line.rstrip())


@cache
def fluent_files() -> tuple[PurePosixPath, ...]:
    return tuple(path for path in project_files() if path.suffix == ".ftl")


def all_messages(language: str) -> list[Message]:
    """Return the messages of all files of a language."""
    paths = [path for path in fluent_files() if path.parent == LOCALES / language]
    return [message for path in paths for message in messages_in((ROOT / path).read_text(encoding="utf-8"))]


@cache
def english() -> Mapping[str, Message]:
    """Return the English messages by id."""
    return {message.key: message for message in all_messages("en")}


def test_no_message_is_there_twice() -> None:
    for language in sorted({path.parent.name for path in fluent_files()}):
        count = Counter(message.key for message in all_messages(language))
        report(f"{language}: {key} is there {times} times" for key, times in count.items() if times > 1)


def test_fluent_files_are_well_written() -> None:
    for path in fluent_files():
        report(f"{path}: {flaw}" for flaw in flaws_in((ROOT / path).read_text(encoding="utf-8")))


def test_flaws_in_fluent_files_are_found() -> None:
    expected = ["not Fluent: '    **B** b'", "ends with blanks: 'c = C '"]
    assert list(flaws_in("a =\n    A\n    **B** b\nc = C \n")) == expected


SOMETHING = r"[\w-]+"


@dataclass(frozen=True)
class Lookup:
    """A place where code asks for a message: its id as a pattern, and the values given if they are known."""

    place: str
    pattern: str
    values: frozenset[str] | None


def id_patterns(node: ast.AST) -> Iterator[str]:
    r"""Yield the ids that an expression can be, as patterns: ``match-begun``, ``rules-[\w-]+``."""
    if isinstance(node, ast.Constant) and isinstance(node.value, str):
        yield re.escape(node.value)
    elif isinstance(node, ast.JoinedStr):
        parts = [str(part.value) if isinstance(part, ast.Constant) else HOLE for part in node.values]
        yield re.escape("".join(parts)).replace(re.escape(HOLE), SOMETHING)
    elif isinstance(node, ast.IfExp):
        yield from id_patterns(node.body)
        yield from id_patterns(node.orelse)


def lookups(source: Source) -> Iterator[Lookup]:
    """Yield every ``text("...")``, ``t("...")`` or ``format_text(locale, "...")`` whose id can be read."""
    names = source.names
    for node in ast.walk(source.tree):
        if not isinstance(node, ast.Call) or not node.args or not is_lookup(node.func, names):
            continue
        values = [keyword.arg for keyword in node.keywords]
        known_values = None if None in values else frozenset(filter(None, values))
        key = node.args[-1] if dotted_name(node.func, names).endswith("format_text") else node.args[0]
        for pattern in id_patterns(key):
            yield Lookup(f"{source.path}:{node.lineno}", pattern, known_values)


def is_lookup(function: ast.AST, names: Mapping[str, str]) -> bool:
    """Return whether a call of this looks a message up; ``texts("en")`` returns such a function too."""
    if isinstance(function, ast.Call):
        return dotted_name(function.func, names).endswith(".texts")
    return LOOKUP_CALL.fullmatch(dotted_name(function, names)) is not None


def wrong_lookups(source: Source, messages: Mapping[str, Message]) -> Iterator[str]:
    """Yield look-ups of a message that does not exist, or without a value that it needs."""
    for lookup in lookups(source):
        matches = [message for key, message in messages.items() if re.fullmatch(lookup.pattern, key)]
        if not matches:
            yield f"{lookup.place} asks for {lookup.pattern}, which no message is"
        if lookup.values is not None and SOMETHING not in lookup.pattern:
            missing = sorted(name for message in matches for name in message.variables - lookup.values)
            yield from (f"{lookup.place} gives {lookup.pattern} no ${name}" for name in missing)


def test_every_message_asked_for_exists_and_gets_its_values() -> None:
    report(line for source in sources(*CODE) for line in wrong_lookups(source, english()))


def used_patterns(source: Source) -> Iterator[str]:
    """Yield the patterns of all strings that may be ids: whole ones, and f-strings with enough of an id."""
    for node in ast.walk(source.tree):
        for pattern in id_patterns(node) if isinstance(node, ast.Constant | ast.JoinedStr) else ():
            literal = pattern.replace(SOMETHING, "").replace("\\", "")
            if re.fullmatch(r"(?=.*-)[\w-]{4,}" if SOMETHING in pattern else r"[\w-]+", literal):
                yield pattern


def find_unused(messages: Mapping[str, Message], patterns: Iterable[str]) -> list[str]:
    """Return the messages that no pattern and no other message names."""
    quoted_keys = {key for message in messages.values() for key in message.references}
    used_pattern = re.compile("|".join(sorted(set(patterns))) or "(?!)")
    return sorted(key for key in messages if key not in quoted_keys and not used_pattern.fullmatch(key))


def test_every_message_is_used() -> None:
    patterns = {pattern for source in sources(*CODE) for pattern in used_patterns(source)}
    did_patterns = [pattern for pattern in patterns if re.search(r"\bdid\b", pattern)]
    other_forms = {pattern.replace("did", form) for pattern in did_patterns for form in ("do", "you")}
    report(find_unused(english(), patterns | other_forms))


EXAMPLE = """
help = Help
match-begun = Go, { $player }.
match-over = Done.
rules-one = 1
rules-two = { rules-one }
"""


@pytest.mark.parametrize(
    ("code", "wrong"),
    [
        ('text("match-begun", player=x)', []),
        ('text("match-begun", **values)', []),
        ('t("match-over")', []),
        ('texts(locale)("match-over")', []),
        (
            'from bot.locales import texts\ntexts(locale)("match-gone")',
            ["asks for match\\-gone, which no message is"],
        ),
        ('self.text(f"rules-{page}")', []),
        ('text("match-over" if x else "match-gone")', ["asks for match\\-gone, which no message is"]),
        ('text("match-begun")', ["gives match\\-begun no $player"]),
        ('text(f"match-{x}")', []),
        ('from bot.locales import format_text\nformat_text(x, "match-over")', []),
        ('text(f"gone-{page}")', ["asks for gone\\-[\\w-]+, which no message is"]),
        ('from sqlalchemy import text\ntext("match-gone")', []),
        ("text(key)", []),
        ('draw.text((0, 0), "match-gone")', []),
    ],
)
def test_wrong_lookups_are_found(code: str, wrong: list[str]) -> None:
    messages = {message.key: message for message in messages_in(EXAMPLE)}
    assert [line.split(" ", 1)[1] for line in wrong_lookups(sample(code), messages)] == wrong


@pytest.mark.parametrize(
    ("code", "unused_keys"),
    [
        ("", ["help", "match-begun", "match-over", "rules-two"]),
        ('x = {1: "match-begun"}\ntext("match-over")', ["help", "rules-two"]),
        ('text("help")\ntext(f"match-{x}")', ["rules-two"]),
        ('x = "help"\ntext(f"{x}-over")', ["match-begun", "rules-two"]),
        ('text(f"{x}-{y}")', ["help", "match-begun", "match-over", "rules-two"]),
        ('x = f"no id, {x}-two"', ["help", "match-begun", "match-over", "rules-two"]),
    ],
)
def test_unused_messages_are_found(code: str, unused_keys: list[str]) -> None:
    messages = {message.key: message for message in messages_in(EXAMPLE)}
    assert find_unused(messages, used_patterns(sample(code))) == unused_keys


def test_players_are_never_asked_to_click() -> None:
    """Nobody clicks on a phone: sentences for players say "press" or "choose"."""
    sentences = [
        f"{path.name}: {line}"
        for path in sorted(Path("bot/locales/en").glob("*.ftl"))
        if path.stem not in OPERATOR_FILES
        for line in path.read_text("utf-8").splitlines()
        if not line.startswith("#") and re.search("click", line.partition(" = ")[2] or line, re.IGNORECASE)
    ]
    assert sentences == []
