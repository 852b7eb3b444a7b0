"""Nicknames of cards: short, and in each deck every card has another one."""

from __future__ import annotations

import pytest

from allmende.core import Message
from allmende.hallertau.cards import CARDS
from allmende.hallertau.components.numbers import CARD_NAMES, DECKS, deck_cards
from allmende.hallertau.presentation.nicknames import nickname
from allmende.words import LANGUAGES, Speaker

LONGEST = 18
"""Characters that fit beside a number."""


def said(card: int, language: str = "en") -> str:
    return Speaker(language, strict=True).say(nickname(CARDS[card]))


@pytest.mark.parametrize("language", LANGUAGES)
@pytest.mark.parametrize("series", DECKS)
def test_each_card_of_a_deck_has_a_short_nickname_of_its_own(series: str, language: str) -> None:
    cards = deck_cards(series)
    names = [said(card, language) for card in cards]
    assert all(names)
    assert [name for name in names if len(name) > LONGEST] == []
    assert len({*names}) == len(cards)


@pytest.mark.parametrize(
    ("number", "name"),
    [
        ("124", "Meat: Milk"),
        ("421", "Fields → Clay"),
        ("101", "Flax: Sheep on"),
        ("402", "No Field: Milk"),
        ("801", "Wool → Meat"),
        ("839", "Tools: Jewelry"),
        ("905", "Tools → 6 pts"),
        ("918", "13 Wool → 10 pts"),
    ],
)
def test_a_nickname_says_what_one_needs_or_pays_and_what_comes_of_it(number: str, name: str) -> None:
    assert said(CARD_NAMES.index(number)) == name


def test_it_is_a_message_that_goes_with_the_card() -> None:
    flax = {"of": Message("nickname-flax"), "to": Message("nickname-sustain")}
    assert nickname(CARDS[CARD_NAMES.index("101")]) == Message("nickname-have", flax)
