"""What the hands that were dealt in a game were worth, by what is known of their cards."""

from __future__ import annotations

from allmende.bots.card_knowledge import card_set
from allmende.core.game import Game
from allmende.core.plain import Plain


class HandWorth(Plain, frozen=True):
    """A hand that surely was worth so many `points` more than a mean one, or fewer.

    `half` is half the width of the 95 % interval. It was measured in so many `games` of a `bot` with itself.
    """

    seat: int
    points: float
    half: float
    bot: str
    games: int


def hand_worths(game: Game) -> list[HandWorth]:
    """What hands were worth, as far as that is surely more or less than the mean; nothing of drafted ones."""
    known, hand_cards = card_set(game.title, game.players, game.options), game.title.hand_cards
    if known is None or hand_cards is None:
        return []
    if hand_cards.choices(game.at(0).state, 0):
        return []  # packets, of which each seat had a part
    worths = enumerate(known.hand(hand) for hand in hand_cards.hands(game.deal, game.players))
    return [HandWorth(seat, one.value, one.half, known.bot, known.games) for seat, one in worths if one.is_sure]
