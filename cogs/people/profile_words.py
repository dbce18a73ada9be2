"""The words of profiles: of the whole, of a game, and of two users who have met."""

from collections.abc import Callable, Sequence

from bot.locales import Text
from bot.match.profiles import Meeting, Profile, Result, find_best, tally
from bot.match.ratings import SETTLED, Rating
from cogs.board.time_lines import time_values
from cogs.board.users import level_name
from cogs.people.tiers import tier_name
from rendering import without_emojis
from rendering.words import comma_list, fit_sentences, to_drawable


def game_name(game: str, text: Text) -> str:
    """Return the name of a game."""
    return text(f"{game}-name")


def describe_profile(profile: Profile, user: str, text: Text, *, is_own: bool) -> str:
    """Return the profile of ``user`` in words for its reader, who may be the user."""
    kind = "-own" if is_own else ""
    head = [text(f"profile-title{kind}", user=user), text(f"profile-scope{kind}")]
    games = [_describe_game(profile, game, text, "line") for game in profile.games]
    rest = [*games, *_list_results(profile, text)] if games else [text(f"profile-empty{kind}")]
    return "\n".join([*head, *rest])


def profile_alt_text(profile: Profile, name: str, text: Text) -> str:
    """Return the alt text of the picture of a profile."""
    plain = without_emojis(text)
    games = [_describe_game(profile, game, plain, "alt") for game in profile.games]
    return fit_sentences([f"{name}.", *games, *_list_results(profile, plain)])


def _describe_game(profile: Profile, game: str, text: Text, form: str) -> str:
    ratings = [text("profile-rating", **_rating_values(rating, text)) for rating in profile.ratings_of(game)]
    if form == "alt":
        ratings = [to_drawable(rating) for rating in ratings]  # without emojis and markup
    return text(
        f"profile-game-{form}",
        game=game_name(game, text),
        count=len(profile.of(game)),
        ratings=comma_list(ratings or [text("profile-unrated")], text),
    )


def _rating_values(rating: Rating, text: Text) -> dict[str, str]:
    return {
        "pool": rating.pool,
        "tier": tier_name(rating, text),
        "settled": "no" if rating.is_provisional else "yes",
    }


def _list_results(profile: Profile, text: Text) -> list[str]:
    lines = []
    if profile.results:
        ranks = comma_list([_describe_rank(result, text) for result in profile.last], text)
        lines.append(text("profile-favourite-line", game=game_name(profile.games[0], text)))
        lines.append(text("profile-last-line", ranks=ranks))
    if best := profile.proudest:
        game = game_name(best.game, text)
        lines.append(text("profile-best-line", game=game, result=_describe_result(best, text)))
    return lines


def _describe_rank(result: Result, text: Text) -> str:
    return text("profile-rank", ending=result.ending, rank=result.rank, players=result.players)


def _describe_result(result: Result, text: Text) -> str:
    points = "none" if result.points is None else result.points
    return text("profile-best-result", rank=result.rank, players=result.players, points=points)


def describe_game_page(profile: Profile, game: str, user: str, text: Text, *, with_numbers: bool) -> str:
    """Return what is known about a user in a game; counts only if there are enough matches."""
    results = profile.of(game)
    lines = [text("profile-page-title", game=game_name(game, text), user=user)]
    for rating in profile.ratings_of(game):
        level = level_name(rating.nearest_level, text)
        number = rating.number if with_numbers else "none"
        lines.append(text("profile-page-rating", level=level, number=number, **_rating_values(rating, text)))
    if len(results) >= SETTLED:
        lines += _count(results, text)
    elif results:
        lines.append(text("profile-page-few", count=len(results), least=SETTLED))
    else:
        lines.append(text("profile-page-empty"))
    return "\n".join(lines)


def _count(results: Sequence[Result], text: Text) -> list[str]:
    """Return the counts by seat, by players and by length, and the first and the best match."""

    def line(key: str, value: Callable[[Result], int], name: Callable[[int], str]) -> str:
        counts = [
            text("profile-count", name=name(each), count=count, firsts=firsts)
            for each, count, firsts in sorted(tally(results, value))
        ]
        return text(key, counts=comma_list(counts, text, "list-semicolon"))

    lengths = ("hour", "day", "longer")
    best = find_best(results)
    assert best is not None
    return [
        line("profile-page-seats", lambda it: it.player + 1, lambda it: text("profile-seat", number=it)),
        line("profile-page-players", lambda it: it.players, lambda it: text("profile-players", number=it)),
        line(
            "profile-page-lengths",
            lambda it: lengths.index(it.length),
            lambda it: text(f"profile-length-{lengths[it]}"),
        ),
        text("profile-page-first", at=time_values(results[0].ended_at)["at"]),
        text("profile-page-best", result=_describe_result(best, text), at=time_values(best.ended_at)["at"]),
    ]


def describe_meetings(meetings: Sequence[Meeting], user: str, other: str, text: Text) -> str:
    """Return how often two users were ahead of each other, by game, and their last match."""
    lines = [text("profile-meet-title", user=user, other=other)]
    for game in dict.fromkeys(meeting.game for meeting in meetings):
        ranks = [(meeting.rank, meeting.other_rank) for meeting in meetings if meeting.game == game]
        won, lost = sum(one < two for one, two in ranks), sum(one > two for one, two in ranks)
        lines.append(
            text(
                "profile-meet-line",
                game=game_name(game, text),
                count=len(ranks),
                user=user,
                other=other,
                won=won,
                lost=lost,
                drawn=len(ranks) - won - lost,
            )
        )
    if not meetings:
        return "\n".join([*lines, text("profile-meet-none")])
    last = meetings[-1]
    at = time_values(last.ended_at)["at"]
    return "\n".join([*lines, text("profile-meet-last", game=game_name(last.game, text), at=at)])
