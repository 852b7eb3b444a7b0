"""Amounts: plain numbers, numbers that go with a chosen option, and numbers that are counted in the state.

An amount is counted for a seat, with the mode of the frame in which it is needed: the mode holds the chosen option.
"""

from __future__ import annotations

from typing import Final

from allmende.hallertau.components.contents import content_good
from allmende.hallertau.components.numbers import CARD_DECKS
from allmende.hallertau.components.pieces import CROPS, FIELD, GATEWAY, ROUNDS, SHEEP, STABLES, WORKERS_IN_WINDOW
from allmende.hallertau.rules.phases import FALLOW_FIELDS, HARVEST, NEW_WORKERS
from allmende.hallertau.rules.player import EMPTY
from allmende.hallertau.rules.sheep import cards_gone
from allmende.hallertau.rules.state import State
from allmende.hallertau.rules.supplies import has

# A frame's mode: `SPARINGLY` or `FREELY`, the option chosen times OPTION, and the step's own memory times PRIVATE.
SPARINGLY: Final = 1
FREELY: Final = 0
OPTION: Final = 2
"""The factor of an option in a mode."""
OPTIONS: Final = 8
PRIVATE: Final = OPTION * OPTIONS
"""The factor of a step's own memory in a mode; effects inside an effect get the mode without it."""


def option_of(mode: int) -> int:
    """The option chosen, counted from 0."""
    return mode // OPTION % OPTIONS


class Amount:
    """A number of something, for a seat in a state."""

    board: bool = False
    """True if it is counted on the action board."""
    from_board: bool = False
    """True if it counts workers that have left the action board."""
    passing: bool = False
    """True if it can change before the seat's next decision, without the seat's doing."""
    lapses: int = 0
    """The phases that begin with such a change, one bit each."""
    falls: bool = False
    """True if it is ever smaller for a higher option of a card."""
    minds_harvest: bool = False
    """True if it depends on the contents of fields, or their rows."""
    minds_sheep: bool = False
    """True if it can change with the sheep on one's Farmyard cards."""
    minds_bare_cards: bool = False
    """True if it grows with Farmyard cards without sheep, one of which may leave."""
    minds_round: bool = False
    """True if it depends on the round's number."""

    def parts(self) -> list[Amount]:
        """The amounts inside this one."""
        return []

    def count(self, state: State, seat: int, mode: int) -> int:
        """The amount for this seat now."""
        raise NotImplementedError


class Fixed(Amount):
    """A plain number."""

    def __init__(self, number: int) -> None:
        self.number = number

    def count(self, state: State, seat: int, mode: int) -> int:
        return self.number


class Matching(Amount):
    """The number at the same position as the chosen option ("respectively")."""

    def __init__(self, numbers: list[int]) -> None:
        self.numbers = numbers
        self.falls = numbers != sorted(numbers)

    def count(self, state: State, seat: int, mode: int) -> int:
        return self.numbers[option_of(mode)]


class Have(Amount):
    """The number of a resource that the seat has: goods in the supply, sheep, tools, jewelry or fields."""

    def __init__(self, resource: int) -> None:
        self.resource = resource
        self.minds_sheep = resource == SHEEP

    def count(self, state: State, seat: int, mode: int) -> int:
        if self.resource == SHEEP:
            return state.seats[seat].sheep_count()
        if self.resource == FIELD:
            return state.seats[seat].field_count()
        return has(state, seat, self.resource)


class Total(Amount):
    """The sum of several amounts."""

    def __init__(self, amounts: list[Amount]) -> None:
        self.amounts = amounts
        for amount in amounts:
            self.passing = self.passing or amount.passing
            self.lapses |= amount.lapses

    def parts(self) -> list[Amount]:
        return self.amounts

    def count(self, state: State, seat: int, mode: int) -> int:
        total = 0
        for amount in self.amounts:
            total += amount.count(state, seat, mode)
        return total


class Least(Amount):
    """The smallest of several amounts: "at least as much of the others"."""

    def __init__(self, amounts: list[Amount]) -> None:
        self.amounts = amounts
        for amount in amounts:
            self.passing = self.passing or amount.passing
            self.lapses |= amount.lapses

    def parts(self) -> list[Amount]:
        return self.amounts

    def count(self, state: State, seat: int, mode: int) -> int:
        least = self.amounts[0].count(state, seat, mode)
        for amount in self.amounts:
            least = min(least, amount.count(state, seat, mode))
        return least


class Crops(Amount):
    """All crops in the supply, of whatever types."""

    def count(self, state: State, seat: int, mode: int) -> int:
        goods = state.seats[seat].goods
        total = 0
        for crop in range(CROPS):
            total += goods[crop]
        return total


class CropsOfOneType(Amount):
    """The crops in the supply of the most numerous type."""

    def count(self, state: State, seat: int, mode: int) -> int:
        goods = state.seats[seat].goods
        most = 0
        for crop in range(CROPS):
            most = max(most, goods[crop])
        return most


class Window(Amount):
    """The number of workers in the window of the Community Center; once it shows points, the last such number.

    ruling: Once the window shows points, its number is still 12: Phase 2 goes on giving 12 workers then, and no
    difference on a card may become negative.
    """

    def count(self, state: State, seat: int, mode: int) -> int:
        return WORKERS_IN_WINDOW[state.seats[seat].center]


class RoundNumber(Amount):
    """The number of the current round, times a factor."""

    minds_round = True

    def __init__(self, times: int = 1) -> None:
        self.times = times

    def count(self, state: State, seat: int, mode: int) -> int:
        return self.times * state.round


class Difference(Amount):
    """A number minus an amount; of several numbers, the one that goes with the chosen option. Never negative."""

    def __init__(self, numbers: list[int], less: Amount) -> None:
        self.numbers = numbers
        self.less = less
        self.falls = numbers != sorted(numbers)

    def parts(self) -> list[Amount]:
        return [self.less]

    def count(self, state: State, seat: int, mode: int) -> int:
        number = self.numbers[option_of(mode)] if len(self.numbers) > 1 else self.numbers[0]
        return max(0, number - self.less.count(state, seat, mode))


class Half(Amount):
    """Half of an amount, rounded down."""

    def __init__(self, of: Amount) -> None:
        self.of = of

    def parts(self) -> list[Amount]:
        return [self.of]

    def count(self, state: State, seat: int, mode: int) -> int:
        return self.of.count(state, seat, mode) // 2


ANY_FIELD: Final = 0
EMPTY_FIELD: Final = 1
PLANTED_FIELD: Final = 2


class Fields(Amount):
    """The fields that are empty, planted or either, in some rows (none: in all), with some goods (none: any)."""

    def __init__(self, kind: int, rows: list[int], goods: list[int]) -> None:
        self.kind = kind
        self.rows = rows
        self.goods = goods
        self.passing = kind != ANY_FIELD or bool(rows) or bool(goods)
        self.minds_harvest = self.passing
        if self.passing:
            self.lapses = 1 << HARVEST | (1 << FALLOW_FIELDS if rows else 0)

    def matches(self, field: int) -> bool:
        """True if a column holds such a field."""
        if not field:
            return False
        if self.kind == EMPTY_FIELD and field >= EMPTY:
            return False
        if self.kind == PLANTED_FIELD and field < EMPTY:
            return False
        if self.rows and field % EMPTY not in self.rows:
            return False
        return not self.goods or content_good(field // EMPTY) in self.goods

    def count(self, state: State, seat: int, mode: int) -> int:
        total = 0
        for field in state.seats[seat].fields:
            if self.matches(field):
                total += 1
        return total


class FieldsOfOneCrop(Amount):
    """The fields with the most common crop in them."""

    minds_harvest = True
    passing = True
    lapses = 1 << HARVEST

    def count(self, state: State, seat: int, mode: int) -> int:
        return max(_fields_by_crop(state, seat))


class CropTypesInFields(Amount):
    """The number of different crops in the fields."""

    minds_harvest = True
    passing = True
    lapses = 1 << HARVEST

    def count(self, state: State, seat: int, mode: int) -> int:
        return CROPS - _fields_by_crop(state, seat).count(0)


def _fields_by_crop(state: State, seat: int) -> list[int]:
    holding = [0] * CROPS
    for field in state.seats[seat].fields:
        good = content_good(field // EMPTY)
        if 0 <= good < CROPS:
            holding[good] += 1
    return holding


class SheepOnOneCard(Amount):
    """The sheep on the Farmyard card with most of them; the Stables don't count."""

    minds_sheep = True

    def count(self, state: State, seat: int, mode: int) -> int:
        sheep = state.seats[seat].sheep
        most = 0
        for place in range(1, ROUNDS + 1):
            most = max(most, sheep[place])
        return most


class SheepOnCards(Amount):
    """The sheep on all Farmyard cards; those in the Stables don't count."""

    minds_sheep = True

    def count(self, state: State, seat: int, mode: int) -> int:
        mine = state.seats[seat]
        return mine.sheep_count() - mine.sheep[STABLES]


class CardsWithSheep(Amount):
    """The Farmyard cards on the Stable board that hold sheep."""

    minds_sheep = True

    def count(self, state: State, seat: int, mode: int) -> int:
        sheep = state.seats[seat].sheep
        total = 0
        for place in range(1, ROUNDS + 1):
            if sheep[place]:
                total += 1
        return total


class CardsWithoutSheep(Amount):
    """The Farmyard cards still on the Stable board that hold no sheep."""

    minds_bare_cards = True

    def count(self, state: State, seat: int, mode: int) -> int:
        sheep = state.seats[seat].sheep
        total = 0
        for place in range(cards_gone(state, seat) + 1, ROUNDS + 1):
            if not sheep[place]:
                total += 1
        return total


class SheepIn(Amount):
    """The sheep in the Stables or on the Farmyard cards of some rounds."""

    minds_sheep = True

    def __init__(self, places: list[int]) -> None:
        self.places = places

    def count(self, state: State, seat: int, mode: int) -> int:
        sheep = state.seats[seat].sheep
        total = 0
        for place in self.places:
            total += sheep[place]
        return total


class SheepOnNextCard(Amount):
    """The sheep on the Farmyard card that leaves the Stable board next."""

    passing = True
    lapses = 1 << NEW_WORKERS

    def count(self, state: State, seat: int, mode: int) -> int:
        following = cards_gone(state, seat) + 1
        return state.seats[seat].sheep[following] if following <= ROUNDS else 0


class Gap(Amount):
    """The number of spaces by which the foremost Craft Building is ahead of the hindmost."""

    def count(self, state: State, seat: int, mode: int) -> int:
        crafts = state.seats[seat].crafts
        return max(crafts) - min(crafts)


ANY_DECK: Final = -1
ONE_DECK: Final = -2


class Played(Amount):
    """The cards played so far: of a deck, of any, or of the deck with most of them.

    `other`: besides the card with this condition, which is of that deck itself, and counts only once it has been
    played.
    """

    def __init__(self, deck: int, other: bool = False) -> None:
        self.deck = deck
        self.other = other

    def count(self, state: State, seat: int, mode: int) -> int:
        played = state.seats[seat].played
        if self.deck == ANY_DECK:
            return len(played)
        by_deck = [0, 0, 0, 0]
        for card in played:
            by_deck[CARD_DECKS[card]] += 1
        return max(by_deck) if self.deck == ONE_DECK else by_deck[self.deck]


class OtherCardsInHand(Amount):
    """The cards in hand that are not Gateway cards."""

    def count(self, state: State, seat: int, mode: int) -> int:
        total = 0
        for card in state.seats[seat].hand:
            if CARD_DECKS[card] != GATEWAY:
                total += 1
        return total
