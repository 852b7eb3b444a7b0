"""The Illusionist, with whom hand cards are discarded: what comes of it, and who knows of it."""

from __future__ import annotations

from random import Random

import pytest

from agricola.scenario import farm, goods, hand, happened, me, play, scenario, stand, texts, use
from allmende.agricola.components.numbers import CARD_NAMES
from allmende.agricola.hidden.redeal import redraw_hidden
from allmende.agricola.record import events
from allmende.agricola.rules.language.errands import discarded

HELD = ["canoe", "loom", "priest"]


@pytest.mark.parametrize(
    ("space", "good"),
    [
        ("forest", "wood"),
        ("grove", "wood"),
        ("clay-pit", "clay"),
        ("hollow", "clay"),
        ("reed-bank", "reed"),
        ("western-quarry", "stone"),
        ("eastern-quarry", "stone"),
    ],
)
def test_illusionist_may_discard_a_card_for_one_more_of_the_same(space: str, good: str) -> None:
    game = use(space, farm(hand=HELD, played=["illusionist"]), farm(), farm(), goods={space: 2})
    assert texts(game) == {"discard canoe", "discard loom", "discard priest", "done"}
    twin = game.copy()
    told = play(game, "discard loom")
    assert (goods(game), hand(game), game.to_act) == ({good: 3}, ["canoe", "priest"], [1])
    assert happened(told, events.CardDiscarded) == [events.CardDiscarded(seat=0, card="loom")]
    play(twin, "done")
    assert (goods(twin), hand(twin)) == ({good: 2}, HELD)


@pytest.mark.parametrize("space", ["fishing", "sheep-market", "day-laborer", "resource-market"])
def test_illusionist_has_nothing_to_do_with_other_spaces(space: str) -> None:
    mine = farm(hand=HELD, played=["illusionist"])
    assert "discard loom" not in texts(use(space, mine, farm(), farm()))


def test_illusionist_needs_a_card_to_discard() -> None:
    assert use("forest", farm(played=["illusionist"]), farm(), farm()).to_act == [1]


def test_illusionist_discards_more_cards_later_and_all_are_out_of_the_game() -> None:
    game = scenario(farm(hand=HELD, played=["illusionist"]), farm(), farm())
    play(game, "place forest", "discard loom", "place day-laborer", "place fishing", "place clay-pit", "discard priest")
    assert hand(game) == ["canoe"]
    assert [CARD_NAMES[card] for card in discarded(stand(game))] == ["loom", "priest"]
    assert (me(game).minors, me(game).occupations) == (1, 0)


def test_nobody_expects_a_card_again_that_was_discarded_with_the_illusionist() -> None:
    game = scenario(farm(hand=HELD, played=["illusionist"]), farm(hand=["caravan"]), farm(hand=["clearing-spade"]))
    play(game, "place forest", "discard loom")
    loom = CARD_NAMES.index("loom")
    for eyes in range(3):
        for seed in range(30):
            twin = redraw_hidden(stand(game), eyes, Random(seed))
            assert discarded(twin) == [loom]
            assert all(loom not in mine.hand for mine in twin.seats)


def test_a_card_that_others_know_can_be_discarded_with_the_illusionist_like_any_other() -> None:
    game = scenario(farm(hand=["market-stall"], played=["illusionist"]), farm(), farm())
    stand(game).seats[0].known = [CARD_NAMES.index("market-stall")]
    play(game, "place forest", "discard market-stall")
    assert stand(game).seats[0].known == []
    assert all(not redraw_hidden(stand(game), 1, Random(seed)).seats[0].hand for seed in range(3))
