"""Whole random games, checked after every move against what must always hold."""

from __future__ import annotations

from collections import Counter
from random import Random

import msgspec

from allmende.arle.components.equipment import KIND, VEHICLE_NAMES
from allmende.arle.components.numbers import BUILDING_NAMES, BUILDINGS
from allmende.arle.components.pieces import EMPTY, RESOURCE_NAMES, TILE_NAMES, TILES, TOOL_NAMES, TOOL_VALUES
from allmende.arle.presentation.views import View
from allmende.arle.record import events
from allmende.arle.rules.phases import WORK
from allmende.core import Event, Game
from arle.random_games import check_player, check_table, eager, fingerprint, fresh, games, moments, stand, started
from whole_games import check_copies, check_moves, check_record


def at_any_time(game: Game, moves: list[int]) -> bool:
    """Whether all these moves can be made at any time."""
    anytime = stand(game).anytime
    assert anytime is not None
    return all(move >= anytime.first for move in moves)


@games
def test_boards_are_always_possible(players: int, houses: str, options: dict[str, str], seed: int) -> None:
    for game, _ in moments(players, houses, options, seed):
        check_table(stand(game))
        for mine in stand(game).seats:
            check_player(mine)


@games
def test_there_is_a_real_choice_or_the_game_is_over(
    players: int, houses: str, options: dict[str, str], seed: int
) -> None:
    for game, _ in moments(players, houses, options, seed):
        assert game.is_over == (not game.to_act)
        assert game.is_over or stand(game).phase != WORK or len(game.to_act) == 1
        for seat in range(players):
            offered = list(game.moves_of(seat))
            assert len(offered) != 1  # forced moves are never asked for
            assert len(set(offered)) == len(offered)
            assert (seat in game.to_act) == bool(offered)
            assert not offered or not at_any_time(game, offered)  # one can always go on


@games
def test_every_game_ends_after_nine_half_years(players: int, houses: str, options: dict[str, str], seed: int) -> None:
    game, random = started(players, houses, options, seed)
    last = stand(game).half_year
    while not game.is_over:
        seat, move = eager(game, random)
        game.play(move, seat)
        assert stand(game).half_year in (last, last + 1)
        last = stand(game).half_year
        assert game.version < 20_000
    assert last == 9
    assert game.winners
    assert not game.moves_of(0)


@games
def test_everything_can_always_be_shown(players: int, houses: str, options: dict[str, str], seed: int) -> None:
    for game, random in moments(players, houses, options, seed):
        if random.random() < 0.1 or game.is_over:
            show(game)
            for seat in game.to_act:
                told, after = game.preview(game.moves_of(seat)[-1], seat)
                msgspec.json.encode(told.events)
                assert isinstance(game.title.view(told.state, seat), View)
                assert isinstance(game.title.view(after, seat), View)


def show(game: Game) -> None:
    """Look at a game in every way there is."""
    view = game.view(0)
    assert isinstance(view, View)
    for seat in range(-1, game.players):
        seen = msgspec.json.encode(game.view(seat))
        assert seen == msgspec.json.encode(view)  # nothing is hidden
        assert msgspec.json.decode(seen, type=View) == view
    assert "Fields of Arle" in str(game)
    for seat in range(game.players):
        lines = game.score_lines(seat)
        assert sum(line.points for line in lines) == game.scores[seat] == view.players[seat].points
        assert game.scores[seat] * 2 == int(game.scores[seat] * 2)
        player = view.players[seat]
        (track,) = (line.points for line in lines if line.category == "goods-track")
        assert sum(indicators.points for indicators in player.track.values()) == track
        assert all(sum(indicators.at) == player.goods[good] for good, indicators in player.track.items())
        decision = game.decision(seat)
        msgspec.json.encode(decision)
        if decision is not None:
            assert [move.text for move in decision.moves] == game.moves_of(seat).texts
    for winner in game.winners:
        assert game.scores[winner] == max(game.scores)


@games
def test_every_offered_move_can_be_played_and_no_other(
    players: int, houses: str, options: dict[str, str], seed: int
) -> None:
    copies = [game.copy() for game, _ in moments(players, houses, options, seed)]
    random = Random(seed)
    for game in random.sample(copies, 3):
        check_moves(game, random, fingerprint)


@games
def test_a_game_is_its_record(players: int, houses: str, options: dict[str, str], seed: int) -> None:
    game, random = fresh(players, houses, options, seed), Random(seed)
    while not game.is_over:
        seat, move = eager(game, random)
        game.play(move, seat)
    check_record(game, fingerprint)


@games
def test_undoing_a_move_restores_the_position(players: int, houses: str, options: dict[str, str], seed: int) -> None:
    game, random = fresh(players, houses, options, seed), Random(seed)
    while not game.is_over:
        before = fingerprint(game)
        seat, move = eager(game, random)
        game.play(move, seat)
        if random.random() < 0.04:
            assert game.undo(seat) == game.version
            assert fingerprint(game) == before
            game.play(move, seat)


@games
def test_the_same_moves_on_a_copy_end_alike(players: int, houses: str, options: dict[str, str], seed: int) -> None:
    game, random = started(players, houses, options, seed)
    check_copies(game, random, fingerprint, eager)


@games
def test_events_tell_every_piece_that_comes_and_goes(
    players: int, houses: str, options: dict[str, str], seed: int
) -> None:
    game, random = started(players, houses, options, seed)
    while not game.is_over:
        before = [told_of(game, seat) for seat in range(players)]
        seat, move = eager(game, random)
        for event in game.play(move, seat):
            hear(before[event.seat] if isinstance(event, OF_A_SEAT) else Counter(), event)
        assert before == [told_of(game, seat) for seat in range(players)]


def told_of(game: Game, seat: int) -> Counter[str]:
    """All that a player has and events tell of."""
    mine = stand(game).seats[seat]
    known = Counter(dict(zip(RESOURCE_NAMES, mine.goods, strict=True)))
    known.update({"peat-boat": mine.boats, "plow": mine.plows, "dikes moved": mine.dikes})
    known.update(VEHICLE_NAMES[vehicle & KIND] for vehicle in mine.vehicles)
    known.update({TILE_NAMES[tile]: mine.tiles[tile] for tile in range(1, TILES)})
    known.update(BUILDING_NAMES[building] for building in range(BUILDINGS) if mine.has_built(building))
    known.update({name: TOOL_VALUES[tool][mine.tools[tool]] for tool, name in enumerate(TOOL_NAMES)})
    known.update({"land": mine.land.count(EMPTY), "short": mine.shortages, "travelled": mine.travelled})
    return +known


OF_A_SEAT = (
    events.Gained,
    events.Paid,
    events.AnimalsReturned,
    events.AnimalBorn,
    events.PeatCut,
    events.ToolImproved,
    events.TilePlaced,
    events.TileRemoved,
    events.TileFlipped,
    events.Built,
    events.EquipmentGained,
    events.EquipmentReturned,
    events.EquipmentFlipped,
    events.DikesMoved,
    events.MoorRemoved,
    events.Short,
    events.VehiclesEmptied,
)


def hear(known: Counter[str], event: Event) -> None:
    """Note what an event tells."""
    match event:
        case events.Gained():
            known[event.resource] += event.count
        case events.Paid():
            known[event.resource] -= event.count
        case events.AnimalsReturned():
            known[event.animal] -= event.count
        case events.AnimalBorn():
            known[event.animal] += 1
        case events.PeatCut():
            known["peat"] += event.count
        case events.ToolImproved():
            known[event.tool] = event.value
        case events.TilePlaced():
            known.update([event.tile])
            known["land"] -= 1
        case events.TileRemoved():
            known[event.tile] -= 1
            known["land"] += 1
        case events.TileFlipped():
            known[event.tile] -= 1
            known[event.to] += 1
        case events.Built():
            known[event.building] += 1
            known["land"] -= 1
        case events.EquipmentGained():
            known[event.piece] += 1
        case events.EquipmentReturned():
            known[event.piece] -= 1
        case events.EquipmentFlipped():
            known[event.piece] -= 1
            known[event.to] += 1
        case events.DikesMoved():
            known["dikes moved"] += event.count
            known["land"] += event.land
        case events.MoorRemoved():
            known["land"] += event.land
        case events.Short():
            known["short"] += event.food + event.fuel
        case events.VehiclesEmptied():
            known["travelled"] = event.travelled
    for name in [name for name, count in known.items() if not count]:
        del known[name]
