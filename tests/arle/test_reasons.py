"""Reasons and rules beside one another in random games: a reason exactly where there is no move, with true amounts."""

from __future__ import annotations

from collections.abc import Callable, Iterator, Mapping
from functools import partial
from random import Random

from hypothesis import given
from hypothesis import strategies as st

from allmende.arle.components.destinations import SALES
from allmende.arle.components.equipment import DESTINATION_NAMES, DESTINATIONS, GOODS_PIECES, MOST_VEHICLES, PIECES
from allmende.arle.components.moves import (
    ANY_TIME,
    CUT,
    DONE,
    LOAD,
    PASS,
    RETURN,
    TRADE,
    USE,
    what_is_cut,
)
from allmende.arle.components.numbers import BUILDING_NAMES
from allmende.arle.components.pieces import (
    BRICK,
    CLAY,
    EMPTY,
    HYDRATED,
    RESOURCE_NAMES,
    SUPPLY_NAMES,
    TILE_NAMES,
    TIMBER,
    WOOD,
)
from allmende.arle.record.vocabulary import VOCABULARY
from allmende.arle.rules.amendments import AMENDMENTS
from allmende.arle.rules.buildings import EVERY_BUILDING
from allmende.arle.rules.language import (
    Bake,
    Convert,
    CutPeat,
    EachOnce,
    EitherFirst,
    OneOf,
    Option,
    TakeVehicle,
    UpTo,
    Used,
)
from allmende.arle.rules.language.crafts import times
from allmende.arle.rules.phases import WORK
from allmende.arle.rules.state import State
from allmende.arle.rules.steps import AT_ANY_TIME, STEPS, action_steps
from allmende.arle.rules.steps.any_time import EXCHANGES
from allmende.arle.rules.steps.pushed import Selling, can_sell, can_visit, sale_missing, visit_missing
from allmende.core import Game, Message
from arle.random_games import OPTIONS, eager, stand, started

COMBINATIONS = OneOf, EachOnce, EitherFirst, UpTo
OPTION_NODES = [step for step in STEPS if isinstance(step, Option) and not isinstance(step, COMBINATIONS)]
ALL_USED = [step for step in STEPS if isinstance(step, Used)]
SHORT = {"reason-needs", "reason-lacks", "reason-needs-food-or-grain"}

whole_games = given(
    st.integers(1, 2),
    st.sampled_from(["light", "dark", "random"]),
    st.sampled_from(OPTIONS),
    st.integers(0, len(AMENDMENTS)),
    st.integers(0, 1_000_000),
)
Ask = Callable[[State], Message | None]


def decisions(
    players: int, houses: str, options: dict[str, str], amendments: int, seed: int
) -> Iterator[tuple[Game, int, Random]]:
    """Some of the decisions of a random game under the rules up to this amendment, each with a seat that decides."""
    game, random = started(players, houses, options, seed)
    state = stand(game)
    state.amendments, state.actions = amendments, action_steps(amendments)
    while not game.is_over:
        if random.random() < 0.1:
            yield game, random.choice(game.to_act), random
        seat, move = eager(game, random)
        game.play(move, seat)


def scarce(state: State, random: Random) -> State:
    """The same position, but often with none left of one thing on the Supply Board."""
    twin = state.copy()
    assert isinstance(twin, State)
    if random.random() < 0.5:
        twin.supply[random.randrange(len(twin.supply))] = 0
    return twin


# What reasons say


def words(value: object) -> str:
    """The id of a message, known to be one."""
    assert isinstance(value, Message)
    return value.id


def counted(value: object) -> tuple[int, int]:
    """The resource and the count of an amount."""
    assert isinstance(value, Message)
    assert value.id == "amount"
    count = value.args["count"]
    assert isinstance(count, int)
    return RESOURCE_NAMES.index(words(value.args["resource"]).removeprefix("resource-")), count


def lacking(reason: Message | None) -> list[dict[int, int]]:
    """The ways to end a shortage of goods: for each the number of every resource that has to be added."""
    if reason is None or reason.id not in SHORT:
        return []
    if reason.id == "reason-needs":
        resource, count = counted(reason.args["needed"])
        have = reason.args["have"]
        assert isinstance(have, int)
        return [{resource: count - have}]
    if reason.id == "reason-needs-food-or-grain":
        return [dict([counted(reason.args[what])]) for what in ("food", "grain")]
    what = reason.args["what"]
    assert isinstance(what, list)
    found = dict(counted(part) for part in what)
    assert sum(found.values()) == reason.args["count"]
    return [found]


def given_more(state: State, seat: int, more: Mapping[int, int]) -> State:
    """The same position, but for these goods that the seat has in addition."""
    twin = state.copy()
    assert isinstance(twin, State)
    mine = twin.own(seat)
    for resource, count in more.items():
        mine.goods[resource] += count
    return twin


def check_goods(state: State, seat: int, ask: Ask, least: bool) -> None:
    """See that a shortage names what the seat has, that as much more ends it, and, if `least`, that less doesn't."""
    reason = ask(state)
    goods = state.seats[seat].goods
    if reason is not None and reason.id == "reason-needs":
        resource, _ = counted(reason.args["needed"])
        instead = {WOOD: goods[TIMBER], CLAY: goods[BRICK]}.get(resource, 0)
        assert reason.args["have"] in (goods[resource], goods[resource] + instead)
    for more in lacking(reason):
        assert min(more.values()) > 0
        after = ask(given_more(state, seat, more))
        assert not set(more) & {resource for way in lacking(after) for resource in way}, (reason, after)
        for resource, count in more.items() if least else ():
            less = {**more, resource: count - 1}
            assert lacking(ask(given_more(state, seat, less))), reason


def check_facts(state: State, seat: int, reason: Message) -> None:
    """See that what a reason says of tiles, pieces, room and numbers is so."""
    mine = state.seats[seat]
    said = reason.args
    match reason.id:
        case "reason-no-land":
            assert not mine.tiles[EMPTY]
        case "reason-none-left":
            assert not state.supply[SUPPLY_NAMES.index(words(said["what"]).removeprefix("supply-"))]
        case "reason-needs-tile":
            kind, _, name = words(said["what"]).removeprefix("a-").partition("-")
            pieces = {"peat-boat": mine.boats, "plow": mine.plows}
            assert not (pieces[name] if kind == "piece" else mine.tiles[TILE_NAMES.index(name)])
        case "reason-needs-building":
            assert not mine.has_built(BUILDING_NAMES.index(words(said["building"]).removeprefix("the-building-")))
        case "reason-boardwalk-peat":
            assert said["count"] == mine.moors[0]
        case "reason-no-moor":
            assert (said["count"] or HYDRATED) not in mine.moors[1:]
        case "reason-full":
            assert not mine.room_for(RESOURCE_NAMES.index(words(said["resource"]).removeprefix("resource-")))
        case "reason-no-vehicle":
            assert said["parking"] in range(len(mine.vehicles) + 1, MOST_VEHICLES + 1)
        case "reason-same-vehicle":
            parking = said["parking"]
            assert isinstance(parking, int)
            assert mine.vehicles.count(mine.vehicles[parking - 1]) > 1
        case _:
            pass


def check_reason(state: State, seat: int, ask: Ask, least: bool = True) -> None:
    """See that there is a reason, and that what it says is so."""
    reason = ask(state)
    assert reason is not None
    assert reason.id != "reason-not-now"
    check_facts(state, seat, reason)
    check_goods(state, seat, ask, least)


# The rule and the reason of each effect and step


@whole_games
def test_an_option_has_a_reason_for_exactly_the_moves_that_are_not_possible(
    players: int, houses: str, options: dict[str, str], amendments: int, seed: int
) -> None:
    for game, seat, random in decisions(players, houses, options, amendments, seed):
        state = scarce(stand(game), random)
        for option in random.sample(OPTION_NODES, 20):
            if state.top(seat) is option:
                continue  # it depends on what has been done: see what is asked, below
            choices = option.choices(state, seat)
            moves = range(option.first, option.last)
            free = [move for move in moves if option.move_refusal(state, seat, move) is None]
            assert free == sorted(choices), option
            assert (option.refusal(state, seat) is None) == option.is_possible(state, seat) == bool(choices)
            # Bread needs no more peat where wood stands in for a part of it; vehicles of one kind are given away.
            least = not isinstance(option, Bake)
            refused = [] if isinstance(option, TakeVehicle) else sorted(set(moves) - set(choices))
            for move in random.sample(refused, min(2, len(refused))):
                check_reason(state, seat, partial(option.move_refusal, seat=seat, move=move), least)


@whole_games
def test_spaces_buildings_and_destinations_have_a_reason_exactly_when_they_cannot_be_used(
    players: int, houses: str, options: dict[str, str], amendments: int, seed: int
) -> None:
    for game, seat, _ in decisions(players, houses, options, amendments, seed):
        state = stand(game)
        asked: list[tuple[Ask, bool]] = []
        for used in ALL_USED:
            asked.append((partial(used.refusal, seat=seat), used.is_affordable(state, seat)))
        for building in EXCHANGES:
            exchange = EVERY_BUILDING[building].at_any_time
            assert exchange is not None
            asked.append((partial(exchange.refusal, seat=seat), exchange.is_possible(state, seat)))
        for sale in SALES:
            asked.append((partial(sale_missing, seat=seat, sale=sale), can_sell(state, seat, sale)))
        for destination in range(DESTINATIONS):
            can = can_visit(state, seat, destination)
            asked.append((partial(visit_missing, seat=seat, destination=destination), can))
        offered: list[int] = []
        AT_ANY_TIME.add_trades(state, seat, offered)
        AT_ANY_TIME.add_loads(state, seat, offered)
        AT_ANY_TIME.add_returns(state, seat, offered)
        for move in range(ANY_TIME, len(VOCABULARY)):
            if not USE <= move < LOAD:
                asked.append((partial(refusal_at_any_time, seat=seat, move=move), move in offered))
        for ask, can in asked:
            assert (ask(state) is None) == can
            if not can:
                check_reason(state, seat, ask)


def refusal_at_any_time(state: State, seat: int, move: int) -> Message | None:
    """The reason why something can't be traded, loaded or returned, whenever it is asked for."""
    if move < USE:
        return AT_ANY_TIME.trade_refusal(state, seat, move - TRADE)
    if move < RETURN:
        return AT_ANY_TIME.load_refusal(state, seat, (move - LOAD) // MOST_VEHICLES, (move - LOAD) % MOST_VEHICLES)
    return AT_ANY_TIME.return_refusal(state, seat, move)


# The decisions of a game


@whole_games
def test_every_illegal_move_has_a_reason_that_is_true(
    players: int, houses: str, options: dict[str, str], amendments: int, seed: int
) -> None:
    for game, seat, random in decisions(players, houses, options, amendments, seed):
        state = stand(game)
        step = state.top(seat)
        legal = set(game.moves_of(seat))
        if isinstance(step, Option) and not isinstance(step, COMBINATIONS) and not state.greedy:
            moves = range(step.first, step.last)
            assert {move for move in moves if step.move_refusal(state, seat, move) is None} == legal & set(moves)
        for move in [*step.visible(state, seat), *random.sample(range(len(VOCABULARY)), 60)]:
            if move not in legal:
                ask = partial(game.title.why_not, seat=seat, move=move)
                check_facts(state, seat, ask(state))
                check_goods(state, seat, ask, not isinstance(step, Bake))
        if isinstance(step, (Convert, CutPeat)):
            check_limit(step, state, seat)


def check_limit(step: Convert | CutPeat, state: State, seat: int) -> None:
    """See that the number that is possible at most, where a reason names it, divides the moves."""
    counts = {move: what_is_cut(move)[1] if move >= CUT else times(move) for move in range(step.first, step.last)}
    reasons = {move: step.move_refusal(state, seat, move) for move in counts}
    for refused, reason in reasons.items():
        if reason is not None and reason.id == "reason-at-most":
            most = reason.args["count"]
            assert isinstance(most, int)
            assert counts[refused] > most
            for move, other in reasons.items():
                assert counts[move] <= most or other is not None
                assert counts[move] > most or other != reason


@whole_games
def test_what_is_seen_and_cannot_be_used_is_refused_once_and_nothing_else(
    players: int, houses: str, options: dict[str, str], amendments: int, seed: int
) -> None:
    for game, seat, _ in decisions(players, houses, options, amendments, seed):
        state = stand(game)
        step = state.top(seat)
        legal = set(game.moves_of(seat))
        usable = {VOCABULARY[move].target for move in legal}
        refusals = game.title.refusals(state, seat)
        refused = {refusal.target for refusal in refusals}
        assert len(refused) == len(refusals)
        seen = {VOCABULARY[move].target for move in step.visible(state, seat)}
        assert not refused & usable
        assert seen <= refused | usable
        assert all(refusal.reason.id != "reason-not-now" for refusal in refusals)
        if seen:  # all that this step can use is among what it looks at
            can = {VOCABULARY[move].target for move in legal if DONE < move < ANY_TIME and move != PASS}
            assert all(target in seen or target.startswith(("resource", "moor")) for target in can)
        at_any_time = seen_at_any_time(state, seat)
        assert refused <= seen | set(at_any_time)
        for target, moves in at_any_time.items():
            if not target.startswith("vehicle:"):
                assert (target in refused) != bool(legal & moves), target
            else:  # it may be used in other ways, too
                assert target in refused | usable


def seen_at_any_time(state: State, seat: int) -> dict[str, set[int]]:
    """The things that are used at any time, by their targets: the moves that use them."""
    mine, step = state.seats[seat], state.top(seat)
    selling = isinstance(step, Selling)
    if step.closed or (selling and not mine.stack[-2]):
        return {}
    found = {f"building:{BUILDING_NAMES[each]}": {USE + each} for each in EXCHANGES if mine.has_built(each)}
    if state.phase == WORK and mine.vehicles and not selling and (step.rests or not state.windows):
        for destination, name in enumerate(DESTINATION_NAMES):
            first = LOAD + (GOODS_PIECES + destination) * MOST_VEHICLES
            found[f"destination:{name}"] = set(range(first, first + MOST_VEHICLES))
        for parking in range(len(mine.vehicles)):
            found[f"vehicle:{parking + 1}"] = {LOAD + piece * MOST_VEHICLES + parking for piece in range(PIECES)}
    return found
