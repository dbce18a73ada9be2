"""The messages of the Fluent files as trees, for the checks of translations and the tools of translators."""

import re
from collections.abc import Iterator, Mapping, Sequence
from functools import cache
from pathlib import Path
from typing import Any, NamedTuple

from fluent.syntax import FluentParser, ast
from fluent.syntax.visitor import Visitor

import bot.locales

FOLDER = Path(bot.locales.__file__).parent
OPERATOR_FILES = frozenset(("check", "cli", "live_check", "metrics", "settings"))
"""The files for the terminal of the person who runs the bot: they speak of machines, and name variables."""
PLURALS: Mapping[str, frozenset[str]] = {
    "en": frozenset(("one", "other")),
    "es": frozenset(("one", "many", "other")),
    "fr": frozenset(("one", "many", "other")),
    "ko": frozenset(("other",)),
    "th": frozenset(("other",)),
}
"""The plural categories of each language, as in CLDR."""


class Select(NamedTuple):
    """A choice between variants: the variable, and the keys of the variants."""

    variable: str
    keys: frozenset[str]

    @property
    def is_plural(self) -> bool:
        """Whether English chooses by the plural of a number, or by the number itself."""
        return all(key in ("one", "other") or re.fullmatch(r"[\d.]+", key) for key in self.keys)


class _Reader(Visitor):
    def __init__(self) -> None:
        self.printed: set[str] = set()
        self.numbers: set[str] = set()
        self.selects: list[Select] = []
        self.functions: set[str] = set()
        self.references: set[str] = set()

    def visit_VariableReference(self, node: ast.VariableReference) -> None:  # noqa: N802
        self.printed.add(node.id.name)

    def visit_FunctionReference(self, node: ast.FunctionReference) -> None:  # noqa: N802
        self.functions.add(node.id.name)
        if node.id.name == "NUMBER":
            self.numbers.update(each.id.name for each in node.arguments.positional if hasattr(each, "id"))
        self.generic_visit(node)

    def visit_MessageReference(self, node: ast.MessageReference) -> None:  # noqa: N802
        self.references.add(node.id.name)

    def visit_SelectExpression(self, node: ast.SelectExpression) -> None:  # noqa: N802
        selector: Any = node.selector
        if isinstance(selector, ast.FunctionReference):
            (selector,) = selector.arguments.positional
        variable = selector.id.name if isinstance(selector, ast.VariableReference) else "?"
        self.selects.append(Select(variable, frozenset(map(_key_of, node.variants))))
        for variant in node.variants:
            self.visit(variant.value)


def _key_of(variant: ast.Variant) -> str:
    return variant.key.name if isinstance(variant.key, ast.Identifier) else variant.key.value


class Message:
    """A message of a file."""

    def __init__(self, file: str, node: ast.Message) -> None:
        self.file, self.key = file, node.id.name
        self.pattern = node.value
        reader = _Reader()
        if node.value is not None:
            reader.visit(node.value)
        self.printed, self.selects = frozenset(reader.printed), reader.selects
        self.numbers = frozenset(reader.numbers)
        self.functions, self.references = frozenset(reader.functions), frozenset(reader.references)

    @property
    def variables(self) -> frozenset[str]:
        """The variables that it prints or chooses by."""
        return self.printed.union(select.variable for select in self.selects)

    def list_texts(self) -> Iterator[str]:
        """Yield the words between the variables, of all variants."""
        yield from _list_texts(self.pattern)

    def longest(self, values: Mapping[str, str]) -> str:
        """Return the longest text that it can make of values; a variable without a value is empty."""
        return _longest(self.pattern, values)


def _list_texts(pattern: Any) -> Iterator[str]:
    for element in pattern.elements:
        if isinstance(element, ast.TextElement):
            yield element.value
        elif isinstance(element.expression, ast.SelectExpression):
            for variant in element.expression.variants:
                yield from _list_texts(variant.value)
        elif isinstance(element.expression, ast.StringLiteral):
            yield element.expression.value


def _longest(pattern: Any, values: Mapping[str, str]) -> str:
    words = ""
    for element in pattern.elements:
        if isinstance(element, ast.TextElement):
            words += element.value
            continue
        inner = element.expression
        if isinstance(inner, ast.SelectExpression):
            words += max((_longest(variant.value, values) for variant in inner.variants), key=len)
        elif isinstance(inner, ast.StringLiteral):
            words += inner.value
        elif isinstance(inner, ast.VariableReference):
            words += values.get(inner.id.name, "")
        elif isinstance(inner, ast.FunctionReference):
            arguments = inner.arguments.positional
            words += " ".join(values.get(each.id.name, "") for each in arguments if hasattr(each, "id"))
    return words


def list_files(language: str) -> Sequence[Path]:
    """Return the files of a language."""
    return sorted((FOLDER / language).glob("*.ftl"))


def read_player_messages(language: str) -> Mapping[str, Message]:
    """Return the messages of a language by key, without those for the person who runs the bot."""
    return {
        key: message for key, message in read_messages(language).items() if message.file not in OPERATOR_FILES
    }


@cache
def read_messages(language: str) -> Mapping[str, Message]:
    """Return the messages of a language by key."""
    messages: dict[str, Message] = {}
    for path in list_files(language):
        for node in FluentParser().parse(path.read_text(encoding="utf-8")).body:
            if isinstance(node, ast.Junk):
                raise ValueError(f"{path.name}: {str(node.content)[:80]!r} is not Fluent")
            if isinstance(node, ast.Message):
                if node.id.name in messages:
                    raise ValueError(f"{path.name}: {node.id.name} is there twice")
                messages[node.id.name] = Message(path.stem, node)
    return messages
