"""What moves do that give animals, or another crop, with cards."""

from __future__ import annotations

from allmende.agricola.faces.labels.cards import special_label
from allmende.agricola.rules.components import ANIMALS, SHEEP
from allmende.agricola.rules.farm.farms import field_name
from allmende.agricola.rules.farm.farmyard import SPACES
from allmende.agricola.rules.farm.housing import stabled_kinds
from allmende.agricola.rules.language.animals import AddCrop, JoinHerds, OfferHerd
from allmende.agricola.rules.moves import CHOOSE
from allmende.agricola.rules.phrases import amounts, named
from allmende.agricola.rules.state import Table
from allmende.core.message import Message


@special_label.register
def _(action: AddCrop, table: Table, seat: int, move: int) -> Message:
    mine, field = table.seats[seat], table.told(seat)
    name = field_name(mine, field)
    resource = Message(f"resource-{'grain' if mine.crops[field] > 0 else 'vegetable'}", {"count": 1})
    return Message("move-add-crop", {"resource": resource, "place": name if field < SPACES else named("card", name)})


@special_label.register
def _(action: JoinHerds, table: Table, seat: int, move: int) -> Message:
    counts = stabled_kinds(table.seats[seat])[move - CHOOSE]
    pairs = [number for kind in range(ANIMALS) if counts[kind] for number in (SHEEP + kind, counts[kind])]
    return Message("move-join-herds", {"what": amounts(pairs)})


@special_label.register
def _(action: OfferHerd, table: Table, seat: int, move: int) -> Message:
    gains = amounts([number for animal in action.animals for number in (animal, 1)])
    return Message("move-exchange-for", {"cost": amounts(action.cost), "gains": gains})
