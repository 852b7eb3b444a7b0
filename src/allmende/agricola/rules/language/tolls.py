"""Tolls: payments to other players' cards before one uses an action space."""

from __future__ import annotations

from typing import Final

from allmende.agricola.rules.farm.supplies import hand_over
from allmende.agricola.rules.language.in_play import card_at
from allmende.agricola.rules.moments import TOLL
from allmende.agricola.rules.state import State

TOLL_SIZE: Final = 4
"""The number of ints of a toll: owner, card, resource and count."""


def tolls_due(state: State, seat: int, space: int) -> list[int]:
    """The tolls that the seat owes before it uses an action space, one after the other."""
    found: list[int] = []
    for owner in range(len(state.seats)):
        theirs = state.seats[owner]
        if theirs.watches >> TOLL & 1 and owner != seat:
            for card in theirs.played:
                for toll in card_at(state, card).tolls:
                    if toll.spaces >> space & 1 and state.goods[space] >= toll.least:
                        found.append(owner)
                        found.append(card)
                        found.append(toll.resource)
                        found.append(toll.count)
    return found


def asked(tolls: list[int]) -> list[int]:
    """The demands of tolls, as pairs of resource and count."""
    return [number for i in range(0, len(tolls), TOLL_SIZE) for number in tolls[i + 2 : i + 4]]


def withhold(state: State, seat: int, tolls: list[int]) -> bool:
    """Take tolls out of the seat's supply to see what it could do then; False if it has too little."""
    goods = state.seats[seat].goods
    enough = True
    for i in range(0, len(tolls), TOLL_SIZE):
        goods[tolls[i + 2]] -= tolls[i + 3]
        enough = enough and goods[tolls[i + 2]] >= 0
    return enough


def put_back(state: State, seat: int, tolls: list[int]) -> None:
    """Put tolls that were withheld back into the seat's supply."""
    goods = state.seats[seat].goods
    for i in range(0, len(tolls), TOLL_SIZE):
        goods[tolls[i + 2]] += tolls[i + 3]


def pay_tolls(state: State, seat: int, space: int) -> None:
    """Have the seat pay the tolls that it owes before it uses an action space."""
    tolls = tolls_due(state, seat, space)
    for i in range(0, len(tolls), TOLL_SIZE):
        hand_over(state, seat, tolls[i], tolls[i + 2], tolls[i + 3], tolls[i + 1])
