"""The values that the options of a game allow."""

from collections.abc import Mapping
from typing import Any, get_type_hints

import msgspec


class InvalidOptions(ValueError):  # noqa: N818  reads like IllegalAction beside it
    """A value that an option of a game does not allow, or an option that the game does not have.

    ``allowed_values`` is a range of numbers or a tuple of words; empty if there is no such option.
    """

    def __init__(self, option: str, value: Any, allowed_values: range | tuple[str, ...]) -> None:
        super().__init__(option, value, allowed_values)
        self.option = option
        self.value = value
        self.allowed_values = allowed_values


def find_invalid_option(values: Mapping[str, Any], options: type[msgspec.Struct]) -> InvalidOptions:
    """Return the error for the first value that its option does not allow."""
    types = get_type_hints(options, include_extras=True)
    for name, value in values.items():
        try:
            msgspec.convert(value, types[name])
        except msgspec.ValidationError:
            return InvalidOptions(name, value, _allowed_values(msgspec.inspect.type_info(types[name])))
    raise TypeError("options have to be good or bad one by one")


def _allowed_values(kind: msgspec.inspect.Type) -> range | tuple[str, ...]:
    """Return the values that a type of option allows, without ``None``, which leaves it to the rules."""
    match kind:
        case msgspec.inspect.IntType(ge=int(low), le=int(high)):
            return range(low, high + 1)
        case msgspec.inspect.LiteralType(values=values):
            return tuple(map(str, values))
        case msgspec.inspect.BoolType():
            return (str(True), str(False))
        case msgspec.inspect.UnionType(types=types):
            return _allowed_values(
                next(each for each in types if not isinstance(each, msgspec.inspect.NoneType))
            )
    raise TypeError(f"an option is a number with both limits, one of several words, or a switch, not {kind}")
