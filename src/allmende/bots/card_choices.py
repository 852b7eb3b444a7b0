"""Choices among hand cards by card knowledge: what a card should bring beside those in hand, and how sure that is.

What was measured about a card is part worth and part luck, and of many cards the best looking one has had most luck. So
each estimate is shrunk toward 0, the mean of all cards, by as much as their spread is mere noise, as those of partners
are already. A card that was not measured is expected to be a mean one, as far as cards differ at all.
"""

from __future__ import annotations

from collections import defaultdict
from collections.abc import Iterable, Sequence
from functools import cache
from math import sqrt
from statistics import fmean
from typing import Any

from allmende.bots.card_knowledge import CardSet, Estimate, Measured, Partners, card_set
from allmende.bots.intervals import Z
from allmende.core.game import Game
from allmende.core.plain import Plain
from allmende.core.title import Title


class CardChoice(Plain, frozen=True):
    """A card that can be chosen, or is in hand.

    `alone` is how many points more than another card of its kind it should bring by itself, `points` together with its
    `partners` among the other cards in hand, the best first. It was played `played` times in games in which it was in
    `dealt` hands.
    """

    card: str
    dealt: int
    played: int
    alone: Estimate
    points: Estimate
    partners: list[Partners]


class CardJudge:
    """Says what cards should bring, by what is `known` of a set of them.

    >>> from allmende.bots.card_knowledge import CardFacts
    >>> cards = {"a": CardFacts(90, 50, points=Estimate(3.0, 1.0)), "b": CardFacts(90, 50, points=Estimate(-3.0, 1.0))}
    >>> judge = CardJudge(CardSet(2, {}, "farmer", 90, 180, "", "", "", cards, []))
    >>> [choice.card for choice in judge.ranked(["b", "c", "a"])]
    ['a', 'c', 'b']
    >>> judge.alone("a").value < 3.0, judge.alone("c").value
    (True, 0.0)
    """

    def __init__(self, known: CardSet) -> None:
        self.known = known
        measured = [facts.points for facts in known.cards.values() if facts.points is not None]
        variances = [points.value**2 - _variance(points) for points in measured]
        self._spread = max(0.0, fmean(variances)) if variances else 0.0
        """The variance of the true worths of cards."""
        self._partners: dict[str, list[Partners]] = defaultdict(list)
        for pair in known.partners:
            for card in pair.cards:
                self._partners[card].append(pair)

    def alone(self, card: str) -> Estimate:
        """How many points more than another card of its kind a card should bring, whatever else is in hand."""
        facts = self.known.cards.get(card)
        if facts is None or facts.points is None:
            return Estimate(0.0, Z * sqrt(self._spread))
        noise = _variance(facts.points)
        share = self._spread / (self._spread + noise) if self._spread else 0.0
        return Estimate(share * facts.points.value, Z * sqrt(share * noise))

    def choice(self, card: str, hand: Iterable[str] = ()) -> CardChoice:
        """What a card should bring to a hand; whether it is in it already makes no difference."""
        held = {*hand} - {card}
        pairs = [pair for pair in self._partners[card] if not held.isdisjoint(pair.cards)]
        pairs.sort(key=lambda pair: -pair.points.value)
        alone = self.alone(card)
        facts = self.known.cards.get(card)
        dealt, played = (facts.dealt, facts.played) if facts else (0, 0)
        return CardChoice(card, dealt, played, alone, total([alone, *(pair.points for pair in pairs)]), pairs)

    def ranked(self, cards: Iterable[str], hand: Iterable[str] = ()) -> list[CardChoice]:
        """Cards that can be chosen into a hand, the best first; equal ones by their names."""
        held = [*hand]
        return sorted((self.choice(card, held) for card in cards), key=lambda each: (-each.points.value, each.card))

    def hand(self, cards: Iterable[str]) -> Estimate:
        """How many points more than a mean hand these cards should bring, together with what pairs of them add."""
        held = {*cards}
        pairs = [pair.points for pair in self.known.partners if held.issuperset(pair.cards)]
        return total([*(self.alone(card) for card in sorted(held)), *pairs])


def total(estimates: Sequence[Estimate]) -> Estimate:
    """The sum of independent estimates.

    >>> total([Estimate(1.0, 0.3), Estimate(0.5, 0.4)])
    Estimate(value=1.5, half=0.5)
    """
    return Estimate(sum(each.value for each in estimates), sqrt(sum(each.half**2 for each in estimates)))


def difference(one: Estimate, other: Estimate) -> Estimate:
    """By how much an estimate is larger than an independent one."""
    return total([one, Estimate(-other.value, other.half)])


def _variance(number: Estimate) -> float:
    return (number.half / Z) ** 2


@cache
def _judge(title: Title[Any, Any], players: int, options: tuple[tuple[str, str], ...]) -> CardJudge | None:
    known = card_set(title, players, dict(options))
    return None if known is None else CardJudge(known)


def card_judge(title: Title[Any, Any], players: int, options: dict[str, str]) -> CardJudge | None:
    """The judge of the cards that these options, complete, put into play; None if they were not measured."""
    return _judge(title, players, tuple(sorted(options.items())))


class HandChoices(Plain, frozen=True):
    """What is known of the cards of a seat: of those that it can choose `offered` now, and of those in its `hand`.

    All of its hand should bring so many `points` more than a mean one.
    """

    offered: list[CardChoice]
    hand: list[CardChoice]
    points: Estimate
    measured: Measured


def hand_choices(game: Game, seat: int) -> HandChoices | None:
    """What is known of the cards that a seat has or may choose now; None if nothing is, or there are none."""
    hand_cards, judge = game.title.hand_cards, card_judge(game.title, game.players, game.options)
    if hand_cards is None or judge is None:
        return None
    hand, offered = hand_cards.in_hand(game.state, seat), hand_cards.choices(game.state, seat).values()
    if not (hand or offered):
        return None
    return HandChoices(judge.ranked(offered, hand), judge.ranked(hand, hand), judge.hand(hand), judge.known.measured)
