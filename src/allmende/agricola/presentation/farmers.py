"""Views of a player: the farm, the cards in play, supplies and points."""

from __future__ import annotations

import msgspec

from allmende.agricola.components.board import (
    next_harvest,
)
from allmende.agricola.components.farmyard import (
    ALL_SPACES,
    FARM_SPACE_NAMES,
    FENCE_SPACES,
    SPACES,
    STABLE_SITE_NAMES,
    spaces_in,
)
from allmende.agricola.components.moves import IMPROVEMENTS
from allmende.agricola.components.numbers import CARD_NAMES, is_occupation
from allmende.agricola.components.pieces import HOUSE_NAMES, KIND_MASK, PROMISED_NAMES, RESOURCE_NAMES, SHEEP
from allmende.agricola.presentation.arrangement import NOBODY, Arrangement, arrange, room_on_card
from allmende.agricola.presentation.lodging import LodgingView, lodgers, lodges_on, lodgings, present
from allmende.agricola.rules.farm.crops import grown
from allmende.agricola.rules.farm.housing import pasture_rooms
from allmende.agricola.rules.farm.on_field import TIMBER, crops_in
from allmende.agricola.rules.language.in_play import card_at
from allmende.agricola.rules.language.turning import lies_face_down
from allmende.agricola.rules.language.yards import LayOnUnused
from allmende.agricola.rules.permits import LAID_STALLS
from allmende.agricola.rules.phases import FEEDING, WORK
from allmende.agricola.rules.player import BED_BITS, Player
from allmende.agricola.rules.scoring import score_lines
from allmende.agricola.rules.state import State
from allmende.core.plain import Plain
from allmende.core.view import ScoreLine


class FarmSpaceView(Plain, frozen=True):
    """A space of a farmyard, `A1` to `E3`: `tile` is `room`, `field` or "".

    `crop` grows there, `count` times, and `below` vegetables lie below the grain. `pasture` is the number of the
    pasture it belongs to, -1 for none. `animal` lives in the unfenced stable, or on the field tile, "" for none. `lies`
    is a good that a card has laid on the unused space, or "". `people` is the number of people at home in the room.
    """

    name: str
    tile: str
    crop: str
    count: int
    below: int
    stable: bool
    pasture: int
    animal: str
    lies: str
    people: int


class PastureView(Plain, frozen=True):
    """A pasture: its spaces, its capacity for animals, and those that are shown there."""

    spaces: list[str]
    capacity: int
    animal: str
    count: int


class PromiseView(Plain, frozen=True):
    """Goods of a player on a round space, or a piece: `field`, `stable` or `room`.

    With a `card`, a card of the player has something to be done when that round begins.
    """

    round: int
    resource: str
    count: int


class PlayedView(Plain, frozen=True):
    """A hand card in play; one that lies `face_down` does nothing more.

    `left` is the rest of the goods that lay on it, -1 if none ever did.

    `stored` are the goods on a card on which there may be several kinds of them.

    `animals` are those that are shown on the card, which has room for `room` of them. `lodges` is the number of people
    for whom it has room; `lodgers` live there once all rooms of the house are taken.

    A card that is a field has its number among those as `bed`, from 1 on, and its crops; else `bed` is 0.
    """

    name: str
    face_down: bool
    left: int
    bed: int
    crop: str
    count: int
    below: int
    stored: dict[str, int]
    animals: dict[str, int]
    room: int
    lodges: int
    lodgers: int


class FarmerView(Plain, frozen=True):
    """One player's farmyard and supplies.

    `goods` counts all resources, animals too. `house` is wood, clay or stone. `farm` has 15 spaces, row by row, and
    `fences` the fence spaces that are fenced: 20 horizontal ones row by row, then 18 vertical ones row by row.
    `palisades` are those of them that are of wood. `corner_stable` stands in the middle of four spaces, between
    "B1-C2", "" if there is none, and `amid` people are in it. `homeless` animals have no room; `pets` live in the
    house, "" is an empty place. `home` people are still to be placed in this round, `away` have been, and `newborns` of
    `people` came in it; `lodgings` are the places where they find room. `hand` are the hand cards if the viewer may see
    them, and `packet` the cards from which one may be taken in a draft; all players see the numbers of `minors` and
    `occupations`. `played` are those in play, in order. `food_due` is the food for the next feeding phase if the family
    does not grow, 0 once it has been taken, and after the last one.
    """

    seat: int
    goods: dict[str, int]
    house: str
    people: int
    newborns: int
    home: int
    away: int
    amid: int
    farm: list[FarmSpaceView]
    fences: list[int]
    palisades: list[int]
    pastures: list[PastureView]
    pets: list[str]
    homeless: dict[str, int]
    stables_left: int
    fences_left: int
    corner_stable: str
    improvements: list[str]
    hand: list[str]
    packet: list[str]
    minors: int
    occupations: int
    played: list[PlayedView]
    promised: list[PromiseView]
    begging: int
    food_due: int
    lodgings: list[LodgingView]
    score: list[ScoreLine]
    points: int


def _animal(kind: int) -> str:
    return "" if kind == NOBODY else RESOURCE_NAMES[SHEEP + kind]


def goods_of(mine: Player) -> dict[str, int]:
    """All resources that a player has, animals too, by name."""
    return dict(zip(RESOURCE_NAMES, mine.goods, strict=True))


def farmer(state: State, seat: int) -> FarmerView:
    """A player, as all others see them."""
    mine = state.seats[seat]
    permits = {card: card_at(state, card).permits for card in mine.played}
    stalls = {card: _stalls(state, mine, card) for card, bits in permits.items() if bits & LAID_STALLS}
    shown, living = arrange(mine, permits, stalls), lodgers(mine, permits)
    laid, working = _laid(state, mine), state.phase == WORK
    rooms, amid = present(mine, mine.home if working else mine.people, sum(living.values()))
    lines = score_lines(state, seat)
    return FarmerView(
        seat=seat,
        goods=goods_of(mine),
        house=HOUSE_NAMES[mine.house],
        people=mine.people,
        newborns=mine.newborns,
        home=mine.home if working else 0,
        away=mine.people - mine.newborns - mine.home if working else 0,
        amid=amid,
        farm=[_space(mine, space, shown, laid, rooms.get(space, 0)) for space in range(SPACES)],
        fences=[fence for fence in range(FENCE_SPACES) if mine.fences >> fence & 1],
        palisades=[fence for fence in range(FENCE_SPACES) if mine.palisades >> fence & 1],
        pastures=[
            PastureView(
                [FARM_SPACE_NAMES[space] for space in spaces_in(pasture)],
                room,
                _animal(kind),
                count,
            )
            for pasture, room, (kind, count) in zip(mine.pastures, pasture_rooms(mine), shown.pastures, strict=True)
        ],
        pets=[_animal(kind) for kind in shown.pets],
        homeless={_animal(kind): count for kind, count in enumerate(shown.homeless) if count},
        corner_stable=_corner_stable(mine),
        stables_left=mine.stables_left(),
        fences_left=mine.fences_left(),
        improvements=names_of(state, mine.improvements),
        hand=[],
        packet=[],
        minors=sum(not is_occupation(card) for card in mine.hand),
        occupations=sum(is_occupation(card) for card in mine.hand),
        played=[_played(state, mine, card, shown, stalls.get(card, 0), living.get(card, 0)) for card in mine.played],
        promised=[
            PromiseView(mine.promised[i], PROMISED_NAMES[mine.promised[i + 1] & KIND_MASK], mine.promised[i + 2])
            for i in range(0, len(mine.promised), 3)
        ],
        begging=mine.begging,
        food_due=_food_due(state, mine),
        lodgings=lodgings(mine, permits),
        score=lines,
        points=sum(int(line.points) for line in lines),
    )


def with_hand(common: FarmerView, mine: Player) -> FarmerView:
    """A player with hand and packet."""
    hand, packet = ([CARD_NAMES[card] for card in cards] for cards in (mine.hand, mine.packet))
    return msgspec.structs.replace(common, hand=hand, packet=packet)


def _played(state: State, mine: Player, card: int, shown: Arrangement, stalls: int, living: int) -> PlayedView:
    cards = [bed >> BED_BITS for bed in mine.beds]
    bed = cards.index(card) + 1 if card in cards else 0
    crop, count, below = _grown(mine.crops[SPACES + bed - 1] if bed else 0)
    played, mark = card_at(state, card), mine.mark_of(card)
    stored = {RESOURCE_NAMES[good]: count for good, count in enumerate(played.stored(mark)) if count}
    animals = {_animal(kind): count for kind, count in enumerate(shown.cards.get(card, [])) if count}
    return PlayedView(
        name=CARD_NAMES[card],
        face_down=lies_face_down(played, mark),
        left=played.left(mark),
        bed=bed,
        crop=crop,
        count=count,
        below=below,
        stored=stored,
        animals=animals,
        room=room_on_card(mine, played.permits, stalls),
        lodges=lodges_on(mine, card, played.permits),
        lodgers=living,
    )


def _stalls(state: State, mine: Player, card: int) -> int:
    """The room for animals of any kind that has come onto a card in play."""
    return max([effect.stalls_on_card(mine.mark_of(card)) for effect in card_at(state, card).on_moments()], default=0)


def _grown(crops: int) -> tuple[str, int, int]:
    """The crop on a field, its number, and the number of vegetables below."""
    if crops >= TIMBER:
        return (*grown(crops), 0)
    if crops <= 0:
        return ("vegetable" if crops else "", -crops, 0)
    return ("grain", crops_in(crops, vegetables=False), crops_in(crops, vegetables=True))


def _corner_stable(mine: Player) -> str:
    """The farmyard spaces between which a stable stands."""
    return next((name for i, name in enumerate(STABLE_SITE_NAMES) if i >= SPACES and mine.stables >> i & 1), "")


def _food_due(state: State, mine: Player) -> int:
    """The food for the next feeding phase, 0 if it has been taken; newborns of earlier rounds have grown up then."""
    harvest = next_feeding(state)
    if not harvest or (state.phase == FEEDING and state.turn and not mine.stack):
        return 0
    return mine.food_for(state.setup.solo, mine.newborns if harvest == state.round else 0)


def _laid(state: State, mine: Player) -> dict[int, str]:
    """The goods that cards have laid on unused spaces of the farmyard."""
    found: dict[int, str] = {}
    for card in mine.played:
        for effect in card_at(state, card).effects:
            if isinstance(effect, LayOnUnused):
                lies = spaces_in(mine.mark_of(card) & ALL_SPACES)
                found.update(dict.fromkeys(lies, RESOURCE_NAMES[effect.resource]))
    return found


def _space(mine: Player, space: int, shown: Arrangement, laid: dict[int, str], people: int) -> FarmSpaceView:
    crop, count, below = _grown(mine.crops[space])
    tile = "room" if mine.rooms >> space & 1 else "field" if mine.fields >> space & 1 else ""
    return FarmSpaceView(
        name=FARM_SPACE_NAMES[space],
        tile=tile,
        crop=crop,
        count=count,
        below=below,
        stable=bool(mine.stables >> space & 1),
        pasture=next((i for i, pasture in enumerate(mine.pastures) if pasture >> space & 1), -1),
        animal=_animal(shown.stables.get(space, shown.tiles.get(space, NOBODY))),
        lies=laid.get(space, ""),
        people=people,
    )


def names_of(state: State, improvements: int) -> list[str]:
    """The major improvements among these bits."""
    return [
        improvement.name
        for i, improvement in enumerate(state.setup.improvements[:IMPROVEMENTS])
        if improvements >> i & 1
    ]


def next_feeding(state: State) -> int:
    """The round at whose end families are fed next; 0 after the last time."""
    return 0 if state.over else next_harvest(state.round + (state.phase > FEEDING))
