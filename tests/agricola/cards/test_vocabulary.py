"""Cards are written in a vocabulary: how many of them need words of their own."""

from __future__ import annotations

from collections import Counter
from collections.abc import Iterator
from typing import get_args

from allmende.agricola.cards import CARDS
from allmende.agricola.cards.majors import IMPROVEMENTS
from allmende.agricola.components.numbers import CARD_NUMBERS
from allmende.agricola.rules import language, spaces
from allmende.agricola.rules.language import counted, custom

MOST_CUSTOM = len(CARDS) // 10
"""One card in ten may say something that nothing else says: the fewer, the better."""
MOST_KINDS = 121
"""Cards, action spaces and improvements are made of no more kinds of nodes, whatever else holds a value in them."""


def attributes(node: object) -> Iterator[object]:
    """All that a node holds, compiled or not."""
    if hasattr(node, "__dict__"):
        yield from vars(node).values()
    for kind in type(node).__mro__:
        for name in getattr(kind, "__mypyc_attrs__", ()):
            yield getattr(node, name, None)


def nodes(*things: object) -> Iterator[object]:
    """All nodes that something is made of: effects, conditions, amounts, and what else the language has."""
    for thing in things:
        if isinstance(thing, (list, tuple)):
            yield from nodes(*thing)
        elif type(thing).__module__.startswith(language.__name__):
            yield thing
            yield from nodes(*attributes(thing))


def kinds(*things: object) -> set[type]:
    """The kinds of these nodes."""
    return {type(node) for node in nodes(*things)}


MADE_OF = {card.number: kinds(card.in_order, card.needs) for card in CARDS}
USES = Counter(kind for made_of in MADE_OF.values() for kind in made_of)
ELSEWHERE = kinds(spaces.SPACES, [improvement.at_once for improvement in IMPROVEMENTS])


def test_few_cards_have_something_of_their_own() -> None:
    """A card is custom if there is something in it that no other card and no action space has."""
    own = {kind for kind, uses in USES.items() if uses == 1} - ELSEWHERE
    customs = [number for number in CARD_NUMBERS if MADE_OF[number] & own]
    assert 0 < len(customs) <= MOST_CUSTOM


def test_what_three_cards_do_is_vocabulary() -> None:
    assert max(USES[kind] for kind in get_args(custom.CustomNode)) <= 2


def test_everything_is_made_of_few_kinds_of_nodes() -> None:
    assert len(USES.keys() | ELSEWHERE) <= MOST_KINDS


def test_cards_speak_of_everything_that_has_a_name_to_be_counted() -> None:
    found = nodes([[card.in_order, card.needs] for card in CARDS])
    assert {node.name for node in found if isinstance(node, counted.Counted)} == set(counted.NAMES)
