"""Symbols of action spaces that may be used although people are there, or before others can use them."""

from __future__ import annotations

from typing import assert_never

from allmende.agricola.components.board import SPACE_NAMES
from allmende.agricola.components.pieces import RESOURCE_NAMES
from allmende.agricola.presentation.icons.amounts import condition_icons
from allmende.agricola.presentation.reading import space_numbers
from allmende.agricola.rules.language.nodes import access_node
from allmende.agricola.rules.language.placing import WISHES
from allmende.agricola.rules.language.sharing import (
    ALL_BUT_MEETING,
    FIRST_OF_OTHER,
    NEIGHBORS,
    Access,
    Ahead,
    Sharing,
    Shut,
    Where,
)
from allmende.core.symbols import token


def access_icons(access: Access) -> list[str]:
    """The action spaces that may be used."""
    match node := access_node(access):
        case Ahead():
            return ["alone", f"use@round-{node.number}"]
        case Shut():
            return ["no", f"use@{'/'.join(f'round-{number}' for number in node.rounds)}"]
        case Sharing():
            when = [] if node.when is None else ["if", *condition_icons(node.when), "colon"]
            neighbors = ["neighbors"] if node.beside == NEIGHBORS else []
            if node.beside == FIRST_OF_OTHER:
                neighbors = ["others", "person@first"]
            if node.fee:
                fee = token(RESOURCE_NAMES[node.fee[0]], node.fee[1])
                return [fee, "arrow", "share", "neighbors", *_where(node.where)]
            return [*when, "share", *neighbors, *_where(node.where)]
        case _:
            assert_never(node)


def _where(where: Where) -> list[str]:
    """The action spaces."""
    match where.name:
        case "named":
            if where.number == WISHES:
                return ["grow"]
            if where.number == ALL_BUT_MEETING:
                return ["use", "place"]
            return [f"use@{'/'.join(SPACE_NAMES[space] for space in space_numbers(where.number))}"]
        case "of-round":
            return [f"use@round-{where.number}"]
        case "plain":
            return ["use", "no", "each-round", f"until-round*{where.number}"]
        case "of-right":
            return ["use", "place"]
        case "first-used":
            return ["first-space"]
        case "of-person":
            return ["person@second"]
        case _:
            assert_never(where.name)
