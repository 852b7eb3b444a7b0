"""Whole random games, checked after every move against what must always hold."""

from __future__ import annotations

from collections import Counter
from random import Random

import msgspec

import allmende
from agricola.random_games import (
    check_decisions,
    check_least_fences,
    check_player,
    check_table,
    eager,
    everything,
    fingerprint,
    fresh,
    games,
    moments,
    started,
    usable,
)
from agricola.refused import check_reasons
from agricola.scenario import spaces, stand, view
from allmende.agricola.cards.majors import IMPROVEMENTS
from allmende.agricola.components.board import HARVEST_ROUNDS
from allmende.agricola.components.pieces import HOUSE_NAMES, RESOURCE_NAMES
from allmende.agricola.presentation.views import View
from allmende.agricola.record import events
from allmende.agricola.rules.farm.crops import growing
from allmende.agricola.rules.phases import WORK
from allmende.agricola.rules.state import State
from allmende.core import Event, Game
from whole_games import check_copies, check_moves, check_record


@games
def test_farms_and_the_table_are_always_possible(players: int, options: dict[str, str], seed: int) -> None:
    for game, _ in moments(players, options, seed):
        check_table(stand(game))
        check_decisions(game)
        for mine in stand(game).seats:
            check_player(mine)


@games
def test_what_the_cheapest_pasture_takes_is_always_known(players: int, options: dict[str, str], seed: int) -> None:
    for game, random in moments(players, options, seed):
        if random.random() < 0.02 or game.is_over:
            check_least_fences(random.choice(stand(game).seats))


@games
def test_exactly_the_spaces_can_be_used_that_are_of_any_use(players: int, options: dict[str, str], seed: int) -> None:
    for game, random in moments(players, options, seed):
        if random.random() < 0.15 and stand(game).phase == WORK and (placing := spaces(game)):
            assert placing == usable(view(game), game.to_act[0])


@games
def test_reasons_say_what_the_rules_say(players: int, options: dict[str, str], seed: int) -> None:
    for game, random in moments(players, options, seed):
        for seat in game.to_act if random.random() < 0.1 else ():
            check_reasons(game, seat, random)


@games
def test_every_game_ends_after_fourteen_rounds(players: int, options: dict[str, str], seed: int) -> None:
    game, random = started(players, options, seed)
    last = stand(game).round
    while not game.is_over:
        seat, move = eager(game, random)
        game.play(move, seat)
        assert stand(game).round in (last, last + 1)
        last = stand(game).round
        assert game.version < 4_000
    assert last == 14
    assert game.winners
    assert not game.moves_of(0)


@games
def test_every_family_is_fed_in_six_harvests(players: int, options: dict[str, str], seed: int) -> None:
    game, random = fresh(players, options, seed), Random(seed)
    people, newborns = [2] * players, [0] * players
    fed: list[tuple[int, int]] = []
    while not game.is_over:
        number = stand(game).round
        seat, move = eager(game, random)
        for event in game.play(move, seat):
            match event:
                case events.FamilyGrew():
                    people[event.seat] += 1
                    newborns[event.seat] += 1
                case events.RoundBegan():
                    newborns = [0] * players
                case events.Fed():
                    fed.append((number, event.seat))
                    adults = people[event.seat] - newborns[event.seat]
                    due = adults * (3 if players == 1 else 2) + newborns[event.seat]
                    assert event.food + event.begging == due
    assert sorted(fed) == [(number, seat) for number in HARVEST_ROUNDS for seat in range(players)]


@games
def test_everything_can_always_be_shown(players: int, options: dict[str, str], seed: int) -> None:
    for game, random in moments(players, options, seed):
        if random.random() < 0.05 or game.is_over:
            show(game)
            for seat in game.to_act:
                told, after = game.preview(game.moves_of(seat)[-1], seat)
                msgspec.json.encode(told.events)
                assert isinstance(game.title.view(told.state, seat), View)
                assert isinstance(game.title.view(after, seat), View)


def show(game: Game) -> None:
    """Look at a game in every way there is."""
    seen = view(game)
    for seat in range(-1, game.players):
        encoded = msgspec.json.encode(game.view(seat))
        assert encoded == msgspec.json.encode(seen)  # no seat sees more than another
        assert msgspec.json.decode(encoded, type=View) == seen
    assert [space.space for space in seen.rounds[seen.round :]] == [""] * (14 - seen.round)
    assert "Agricola" in str(game)
    for seat in range(game.players):
        lines = game.score_lines(seat)
        assert sum(line.points for line in lines) == game.scores[seat] == seen.players[seat].points
        decision = game.decision(seat)
        msgspec.json.encode(decision)
        if decision is not None:
            assert [move.text for move in decision.moves] == game.moves_of(seat).texts
    for winner in game.winners:
        assert game.scores[winner] == max(game.scores)


@games
def test_every_offered_move_can_be_played_and_no_other(players: int, options: dict[str, str], seed: int) -> None:
    copies = [game.copy() for game, _ in moments(players, options, seed)]
    random = Random(seed)
    for game in random.sample(copies, 2):
        check_moves(game, random, fingerprint, most=60)


@games
def test_a_game_is_its_record(players: int, options: dict[str, str], seed: int) -> None:
    game, random = fresh(players, options, seed), Random(seed)
    while not game.is_over:
        seat, move = eager(game, random)
        game.play(move, seat)
    check_record(game, fingerprint)


@games
def test_undoing_a_move_restores_the_position(players: int, options: dict[str, str], seed: int) -> None:
    game, random = fresh(players, options, seed), Random(seed)
    while not game.is_over:
        takes_back, reveals = random.random() < 0.05, stand(game).reveal_count
        before = fingerprint(game) if takes_back else ()
        seat, move = eager(game, random)
        game.play(move, seat)
        if takes_back:
            if stand(game).reveal_count != reveals:
                assert game.undo_point(seat) is None  # an action space came into play
            else:
                assert game.undo(seat) == game.version
                assert fingerprint(game) == before
                game.play(move, seat)


@games
def test_the_same_moves_on_a_copy_end_alike(players: int, options: dict[str, str], seed: int) -> None:
    game, random = started(players, options, seed)
    check_copies(game, random, fingerprint, eager)


# What is hidden


@games
def test_what_is_hidden_can_be_drawn_anew_and_nothing_else_changes(
    players: int, options: dict[str, str], seed: int
) -> None:
    for game, random in moments(players, options, seed):
        if random.random() < 0.08 or game.is_over:
            before = fingerprint(game)
            seat = random.randrange(players)
            twin = game.redeal(seat, random)
            assert isinstance(twin, State)
            assert game.title.view(twin, seat) == game.view(seat)
            assert [list(twin.moves(i)) for i in range(players)] == [list(game.moves_of(i)) for i in range(players)]
            number = twin.round
            assert twin.order[:number] == stand(game).order[:number]
            assert sorted(twin.order) == sorted(stand(game).order)
            game.title.start(players, game.options, twin.deal)  # a legal deal
            assert fingerprint(game) == before
            if game.is_over:
                assert everything(twin) == before
                assert game.title.winners(twin) == game.winners


@games
def test_a_game_goes_on_with_what_was_drawn_anew(players: int, options: dict[str, str], seed: int) -> None:
    game, random = fresh(players, options, seed), Random(seed)
    for _ in range(random.randrange(60)):
        if not game.is_over:
            seat, move = eager(game, random)
            game.play(move, seat)
    before = fingerprint(game)
    twin = game.redeal(0, random)
    while not twin.over:
        seat = random.choice(twin.to_act())
        twin.play(seat, random.choice(list(twin.moves(seat))))
    assert isinstance(twin, State)
    assert [space.space for space in game.title.view(twin, 0).rounds] == list(twin.deal.cards)
    assert fingerprint(game) == before


def test_what_is_hidden_is_drawn_evenly() -> None:
    game = allmende.agricola.new(players=2, seed=3)
    drawn = Counter(tuple(redealt(game, seed).order[1:4]) for seed in range(1200))
    assert len(drawn) == 6
    assert all(140 < count < 260 for count in drawn.values())


def redealt(game: Game, seed: int) -> State:
    """The position with what is hidden drawn anew."""
    twin = game.redeal(0, Random(seed))
    assert isinstance(twin, State)
    return twin


# Events


@games
def test_events_tell_every_piece_that_comes_and_goes(players: int, options: dict[str, str], seed: int) -> None:
    game, random = started(players, options, seed)
    while not game.is_over:
        before = [told_of(game, seat) for seat in range(players)]
        seat, move = eager(game, random)
        for event in game.play(move, seat):
            hear(before[event.seat] if event.seat >= 0 else Counter(), event)
        assert before == [told_of(game, seat) for seat in range(players)]


def told_of(game: Game, seat: int) -> Counter[str]:
    """All that a player has and events tell of."""
    mine = stand(game).seats[seat]
    known = Counter(dict(zip(RESOURCE_NAMES, mine.goods, strict=True)))
    known.update({"growing grain": growing(mine, False), "growing vegetables": growing(mine, True)})
    known.update({"fields": mine.fields.bit_count(), "rooms": mine.rooms.bit_count()})
    known.update({"stables": mine.stables.bit_count(), "fences": mine.fences.bit_count()})
    known.update({"house": mine.house, "people": mine.people, "begging": mine.begging})
    known.update({improvement.name: mine.improvements >> i & 1 for i, improvement in enumerate(IMPROVEMENTS)})
    known["promised"] = len(mine.promised) // 3
    return +known


def hear(known: Counter[str], event: Event) -> None:
    """Note what an event tells."""
    match event:
        case events.Gained():
            known[event.resource] += event.count
            known["promised"] -= event.source.startswith("round:")
        case events.Paid():
            known[event.resource] -= event.count
        case events.Exchanged():
            known[event.resource] -= event.count
            known["food"] += event.food
        case events.Promised():
            known["promised"] += len(event.rounds)
        case events.FieldPlowed():
            known["fields"] += 1
        case events.FieldSown():
            known["growing vegetables" if event.resource == "vegetable" else "growing grain"] += event.count
        case events.FieldsHarvested():
            known["growing grain"] -= event.grain
            known["growing vegetables"] -= event.vegetables
            known["grain"] += len(event.grain_from)
            known["vegetable"] += len(event.vegetables_from)
        case events.RoomBuilt():
            known["rooms"] += 1
            assert event.house == HOUSE_NAMES[known["house"]]
        case events.Renovated():
            known["house"] += 1
            assert (event.house, event.rooms) == (HOUSE_NAMES[known["house"]], known["rooms"])
        case events.StableBuilt():
            known["stables"] += 1
        case events.PastureFenced():
            known["fences"] += event.fences
        case events.ImprovementBuilt():
            known[event.improvement] += 1
        case events.ImprovementReturned():
            known[event.improvement] -= 1
        case events.FamilyGrew():
            known["people"] = event.people
        case events.AnimalsReleased():
            known[event.animal] -= event.count
        case events.AnimalBorn():
            known[event.animal] += 1
        case events.Fed():
            known["food"] -= event.food
            known["begging"] += event.begging
    for name in [name for name, count in known.items() if not count]:
        del known[name]
