"""What other players' cards ask for before one uses an action space."""

from __future__ import annotations

from typing import Final

from allmende.agricola.rules.language.paying import card_at
from allmende.agricola.rules.moments import TOLL
from allmende.agricola.rules.state import Table

TOLL_SIZE: Final = 4
"""How many ints a toll takes: to whom, by which card, resource and count."""


def tolls_due(table: Table, seat: int, space: int) -> list[int]:
    """What the seat has to give before it uses an action space, toll by toll."""
    found: list[int] = []
    for owner in range(len(table.seats)):
        theirs = table.seats[owner]
        if theirs.watches >> TOLL & 1 and owner != seat:
            for card in theirs.played:
                for toll in card_at(table, card).tolls:
                    if toll.spaces >> space & 1 and table.goods[space] >= toll.least:
                        found.append(owner)
                        found.append(card)
                        found.append(toll.resource)
                        found.append(toll.count)
    return found


def withhold(table: Table, seat: int, tolls: list[int]) -> bool:
    """Take tolls out of the seat's supply to see what it could do then; whether it has enough."""
    goods = table.seats[seat].goods
    enough = True
    for i in range(0, len(tolls), TOLL_SIZE):
        goods[tolls[i + 2]] -= tolls[i + 3]
        enough = enough and goods[tolls[i + 2]] >= 0
    return enough


def put_back(table: Table, seat: int, tolls: list[int]) -> None:
    """Put tolls that were withheld back into the seat's supply."""
    goods = table.seats[seat].goods
    for i in range(0, len(tolls), TOLL_SIZE):
        goods[tolls[i + 2]] += tolls[i + 3]


def pay_tolls(table: Table, seat: int, space: int) -> None:
    """Have the seat give what it has to before it uses an action space."""
    tolls = tolls_due(table, seat, space)
    for i in range(0, len(tolls), TOLL_SIZE):
        table.hand_over(seat, tolls[i], tolls[i + 2], tolls[i + 3], tolls[i + 1])
