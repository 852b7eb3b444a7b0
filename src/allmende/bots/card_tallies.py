"""Tallies of hand cards in games of people: sums, to which games are added as they end, and the statistics from them.

Seats of one game are not independent, so each game counts once among the hands with a card, and once among those
without it: by the mean of its hands that belong together.
"""

from __future__ import annotations

from collections import defaultdict
from collections.abc import Collection, Iterable, Mapping, Sequence
from math import hypot
from statistics import fmean
from typing import Any

import msgspec

from allmende.bots.card_games import CardGame, RecordedCards
from allmende.bots.card_knowledge import FEWEST, CardFacts, Estimate, stands_out
from allmende.bots.intervals import Interval, mean_interval_of_sums, wilson_interval_of_rate
from allmende.core.plain import Plain
from allmende.core.title import Title
from allmende.titles import title


class CardCounts(msgspec.Struct, array_like=True):
    """How often a card was dealt, played, offered and chosen, and the sum of the rounds in which it was played."""

    dealt: int = 0
    played: int = 0
    rounds: int = 0
    offered: int = 0
    chosen: int = 0

    @property
    def round(self) -> float | None:
        """The mean round in which it was played; None if it never was."""
        return round(self.rounds / self.played, 1) if self.played else None

    def add(self, more: CardCounts) -> None:
        """Add what was counted in other games."""
        self.dealt += more.dealt
        self.played += more.played
        self.rounds += more.rounds
        self.offered += more.offered
        self.chosen += more.chosen

    def facts(self) -> CardFacts:
        """The same as knowledge of a card, of which nothing has been measured."""
        return CardFacts(self.dealt, self.played, self.round, self.offered, self.chosen)


def count(
    game: CardGame, hands: Iterable[Sequence[str]], seats: Collection[int], into: defaultdict[str, CardCounts]
) -> None:
    """Add to counts what happened to the cards of these seats of a game, which were dealt these hands."""
    for hand in hands:
        for card in hand:
            into[card].dealt += 1
    for pick in game.picks:
        if pick.seat in seats:
            into[pick.taken].chosen += 1
            for card in (pick.taken, *pick.left):
                into[card].offered += 1
    for play in game.plays:
        if play.seat in seats:
            into[play.card].played += 1
            into[play.card].rounds += play.round


class Outcomes(msgspec.Struct, array_like=True):
    """Sums over games: of points, of their squares, and of shares of the victory."""

    games: int = 0
    points: float = 0.0
    squares: float = 0.0
    won: float = 0.0

    def add(self, points: float, won: float) -> None:
        """Add a game."""
        self.games += 1
        self.points += points
        self.squares += points**2
        self.won += won

    def plus(self, other: Outcomes, sign: int = 1) -> Outcomes:
        """The sums over the games of both, or with the `sign` -1 over those without the other's."""
        return Outcomes(
            self.games + sign * other.games,
            self.points + sign * other.points,
            self.squares + sign * other.squares,
            self.won + sign * other.won,
        )

    def mean(self) -> Interval:
        """The mean points."""
        return mean_interval_of_sums(self.games, self.points, self.squares)

    def share(self) -> Interval:
        """The mean share of the victory."""
        return wilson_interval_of_rate(self.games, self.won / self.games)


class CardTally(msgspec.Struct, array_like=True):
    """A card's counts, and what the games came to in which people had it in hand at the start.

    That is by the hands with it (`having`), the other hands (`beside`), and by all hands of these games (`both`).
    """

    counts: CardCounts = msgspec.field(default_factory=CardCounts)
    having: Outcomes = msgspec.field(default_factory=Outcomes)
    beside: Outcomes = msgspec.field(default_factory=Outcomes)
    both: Outcomes = msgspec.field(default_factory=Outcomes)


class TalliedCards(msgspec.Struct):
    """The tallies of games for so many players in which the same cards are dealt, as these options tell.

    There were so many `hands` of people; `outcomes` are those of all.
    """

    players: int
    options: dict[str, str]
    hands: int
    outcomes: Outcomes
    cards: dict[str, CardTally]

    def add(self, game: CardGame, seats: Collection[int]) -> None:
        """Add a game in which people had these seats."""
        whole = _result(game, seats)
        self.outcomes.add(*whole)
        self.hands += len(seats)
        counts: defaultdict[str, CardCounts] = defaultdict(CardCounts)
        count(game, [game.dealt[seat] for seat in seats], seats, counts)
        for card, more in counts.items():
            self.cards.setdefault(card, CardTally()).counts.add(more)
        for card in {card for seat in seats for card in game.dealt[seat]}:
            tally = self.cards[card]
            holders = [seat for seat in seats if card in game.dealt[seat]]
            tally.having.add(*_result(game, holders))
            tally.both.add(*whole)
            if others := [seat for seat in seats if seat not in holders]:
                tally.beside.add(*_result(game, others))

    def lacking(self, tally: CardTally) -> Outcomes:
        """What the hands without a card came to, by its tally."""
        return self.outcomes.plus(tally.both, -1).plus(tally.beside)


def _result(game: CardGame, seats: Collection[int]) -> tuple[float, float]:
    """The mean points and share of the victory of some seats."""
    return fmean(game.scores[seat] for seat in seats), fmean(game.shares[seat] for seat in seats)


def tally(sets: list[TalliedCards], recorded: RecordedCards, seats: Collection[int]) -> None:
    """Add a game in which people had these seats, one at the least, to the set of its cards, or a new one."""
    players, options, of = recorded.players, recorded.options, title(recorded.title)
    kinds = _kinds(of, players, options)
    for known in sets:
        if known.players == players and _kinds(of, players, of.checked_options(players, known.options)) == kinds:
            break
    else:
        sets.append(known := TalliedCards(players, _telling(of, players, options), 0, Outcomes(), {}))
    known.add(recorded.game, seats)


def _kinds(of: Title[Any, Any], players: int, options: Mapping[str, str]) -> Sequence[Sequence[str]]:
    """The cards that can be dealt, by kind."""
    assert of.hand_cards is not None, "a game without hand cards isn't recorded"
    return of.hand_cards.kinds(players, options)


def _telling(of: Title[Any, Any], players: int, options: dict[str, str]) -> dict[str, str]:
    """Those of complete options that decide which cards are dealt."""
    kinds = _kinds(of, players, options)
    return {
        name: value
        for name, value in options.items()
        if any(_kinds(of, players, options | {name: other}) != kinds for other in of.options[name].values)
    }


class WithAndWithout(Plain, frozen=True):
    """A mean of the hands with a card and of those without it.

    The difference is `sure` if it can be no chance, although the card is one of so many.
    """

    having: Interval
    lacking: Interval
    sure: bool


class PlayedCard(Plain, frozen=True):
    """A card that was in `dealt` hands and was played `played` times, in the mean in `round`.

    Of the times it was `offered` in a draft or choice, it was `chosen` some. In `games` it was in a hand at the start;
    `points` and `wins`, a share of the victory, are null if these are too few, and wins where one plays alone.
    """

    dealt: int
    played: int
    round: float | None
    offered: int
    chosen: int
    games: int
    points: WithAndWithout | None
    wins: WithAndWithout | None


class PlayedCards(Plain, frozen=True):
    """Statistics of cards by name, from the games of people with so many players and the cards of these options."""

    players: int
    options: dict[str, str]
    games: int
    hands: int
    cards: dict[str, PlayedCard]


def played_cards(known: TalliedCards) -> PlayedCards:
    """The statistics of a set: of the cards that were in a hand, or played, in enough games to say anything."""
    found = {
        card: _played(known, tally)
        for card, tally in sorted(known.cards.items())
        if tally.having.games >= FEWEST or tally.counts.played >= FEWEST
    }
    return PlayedCards(known.players, known.options, known.outcomes.games, known.hands, found)


def _played(known: TalliedCards, tally: CardTally) -> PlayedCard:
    counts, having, lacking = tally.counts, tally.having, known.lacking(tally)
    points = wins = None
    if having.games >= FEWEST and lacking.games >= FEWEST:
        points = _beside(having.mean(), lacking.mean(), len(known.cards))
        if known.players > 1:
            wins = _beside(having.share(), lacking.share(), len(known.cards))
    return PlayedCard(
        counts.dealt, counts.played, counts.round, counts.offered, counts.chosen, having.games, points, wins
    )


def _beside(having: Interval, lacking: Interval, among: int) -> WithAndWithout:
    difference = Estimate(having.value - lacking.value, hypot(_half(having), _half(lacking)))
    return WithAndWithout(having, lacking, stands_out(difference, among))


def _half(interval: Interval) -> float:
    assert interval.low is not None, "these are several games"
    assert interval.high is not None, "these are several games"
    return (interval.high - interval.low) / 2
