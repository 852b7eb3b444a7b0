"""Cards are written in a vocabulary: how many need words of their own, and that readers know all of it."""

from __future__ import annotations

from collections import Counter
from collections.abc import Iterator, Mapping
from typing import get_args

import pytest

from allmende.agricola.cards import CARDS
from allmende.agricola.cards.majors import IMPROVEMENTS
from allmende.agricola.components.numbers import CARD_NUMBERS
from allmende.agricola.presentation.icons.amounts import COUNTED, FACTS
from allmende.agricola.rules import language, spaces
from allmende.agricola.rules.language import custom
from allmende.agricola.rules.language.counted import Counted
from allmende.agricola.rules.language.facts import Fact

TO_USE_AT_WILL = ("L", "X")
"""The decks of the box that the others can do without; their cards play with other games."""
MOST_CUSTOM = 3 / 20
"""Three cards in twenty may say something that nothing else says: the fewer, the better.

Of decks A and B for up to four players it is fewer than one in ten; of C, D and E, which fill what these have left, one
in six; of the 48 occupations for five and six players, which speak of what only they have, one in four.
"""
MOST_CUSTOM_AT_WILL = 1 / 3
"""Of decks L and X it may be one card in three: deck X is made of oddities."""
MOST = [
    *("largest-pasture", "most-fenced-stables", "most-of-all-vegetables", "most-pastures", "most-rooms"),
    *("most-vegetables", "no-negative"),
]
"""What cards compare players by at the end, each of whom may get points for it."""


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


def named(family: type[Counted] | type[Fact]) -> list[type[Counted] | type[Fact]]:
    """The kinds of a family that have a name."""
    below = family.__subclasses__()
    return [kind for kind in below if kind().name] + [kind for one in below for kind in named(one)]


def kinds(*things: object) -> set[type]:
    """The kinds of these nodes."""
    return {type(node) for node in nodes(*things)}


MADE_OF = {card.number: kinds(card.in_order, card.needs) for card in CARDS}
USES = Counter(kind for made_of in MADE_OF.values() for kind in made_of)
ELSEWHERE = kinds(spaces.SPACES, [improvement.at_once for improvement in IMPROVEMENTS])


def test_few_cards_have_something_of_their_own() -> None:
    """A card is custom if there is something in it that no other card and no action space has, beside plain names."""
    own = {kind for kind, uses in USES.items() if uses == 1} - ELSEWHERE - set(named(Counted)) - set(named(Fact))
    for at_will, most in ((False, MOST_CUSTOM), (True, MOST_CUSTOM_AT_WILL)):
        numbers = [number for number in CARD_NUMBERS if number.startswith(TO_USE_AT_WILL) == at_will]
        customs = [number for number in numbers if MADE_OF[number] & own]
        assert 0 < len(customs) <= most * len(numbers)


def test_what_three_cards_do_is_vocabulary() -> None:
    assert max(USES[kind] for kind in get_args(custom.CustomNode)) <= 2


@pytest.mark.parametrize(("family", "symbols", "apart"), [(Counted, COUNTED, ["house", *MOST]), (Fact, FACTS, [])])
def test_cards_speak_of_every_name_and_each_has_its_symbols(
    family: type[Counted] | type[Fact], symbols: Mapping[str, object], apart: list[str]
) -> None:
    """Those `apart` are shown with what they give."""
    found = nodes([[card.in_order, card.needs] for card in CARDS])
    names = {kind().name for kind in named(family)}
    assert sorted({node.name for node in found if isinstance(node, family)}) == sorted(names)
    assert sorted([*symbols, *apart]) == sorted(names)
