"""The words beside Middle Ages' pictures are enough to play by."""

import msgspec
import pytest

from bot.games.middle_ages import GAME, Action, Build, Buy, Coins, End, Hire, Leave, Send, View
from bot.games.middle_ages.cards import SITES, WORKERS
from bot.locales import languages, texts
from rendering.middle_ages import RENDERER
from rendering.middle_ages.alt_text import area_text
from rendering.middle_ages.labels import amounts_text, card_name, leavers_text
from rendering.middle_ages.samples import samples
from tests.rendering.middle_ages_views import FULLEST, crowded_view, open_site
from tests.rendering.rendered_samples import render_once

SAMPLES = samples()
EN = texts("en")


def holding(*sites: str, **changes: object) -> View:
    """Return a position in which the player to act has these sites and nobody else has any."""
    view = crowded_view(0, 3, actions=3)
    player = view.current or 0
    mine = msgspec.structs.replace(view.players[player], sites=tuple(map(open_site, sites)))
    players = [*view.players]
    players[player] = mine
    return msgspec.structs.replace(view, players=tuple(players), **changes)


@pytest.mark.parametrize("locale", languages())
def test_words_keep_within_discords_limits(locale: str) -> None:
    for view in (*SAMPLES.values(), *FULLEST.values()):
        description = RENDERER.describe(view, text=texts(locale))
        assert 0 < len(description) < 3500
        assert 0 < len(RENDERER.alt_text(view, text=texts(locale))) <= 1024


def test_the_description_names_the_market_with_its_places() -> None:
    view = SAMPLES["start"]
    description = RENDERER.describe(view, text=EN)
    for mark, card in zip("ABCDE", view.site_row, strict=True):
        assert card
        site = SITES[card]
        assert f"{mark}: {site.name} (needs {amounts_text(site.needs, EN)}; brings " in description
    for number, card in enumerate(view.worker_row, 1):
        assert card
        assert f"{number}: {card_name(card, EN)[:-1]}, wage {WORKERS[card].wage})" in description
    assert f"{view.site_deck} cards in the deck" in description


def test_the_description_names_what_is_missing() -> None:
    view = SAMPLES["late_4"]
    description = RENDERER.describe(view, text=EN)
    assert (
        "Site A: Rural Relay still needs 1 tile; crew: Labourer (2 wood, 1 knowledge), Apprentice "
        in description
    )
    assert "Coral has 19 coins and 14 points." in description
    assert (
        "Free workers: 1: Apprentice (1 wood, 1 knowledge, wage 2), 2: Craftsman (2 stone, 2 wood"
        in description
    )
    assert "Finished: Wooden Shack, Circular Saw II" in description


def test_the_description_names_the_price_of_the_next_worker_sent() -> None:
    description = RENDERER.describe(crowded_view(2, 2), text=EN)
    assert description.count("costs 3 actions") == 1


def test_the_description_announces_the_last_turns() -> None:
    assert "Still to play" in RENDERER.describe(SAMPLES["last_round"], text=EN)
    assert "Still to play" not in RENDERER.describe(SAMPLES["mid"], text=EN)


def test_the_fullest_position_still_names_every_site_of_the_player_to_act() -> None:
    view = FULLEST["many_of_all"]
    description = RENDERER.describe(view, text=EN)
    assert all(
        f" {SITES[site.card].name} still needs" in description
        for site in view.players[view.current or 0].sites
    )


def test_the_end_names_the_winner_the_parts_and_the_tie_break() -> None:
    description = RENDERER.describe(SAMPLES["tie_vp"], text=EN)
    assert "Teal wins." in description
    assert "Same total: points from sites decide" in description
    assert "Teal, place 1: 18 points (15 for buildings, 2 for machines, 1 for 18 coins)." in description
    assert "Same total and points: coins decide" in RENDERER.describe(SAMPLES["tie_coins"], text=EN)
    assert "share the win" in RENDERER.describe(SAMPLES["draw"], text=EN)


def test_alt_text_names_the_player_to_act_first() -> None:
    for view in (*SAMPLES.values(), *FULLEST.values()):
        alt_text = RENDERER.alt_text(view, text=EN)
        assert alt_text.startswith("Middle Ages")
        assert alt_text.endswith(".")
        if view.current is not None:
            name = RENDERER.seat(view.current, text=EN).split()[1]
            assert f"It is the turn of {name}, " in alt_text
            assert f"{name} has {view.players[view.current].coins} coin" in alt_text


def test_the_prompt_lists_the_actions_left_and_what_is_legal() -> None:
    view = SAMPLES["start"]
    assert RENDERER.prompt(view, text=EN) == (
        "3 actions left: you can start a site, hire a worker, take 1 coin, buy an action for 5 coins "
        "or end your turn."
    )
    without_actions = msgspec.structs.replace(view, actions=0, legal=("end", "buy"))
    assert RENDERER.prompt(without_actions, text=EN) == (
        "No actions left: you can buy an action for 5 coins or end your turn."
    )
    assert RENDERER.prompt(SAMPLES["over"], text=EN) == "The match is over."


_LACKING = "1 stone, 2 knowledge, 3 tiles"


@pytest.mark.parametrize(
    ("action", "expected"),
    [
        (Build("B31"), "started the Chapel"),
        (Hire("W10"), "hired a labourer (1 stone, 2 wood)"),
        (Hire("W04"), "hired an apprentice (1 wood, 1 knowledge)"),
        (
            Send("W23", "B31"),
            f"sent a craftsman to the Chapel (paid 4 coins; still missing {_LACKING})",
        ),
        (
            Send("W31", "B01"),
            "finished the Bower with a craftsman (paid 4 coins, got 8 coins)",
        ),
        (Send("M2", "M5"), "sent the Circular Saw I to the Crane II (no wage; still missing 1 knowledge)"),
        (
            Send("W11", "M5"),
            "finished the Crane II with a labourer "
            "(paid 3 coins, got 2 points and a machine that asks no wage)",
        ),
        (Coins(), "took 2 coins"),
        (Buy(), "bought an action for 5 coins"),
        (End(), "ended the turn without doing anything"),
        (Leave(), "left the match"),
    ],
)
def test_actions_are_described(action: Action, expected: str) -> None:
    view = holding("B31", "B01", "M5", coins_next=2)
    assert RENDERER.describe_action(view, action, text=EN) == expected


@pytest.mark.parametrize(
    ("actions", "expected"),
    [
        ((Coins(), Coins()), "took 3 coins in 2 actions"),
        ((Buy(),), "bought an action for 5 coins"),
        ((Buy(), Buy()), "bought 2 actions for 10 coins"),
        ((Build("B01"), Build("B02")), "started the Bower and the Wooden Shack"),
        (
            (Hire("W07"), Hire("W04")),
            "hired a labourer (2 stone, 1 wood) and an apprentice (1 wood, 1 knowledge)",
        ),
    ],
)
def test_actions_of_a_kind_are_described_together(actions: tuple[Action, ...], expected: str) -> None:
    steps = [(holding("B31", coins_next=count), action) for count, action in enumerate(actions, 1)]
    assert list(RENDERER.describe_actions(steps, text=EN)) == [expected]


def test_the_description_names_players_who_left() -> None:
    view = SAMPLES["left"]
    assert "Teal (left the match) has " in RENDERER.describe(view, text=EN)
    assert "Teal (left the match): " in render_once("middle-ages", view).description
    assert "Teal (left the match) has " in area_text(view, 1, text=EN)
    assert RENDERER.describe(view, text=EN).count("left the match") == 1
    assert "left the match" not in RENDERER.describe(SAMPLES["late_4"], text=EN)


def test_the_final_description_names_players_who_left() -> None:
    view = SAMPLES["over_left"]
    assert view.outcome
    assert view.outcome.ranks[1] == 4
    for description in (RENDERER.describe(view, text=EN), render_once("middle-ages", view).description):
        assert "Teal (left the match), place 4: " in description
    assert leavers_text(view, EN) == "Left the match: Teal"
    assert leavers_text(SAMPLES["over_4"], EN) == ""


@pytest.mark.parametrize("locale", languages())
def test_every_legal_action_of_every_sample_is_described(locale: str) -> None:
    for view in SAMPLES.values():
        for notation in view.legal:
            sentence = RENDERER.describe_action(view, GAME.action_from_string(notation), text=texts(locale))
            assert sentence
            assert sentence == sentence.strip()
            assert not sentence.endswith(".")


def test_seats_have_their_marks() -> None:
    seats = [RENDERER.seat(player, text=EN) for player in range(4)]
    assert seats == ["🔴 Coral", "🔺 Teal", "🟨 Amber", "🔷 Violet"]


def test_every_card_has_the_name_that_the_rules_give_it() -> None:
    assert {card: card_name(card, EN) for card in SITES} == {card: site.name for card, site in SITES.items()}
