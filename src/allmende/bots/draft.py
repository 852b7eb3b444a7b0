"""Practice of drafts: a draft against bots that pick by card knowledge, in which each pick of a player is judged.

All of it follows from the seed and the picks, so that friends who have the same seed draft the same packets.

>>> from allmende.titles import title
>>> draft = begin(title("agricola"), ways(title("agricola"))[0], seed=7)
>>> draft.play(draft.offered[0][0]).seat
0
>>> len(draft.hand)
1
"""

from __future__ import annotations

from collections.abc import Mapping, Sequence
from random import Random
from typing import Any, Final, NamedTuple

from allmende.bots.card_choices import CardChoice, CardJudge, card_judge, difference
from allmende.bots.card_knowledge import CardSet, Estimate, card_knowledge
from allmende.core.errors import AllmendeError
from allmende.core.game import Game
from allmende.core.hand_cards import HandCards
from allmende.core.message import Message
from allmende.core.title import Title

OWN: Final = 0
"""The seat of the player who practises."""


LEAST: Final = 0.05
"""The smallest difference in points that is told: a smaller one rounds to 0.0."""


class DraftError(AllmendeError):
    """A draft that can't be practised, or a card that can't be picked in it."""


class Way(NamedTuple):
    """A way of drafting that can be practised: so many players, and options that are not the default ones."""

    players: int
    options: Mapping[str, str]


class Pick(NamedTuple):
    """A card that a seat has picked, and what those of its kind in the packet should bring, the best first.

    The best of them should bring so many points more than this card: `behind`, 0 if it is this card.
    """

    seat: int
    card: str
    ranked: Sequence[CardChoice]
    behind: Estimate

    @property
    def is_best(self) -> bool:
        """True if no other card should bring so much more that it could be told."""
        return self.behind.value < LEAST


def ways(title: Title[Any, Any]) -> list[Way]:
    """The ways of drafting of a title that can be practised: those with cards that were measured."""
    hand_cards = title.hand_cards
    if hand_cards is None:
        return []
    return [
        Way(known.players, {**_chosen(title, known), **options})
        for known in card_knowledge(title).sets
        for options in hand_cards.drafts
    ]


def _chosen(title: Title[Any, Any], known: CardSet) -> dict[str, str]:
    """The options of a set that are not the default ones."""
    usual = title.checked_options(known.players, {})
    return {name: value for name, value in known.options.items() if usual.get(name) != value}


def begin(title: Title[Any, Any], way: Way, seed: int) -> Draft:
    """A draft with the deal of a seed; DraftError if it is none, or its cards were not measured, OptionError."""
    options = title.checked_options(way.players, way.options)
    judge, hand_cards = card_judge(title, way.players, options), title.hand_cards
    game = Game(title, way.players, options, title.draw(way.players, options, Random(seed)))
    if judge is None or hand_cards is None or not hand_cards.choices(game.state, OWN):
        raise DraftError(f"{title.name} has no such draft, or its cards were not measured", Message("error-no-draft"))
    return Draft(game, hand_cards, judge)


class Draft:
    """A draft under way. The player has seat 0, bots have all others; `game` is over its draft once that `is_over`."""

    def __init__(self, game: Game, hand_cards: HandCards, judge: CardJudge) -> None:
        self.game = game
        self.judge = judge
        self.picks: list[Pick] = []
        """The player's picks."""
        self._hand_cards = hand_cards
        self._kinds = [frozenset(kind) for kind in hand_cards.kinds(game.players, game.options)]
        self._go_on()

    @property
    def is_over(self) -> bool:
        """True if all hands are complete."""
        return not self.choices

    @property
    def choices(self) -> Mapping[int, str]:
        """The cards that the player can pick now, by the moves that pick them."""
        return self._choices(OWN)

    @property
    def offered(self) -> list[list[str]]:
        """The cards that the player can pick now, by kind; kinds of which there are none are left out."""
        cards = [*self.choices.values()]
        return [found for kind in self._kinds if (found := [card for card in cards if card in kind])]

    @property
    def hand(self) -> list[str]:
        """The cards that the player has, in the order of the deck."""
        return self.hand_of(OWN)

    def hand_of(self, seat: int) -> list[str]:
        """The cards that a seat has."""
        return list(self._hand_cards.in_hand(self.game.state, seat))

    def play(self, card: str) -> Pick:
        """Pick a card, and have the bots pick theirs; DraftError if it isn't on offer."""
        if card not in self.choices.values():
            raise DraftError(f"{card[:40]!r} is not in the packet", Message("error-draft-card"))
        pick = self._pick(OWN, card)
        self.picks.append(pick)
        self._go_on()
        return pick

    def worth(self, seat: int) -> Estimate:
        """How many points more than a mean hand a seat's should bring."""
        return self.judge.hand(self.hand_of(seat))

    @property
    def ahead(self) -> Estimate:
        """How many points more the player's hand should bring than the best of the others'."""
        others = [self.worth(seat) for seat in range(OWN + 1, self.game.players)]
        return difference(self.worth(OWN), max(others, key=lambda worth: worth.value))

    def _choices(self, seat: int) -> Mapping[int, str]:
        return self._hand_cards.choices(self.game.state, seat)

    def _go_on(self) -> None:
        """Have the bots pick as long as they can."""
        for seat in range(OWN + 1, self.game.players):
            while cards := self._choices(seat):
                self._pick(seat, self.judge.ranked(cards.values(), self.hand_of(seat))[0].card)

    def _pick(self, seat: int, card: str) -> Pick:
        """Take a card for a seat, and judge it among those of its kind."""
        choices = self._choices(seat)
        (move,) = (move for move, name in choices.items() if name == card)
        kind = next(kind for kind in self._kinds if card in kind)
        ranked = self.judge.ranked([name for name in choices.values() if name in kind], self.hand_of(seat))
        own = next(each for each in ranked if each.card == card)
        behind = Estimate(0.0, 0.0) if ranked[0] is own else difference(ranked[0].points, own.points)
        self.game.play(move, seat)
        return Pick(seat, card, ranked, behind)
