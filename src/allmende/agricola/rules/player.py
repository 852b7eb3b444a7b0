"""A player's farmyard and supplies, with the questions that the rules ask of them."""

from __future__ import annotations

from typing import Final

from allmende.agricola.components.farmyard import (
    ALL_SPACES,
    around,
    bit_count,
)
from allmende.agricola.components.improvement import MAJORS
from allmende.agricola.components.numbers import FIRST_OCCUPATION
from allmende.agricola.components.pieces import (
    ADULT_FOOD,
    FENCES,
    FOOD,
    NEWBORN_FOOD,
    PEOPLE,
    SOLO_ADULT_FOOD,
    STABLES,
)
from allmende.agricola.rules.permits import (
    ALSO_OCCUPATION,
    FIELD_FEE,
    FRUGAL,
    FRUGAL_FOOD,
    HUNGRY_FOOD,
    HUNGRY_NEWBORNS,
    KEEPS_SITE,
)
from allmende.agricola.rules.reaction import Reaction
from allmende.agricola.rules.use import Use
from allmende.core.rules.state import Seat

BED_BITS: Final = 6
BED_FIELDS: Final = 4
"""In `Player.beds`, the bit from which the number of fields that a card stands for is kept, less 1."""
BUILT_ROOMS: Final = 0
"""The bit of `Player.built` from which wooden rooms are counted; clay and stone ones follow, each in `BUILT_BITS`."""
BUILT_STABLES: Final = 15
BUILT_FENCES: Final = 20
BUILT_BITS: Final = 5
BUILT_RENOVATED: Final = 25
"""The bit of `Player.built` that tells that the house has been renovated."""
SHEEP_EATEN: Final = 1 << 16
NO_PASTURE: Final = FENCES + 1
"""The number of fences a pasture takes if it can't be made: more than there are."""


class Player(Seat):
    """A player's farmyard, supplies and cards, with the questions that the rules ask of them.

    Lists whose docstring says *replaced* are never changed, but replaced by others, so that copies share them.
    """

    uses: list[Use]
    """The uses of action spaces that are under way, the latest at the end."""
    reactions: list[Reaction]
    """The moments to which cards are reacting or will react, those on top of the stack at the end."""

    # Supplies
    goods: list[int]
    """The number of each resource, animals among them; where the animals stand is not kept (`farm/housing.py`)."""
    promised: list[int]
    """Goods on round spaces, three numbers each: round, resource and count."""
    begging: int
    """Begging markers."""
    bonus: int
    """Bonus points that have been given out."""
    gathered: int
    """Building resources gained in this work phase."""
    taken: int
    """Goods that came from the accumulation space last used, or animals taken from one.

    Less than 0 if some of these were not kept although that would have been possible.
    """

    # The farmyard, whose sets of spaces and of fence spaces are bits (`components/farmyard.py`)
    rooms: int
    """The spaces with a room."""
    house: int
    """The material of the rooms."""
    fields: int
    """The spaces with a field tile."""
    crops: list[int]
    """What lies on each farmyard space, then on each field of `beds`: vegetables as a negative number.

    Grain with vegetables below it has `BELOW` added for each of them (`farm/on_field.py`). With a certain card, crops
    lie in a pasture: on its first space.
    """
    stables: int
    """The spaces with a stable; after these comes one in the middle of four fields."""
    stables_away: int
    """Stables that are neither in the supply nor on the farmyard."""
    fences: int
    """The fence spaces that are taken."""
    palisades: int
    """Those among the `fences` that hold not a fence but wood."""
    fences_away: int
    """Fences that are neither in the supply nor on the farmyard."""
    pastures: list[int]
    """The set of spaces of each pasture that the fences enclose."""
    fenced: int
    """The spaces of all pastures."""
    least_fences: int
    """The number of fences that the cheapest pasture takes now (`farm/pastures.py`)."""
    built: int
    """What has been built since the turn began, `BUILT_BITS` for each kind (`BUILT_ROOMS` and so on)."""
    brought: int
    """Goods that came onto the farmyard in this work phase, `BROUGHT_BITS` for each count.

    First those that are there, then by kind the animals that are still without a place.
    """

    # The family
    people: int
    """All its people, newborns among them."""
    newborns: int
    """Its newborns of this round."""
    home: int
    """Those who have not been placed in this round yet."""
    placed: int
    """The number of people placed in this round."""
    visited: int
    """The action spaces used in this round, as bits."""
    quarters: int
    """The number of people for whom cards have room."""
    helpers: int
    """The number of people of the supply that may still be placed in this round."""
    people_away: int
    """People that are neither in the supply nor in the family: on action spaces for this round, or out of play."""
    bound: int
    """People of the family that stay on cards, and are placed no more."""
    trail: int
    """The action spaces with markers of the player, each worth a negative point until it is taken, as bits."""
    meals: int
    """Feeding phases that are over."""
    flock: int
    """The sheep gained in the game other than by breeding, with `SHEEP_EATEN` added once one has become food."""
    fasts: int
    """The round whose harvest the player leaves out because of a card, or 0."""
    sties: int
    """The number of wild boar for which a card has room that it has brought."""
    stalls: int
    """The places for an animal of any kind that cards have for good."""
    born: int
    """The kinds of animals born in the latest breeding phase, as bits."""

    # Improvements and hand cards
    improvements: int
    """The improvements in front of the player as bits, at the end those minor ones that are major, too."""
    used: int
    """Those used in this harvest as bits, and `IMPROVEMENTS` bits further on those that were left unused."""
    hand: list[int]
    """The hand cards; replaced."""
    known: list[int]
    """Those in hand that others know; replaced."""
    packet: list[int]
    """In a draft, the cards of which the player keeps one; replaced."""
    kept: list[int]
    """Occupations that will be in play from the start in the campaign's next game, besides those in this; replaced."""
    played: list[int]
    """The hand cards in play, in order; replaced."""
    marks: list[int]
    """A number for each card in `played`, whose meaning is the card's; replaced."""
    beds: list[int]
    """The cards in play with a field, each `BED_BITS` further on, after bits for what grows there; replaced.

    The bits are 1 for grain, 2 for vegetables, 4 for wood and 8 for stone, and then come those of `BED_FIELDS`.
    """
    moments: int
    """The moments, as bits, when cards in play have something to give or to offer (`language/trigger.py`)."""
    watches: int
    """Those at which they do because of what others have done."""
    permits: int
    """The permissions of cards in play, as bits (`permits.py`)."""
    saves: bool
    """True if a card in play makes things cheaper."""

    __slots__ = tuple(__annotations__)  # keeps the interpreter fast; a field with a default could have no slot

    def __init__(self) -> None:
        """A player without anything, even lists: `new_player` and `copy` add them."""
        # Compiled code need not check that a number is there if it is set here.
        self.begging = 0
        self.bonus = 0
        self.gathered = 0
        self.taken = 0
        self.rooms = 0
        self.house = 0
        self.fields = 0
        self.stables = 0
        self.stables_away = 0
        self.fences = 0
        self.palisades = 0
        self.fences_away = 0
        self.fenced = 0
        self.least_fences = 0
        self.built = 0
        self.brought = 0
        self.people = 0
        self.newborns = 0
        self.home = 0
        self.placed = 0
        self.visited = 0
        self.quarters = 0
        self.helpers = 0
        self.people_away = 0
        self.bound = 0
        self.trail = 0
        self.meals = 0
        self.flock = 0
        self.fasts = 0
        self.sties = 0
        self.stalls = 0
        self.born = 0
        self.improvements = 0
        self.used = 0
        self.moments = 0
        self.watches = 0
        self.permits = 0
        self.saves = False

    def copy(self) -> Player:
        """Return an equal player that shares nothing that changes."""
        twin = Player()
        twin.stack = self.stack[:]
        twin.moves = self.moves
        twin.uses = []
        for use in self.uses:
            twin.uses.append(use.copy())
        twin.reactions = []
        for reaction in self.reactions:
            twin.reactions.append(reaction.copy())
        twin.goods = self.goods[:]
        twin.promised = self.promised[:]
        twin.begging = self.begging
        twin.bonus = self.bonus
        twin.gathered = self.gathered
        twin.taken = self.taken
        twin.rooms = self.rooms
        twin.house = self.house
        twin.fields = self.fields
        twin.crops = self.crops[:]
        twin.stables = self.stables
        twin.stables_away = self.stables_away
        twin.fences = self.fences
        twin.palisades = self.palisades
        twin.fences_away = self.fences_away
        twin.pastures = self.pastures[:]
        twin.fenced = self.fenced
        twin.least_fences = self.least_fences
        twin.built = self.built
        twin.brought = self.brought
        twin.people = self.people
        twin.newborns = self.newborns
        twin.home = self.home
        twin.placed = self.placed
        twin.visited = self.visited
        twin.quarters = self.quarters
        twin.helpers = self.helpers
        twin.people_away = self.people_away
        twin.bound = self.bound
        twin.trail = self.trail
        twin.meals = self.meals
        twin.flock = self.flock
        twin.fasts = self.fasts
        twin.sties = self.sties
        twin.stalls = self.stalls
        twin.born = self.born
        twin.improvements = self.improvements
        twin.used = self.used
        twin.hand = self.hand
        twin.known = self.known
        twin.packet = self.packet
        twin.kept = self.kept
        twin.played = self.played
        twin.marks = self.marks
        twin.beds = self.beds
        twin.moments = self.moments
        twin.watches = self.watches
        twin.permits = self.permits
        twin.saves = self.saves
        return twin

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
        if self.lacks_field_fee():
            return 0
        return around(self.fields) & self.empty_sites() if self.fields else self.empty_sites()

    def lacks_field_fee(self) -> bool:
        """True if a card asks for food for each field, and there is too little."""
        return bool(self.permits & FIELD_FEE) and not self.goods[FOOD]

    def empty_sites(self) -> int:
        """The empty spaces that can be used now."""
        return ALL_SPACES & ~self.used_spaces() & ~self.kept_spaces()

    def stable_sites(self) -> int:
        """The sites for a stable: spaces without a tile or a stable; a pasture is fine."""
        return ALL_SPACES & ~(self.rooms | self.fields | self.stables) & ~self.kept_spaces()

    def stables_left(self) -> int:
        """The stables in the player's supply."""
        return STABLES - bit_count(self.stables) - self.stables_away

    def fences_left(self) -> int:
        """The fences in the player's supply."""
        return FENCES - bit_count(self.fences & ~self.palisades) - self.fences_away

    # The family

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
        each = HUNGRY_FOOD if newborns and self.permits & HUNGRY_NEWBORNS else NEWBORN_FOOD
        adult = SOLO_ADULT_FOOD if solo else ADULT_FOOD
        less = FRUGAL_FOOD if self.permits & FRUGAL else 0
        return (self.people - newborns) * (adult - less) + newborns * (each - less)

    # Improvements and hand cards

    def occupation_count(self) -> int:
        """The number of occupations that the player has played."""
        count = 0
        for card in self.played:
            if card >= FIRST_OCCUPATION:
                count += 1
        return count + 1 if self.permits & ALSO_OCCUPATION else count

    def minor_count(self) -> int:
        """The number of minor improvements that the player has in play, one that is an occupation, too, among them."""
        others = len(self.played) - self.occupation_count()
        return others + 1 if self.permits & ALSO_OCCUPATION else others

    def improvement_count(self) -> int:
        """The number of improvements in front of the player, major and minor ones."""
        return bit_count(self.improvements & MAJORS) + self.minor_count()

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
