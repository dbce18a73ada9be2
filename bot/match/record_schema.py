"""The JSON schema of record files of the newest version, made from the types that read them."""

import inspect
import re
from typing import Any

import msgspec

from bot.match.record import VERSION, ActionRow, RecordFile

_FIELD = re.compile(r"^    (\w+): (.+(?:\n {8}.+)*)", re.MULTILINE)


def record_schema() -> dict[str, Any]:
    """Return the JSON schema of record files of the newest version, each field with its description."""
    schema = msgspec.json.schema(RecordFile[ActionRow])
    definitions = schema["$defs"]
    definitions["Record"] = record = definitions.pop(schema["$ref"].rpartition("/")[2])
    record["title"] = "Record"
    record["properties"]["version"] = {"const": VERSION}
    for definition in definitions.values():
        about, _, fields = inspect.cleandoc(definition["description"]).partition("\n\nAttributes:\n")
        definition["description"] = _words(about)
        for number, (name, description) in enumerate(_FIELD.findall(fields)):
            if "properties" in definition:
                definition["properties"][name]["description"] = _words(description)
            else:  # a list, whose items have no names
                definition["prefixItems"][number] |= {"title": name, "description": _words(description)}
    return {"$schema": "https://json-schema.org/draft/2020-12/schema", **schema, "$ref": "#/$defs/Record"}


def _words(text: str) -> str:
    """Return a part of a docstring on one line, without the marks of code."""
    return " ".join(text.split()).replace("``None``", "null").replace("``", "")
