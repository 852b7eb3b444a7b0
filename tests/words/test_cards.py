"""What cards say: everything that stands on them, in both languages."""

from __future__ import annotations

import re
from collections import Counter
from collections.abc import Iterator
from itertools import chain
from random import Random

import pytest

import allmende
from allmende.core import Message
from allmende.hallertau.cards import CARDS
from allmende.hallertau.components import RESOURCE_NAMES, STABLES
from allmende.hallertau.icons import income_icons, lower_icons, upper_icons
from allmende.hallertau.language import Amount, Card, Condition, Effect
from allmende.hallertau.language.amounts import RoundNumber, SheepIn
from allmende.hallertau.language.conditions import Between, Exceeds
from allmende.hallertau.language.costs import PayAlike
from allmende.hallertau.language.custom import DoubleYield, SowTwice
from allmende.hallertau.language.farm import GainAndSow, LiftFields
from allmende.hallertau.language.workers import ReturnTopRows, ReturnWorkers, TakeWorkersBack, UseSecondRow, UseSpace
from allmende.hallertau.numbers import CARD_NAMES
from allmende.hallertau.reasons import why_not_played
from allmende.hallertau.wording import card_text, choice, ruling
from allmende.words import LANGUAGES, Speaker

SPEAKERS = {code: Speaker(code, strict=True) for code in LANGUAGES}
Part = Amount | Condition | Effect

WITHOUT_NUMBER = (
    ReturnWorkers, ReturnTopRows, TakeWorkersBack, UseSpace, UseSecondRow, SowTwice, DoubleYield, RoundNumber,
)  # fmt: skip
"""What is done once, to "a" thing; and the Round number, which is doubled in words."""


def _numbers_in(node: Part) -> Iterator[int]:
    """The numbers in a tree that are to be said."""
    match node:
        case Between():
            yield from {node.least, node.most}
        case Exceeds():
            yield from filter(None, node.numbers)
        case PayAlike():
            yield from [node.number, node.types] if node.types > 1 else [node.number]
        case SheepIn():
            yield from (place for place in node.places if place != STABLES)
        case GainAndSow():
            yield from _numbers_in(node.gain)
            return
        case LiftFields() if node.all:
            return
        case _ if isinstance(node, WITHOUT_NUMBER):
            return
        case _:
            for name in ("number", "numbers", "row", "rows"):
                value = getattr(node, name, None)
                numbers = value if isinstance(value, list) else [value]
                yield from (number for number in numbers if isinstance(number, int))
    amounts = node.amounts() if isinstance(node, (Condition, Effect)) else []
    for part in chain(amounts, node.parts()):
        yield from _numbers_in(part)


def _numbers(card: Card) -> Counter[int]:
    """The numbers in the tree of a card, as often as they are there."""
    found = Counter([card.points] if card.points else [])
    for node in (card.when, *card.costs(), *card.effects, card.income):
        if node is not None:
            found.update(_numbers_in(node))
    return found


def _check(text: str) -> None:
    assert text[0] == text[0].upper()
    assert text.endswith(".")
    assert not any(mark in text for mark in ("{", "}", "None", "  ", " .", " ,", "..", ",,"))


def _say(message: Message) -> None:
    for speaker in SPEAKERS.values():
        _check(speaker.say(message))


@pytest.mark.parametrize("code", LANGUAGES)
@pytest.mark.parametrize("card", CARDS, ids=CARD_NAMES)
def test_a_card_says_all_its_numbers(card: Card, code: str) -> None:
    text = SPEAKERS[code].say(card_text(card))
    _check(text)
    assert _numbers(card) - Counter(map(int, re.findall(r"\d+", text))) == Counter()


@pytest.mark.parametrize("card", CARDS, ids=CARD_NAMES)
def test_a_card_names_every_resource_that_its_icons_show(card: Card) -> None:
    tokens = [*upper_icons(card), *lower_icons(card), *income_icons(card)]
    shown = {part for token in tokens for part in re.split(r"[@*-]", token)} & set(RESOURCE_NAMES)
    for speaker in SPEAKERS.values():
        text = speaker.say(card_text(card))
        for resource in shown:
            forms = [speaker.say(Message(f"resource-{resource}", {"count": count})) for count in (1, 2)]
            assert any(form in text for form in forms), resource


def test_the_numbers_of_a_card_are_found_in_its_tree() -> None:
    """509: at most 4, 2, 1 or 0 Fields; a Field in row 2, 3, 4 or 5; 0, 1, 2 or 2 cards."""
    card = CARDS[CARD_NAMES.index("509")]
    assert sorted(_numbers(card).elements()) == [0, 0, 1, 1, 1, 2, 2, 2, 2, 3, 4, 4, 5]


@pytest.mark.parametrize("card", CARDS, ids=CARD_NAMES)
def test_each_option_of_a_card_can_be_said(card: Card) -> None:
    count = len(card.price.options) if card.price is not None else card.when.options if card.when is not None else 1
    for option in range(count):
        _say(choice(card, option))


def test_cards_with_the_same_tree_and_no_others_say_the_same() -> None:
    """Two different cards never read alike in one language and differently in the other."""
    texts = [{code: speaker.say(card_text(card)) for code, speaker in SPEAKERS.items()} for card in CARDS]
    pairs = {(text["en"], text["de"]) for text in texts}
    assert len(pairs) == len({english for english, _ in pairs}) == len({german for _, german in pairs})


@pytest.mark.parametrize("card", [card for card in CARDS if card.ruling], ids=lambda card: str(card.number))
def test_rulings_say_in_english_what_stands_beside_the_card(card: Card) -> None:
    message = ruling(card)
    assert message is not None
    assert SPEAKERS["en"].say(message).lower() == card.ruling.lower()
    assert SPEAKERS["de"].say(message) != card.ruling


def test_a_card_without_a_ruling_has_none() -> None:
    assert [card for card in CARDS if (ruling(card) is None) == bool(card.ruling)] == []


@pytest.mark.parametrize("seed", range(3))
def test_every_card_that_cannot_be_played_says_why(seed: int) -> None:
    rng = Random(seed)
    game = allmende.hallertau.new(players=2, seed=seed, gateway="mixed", farmyard="mixed")
    while not game.is_over:
        seat = rng.choice(game.to_act)
        for card in rng.sample(CARDS, 20):
            reason = why_not_played(card, game.position, seat)
            assert (reason is None) == bool(card.options(game.position, seat))
            if reason is not None:
                assert reason.id != "reason-not-now"
                _say(reason)
        game.play(rng.choice(list(game.moves_of(seat))), seat)
