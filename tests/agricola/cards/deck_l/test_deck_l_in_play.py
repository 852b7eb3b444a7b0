"""The option with which deck L is shuffled into the hand cards, or left in the box."""

from __future__ import annotations

from random import Random

import pytest

from agricola.scenario import stand
from allmende import agricola
from allmende.agricola.components.card_names import deck_l
from allmende.agricola.components.numbers import CARD_NAMES
from allmende.agricola.rules.state import State
from allmende.core import Game

MINORS, OCCUPATIONS = {*deck_l.MINORS.values()}, {*deck_l.OCCUPATIONS.values()}
FOR_THREE = {"wood-scrounger", "vielspieler", "wanderer", "storekeepers", "elder-fisher", "the-hulk"}


def dealt(game: Game) -> set[str]:
    """The hand cards of all players."""
    return {name for hand in game.deal.hands for name in hand}


def choosing(**options: str) -> set[str]:
    """The cards among which a solo player chooses."""
    return dealt(agricola.new(players=1, seed=1, hands="choose", **options))


@pytest.mark.parametrize("deck", ["base", "deck-e", "decks-cd", "all"])
def test_it_comes_into_any_cards_when_it_is_asked_for(deck: str) -> None:
    without, with_it = choosing(cards=deck), choosing(cards=deck, deck_l="on")
    assert with_it - without == MINORS | OCCUPATIONS - FOR_THREE
    assert without < with_it


def test_its_occupations_for_three_are_dealt_from_three_players_on() -> None:
    two = [dealt(agricola.new(players=2, seed=seed, cards="base", deck_l="on")) for seed in range(30)]
    three = [dealt(agricola.new(players=3, seed=seed, cards="base", deck_l="on")) for seed in range(30)]
    assert not FOR_THREE & set[str]().union(*two)
    assert set[str]().union(*three) > FOR_THREE


def test_it_means_nothing_without_hand_cards() -> None:
    assert dealt(agricola.new(players=2, seed=1, cards="off", deck_l="on")) == set()


@pytest.mark.parametrize(("option", "there"), [("off", False), ("on", True)])
def test_others_may_hold_its_cards_as_far_as_a_player_knows(option: str, there: bool) -> None:
    game = agricola.new(players=3, seed=2, cards="base", deck_l=option)
    thought: set[str] = set()
    for seed in range(30):
        state = game.redeal(0, Random(seed))
        assert isinstance(state, State)
        assert state.seats[0].hand == stand(game).seats[0].hand
        thought |= {CARD_NAMES[card] for mine in state.seats[1:] for card in mine.hand}
    assert bool(thought & (MINORS | OCCUPATIONS)) == there


def test_what_is_printed_for_a_table_has_it_only_with_the_option() -> None:
    title = agricola.TITLE
    options = {"cards": "deck-c", "deck_l": "off", "deck_x": "off"}
    assert title.reference_for(options).decks == ["C"]
    assert title.reference_for(options | {"deck_l": "on"}).decks == ["C", "L"]
    assert title.reference_for(options | {"cards": "off", "deck_l": "on"}).decks == []
