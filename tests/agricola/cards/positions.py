"""Hand cards, played from the hand or lying in front of a player, and what comes of them.

game = playing("market-stall", farm(goods={"grain": 1}))

plays a minor improvement on the Meeting Place; `harvest` and `new_round` go on from hand-written farms.
"""

from __future__ import annotations

from collections.abc import Mapping, Sequence

from agricola.scenario import farm, lines, play, scenario, stand, texts, use
from allmende.agricola.components.board import space_number
from allmende.agricola.components.numbers import CARD_NAMES
from allmende.agricola.rules.people import put_person
from allmende.agricola.rules.phases import FIELD, PREPARATION
from allmende.agricola.rules.player import Player
from allmende.core import Game

LEARNED = ("conservator", "organic-farmer", "stable-architect", "hedge-keeper")
"""Occupations that do nothing in these positions."""


def meeting(
    mine: Player, *others: Player, round_number: int = 1, occupied: Mapping[str, int] | None = None, cards: bool = True
) -> Game:
    """A person has just been placed on the Meeting Place."""
    game = scenario(mine, *(others or [farm()]), round_number=round_number, occupied=occupied, cards=cards)
    play(game, "place meeting-place")
    return game


def holding(mine: Player, *cards: str) -> Player:
    """The farm with these cards in hand, too."""
    mine.hand = sorted([*mine.hand, *(CARD_NAMES.index(card) for card in cards)])
    return mine


def can(
    card: str, mine: Player, *others: Player, round_number: int = 1, occupied: Mapping[str, int] | None = None
) -> bool:
    """Whether the minor improvement can be played on the Meeting Place."""
    game = meeting(holding(mine, card), *others, round_number=round_number, occupied=occupied)
    return game.to_act == [0] and f"play {card}" in texts(game)


def playing(
    card: str,
    mine: Player,
    *others: Player,
    round_number: int = 1,
    occupied: Mapping[str, int] | None = None,
) -> Game:
    """The minor improvement has just been played on the Meeting Place."""
    game = meeting(holding(mine, card), *others, round_number=round_number, occupied=occupied)
    play(game, f"play {card}")
    return game


def if_asked(game: Game, *moves: str) -> Game:
    """Play moves as far as they are offered: what leaves no choice has been done already."""
    for move in moves:
        if any(move in game.moves_of(seat).texts for seat in game.to_act):
            play(game, move)
    return game


def learning(card: str, mine: Player, *others: Player, round_number: int = 1) -> Game:
    """The occupation has just been played on Lessons."""
    return if_asked(use("lessons", holding(mine, card), *others, round_number=round_number), f"play {card}")


def taking(space: str, count: int, mine: Player, *others: Player) -> Game:
    """So many animals have just been taken from an accumulation space."""
    return use(space, mine, *others, goods={space: count})


def harvest(mine: Player, *others: Player, round_number: int = 4, amendments: int | None = None) -> Game:
    """The harvest at the end of a round, as far as the first decision."""
    others = others or (farm(goods={"food": 4}),)
    return scenario(mine, *others, phase=FIELD, round_number=round_number, cards=True, amendments=amendments)


def new_round(mine: Player, round_number: int, *others: Player) -> Game:
    """A round has just begun."""
    return scenario(mine, *(others or [farm()]), phase=PREPARATION, round_number=round_number, cards=True)


def bonus(game: Game, seat: int = 0) -> float:
    """The seat's bonus points."""
    return lines(game, seat)["bonus"]


def crowd(game: Game, space: str, *seats: int) -> None:
    """Have people of these seats stand on an action space already, whoever is to act."""
    state = stand(game)
    for seat in seats:
        put_person(state, seat, space_number(space))
    for seat in game.to_act:
        state.settle(seat)


def working(
    *played: str,
    occupied: Mapping[str, int] | None = None,
    round_number: int = 1,
    players: int = 2,
    goods: Mapping[str, int] | None = None,
    people: int = 2,
    fields: Sequence[str] = (),
    rooms: str = "A2 A3",
    house: str = "wood",
) -> Game:
    """The first seat, which has these cards in play, is about to place a person."""
    mine = farm(goods or {}, played=played, people=people, fields=fields, rooms=rooms, house=house)
    others = [farm() for _ in range(players - 1)]
    return scenario(mine, *others, occupied=occupied, round_number=round_number)
