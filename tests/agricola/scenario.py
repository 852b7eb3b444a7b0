"""Positions in one line, and what they look like, in the words of the rulebook.

    game = use("farm-expansion", farm(goods={"wood": 5, "reed": 2}))

places a person of a hand-written farm on an action space; `table` sets up any moment of a round. What is not named is
as at the start of the game, but with empty hands: no goods, not even food.
"""

from __future__ import annotations

from collections.abc import Mapping, Sequence
from functools import cache
from random import Random
from typing import NamedTuple

from msgspec.structs import replace

from allmende import agricola
from allmende.agricola.cards import CARDS as HAND_CARDS
from allmende.agricola.cards.majors import IMPROVEMENTS
from allmende.agricola.components.board import BOARD_SPACES, ROUNDS, SPACE_NAMES, space_bits, space_number
from allmende.agricola.components.farmyard import FARM_SPACE_NAMES, SPACES, border, enclosed
from allmende.agricola.components.improvement import COVER_OF, FIRST_COVERED
from allmende.agricola.components.moves import ANY_TIME
from allmende.agricola.components.numbers import CARD_NAMES, DRAWN_DECK
from allmende.agricola.components.pieces import (
    CARD_MARK,
    FOOD,
    HOUSE_NAMES,
    KIND_BITS,
    PROMISED_NAMES,
    RESOURCE_NAMES,
    RESOURCES,
)
from allmende.agricola.presentation.farmers import FarmerView, FarmSpaceView, PlayedView
from allmende.agricola.presentation.views import ActionView, View
from allmende.agricola.record.deal import HANDS, draw_hands
from allmende.agricola.rules.farm.crops import with_slots
from allmende.agricola.rules.farm.on_field import BELOW
from allmende.agricola.rules.farm.pastures import update_least_fences
from allmende.agricola.rules.language.in_play import card_at
from allmende.agricola.rules.language.putting import lay_down
from allmende.agricola.rules.people import put_person
from allmende.agricola.rules.phases import PREPARATION, WORK
from allmende.agricola.rules.player import BED_BITS, Player
from allmende.agricola.rules.start import new_player
from allmende.agricola.rules.state import State
from allmende.agricola.rules.steps import hand_cards
from allmende.core import Event, Game

CARDS = tuple(SPACE_NAMES[BOARD_SPACES : BOARD_SPACES + ROUNDS])
"""The action space cards in the order in which they come into play here unless a test says otherwise.

Round 1: Grain Utilization, Fencing, Sheep Market, Major Improvement; 5: Basic Wish for Children, House Redevelopment,
Western Quarry; 8: Vegetable Seeds, Pig Market; 10: Cattle Market, Eastern Quarry; 12: Cultivation, Urgent Wish for
Children; 14: Farm Redevelopment.
"""
IMPROVEMENT_NAMES = [improvement.name for improvement in IMPROVEMENTS]


class Bystander(NamedTuple):
    """A card that does nothing, in front of everybody besides the cards that a test names: before or behind them."""

    card: str
    first: bool


bystander: Bystander | None = None
"""What `conftest.py` has lie there while a test is run again."""


def places(names: str) -> int:
    """Farmyard spaces, "B1 C1", as a set."""
    spaces = 0
    for name in names.split():
        spaces |= 1 << FARM_SPACE_NAMES.index(name)
    return spaces


def farm(
    goods: Mapping[str, int] | None = None,
    rooms: str = "A2 A3",
    house: str = "wood",
    fields: Sequence[str] = (),
    pastures: Sequence[str] = (),
    stables: str = "",
    people: int = 2,
    newborns: int = 0,
    improvements: Sequence[str] = (),
    promised: Mapping[int, Mapping[str, int]] | None = None,
    begging: int = 0,
    hand: Sequence[str] = (),
    played: Sequence[str] = (),
    marks: Mapping[str, int] | None = None,
    bonus: int = 0,
    gathered: int = 0,
    meals: int = 0,
) -> Player:
    """A player's farmyard and supplies. `goods` counts all resources, animals too.

    Farmyard spaces are columns `A` to `E` and rows 1 to 3: "A2 A3" are the starting rooms. A field is "B1", or
    "B1 grain 3" with what lies on it, "B1 grain 3 over vegetable" with a vegetable below. A pasture is the list of its
    spaces, "D1 E1". Of all `people` so many are `newborns`. `promised` are goods on round spaces, by round; a "field"
    is a field tile.

    Hand cards go by their names: in the `hand`, and in play in the order in which they were `played`, with their
    `marks`; what they give when they are played is not given. A field on a card is "beanfield vegetable 2".
    """
    mine = new_player()
    mine.goods = [0] * RESOURCES
    for name, count in (goods or {}).items():
        mine.goods[RESOURCE_NAMES.index(name)] = count
    mine.rooms, mine.house = places(rooms), HOUSE_NAMES.index(house)
    _put_in_play(mine, played, marks or {})
    for text in fields:
        _lay_field(mine, *text.split())
    mine.stables = places(stables)
    for text in pastures:
        mine.fences |= border(places(text))
    mine.pastures = enclosed(mine.fences, mine.rooms | mine.fields)
    mine.fenced = sum(mine.pastures)
    if {*mine.pastures} != {places(text) for text in pastures}:
        raise ValueError("pastures are on spaces without tiles, do not overlap and leave nothing else enclosed")
    if mine.rooms & mine.fields or mine.stables & (mine.rooms | mine.fields) or mine.fences_left() < 0:
        raise ValueError("this farmyard is not possible")
    update_least_fences(mine)
    mine.people, mine.newborns, mine.home = people, newborns, people - newborns
    for name in improvements:
        mine.improvements |= 1 << IMPROVEMENT_NAMES.index(name)
    for number, things in (promised or {}).items():
        for name, count in things.items():
            mine.promised += [number, _lies(name), count]
    mine.begging, mine.bonus, mine.gathered = begging, bonus, gathered
    mine.meals = meals
    mine.hand = sorted(CARD_NAMES.index(name) for name in hand)
    return mine


def _lies(name: str) -> int:
    """What stands in the promises for a resource, or for a piece, which is that of a certain card, or for a card."""
    if name in CARD_NAMES and name not in PROMISED_NAMES:
        return CARD_MARK | CARD_NAMES.index(name) + 1 << KIND_BITS
    kind = PROMISED_NAMES.index(name)
    cards = {"field": "handplow", "room": "hawktower", "stable": "stable-planner"}
    return kind | CARD_NAMES.index(cards[name]) + 1 << KIND_BITS if name in cards else kind


def _put_in_play(mine: Player, played: Sequence[str], marks: Mapping[str, int]) -> None:
    """Have cards lie in front of a player."""
    if bystander is not None and bystander.card not in played:
        played = [bystander.card, *played] if bystander.first else [*played, bystander.card]
    if played:
        state = start_alone().copy()
        state.seats = [mine]
        for name in played:
            card = HAND_CARDS[CARD_NAMES.index(name)]
            lay_down(state, 0, card)
    for name, number in marks.items():
        mine.set_mark(CARD_NAMES.index(name), number)


@cache
def start_alone() -> State:
    """The start of a game for one, set up once: cards are put in play in copies of it."""
    return stand(agricola.new(players=1, seed=0, cards="base"))


def _lay_field(mine: Player, name: str, crop: str = "", count: str = "0", *below: str) -> None:
    """Lay a field tile, perhaps with crops, or crops on a card that is a field; a vegetable may lie below grain."""
    if name in CARD_NAMES:
        field = SPACES + [bed >> BED_BITS for bed in mine.beds].index(CARD_NAMES.index(name))
    else:
        mine.fields |= places(name)
        field = FARM_SPACE_NAMES.index(name)
    if crop in ("wood", "stone"):
        counts = [int(part) for part in count.split("+")]
        mine.crops[field] = with_slots(RESOURCE_NAMES.index(crop), counts)
        return
    mine.crops[field] = -int(count) if crop == "vegetable" else int(count) + (BELOW if below else 0)


def scenario(
    *farms: Player,
    round_number: int = 1,
    phase: int = WORK,
    first: int = 0,
    turn: int | None = None,
    order: Sequence[str] = CARDS,
    occupied: Mapping[str, int] | None = None,
    goods: Mapping[str, int] | None = None,
    cards: bool = False,
    amendments: int | None = None,
    deck_x: Sequence[str] = (),
    **options: str,
) -> Game:
    """A game at its first decision from the start of this phase on; what happened up to it is in `opening`.

    `phase` is one of `allmende.agricola.rules.phases`;
    from `PREPARATION` on, the round is the one that begins. `turn` is the
    seat that places the next person, by default the starting player; `occupied` says by action space whose person
    stands there. `goods` lie on action spaces: by default nothing, or in the Work Phase what came there in this round.
    The improvements of the farms can't be built. `order` has the action space cards. It is a game with hand cards if
    one of the farms has any, or with `cards` or `deck_x`, the cards on top of that deck. It has so many `amendments`:
    by default all.
    """
    if deck_x:
        options["deck_x"] = "on"
    if cards or deck_x or any(mine.hand or mine.played for mine in farms):
        rest = [CARD_NAMES[card] for card in DRAWN_DECK if CARD_NAMES[card] not in deck_x] if deck_x else []
        deal = agricola.Deal(first, tuple(order), hands=hands_for(len(farms)), deck_x=(*deck_x, *rest))
        game = agricola.new(players=len(farms), deal=deal, cards="base", **options)
        state = stand(game)
        state.deal = replace(deal, hands=tuple(tuple(CARD_NAMES[card] for card in mine.hand) for mine in farms))
    else:
        game = agricola.new(players=len(farms), deal=agricola.Deal(first, tuple(order)), **options)
        state = stand(game)
    if amendments is not None:
        state.amendments = amendments
        state.setup.cards = hand_cards(amendments) if state.setup.cards else []
        for mine in farms:
            for card in mine.played:
                mine.moments |= card_at(state, card).moments
    state.seats = list(farms)
    state.round = round_number - (phase == PREPARATION)
    state.phase = phase
    state.spaces = state.setup.spaces | space_bits(list(order[: state.round]))
    for mine in farms:
        for card in mine.played:
            state.spaces |= HAND_CARDS[card].opens
    state.people, state.occupied, state.blocked = [0] * len(farms), 0, 0
    state.goods = [0] * len(SPACE_NAMES)
    state.turn = 0
    if phase == WORK:
        state.turn = first if turn is None else turn
        state.fill_spaces()
    for name, count in (goods or {}).items():
        state.goods[space_number(name)] = count
    for name, seat in (occupied or {}).items():
        put_person(state, seat, space_number(name))
    for mine in farms:
        state.improvements &= ~mine.improvements
        state.covered &= ~mine.improvements
        mine.home = max(mine.home, 0) if phase == WORK else 0
    for covered, cover in enumerate(COVER_OF, FIRST_COVERED):
        if state.covered >> covered & 1 and not state.improvements >> cover & 1:
            state.covered &= ~(1 << covered)
            state.improvements |= 1 << covered
    return begin(game)


@cache
def hands_for(players: int) -> tuple[tuple[str, ...], ...]:
    """Hands of a legal deal, drawn once."""
    return draw_hands(players, HANDS["dealt"], Random(0))


def begin(game: Game) -> Game:
    """Go on to the first decision of a position that was laid out."""
    game.opening = []
    game.state.log = game.opening
    game.state.go_on()
    game.state.log = None
    return game


def use(
    space: str,
    mine: Player,
    *others: Player,
    round_number: int = 0,
    goods: Mapping[str, int] | None = None,
    cards: bool = False,
    deck_x: Sequence[str] = (),
    **options: str,
) -> Game:
    """A farm that has just placed its first person on an action space, in the first round in which that is possible.

    Without `others` it is a game for two. When nothing is left to decide there, it is the next player's turn.
    """
    when = round_number or (CARDS.index(space) + 1 if space in CARDS else 1)
    others = others or (farm(),)
    game = scenario(mine, *others, round_number=when, goods=goods, cards=cards, deck_x=deck_x, **options)
    play(game, f"place {space}")
    return game


def play(game: Game, *moves: str) -> list[Event]:
    """Play moves by their texts, each by the first seat that may act and for which it is legal; what happened."""
    happened: list[Event] = []
    for move in moves:
        number = game.title.vocabulary.parse(move)
        seats = [seat for seat in game.to_act if number in game.moves_of(seat)]
        happened += game.play(move, seats[0] if seats else game.to_act[0])
    return happened


# What a table looks like


def stand(game: Game) -> State:
    """The position of a game, known to be one of Agricola."""
    state = game.state
    assert isinstance(state, State)
    return state


def all_texts(game: Game, seat: int | None = None) -> set[str]:
    """The texts of all moves that the seat may make; by default the first one that may act."""
    return set((game.moves if seat is None else game.moves_of(seat)).texts)


def texts(game: Game, seat: int | None = None) -> set[str]:
    """The same without what may be done at any time."""
    found = game.moves if seat is None else game.moves_of(seat)
    return {game.title.vocabulary[move].text for move in found if move < ANY_TIME}


def any_time(game: Game, seat: int | None = None) -> set[str]:
    """What the seat may do now because it may be done at any time."""
    return all_texts(game, seat) - texts(game, seat)


def spaces(game: Game, seat: int | None = None) -> set[str]:
    """The action spaces on which the seat may place a person."""
    return {text.removeprefix("place ") for text in texts(game, seat) if text.startswith("place ")}


def sites(game: Game, verb: str) -> set[str]:
    """The farmyard spaces, in capitals, on which the seat may do this: "plow", "room" or "stable"."""
    return {text.removeprefix(f"{verb} ").upper() for text in texts(game) if text.startswith(f"{verb} ")}


def view(game: Game) -> View:
    """The table as everybody sees it."""
    seen = game.view(0)
    assert isinstance(seen, View)
    return seen


def me(game: Game, seat: int = 0) -> FarmerView:
    """The seat's farmyard and supplies as everybody sees them."""
    return view(game).players[seat]


def goods(game: Game, seat: int = 0) -> dict[str, int]:
    """All that the seat has in its supply, animals too."""
    return {name: count for name, count in me(game, seat).goods.items() if count}


def food(game: Game, seat: int = 0) -> int:
    """The food in the seat's supply."""
    return stand(game).seats[seat].goods[FOOD]


def rooms(game: Game, seat: int = 0) -> set[str]:
    """Where the seat's rooms are."""
    return {space.name for space in me(game, seat).farm if space.tile == "room"}


def fields(game: Game, seat: int = 0) -> dict[str, str]:
    """The seat's fields with what lies on them: "grain 3", "vegetable 2", or "" on an empty one.

    "grain 3 over vegetable" has a vegetable below the grain.
    """
    return {space.name: _growing(space) for space in me(game, seat).farm if space.tile == "field"}


def beds(game: Game, seat: int = 0) -> dict[str, str]:
    """The seat's cards that are fields, with what lies on them, as in `fields`."""
    return {card.name: _growing(card) for card in me(game, seat).played if card.bed}


def _growing(field: FarmSpaceView | PlayedView) -> str:
    """What grows on a field."""
    text = f"{field.crop} {field.count}".removesuffix(" 0").strip()
    return f"{text} over vegetable" if field.below else text


def hand(game: Game, seat: int = 0) -> list[str]:
    """The seat's hand cards."""
    return [CARD_NAMES[card] for card in stand(game).seats[seat].hand]


def played(game: Game, seat: int = 0) -> list[str]:
    """The seat's cards in play, in the order in which they were played, without a bystander."""
    apart = "" if bystander is None else bystander.card
    return [card.name for card in me(game, seat).played if card.name != apart]


def mark(game: Game, card: str, seat: int = 0) -> int:
    """The number that a card in play keeps."""
    return stand(game).seats[seat].mark_of(CARD_NAMES.index(card))


def left_on(game: Game, card: str, seat: int = 0) -> int:
    """How much is left of what lies on a card in play."""
    return next(shown.left for shown in me(game, seat).played if shown.name == card)


def promised(game: Game, seat: int = 0) -> dict[int, dict[str, int]]:
    """What lies on round spaces for the seat, by round."""
    found: dict[int, dict[str, int]] = {}
    for lies in me(game, seat).promised:
        here = found.setdefault(lies.round, {})
        here[lies.resource] = here.get(lies.resource, 0) + lies.count
    return dict(sorted(found.items()))


def stables(game: Game, seat: int = 0) -> set[str]:
    """Where the seat's stables are."""
    return {space.name for space in me(game, seat).farm if space.stable}


def pastures(game: Game, seat: int = 0) -> set[str]:
    """The seat's pastures, each as the list of its spaces."""
    return {" ".join(pasture.spaces) for pasture in me(game, seat).pastures}


def actions(game: Game) -> dict[str, ActionView]:
    """The action spaces in play, by name."""
    return {action.name: action for action in view(game).actions}


def lying(game: Game) -> dict[str, int]:
    """What lies on the action spaces."""
    return {action.name: action.count for action in view(game).actions if action.count}


def lines(game: Game, seat: int = 0) -> dict[str, float]:
    """The seat's points by category."""
    return {line.category: line.points for line in game.score_lines(seat)}


def happened(events: Sequence[Event], kind: type[Event]) -> list[Event]:
    """The events of one kind."""
    return [event for event in events if isinstance(event, kind)]
