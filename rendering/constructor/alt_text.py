"""The words of Constructor: descriptions of positions and actions, prompts, alt texts."""

from functools import lru_cache

from bot.games.constructor import (
    BOARDS,
    EXTRA_PATTERNS,
    GAME,
    Action,
    ChoosePattern,
    Move,
    Place,
    Swap,
    Tile,
    View,
    colour_of,
    controller,
    is_adjacent,
    kind_of,
)
from bot.locales import Text
from rendering.constructor.labels import (
    COLOURS,
    colour_name,
    player_name,
    result_text,
    score_text,
    shows_last_round,
)
from rendering.renderer import Renderer
from rendering.words import ALT_TEXT_LIMIT, and_list, comma_list, find_emoji, name_and_colour, without_names


class ConstructorWords(Renderer[View]):
    """The words of Constructor."""

    view_free_actions = frozenset((ChoosePattern, Place, Swap))

    def sentences(self, view: View, *, text: Text) -> list[str]:
        """Describe the whole position, one line per subject."""
        return [
            *_head(view, text),
            *(_tile_line(view, tile, text) for tile in view.tiles),
            *_last_round_lines(view, text),
            *_moves_line(view, text),
        ]

    def alt_text(self, view: View, *, text: Text) -> str:
        """Describe the picture.

        If that is too long, leave out the end of the last round first, then give the stacks in notation.
        """
        head = _head(view, text)
        words = [_short_line(tile, _stack(tile.stack, without_names(text)), text) for tile in view.tiles]
        notation = [_short_line(tile, tile.stack or "–", text) for tile in view.tiles]
        tails = (*words, *_last_round_lines(view, text)), words, notation
        versions = [" ".join((*head, *tail)) for tail in tails]
        return next((each for each in versions if len(each) <= ALT_TEXT_LIMIT), versions[-1][:ALT_TEXT_LIMIT])

    def prompt(self, view: View, *, text: Text) -> str:
        """Describe in one sentence what the player to act can do."""
        if view.phase != "play":
            return text(f"constructor-prompt-{view.phase}")
        legal = {type(GAME.action_from_string(action)) for action in view.legal}
        ways = [name for name, kind in (("place", Place), ("move", Move), ("swap", Swap)) if kind in legal]
        return text("-".join(("constructor-prompt", *ways)))

    def describe_action(self, view: View, action: Action, *, text: Text) -> str:
        """Describe ``action`` in the position ``view``: the part of a sentence after the player's name."""
        match action:
            case ChoosePattern(pattern=pattern):
                return text("constructor-did-pattern", pattern=text(f"constructor-the-pattern-{pattern}"))
            case Move(source=source, target=target):
                stacks = {tile.label: tile.stack for tile in view.tiles}
                piece, under = stacks[source], stacks[target]
                return text(
                    "constructor-did-move",
                    kind=kind_of(piece),
                    source=source,
                    target=target,
                    under=_piece(under[-1], text),
                    effect=_effect(under, under + piece),
                    height=len(under) + 1,
                )
            case _:
                return super().describe_action(view, action, text=text)

    def seat_mark(self, player: int, *, text: Text) -> str:
        """Return the mark of a seat."""
        return find_emoji(f"constructor_{COLOURS[player]}", text) or text(f"constructor-mark-{player}")

    def seat_colour(self, player: int, *, text: Text) -> str:
        """Return the name of a seat's colour."""
        return colour_name(player, text)


def _effect(before: str, after: str) -> str:
    if controller(after) is None:
        return "none"
    return "made" if controller(before) is None else "taken"


def _head(view: View, text: Text) -> list[str]:
    """Describe the state of the match without the tiles."""
    lines = [_headline(view, text)]
    if view.colours != (0, 1):
        lines.append(text("constructor-says-swapped"))
    ice, black = (view.colours.index(colour) for colour in (0, 1))
    lines += [
        text(
            "constructor-says-result",
            round=number,
            pattern=text(f"constructor-pattern-{finished_round.pattern}"),
            ice=finished_round.points[ice],
            black=finished_round.points[black],
        )
        for number, finished_round in enumerate(view.finished, 1)
    ]
    lines += [_player_line(view, colour, text) for colour in (0, 1)]
    if view.phase == "pattern" and not view.is_paused:
        options = [_option(number, pattern, text) for number, pattern in enumerate(view.patterns, 1)]
        lines.append(text("constructor-says-options", patterns=comma_list(options, text)))
    if view.last:
        target = view.last[-1]
        stack = next(tile.stack for tile in view.tiles if tile.label == target)
        key = "constructor-says-moved" if len(view.last) > 1 else "constructor-says-placed"
        lines.append(text(key, piece=_piece(stack[-1], text), source=view.last[0], target=target))
    return lines


def _headline(view: View, text: Text) -> str:
    if view.outcome:
        return text("constructor-says-over", result=result_text(view, text), points=score_text(view, text))
    game = text("constructor-name")
    if view.winners:
        names = [player_name(player, view, text) for player in view.winners]
        return text("says-over", game=game, names=and_list(names, text), count=len(names))
    if view.is_paused:
        return text("says-paused", game=game)
    pattern = text(f"constructor-pattern-{view.pattern}") if view.pattern else ""
    if view.current is None:
        key = "constructor-says-round-over" if view.phase == "round-over" else "constructor-says-stopped"
        return text(key, round=view.round, rounds=view.rounds, pattern=pattern)
    return text(
        "constructor-says-round" if pattern else "constructor-says-choice",
        round=view.round,
        rounds=view.rounds,
        pattern=pattern,
        turn=name_and_colour(view.current, text, colour_name(view.colours[view.current], text)),
    )


def _player_line(view: View, colour: int, text: Text) -> str:
    rings, mediums, smalls = view.reserves[colour]
    return text(
        "constructor-says-player",
        name=name_and_colour(view.colours.index(colour), text, colour_name(colour, text)),
        towers=view.towers[colour],
        rings=rings,
        mediums=mediums,
        smalls=smalls,
    )


def _option(number: int, pattern: str, text: Text) -> str:
    return text(
        "constructor-says-unbalanced" if pattern in EXTRA_PATTERNS else "constructor-says-option",
        number=number,
        pattern=text(f"constructor-pattern-{pattern}"),
        rows="-".join(str(len(row)) for row in BOARDS[pattern].rows),
    )


def _tile_line(view: View, tile: Tile, text: Text) -> str:
    near = [other.label for other in view.tiles if is_adjacent(tile, other)]
    return text(
        "constructor-says-tile",
        tile=tile.label,
        near=comma_list(near, text),
        stack=_stack(tile.stack, without_names(text)),
    )


def _piece(piece: str, text: Text) -> str:
    return text("constructor-piece", colour=COLOURS[colour_of(piece)], kind=kind_of(piece))


@lru_cache(maxsize=512)
def _stack(stack: str, text: Text) -> str:
    """Describe a stack from the top down, and whose tower it is."""
    if not stack:
        return text("constructor-says-empty")
    words = _piece(stack[0], text)
    for piece in stack[1:]:
        key = "constructor-says-around" if kind_of(piece) == "R" else "constructor-says-on"
        words = text(key, top=_piece(piece, text), below=words)
    owner = controller(stack)
    if owner is None:
        return words
    return text("constructor-says-tower", stack=words, height=len(stack), colour=COLOURS[owner])


def _short_line(tile: Tile, stack: str, text: Text) -> str:
    return text("constructor-says-short", tile=tile.label, stack=stack)


def _last_round_lines(view: View, text: Text) -> list[str]:
    if not shows_last_round(view):
        return []
    tiles = [
        _short_line(tile, _stack(tile.stack, without_names(text)), text) for tile in view.finished[-1].tiles
    ]
    return [text("constructor-says-ended", round=len(view.finished)), *tiles]


def _moves_line(view: View, text: Text) -> list[str]:
    moves = [action.split("-") for action in view.legal if "-" in action]
    names = [text("constructor-says-move", source=source, target=target) for source, target in moves]
    return [text("constructor-says-moves", moves=comma_list(names, text))] if names else []
