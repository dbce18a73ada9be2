"""What Space Builder says: the position in words, what was done, and what must not be said."""

from itertools import product
from random import Random

import msgspec
import pytest

from bot.games.space_builder import (
    BUILDINGS,
    LOCATIONS,
    MAPS,
    PAD,
    Action,
    Back,
    CancelRound,
    Card,
    Flip,
    Lay,
    Leave,
    MapView,
    Open,
    Options,
    Placement,
    Ready,
    Settle,
    SitOut,
    SpaceBuilder,
    Start,
    State,
    Stop,
    Take,
    Tap,
    Turn,
    Unfreeze,
    View,
    turn_layout,
    turn_square,
)
from bot.locales import Text, languages, texts
from cogs.kit.game_ui import GAME_UIS
from rendering import THEMES, Picture, render, with_board
from rendering.space_builder import RENDERER
from rendering.space_builder.alt_text import map_lines
from rendering.space_builder.board import map_picture
from rendering.space_builder.labels import building_name, card_text, require_map, side_detail, time_text
from rendering.space_builder.round import result_picture
from rendering.space_builder.rules_page import faces
from rendering.space_builder.samples import samples
from tests.games import space_builder_play as game
from tests.rendering.scene_words import find_words

pytestmark = pytest.mark.xdist_group("space-builder pictures")

KEY = "space-builder"
EN = texts("en")
DARK = THEMES["dark"]
SAMPLES = samples()
RACE = SAMPLES["building_tapped"]


def facing(number: int, turns: int, view: View = RACE) -> View:
    """Return the race with another map."""
    turned_map = MapView(turns, turn_square(PAD, turns), turn_layout(MAPS[number], turns))
    return msgspec.structs.replace(view, map=turned_map)


def map_text(view: View, text: Text = EN) -> str:
    """Return the map of a view in words, a line for each square."""
    return "\n".join(map_lines(require_map(view), text))


def showing(building: str, location: str, turn: int, side: str) -> str:
    """Return the text for a map with this one card."""
    placement = msgspec.convert(
        {"building": building, "location": location, "turn": turn, "side": side}, Placement
    )
    return map_text(msgspec.structs.replace(RACE, map=MapView(0, PAD, (placement,))))


def everybody_has_all(view: View) -> View:
    players = tuple(
        msgspec.structs.replace(player, unfrozen=BUILDINGS, rounds_won=10, faults=111)
        for player in view.players
    )
    return msgspec.structs.replace(view, players=players, round=17)


@pytest.mark.parametrize("building", BUILDINGS)
def test_the_map_text_tells_all_ways_of_a_card_apart(building: str) -> None:
    descriptions = [showing(building, *way) for way in product(LOCATIONS, range(4), "AB")]
    assert len(set(descriptions)) == 64


def test_the_map_text_tells_all_maps_apart_and_says_the_same_of_the_same() -> None:
    descriptions = {(number, turns): map_text(facing(number, turns)) for number in MAPS for turns in range(4)}
    assert len(set(descriptions.values())) == 80
    assert all(map_text(facing(*way)) == text for way, text in descriptions.items())


def test_the_map_is_described_as_it_is_seen() -> None:
    """The example of the rules: turned once, the pad is top left and the Bubble Dome bottom left."""
    description = map_text(facing(1, 1))
    first, *squares = description.splitlines()
    assert first.startswith("The map is turned to the right: its landing pad is top left, on every board")
    assert "Bottom left: Bubble Dome, roof left, two round windows." in squares
    assert len(squares) == len(LOCATIONS)
    assert "as every board does" in map_text(facing(1, 0))


def test_the_map_text_does_not_solve_the_map() -> None:
    """The text has neither the board's names of squares nor the letters of sides."""
    words = map_text(facing(1, 1)).replace(".", "").replace(",", "").split()
    assert not {*LOCATIONS, PAD, "A", "B"} & {*words}


def test_a_map_that_may_not_be_seen_is_not_described() -> None:
    with pytest.raises(ValueError, match="may not be seen"):
        map_text(SAMPLES["turns"])


@pytest.mark.parametrize("locale", languages())
@pytest.mark.nightly
def test_alt_texts_keep_within_discords_limit_and_hold_the_whole_map(locale: str) -> None:
    text, view = texts(locale), everybody_has_all(RACE)
    seat = RACE.players[2].seat
    assert seat
    late = msgspec.structs.replace(seat, tap=299_900)
    late_players = tuple(msgspec.structs.replace(player, seat=late) for player in view.players)
    view = msgspec.structs.replace(view, players=late_players)
    for number, turns in product(MAPS, range(4)):
        map_view = facing(number, turns, view)
        lines = map_text(map_view, text).splitlines()
        race = render(KEY, map_view, locale=locale).description if turns == number % 4 else None
        for alt_text in filter(None, (race, map_picture(map_view, 3, theme=DARK, text=text).description)):
            assert len(alt_text) <= 1024
            assert all(line in alt_text for line in lines)


def test_the_private_map_says_whose_it_is_and_what_to_build() -> None:
    view = SAMPLES["building_eight"]
    alt_text = map_picture(view, 2, theme=DARK, text=EN).description
    assert alt_text.startswith("Space Builder, round 8: the map of Amber.")
    assert alt_text.endswith("To build: Bubble Dome, Comet Silo, Sky Horn, Fern House and Owl Eye.")


def test_the_public_race_shows_taps_and_times() -> None:
    alt_text = render(KEY, RACE).description
    assert "Amber (finished at 0:38.0)" in alt_text
    assert "Violet (finished at 0:35.9)" in alt_text
    assert "Coral (builds)" in alt_text


# What must not be said


def public(state: State) -> tuple[Picture, str, str]:
    """Return all that a channel sees of a position."""
    view = game.GAME.view(state, None)
    return render(KEY, view), RENDERER.describe(view, text=EN), RENDERER.prompt(view, text=EN)


def open_round(seed: str, openers: tuple[int, ...], **options: object) -> State:
    state = game.turns(3, seed, **options)
    for player in openers:
        state = game.play(state, f"{player} open @{1000 * player + 5}")
    return state


@pytest.mark.parametrize("seed", ["one", "two", "three", "four"])
def test_in_a_sealed_round_the_channel_learns_nothing(seed: str) -> None:
    """The channel sees neither the map, boards, taps and times, nor who has opened the map."""
    chance = Random(seed)
    start = public(open_round("other", (), sealed=True))
    state = open_round(seed, (0, 1), sealed=True)
    assert public(state) == start
    state = game.build(state, 0, game.city_of(state, 0), tap=chance.randrange(9_000, 90_000))
    assert public(state) == start
    wrong = game.wrong(state, 1, "DOM", "way", "side")
    state = game.build(state, 1, game.city_of(state, 1, DOM=wrong, SIL=None))
    assert public(state) == start
    assert public(game.play(state, "2 sit @50")) == start


def test_in_turns_the_channel_reads_who_has_finished_and_no_more() -> None:
    start = open_round("seed", (0, 1))
    assert "waited for" in public(start)[1]
    after = game.build(start, 0, game.city_of(start, 0), tap=9_000)
    picture, words, prompt = public(after)
    first_picture, _, first_prompt = public(start)
    assert (picture.data, prompt) == (first_picture.data, first_prompt)
    assert words.count("is done") == 1
    assert words.count("waited for") == 2
    assert public(game.play(open_round("seed", (1,)), "0 open @7, 0 stop @70000")) == public(after)
    done = game.play(game.build(after, 1, game.city_of(after, 1), tap=9_000), "2 sit @50")
    assert public(done)[2] == EN("space-builder-prompt-settling")


def test_the_prompt_names_the_button_as_it_stands_on_the_board() -> None:
    french = texts("fr")
    prompt = RENDERER.prompt(SAMPLES["ready_3"], text=with_board(EN, french))
    assert prompt.startswith(f"Press {french('space-builder-button-ready')}. The map appears")


@pytest.mark.parametrize("player", range(2))
def test_in_turns_the_public_picture_of_a_builders_own_view_reveals_nothing_either(player: int) -> None:
    state = open_round("seed", (0, 1))
    view = game.GAME.view(state, player)
    assert view.map
    spectators = render(KEY, game.GAME.view(state, None))
    assert render(KEY, view) == spectators


def test_before_the_start_of_a_live_round_nothing_is_said_of_the_map() -> None:
    assert public(game.new(2, "one")) == public(game.new(2, "two"))


def test_a_builder_hears_the_own_board_and_map_but_not_those_of_others() -> None:
    state = open_round("seed", (0, 1))
    before = [RENDERER.describe(game.GAME.view(state, player), text=EN) for player in range(3)]
    later = game.build(state, 0, {"DOM": ("B2", 1, "B"), "SIL": None})
    later = game.play(later, f"0 take HRN @{later.round.seats[0].clicks[-1].at + 1}")
    after = [RENDERER.describe(game.GAME.view(later, player), text=EN) for player in range(3)]
    assert before[1:] == after[1:]
    assert map_text(game.GAME.view(state, 0)) in before[0]
    assert "The board is empty." in before[0]
    assert "Centre: Bubble Dome, roof right, three round windows." in after[0]
    assert "Picked up: Sky Horn." in after[0]
    assert "In hand: Comet Silo, roof up, one belt, " in after[0]


def test_ghosts_are_shown_to_players_who_may_see_them() -> None:
    state = game.turns(3, ghosts=True)
    state = game.play(state, "0 open @0, 1 open @5")
    state = game.build(state, 0, game.city_of(state, 0), tap=20_000)
    state = game.play(state, "1 take DOM @30000")
    assert "Finished: Coral at 0:20.0." in RENDERER.describe(game.GAME.view(state, 1), text=EN)


# The result


def test_the_result_names_every_fault() -> None:
    description = RENDERER.describe(SAMPLES["result_4"], text=EN)
    assert "Teal won round 1." in description
    assert (
        "Amber finished at 0:38.0, 4 faults: Bubble Dome (wrong place); Comet Silo (turned wrong)."
        in description
    )
    assert "Coral finished at 0:41.3, 2 faults: Bubble Dome (wrong side)." in description
    assert "Teal was stopped, 1 fault: Fern House (not built)." in description
    assert (
        description.index("Amber finished")
        < description.index("Coral finished")
        < description.index("Teal was stopped")
    )
    assert "Coral finished at 1:10.3, no fault." in RENDERER.describe(SAMPLES["over_2"], text=EN)


@pytest.mark.parametrize(
    ("clicks", "position", "story"),
    [
        ("1 stop @5400", "Teal stopped, 4 faults", "Teal stopped at 0:05.4 with 4 cards left (4 faults)."),
        ("", "Teal was stopped, 4 faults", "Teal was stopped at 0:30.0 with 4 cards left (4 faults)."),
    ],
)
def test_the_result_tells_who_stopped_and_who_was_stopped(clicks: str, position: str, story: str) -> None:
    state = game.play(game.turns(3), f"0 open @0, 1 open @0, 2 open @0, {clicks}")
    state = game.build(state, 2, game.city_of(state, 2), tap=20_000)
    state = game.settle(game.build(state, 0, game.city_of(state, 0), tap=30_000))
    view = game.GAME.view(state, None)
    assert position in RENDERER.describe(view, text=EN)
    assert story in GAME_UIS["space-builder"].verdict(view, text=EN)


def test_every_flaw_has_a_name() -> None:
    view = SAMPLES["result_2"]
    assert view.result
    flaws = ("not-built", "wrong-place", "wrong-way-round", "wrong-way-round-and-wrong-side")
    verdict = msgspec.structs.replace(view.result.verdicts[0], flaws=flaws)
    other_result = msgspec.structs.replace(view.result, verdicts=(verdict,))
    phrases = (
        "Bubble Dome (not built); Comet Silo (wrong place)",
        "; Sky Horn (turned wrong); Fern House (turned wrong and wrong side).",
    )
    alt_text = result_picture(
        msgspec.structs.replace(view, result=other_result), theme=DARK, text=EN
    ).description
    assert all(flaw in alt_text for flaw in phrases)


def test_the_worst_result_keeps_within_the_limits_and_names_all_builders() -> None:
    view = everybody_has_all(SAMPLES["result_late_4"])
    assert view.result
    worst = tuple(
        msgspec.structs.replace(
            verdict,
            cards=tuple(Card(building, "A1") for building in BUILDINGS),
            flaws=("wrong-way-round-and-wrong-side",) * len(BUILDINGS),
            faults=16,
        )
        for verdict in view.result.verdicts
    )
    worst_view = msgspec.structs.replace(view, result=msgspec.structs.replace(view.result, verdicts=worst))
    alt_text = render(KEY, worst_view).description
    assert len(alt_text) <= 1024
    assert alt_text.endswith(".")
    assert len(RENDERER.describe(worst_view, text=EN)) < 3500
    for name in ("Coral", "Teal", "Amber", "Violet"):
        assert f"{name}: 8 cards, 10 rounds won, 111 faults." in alt_text


def test_the_end_names_the_winner_and_ranks_the_others() -> None:
    description = RENDERER.describe(SAMPLES["over_4"], text=EN)
    assert "Coral wins the match." in description
    positions = [description.index(f"{name}: unfrozen") for name in ("Coral", "Violet", "Teal", "Amber")]
    assert positions == sorted(positions)
    assert "Nobody wins." in RENDERER.describe(SAMPLES["abandoned"], text=EN)


@pytest.mark.parametrize("locale", languages())
def test_words_keep_within_discords_limits(locale: str) -> None:
    for view in SAMPLES.values():
        assert 0 < len(RENDERER.describe(view, text=texts(locale))) < 3500
        assert RENDERER.prompt(view, text=texts(locale))


def test_who_stays_until_the_end_has_won() -> None:
    view = game.GAME.stop(game.GAME.view(game.turns(), None), (1,))
    assert "Teal wins the match." in RENDERER.alt_text(view, text=EN)
    shown = find_words("space-builder", view)
    assert "Teal wins" in shown
    assert "No winner" not in shown
    called_off = game.GAME.stop(game.GAME.view(game.turns(), None), ())
    assert "No winner" in find_words("space-builder", called_off)


# What was done, and what comes next


@pytest.mark.parametrize(
    ("action", "expected"),
    [
        (Take("OBS", 9), "picked up Owl Eye"),
        (Turn(1, 9), "turned the card to the right"),
        (Turn(-1, 9), "turned the card to the left"),
        (Flip(9), "flipped the card"),
        (Lay("B2", 9), "laid the card (centre)"),
        (Back(9), "took the card back"),
        (Tap(game.START + 41_399), "finished the city at 0:41.3"),
        (Stop(game.START + 9_000), "stopped building at 0:09.0"),
        (Ready(9), "got ready"),
        (SitOut(9), "sat this round out"),
        (Open(9), "opened the map"),
        (Unfreeze("HAN", 9), "unfroze Moth Hangar"),
        (Leave(9), "left the match"),
        (Start(9), "The map went up"),
        (Settle(9), "The cities were checked"),
        (
            CancelRound(1, 9),
            "Presses were lost while a clock ran, so the round was cancelled and begins again with a new map",
        ),
    ],
)
def test_actions_are_described(action: Action, expected: str) -> None:
    view = game.GAME.view(game.live(), 0)
    assert RENDERER.describe_action(view, action, text=EN) == expected


def test_a_card_that_nobody_chose_is_not_called_a_choice() -> None:
    state = game.win(game.live(), 0)
    view = game.GAME.view(state, 0)
    in_time, late = Unfreeze("OBS", state.until), Unfreeze("OBS", state.until + 1)
    assert RENDERER.describe_action(view, in_time, text=EN) == "unfroze Owl Eye"
    assert RENDERER.describe_action(view, late, text=EN) == "chose no card in time, so Owl Eye was unfrozen"


def test_a_spectator_hears_of_a_tap_without_its_time() -> None:
    view = game.GAME.view(game.live(), None)
    assert RENDERER.describe_action(view, Tap(9_999), text=EN) == "finished the city"
    assert RENDERER.describe_action(view, Stop(9_999), text=EN) == "stopped building"


def test_every_action_of_a_match_is_described() -> None:
    states = game.match_of(Options(), 3, 1, game.able)
    kinds = set()
    for state in states:
        view = game.GAME.view(state, None)
        for player in range(3):
            for action in game.GAME.legal_actions(state, player)[:4]:
                kinds.add(type(action))
                sentence = RENDERER.describe_action(view, action, text=EN)
                assert sentence == sentence.strip()
                assert not sentence.endswith(".")
    assert len(kinds) > 6


def test_who_was_not_ready_in_time_is_late_and_does_not_sit_out() -> None:
    ready = game.play(game.new(4), "0 ready @0, 1 ready @0, 2 sit @1")
    words = public(game.play(ready, f"3 start @{game.START + 120_000}"))[1]
    assert words.count("(sits out)") == words.count("(late for this round)") == 1
    assert words.index("(sits out)") < words.index("(late for this round)")


def test_the_prompt_follows_the_builder() -> None:
    def says(state: State, viewer: int | None = 0) -> str:
        return RENDERER.prompt(game.GAME.view(state, viewer), text=EN)

    state = game.live()
    three = game.new(3)
    assert (
        says(three, None) == "Press Ready. The map appears once all are ready, or 120 seconds after two are."
    )
    two_ready = game.play(three, "0 ready @0, 1 ready @5")
    assert says(two_ready, None) == (
        "Press Ready before the start: the map appears then, or as soon as all are ready."
    )
    assert says(game.new()) == "Press Ready. The map appears once all are ready."
    assert says(state, None) == "In your panel, build what the map shows."
    assert says(state) == "4 cards are still to be laid."
    assert says(game.play(state, f"0 take DOM @{game.START + 1}")).startswith("Bubble Dome is picked up")
    assert says(game.build(state, 0, game.city_of(state, 0))).startswith("All cards are laid")
    turns = game.turns()
    assert says(turns).startswith("Open the map")
    assert says(turns, None).startswith("Open the map")
    stopped_state = game.play(game.play(turns, "0 open @0"), "0 stop @5")
    assert says(stopped_state) == "Your part of this round is done."
    assert (
        RENDERER.prompt(SAMPLES["result_2"], text=EN) == "Unfreeze any card to build too: all count the same."
    )
    assert RENDERER.prompt(SAMPLES["over_2"], text=EN) == "The match is over."


def test_seats_have_their_marks() -> None:
    assert [RENDERER.seat(player, text=EN) for player in range(4)] == [
        "🔴 Coral",
        "🔺 Teal",
        "🟨 Amber",
        "🔷 Violet",
    ]


@pytest.mark.parametrize(
    ("time", "expected"),
    [
        (0, "0:00.0"),
        (99, "0:00.0"),
        (41_300, "0:41.3"),
        (59_999, "0:59.9"),
        (60_000, "1:00.0"),
        (300_000, "5:00.0"),
    ],
)
def test_times_are_shown_in_full_tenths(time: int, expected: str) -> None:
    assert time_text(time) == expected


def test_cards_are_named_as_buttons_label_them() -> None:
    assert [card_text("DOM", turn, "B", EN) for turn in range(4)] == ["Dom↑″", "Dom→″", "Dom↓″", "Dom←″"]
    assert card_text("DOM", 0, "A", EN) == "Dom↑"


def test_the_sheet_of_both_sides_names_them_all() -> None:
    alt_text = faces(theme=DARK, text=EN).description
    assert len(alt_text) <= 1024
    for building in BUILDINGS:
        assert building_name(building, EN) in alt_text
        first, second = (side_detail(building, side, EN) for side in "AB")
        assert first != second
        assert f"front {first}, back {second}." in alt_text


@pytest.mark.parametrize("options", [Options(), Options(mode="turns")])
def test_the_rules_say_that_only_done_ends_a_round_and_stopping_does_not(options: Options) -> None:
    one_stopped = game.play(game.live(3), f"1 stop @{game.START + 9}")
    one_done = game.build(one_stopped, 0, game.city_of(one_stopped, 0), tap=100)
    assert one_done.round.end == one_done.stage.options.cap, "the third may build on"
    rules = RENDERER.rules_text(options, text=EN)
    assert "As soon as all builders but one have pressed it, the round ends" in rules
    assert "Stopping does not count: the others build on." in rules
    assert "are done" not in rules


def test_rules_and_samples_belong_to_the_same_game() -> None:
    assert {view.phase for view in SAMPLES.values()} == {
        "ready",
        "building",
        "settling",
        "unfreeze",
        "over",
        "abandoned",
    }
    assert SpaceBuilder.key == KEY
