"""Who is told what, where and when: pure decisions on what people wish."""

from typing import Final, Literal, NamedTuple

from msgspec.structs import replace

from bot.services.hours import DAY, next_time, quiet_until
from bot.store.records import Addressee, Match, Person

MOST_DIRECTS: Final = 40
"""The direct messages that one person gets in a day; what is more is told in the channel."""
MOST_REMINDERS: Final = 4
"""The reminders of one turn after which the bot falls silent on it."""
LONGEST_NEWS: Final = 3_600_000
"""How long, in milliseconds, the end of a match is news."""
LEASE: Final = 60_000
"""How long, in milliseconds, nobody else tells what one process is telling."""

About = Literal["invited", "asked", "turn", "over", "next"]


Way = Literal["mention", "direct", "nothing"]


class Decision(NamedTuple):
    """How somebody is told: by a mention in the channel, by direct message, not at all; and when."""

    way: Way
    at: int


def decide(addressee: Addressee, match: Match, now: int) -> Decision:
    """How somebody is told what a match has for them now.

    What waited for the end of quiet hours, of an absence or for the daily digest comes by direct message: all
    of it in one, over all servers. Whom Discord does not let be written to is mentioned in the channel.
    """
    person = addressee.person
    if person.notices == "none" or is_muted(addressee, match):
        return Decision("nothing", now)
    at = held_until(person, now)
    if at > now and match.over:
        return Decision("nothing", now)
    direct = (person.notices == "direct" or at > now) and may_write_to(person, now)
    return Decision("direct" if direct else "mention", at)


def decide_again(addressee: Addressee, match: Match, now: int, way: Way) -> Decision:
    """How somebody is told now what has waited for them to be told one ``way``."""
    person = addressee.person
    if person.notices == "none" or is_muted(addressee, match):
        return Decision("nothing", now)
    if way == "direct" and not may_write_to(person, now):
        way = "mention"
    return Decision(way, undisturbed_until(person, now))


def is_plain(person: Person) -> bool:
    """Whether somebody wishes nothing in particular, so that nothing of theirs ever waits."""
    return person == Person(user_id=person.user_id, locale=person.locale)


def is_muted(addressee: Addressee, match: Match) -> bool:
    """Whether somebody muted the match or its present turn."""
    return addressee.muted is not None and addressee.muted in (0, match.turn)


def held_until(person: Person, now: int) -> int:
    """Until when what comes now waits: for the daily digest too; ``now`` if it is told at once."""
    at = undisturbed_until(person, now)
    if person.digest is not None:
        at = quiet_until(person, next_time(person, person.digest, at))
    return at


def undisturbed_until(person: Person, now: int) -> int:
    """Until when nothing at all is told to somebody: the end of an absence, of quiet hours."""
    away = person.away_until if person.away_until and person.away_until > now else now
    return quiet_until(person, away)


def may_write_to(person: Person, now: int) -> bool:
    """Whether a direct message may be sent: Discord refused none, and there were not too many of late."""
    return not person.refused and (now - person.directs_since >= DAY or person.directs < MOST_DIRECTS)


def written_to(person: Person, now: int) -> Person:
    """The person after one more direct message."""
    if now - person.directs_since >= DAY:
        return replace(person, directs_since=now, directs=1)
    return replace(person, directs=person.directs + 1)


def about(
    match: Match, user: int, now: int = 0, *, early: bool = False, openly: bool = False
) -> About | None:
    """What a match has for somebody now; ``None`` if there is nothing to tell any more.

    ``early``: that they are next, too. ``openly``: as far as everybody may know. An end that is long past is
    nothing to tell.
    """
    if match.over:
        fresh = now - (match.ended_at or 0) < LONGEST_NEWS
        return "over" if user in match.players and fresh else None
    if match.status == "lobby":
        return "invited" if user in match.invited and user not in match.players else None
    player = match.player_of(user)
    if player is None:
        return None
    request = match.request
    if request is not None and player not in {request.by, *request.agreed, *match.resigned}:
        return "asked"
    if player in match.known_to_owe() if openly else owes(match, player):
        return "turn"
    return "next" if early and next_in_line(match) == user else None


def urgency(match: Match, user: int) -> tuple[bool, int, int]:
    """Sorts somebody's matches: first those in which they owe something, the least time left first."""
    player = match.player_of(user)
    due = match.attends(player).due_at if player is not None else None
    return (about(match, user) not in ("turn", "asked"), due if due is not None else 2**62, match.id)


def owes(match: Match, player: int) -> bool:
    """Return whether a player has something to do now, as far as they may know.

    Once all have acted in secret, only time has: that the rules name everybody then would tell a player so.
    """
    if player not in match.owed():
        return False
    rules, state = match.rules, match.state
    return not rules.covert(state) or not all(map(rules.of_house, rules.legal_actions(state, player)))


def waited_for_alone(match: Match) -> int | None:
    """The player for whom all others wait, as everybody may know; ``None`` unless several owed at once."""
    if match.status != "running" or not match.rules.is_simultaneous(match.state):
        return None
    owing = match.known_to_owe()
    return min(owing) if len(owing) == 1 else None


def next_in_line(match: Match) -> int | None:
    """The account that plays after the one who owes an action alone; ``None`` while several may act."""
    owing = match.known_to_owe()
    if len(owing) != 1 or match.simultaneous:
        return None
    (player,) = owing
    count = len(match.players)
    for step in range(1, count):
        after = (player + step) % count
        if after not in match.resigned:
            return match.players[after]
    return None
