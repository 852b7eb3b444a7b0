"""What became of hand cards in a game: the hands, the cards picked from packets, and those that were played."""

from __future__ import annotations

from collections.abc import Sequence
from typing import Any, Final

import msgspec

from allmende.core.errors import AllmendeError
from allmende.core.event import Event
from allmende.core.rules.state import State
from allmende.core.title import Title
from allmende.titles import replay

CARD: Final = "card:"
"""The beginning of the causes, in the events of a title, that are played cards."""


class Pick(msgspec.Struct, frozen=True, array_like=True):
    """A card that a seat took into its hand, and the others that it left."""

    seat: int
    taken: str
    left: list[str]


class Play(msgspec.Struct, frozen=True, array_like=True):
    """A card that a seat played, and the round, 0 before the first."""

    seat: int
    card: str
    round: int


class CardGame(msgspec.Struct, frozen=True):
    """A finished game, as far as it concerns cards: by seat the `dealt` cards, the points, and the share of the win."""

    dealt: list[list[str]]
    picks: list[Pick]
    plays: list[Play]
    scores: list[float]
    shares: list[float]


class CardNotes:
    """Notes on the cards of a game while it is played: `picks`, `plays`, and the hands at the start of round 1.

    `hands` is empty until that round begins.
    """

    def __init__(self, title: Title[Any, Any]) -> None:
        assert title.hindsight is not None
        assert title.hand_cards is not None
        self.picks: list[Pick] = []
        self.plays: list[Play] = []
        self.hands: list[list[str]] = []
        self._hindsight = title.hindsight
        self._hand_cards = title.hand_cards
        self._round = 0

    def choose(self, state: State[Any], seat: int, move: int) -> None:
        """Note a move that is about to be made, if it picks a card."""
        choices = self._hand_cards.choices(state, seat)
        if move in choices:
            self.picks.append(Pick(seat, choices[move], [card for other, card in choices.items() if other != move]))

    def hear(self, events: Sequence[Event], state: State[Any]) -> None:
        """Note what was played by the events of a move, which led to this state."""
        for event in events:
            if isinstance(event, self._hindsight.begins_round):
                self._round += 1
            elif (cause := self._hindsight.cause(event)).startswith(CARD) and event.seat >= 0:
                self.plays.append(Play(event.seat, cause.removeprefix(CARD), self._round))
        if self._round and not self.hands:
            self.hands = [list(self._hand_cards.in_hand(state, seat)) for seat in range(len(state.seats))]


class RecordedCards(msgspec.Struct, frozen=True):
    """A finished game with hand cards, read from its record; in `game` a seat was `dealt` its hand of round 1."""

    title: str
    players: int
    options: dict[str, str]
    game: CardGame


def recorded_cards(text: str) -> RecordedCards | None:
    """What became of the cards of a recorded game.

    None if it had none, isn't over or was ended early, or can't be replayed.
    """
    try:
        whole = replay(text)
    except AllmendeError:
        return None
    title, hand_cards = whole.title, whole.title.hand_cards
    if hand_cards is None or title.hindsight is None or not hand_cards.kinds(whole.players, whole.options):
        return None
    if not whole.is_over or whole.ending is not None:
        return None
    notes, game = CardNotes(title), whole.at(0)
    notes.hear(game.opening, game.state)
    for seat, move in whole.record.moves:
        notes.choose(game.state, seat, title.vocabulary.index_of(move))
        notes.hear(game.play(move, seat), game.state)
    found = CardGame(notes.hands, notes.picks, notes.plays, whole.scores, title.victory(whole.state))
    return RecordedCards(title.name, whole.players, dict(whole.options), found)
