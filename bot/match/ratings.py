"""Ratings: how strong users are at a game, on a scale that the levels of the computers hold in place.

The model is Plackett-Luce by Weng and Lin, "A Bayesian Approximation Method for Online Ranking" (2011). Every
game has one scale for two players and one for more. On each, the levels of the computers are fixed points
(`bot.players.anchors`), so that equal numbers mean equal strength in servers that never meet.
"""

from collections import Counter, deque
from collections.abc import Mapping, Sequence
from functools import cache
from typing import Any, Final, Literal

import msgspec
from msgspec.structs import replace
from openskill.models import PlackettLuce

from bot.match.computer_users import get_level
from bot.match.former_users import is_former
from bot.match.models import Match, RatingObstacle, is_computer
from bot.match.recipients import Recipients
from bot.players import LEVEL_NAMES
from bot.players.anchors import ANCHOR_SIGMA, START, get_anchors

Pool = Literal["two", "more"]
"""The matches that count together: those of two players, or those of more."""

MOST_PLACEMENTS: Final = 5
"""The number of placement matches that a newcomer may play against computers in a pool."""
SETTLED: Final = 10
"""The number of rated matches below which a rating is provisional."""
KNOWN_OPPONENTS: Final = 3
"""The opponents or placement matches after which a user's results move the ratings of others."""
REACH: Final = START / 6
"""How far somebody's rating moves from where it began until they have met `KNOWN_OPPONENTS` others.

Otherwise one of two accounts that only play each other could rise as far as the other one falls.
"""
MOST_A_WEEK: Final = 4
"""The rated matches a week of the same people that count."""
WEEK: Final = 7 * 86_400_000
TIERS: Final = ("digger", "bricklayer", "mason", "architect", "wonder")
"""The keys of the tiers from the lowest. A tier begins at the strength of a level of the computers."""
_CURVE: Final = 40
_POINTS: Final = 40


class Rating(msgspec.Struct, frozen=True, kw_only=True):
    """What the rated matches of a user in a pool say about their strength.

    Attributes:
        mu: The estimated strength; an average newcomer has `START`.
        sigma: The uncertainty of it.
        matches: The number of rated matches that counted.
        placements: The number of placement matches.
        start: The strength before the first rated match.
        next_level: The number of the level of the next placement match.
        opponents: The first `KNOWN_OPPONENTS` users whom the user has met.
        was_late: Whether the last of the matches ended because the user's time was up.
        last: When the last of the matches ended, and its id.
        curve: The numbers after the last matches, the newest last.
    """

    user_id: int
    game: str
    pool: Pool
    mu: float = START
    sigma: float = START / 3
    matches: int = 0
    placements: int = 0
    start: float = START
    next_level: int = 1
    opponents: tuple[int, ...] = ()
    was_late: bool = False
    last: tuple[int, int] = (0, 0)
    curve: tuple[int, ...] = ()

    @property
    def number(self) -> int:
        """The rating as users read it: a newcomer has 1000."""
        return round(_POINTS * self.mu)

    @property
    def is_provisional(self) -> bool:
        """Whether too few matches or too few opponents are behind the rating for a place in a ranking."""
        return self.matches < SETTLED or len(self.opponents) < KNOWN_OPPONENTS

    @property
    def is_known(self) -> bool:
        """Whether enough is known about the user for others to be measured by them.

        Otherwise somebody could make accounts that lose, to rise.
        """
        return max(self.placements, len(self.opponents)) >= KNOWN_OPPONENTS

    @property
    def tier(self) -> int:
        """The number of the tier in `TIERS`."""
        return sum(anchor <= self.mu for anchor in get_anchors(self.game, self.pool))

    @property
    def nearest_level(self) -> str:
        """The level of the computers that is about as strong."""
        anchors = get_anchors(self.game, self.pool)
        return min(zip(LEVEL_NAMES, anchors, strict=True), key=lambda each: abs(each[1] - self.mu))[0]

    @property
    def may_be_placed(self) -> bool:
        """Whether the user may play another placement match: only before the first rated one."""
        return self.pool == "two" and not self.matches and self.placements < MOST_PLACEMENTS


class RatedResult(msgspec.Struct, frozen=True):
    """A match that counts: its players, their ranks, and the player whose time was up, if that ended it."""

    match_id: int
    ended_at: int
    game: str
    users: tuple[int, ...]
    ranks: tuple[int, ...]
    late: int | None = None

    @property
    def at(self) -> tuple[int, int]:
        """The place of the match in the order in which matches are counted."""
        return self.ended_at, self.match_id

    @property
    def pool(self) -> Pool:
        """The pool of the match."""
        return get_pool(len(self.users))

    @property
    def people(self) -> tuple[int, ...]:
        """The users without the computers, in order."""
        return tuple(sorted(user for user in self.users if not is_computer(user)))

    @property
    def is_placement(self) -> bool:
        """Whether it is a placement match against a computer."""
        return len(self.people) < len(self.users)


def get_pool(players: int) -> Pool:
    """Return the pool to which matches with this number of players belong."""
    return "two" if players == 2 else "more"


def update_rating_state(before: Match, match: Match, recipients: Recipients) -> Match:
    """Return the match after a change, with whether it is rated; ``recipients`` are its people at a table.

    That is decided when it begins. A match in which somebody else gets a seat is no longer rated.
    """
    state = match.rating
    if before.status == "lobby":
        people = get_rated_people(before, match)
        keeping = [recipients[user].preferences.rating == "on" for user in people]
        if state == "placement":
            state = state if all(keeping) else "off"
        elif state != "off":
            state = _find_obstacle(match, keeping) or "open"
            if match.status != "lobby" and state != "nobody":
                state = "rated" if state == "open" else "off"
    elif match.players != before.players:
        state = "off"
    return match if state == match.rating else replace(match, rating=state)


def propose_advantage(match: Match, strengths: Mapping[int, float]) -> int:
    """Return the advantage that would give the weakest user at a table an even match; 0 if none is needed.

    What counts is what evens out computers of the same strength: near the top, a second of a race is worth
    more than among beginners.
    """
    sizes = match.rules.advantages
    if len(strengths) < len(match.players) or len(strengths) < 2 or not sizes:
        return 0
    weakest, *others = sorted(strengths.values())
    beginner, casual, expert, _ = get_anchors(match.game, get_pool(len(strengths)))

    def worth(strength: float) -> float:
        step = sizes[-1] / (casual - beginner) if strength < casual else sizes[1] / (expert - casual)
        return (strength - casual) * step

    needed = worth(sum(others) / len(others)) - worth(weakest)
    return min((0, *sizes), key=lambda size: abs(size - needed))


def get_rated_people(before: Match, after: Match) -> tuple[int, ...]:
    """Return the users whose preferences decide whether a match is rated; nobody once it has begun."""
    return after.humans if before.status == "lobby" and after.rating != "off" else ()


def _find_obstacle(match: Match, keeping: Sequence[bool]) -> RatingObstacle | None:
    """Return why the table is not rated with its people, who are ``keeping`` ratings or not."""
    if not any(keeping):
        return "nobody"
    if match.humans != match.players:
        return "computers"
    rules = match.rules
    values, usual = rules.options_from(match.options), rules.options_from({})
    names = set(values.__struct_fields__).difference(rules.free_options)
    if any(getattr(values, name) != getattr(usual, name) for name in names):
        return "options"
    return None if all(keeping) else "people"


def get_rated_result(match: Match) -> RatedResult | None:
    """Return the result of a match if it counts for ratings.

    A match does not count once one of its users is no longer known, because they had their data deleted.
    """
    ending = match.ending
    if match.rating not in ("rated", "placement") or match.status != "finished" or ending is None:
        return None
    if ending.outcome is None or any(map(is_former, match.players)):
        return None
    late = match.resigned[-1] if ending.kind == "claimed" else None
    if late is None:
        late = next((p for p in range(len(match.players)) if match.seat_status(p).is_left_to_bot), None)
    return RatedResult(match.id, match.ended_at or 0, match.game, match.players, ending.outcome.ranks, late)


class RatingCounter:
    """All matches counted in memory, one after the other.

    Attributes:
        count: The number of matches that count for ratings.
        ratings: The ratings after them, by user, game and pool.
    """

    def __init__(self) -> None:
        self.count = 0
        self.ratings: dict[tuple[int, str, str], Rating] = {}
        self._week: deque[RatedResult] = deque()
        self._same_people: Counter[tuple[int, ...]] = Counter()
        """How many matches in ``_week`` the same people have."""

    def add(self, result: RatedResult) -> None:
        """Count a match that ended after those before."""
        self.count += 1
        while self._week and self._week[0].ended_at <= result.ended_at - WEEK:
            people = self._week.popleft().people
            self._same_people[people] -= 1
            if not self._same_people[people]:
                del self._same_people[people]
        keys = [(user, result.game, result.pool) for user in result.people]
        stored = [self.ratings[key] for key in keys if key in self.ratings]
        same = 0 if result.is_placement else self._same_people[result.people]
        for key, rating in zip(keys, count_result(stored, result, same), strict=True):
            self.ratings[key] = rating
        if not result.is_placement:
            self._week.append(result)
            self._same_people[result.people] += 1


def count_result(ratings: Sequence[Rating], result: RatedResult, same_people: int) -> list[Rating]:
    """Return the ratings of the people in a match after it, in the order of ``result.people``.

    ``ratings`` are those before it; users without one begin with the usual one.
    ``same_people`` is the number of their rated matches in the week before. Of matches in a row that end
    because a user's time is up, only the first counts.
    """
    new = [Rating(user_id=user, game=result.game, pool=result.pool) for user in result.people]
    by_user = {rating.user_id: replace(rating, last=result.at) for rating in (*new, *ratings)}
    if result.is_placement:
        return [_place(by_user[user], result) for user in result.people]
    late = None if result.late is None else result.users[result.late]
    is_annulled = same_people >= MOST_A_WEEK or (late is not None and by_user[late].was_late)
    new_ratings = by_user if is_annulled else _rate(by_user, result)
    if same_people < MOST_A_WEEK:
        for user, rating in new_ratings.items():
            new_ratings[user] = replace(rating, was_late=user == late)
    return [new_ratings[user] for user in result.people]


def _place(rating: Rating, result: RatedResult) -> Rating:
    """Return the rating after a placement match, which leads one level up or down."""
    if not rating.may_be_placed:
        return rating
    player = result.users.index(rating.user_id)
    (other,) = (user for user in result.users if is_computer(user))
    level = LEVEL_NAMES.index(get_level(other))
    anchor = _model().rating(mu=get_anchors(rating.game, rating.pool)[level], sigma=ANCHOR_SIGMA)
    own = _model().rating(mu=rating.mu, sigma=rating.sigma)
    rank, other_rank = result.ranks[player], result.ranks[1 - player]
    ((new,), _) = _model().rate([[own], [anchor]], ranks=[rank, other_rank])
    step = (rank < other_rank) - (rank > other_rank)
    return replace(
        rating,
        mu=new.mu,
        sigma=new.sigma,
        start=new.mu,
        placements=rating.placements + 1,
        next_level=min(max(level + step, 0), len(LEVEL_NAMES) - 1),
    )


def _rate(ratings: dict[int, Rating], result: RatedResult) -> dict[int, Rating]:
    """Return the ratings after a match. Known users are measured only by one another, if there are any."""
    known = {user for user, rating in ratings.items() if rating.is_known}
    all_users = set(ratings)
    measured = {
        **_measure(ratings, result, all_users),
        **({user: ratings[user] for user in known} if len(known) < len(all_users) else {}),
        **(_measure(ratings, result, known) if 1 < len(known) < len(all_users) else {}),
    }
    return {user: _count(measured[user], result) for user in ratings}


def _measure(ratings: dict[int, Rating], result: RatedResult, users: set[int]) -> dict[int, Rating]:
    """Return the ratings of some users as if they alone had played the match."""
    pairs = [(user, rank) for user, rank in zip(result.users, result.ranks, strict=True) if user in users]
    teams = [[_model().rating(mu=ratings[user].mu, sigma=ratings[user].sigma)] for user, _ in pairs]
    new_teams = _model().rate(teams, ranks=[rank for _, rank in pairs])
    best, worst = min(rank for _, rank in pairs), max(rank for _, rank in pairs)
    return {
        user: replace(
            ratings[user],
            mu=max(new.mu, ratings[user].mu)
            if rank == best < worst
            else new.mu,  # a win never lowers a rating
            sigma=new.sigma,
        )
        for (user, rank), (new,) in zip(pairs, new_teams, strict=True)
    }


def _count(rating: Rating, result: RatedResult) -> Rating:
    met = dict.fromkeys((*rating.opponents, *(user for user in result.people if user != rating.user_id)))
    if len(met) < KNOWN_OPPONENTS:
        reached = min(max(rating.mu, rating.start - REACH), rating.start + REACH)
        rating = replace(rating, mu=reached)
    return replace(
        rating,
        matches=rating.matches + 1,
        opponents=tuple(met)[:KNOWN_OPPONENTS],
        curve=(*rating.curve, rating.number)[-_CURVE:],
    )


@cache
def _model() -> Any:
    """Return the model, whose limit keeps the uncertainty from rising after a match.

    Its gamma is 1: a match takes all that it tells from the uncertainty. With the usual gamma, servers that
    never meet are compared less truly, and accounts that lose lift others more.
    """
    return PlackettLuce(limit_sigma=True, gamma=_count_in_full)


def _count_in_full(*_: Any) -> float:
    return 1.0
