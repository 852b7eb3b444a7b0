"""Cards are written in a vocabulary: how many of them need words of their own."""

from __future__ import annotations

from collections import Counter
from collections.abc import Iterator

from allmende.hallertau.cards import CARDS
from allmende.hallertau.components.numbers import CARD_NUMBERS, DECKS
from allmende.hallertau.rules.language import Card, Condition, Effect, custom
from allmende.hallertau.rules.language.card import everything
from allmende.hallertau.rules.spaces import SPACES

BUDGET = len(CARDS) // 10
"""One card in ten may be custom."""


def conditions(condition: Condition) -> Iterator[Condition]:
    yield condition
    for part in condition.parts():
        yield from conditions(part)


def kinds(card: Card) -> set[type]:
    """The kinds of conditions, costs and effects that a card is made of."""
    nodes: list[Effect | Condition] = [*everything(card), *card.costs()]
    if card.income is not None:
        nodes += everything(card.income)
    if card.when is not None:
        nodes += conditions(card.when)
    return {type(node) for node in nodes}


USES = Counter(kind for card in CARDS for kind in kinds(card))
ON_SPACES = {type(effect) for space in SPACES for effect in everything(space)}


def test_there_are_330_cards_in_ten_decks() -> None:
    sizes = {deck: last - first + 1 for deck, (_, first, last) in DECKS.items()}
    assert list(sizes.values()) == [30] * 4 + [35] * 4 + [45, 25]
    assert [card.number for card in CARDS] == CARD_NUMBERS
    assert sum(sizes.values()) == len(CARDS) == 330


def test_at_most_one_card_in_ten_is_custom() -> None:
    """A card is custom if there is something in it that no action space and at most one other card does."""
    rare = {kind for kind, uses in USES.items() if uses <= 2} - ON_SPACES
    customs = [card.number for card in CARDS if kinds(card) & rare]
    assert {kind for kind in USES if kind.__module__ == custom.__name__} < rare
    assert 0 < len(customs) <= BUDGET


def test_what_three_cards_do_is_vocabulary() -> None:
    assert max(uses for kind, uses in USES.items() if kind.__module__ == custom.__name__) <= 2


def test_only_the_vocabulary_and_the_custom_nodes_make_up_cards() -> None:
    homes = {kind.__module__ for card in CARDS for kind in kinds(card)}
    assert homes - {custom.__name__} == {
        f"allmende.hallertau.rules.language.{module}"
        for module in ("card", "conditions", "costs", "effect", "farm", "flock", "gains", "workers")
    }


def test_the_chance_to_pay_with_planted_fields_or_with_what_was_just_harvested_can_pass() -> None:
    passing = {card.number for card in CARDS if card.passing and card.price is not None}
    assert {409, 512, 516, 603, 724, 811, 812, 816, 824, 922} < passing
    assert not passing & {404, 412, 421, 504, 732, 801, 822, 903, 921}
