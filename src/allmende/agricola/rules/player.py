"""A player's farmyard and supplies, with the questions that the rules ask of them."""

from __future__ import annotations

from typing import Final

from allmende.agricola.components.farmyard import (
    ALL_SPACES,
    CORNER_SPACES,
    CORNERS,
    SHAPE_BORDERS,
    SHAPE_COUNT,
    SHAPE_SURROUNDINGS,
    SHAPES,
    SPACES,
    around,
    bit_count,
    is_connected,
)
from allmende.agricola.components.improvement import MAJORS
from allmende.agricola.components.numbers import FIRST_OCCUPATION
from allmende.agricola.components.pieces import (
    ADULT_FOOD,
    ANIMALS,
    FENCES,
    GRAIN,
    NEWBORN_FOOD,
    PEOPLE,
    SHEEP,
    SOLO_ADULT_FOOD,
    STABLES,
    VEGETABLE,
    WOODEN,
)
from allmende.agricola.rules.farm.holdings import Holdings
from allmende.agricola.rules.permits import KEEPS_SITE, LARGEST_SOWN, ROOM_FOR_TWO, SOWS_PASTURES, STABLE_AMID_FIELDS

BED_BITS: Final = 2
BELOW: Final = 64
"""Added to the grain on a field for a vegetable that lies below it."""
BUILT_ROOMS: Final = 0
"""The bit of `Player.built` from which wooden rooms are counted; clay and stone ones follow, each in `BUILT_BITS`."""
BUILT_STABLES: Final = 15
BUILT_FENCES: Final = 20
BUILT_BITS: Final = 5
BROUGHT_BITS: Final = 8
BROUGHT_MASK: Final = (1 << BROUGHT_BITS) - 1
NO_PASTURE: Final = FENCES + 1
"""The number of fences a pasture takes if it can't be made: more than there are."""


class Player(Holdings):
    """A player with its farmyard: questions about it, and changes that concern it alone."""

    __slots__ = ()

    def copy(self) -> Player:
        """Return an equal player that shares nothing that changes."""
        return Player(
            self.stack[:],
            self.moves,
            self.goods[:],
            self.crops[:],
            self.pastures[:],
            self.promised[:],
            self.rooms,
            self.fields,
            self.stables,
            self.fences,
            self.fenced,
            self.least_fences,
            self.house,
            self.people,
            self.newborns,
            self.home,
            self.improvements,
            self.used,
            self.begging,
            self.hand,
            self.known,
            self.packet,
            self.played,
            self.marks,
            self.beds,
            self.moments,
            self.permits,
            self.saves,
            self.bonus,
            self.gathered,
            self.watches,
            self.taken,
            self.kept,
            self.built,
            self.palisades,
            self.fences_away,
            self.stables_away,
            self.placed,
            self.visited,
            self.brought,
            self.quarters,
            self.helpers,
            self.people_away,
            self.meals,
        )

    # What came onto the farmyard

    def animals_came(self, animal: int, count: int) -> None:
        """Note that `count` more animals of a kind came, whose places have yet to be found."""
        self.brought += count << BROUGHT_BITS * (animal - SHEEP + 1)

    def animal_went(self, animal: int) -> None:
        """Note that an animal is gone: one of those without a place yet, if there are any."""
        one = 1 << BROUGHT_BITS * (animal - SHEEP + 1)
        if self.brought & one * BROUGHT_MASK:
            self.brought -= one

    def animals_are_housed(self) -> None:
        """Note that all animals have their places now."""
        brought = 0
        for kind in range(ANIMALS + 1):
            brought += self.brought >> BROUGHT_BITS * kind & BROUGHT_MASK
        self.brought = min(brought, BROUGHT_MASK)

    # The farmyard

    def used_spaces(self) -> int:
        """The spaces that are not unused: under a tile or a stable, or fenced."""
        return self.rooms | self.fields | self.stables & ALL_SPACES | self.fenced

    def room_sites(self) -> int:
        """The sites for a room: empty spaces beside the others."""
        return around(self.rooms) & ~self.used_spaces() & ~self.kept_spaces()

    def kept_spaces(self) -> int:
        """The unused spaces that a card keeps from being used: those beside the house, if there are others."""
        if not self.permits & KEEPS_SITE:
            return 0
        unused = ALL_SPACES & ~self.used_spaces()
        beside = around(self.rooms) & unused
        return beside if unused != beside else 0

    def kept_from(self, spaces: int) -> int:
        """The ones among `spaces` that a card keeps from being used together: none if no other space is unused then."""
        kept = self.kept_spaces()
        return spaces & kept if kept and ALL_SPACES & ~(self.used_spaces() | kept | spaces) else 0

    def field_sites(self) -> int:
        """The sites for a field: empty spaces beside the others, anywhere for the first one."""
        if not self.fields:
            return ALL_SPACES & ~self.used_spaces() & ~self.kept_spaces()
        return around(self.fields) & ~self.used_spaces() & ~self.kept_spaces()

    def stable_sites(self) -> int:
        """The sites for a stable: spaces without a tile or a stable; a pasture is fine."""
        return ALL_SPACES & ~(self.rooms | self.fields | self.stables) & ~self.kept_spaces()

    def stable_corners(self) -> int:
        """The sites for a stable in the middle of four fields, as bits beyond those of the farmyard spaces."""
        found = 0
        if self.permits & STABLE_AMID_FIELDS and not self.stables >> SPACES:
            for corner in range(CORNERS):
                if not CORNER_SPACES[corner] & ~self.fields:
                    found |= 1 << SPACES + corner
        return found

    def stables_left(self) -> int:
        """The stables in the player's supply."""
        return STABLES - bit_count(self.stables) - self.stables_away

    def fences_left(self) -> int:
        """The fences in the player's supply."""
        return FENCES - bit_count(self.fences & ~self.palisades) - self.fences_away

    def empty_field(self, crop: int) -> int:
        """The first field on which nothing grows and this crop can, or -1.

        ruling: Which of several such fields is sown makes no difference, but for a card that asks for goods on the
        farmyard. Those that take nothing else are the first, then come other cards, and field tiles are left for last.
        """
        wanted = 1 << crop - GRAIN
        other = -1
        for i in range(len(self.beds)):
            if not self.crops[SPACES + i]:
                takes = self.beds[i] & (1 << BED_BITS) - 1
                if takes == wanted:
                    return SPACES + i
                if takes & wanted and other < 0:
                    other = SPACES + i
        return other if other >= 0 else self.empty_tile()

    def empty_tile(self) -> int:
        """The first field tile on which nothing grows, or -1."""
        for space in range(SPACES):
            if self.fields >> space & 1 and not self.crops[space]:
                return space
        return -1

    def can_sow(self, crop: int) -> bool:
        """True if the player has a crop, and an empty field for it."""
        return self.goods[crop] > 0 and (self.fields != 0 or len(self.beds) > 0) and self.empty_field(crop) >= 0

    def bed_card(self, field: int) -> int:
        """The card that has this field, which is not on the farmyard."""
        return self.beds[field - SPACES] >> BED_BITS

    def fields_of(self, crop: int) -> int:
        """The number of fields with this crop, or of empty ones if `crop` is -1."""
        count = 0
        for field in range(len(self.crops)):
            grows = self.crops[field]
            if crop < 0:
                count += 1 if not grows and (field >= SPACES or self.fields >> field & 1) else 0
            elif crops_in(grows, crop == VEGETABLE):
                count += 1
        return count

    def growing(self, vegetables: bool) -> int:
        """The grain, or the vegetables, on all fields."""
        count = 0
        for crops in self.crops:
            if crops:
                count += crops_in(crops, vegetables)
        return count

    # Pastures

    def is_sown(self, pasture: int) -> bool:
        """True if something grows in a pasture."""
        for space in range(SPACES):
            if pasture >> space & 1 and self.crops[space]:
                return True
        return False

    def sowable_pastures(self) -> int:
        """The first spaces of the pastures that can be sown with a card."""
        found = 0
        if self.permits & SOWS_PASTURES:
            for pasture in self.pastures:
                if bit_count(pasture) <= LARGEST_SOWN and not self.is_sown(pasture):
                    found |= pasture & -pasture
        return found

    def fences_for(self, shape: int) -> int:
        """The fences that a pasture of this shape still takes, or `NO_PASTURE` if it can't be made (chapter "Fencing").

        It is a new one on spaces without tiles, beside the others if there are any, or a part of one that is there. Of
        two parts that divide a pasture in the same way, the one without its first space stands for both.
        """
        spaces = SHAPES[shape]
        if spaces & (self.rooms | self.fields) or (self.permits & KEEPS_SITE and self.kept_from(spaces)):
            return NO_PASTURE
        fenced = spaces & self.fenced
        if not fenced:
            if self.fenced and not SHAPE_SURROUNDINGS[shape] & self.fenced:
                return NO_PASTURE
        elif fenced != spaces or not self.is_part(spaces):
            return NO_PASTURE
        return bit_count(SHAPE_BORDERS[shape] & ~self.fences)

    def encloses(self, spaces: int) -> bool:
        """True if fences can make a pasture of these spaces, however many that takes; see `fences_for`."""
        if spaces & (self.rooms | self.fields | self.kept_from(spaces)):
            return False
        fenced = spaces & self.fenced
        if not fenced:
            return not self.fenced or around(spaces) & self.fenced != 0
        return fenced == spaces and self.is_part(spaces)

    def is_part(self, spaces: int) -> bool:
        """True if a pasture can be divided so that these spaces become one."""
        for pasture in self.pastures:
            if spaces & pasture:
                rest = pasture & ~spaces
                if spaces & ~pasture or not rest:
                    return False
                return rest & -rest < spaces & -spaces or not is_connected(rest)
        return False

    def update_least_fences(self) -> None:
        """Compute anew the fences that the cheapest pasture takes, after a tile or fences came onto the farmyard."""
        # The smallest pastures come first; where no fence stands yet, nothing takes fewer than one space does.
        enough = 1 if self.fences else bit_count(SHAPE_BORDERS[0])
        least = NO_PASTURE
        for shape in range(SHAPE_COUNT):
            least = min(least, self.fences_for(shape))
            if least == enough:
                break
        self.least_fences = least

    # The family

    def lodgings(self) -> int:
        """The number of people for whom the house and cards have room."""
        found = self.room_count() + self.quarters + bit_count(self.stables >> SPACES)
        return found + 1 if self.permits & ROOM_FOR_TWO and self.double_room() >= 0 else found

    def double_room(self) -> int:
        """The first room that is not wooden and lies beside a field and a pasture, or -1."""
        if self.house == WOODEN:
            return -1
        for space in range(SPACES):
            if self.rooms >> space & 1:
                near = around(1 << space)
                if near & self.fields and near & self.fenced:
                    return space
        return -1

    def supply(self) -> int:
        """The people in the player's supply."""
        return PEOPLE - self.people - self.people_away

    def may_place(self) -> bool:
        """True if the player has a person to place, at home or one that comes from the supply for this round."""
        return self.home > 0 or (self.helpers > 0 and self.supply() > 0)

    def room_count(self) -> int:
        """The number of rooms of the house."""
        return bit_count(self.rooms)

    def food_due(self, solo: bool) -> int:
        """The food that the family requires in a feeding phase of this round."""
        return self.food_for(solo, self.newborns)

    def food_for(self, solo: bool, newborns: int) -> int:
        """The food that the family requires with `newborns` newborns, who require less."""
        return (self.people - newborns) * (SOLO_ADULT_FOOD if solo else ADULT_FOOD) + newborns * NEWBORN_FOOD

    # Improvements and hand cards

    def occupation_count(self) -> int:
        """The number of occupations that the player has played."""
        count = 0
        for card in self.played:
            if card >= FIRST_OCCUPATION:
                count += 1
        return count

    def improvement_count(self) -> int:
        """The number of improvements in front of the player, major and minor ones."""
        return bit_count(self.improvements & MAJORS) + len(self.played) - self.occupation_count()

    def lead(self) -> int:
        """The difference between the numbers of improvements and occupations in front of the player."""
        return abs(self.improvement_count() - self.occupation_count())

    def mark_of(self, card: int) -> int:
        """The number that a card in play keeps."""
        return self.marks[self.played.index(card)]

    def set_mark(self, card: int, number: int) -> None:
        """Replace the number that a card in play keeps."""
        marks = self.marks[:]
        marks[self.played.index(card)] = number
        self.marks = marks

    def has_improvement(self, improvement: int) -> bool:
        """True if the player has this improvement, a major one or a minor one that is major, too."""
        return bool(self.improvements >> improvement & 1)


def crops_in(crops: int, vegetables: bool) -> int:
    """The grain, or the vegetables, on a field."""
    if vegetables:
        return -crops if crops < 0 else crops // BELOW
    return crops % BELOW if crops > 0 else 0
