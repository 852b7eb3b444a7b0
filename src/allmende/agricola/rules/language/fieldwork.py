"""What cards do with single fields: goods added, taken from them, or replaced by others; what was just harvested."""

from __future__ import annotations

from collections.abc import Sequence

from allmende.agricola.components.farmyard import SPACES, bit_count
from allmende.agricola.components.moves import DONE, FENCE, PICK, SOW
from allmende.agricola.components.pieces import CROPS, GRAIN, RESOURCE_NAMES, VEGETABLE
from allmende.agricola.record import events
from allmende.agricola.rules.announcements import happen, tell_own
from allmende.agricola.rules.farm.crops import lift_crop, sow
from allmende.agricola.rules.farm.on_field import BELOW, crops_in
from allmende.agricola.rules.farm.places import field_name
from allmende.agricola.rules.farm.supplies import has_all, pay_all
from allmende.agricola.rules.language.action import Action
from allmende.agricola.rules.language.counted import Counted
from allmende.agricola.rules.language.crops import fields_in_sight, tell_of_crop
from allmende.agricola.rules.language.effect import Given
from allmende.agricola.rules.language.tallies import Told
from allmende.agricola.rules.moments import SOWED, SOWN, grain_told, sown, tiles_told
from allmende.agricola.rules.player import BED_BITS, Player
from allmende.agricola.rules.shortages import good_missing, goods_missing
from allmende.agricola.rules.state import State
from allmende.core.message import Message


class GrainHarvested(Told):
    """The grain that has just been harvested, from one field or several."""

    name = "grain-harvested"

    def count(self, state: State, seat: int) -> int:
        return grain_told(state.told(seat))


class TilesBesideHouse(Counted):
    """The field tiles beside the house that have just been harvested."""

    name = "tiles-beside-house"
    of_moment = True

    def count(self, state: State, seat: int) -> int:
        return tiles_told(state.told(seat))


class AddToFields(Action):
    """Pay a `cost` to add one of a crop to fields on which it grows, to at most `most`.

    It is paid with the first field. The counter has the fields done, as bits.
    """

    asks = "prompt-add-to-field"
    first = PICK
    last = FENCE

    def __init__(self, cost: Sequence[int], crop: int, most: int) -> None:
        self.cost = list(cost)
        self.crop = crop
        self.most = most
        self.repeats = most > 1

    def choices(self, state: State, seat: int) -> list[int]:
        mine = state.seats[seat]
        done = self.so_far(state, seat)
        if bit_count(done) >= self.most or (not done and not has_all(state, seat, self.cost)):
            return []
        fields = range(len(mine.crops))
        return [PICK + field for field in fields if not done >> field & 1 and self.grows(mine, field)]

    def grows(self, mine: Player, field: int) -> bool:
        """True if the crop grows on a field."""
        return crops_in(mine.crops[field], self.crop == VEGETABLE) > 0

    def play(self, state: State, seat: int, move: int) -> None:
        if self.owns(move) and self.repeats:
            stack = state.seats[seat].stack
            if not stack[-2]:
                pay_all(state, seat, self.cost, self.source(state, seat))
            stack[-2] |= 1 << move - PICK
            self.do(state, seat, move)
        else:
            super().play(state, seat, move)

    def refusal(self, state: State, seat: int) -> Message | None:
        if self.is_possible(state, seat):
            return None
        missing = None if self.so_far(state, seat) else goods_missing(state, seat, self.cost)
        return missing or self.nowhere()

    def move_refusal(self, state: State, seat: int, move: int) -> Message | None:
        return self.refusal(state, seat) or self.nowhere()

    def nowhere(self) -> Message:
        """The refusal if the crop does not grow there."""
        return Message(
            "reason-not-this-crop", {"resource": Message(f"resource-{RESOURCE_NAMES[self.crop]}", {"count": 1})}
        )

    def visible(self, state: State, seat: int) -> list[int]:
        return fields_in_sight(state.seats[seat])

    def do(self, state: State, seat: int, move: int) -> None:
        mine, field = state.seats[seat], move - PICK
        if self.crop == GRAIN:
            mine.crops[field] += 1
        else:
            mine.crops[field] += BELOW if mine.crops[field] > 0 else -1
        mine.brought += 1 if field < SPACES else 0
        tell_of_crop(state, seat, field, self.crop)


class NoteSingles(Given):
    """Note on the card's mark, as bits, the fields with exactly one good.

    It comes at the end of each harvest of the fields, and when the card is played.
    """

    def give(self, state: State, seat: int, source: str) -> None:
        mine, singles = state.seats[seat], 0
        for field in range(len(mine.crops)):
            if mine.crops[field] in (1, -1):
                singles |= 1 << field
        mine.set_mark(self.card, singles)


class Resow(Action):
    """Discard the last good of a field, if a harvest has left it there, to sow that field at once.

    The card's mark has the fields on which the last harvest has left a single good, as bits.
    """

    asks = "prompt-resow"
    first = PICK
    last = FENCE

    def __init__(self) -> None:
        self.sowing = SowThere()

    def parts(self) -> list[Action]:  # type: ignore[override]  # an action is an effect
        return [self.sowing]

    def choices(self, state: State, seat: int) -> list[int]:
        mine = state.seats[seat]
        left = mine.mark_of(self.card)
        found: list[int] = []
        for field in range(len(mine.crops)):
            if left >> field & 1 and mine.crops[field] in (1, -1) and crops_for(mine, field):
                found.append(PICK + field)
        return found

    def refusal(self, state: State, seat: int) -> Message | None:
        return None if self.is_possible(state, seat) else Message("reason-no-single-good")

    def move_refusal(self, state: State, seat: int, move: int) -> Message | None:
        return Message("reason-no-single-good")

    def visible(self, state: State, seat: int) -> list[int]:
        return fields_in_sight(state.seats[seat])

    def do(self, state: State, seat: int, move: int) -> None:
        mine, field = state.seats[seat], move - PICK
        crop = RESOURCE_NAMES[GRAIN + lift_crop(mine, field)]
        mine.set_mark(self.card, mine.mark_of(self.card) & ~(1 << field))
        if state.log is not None:
            state.log.append(events.CropDiscarded(seat=seat, resource=crop, place=field_name(mine, field)))
        mine.push(self.sowing.index, 0, field << 1)


class SowThere(Action):
    """Sow a certain field, which has just become empty. The mode has the field, one bit further on."""

    asks = "prompt-sow-one"
    first = SOW
    last = SOW + CROPS
    owed = True

    def choices(self, state: State, seat: int) -> list[int]:
        mine = state.seats[seat]
        return [SOW + crop - GRAIN for crop in crops_for(mine, mine.stack[-1] >> 1)]

    def move_refusal(self, state: State, seat: int, move: int) -> Message | None:
        return good_missing(state, seat, GRAIN + move - SOW)

    def play(self, state: State, seat: int, move: int) -> None:
        if move == DONE:  # the crop has been used for something else meanwhile
            super().play(state, seat, move)
            return
        mine = state.seats[seat]
        field, crop = mine.stack[-1] >> 1, move - SOW
        mine.pop()
        sow(state, seat, GRAIN + crop, field)
        tell_own(state, seat, SOWED, sown(crop))
        happen(state, seat, SOWN, field)


def crops_for(mine: Player, field: int) -> list[int]:
    """The crops in the supply that can be sown on a field."""
    bed = mine.beds[field - SPACES] if field >= SPACES else (1 << BED_BITS) - 1
    return [GRAIN + i for i in range(CROPS) if mine.goods[GRAIN + i] and bed >> i & 1]


FieldworkAction = AddToFields | Resow | SowThere
FieldworkNode = FieldworkAction | NoteSingles
