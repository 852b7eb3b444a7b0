"""What has been measured of a title's cards, as the client is told: with what of it can be no chance."""

from __future__ import annotations

import msgspec

from allmende.bots.card_knowledge import CardFacts, CardSet, Estimate


class Difference(msgspec.Struct, frozen=True):
    """By how much a hand does better with a card than with another of its kind.

    `half` is half the width of its 95 % interval. It is `sure` if it can be no chance, although the card is one of so
    many.
    """

    value: float
    half: float
    sure: bool

    @classmethod
    def of(cls, number: Estimate | None, known: CardSet) -> Difference | None:
        """What was estimated about a card of a set; None if nothing was."""
        return None if number is None else cls(number.value, number.half, known.stands_out(number))


class KnownCard(msgspec.Struct, frozen=True):
    """A card that was in `dealt` hands and was played `played` times, in the mean in `round`.

    Of the times it was `offered` in a draft or choice, it was `chosen` some. `points` and `wins`, a share of the
    victory, are null where they were not measured.
    """

    dealt: int
    played: int
    round: float | None
    offered: int
    chosen: int
    points: Difference | None
    wins: Difference | None

    @classmethod
    def of(cls, facts: CardFacts, known: CardSet) -> KnownCard:
        """A card of a set."""
        points, wins = (Difference.of(number, known) for number in (facts.points, facts.wins))
        return cls(facts.dealt, facts.played, facts.round, facts.offered, facts.chosen, points, wins)


class KnownCards(msgspec.Struct, frozen=True):
    """What is known of cards by name: measured until `date`, in `games` of so many `players`, all of them this `bot`.

    In all games there were so many `hands`.
    """

    players: int
    games: int
    hands: int
    bot: str
    date: str
    cards: dict[str, KnownCard]

    @classmethod
    def of(cls, known: CardSet) -> KnownCards:
        """The cards of a set."""
        cards = {name: KnownCard.of(facts, known) for name, facts in known.cards.items()}
        return cls(known.players, known.games, known.hands, known.bot, known.date, cards)
