"""What everybody sees of The Builders: Middle Ages, what closes an undo, and what a send would do."""

import pytest
from msgspec.structs import replace

from bot.games import IllegalAction
from bot.games.middle_ages import GAME, Preview, SiteView, State, preview
from bot.games.middle_ages.state import Progress, Row, Turn
from tests.games.middle_ages_play import act, new, play, player, site_of, table, view_of


def shuffle_below(row: Row, top_count: int) -> Row:
    """Return the same row and deck, with the order below the top cards reversed."""
    return Row(row.slots, (*row.deck[:top_count], *reversed(row.deck[top_count:])))


def with_decks(state: State, sites: Row, workers: Row) -> State:
    return State(state.stage, state.current, state.players, sites, workers, state.turn)


def test_view_shows_the_table() -> None:
    state = table(
        player(7, free="W01", sites="B31:W22+W19", finished="M1 B03"),
        player(12, free="W02"),
        turn=Turn(2, 1, 1),
        site_row="B01 B02 B04 B05 B06",
    )
    view = view_of(state)
    assert (view.phase, view.round, view.ending, view.current, view.starter) == ("play", 1, False, 0, 0)
    assert (view.actions, view.bought, view.coin_actions, view.coins_next) == (2, 1, 1, 2)
    assert (view.players[0].coins, view.players[0].vp, view.players[0].free) == (7, 2, ("W01",))
    assert view.players[0].finished == ("M1", "B03")
    assert view.players[0].sites == (
        SiteView(
            card="B31",
            crew=("W22", "W19"),
            needs=(3, 2, 2, 3),
            placed=(3, 1, 1, 3),
            missing=(0, 1, 1, 0),
            sent=0,
            price=1,
        ),
    )
    assert view.site_row == ("B01", "B02", "B04", "B05", "B06")
    assert view.worker_row == ("W38", "W39", "W40", "W41", "W42")
    assert (view.next_site, view.next_worker, view.site_deck, view.worker_deck) == ("B07", "W03", 34, 33)
    assert view.outcome is None


def test_the_board_shows_everything_of_one_player() -> None:
    """The board shows the player in focus, else the player to act; after the end, the first player."""
    view = view_of(table(player(), player(), player(), current=2, starter=1))
    assert view.shown_player == 2
    assert replace(view, focus=0).shown_player == 0
    over = view_of(
        act(table(player(), player(), current=0, starter=1, progress=Progress(5, 5, left=1)), "end")
    )
    assert (over.current, over.shown_player) == (None, 1)
    assert replace(over, focus=0).shown_player == 0


def test_surplus_is_in_what_is_placed_but_never_missing() -> None:
    site = site_of(table(player(sites="B01:W19")), "B01")
    assert (site.placed, site.missing) == ((3, 1, 0, 0), (0, 0, 0, 1))


def test_legal_actions_are_in_a_stable_order() -> None:
    state = table(player(10, free="W01 M1", sites="B34 B33", finished="M1"), worker_row="W38 - W40")
    assert view_of(state).legal == (
        *("end", "coins"),
        *("send M1 B34", "send W01 B34", "send M1 B33", "send W01 B33"),
        *("hire W38", "hire W40"),
        *("build B01", "build B02", "build B03", "build B04", "build B05"),
        "buy",
    )


def test_the_simplest_action_for_a_leaver_takes_nothing_from_the_others() -> None:
    state = table(player(10, free="W01", sites="B01"))
    assert GAME.legal_actions(state, 0)[0] == GAME.action_from_string("end")
    state = table(player(10, free="W01", sites="B01"), must_use_actions=True)
    assert GAME.legal_actions(state, 0)[0] == GAME.action_from_string("coins")


@pytest.mark.parametrize(
    ("text", "last"),
    [
        ("build B02", ("B02",)),
        ("hire W38", ("W38",)),
        ("send W01 B34", ("W01", "B34")),
        ("send W01 M3", ("W01", "M3")),  # which that finishes
        ("coins", ()),
        ("buy", ()),
        ("end", ()),
    ],
)
def test_last_action_is_marked(text: str, last: tuple[str, ...]) -> None:
    assert view_of(act(table(player(10, free="W01", sites="B34 M3")), text)).last == last


def test_everybody_sees_the_same() -> None:
    state = new(3)
    assert GAME.view(state, 0) == GAME.view(state, 2) == GAME.view(state, None)


@pytest.mark.parametrize(
    ("reveal_next", "sites", "workers"), [("both", 1, 1), ("building", 1, 0), ("none", 0, 0)]
)
def test_order_of_the_decks_is_hidden(reveal_next: str, sites: int, workers: int) -> None:
    state = new(2, reveal_next=reveal_next)
    other = with_decks(state, shuffle_below(state.sites, sites), shuffle_below(state.workers, workers))
    assert other != state
    assert view_of(other) == view_of(state)


def test_top_cards_of_the_decks_are_known() -> None:
    """Ruling 15."""
    state = table(player(), site_deck="B20 B21", worker_deck="W20 W21")
    assert (view_of(state).next_site, view_of(state).next_worker) == ("B20", "W20")
    state = play(state, "build B01, hire W38")
    assert (view_of(state).next_site, view_of(state).next_worker) == ("B21", "W21")
    assert (view_of(state).site_row[0], view_of(state).worker_row[0]) == ("B20", "W20")


def test_empty_decks_have_no_top_card() -> None:
    view = view_of(table(player(), site_deck="", worker_deck=""))
    assert (view.next_site, view.next_worker, view.site_deck, view.worker_deck) == (None, None, 0, 0)


# What closes an undo


def reveals(state: State, text: str) -> bool:
    return GAME.reveals(state, act(state, text))


@pytest.mark.parametrize("text", ["send W01 M3", "send W01 B34", "coins", "buy", "end"])
def test_nothing_new_is_seen_by_sends_coins_and_buys(text: str) -> None:
    assert not reveals(table(player(10, free="W01", sites="B34 M3")), text)


@pytest.mark.parametrize("reveal_next", ["both", "building", "none"])
@pytest.mark.parametrize("text", ["build B01", "hire W38"])
def test_new_card_is_seen(text: str, reveal_next: str) -> None:
    assert reveals(table(player(), reveal_next=reveal_next), text)


@pytest.mark.parametrize("text", ["build B01", "hire W38"])
def test_nothing_new_is_seen_when_the_deck_is_empty(text: str) -> None:
    assert not reveals(table(player(), site_deck="", worker_deck=""), text)


@pytest.mark.parametrize(
    ("text", "reveal_next", "new_card"),
    [
        ("build B01", "both", False),
        ("build B01", "building", False),
        ("build B01", "none", True),
        ("hire W38", "both", False),
        ("hire W38", "building", True),
        ("hire W38", "none", True),
    ],
)
def test_last_card_of_a_deck_is_new_unless_it_lay_face_up(
    text: str, reveal_next: str, new_card: bool
) -> None:
    state = table(player(), site_deck="B20", worker_deck="W20", reveal_next=reveal_next)
    assert reveals(state, text) == new_card


# What a send would do


def test_preview_of_a_send_that_is_not_the_last() -> None:
    state = table(player(10, free="W22", sites="B31"))
    assert preview(view_of(state), "W22", "B31") == Preview(
        missing=(3, 2, 1, 0),
        wage=4,
        price=1,
        buys=0,
        cost=4,
        affordable=True,
        useless=False,
        finishes=False,
        coins=0,
        vp=0,
    )


def test_preview_of_a_send_that_finishes_after_buying() -> None:
    """The worked example: one action left, the send costs two."""
    state = play(table(player(16, free="W19 W22", sites="B31:W04"), turn=Turn(2)), "send W19 B31")
    outlook = preview(view_of(state), "W22", "B31")
    assert (outlook.missing, outlook.finishes, outlook.coins, outlook.vp) == ((0, 0, 0, 0), True, 18, 5)
    assert (outlook.price, outlook.buys, outlook.wage, outlook.cost, outlook.affordable) == (2, 1, 4, 9, True)


@pytest.mark.parametrize(("coins", "affordable"), [(8, False), (9, True)])
def test_preview_counts_wage_and_bought_actions(coins: int, affordable: bool) -> None:
    state = table(player(coins, free="W22", sites="B31"), turn=Turn(0))
    outlook = preview(view_of(state), "W22", "B31")
    assert (outlook.cost, outlook.affordable) == (9, affordable)


def test_preview_marks_what_adds_nothing() -> None:
    view = view_of(table(player(free="W22 W01", sites="M3")))
    assert preview(view, "W22", "M3").useless
    assert not preview(view, "W01", "M3").useless


def test_preview_of_a_machine_and_of_a_worker_still_to_be_hired() -> None:
    view = view_of(table(player(free="M5", sites="B34", finished="M5")))
    assert (preview(view, "M5", "B34").missing, preview(view, "M5", "B34").cost) == ((2, 4, 4, 4), 0)
    assert preview(view, "W42", "B34").missing == (5, 4, 2, 1)


@pytest.mark.parametrize(
    ("unit", "site", "reason"),
    [
        ("W99", "B34", "no-such-card"),
        ("B01", "B34", "not-a-unit"),
        ("W01", "B33", "not-your-site"),
        ("W01", "B01", "not-your-site"),
    ],
)
def test_preview_of_what_cannot_be(unit: str, site: str, reason: str) -> None:
    view = view_of(table(player(free="W01", sites="B34"), player(sites="B33")))
    with pytest.raises(IllegalAction) as error:
        preview(view, unit, site)
    assert error.value.reason == reason


def test_nothing_is_previewed_after_the_end() -> None:
    over = act(table(player(), player(), current=1, progress=Progress(5, 5, left=1)), "end")
    with pytest.raises(IllegalAction) as error:
        preview(view_of(over), "W01", "B34")
    assert error.value.reason == "match-over"
