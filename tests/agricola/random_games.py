"""Whole random games, from the start or among rich players, and what must always hold in them."""

from __future__ import annotations

from collections.abc import Callable, Iterator
from functools import cache
from itertools import product
from random import Random

from hypothesis import given
from hypothesis import strategies as st

from agricola.farms import ROOMS, SPACES, Spaces, border, fences_of, hang_together, possible_fences, regions, spaces_of
from agricola.scenario import begin, stand
from allmende import agricola
from allmende.agricola.components.board import SPACE_NAMES, space_bits
from allmende.agricola.components.numbers import CARD_NAMES
from allmende.agricola.components.pieces import CATTLE, CLAY, FOOD, GRAIN, REED, SHEEP, STONE, VEGETABLE, WOOD
from allmende.agricola.presentation.farmers import FarmerView
from allmende.agricola.presentation.views import ActionView, View
from allmende.agricola.rules.language.fences import BuildFences
from allmende.agricola.rules.phases import BREEDING, CROWDED, FEEDING, PREPARATION, WORK
from allmende.agricola.rules.player import NO_PASTURE, Player
from allmende.agricola.rules.state import State
from allmende.agricola.rules.steps import STEPS
from allmende.agricola.rules.tableau import take_improvement
from allmende.core import Game
from allmende.core.rules.state import FRAME

TILE = {"tile-copse", "tile-resource-market", "tile-animal-market", "modest-wish-for-children"}
COSTS = {
    "fireplace-2": {"clay": 2},
    "fireplace-3": {"clay": 3},
    "cooking-hearth-4": {"clay": 4},
    "cooking-hearth-5": {"clay": 5},
    "well": {"wood": 1, "stone": 3},
    "clay-oven": {"clay": 3, "stone": 1},
    "stone-oven": {"clay": 1, "stone": 3},
    "joinery": {"wood": 2, "stone": 2},
    "pottery": {"clay": 2, "stone": 2},
    "basketmakers-workshop": {"reed": 2, "stone": 2},
    "fireplace-4": {"clay": 4},
    "cooking-hearth-6": {"clay": 6},
    "second-well": {"clay": 1, "stone": 3},
    "second-clay-oven": {"clay": 4, "stone": 1},
    "second-stone-oven": {"clay": 2, "stone": 3},
    "second-joinery": {"wood": 2, "stone": 3},
    "second-pottery": {"clay": 2, "stone": 3},
    "second-basketmakers-workshop": {"reed": 2, "stone": 3},
}
COVERS = {
    "fireplace-4": "fireplace-3",
    "cooking-hearth-6": "cooking-hearth-5",
    **{name: name.removeprefix("second-") for name in COSTS if name.startswith("second-")},
}
"""What lies under another improvement, with six players."""
FIREPLACES = {"fireplace-2", "fireplace-3", "fireplace-4"}
HEARTHS = {"cooking-hearth-4", "cooking-hearth-5", "cooking-hearth-6"}
BAKING = FIREPLACES | HEARTHS | {"clay-oven", "stone-oven", "second-clay-oven", "second-stone-oven"}
LINKED = (
    {"third-lessons", "copse"},
    {"house-building", "traveling-players"},
    {"more-lessons", "modest-wish-for-children"},
)
"""What is linked with five and six players."""

games = given(
    st.integers(1, 6),
    st.sampled_from([{"tile": tile, "side_job": job} for tile in ("off", "on") for job in ("off", "on")]),
    st.integers(0, 1_000_000),
)


def fingerprint(game: Game) -> tuple[object, ...]:
    """All that makes up a position: equal for equal positions."""
    return everything(stand(game))


def everything(state: State) -> tuple[object, ...]:
    """The same of a position."""
    seats = [
        (
            (mine.stack[:], list(mine.moves)),
            (mine.goods[:], mine.crops[:], mine.pastures[:], mine.promised[:]),
            (mine.rooms, mine.fields, mine.stables, mine.fences, mine.fenced, mine.least_fences),
            (mine.house, mine.people, mine.newborns, mine.home, mine.improvements, mine.used, mine.begging),
        )
        for mine in state.seats
    ]
    counts = [state.epoch, state.reveal_count, state.shared_version, state.over]
    course = [state.round, state.phase, state.turn, state.first, state.improvements, state.covered]
    board = (state.goods[:], state.people[:], state.spaces, state.occupied, state.blocked)
    return (seats, counts, course, board, state.order[:], state.deal)


def fresh(players: int, options: dict[str, str], seed: int) -> Game:
    """A game at its start, without the options that more than four players can't have."""
    if players > 4:
        options = options | {"tile": "off", "campaign": "off"}
        if options.get("hands") == "choose-10" and options["cards"] == "base":
            options["hands"] = "draft-8"
    return agricola.new(players, seed, None, **options)


def started(players: int, options: dict[str, str], seed: int) -> tuple[Game, Random]:
    """A game at its start, or put forward to a later round among players with full supplies."""
    random = Random(seed)
    game = fresh(players, options, seed)
    if random.random() < 0.6:
        enrich(game, random)
    return game, random


def enrich(game: Game, random: Random) -> None:
    """Give everybody what otherwise only good players have, in the middle of the game."""
    state = stand(game)
    state.round = random.choice([3, 6, 8, 10, 12])
    state.spaces |= space_bits([SPACE_NAMES[space] for space in state.order[: state.round]])
    state.first = random.randrange(game.players)
    for mine in state.seats:
        for resource, most in ((WOOD, 30), (CLAY, 15), (REED, 8), (STONE, 15), (GRAIN, 5), (VEGETABLE, 3), (FOOD, 30)):
            mine.goods[resource] = random.randint(0, most)
        mine.people = random.randint(2, 4)
        mine.stack, mine.moves = [], []
    for improvement in range(len(COSTS)):
        if state.improvements >> improvement & 1 and random.random() < 0.4:
            take_improvement(state, random.randrange(game.players), improvement)
    state.phase, state.turn = PREPARATION, 0
    begin(game)


def eager(game: Game, random: Random) -> tuple[int, int]:
    """A move that makes farms grow: small pastures rather than large ones, and rarely one that gives things away."""
    seat = random.choice(game.to_act)
    texts = game.moves_of(seat).texts
    idle = ("done", "release", "feed", "eat", "cook")
    lively = [text for text in texts if not text.startswith(idle)]
    busy = [text for text in lively if text.startswith("place") and text.removeprefix("place ") in BUSY]
    if busy and random.random() < 0.5:
        lively = busy
    text = random.choice(lively if lively and random.random() < 0.9 else texts)
    if text.startswith("fence"):
        text = min((text, *random.choices([text for text in texts if text.startswith("fence")], k=6)), key=len)
    return seat, game.title.vocabulary.parse(text)


BUSY = {"fencing", "farm-expansion", "sheep-market", "pig-market", "cattle-market", "farmland", "cultivation"}
"""Where farms grow, or animals come from."""


def moments(players: int, options: dict[str, str], seed: int) -> Iterator[tuple[Game, Random]]:
    """A random game before each of its moves and at its end."""
    return played_on(*started(players, options, seed), eager)


def played_on(
    game: Game, random: Random, choose: Callable[[Game, Random], tuple[int, int]]
) -> Iterator[tuple[Game, Random]]:
    """A game before each of the moves that are chosen like that, and at its end."""
    while not game.is_over:
        yield game, random
        seat, move = choose(game, random)
        game.play(move, seat)
    yield game, random


# What always holds


def check_player(mine: Player) -> None:
    """What holds for every farm at all times."""
    assert min([*mine.goods, mine.begging, mine.home, mine.newborns]) >= 0
    assert 2 <= mine.people <= 5
    assert mine.home + mine.newborns <= mine.people
    assert mine.house in (0, 1, 2)
    check_farmyard(mine)
    check_animals(mine)


def check_farmyard(mine: Player, sown: Spaces = frozenset(), *, with_cards: bool = False) -> None:
    """Everything is on spaces of its own, and what belongs together is adjacent.

    On the `sown` spaces crops may lie although they are no field tiles.
    """
    rooms, fields, stables = spaces_of(mine.rooms), spaces_of(mine.fields), spaces_of(mine.stables)
    fences = fences_of(mine.fences)
    pastures = pastures_of(mine)
    fenced = frozenset(space for pasture in pastures for space in pasture)
    assert mine.stables.bit_count() <= 4
    assert mine.fences_left() >= 0
    assert rooms >= ROOMS
    assert not rooms & fields
    assert not (rooms | fields) & (stables | fenced)
    # With a certain card, a field may be plowed apart from the others.
    apart = {CARD_NAMES[card] for card in mine.played} & {"newly-plowed-field"}
    for together in (rooms, fenced) if apart else (rooms, fields, fenced):
        assert hang_together(together)
    assert {spaces_of(pasture) for pasture in mine.pastures} == set(pastures)
    assert len(mine.pastures) == len(pastures)
    assert spaces_of(mine.fenced) == fenced
    idle = fences - {fence for pasture in pastures for fence in border(pasture)}
    assert not idle - fences_of(mine.palisades)  # with a certain card, these stay when all fences are razed
    for number, space in enumerate(SPACES):
        assert with_cards or -2 <= mine.crops[number] <= 3  # some cards, even passed on, add to them
        assert not mine.crops[number] or space in fields | sown


def pastures_of(mine: Player) -> list[Spaces]:
    """What the fences enclose, but for tiles around which there are pastures on all sides."""
    tiles = spaces_of(mine.rooms | mine.fields)
    return [spaces for spaces in enclosed_by(mine.fences) if not spaces & tiles]


@cache
def enclosed_by(fences: int) -> list[Spaces]:
    """What a set of fences of the rules encloses."""
    return regions(fences_of(fences))


def check_least_fences(mine: Player) -> None:
    """What the cheapest pasture takes is what the cheapest of all possible ones takes."""
    left = 15 - mine.fences.bit_count()
    ways = possible_fences(fences_of(mine.fences), spaces_of(mine.rooms | mine.fields), 15)
    least = min(map(len, ways), default=NO_PASTURE)
    assert min(mine.least_fences, left + 1) == min(least, left + 1)  # nobody can build more fences than are left


def is_fencing(mine: Player) -> bool:
    """Whether the player is building fences: only once all of them stand, all animals must have room again."""
    return any(isinstance(STEPS[step], BuildFences) for step in mine.stack[::FRAME])


def check_animals(mine: Player) -> None:
    """All animals have room, unless that is just what the player is seeing to."""
    left = least_homeless(mine)
    if CROWDED not in mine.stack[::FRAME]:
        assert not left or is_fencing(mine)
    elif mine.stack[-FRAME] == CROWDED:
        assert left  # nobody goes without need


def least_homeless(mine: Player) -> int:
    """How many animals find no room, whatever lives in which pasture."""
    stables = spaces_of(mine.stables)
    pastures = pastures_of(mine)
    sizes = [2 * len(pasture) * 2 ** len(pasture & stables) for pasture in pastures]
    singles = 1 + len(stables) - sum(len(pasture & stables) for pasture in pastures)
    counts = mine.goods[SHEEP : CATTLE + 1]
    best = sum(counts)
    for kinds in product(range(3), repeat=len(sizes)):
        if best <= singles:
            return 0
        room = [sum(size for size, its in zip(sizes, kinds, strict=True) if its == kind) for kind in range(3)]
        best = min(best, sum(max(0, count - there) for count, there in zip(counts, room, strict=True)))
    return max(0, best - singles)


def check_table(state: State) -> None:
    """What holds for the table at all times."""
    built = state.improvements
    for mine in state.seats:
        assert not built & mine.improvements  # there is one of each
        built |= mine.improvements
        rounds = mine.promised[::3]
        assert all(state.round < number <= 14 for number in rounds)
    assert not built & state.covered
    assert built | state.covered == (1 << (18 if len(state.seats) == 6 else 10)) - 1
    names = [*COSTS]
    for covered, cover in COVERS.items():
        lies_under = state.covered >> names.index(covered) & 1
        assert not lies_under or state.improvements >> names.index(cover) & 1
        assert (
            lies_under
            or len(state.seats) < 6
            or not state.improvements >> names.index(cover) & 1
            or (any(mine.improvements >> names.index(covered) & 1 for mine in state.seats))
        )
    assert 1 <= state.round <= 14
    assert 0 <= state.first < len(state.seats)
    assert state.spaces == state.setup.spaces | space_bits([SPACE_NAMES[space] for space in state.order[: state.round]])
    check_people(state)
    for space, each in enumerate(state.setup.accumulates):
        count = state.goods[space]
        assert count >= 0
        assert each or not count
        assert not each or count % each == 0


def check_people(state: State) -> None:
    """One person on each action space, on a variant tile, on those that are linked, and everybody somewhere."""
    occupied = 0
    for mine, people in zip(state.seats, state.people, strict=True):
        assert not occupied & people
        occupied |= people
        if state.phase == WORK:
            assert people.bit_count() + mine.home + mine.newborns == mine.people
        else:
            assert not people
    assert not occupied & ~state.spaces
    for together in LINKED if len(state.seats) > 4 else [TILE]:
        assert (occupied & space_bits([*together])).bit_count() <= 1
        assert not (occupied & space_bits([*together])) or not space_bits([*together]) & ~state.occupied


def check_decisions(game: Game) -> None:
    """Who may decide, and between how many moves."""
    state = stand(game)
    assert game.is_over == (not game.to_act)
    if not game.is_over:
        assert state.phase in (WORK, FEEDING, BREEDING)
        assert state.phase != WORK or len(game.to_act) == 1
    for seat in range(game.players):
        offered = list(game.moves_of(seat))
        assert len(offered) != 1  # forced moves are never asked for
        assert len(set(offered)) == len(offered)
        assert (seat in game.to_act) == bool(offered)
        anytime = state.anytime
        assert anytime is not None
        assert not offered or any(move < anytime.first for move in offered)  # one can always go on


# What can be used, once more


def usable(seen: View, seat: int) -> set[str]:
    """The action spaces on which the seat may place a person, by what everybody sees."""
    mine = seen.players[seat]
    open_ = [action for action in seen.actions if not action.closed]
    return {action.name for action in open_ if is_usable(action, mine, seen)}


def is_usable(action: ActionView, mine: FarmerView, seen: View) -> bool:
    """Whether there is something to take, or at least one action can be taken."""
    if action.resource:
        return action.count > 0
    match action.name:
        case "farm-expansion":
            return can_build_room(mine) or can_build_stable(mine, 2)
        case "farmland":
            return can_plow(mine)
        case "lessons" | "more-lessons" | "third-lessons":
            return False
        case "house-building":
            return can_build_room(mine)
        case "farm-supplies":
            return mine.goods["food"] >= 1
        case "corral":
            return not all(mine.goods[animal] for animal in ("sheep", "boar", "cattle"))
        case "improvement":
            return seen.round >= 5 and can_improve(mine, seen)
        case "grain-utilization":
            return can_sow(mine) or can_bake(mine)
        case "fencing":
            return can_fence(mine)
        case "major-improvement":
            return can_improve(mine, seen)
        case "basic-wish-for-children":
            return rooms(mine) > mine.people < 5
        case "modest-wish-for-children":
            return rooms(mine) > mine.people < 5 and seen.round >= 5
        case "urgent-wish-for-children":
            return mine.people < 5
        case "house-redevelopment" | "farm-redevelopment":
            material = {"wood": "clay", "clay": "stone", "stone": ""}[mine.house]
            return bool(material) and mine.goods[material] >= rooms(mine) and mine.goods["reed"] >= 1
        case "cultivation":
            return can_plow(mine) or can_sow(mine)
        case "side-job":
            return can_build_stable(mine, 1) or can_bake(mine)
        case _:
            return True


def rooms(mine: FarmerView) -> int:
    """How many rooms there are."""
    return sum(space.tile == "room" for space in mine.farm)


def empty_beside(mine: FarmerView, tile: str) -> bool:
    """Whether an empty space is beside such a tile."""
    found = {space for space, shown in zip(SPACES, mine.farm, strict=True) if shown.tile == tile}
    return any(
        not shown.tile and not shown.stable and shown.pasture < 0 and abs(row - i) + abs(column - j) == 1
        for (row, column), shown in zip(SPACES, mine.farm, strict=True)
        for i, j in found
    )


def can_build_room(mine: FarmerView) -> bool:
    return mine.goods[mine.house] >= 5 and mine.goods["reed"] >= 2 and empty_beside(mine, "room")


def can_build_stable(mine: FarmerView, wood: int) -> bool:
    free = any(not space.tile and not space.stable for space in mine.farm)
    return mine.goods["wood"] >= wood and sum(space.stable for space in mine.farm) < 4 and free


def can_plow(mine: FarmerView) -> bool:
    if any(space.tile == "field" for space in mine.farm):
        return empty_beside(mine, "field")
    return any(not space.tile and not space.stable and space.pasture < 0 for space in mine.farm)


def can_sow(mine: FarmerView) -> bool:
    crops = mine.goods["grain"] + mine.goods["vegetable"]
    return crops > 0 and any(space.tile == "field" and not space.count for space in mine.farm)


def can_bake(mine: FarmerView) -> bool:
    return mine.goods["grain"] > 0 and bool(BAKING & set(mine.improvements))


def can_fence(mine: FarmerView) -> bool:
    fences = sum(1 << fence for fence in mine.fences)
    tiles = frozenset(space for space, shown in zip(SPACES, mine.farm, strict=True) if shown.tile)
    return bool(possible_fences(fences_of(fences), tiles, min(mine.goods["wood"], 15 - len(mine.fences))))


def can_improve(mine: FarmerView, seen: View) -> bool:
    if FIREPLACES & set(mine.improvements) and HEARTHS & set(seen.improvements):
        return True
    return any(all(mine.goods[good] >= count for good, count in COSTS[name].items()) for name in seen.improvements)
