"""The JSON schema of record files, made from the types that read them."""

import inspect
import re
from typing import Any

import msgspec

from bot.services.record import Record

_FIELD = re.compile(r"^    (\w+): (.+(?:\n {8}.+)*)", re.MULTILINE)


def record_schema() -> dict[str, Any]:
    """Return the JSON schema of record files, each field with its description."""
    schema = msgspec.json.schema(Record)
    for definition in schema["$defs"].values():
        about, _, fields = inspect.cleandoc(definition["description"]).partition("\n\nAttributes:\n")
        definition["description"] = _words(about)
        for name, description in _FIELD.findall(fields):
            definition["properties"][name]["description"] = _words(description)
    return {"$schema": "https://json-schema.org/draft/2020-12/schema", **schema}


def _words(text: str) -> str:
    """Return a part of a docstring on one line, without the marks of code."""
    return " ".join(text.split()).replace("``None``", "null").replace("``", "")
