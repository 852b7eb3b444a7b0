"""Games that began before an amendment are played with the cards as they were."""

from __future__ import annotations

import pytest

from allmende.agricola.cards import CARDS
from allmende.agricola.cards.former import FORMER, Former, cards_before
from allmende.agricola.components.numbers import card_index
from allmende.agricola.rules.amendments import AMENDMENTS, BOAR_AT_THE_END, TRIMMED_ONCE
from allmende.agricola.rules.earlier_amendments import HARPOONER_SPEAKS, LOTS_NEED_THREE, TRIMMED_EACH_TIME
from allmende.agricola.rules.language.card import Card
from allmende.agricola.rules.language.trigger import EACH_TIME, ONCE_A_ROUND
from allmende.agricola.rules.moments import GOING_HOME, ROUND_ENDED
from allmende.agricola.rules.steps import STEPS, hand_cards


def card_in(amendments: int, number: str) -> Card:
    """A card in a game with that many amendments."""
    card = STEPS[hand_cards(amendments)[card_index(number)]]
    assert isinstance(card, Card)
    return card


def test_new_games_are_played_with_no_former_card() -> None:
    assert cards_before(CARDS, len(AMENDMENTS)) == CARDS


@pytest.mark.parametrize("former", FORMER, ids=lambda former: f"{former.card.number} until {former.until}")
def test_a_card_was_so_before_its_amendment_and_not_since(former: Former) -> None:
    number = former.card.number
    assert 0 <= former.since < former.until <= len(AMENDMENTS)
    assert [card_in(former.since, number), card_in(former.until - 1, number)] == [former.card, former.card]
    assert former.card not in (card_in(former.until, number), CARDS[former.card.card])


def test_the_table_is_in_the_order_of_amendments_but_for_versions_in_between() -> None:
    ends = [former.until for former in FORMER if not former.since]
    assert ends == sorted(ends)


def test_what_is_written_out_is_what_the_amendments_say() -> None:
    trimmers = [card_in(amendments, "B124").triggers[0].limit for amendments in (0, TRIMMED_EACH_TIME, TRIMMED_ONCE)]
    assert trimmers == [ONCE_A_ROUND, EACH_TIME, ONCE_A_ROUND]
    needs = [card_in(amendments, "A003").needs is None for amendments in (LOTS_NEED_THREE - 1, LOTS_NEED_THREE)]
    assert needs == [True, False]
    breeders = [card_in(amendments, "A165").triggers[0].moment for amendments in (BOAR_AT_THE_END - 1, BOAR_AT_THE_END)]
    assert breeders == [GOING_HOME, ROUND_ENDED]
    assert card_in(HARPOONER_SPEAKS - 1, "B100") is not card_in(HARPOONER_SPEAKS, "B100")
