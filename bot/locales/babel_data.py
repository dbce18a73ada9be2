"""What Babel knows about languages: texts need plurals, numbers and dates, and the rest is forgotten."""

from typing import Any, Final, cast

from babel import localedata
from babel.core import get_global

_UNUSED: Final = (
    "compact_currency_formats",
    "compact_decimal_formats",
    "compound_unit_patterns",
    "currency_names",
    "currency_names_plural",
    "currency_symbols",
    "date_fields",
    "datetime_skeletons",
    "interval_formats",
    "languages",
    "meta_zones",
    "scripts",
    "territories",
    "time_zones",
    "unit_display_names",
    "unit_patterns",
    "variants",
)
_UNUSED_EVERYWHERE: Final = (
    "territory_currencies",
    "territory_languages",
    "territory_zones",
    "windows_zone_mapping",
    "zone_territories",
)


def forget_unused(language: str) -> None:
    """Forget the names of countries, currencies, units and the like: they take a megabyte for each language.

    It has to be called before others take the memory between them.
    """
    for kind in _UNUSED_EVERYWHERE:
        cast("dict[str, Any]", get_global(kind)).clear()
    for name in filter(localedata.exists, ("root", language)):  # a language begins with a copy of the root
        data = localedata.load(name)
        for kind in _UNUSED:
            data.pop(kind, None)
