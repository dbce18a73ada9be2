"""The words of Space Builder: descriptions of positions and actions, prompts, alt texts."""

from collections.abc import Iterable, Iterator
from functools import lru_cache

from bot.games.space_builder import (
    BUILDINGS,
    MAPS,
    SQUARES,
    Action,
    Back,
    Best,
    Builder,
    Card,
    Expire,
    Finish,
    Flip,
    HandView,
    Lay,
    MapView,
    MomentView,
    Open,
    Placement,
    Placing,
    Ready,
    Result,
    SeatView,
    Settle,
    SitOut,
    Start,
    Stop,
    Take,
    Tap,
    Turn,
    Unfreeze,
    Verdict,
    View,
)
from bot.locales import Text
from rendering.renderer import Renderer
from rendering.space_builder.labels import (
    building_name,
    find_winner,
    place_name,
    ranking,
    require_map,
    seconds_text,
    shows_map,
    shows_result,
    shows_title_card,
    side_detail,
    time_text,
)
from rendering.words import (
    and_list,
    comma_list,
    fit_sentences,
    name_and_colour,
    on_board,
    player_name,
    without_names,
)


class SpaceBuilderWords(Renderer[View]):
    """The words of Space Builder."""

    view_free_actions = frozenset((Take, Lay, Turn, Flip, Back, Ready, SitOut, Open, Start, Settle, Expire))

    def sentences(self, view: View, *, text: Text) -> list[str]:
        """Describe the whole position as the viewer may know it, one line per subject."""
        if view.moment is not None:
            return _moment_lines(view, view.moment, text)
        lines = [*_head(view, text), *_standing(view, text, lists_cards=True)]
        if view.map is not None:
            lines += map_lines(view.map, text)
        if view.hand is not None:
            lines += _hand_lines(view.hand, text)
        lines += [_ghost_taps(view, text)] if view.ghosts else []
        if shows_result(view) and view.result:
            lines += [*_result_lines(view.result, text), *_answer(view.result, text)]
        return lines

    def alt_text(self, view: View, *, text: Text) -> str:
        """Describe the public picture, the most important first.

        In a match played in turns the description says of the round only who has finished.
        """
        if view.moment is not None:
            return fit_sentences(_moment_lines(view, view.moment, text))
        if shows_result(view):
            return result_alt(view, text=text)
        title = [text("space-builder-title-card")] if shows_title_card(view) else []
        squares = map_lines(require_map(view), text) if shows_map(view) else ()
        standing = _standing(view, text, lists_cards=False)
        return fit_sentences([*title, *_head(view, text), *squares, *standing])

    def prompt(self, view: View, *, text: Text) -> str:
        """Describe in one sentence what to do now: the viewer while they build, else the players to act."""
        if view.phase == "unfreeze":
            frozen = len(BUILDINGS) - max(len(view.players[player].unfrozen) for player in view.current)
            return text("space-builder-prompt-unfreeze", count=frozen)
        can = {notation.split()[0] for notation in view.legal}
        if view.phase == "building" and view.hand is not None and "stop" in can:
            return _hand_prompt(view.hand, text)
        if view.phase == "building" and not view.options.live:
            if not view.current and not view.options.sealed:
                return text("space-builder-prompt-settling")
            asks = view.viewer is None or "open" in can
            return text("space-builder-prompt-open" if asks else "space-builder-prompt-wait")
        seats = [view.players[number].seat for number in view.current]
        if view.phase == "ready" and all(seat and seat.ready for seat in seats):
            return text("space-builder-prompt-all-ready")
        ready, wait = on_board(text)("space-builder-button-ready"), view.options.ready_seconds
        return text(f"space-builder-prompt-{view.phase}", ready=ready, waits=view.map_waits_for, wait=wait)

    def describe_action(self, view: View, action: Action, *, text: Text) -> str:
        """Describe ``action`` in the position ``view``: the part of a sentence after the player's name.

        It includes the time of a tap or of laying down tools only if ``view`` is the builder's own: a
        spectator's view does not contain when the clock started. The caller has to hide the clicks of a
        running round.
        """
        match action:
            case Take(building=building):
                return text("space-builder-did-take", card=building_name(building, text))
            case Lay(location=location):
                return text("space-builder-did-lay", place=place_name(location, text))
            case Turn(by=by):
                return text("space-builder-did-turn-right" if by > 0 else "space-builder-did-turn-left")
            case Tap(at=at) | Stop(at=at) if view.hand and view.hand.started_at is not None:
                key = f"space-builder-did-{action.__struct_config__.tag}-at"
                return text(key, time=time_text(max(0, at - view.hand.started_at)))
            case Unfreeze(building=building, at=at):
                in_time = view.until is None or at <= view.until
                key = "space-builder-did-unfreeze" if in_time else "space-builder-did-unfreeze-by-time"
                return text(key, card=building_name(building, text))
            case _:
                return super().describe_action(view, action, text=text)


def _hand_prompt(hand: HandView, text: Text) -> str:
    if hand.held:
        return text("space-builder-prompt-held", card=building_name(hand.held, text))
    left = sum(not card.location for card in hand.cards)
    return text("space-builder-prompt-hand", count=left) if left else text("space-builder-prompt-tap")


def result_alt(view: View, *, text: Text) -> str:
    """Describe the picture of the round last checked."""
    result_lines = _result_lines(view.result, text) if view.result else []
    answer = _answer(view.result, text) if view.result else ()
    standing = _standing(view, text, lists_cards=False)
    return fit_sentences([*_head(view, text), *result_lines, *standing, *answer])


def map_alt(view: View, player: int, *, text: Text) -> str:
    """Describe the picture of one builder's map."""
    head = text("space-builder-says-own-map", round=view.round, name=player_name(player, text))
    cards = _list_names(view.players[player].unfrozen, text)
    lines = map_lines(require_map(view), text)
    return fit_sentences([head, *lines, text("space-builder-says-to-build", cards=cards)])


def faces_text(*, text: Text) -> str:
    """Describe how the sides of all cards differ."""
    lines = [
        text(
            "space-builder-says-faces",
            card=building_name(building, text),
            first=side_detail(building, "A", text),
            second=side_detail(building, "B", text),
        )
        for building in BUILDINGS
    ]
    return fit_sentences([text("space-builder-says-both-sides"), *lines])


def _head(view: View, text: Text) -> Iterator[str]:
    waiting = view.phase == "building" and not view.options.live
    phase = "turns" if waiting else view.phase
    if view.is_paused:
        yield text("says-paused", game=text("space-builder-name"))
    else:
        yield text(f"space-builder-says-{phase}", round=view.round)
    winner = find_winner(view)
    if not view.is_over:
        yield text("space-builder-says-pile", count=view.deck)
    elif winner is None:
        yield text("space-builder-says-nobody-won")
    else:
        yield text("space-builder-says-won", name=player_name(winner, text))


def _standing(view: View, text: Text, *, lists_cards: bool) -> Iterator[str]:
    for player in ranking(view):
        player_view = view.players[player]
        unfrozen = player_view.unfrozen
        yield text(
            "space-builder-says-player" if lists_cards else "space-builder-says-brief",
            name=name_and_colour(player, text),
            cards=_list_names(unfrozen, text) if lists_cards else str(len(unfrozen)),
            rounds=player_view.rounds_won,
            faults=player_view.faults,
            state=_part(view, player, text),
        )


def _part(view: View, player: int, text: Text) -> str:
    """Describe a player's part in the round, as far as the viewer may know it, preceded by a comma."""
    part, seat = "", view.players[player].seat
    if view.players[player].out:
        part = text("space-builder-part-out")
    elif view.options.live and seat is not None and view.phase == "ready":
        part = text(f"space-builder-part-{'sits' if seat.sat else 'ready' if seat.ready else 'awaited'}")
    elif view.options.live and seat is not None and view.phase != "abandoned":
        part = _race_part(seat, text)
    elif view.phase == "building" and not (view.options.live or view.options.sealed):
        to_act, rests = player in view.current, player in view.resting
        part = text(f"space-builder-part-{'waited-for' if to_act else 'sits' if rests else 'done'}")
    return text("space-builder-part", part=part) if part else ""


def _race_part(seat: SeatView, text: Text) -> str:
    if seat.tap is not None:
        return text("space-builder-part-tapped", time=time_text(seat.tap))
    if seat.stop is not None:
        return text("space-builder-part-stopped", time=time_text(seat.stop))
    return text(f"space-builder-part-{'builds' if seat.builds else 'sits' if seat.sat else 'late'}")


def map_lines(map_view: MapView, text: Text) -> Iterator[str]:
    """Yield how the map is turned, then each square as the viewer sees it."""
    yield text(f"space-builder-says-facing-{map_view.facing}")
    yield from _squares(map_view.layout, text)


def _squares(layout: Iterable[Placement | Card], text: Text) -> Iterator[str]:
    for placement in sorted(layout, key=lambda one: SQUARES.index(one.location)):
        yield _square(placement, without_names(text))


@lru_cache(maxsize=1024)
def _square(placement: Placement | Card, text: Text) -> str:
    return text(
        "space-builder-says-square",
        place=text(f"space-builder-square-{placement.location}"),
        card=building_name(placement.building, text),
        way=text(f"space-builder-way-{placement.turn}"),
        detail=side_detail(placement.building, placement.side, text),
    )


def _hand_lines(hand: HandView, text: Text) -> Iterator[str]:
    """Yield the viewer's own board, the hand and the card taken up."""
    laid_cards = [card for card in hand.cards if card.location]
    yield text("space-builder-says-board" if laid_cards else "space-builder-says-empty-board")
    yield from _squares(laid_cards, text)
    hand_cards = [describe_card(card, text) for card in hand.cards if not card.location]
    if hand_cards:
        yield text("space-builder-says-hand", cards=and_list(hand_cards, text))
    if hand.held:
        yield text("space-builder-says-held", card=building_name(hand.held, text))


def _moment_lines(view: View, moment: MomentView, text: Text) -> list[str]:
    """Return the time of a moment, what each builder has done, and all boards, the most important first."""
    boards = [
        line
        for builder in moment.builders
        if builder.cards
        for line in (
            text("space-builder-says-board-of", name=player_name(builder.player, text)),
            *_squares(builder.cards, text),
        )
    ]
    return [
        text("space-builder-says-moment", round=view.round, time=time_text(moment.clock)),
        *(_describe_builder(builder, text) for builder in moment.builders),
        *([describe_best(moment, moment.best, text)] if moment.best else []),
        *boards,
    ]


def _describe_builder(builder: Builder, text: Text) -> str:
    last, wasted, finish = builder.last, builder.wasted, builder.finish
    vain = text(
        "space-builder-moment-wasted",
        placings=wasted.placings,
        turns=wasted.turns,
        time=seconds_text(wasted.time, text),
    )
    return text(
        "space-builder-says-moment-builder",
        name=name_and_colour(builder.player, text),
        laid=len(builder.cards),
        count=builder.count,
        finish="none" if finish is None else finish.kind,
        end="" if finish is None else time_text(finish.at),
        card="none" if last is None else building_name(last.building, text),
        split="" if last is None else seconds_text(last.split, text),
        wasted=vain if wasted.placings or wasted.turns else "none",
    )


def describe_best(moment: MomentView, best: Best, text: Text) -> str:
    """Describe how far the reader's best round was at a moment, and when it had as many cards."""
    own = next(each for each in moment.builders if each.player == best.player)
    equal = len(own.cards) if own.last else 0
    return text(
        "space-builder-moment-best",
        count=own.count,
        turned="yes" if moment.facing else "no",
        end=seconds_text(best.run.end or 0, text),
        laid="all" if moment.clock >= (best.run.end or 0) else best.laid(moment.clock),
        equal=equal,
        equal_at=seconds_text(best.run.steps[equal - 1], text),
        own_at=seconds_text(own.last.at if own.last else 0, text),
        races=best.races,
    )


def describe_event(event: Placing | Finish, player: str, text: Text) -> str:
    """Describe what a builder, called ``player``, did at a moment."""
    if isinstance(event, Finish):
        return text(f"space-builder-moment-{event.kind}", player=player)
    card, split_text = building_name(event.building, text), seconds_text(event.split, text)
    return text("space-builder-moment-lay", player=player, card=card, split=split_text, tries=event.tries)


def _list_names(buildings: Iterable[str], text: Text) -> str:
    return and_list([building_name(building, text) for building in buildings], text)


def describe_card(card: Card, text: Text) -> str:
    """Describe a card: its building, where its roof points and which side is up."""
    return text(
        "space-builder-says-in-hand",
        card=building_name(card.building, text),
        way=text(f"space-builder-way-{card.turn}"),
        detail=side_detail(card.building, card.side, text),
    )


def _ghost_taps(view: View, text: Text) -> str:
    taps = [
        text("space-builder-says-ghost", name=player_name(ghost.player, text), time=time_text(ghost.time))
        for ghost in view.ghosts
    ]
    return text("space-builder-says-ghosts", taps=and_list(taps, text))


def _result_lines(result: Result, text: Text) -> Iterator[str]:
    """Yield who won the round, then each board with all its faults in the order of checking."""
    if result.winner is None:
        yield text("space-builder-says-round-nobody", round=result.round)
    else:
        yield text("space-builder-says-round-won", round=result.round, name=player_name(result.winner, text))
    for verdict in result.verdicts:
        finish = text(
            "space-builder-says-tapped" if verdict.tapped else "space-builder-says-stopped",
            name=name_and_colour(verdict.player, text),
            time=time_text(verdict.time),
            by="race" if verdict.stop is None else "player",
        )
        if flaws := _flaws(verdict, text):
            yield text("space-builder-says-faulty", done=finish, faults=verdict.faults, flaws=flaws)
        else:
            yield text("space-builder-says-faultless", done=finish)


def _flaws(verdict: Verdict, text: Text) -> str:
    """List the cards with each flaw."""
    cards: dict[str, list[str]] = {}
    for card, flaw in zip(verdict.cards, verdict.flaws, strict=True):
        if flaw != "right":
            cards.setdefault(flaw, []).append(card.building)
    phrases = [
        text(
            "space-builder-says-flaw", cards=_list_names(codes, text), flaw=text(f"space-builder-flaw-{kind}")
        )
        for kind, codes in cards.items()
    ]
    return comma_list(phrases, text, "list-semicolon")


def _answer(result: Result, text: Text) -> Iterator[str]:
    """Yield the map of the round, pad at the bottom left, unless the builders had different maps."""
    maps = {verdict.map for verdict in result.verdicts}
    if len(maps) == 1:
        number = maps.pop()
        yield text("space-builder-says-answer", number=number)
        yield from _squares(MAPS[number], text)
