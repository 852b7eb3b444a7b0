"""A position of Fields of Arle in words, for screen readers and the terminal."""

from __future__ import annotations

from collections.abc import Iterator, Sequence

from allmende.arle.components.board import SEASON_NAMES, space_number
from allmende.arle.components.equipment import DESTINATION_NAMES
from allmende.arle.components.numbers import BUILDING_POINTS, building_number
from allmende.arle.components.pieces import COLUMNS, FOOD_DUE, FUEL_DUE, HALF_YEARS
from allmende.arle.presentation import wording
from allmende.arle.presentation.views import LandView, PlayerView, SpaceView, VehicleView, View
from allmende.arle.rules.phases import INVENTORY, WORK
from allmende.arle.rules.spaces import SPACES
from allmende.core.message import Argument, Message, player
from allmende.core.passages import Line, Passage, amounts, deciding, of_player, points, titled
from allmende.core.rules.phrases import amount

ANIMALS = ("sheep", "cattle", "horse")
MONTHS = 4


def passages(view: View) -> list[Passage]:
    """The half-year, the action spaces by season, the buildings left, and everything before each player."""
    found = [_table(view), *_board(view)]
    if not view.over:
        buildings = [_building(name) for name in view.buildings]
        found.append(Passage("supply", -1, Message("arle-all-buildings"), buildings))
        tiles = [Line(Message("passage-tiles", {"count": n, "tile": Message(f"supply-{t}")})) for t, n in _left(view)]
        found.append(Passage("supply", -1, Message("passage-supply"), tiles))
    found += [of_player("farm", each.seat, "screen-home-board", _home(each, view)) for each in view.players]
    return [*found, points((each.seat, each.points, each.score) for each in view.players)]


def _table(view: View) -> Passage:
    """The half-year, its phase and month, and the seats that decide."""
    season, phase = Message(f"season-{view.season}"), Message(f"half-year-phase-{view.phase}")
    when: dict[str, Argument] = {"half_year": view.half_year, "count": HALF_YEARS, "season": season, "phase": phase}
    lines = [Line(Message("arle-heading", when)), deciding(view.to_act, view.winners, view.over)]
    if not view.over:
        month = view.month if view.phase == WORK else MONTHS + 1 if view.phase == INVENTORY else 0
        if month:
            lines.insert(1, Line(Message(f"month-{view.season}-{month}")))
        if len(view.players) > 1:
            lines.append(Line(first_players(view, [player(seat) for seat in range(len(view.players))])))
    return Passage("table", -1, Message("passage-table"), lines)


def first_players(view: View, names: Sequence[Message | str]) -> Message:
    """A message that names the starting players of this half-year and of the next one."""
    first, after = names[view.first], names[view.next_first]
    return Message("arle-first", {"first": first, "next": after, "same": "yes" if first == after else "no"})


def _board(view: View) -> Iterator[Passage]:
    """The action spaces of each season, the present one first, and the seats with workers there."""
    for season in sorted(SEASON_NAMES, key=lambda name: name != view.season):
        lines = [_space(space) for space in view.spaces if space.season == season]
        heading = Message("passage-spaces-of", {"season": Message(f"season-{season}")})
        yield Passage("spaces", -1, heading, lines)


def _space(space: SpaceView) -> Line:
    name, there = Message(f"space-{space.name}"), [player(seat) for seat in space.seats]
    state = "taken" if there else "free" if space.open else "closed"
    says = Message("passage-space", {"space": name, "state": state, "there": there})
    return Line(says, space.name, name, (wording.sentence(SPACES[space_number(space.name)]),))


def _left(view: View) -> Iterator[tuple[str, int]]:
    yield from ((name, count) for name, count in view.supply.items() if count)


def _building(name: str) -> Line:
    """A building that can still be built, with its costs and points."""
    number, called = building_number(name), Message(f"building-{name}")
    worth: dict[str, Argument] = {
        "building": called,
        "cost": wording.building_cost(number),
        "points": BUILDING_POINTS[number],
    }
    return Line(Message("passage-building", worth), name, called, (wording.building_text(number),))


def _home(player: PlayerView, view: View) -> list[Line]:
    """The Home Board from the sea to the moor, and everything else before a player."""
    goods = {name: count for name, count in player.goods.items() if name not in ANIMALS}
    held = {name: player.goods[name] for name in ANIMALS}
    lines = [
        Line(Message("passage-workers-left", {"count": player.workers})),
        titled(Message("table-goods"), amounts(goods)),
        titled(Message("arle-animals"), amounts(held)),
        *_land(player),
        titled(Message("arle-barn"), [vehicle(each) for each in player.vehicles] + equipment(player)),
        Line(Message("screen-parking", {"small": player.parking[0], "large": player.parking[1]})),
        titled(Message("arle-tools"), [_tool(tool.name, tool.values[tool.position]) for tool in player.tools]),
        Line(Message("screen-travelled", {"count": player.travelled, "points": player.travel_points})),
        titled(Message("passage-destinations"), destinations(player)),
    ]
    if player.buildings:
        lines.append(titled(Message("arle-all-buildings"), [Message(f"building-{name}") for name in player.buildings]))
    if not view.over:
        lines.append(titled(Message(f"month-{view.season}-5"), [outlook(player, view, Message("passage-none"))]))
    return lines


def _land(player: PlayerView) -> Iterator[Line]:
    """The rows of the Home Board, and the dikes between the upper ones."""
    animals = iter(player.dike_animals)
    for row in range(len(player.land) // COLUMNS):
        if row < len(player.dikes) and player.dikes[row]:
            on_dikes = [amount(name, 1) for name in (next(animals) for _ in range(player.dikes[row])) if name]
            dikes = Message("screen-dikes", {"gap": row + 1, "count": player.dikes[row]})
            yield Line(Message("passage-with", {"what": dikes, "there": on_dikes}) if on_dikes else dikes)
        spaces = player.land[COLUMNS * row : COLUMNS * row + COLUMNS]
        yield titled(Message("passage-row", {"row": row + 1}), [_land_space(space) for space in spaces])


def _land_space(space: LandView) -> Message:
    what = tile(space)
    if space.moor > 0:  # a moor tile lies on two spaces
        what = Message("passage-moor", {"moor": what, "number": space.moor})
    return Message("passage-with", {"what": what, "there": amounts(space.animals)}) if space.animals else what


def tile(space: LandView) -> Message:
    """The name of the tile or building on a space of a Home Board."""
    if space.building:
        return Message(f"building-{space.building}")
    if space.tile == "moor":
        return Message("moor-with", {"count": max(space.peat, 0)})
    if space.tile == "boardwalk":
        return Message("arle-boardwalk", {"count": space.peat})
    return Message(f"tile-{space.tile}")


def vehicle(each: VehicleView) -> Message:
    """A vehicle with its parking space and load."""
    cargo = [
        Message(f"{'destination' if piece in DESTINATION_NAMES else 'resource'}-{piece}", {"count": 1})
        for piece in each.cargo
    ]
    kind = Message(f"piece-{each.kind}")
    return Message("screen-parked", {"vehicle": kind, "parking": each.parking, "cargo": cargo or "none"})


def equipment(player: PlayerView) -> list[Message]:
    """The Peat Boats and Plows."""
    pieces = {"peat-boat": player.peat_boats, "plow": player.plows}
    return [
        Message("arle-pieces", {"count": count, "piece": Message(f"piece-{name}")})
        for name, count in pieces.items()
        if count
    ]


def _tool(name: str, value: int) -> Message:
    return Message("passage-tool", {"tool": Message(f"tool-{name}"), "value": value})


def destinations(player: PlayerView) -> list[Message]:
    """The destinations that a player has not visited, with the sizes of their tiles."""
    return [
        Message("arle-destination", {"place": Message(f"destination-{place.name}"), "size": place.size})
        for place in player.destinations
        if place.state == "ready"
    ]


def outlook(player: PlayerView, view: View, nothing: Message | str) -> Message:
    """The goods that the next inventory brings and takes, either of which may be `nothing`."""
    ahead = player.outlook
    if view.season == "summer":
        brings = {"food": ahead.milk, "grain": ahead.grain, "flax": ahead.flax, "wood": ahead.wood}
        takes = {"food": FOOD_DUE, "peat": FUEL_DUE}
    else:
        brings = {"wool": ahead.wool, **ahead.births}
        takes = {"food": FOOD_DUE}
    return Message("arle-outlook", {"brings": amounts(brings) or nothing, "takes": amounts(takes) or nothing})
