"""The symbols of what cards do each time that an action space is used."""

from __future__ import annotations

from allmende.agricola.board import SPACE_NAMES
from allmende.agricola.icons.amounts import amount_name
from allmende.agricola.language.amounts import GoodsOn, GoodsThere, PeoplePlaced


@amount_name.register
def _(of: PeoplePlaced) -> str:
    return "placed"


@amount_name.register
def _(of: GoodsOn) -> str:
    return f"lying@{SPACE_NAMES[of.space]}"


@amount_name.register
def _(of: GoodsThere) -> str:
    return "lying"
