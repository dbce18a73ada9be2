"""The longest matches: a race with as many clicks as its rules allow, others as long as the bot allows."""

import random
from collections.abc import Iterator, Mapping
from typing import Any

from bot.games import GAMES, AnyGame
from bot.games.space_builder.maps import BUILDINGS
from bot.games.space_builder.options import MOST_CLICKS, SECOND
from bot.match.models import MOST_ACTIONS, Ending, LoggedAction, Match
from tests.games.test_contract import choose

NOW = 1_900_000_000_000
DISCORD_EPOCH = 1_420_070_400_000
CAP = 780
RACE = {"cap_seconds": CAP}


class Play:
    """A match in the making that keeps only its present state."""

    def __init__(self, game: str, players: int, options: Mapping[str, Any]) -> None:
        self.rules: AnyGame = GAMES[game]
        self.players = players
        self.options = dict(options)
        self.state = self.rules.new_state(players, self.rules.options_from(options), "long")
        self.lines: list[LoggedAction] = []
        self.turn = 1

    def do(self, player: int, action: str, at: int | None = None) -> None:
        """Make an action at a time, or a second after the one before."""
        last = self.lines[-1].at if self.lines else NOW
        time = last + 1_000 if at is None else max(last, NOW + at)
        self.state = self.rules.apply_action(self.state, player, self.rules.action_from_string(action))
        self.lines.append(LoggedAction(player, action, time, self.turn, len(self.lines) + 2))

    def finish(self) -> tuple[Match, tuple[LoggedAction, ...]]:
        """Return the match and its record; one that is not over by the rules was ended."""
        outcome = self.rules.outcome(self.state)
        match = Match(
            guild_id=1,
            channel_id=2,
            game=self.rules.key,
            status="finished" if outcome else "abandoned",
            options=self.options,
            host=11,
            seats=(11, 22, 33, 44)[: self.players],
            seed="long",
            public_revision=len(self.lines) + 2,
            turn=self.turn,
            action_count=len(self.lines),
            state=self.state,
            ending=Ending("played", outcome=outcome) if outcome else Ending("ended", by=5),
            started_at=NOW,
            ended_at=self.lines[-1].at,
        )
        return match, tuple(self.lines)


def stamp(at: int, number: int = 1) -> str:
    """Return a time as it stands behind a click, with the number of its interaction."""
    return f"@{at}#{((NOW - DISCORD_EPOCH + at) << 22) + number}"


def play_longest_race(players: int, *, clicks: int = MOST_CLICKS) -> Play:
    """Play the longest live race that is decided in each round: all turn a card to and fro all the time."""
    play = Play("space-builder", players, RACE)
    while not play.rules.outcome(play.state):
        play.turn = play.state.round.number
        for player in range(players):
            play.do(player, f"ready {stamp(play.state.round.opened + 1)}", play.state.round.opened + 1)
        start = play.rules.deadline(play.state)  # type: ignore[attr-defined]
        play.do(0, f"start @{start}", start)
        for at, player, words in _race_round(play, clicks, start):
            play.do(player, f"{words} {stamp(at)}", at)
        end = play.rules.deadline(play.state)  # type: ignore[attr-defined]
        play.do(min(play.rules.current_players(play.state)), f"settle @{end}", end)
        if play.state.phase == "unfreeze":
            (winner,) = play.rules.current_players(play.state)
            frozen = [card for card in BUILDINGS if card not in play.state.players[winner].unfrozen]
            play.do(winner, f"unfreeze {frozen[0]} @{play.state.until}", play.state.until)
    return play


def _race_round(play: Play, clicks: int, start: int) -> Iterator[tuple[int, int, str]]:
    """Yield the clicks of all builders in turn, each with its time, up to the end of their clocks."""
    pause = (CAP - 1) * SECOND // clicks
    for click in range(clicks):
        for player in range(play.players):
            words = f"turn {1 if (click + player) % 2 else -1:+d}" if click else "take DOM"
            yield start + 1 + click * pause + player, player, words
    for player in range(play.players):
        yield start + (CAP - 1) * SECOND + player, player, "stop"


def play_longest_middle_ages() -> Play:
    """Play a match of four who take coins, and do something else only when the match would end otherwise."""
    play, rng = Play("middle-ages", 4, {"target_vp": 60, "free_actions": 10}), random.Random("long")
    while (current := play.state.current) is not None and len(play.lines) < MOST_ACTIONS:
        progress = play.state.progress
        actions = play.rules.legal_actions(play.state, current)
        by_tag: dict[str, list[Any]] = {}
        for action in actions:
            by_tag.setdefault(type(action).__name__, []).append(action)
        idle = ("Coins", "Buy", "End")
        tags = ("Send", "Hire", "Build", *idle) if progress.round - progress.worked > 8 else idle
        tag = next((tag for tag in tags if tag in by_tag), next(iter(by_tag)))
        play.turn = progress.round + 1
        play.do(current, play.rules.action_to_string(rng.choice(by_tag[tag])))
    return play


def play_longest_builders(orders: int = MOST_ACTIONS - 1_000) -> Play:
    """Play a match of four in which one player changes an order again and again before the others order."""
    play, rng = Play("builders", 4, {"spaces": 12, "small_triangles": 200}), random.Random("long")
    for number in range(orders):
        play.do(0, ("order 1A 4B 3C 2D", "order 1A 4B 2C 3D")[number % 2])
    return play_on(play, rng)


def play_on(play: Play, rng: random.Random) -> Play:
    """Play at random until the match is over, and if it is not, until players can make no more actions."""
    while play.rules.current_players(play.state) and len(play.lines) < MOST_ACTIONS:
        player, action = choose(play.rules, play.state, rng)
        play.turn += 1
        play.do(player, play.rules.action_to_string(action))
    return play


def play_longest(game: str, *, players: int) -> Play:
    """Return the longest match of a game; at random if none is much longer than another."""
    match game:
        case "space-builder":
            return play_longest_race(players)
        case "middle-ages":
            return play_longest_middle_ages()
        case "builders":
            return play_longest_builders()
    options = {"decider": True, "same_pattern": False} if game == "constructor" else {}
    matches = [play_on(Play(game, players, options), random.Random(seed)) for seed in range(50)]
    return max(matches, key=lambda play: len(play.lines))
