"""The whole position in words, and the alt texts of the pictures."""

from bot.games.builders import LeadView, PanelView, View, has_left, tie_breaks
from bot.games.builders.pieces import STRUCTURE_STEPS
from bot.locales import Text
from rendering.builders.labels import counts_text, listed, prompt
from rendering.builders.seats import colour_name
from rendering.wording import DESCRIPTION_LIMIT, fit_sentences

SIDES_OF_TRACK = 4


def describe(view: View, *, text: Text) -> str:
    """Describe the whole position, one line per subject, in at most ``DESCRIPTION_LIMIT`` characters."""
    lines = [
        *_head(view, text),
        *_puzzle(view, text),
        *_row(view, text),
        *([] if view.outcome else _panels(view, text)),
        *_players(view, text),
        *_box(view, text),
        *_options(view, text),
        *_last(view, text),
        prompt(view, text=text),
    ]
    return "\n".join(lines)[:DESCRIPTION_LIMIT]


def alt_text(view: View, *, text: Text) -> str:
    """Describe what the picture shows, the most important first, in at most 1024 characters."""
    return fit_sentences(
        [
            *_head(view, text),
            *_puzzle(view, text),
            *_row(view, text),
            *_players(view, text),
            *_box(view, text),
            *([] if view.outcome else _panels(view, text)),
        ]
    )


def closeup_text(view: View, *, text: Text) -> str:
    """Describe what the close-up shows, in at most 1024 characters."""
    places = [*_puzzle(view, text), *_row(view, text), *([] if view.outcome else _panels(view, text))]
    return fit_sentences([text("builders-says-closeup"), *places])


def finished_text(view: View, *, text: Text) -> str:
    """Describe the picture of the puzzle alone, in at most 1024 characters."""
    shares = [
        text("builders-says-share", name=colour_name(number, text), joints=player.joints, laid=player.laid)
        for number, player in enumerate(view.players)
    ]
    whole = text("builders-says-puzzle-alone", pieces=len(view.pieces), shares=listed(shares, text))
    return fit_sentences([whole, *_puzzle(view, text)])


def result_text(view: View, text: Text) -> str:
    """Say who has won, or who shares first place."""
    winners = view.outcome.winners if view.outcome else ()
    names = listed([colour_name(player, text) for player in winners], text)
    return text("builders-wins" if len(winners) == 1 else "builders-share", names=names)


def tie_text(view: View, text: Text) -> str:
    """Say which tie-breaks decided between equal points; return an empty string if none was needed."""
    steps = tie_breaks(view.outcome) if view.outcome else ()
    if not steps:
        return ""
    named = listed([text(f"builders-tie-{step}") for step in steps], text)
    return text("builders-tie", steps=named, count=len(steps))


def _head(view: View, text: Text) -> list[str]:
    if view.outcome:
        tie = tie_text(view, text)
        result = text("builders-says-over", result=result_text(view, text))
        return [result, *([text("builders-says-tie", tie=tie)] if tie else [])]
    if view.phase == "over":
        return [text("builders-says-stopped")]
    if view.current is None:
        return [text("builders-says-order"), *_orders(view, text)]
    return [
        text("builders-says-turn", turn=view.turn, name=colour_name(view.current, text)),
        *_dice(view, text),
    ]


def _orders(view: View, text: Text) -> list[str]:
    """Say who has handed in an order, and what the viewer's own order is.

    The view never contains the order of another player.
    """
    lines = []
    for number, player in enumerate(view.players):
        name = colour_name(number, text)
        if number in view.leavers:
            lines.append(text("builders-says-gone", name=name))
            continue
        lines.append(
            text("builders-says-handed-in" if player.handed_in else "builders-says-writes", name=name)
        )
        if player.sheet is not None:
            lines.append(text("builders-says-own-order", name=name, pieces=counts_text(player.sheet, text)))
    return lines


def _dice(view: View, text: Text) -> list[str]:
    if view.dice is None:
        return []
    first, second = view.dice
    worth = "double" if view.double else "sum"
    rolled = text(f"builders-says-dice-{worth}", first=first, second=second, value=view.value)
    if view.phase == "build":
        return [rolled, text("builders-says-left", left=view.left)]
    return [rolled]


def _puzzle(view: View, text: Text) -> list[str]:
    """Say how long the sides of the foundation are and, while it is open, which side is being laid."""
    if view.phase == "order":
        return []
    north, east, south, west = view.foundation.sides
    if view.foundation.side is None:
        return [text("builders-says-ring", north=north, east=east, count=2 * (north + east) + 4)]
    side = text(f"builders-side-{view.foundation.side}")
    sizes = {"north": north, "east": east, "south": south, "west": west}
    return [text("builders-says-ring-open", **sizes, side=side, shortest=view.foundation.shortest)]


def _row(view: View, text: Text) -> list[str]:
    row = view.row
    if row is None or view.outcome:
        return []
    return [
        text(
            "builders-says-row",
            shape=row.shape,
            panel=text(f"builders-panel-{row.panel}"),
            slot=row.slot + 1,
            slots=row.slots,
            joints=row.joints,
        )
    ]


def _panels(view: View, text: Text) -> list[str]:
    return [_panel(panel, text) for panel in view.panels]


def _panel(panel: PanelView, text: Text) -> str:
    name = text(f"builders-panel-{panel.side}")
    if not panel.length:
        return text("builders-says-panel-finished", panel=name)
    leads = [_lead(lead, text) for lead in panel.leads]
    below = "foundation" if panel.length == panel.base else panel.below
    whole = text("builders-says-panel", panel=name, length=panel.length, base=panel.base, below=below)
    return " ".join([whole, *([text("builders-says-leads", leads=listed(leads, text))] if leads else [])])


def _lead(lead: LeadView, text: Text) -> str:
    """Say what a row would need and earn, or why no player may lead it."""
    if lead.refused is not None:
        return text(f"builders-says-lead-{lead.refused}", shape=lead.shape, pieces=len(lead.joints))
    return text(
        "builders-says-lead",
        shape=lead.shape,
        pieces=len(lead.joints),
        joints=sum(lead.joints),
        next=lead.next_length,
    )


def _players(view: View, text: Text) -> list[str]:
    if view.phase == "order":
        return []
    if view.outcome:
        order = sorted(range(len(view.players)), key=view.outcome.ranks.__getitem__)
        return [_scored(view, player, text) for player in order]
    there = [_player(view, player, text) for player in view.order]
    return [*there, *(_leaver(view, player, text) for player in view.leavers)]


def _player(view: View, player: int, text: Text) -> str:
    mine = view.players[player]
    return text(
        "builders-says-player",
        name=colour_name(player, text),
        points=mine.points,
        joints=mine.joints,
        structures=mine.structures,
        progress=mine.progress,
        steps=STRUCTURE_STEPS,
        hand=counts_text(mine.hand, text),
        corner_joints=mine.corner_joints,
        space=mine.space,
        spaces=SIDES_OF_TRACK * view.options.spaces,
    )


def _leaver(view: View, player: int, text: Text) -> str:
    """Say which joints and structures of a player who left remain; they no longer count."""
    mine, name = view.players[player], colour_name(player, text)
    return text("builders-says-leaver", name=name, joints=mine.joints, structures=mine.structures)


def _scored(view: View, player: int, text: Text) -> str:
    assert view.outcome
    score = view.outcome.scores[player]
    parts = {part.replace("-", "_"): value for part, value in score.parts}
    name, rank = colour_name(player, text), view.outcome.ranks[player]
    if has_left(score):
        return _leaver(view, player, text)
    return text("builders-says-score", name=name, rank=rank, total=score.total, **parts)


def _box(view: View, text: Text) -> list[str]:
    if view.outcome:
        return []
    box = text("builders-says-box", pieces=counts_text(view.box, text), corner_joints=view.corner_box)
    corners, rectangles = view.away
    if not corners and not rectangles:
        return [box]
    away = counts_text((corners, rectangles, 0, 0), text)
    small, large = view.supply
    return [box, text("builders-says-away", pieces=away, small=small, large=large)]


def _options(view: View, text: Text) -> list[str]:
    """Say what moving would bring, what each building step would earn and what can be taken."""
    lines = []
    if view.move:
        move = view.move
        lines.append(text("builders-says-move", space=move.space, corners=move.corners, pieces=move.pieces))
    if view.steps:
        steps = [
            text("builders-says-step", action=step.action, points=step.points, joints=step.joints)
            for step in view.steps
        ]
        lines.append(text("builders-says-steps", steps=listed(steps, text)))
    if view.choice and view.phase == "take":
        most = counts_text(view.choice.most, text)
        lines.append(text("builders-says-choice", total=view.choice.total, most=most))
    return lines


def _last(view: View, text: Text) -> list[str]:
    last = view.last
    if last is None:
        return []
    first, second = last.dice
    values = {"name": colour_name(last.player, text), "first": first, "second": second}
    pieces = counts_text(last.taken, text)
    return [text(f"builders-says-last-{last.deed}", **values, steps=last.steps, pieces=pieces)]
