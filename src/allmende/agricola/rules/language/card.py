"""Hand cards: cost and prerequisite, effects when played, and effects from then on."""

from __future__ import annotations

from collections.abc import Sequence

from allmende.agricola.components.card_names import name_of
from allmende.agricola.components.improvement import with_covered
from allmende.agricola.components.numbers import CARD_NAMES, LEAST_PLAYERS, SPACE_OF_CARD, card_index, is_occupation
from allmende.agricola.components.pieces import ANIMALS, GRAIN, RESOURCES, SEEDS, SHEEP, STONE, VEGETABLE, WOOD
from allmende.agricola.rules.amendments import DISCARDED_FOR_CARDS
from allmende.agricola.rules.language.amounts import Goods, Round
from allmende.agricola.rules.language.any_time import AtAnyTime as AtAnyTime
from allmende.agricola.rules.language.card_spaces import ActionSpace, StandsFor
from allmende.agricola.rules.language.conditions import AllOf, AtLeast, AtMost, Condition, Exactly, condition_of
from allmende.agricola.rules.language.counted import FarmAnimals, LeftOver
from allmende.agricola.rules.language.effect import Effect
from allmende.agricola.rules.language.points import Points
from allmende.agricola.rules.language.savings import FromPile, Saving
from allmende.agricola.rules.language.sharing import Access
from allmende.agricola.rules.language.stock import agree
from allmende.agricola.rules.language.trigger import ITSELF, CardPart, FromHand, Invited, Trigger
from allmende.agricola.rules.moments import ANY_TIME_MOMENT, TOLL
from allmende.agricola.rules.permits import (
    KEEPS_WOOD_AND_STONE,
    NO_OCCUPATIONS,
    NOTES_ROUND,
    SHARES_SPACES,
    WAIVES_ROOM,
)
from allmende.agricola.rules.player import BED_FIELDS
from allmende.agricola.rules.state import State
from allmende.core.message import Message
from allmende.core.rules.node import with_parts


class Permit:
    """A permission of a card in play, one of those in `permits.py`."""

    def __init__(self, bit: int) -> None:
        self.bit = bit


class RoomWaiver(Permit):
    """Once in the game, if a condition holds, the family may grow on a Wish for Children space even without room."""

    def __init__(self, when: Condition) -> None:
        super().__init__(WAIVES_ROOM)
        self.when = when


class FieldCard:
    """Make the card a field, on which some crops can grow, or a building resource. It is sown like several `fields`."""

    def __init__(self, crops: Sequence[int] = (GRAIN, VEGETABLE), fields: int = 1) -> None:
        self.crops = list(crops)
        self.fields = fields


class Toll:
    """A payment that other players owe the owner before they use certain action spaces, which are bits.

    `least`: only if at least that many goods lie there. A player who can't pay can't use them.
    """

    def __init__(self, spaces: int, resource: int, count: int, least: int = 0) -> None:
        self.spaces = spaces
        self.resource = resource
        self.count = count
        self.least = least


Part = Effect | Saving | Points | Permit | Access | FieldCard | Toll | StandsFor


class Card(CardPart):
    """A minor improvement or an occupation. As a step it carries out its effects when it is played.

    `printed` is what it is called: its number and its name. `card` is its place in `CARDS`. `costs` are the ways to pay
    for it, as pairs of resource and count, and `cost_each` has to be paid besides for each of the seat's people; from
    round `dearer_from` on, it costs `dearer` more. `returns` are the major improvements of which one is returned for it
    instead. `needs` is its prerequisite, `players` the least number of them. One `only_with_major` can only be played
    with a "Major or Minor Improvement" action, one `never_with_major` never with one. A card that `travels` is passed
    to the left once it has been played. One that `gives_stable` costs a stable of the supply besides. One that is
    `also_major` is a major improvement, too, with that number, one of
    those in `ALSO_MAJORS`; one that cooks or bakes without being one `works_as` an improvement, with a number from
    `KITCHEN_CARDS`. `kitchen` is either number, or -1, and `majors` has it as a bit. `in_order` has all its parts as
    they are written down; those carried out when it is played are its `effects`. `or_cooked`: the animal
    of its cost may be cooked. `turned` are the building resources that it lets its owner turn into food, `opens` the
    action spaces that come into play with it, as bits.
    """

    def __init__(
        self,
        printed: str,
        costs: Sequence[Sequence[int]],
        parts: Sequence[Part],
        needs: Condition | None = None,
        points: int = 0,
        travels: bool = False,
        cost_each: Sequence[int] = (),
        ruling: str = "",
        dearer_from: int = 0,
        dearer: Sequence[int] = (),
        returns: Sequence[int] = (),
        only_with_major: bool = False,
        never_with_major: bool = False,
        also_major: int = -1,
        gives_stable: bool = False,
        works_as: int = -1,
        or_cooked: bool = False,
    ) -> None:
        self.number, _, self.called = printed.partition(" ")
        self.costs = [list(cost) for cost in costs]
        self.cost_each = list(cost_each)
        self.needs = needs
        self.points = points
        self.travels = travels
        self.keeps = left_over(needs)
        self.in_the_way = in_the_way(needs)
        self.dearer_from = dearer_from
        self.dearer = list(dearer)
        self.returns = with_covered(returns)
        self.only_with_major = only_with_major
        self.never_with_major = never_with_major
        self.or_cooked = or_cooked
        self.also_major = also_major
        self.gives_stable = gives_stable
        self.kitchen = max(also_major, works_as)
        self.majors = 0 if self.kitchen < 0 else 1 << self.kitchen
        self.ruling = ruling
        self.in_order = list(parts)
        self.triggers = [part for part in parts if isinstance(part, Trigger)]
        for part in parts:
            if isinstance(part, Effect):
                self.triggers += waiting_in(part)
        self.savings = [part for part in parts if isinstance(part, Saving)]
        self.bonuses = [part for part in parts if isinstance(part, Points)]
        self.uses = [part for part in parts if isinstance(part, AtAnyTime)]
        self.accesses = [part for part in parts if isinstance(part, Access)]
        self.tolls = [part for part in parts if isinstance(part, Toll)]
        self.permits = sum(part.bit for part in parts if isinstance(part, Permit))
        self.permits |= SHARES_SPACES if self.accesses else 0
        for saving in self.savings:
            self.permits |= saving.permit
        self.bed = 0
        self.space: ActionSpace | None = None
        for part in parts:
            if isinstance(part, FieldCard):
                self.bed = sum(1 << SEEDS.index(crop) for crop in part.crops) | part.fields - 1 << BED_FIELDS
            if isinstance(part, ActionSpace):
                self.space = part
        self.by_cost = any(isinstance(part, Effect) and part.by_cost for part in parts)
        apart = (Trigger, AtAnyTime, ActionSpace, FromHand)
        super().__init__([part for part in parts if isinstance(part, Effect) and not isinstance(part, apart)])
        from_hand = [part for part in parts if isinstance(part, FromHand)]
        places = [self.space] if self.space is not None else []
        self.all_parts: list[Effect] = [*self.effects, *self.triggers, *self.uses, *from_hand, *places]
        self.moments = 1 << ANY_TIME_MOMENT if self.uses else 0
        self.watches = 1 << TOLL if self.tolls else 0
        for trigger in self.triggers:
            self.moments |= trigger.bits() if trigger.mine else 0
            self.watches |= trigger.bits() if trigger.others else 0
            if trigger.when is not None:
                self.permits |= trigger.when.permit
        for effect in self.on_moments():
            self.permits |= effect.permit
        for use in self.uses:
            for effect in use.effects:
                self.permits |= effect.permit
        turned = [resource for saving in self.savings for resource in saving.turned_into_food()]
        for effect in parts_of(self):
            turned += effect.turned_into_food()
        self.turned = sorted({*turned})
        if any(use.later for use in self.uses):
            self.permits |= NOTES_ROUND
        for bonus in self.bonuses:
            if bonus.when is not None:
                self.permits |= bonus.when.permit
        self.sign(card_index(self.number))

    def sign(self, card: int) -> None:
        """Write the card's index, name and target on the card and on all its parts."""
        self.name = CARD_NAMES[card]
        if self.name != name_of(self.number, self.called):
            raise AssertionError(f"card {self.number} is called {self.name}, not {self.called}")
        self.players = LEAST_PLAYERS[card]
        self.opens = 0 if SPACE_OF_CARD[card] < 0 else 1 << SPACE_OF_CARD[card]
        for part in self.in_order:
            if isinstance(part, StandsFor):
                self.opens |= 1 << part.space
        self.target = f"card:{self.name}"
        nodes = with_parts(self)
        for node in nodes:
            assert isinstance(node, Effect)
            node.card = card
            if isinstance(node, (Invited, FromHand)):
                node.target = self.target
        agree(nodes)
        for trigger in self.triggers:
            trigger.target = self.target
            trigger.details = [card if detail == ITSELF else detail for detail in trigger.details]
            if trigger.when is not None:
                trigger.when.sign(card)
        for saving in self.savings:
            saving.card = card
        for access in self.accesses:
            access.sign(card)
        for use in self.uses:
            use.target = self.target
        if self.space is not None:
            self.space.target = self.target
        for bonus in self.bonuses:
            if bonus.of is not None:
                bonus.of.sign(card)
            if bonus.when is not None:
                bonus.when.sign(card)

    def parts(self) -> list[Effect]:
        return self.all_parts

    def lasts(self) -> bool:
        """True if it does something later than when it is played, and so has to lie somewhere."""
        return bool(self.triggers or self.space is not None or self.permits)

    def left(self, mark: int) -> int:
        """The rest of the goods on the card when its mark is `mark`; -1 if goods never lie on it."""
        for effect in self.on_moments():
            left = effect.left_on_card(mark)
            if left >= 0:
                return left
        for saving in self.savings:
            if isinstance(saving, FromPile):
                return len(saving.pile) - mark
        return -1

    def stored(self, mark: int) -> list[int]:
        """The goods on the card when its mark is `mark`, by resource, if there may be several kinds."""
        for effect in self.on_moments():
            stored = effect.goods_on_card(mark)
            if stored:
                return stored
        for saving in self.savings:
            if isinstance(saving, FromPile):
                return [saving.pile[mark:].count(good) for good in range(RESOURCES)]
        return []

    def on_moments(self) -> list[Effect]:
        """All effects that are carried out later, with their parts."""
        found: list[Effect] = []
        for part in (*self.triggers, *self.uses):
            for effect in part.effects:
                found += [effect, *parts_of(effect)]
        return found

    def is_playable(self, state: State, seat: int, with_major: bool = False) -> bool:
        """True if its prerequisite is met; `with_major`: with a "Major or Minor Improvement" action."""
        if self.is_forbidden(state, seat) or (self.never_with_major if with_major else self.only_with_major):
            return False
        return not self.lacks_stable(state, seat) and self.is_met(state, seat)

    def is_forbidden(self, state: State, seat: int) -> bool:
        """True if a card in play forbids to play it."""
        return state.seats[seat].permits & NO_OCCUPATIONS != 0 and is_occupation(self.card)

    def lacks_stable(self, state: State, seat: int) -> bool:
        """True if a stable of the supply has to be paid for it, and there is none."""
        return self.gives_stable and state.seats[seat].stables_left() <= 0

    def is_met(self, state: State, seat: int) -> bool:
        """True if its prerequisite is met, or it has none in this game."""
        if self.needs is None:
            return True
        return self.needs.holds(state, seat) or len(self.surplus(state, seat)) > 0

    def surplus(self, state: State, seat: int) -> list[int]:
        """The goods to discard so that its prerequisite is met, as pairs; empty if it is met, or can't be in this way.

        ruling: Goods may be discarded at any time. A player of a card that can be played only with fewer discards just
        as many as necessary.
        """
        found: list[int] = []
        if not self.in_the_way or self.needs is None or not state.amended(DISCARDED_FOR_CARDS):
            return found
        mine = state.seats[seat]
        there = mine.goods
        mine.goods = there[:]
        for good in self.in_the_way:
            count = 0
            kept = good in (WOOD, STONE) and mine.permits & KEEPS_WOOD_AND_STONE
            while mine.goods[good] and not kept and not self.needs.holds(state, seat):
                mine.goods[good] -= 1
                count += 1
            if count:
                found += [good, count]
        met = self.needs.holds(state, seat)
        mine.goods = there
        return found if met else []

    def needs_missing(self, state: State, seat: int) -> Message | None:
        """The refusal if its prerequisite is not met, with the number that it counts."""
        needs = self.needs
        if self.is_forbidden(state, seat):
            return Message("reason-card-forbids-occupations")
        if self.lacks_stable(state, seat):
            return Message("reason-no-stables-left")
        if needs is None or self.is_met(state, seat):
            return None
        what = condition_of(self.card, "needs")
        if isinstance(needs, (AtLeast, AtMost, Exactly)) and not isinstance(needs.of, Round):
            return Message("reason-prerequisite-have", {"what": what, "have": needs.of.count(state, seat)})
        return Message("reason-prerequisite", {"what": what})


def parts_of(effect: Effect) -> list[Effect]:
    """The parts of an effect, and theirs."""
    found: list[Effect] = []
    for part in effect.parts():
        found += [part, *parts_of(part)]
    return found


def in_the_way(needs: Condition | None) -> list[int]:
    """The goods of which there may be too many for a prerequisite."""
    if isinstance(needs, (AtMost, Exactly)):
        of = needs.of
        if isinstance(of, Goods):
            return [of.resource]
        if isinstance(of, FarmAnimals):
            return list(range(SHEEP, SHEEP + ANIMALS))
    return []


def left_over(needs: Condition | None) -> int:
    """The number of building resources that have to be left once the card has been paid for."""
    if isinstance(needs, AllOf):
        return max([left_over(part) for part in needs.conditions])
    if isinstance(needs, AtLeast) and isinstance(needs.of, LeftOver):
        return needs.number
    return 0


def waiting_in(effect: Effect) -> list[Trigger]:
    """The triggers that an effect may lay on round spaces, to be carried out when their rounds begin."""
    found: list[Trigger] = [part for part in effect.laid() if isinstance(part, Trigger)]
    for part in effect.parts():
        found += waiting_in(part)
    return found


def minor(
    printed: str,
    cost: Sequence[int],
    *parts: Part,
    needs: Condition | None = None,
    points: int = 0,
    travels: bool = False,
    cost_each: Sequence[int] = (),
    or_pay: Sequence[Sequence[int]] = (),
    ruling: str = "",
    dearer_from: int = 0,
    dearer: Sequence[int] = (),
    returns: Sequence[int] = (),
    only_with_major: bool = False,
    never_with_major: bool = False,
    also_major: int = -1,
    gives_stable: bool = False,
    works_as: int = -1,
    or_cooked: bool = False,
) -> Card:
    """A minor improvement: its number and name, its cost, what it does. `or_pay` are other costs printed on it."""
    return Card(
        printed,
        [cost, *or_pay],
        parts,
        needs=needs,
        points=points,
        travels=travels,
        cost_each=cost_each,
        ruling=ruling,
        dearer_from=dearer_from,
        dearer=dearer,
        returns=returns,
        only_with_major=only_with_major,
        never_with_major=never_with_major,
        also_major=also_major,
        gives_stable=gives_stable,
        works_as=works_as,
        or_cooked=or_cooked,
    )


def occupation(printed: str, *parts: Part, needs: Condition | None = None, points: int = 0, ruling: str = "") -> Card:
    """An occupation: its number and name, what it does. Hardly any has a prerequisite, or points."""
    return Card(printed, [[]], parts, needs=needs, points=points, ruling=ruling)


def apart(printed: str, *parts: Part, ruling: str = "") -> Card:
    """A card of deck X that no player has in front of them: its number and name, what it does."""
    return Card(printed, [[]], parts, ruling=ruling)
