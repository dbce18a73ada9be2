"""What was done in a match, turn by turn: below the head of the live board, and in place of old boards."""

from collections.abc import Callable, Iterable
from itertools import groupby

from bot.locales import Text
from bot.services.export import BrokenRecord, PublicLine, last_turn, public_lines, recent_public_lines
from bot.store import Store
from bot.store.deliveries import SentMessage
from bot.store.models import Match
from cogs.support.explanations import describe_action, say_who_acted
from cogs.support.game_ui import get_ui
from cogs.support.users import user_name
from rendering import RENDERERS
from rendering.wording import and_list

_MOST_TURNS = 3
_LONGEST_TURN = 300
_LONGEST_SUMMARY = 3500


def recent_turns(match: Match, text: Text) -> list[str]:
    """Return what was done since the last turn of the players to act, one line for each of the last turns."""
    lines = recent_public_lines(match)
    since = last_turn(match, match.publicly_to_act())
    turns = sorted({line.turn for line, _ in lines})
    shown = [turn for turn in turns if turn > since][-_MOST_TURNS:] or turns[-1:]
    done = [(line, before) for line, before in lines if line.turn in shown]
    told = _turns(match, done, text, lambda player: RENDERERS[match.game].seat(player, text=text))
    return [_cut(turn, _LONGEST_TURN) for turn in told]


async def summarize(store: Store, match: Match, message: SentMessage, until: int, text: Text) -> str:
    """Return what was done while an old message was the board, empty if that is nothing.

    ``until`` is the ``turn`` of the message after it.
    """
    if message.turn < 0 or until < 0:
        return text("board-earlier")
    if match.state is None:
        return ""
    told = []
    if message.turn == 0:
        players = [_player(match, player, text) for player in range(len(match.players))]
        told.append(text("board-began", players=and_list(players, text)))
    if match.real_time:
        verdict = get_ui(match).verdict(match.view(None), text=text)
        # The board of a round has shown how the round before went.
        return "\n".join(told) or ("" if verdict in message.caption else verdict)
    lines = recent_public_lines(match)
    if not lines or lines[0][0].turn > message.turn:
        try:
            lines = list(public_lines(match, await store.matches.actions(match.id)))
        except BrokenRecord:
            return text("board-earlier")
    done = [line for line in lines if message.turn <= line[0].turn < until]
    if not done and 0 < message.turn < until <= match.turn:  # only an undo ends a turn without an action
        return text("board-taken-back")
    told += _turns(match, done, text, lambda player: _player(match, player, text))
    return _cut("\n".join(told), _LONGEST_SUMMARY)


def _player(match: Match, player: int, text: Text) -> str:
    seat = RENDERERS[match.game].seat(player, text=text)
    return text("board-player", player=user_name(match.players[player], text), seat=seat)


def _turns(match: Match, lines: Iterable[PublicLine], text: Text, name: Callable[[int], str]) -> list[str]:
    """Return a line for each turn, with a sentence for each player who did something in it."""
    told = []
    for _, turn in groupby(lines, key=lambda line: line[0].turn):
        done: dict[tuple[int, str], list[str]] = {}
        for line, before in turn:
            action = match.rules.action_from_string(line.action)
            clause = describe_action(match, line.player, action, before, text)
            done.setdefault((line.player, line.cause if line.is_late else ""), []).append(clause)
        told.append(
            " ".join(
                say_who_acted(name(player), and_list(_count(clauses, text), text), cause, text)
                for (player, cause), clauses in done.items()
            )
        )
    return told


def _count(clauses: Iterable[str], text: Text) -> list[str]:
    """Return clauses with those combined into one that are equal and follow each other."""
    counted = [(clause, len(list(same))) for clause, same in groupby(clauses)]
    return [
        clause if count == 1 else text("log-times", line=clause, count=count) for clause, count in counted
    ]


def _cut(line: str, longest: int) -> str:
    return line if len(line) <= longest else f"{line[: longest - 1].rstrip()}…"
