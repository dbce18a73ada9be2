"""The texts of a board: the caption above the picture of a table or a match, and the question below it.

Notifications show the beginning of a message, phones the end of the newest one. So the first line names the
players to act, and the question, which says what to do, stands right above the buttons.
"""

from collections.abc import Sequence
from typing import Any

from bot.games import Score
from bot.locales import Text
from bot.match.commands import find_advantage_user, get_asking_user, get_users_to_answer, silence_agrees
from bot.match.consent import ConsentRequest
from bot.match.models import Match, is_computer
from bot.match.notifications import find_last_stand_ins, find_open_request
from cogs.board.refusal_sentences import explain_pause
from cogs.board.story import name_player, name_user
from cogs.board.summaries import RecentTurns
from cogs.board.time_lines import board_lines, grace_line, table_lines, time_values
from cogs.board.users import user_name, user_names, with_users
from cogs.kit.game_ui import GAME_UIS, get_ui, text_for
from cogs.kit.option_parameters import name_option
from rendering import RENDERERS, with_names
from rendering.words import and_list, comma_list, fit_label

_NOTHING_RECENT = RecentTurns()
_LONGEST_NAME = 10


def caption(
    match: Match, view: Any, text: Text, recent: RecentTurns = _NOTHING_RECENT, above: int = -1
) -> str:
    """Return the text above the picture; ``above`` is the message's `SentMessage.above`."""
    text = with_users(match, text)
    if match.status == "lobby":
        lines = _table_lines(match, text)
    else:
        describe = _end_lines if match.is_over else _board_lines
        below = _question_lines(match, view, text)
        lines = [line for line in describe(match, view, text) if line not in below]
        if match.real_time and above >= 0:  # the message right above has the result of the round
            verdict = get_ui(match).verdict(view, text=text)
            lines = [line for line in lines if line != verdict]
        news = [text("board-recent", turn=turn) for turn in recent.lines]
        is_cut_short = match.ending is not None and match.ending.kind != "played"
        # What was done before a resignation stands before it; otherwise the match would seem to have gone on.
        place = 1 if is_cut_short else len(lines)
        lines[place:place] = news
        lines += _small_print(match, text)
    return "\n".join(line for line in lines if line)


def question(match: Match, view: Any, text: Text, selection: str = "", names: Sequence[str] = ()) -> str:
    """Return the text below the picture: what somebody has to do or to answer; may be empty.

    ``selection`` is what the player has chosen so far within an action; ``names`` are the players' display
    names, because one mention in a message is enough.
    """
    named_text = with_names(text, names)
    lines = _question_lines(match, view, named_text)
    asked = find_asked_players(match)
    if asked:
        prompt = get_ui(match).question(view, selection, text=with_users(match, text))
        player = short_name_of_player(match, asked[0], named_text)
        lines.insert(0, text("board-question", player=player, prompt=prompt) if len(asked) == 1 else prompt)
    return "\n".join(line for line in lines if line)


def find_asked_players(match: Match) -> list[int]:
    """Return the players whom the board asks to act.

    There are none in a pause, while others have to answer a request, and while the bot plays.
    """
    to_act = sorted(match.publicly_to_act())
    if match.pause is not None or find_open_request(match) is not None or only_computers_act(match):
        return []
    return [player for player in to_act if not match.is_played_by_bot(player)]


def _name(match: Match, text: Text) -> str:
    return text(f"{match.game}-name")


def seat_name(match: Match, player: int, text: Text) -> str:
    """Return the name of a seat: its mark and colour."""
    return RENDERERS[match.game].seat(player, text=text_for(match, text))


def player_on_control(match: Match, player: int, text: Text) -> str:
    """Return a player's mark and name for buttons and menus, or the colour if ``text`` has no name."""
    return RENDERERS[match.game].player(player, text=text_for(match, text))


def emoji_of_player(match: Match, player: int, text: Text) -> str:
    """Return the emoji of a player's mark, where a name would be too wide."""
    return player_on_control(match, player, text).partition(" ")[0]


def short_name_of_player(match: Match, player: int, text: Text) -> str:
    """Return a player's mark and name, shortened so that a line about them stays one on a phone."""
    return fit_label(lambda text: player_on_control(match, player, text), text, _LONGEST_NAME)


def find_pinged_role(match: Match) -> int | None:
    """Return the role that the message of a table pings; ``None`` without one or once the match has begun."""
    return match.ping_role if match.status == "lobby" else None


def _table_lines(match: Match, text: Text) -> list[str]:
    lines = [
        text("table-title", game=_name(match, text)),
        text(
            "table-rematch" if match.rotation else "table-opened",
            host=user_name(match.host, text),
            free=match.seats.count(None),
            enough="yes" if len(match.players) in match.rules.players else "no",
        ),
        text("table-invited", guests=user_names(match.missing_guests, text)) if match.missing_guests else "",
    ]
    for player, user in enumerate(match.seats):
        who = text("table-seat-free") if user is None else user_name(user, text)
        lines.append(text("table-seat", seat=seat_name(match, player, text), who=who))
    option_lines = get_ui(match).options(match.options, text=text)
    if (user := find_advantage_user(match)) is not None:
        option_lines.append(describe_advantage(match, user_name(user, text), text))
    if match.time_control is not None:
        option_lines += table_lines(match.time_control, text)
    option_lines += [] if match.boards == "fold" else [text(f"table-boards-{match.boards}")]
    option_lines += [text("table-assisted")] if match.is_assisted else []
    if match.rating not in ("off", "nobody"):
        is_settled = match.rating == "open" and None not in match.seats
        option_lines.append(text("table-rating", state="full" if is_settled else match.rating))
    lines.extend(text("table-option", option=line) for line in option_lines)
    if match.changed_options and set(match.humans) - {match.host}:
        names = [name_option(match.game, name, text) for name in match.changed_options]
        lines.append(text("table-changed", host=user_name(match.host, text), options=and_list(names, text)))
    role = find_pinged_role(match)
    return lines if role is None else [*lines, text("table-ping", role=f"<@&{role}>")]


def describe_advantage(match: Match, name: str, text: Text) -> str:
    """Return the sentence that says what the user or player called ``name`` begins with."""
    count = match.options["advantage"] * get_ui(match).advantage_unit
    return text(f"{match.game}-begins-ahead", player=name, count=count)


def head_start_lines(match: Match, text: Text) -> list[str]:
    """Return the sentence about the advantage of a match, as a list of none or one.

    A record that was written elsewhere may name a player whom its match does not have.
    """
    player = match.options.get("advantage_player", 0)
    if not match.options.get("advantage") or player >= len(match.players):
        return []
    return [describe_advantage(match, name_player(match, player, text), text)]


def _board_lines(match: Match, view: Any, text: Text) -> list[str]:
    where = get_ui(match).title(view, text=text)
    title = "board-title" if where else "board-title-plain"
    return [
        *_turn_lines(match, view, text),
        text(title, game=_name(match, text), where=where),
        _describe_practice(match, text),
        *get_ui(match).notes(match, view, text=text),
        *(text("board-head-start", words=words) for words in head_start_lines(match, text)),
        *board_lines(match, view, text),
        *_leaver_lines(match, text),
    ]


def _leaver_lines(match: Match, text: Text) -> list[str]:
    """Return lines about the players who are out: who left, who was late, and who resigned.

    By the rules of some games nobody leaves, and the bot plays for who resigned.
    """
    claimed = {event.player for event in match.events if event.kind == "claimed"}
    gone: dict[str, list[str]] = {"board-left": [], "board-claimed": [], "board-resigned": []}
    for player in match.resigned:
        has_left = match.rules.has_left(match.state, player)
        key = "board-resigned" if not has_left else "board-claimed" if player in claimed else "board-left"
        gone[key].append(name_player(match, player, text))
    return [text(key, players=comma_list(names, text)) for key, names in gone.items() if names]


def _describe_practice(match: Match, text: Text) -> str:
    if match.rating == "placement":
        return text("board-placement")
    return text("board-practice") if match.is_practice and not match.real_time else ""  # a race has no undo


def _small_print(match: Match, text: Text) -> list[str]:
    if not match.is_over or not match.seed:
        return []
    return [
        *(text("board-head-start", words=words) for words in head_start_lines(match, text)),
        *(
            text("end-stand-in", player=user_name(user, text), owner=user_name(match.players[player], text))
            for player, user in find_last_stand_ins(match).items()
        ),
        _describe_assistance(match, text),
        text("end-alone", command=text(f"command-{match.game}-name")) if len(match.humans) == 1 else "",
        "" if match.humans else text("end-watched", host=user_name(match.host, text)),
    ]


def _describe_assistance(match: Match, text: Text) -> str:
    """Describe how a match was assisted: practice, hints or computers."""
    if match.rating in ("rated", "placement"):
        return text("end-rated", kind=match.rating)
    if match.is_practice:
        return text("end-practice")
    if not match.is_assisted:
        return ""
    kinds = {event.kind for event in match.events}
    has_played = match.humans != match.players or "computer" in kinds
    how = ("both" if "hint" in kinds else "played") if has_played else "hints"
    return text("end-assisted", how=how)


def _undo_scope(match: Match, request: ConsentRequest) -> str:
    """Return the id of the scope of an undo: only actions of the player who asks, or also of others."""
    count = match.action_count - request.kept_actions
    lines = match.recent[-count:]
    is_own = len(lines) == count and all(line.player == request.by or line.is_automatic for line in lines)
    return "last" if is_own and not match.hides_who_acted else "all"


def _turn_lines(match: Match, view: Any, text: Text) -> list[str]:
    """Return the first lines of a board: whose turn it is, but not what to do."""
    pause_lines = [] if match.pause is None else [explain_pause(match, text), text("board-paused-until")]
    request = find_open_request(match)
    if request is not None:
        user, seat = user_name(get_asking_user(match, request), text), seat_name(match, request.by, text)
        asking = text("board-player", player=user, seat=seat)
        waiting = user_names(get_users_to_answer(match, request), text)
        silence = "yes" if silence_agrees(match, request) else "no"
        values = {"at": time_values(request.until)["at"], "silence": silence}
        return [
            *pause_lines,
            text("board-asked", asking=asking, waiting=waiting),
            text(f"request-silence-{request.kind}", **values),
        ]
    if pause_lines:
        return pause_lines
    to_act = sorted(match.publicly_to_act())
    if not to_act:
        return [RENDERERS[match.game].prompt(view, text=text)]
    asked = find_asked_players(match)
    if not asked:
        names = user_names([match.players[player] for player in to_act], text)
        if only_computers_act(match):
            return [text("board-thinking", player=names, count=len(to_act))]
        return [text("board-turn-of-bot", players=names)]
    player_values = [
        {"player": user_name(match.players[player], text), "seat": seat_name(match, player, text)}
        for player in asked
    ]
    if len(player_values) == 1:
        return [text("board-turn", **player_values[0])]
    players = and_list([text("board-player", **names) for names in player_values], text)
    return [text("board-turn-of-all", players=players)]


def _question_lines(match: Match, view: Any, text: Text) -> list[str]:
    """Return the lines below the picture, without the one that says what the players to act have to do."""
    if match.status != "running":
        return []
    request = find_open_request(match)
    if request is not None:
        is_sitting = get_asking_user(match, request) == match.players[request.by]
        named_text = text if is_sitting else with_names(text, ())
        asking = short_name_of_player(match, request.by, named_text)
        return [text(f"request-{request.kind}", asking=asking, scope=_undo_scope(match, request))]
    if match.pause is not None:
        return []
    lines = [grace_line(match, text), *get_ui(match).notes_below_prompt(match, view, text=text)]
    return [line for line in lines if line]


def only_computers_act(match: Match) -> bool:
    """Return whether all publicly known players to act are computers."""
    players = match.publicly_to_act()
    return bool(players) and all(is_computer(match.players[player]) for player in players)


def _end_lines(match: Match, view: Any, text: Text) -> list[str]:
    ending = match.ending
    assert ending is not None
    title = "table-closed-title" if match.state is None else "end-title"
    lines = [text(title, game=_name(match, text)), *ending_lines(match, text)]
    if ending.kind == "played":
        # A tie-break may have decided between others than the winner, so it stands below the scores.
        lines += [*_score_lines(match, text), get_ui(match).verdict(view, text=text)]
    elif ending.outcome is None and match.state is not None:
        lines.append(text("end-players", players=user_names(match.players, text)))
    return lines


def ending_lines(match: Match, text: Text) -> list[str]:
    """Return the sentences that say how a match ended; the last one names the winners, if any."""
    ending = match.ending
    assert ending is not None
    if ending.kind == "played":
        return [_result_line(match, text)]
    if ending.by is None:  # a record file does not say who cancelled the match
        line = text(f"end-{ending.kind}-unnamed")
    else:
        resigned_users = user_names([match.players[player] for player in match.resigned[-1:]], text)
        by, plays = user_name(ending.by, text), "yes" if ending.by in match.seats else "no"
        key = f"table-{ending.kind}" if match.state is None else f"end-{ending.kind}"
        if ending.kind == "cancelled" and _was_agreed(match, ending.by):
            key = "end-called-off"
        line = text(key, by=by, plays=plays, gone=resigned_users, reason=ending.reason)
    return [line] if ending.outcome is None else [line, _result_line(match, text)]


def _was_agreed(match: Match, by: int) -> bool:
    """Return whether other players were asked before ``by`` could call a match off.

    They all agreed, or none of them answered though nobody had played for a week.
    """
    others = {user for player, user in enumerate(match.players) if player not in match.resigned} - {by}
    return match.state is not None and match.turn > 1 and not all(map(is_computer, others))


def describe_ending(match: Match, text: Text) -> str:
    """Describe in one line how a match ended, with the points if it was played to the end."""
    assert match.ending is not None
    lines, outcome = ending_lines(match, text), match.ending.outcome
    if match.ending.kind == "played" and outcome is not None:
        scores = [
            text("end-score-short", player=user_name(user, text), points=main_points(match.game, score))
            for user, score in zip(match.players, outcome.scores, strict=False)
        ]
        lines.append(text("points-line", points=comma_list(scores, text)))
    return comma_list(lines, text, "list-sentences")


def _result_line(match: Match, text: Text) -> str:
    assert match.ending is not None
    assert match.ending.outcome is not None
    winners = match.ending.outcome.winners
    if all(match.rules.has_left(match.state, player) for player in range(len(match.players))):
        return text("end-nobody")
    if len(winners) == len(match.players):
        return text("end-draw")
    names = [name_user(match, player, text) for player in winners]
    key = "end-winner" if match.ending.kind == "played" else "end-winner-early"
    return text(key, winners=and_list(names, text), count=len(winners))


def _score_lines(match: Match, text: Text) -> list[str]:
    assert match.ending is not None
    assert match.ending.outcome is not None
    lines = []
    for player, score in enumerate(match.ending.outcome.scores):
        parts = describe_score_parts(match.game, score, text)
        seat = seat_name(match, player, text)
        user = user_name(match.players[player], text)
        key = "end-score" if parts else "end-score-plain"
        lines.append(text(key, seat=seat, player=user, total=main_points(match.game, score), parts=parts))
    return lines


def main_points(game: str, score: Score) -> int:
    """Return the number that people take for a player's result: the main part of a score, or its total."""
    return dict(score.parts).get(GAME_UIS[game].main_part, score.total)


def describe_score_parts(game: str, score: Score, text: Text) -> str:
    """Return the parts of a player's points in words, the main part first; empty if the game has no parts."""
    main_part = GAME_UIS[game].main_part
    values = {part.replace("-", "_"): points for part, points in score.parts}
    parts = sorted(score.parts, key=lambda part: part[0] != main_part)
    part_texts = [text(f"{game}-score-{part}", points=points, **values) for part, points in parts]
    return comma_list([part for part in part_texts if part], text)
