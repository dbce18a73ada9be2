"""What tables and boards say of clocks, reminders and absences; no game is asked."""

from discord import ButtonStyle
from discord.utils import format_dt

from bot.clock import from_milliseconds
from bot.locales import Text
from bot.services.clocks import ABSENCES, BANKS, PACES, bank_of, pace_of
from bot.services.hours import DAY
from bot.services.notices import MOST_REMINDERS, next_in_line, waited_for_alone
from bot.store.records import Clock, Match, Overtime
from cogs.support.controls import Choice, Control, Menu
from cogs.support.names import named

OVERTIMES: tuple[Overtime, ...] = ("nothing", "claim", "simplest", "substitute")


def moment(at: int) -> dict[str, str]:
    """A time as each viewer's own Discord shows it: ``at`` the date, ``left`` how long until then."""
    when = from_milliseconds(at)
    return {"at": format_dt(when, "f"), "left": format_dt(when, "R")}


def table_lines(clock: Clock | None, text: Text) -> list[str]:
    """The clock that a table is played with, a line each."""
    if clock is None:
        return [text("clock-none")]
    pace, bank = text(f"clock-pace-{pace_of(clock)}"), text(f"clock-bank-{bank_of(clock)}")
    return [
        text("clock-pace", pace=pace, bank=bank),
        text("clock-waking-on" if clock.waking else "clock-waking-off"),
        text("clock-away", days=clock.away // DAY),
        text(f"clock-overtime-{clock.overtime}"),
    ]


def board_lines(match: Match, text: Text) -> list[str]:
    """Who has time until when, who is away, for whom somebody else plays; only what all may know."""
    lines = [line for player in range(len(match.players)) for line in _player_lines(match, player, text)]
    last = waited_for_alone(match)
    if last is not None:
        lines.append(text("board-last-owed", player=named(match.players[last], text)))
    coming = next_in_line(match)
    if coming in match.told and match.request is None:
        lines.append(text("board-next", player=named(coming, text)))
    return lines


def _player_lines(match: Match, player: int, text: Text) -> list[str]:
    kept, who = match.attends(player), named(match.players[player], text)
    lines = []
    if kept.owner is not None:
        lines.append(text("board-stand-in", player=who, owner=named(kept.owner, text)))
    if kept.away_until is not None:
        away = named(kept.owner, text) if kept.owner is not None else who
        lines.append(text("board-away", player=away, at=moment(kept.away_until)["at"]))
    if kept.left_to_bot and player not in match.resigned:
        lines.append(text("board-bot-plays", player=who))
    if player not in match.known_to_owe():
        return lines
    if kept.late:
        lines.append(text("board-late", player=who))
    elif kept.due_at is not None:
        lines.append(text("board-deadline", player=who, **moment(kept.due_at)))
    if 0 < kept.reminders < MOST_REMINDERS:
        lines.append(text("board-reminded", player=who, count=kept.reminders))
    if kept.reminders >= MOST_REMINDERS:
        lines.append(text("board-last-reminder", player=who))
    return lines


def late_controls(match: Match, seats: list[str], text: Text) -> list[Control]:
    """What the table allows now that somebody's time is up; ``seats`` are the names of the seats."""
    late = [player for player in sorted(match.known_to_owe()) if match.attends(player).late]
    if match.clock is None or match.clock.overtime not in ("claim", "substitute"):
        return []
    if match.clock.overtime == "claim":
        labels = [(text("button-claim", seat=seats[player]), "claim", player) for player in late]
    else:
        labels = [(text("button-take-seat", seat=seats[player]), "take-seat", player) for player in late]
    return [Control(label, verb, str(player), ButtonStyle.danger) for label, verb, player in labels]


def clock_menus(clock: Clock | None, text: Text) -> list[Menu]:
    """The menus by which the host of a table chooses its clock."""
    paces = tuple(Choice(text(f"choice-clock-{key}"), f"pace={key}") for key in ("none", *PACES))
    menus = [Menu(text("clock-menu-pace"), "clock-pace", paces)]
    if clock is None:
        return menus
    banks = tuple(Choice(text(f"choice-bank-{key}"), f"bank={key}") for key in BANKS)
    hours = tuple(Choice(text(f"choice-waking-{key}"), f"waking={key}") for key in ("off", "on"))
    overtimes = tuple(Choice(text(f"choice-overtime-{key}"), f"overtime={key}") for key in OVERTIMES)
    absences = tuple(Choice(text(f"choice-away-{key}"), f"away={key}") for key in ABSENCES)
    return [
        *menus,
        Menu(text("clock-menu-bank"), "clock-bank", banks),
        Menu(text("clock-menu-waking"), "clock-waking", hours),
        Menu(text("clock-menu-away"), "clock-away", absences),
        Menu(text("clock-menu-overtime"), "clock-overtime", overtimes),
    ]
