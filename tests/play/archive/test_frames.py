"""Every frame of a replay tells who did what, where the match stood and what everybody has."""

import random
import re
from functools import reduce
from typing import Any

import msgspec
import pytest

from bot.games import GAMES
from bot.locales import texts
from bot.match.commands import Answer, Start, Undo
from bot.match.record import get_recorded_names, read_record, to_match, to_record, write_record
from bot.match.record_checks import verify
from bot.match.refusals import Refusal
from bot.match.replay import Replay, iterate_public_lines
from bot.match.review import Review, TurningPoint, TurnReview
from cogs.archive.clip_planner import ClipPlanner, Range
from cogs.archive.frames import describe_frame, describe_frame_briefly, frame_view, label_frames, name_frame
from cogs.archive.replay import describe_page
from cogs.archive.review_text import describe_turning_points, review_alt_text
from cogs.board.captions import caption, main_points
from cogs.kit.game_ui import GAME_UIS
from rendering import RENDERERS, Emojis, with_emojis, with_names
from rendering.archive.clip.fitting import merge
from rendering.archive.clip.frames import FrameComposer
from tests.example_games import EVERY_GAME
from tests.games.test_contract import choose
from tests.match.races import race
from tests.match.record_files import random_match, random_options
from tests.match.seats import ADA, BRUNO, open_table

NAMES = ("Ada", "Bruno", "Chioma", "Dmitri")


def reopen(game: str, seed: str, **options: object) -> Replay:
    """Return the replay of a record file of a random match."""
    match, record = random_match(game, seed, options=options)
    data = write_record(to_record(match, record, NAMES[: len(match.players)]))
    read = read_record(data)
    assert get_recorded_names(read) == NAMES[: len(match.players)]
    *_, last = verify(read)
    return Replay(*to_match(read, last))


def counts_points(replay: Replay) -> bool:
    """Return whether the players of a game have points to show."""
    return bool(RENDERERS[replay.match.game].standing(frame_view(replay, 0, None)))


@pytest.mark.parametrize("game", EVERY_GAME)
@pytest.mark.parametrize("seed", ["one", "two"])
def test_each_frame_of_a_record_file_has_words_with_names(game: str, seed: str) -> None:
    replay = reopen(game, seed, **random_options(game, random.Random(seed)))
    text = with_names(texts("en"), NAMES[: len(replay.match.players)])
    descriptions = [describe_frame(replay, number, text) for number in range(len(replay.frames))]
    assert all(name in descriptions[0].summary[0] for name in NAMES[: len(replay.match.players)])
    assert all(frame.summary for frame in descriptions)
    assert {bool(frame.standing) for frame in descriptions} == {counts_points(replay)}
    summaries = "\n".join(sentence for frame in descriptions for sentence in frame.summary)
    assert "<@" not in summaries
    assert "{" not in summaries


@pytest.mark.parametrize("game", EVERY_GAME)
@pytest.mark.parametrize("seed", ["points", "one", "two"])
def test_the_points_of_the_last_frame_are_those_of_the_result(game: str, seed: str) -> None:
    replay = reopen(game, seed)
    outcome = replay.match.rules.outcome(replay.match.state)
    assert outcome is not None
    description = describe_frame(
        replay, len(replay.frames) - 1, with_names(texts("en"), NAMES[: len(replay.match.players)])
    )
    points = re.findall(r"(\w+) (\d+)", description.standing)
    scores = outcome.scores if counts_points(replay) else ()
    assert points == [(NAMES[player], str(main_points(game, score))) for player, score in enumerate(scores)]


def test_a_frame_of_the_middle_ages_shows_what_its_player_has() -> None:
    replay = reopen("middle-ages", "who")
    text = with_names(texts("en"), NAMES[: len(replay.match.players)])
    for number in range(1, len(replay.frames) - 1):
        actor = replay.find_actor(number)
        assert actor is not None
        alt_text = RENDERERS["middle-ages"].alt_text(frame_view(replay, number, None), text=text)
        assert (
            f"{NAMES[actor]} " in alt_text[: alt_text.index("Free workers")].splitlines()[-1].split(". ")[-2]
        )


def test_the_present_position_of_a_running_match_is_that_of_its_board() -> None:
    match, record = random_match("middle-ages", "now", actions=40)
    running = msgspec.structs.replace(match, status="running", ending=None)
    replay = Replay(running, record)
    last = len(replay.frames) - 1
    assert frame_view(replay, last, None) == running.view(None)
    assert frame_view(replay, last - 1, None) != replay.view(last - 1)


def test_a_frame_says_what_its_numbers_count() -> None:
    text = texts("en")
    race, match = reopen("space-builder", "one"), reopen("constructor", "one")
    assert describe_frame(race, 3, text).standing.startswith("Rounds won so far: ")
    assert describe_frame(race, len(race.frames) - 1, text).standing.startswith("Rounds won at the end: ")
    assert describe_frame(match, 3, text).standing.startswith("Points so far: ")
    assert describe_frame(match, len(match.frames) - 1, text).standing.startswith("Points at the end: ")


def test_the_result_of_a_race_counts_the_rounds_that_were_won() -> None:
    match = reopen("space-builder", "one").match
    assert match.ending is not None
    assert match.ending.outcome is not None
    board = caption(match, match.view(None), texts("en"))
    for score in match.ending.outcome.scores:
        won = dict(score.parts)["rounds-won"]
        assert main_points("space-builder", score) == won
        assert f"**{won}** ({won} round" in board


def test_the_last_turn_of_a_round_is_told_as_one_of_that_round() -> None:
    replay = reopen("middle-ages", "two")
    text, count = texts("en"), len(replay.match.players)
    rounds = [describe_frame(replay, number, text).title.split(",")[0] for number in range(1, 2 * count + 1)]
    assert rounds == ["Round 1"] * count + ["Round 2"] * count


def test_a_replay_counts_turns_in_one_way_only() -> None:
    replay = reopen("builders", "turns")
    text = with_names(texts("en"), NAMES[: len(replay.match.players)])
    titles = [describe_frame(replay, number, text).title for number in range(len(replay.frames))]
    assert list(dict.fromkeys(titles)) == ["The orders", "The foundation", "The panels"]


def test_turns_of_builders_have_the_same_number_on_boards_and_in_replays_reviews_and_clips() -> None:
    replay, text = reopen("builders", "turns"), texts("en")
    players = len(replay.match.players)
    last = len(replay.frames) - 1
    names = [name_frame(replay, number, text) for number in range(last + 1)]
    assert names[:3] == ["The Start", "Before Turn 1", f"Turn 1 of {last - 1}"]
    for number in range(2, last + 1):
        state = replay.state(replay.frames[number].first)
        title = GAME_UIS["builders"].title(replay.match.rules.view(state, None), text=text)
        assert names[number].startswith(f"{title.partition(',')[0]} of ")
        assert label_frames(replay, range(number, number + 1), text)[0].label.startswith(
            title.partition(",")[0]
        )
    assert replay.turn_count == last - 1
    for clip_range, frames in (
        (Range(), range(last + 1)),
        (Range(1, 2), range(4)),
        (Range(5, 6), range(6, 8)),
        (Range(last - 1), range(last, last + 1)),
    ):
        assert ClipPlanner(replay, NAMES[:players], clip_range, locale="en").numbers == list(frames)
    with pytest.raises(Refusal) as refusal:
        ClipPlanner(replay, NAMES[:players], Range(1, last), locale="en")
    assert refusal.value.details["count"] == last - 1
    line = replay.record[replay.frames[5].first + 1]
    point = TurningPoint(5, line.player, 0.2, replay.frames[5].first + 1, line.action, line.action)
    shares, luck = (1 / players,) * players, (0.0,) * players
    turns = (TurnReview(shares, luck, line.player),) * last
    review = Review(start=shares, turns=turns, turning_points=(point,))
    (turning_point,) = describe_turning_points(replay, review, text)
    assert turning_point.words.startswith("**A \N{MIDDLE DOT} Turn 4: ")
    assert f"after turn {last - 1}." in review_alt_text(replay, review, text)


def test_turns_of_builders_keep_the_numbers_of_the_boards_after_an_undo() -> None:
    game, rng = open_table(ADA, BRUNO, game="builders"), random.Random(3)
    game.do(ADA, Start())

    def play_until(turn: int) -> None:
        while game.match.state.turn < turn:
            player, action = choose(game.match.rules, game.match.state, rng)
            game.act(game.match.players[player], game.match.rules.action_to_string(action))

    play_until(5)
    asking = [line for line in game.record if not line.is_automatic][-1].player
    game.do(game.match.players[asking], Undo())
    game.do(game.match.players[1 - asking], Answer(agree=True))
    assert game.match.state.turn == 4
    play_until(9)
    replay, text = Replay(game.match, game.record), texts("en")
    names = [name_frame(replay, number, text) for number in range(2, len(replay.frames) - 1)]
    assert names == [f"Turn {turn} of 9" for turn in (1, 2, 3, 4, 4, 5, 6, 7, 8)]
    assert replay.turn_count == 9


def test_a_match_tells_the_same_frame_whether_it_is_stored_or_read_from_a_file() -> None:
    stored_replay, file_replay = Replay(*random_match("constructor", "same")), reopen("constructor", "same")
    text, number = with_names(texts("en"), NAMES[:2]), 7
    description = describe_frame(stored_replay, number, text)
    assert "<@" in description.summary[0]
    seats = {"<@11> (⚪ Ice)": "Ada", "<@22> (⚫ Black)": "Bruno"}
    named_summary = [
        reduce(lambda description, seat: description.replace(*seat), seats.items(), sentence)
        for sentence in description.summary
    ]
    assert named_summary == list(describe_frame(file_replay, number, text).summary)


@pytest.mark.parametrize("game", EVERY_GAME)
def test_key_moments_are_whole_sentences_even_with_long_names(game: str) -> None:
    replay = Replay(*random_match(game, "names"))
    text = with_names(texts("en"), ["W" * 32] * len(replay.match.players))
    last = len(replay.frames) - 1
    page = describe_page(replay, last, text, {1: -0.25, last: 0.25})
    labels = [choice.label for choice in page.choices]
    assert all(label.endswith(".") for label in labels), labels
    assert max(map(len, labels)) <= 100


def test_a_key_moment_that_the_review_found_says_that_points_are_no_points_of_the_game() -> None:
    replay = Replay(*random_match("constructor", "names"))
    lost, *_ = describe_page(replay, 0, texts("en"), {1: -0.25}).choices
    assert lost.label == "A decision that lowered the chance to win by 25 percentage points."


def test_a_key_moment_of_a_race_says_which_round_it_was_and_who_won_it() -> None:
    replay = Replay(*random_match("space-builder", "two", players=2))
    text = with_names(texts("en"), NAMES[:2])
    labels = [choice.label for choice in describe_page(replay, 0, text, {}).choices]
    assert all(re.fullmatch(r"Round \d+: (\S+ (Ada|Bruno) won|Nobody won)\..*", label) for label in labels), (
        labels
    )


def test_a_review_names_each_round_of_a_race_once() -> None:
    replay = Replay(*random_match("space-builder", "two", players=2))
    frame, _ = replay.milestones[0]
    text = with_names(texts("en"), NAMES[:2])
    before, after = (TurnReview(shares, (0.0, 0.0), None) for shares in ((0.5, 0.5), (0.7, 0.3)))
    turns = tuple(before if number < frame else after for number in range(1, len(replay.frames)))
    review = Review(start=(0.5, 0.5), turns=turns, turning_points=())
    (line,) = [each.words for each in describe_turning_points(replay, review, text)]
    assert line.count("Round 1") == 1
    assert re.search(r"’s chance to win rose from 50 % to 70 %\.\*\* \S+ \w+’s fastest card: ", line), line
    assert "<@" not in line


def test_lines_of_menus_about_a_race_have_times_and_names_instead_of_mentions() -> None:
    replay = Replay(*race("menu", 2))
    text = with_names(texts("en"), NAMES[:2])
    labels = label_frames(replay, range(len(replay.frames)), text)
    assert not any("<@" in words for label in labels for words in label)
    moments = [label for label, frame in zip(labels, replay.frames, strict=True) if frame.moment]
    assert moments
    for label in moments:
        assert re.search(r"\d:\d\d\.\d$", label.label), label
        assert any(name in label.action_text for name in NAMES[:2]), label


def test_a_line_of_a_menu_about_a_race_says_all_that_was_done_in_a_step() -> None:
    text = texts("en")
    replay = reopen("space-builder", "0")
    actions = [label.action_text for label in label_frames(replay, range(len(replay.frames)), text)]
    unfroze = [action for action in actions if action.startswith("unfroze")]
    assert "unfroze Owl Eye" in unfroze
    assert "unfroze Lift Needle, sat this round out" in unfroze
    assert not any("more action" in action for action in actions)


def test_lines_of_menus_are_not_cut_because_of_emojis() -> None:
    replay = reopen("constructor", "same")
    markup = {name: f"<:{name}_a22f5e:{10**18}>" for name in ("constructor_ice", "constructor_black")}
    text = with_emojis(with_names(texts("en"), NAMES[:2]), Emojis(markup))
    page = describe_page(replay, 3, text, {})
    assert "<:" in page.text
    first = page.choices[0].label
    assert "Ada" in first
    assert "Bruno" in first
    assert "<:" not in first
    turns = describe_page(replay, 3, text).choices
    assert "<:" in turns[3].label
    assert all("<:" not in turn.description for turn in turns)


@pytest.mark.parametrize("game", ["constructor", "space-builder"])
def test_a_page_replays_the_actions_of_its_own_frame_alone_a_second_time(
    game: str, monkeypatch: pytest.MonkeyPatch
) -> None:
    replay, rules = Replay(*random_match(game, "once")), GAMES[game]
    number, calls = len(replay.frames) // 2, list[Any]()
    apply_action = type(rules).apply_action

    def count(self: Any, state: Any, player: int, action: Any) -> Any:
        calls.append((state, player, action))
        return apply_action(self, state, player, action)

    monkeypatch.setattr(type(rules), "apply_action", count)
    describe_page(replay, number, texts("en"))
    frame_view(replay, number, None)
    monkeypatch.undo()
    of_frame = len(replay.lines(number))
    assert 20 < len(set(calls)) <= len(calls) <= len(set(calls)) + of_frame


@pytest.mark.parametrize("seed", ["0", "1", "2", "30"])
def test_a_frame_of_constructor_that_ends_a_round_shows_its_final_position(seed: str) -> None:
    """In the last two the player who ends the first round begins the second one in the same turn."""
    replay = reopen("constructor", seed, same_pattern=seed in "12")
    text = with_names(texts("en"), NAMES[:2])
    number, state = replay.milestones[0]
    goes_on = any(state.stacks) or len(replay.lines(number)) > 1
    assert goes_on == (seed in ("2", "30"))
    view, finished_round = frame_view(replay, number, None), state.stage.finished[0]
    assert tuple(tile.stack for tile in view.tiles) == finished_round.stacks
    assert view.last == finished_round.last
    assert RENDERERS["constructor"].standing(view) == list(finished_round.points)
    alt_text = RENDERERS["constructor"].alt_text(view, text=text)
    assert alt_text.startswith("Constructor, the end of round 1 of 2, on the pattern ")
    assert "to act" not in alt_text
    assert frame_view(replay, number - 1, None) == replay.view(number - 1)
    assert frame_view(replay, number + 1, None) == replay.view(number + 1)
    summary = describe_frame(replay, number, text).summary
    assert summary[1].startswith("Round 1 is over, because ")
    assert len(summary) == 2 + goes_on


def test_only_frames_that_end_a_round_of_constructor_look_back_at_it() -> None:
    for seed in range(20):
        replay = reopen("constructor", str(seed), decider=True)
        last = len(replay.frames) - 1
        final_frames = [
            number for number in range(last) if frame_view(replay, number, None).phase == "round-over"
        ]
        assert final_frames == [number for number, _ in replay.milestones if number != last]


@pytest.mark.parametrize("game", EVERY_GAME)
def test_actions_are_told_the_same_without_what_could_be_done_instead(game: str) -> None:
    replay, renderer, rules, text = reopen(game, "past"), RENDERERS[game], GAMES[game], texts("en")
    for line, before, after in iterate_public_lines(replay.match, replay.record):
        action = rules.action_from_string(line.action)
        state = after if rules.is_random(action) else before
        sentence = renderer.describe_action(rules.past_view(state, line.player), action, text=text)
        assert sentence == renderer.describe_action(rules.view(state, line.player), action, text=text)


def test_the_menu_tells_what_was_decided_in_a_turn_rather_than_its_roll() -> None:
    replay = reopen("builders", "menu")
    numbers = range(2, len(replay.frames))
    for number, label in zip(numbers, label_frames(replay, numbers, texts("en")), strict=True):
        decisions = [line for line in replay.lines(number) if line.line.action not in ("roll", "done")]
        assert label.action_text.startswith("rolled ") == (not decisions), label
        assert label.action_text.endswith((" more action", " more actions")) == (len(decisions) > 1), label


def test_turns_that_were_taken_back_have_no_number() -> None:
    match, record = random_match("constructor", "taken back")
    later = [msgspec.structs.replace(line, turn=line.turn + 2 * (line.turn > 4)) for line in record]
    replay, text = Replay(msgspec.structs.replace(match, turn=match.turn + 2), later), texts("en")
    last = len(replay.frames) - 1
    assert [frame.turn for frame in replay.frames[4:6]] == [4, 7]
    assert [name_frame(replay, number, text) for number in (4, 5)] == [
        f"Turn 4 of {last}",
        f"Turn 5 of {last}",
    ]
    assert label_frames(replay, range(5, 6), text)[0].label.startswith("Turn 5 \N{MIDDLE DOT} ")
    assert replay.turn_count == last
    planner = ClipPlanner(replay, NAMES[:2], Range(5, 6), locale="en")
    assert planner.numbers == [5, 6]
    line = later[replay.frames[5].first]
    point = TurningPoint(5, line.player, 0.2, replay.frames[5].first, line.action, line.action)
    turns = (*[TurnReview((0.5, 0.5), (0.0, 0.0), 0)] * 4, TurnReview((0.7, 0.3), (0.0, 0.0), 0))
    review = Review(start=(0.5, 0.5), turns=turns, turning_points=(msgspec.structs.replace(point, player=0),))
    (turning_point,) = describe_turning_points(replay, review, text)
    assert turning_point.words.startswith("**A \N{MIDDLE DOT} Round 1 of 2: ")


@pytest.mark.parametrize(
    ("game", "seed"), [("middle-ages", "s1"), ("builders", "s1"), ("space-builder", "s2")]
)
def test_a_clip_tells_long_turns_in_whole_sentences(game: str, seed: str) -> None:
    replay = reopen(game, seed)
    planner = ClipPlanner(replay, NAMES[: len(replay.match.players)], Range(), locale="en")
    frames = [planner.plan_frame(number) for number in planner.numbers]
    plan = planner.plan(frames, theme="dark", kind="webp", speed="fast", max_bytes=10**7)
    scenes = FrameComposer(plan, plan.frames).lay_out(merge(plan.frames, len(plan.frames)))
    assert not [scene.lines for scene in scenes if any("…" in line for line in scene.lines)]
    short_scenes = [
        scene for scene in scenes if scene.frame.brief and scene.frame.brief != scene.frame.summary
    ]
    assert short_scenes
    assert all(scene.lines[-1].endswith((".", "!")) for scene in short_scenes)


def test_the_short_telling_of_a_turn_leaves_out_what_matters_least() -> None:
    replay = reopen("middle-ages", "s1")
    text = with_names(texts("en"), NAMES[: len(replay.match.players)])
    summaries = {n: " ".join(describe_frame(replay, n, text).summary) for n in range(1, len(replay.frames))}
    numbers = [
        n for n, words in summaries.items() if "bought an action" in words and " finished the" in words
    ]
    assert numbers
    for number in numbers:
        brief = " ".join(describe_frame_briefly(replay, number, text))
        assert " finished the" in brief
        assert "bought" not in brief
