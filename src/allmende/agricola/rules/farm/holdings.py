"""The possessions of a player: the fields of a farmyard and its supplies."""

from __future__ import annotations

from allmende.core.rules.state import Seat


class Holdings(Seat):
    """One player's farmyard and supplies.

    `goods`: 10 counts by resource, animals among them; where the animals stand is not kept: `housing.py` says whether
    there is room. `crops`: what lies on each of the 15 farmyard spaces, its number of vegetables as a negative one;
    grain with vegetables below it has `BELOW` added for each of them. `rooms`, `fields` and `stables` are sets of
    spaces, after which comes a stable in the middle of four fields, and `fences` is a set of fence spaces, as
    `farmyard.py` has them; `pastures` are the sets of spaces that the fences enclose, and `fenced` is all of those.
    `house`: its material. `people` includes the `newborns` of this round; `home` are those who have not been
    placed yet. `improvements` are bits, the last ones those of minor ones that are major, too; `used` are those used in
    this harvest, and `IMPROVEMENTS` bits further on those that were left unused. `begging` counts markers. `promised`
    holds goods on round spaces, three ints each: round, resource, count. `least_fences`: what the cheapest pasture
    takes now.

    With hand cards: `hand`, of which others know the `known` ones, and `packet` in a draft; the cards in play are
    `played`, in order, and `marks` has a number for each of them, whose meaning is the card's. These lists are never
    changed but replaced, so that copies share them. `moments` are bits: when cards in play have something to give or
    to offer (`language/trigger.py`), and `watches` those at which they do because of what others have done. `permits`
    are the permissions of cards in play (`permits.py`), and `saves` says whether one of them makes things cheaper.
    `crops` goes on after the farmyard with the fields on cards, whose numbers are in `beds`, `BED_BITS` further on:
    these bits say what grows there, 1 for grain and 2 for vegetables. `bonus` counts bonus
    points that have been given out, `gathered` the building resources gained in this work phase, and `taken` the goods
    that came from an accumulation space when one was last used, or animals were taken from one, less than 0 if not all
    of these were kept although that would have been possible. `kept` are the occupations that will be in play from
    the start in the next game of a campaign, besides those that have been in this one. `built` counts by kind what has
    been built since the turn began (`BUILT_ROOMS` and so on). `palisades` are those of the `fences` that are not fences
    but wood; `fences_away` and `stables_away` count those that are neither in the supply nor on the farmyard. `placed`
    counts the people placed in this round, and `visited` are the action spaces that have been used in it, as bits.
    `brought` counts the goods that came onto the farmyard in this work phase: first those that are there, then by
    kind, with `BROUGHT_BITS` for each, the animals that are still without a place.
    `quarters` are the people for whom cards have room, `helpers` those of the supply that may still be placed in this
    round, and `people_away` those that are neither in the supply nor in the family: they stand on action spaces for
    this round, or are out of play.
    `meals` are the feeding phases that are over. With a certain card, crops may lie in a pasture, on its first space.
    """

    __slots__ = (
        "beds",
        "begging",
        "bonus",
        "brought",
        "built",
        "crops",
        "fenced",
        "fences",
        "fences_away",
        "fields",
        "gathered",
        "goods",
        "hand",
        "helpers",
        "home",
        "house",
        "improvements",
        "kept",
        "known",
        "least_fences",
        "marks",
        "meals",
        "moments",
        "newborns",
        "packet",
        "palisades",
        "pastures",
        "people",
        "people_away",
        "permits",
        "placed",
        "played",
        "promised",
        "quarters",
        "rooms",
        "saves",
        "stables",
        "stables_away",
        "taken",
        "used",
        "visited",
        "watches",
    )

    def __init__(
        self,
        stack: list[int],
        moves: list[int],
        goods: list[int],
        crops: list[int],
        pastures: list[int],
        promised: list[int],
        rooms: int,
        fields: int,
        stables: int,
        fences: int,
        fenced: int,
        least_fences: int,
        house: int,
        people: int,
        newborns: int,
        home: int,
        improvements: int,
        used: int,
        begging: int,
        hand: list[int],
        known: list[int],
        packet: list[int],
        played: list[int],
        marks: list[int],
        beds: list[int],
        moments: int,
        permits: int,
        saves: bool,
        bonus: int,
        gathered: int,
        watches: int,
        taken: int,
        kept: list[int],
        built: int,
        palisades: int,
        fences_away: int,
        stables_away: int,
        placed: int,
        visited: int,
        brought: int,
        quarters: int,
        helpers: int,
        people_away: int,
        meals: int,
    ) -> None:
        self.stack = stack
        self.moves = moves
        self.goods = goods
        self.crops = crops
        self.pastures = pastures
        self.promised = promised
        self.rooms = rooms
        self.fields = fields
        self.stables = stables
        self.fences = fences
        self.fenced = fenced
        self.least_fences = least_fences
        self.house = house
        self.people = people
        self.newborns = newborns
        self.home = home
        self.improvements = improvements
        self.used = used
        self.begging = begging
        self.hand = hand
        self.known = known
        self.packet = packet
        self.played = played
        self.marks = marks
        self.beds = beds
        self.moments = moments
        self.permits = permits
        self.saves = saves
        self.bonus = bonus
        self.gathered = gathered
        self.watches = watches
        self.taken = taken
        self.quarters = quarters
        self.helpers = helpers
        self.people_away = people_away
        self.kept = kept
        self.built = built
        self.palisades = palisades
        self.fences_away = fences_away
        self.stables_away = stables_away
        self.placed = placed
        self.visited = visited
        self.brought = brought
        self.meals = meals
