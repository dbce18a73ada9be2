"""Search for a time zone by a city or a country."""

import unicodedata
from functools import cache, lru_cache
from importlib.resources import files
from typing import NamedTuple


class Zone(NamedTuple):
    """A time zone as people know it: its IANA name, a city, and its countries, empty if it has none."""

    name: str
    city: str
    country: str


@cache
def zones() -> tuple[Zone, ...]:
    """Return all time zones with a city, sorted by it, and UTC as the first."""
    countries = dict(row[:2] for row in _read_table("iso3166.tab"))
    countries_by_zone = {row[2]: countries[row[0]] for row in _read_table("zone.tab")}
    cities = [Zone(name, city_of(name), country) for name, country in countries_by_zone.items()]
    return (Zone("UTC", "UTC", ""), *sorted(cities, key=lambda zone: zone.city))


_NO_MATCH = 4


def _read_table(name: str) -> list[list[str]]:
    lines = (files("tzdata.zoneinfo") / name).read_text(encoding="utf-8").splitlines()
    return [line.split("\t") for line in lines if line and not line.startswith("#")]


def city_of(name: str) -> str:
    """Return the city of an IANA name: ``Buenos Aires`` for ``America/Argentina/Buenos_Aires``."""
    return name.rpartition("/")[2].replace("_", " ")


def find_zones(query: str, most: int) -> list[Zone]:
    """Return the time zones whose city, country or name contains what was typed, the best first.

    Accents, case and underscores do not matter. Cities that begin with the query come first, then countries
    that do, then other matches.
    """
    folded_query = fold(query)
    ranks = [(_rank(zone, folded_query), zone) for zone in zones()]
    good = sorted((entry for entry in ranks if entry[0] < _NO_MATCH), key=lambda entry: entry[0])
    return [zone for _, zone in good][:most]


def _rank(zone: Zone, query: str) -> int:
    """Return how well a time zone matches, 0 for best."""
    name, city, country = map(fold, zone)
    is_match = (
        city == query,
        city.startswith(query),
        country.startswith(query),
        query in f"{city}\n{country}\n{name}",
    )
    return is_match.index(True) if any(is_match) else _NO_MATCH


@lru_cache(maxsize=4096)  # each letter that somebody types asks for the names of all zones
def fold(text: str) -> str:
    """Return a name, or a part of it that was typed, in small letters without accents."""
    bare = unicodedata.normalize("NFKD", text.replace("_", " ").strip().casefold())
    return "".join(sign for sign in bare if not unicodedata.combining(sign))
