"""Positions of five and six players, for the cards that only they have."""

from __future__ import annotations

from agricola.cards.positions import holding, if_asked
from agricola.scenario import farm, play, scenario
from allmende.agricola.rules.player import Player
from allmende.core import Game


def five(mine: Player, *others: Player, players: int = 5, round_number: int = 5, **more: object) -> Game:
    """A game for five, or for six, in which the first player has the turn; players that are not named have nothing."""
    rest = [farm() for _ in range(players - 1 - len(others))]
    return scenario(mine, *others, *rest, round_number=round_number, **more)  # type: ignore[arg-type]


def taught(card: str, mine: Player, *others: Player, players: int = 5, round_number: int = 5) -> Game:
    """The first player has just played the occupation on Lessons."""
    game = five(holding(mine, card), *others, players=players, round_number=round_number)
    play(game, "place lessons")
    return if_asked(game, f"play {card}")


def four_more() -> list[Player]:
    """The other players of a game for five, who have nothing."""
    return [farm() for _ in range(4)]
