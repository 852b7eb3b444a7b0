"""Short functions with which spaces and cards are written. Where an amount is wanted, a plain number will do.

at_least(2, 3, 4, of=SHEEP)          2, 3 or 4 sheep: three options
gain(TOOLS, matching(0, 1, 2))       the number of tools at the position of the chosen option
price(pay(MILK, 1), pay(MILK, 3))    two prices to choose from
price([pay(CLAY, 2), pay_field()])   one price with two parts
"""

from __future__ import annotations

from collections.abc import Sequence
from typing import Final

from allmende.hallertau.components.pieces import ALL_CROPS, FIELD, SHEEP
from allmende.hallertau.rules.language.amounts import (
    ANY_FIELD,
    Amount,
    Difference,
    Fields,
    Fixed,
    Half,
    Have,
    Least,
    Matching,
    RoundNumber,
    Total,
    Window,
)
from allmende.hallertau.rules.language.card import ALWAYS, Card
from allmende.hallertau.rules.language.conditions import (
    AllOf,
    AnyOf,
    AtLeast,
    AtMost,
    Between,
    Condition,
    EachOf,
    Exceeds,
    No,
    Reaches,
)
from allmende.hallertau.rules.language.costs import ANY_CARD, Discard, Pay, PayAlike, PayField, Price
from allmende.hallertau.rules.language.effect import Cost, Effect, Exchange, Matched, OneOf, Then
from allmende.hallertau.rules.language.farm import (
    AdvanceFree,
    GainAndSow,
    Harvest,
    LiftFields,
    MoveBoulders,
    MoveEmptyFields,
    Sow,
)
from allmende.hallertau.rules.language.flock import PaySheep, Sustain, SustainOne
from allmende.hallertau.rules.language.gains import Draw, Gain, GainField, Take, TakeAlike
from allmende.hallertau.rules.language.workers import ReturnTopRows

# Cards


def card(
    number: int,
    upper: Condition | Price | Cost,
    *effects: Effect,
    phases: int = ALWAYS,
    points: int = 0,
    income: Effect | None = None,
    ruling: str = "",
) -> Card:
    """A card: its printed number, its upper half, and its effects; for Bonus and Point cards income and points."""
    condition = upper if isinstance(upper, Condition) else None
    cost = Price([[upper]]) if isinstance(upper, Cost) else upper if isinstance(upper, Price) else None
    return Card(number, condition, cost, list(effects), phases, points, income, ruling)


# Amounts


def _amount(number: int | Amount) -> Amount:
    return Fixed(number) if isinstance(number, int) else number


def _counted(of: int | Amount) -> Amount:
    """The amount to count: a resource stands for the number of it that one has."""
    return Have(of) if isinstance(of, int) else of


def matching(*numbers: int) -> Matching:
    """The number at the same position as the chosen option."""
    return Matching(list(numbers))


def total(*of: int | Amount) -> Total:
    """The combined total."""
    return Total([_counted(each) for each in of])


def least(*of: int | Amount) -> Least:
    """The smallest of these amounts."""
    return Least([_counted(each) for each in of])


def difference(*numbers: int, less: int | Amount) -> Difference:
    """A number minus an amount."""
    return Difference(list(numbers), _counted(less))


def half(of: int | Amount) -> Half:
    """Half of it, rounded down."""
    return Half(_counted(of))


def fields(kind: int = ANY_FIELD, rows: Sequence[int] = (), goods: Sequence[int] = ()) -> Fields:
    """Some of the fields."""
    return Fields(kind, list(rows), list(goods))


FIELDS: Final = FIELD
WINDOW: Final = Window()
THE_ROUND: Final = RoundNumber()
EACH_SHEEP: Final = Have(SHEEP)

# Conditions


def at_least(*numbers: int, of: int | Amount) -> AtLeast:
    """At least this number; several numbers are the options."""
    return AtLeast(list(numbers), _counted(of))


def at_most(*numbers: int, of: int | Amount) -> AtMost:
    """At most this number; several numbers are the options."""
    return AtMost(list(numbers), _counted(of))


def exactly(number: int, of: int | Amount) -> Between:
    """Exactly this number."""
    return Between(number, number, _counted(of))


def between(least_: int, most: int, of: int | Amount) -> Between:
    """At least `least_`, and at most `most`."""
    return Between(least_, most, _counted(of))


def reaches(of: int | Amount, other: int | Amount) -> Reaches:
    """At least as many of the one as of the other."""
    return Reaches(_counted(of), _counted(other))


def exceeds(of: int | Amount, other: int | Amount, *by: int) -> Exceeds:
    """More of the one than of the other; with numbers, by more than each of those."""
    return Exceeds(_counted(of), _counted(other), list(by) or [0])


def all_of(*conditions: Condition) -> AllOf:
    """All of these."""
    return AllOf(list(conditions))


def any_of(*conditions: Condition) -> AnyOf:
    """One of these, or the other."""
    return AnyOf(list(conditions))


def each_of(*conditions: Condition) -> EachOf:
    """These are the options, each with its own part of the lower half."""
    return EachOf(list(conditions))


def no(kind: int = ANY_FIELD, rows: Sequence[int] = ()) -> No:
    """No such fields."""
    return No(fields(kind, rows))


# Costs


def price(*options: Cost | list[Cost]) -> Price:
    """The price of a card: one of these; a list is paid together."""
    return Price([option if isinstance(option, list) else [option] for option in options])


def pay(resource: int, number: int | Amount = 1) -> Pay:
    """Pay goods, tools or jewelry."""
    return Pay(resource, _amount(number))


def pay_one_of(resource: int, *numbers: int) -> Price:
    """Pay one of these numbers of a resource."""
    return price(*(pay(resource, number) for number in numbers))


def pay_alike(number: int, goods: Sequence[int], types: int = 1) -> PayAlike:
    """Pay `number` goods of one type, or of each of several types, out of these."""
    return PayAlike(number, types, list(goods))


def pay_sheep(number: int | Amount = 1) -> PaySheep:
    """Pay sheep, from any of their places."""
    return PaySheep(_amount(number))


def pay_field(number: int = 1, kind: int = ANY_FIELD, rows: Sequence[int] = ()) -> PayField:
    """Pay fields."""
    return PayField(Fixed(number), fields(kind, rows))


def discard(number: int, deck: int = ANY_CARD) -> Discard:
    """Discard cards from the hand."""
    return Discard(number, deck)


# Effects


def _together(effects: Sequence[Effect]) -> Effect:
    return effects[0] if len(effects) == 1 else Then(list(effects))


def either(*options: Effect) -> OneOf:
    """One of these."""
    return OneOf(list(options))


def matched(*effects: Effect) -> Matched:
    """The one at the same position as the chosen option."""
    return Matched(list(effects))


def exchange(cost: Cost, *gains: Effect) -> Exchange:
    """Pay the cost to get the gains."""
    return Exchange(cost, _together(gains))


def gain(resource: int, number: int | Amount = 1) -> Gain:
    """Gain `number` of one resource."""
    return Gain(resource, _amount(number))


def field(row: int | Amount, number: int = 1) -> GainField:
    """Gain new fields in this row."""
    return GainField(_amount(row), number)


def draw(deck: int, number: int | Amount = 1) -> Draw:
    """Draw cards."""
    return Draw(deck, _amount(number))


def crops(number: int) -> Take:
    """Take crops of your choice, the same or different ones."""
    return Take(Fixed(number), ALL_CROPS, different=False)


def different_crops(number: int | Amount) -> Take:
    """Take crops of your choice, all of different types."""
    return Take(_amount(number), ALL_CROPS, different=True)


def one_of(*goods: int) -> Take:
    """Take one of these goods."""
    return Take(Fixed(1), list(goods), different=False)


def alike(number: int | Amount, goods: Sequence[int]) -> TakeAlike:
    """Take goods of one type out of these."""
    return TakeAlike(_amount(number), list(goods))


def gain_and_sow(number: int) -> GainAndSow:
    """Take crops of one type of your choice; then that crop can be sown once."""
    return GainAndSow(number)


def sow(number: int | Amount, goods: Sequence[int] = ALL_CROPS) -> Sow:
    """Sow at most `number` fields, with crops or with other goods."""
    return Sow(_amount(number), list(goods))


def harvest(number: int) -> Harvest:
    """Harvest at most `number` fields at once."""
    return Harvest(Fixed(number))


def lift_fields(kind: int = ANY_FIELD, number: int = 0) -> LiftFields:
    """Move fields one row up: at most `number`, or all."""
    return LiftFields(fields(kind), Fixed(number) if number else None)


def move_empty_fields(number: int, row: int) -> MoveEmptyFields:
    """Move at most `number` empty fields to this row."""
    return MoveEmptyFields(Fixed(number), row)


def sustain(number: int | Amount) -> Sustain:
    """Move at most `number` different sheep to the next Farmyard card."""
    return Sustain(_amount(number))


def sustain_one(number: int | Amount) -> SustainOne:
    """Move one sheep at most `number` times."""
    return SustainOne(_amount(number))


def advance_free() -> AdvanceFree:
    """Advance a Craft Building without paying for it."""
    return AdvanceFree()


def move_boulders(number: int) -> MoveBoulders:
    """Move at most `number` different boulders one space right."""
    return MoveBoulders(Fixed(number))


def return_top_rows(*spaces: str) -> ReturnTopRows:
    """Return the topmost workers of all these action spaces."""
    return ReturnTopRows(list(spaces))
