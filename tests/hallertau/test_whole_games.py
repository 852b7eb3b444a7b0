"""Whole random games, checked after every move against what must always hold."""

from __future__ import annotations

from collections.abc import Iterator
from random import Random

import msgspec
import pytest
from hypothesis import given
from hypothesis import strategies as st

import allmende
from allmende.core import Game, IllegalMoveError
from allmende.hallertau.components import GOODS, LAST_COLUMN, RESOURCE_NAMES
from allmende.hallertau.player import EMPTY, Player
from allmende.hallertau.spaces import SPACES
from allmende.hallertau.state import Table
from core.games import new, played, stand, state, step
from hallertau.shadow import Shadow
from hallertau.table import ACTIONS, at, village

tables = given(st.integers(1, 4), st.sampled_from(["together", "clockwise"]), st.integers(0, 1_000_000))


def eager(game: Game, random: Random) -> tuple[int, int]:
    """A move that makes games long and villages rich: rarely `done`, never many workers at once for tools."""
    seat = random.choice(game.to_act)
    texts = game.moves_of(seat).texts
    lively = [text for text in texts if text not in ("done", "pay jewelry") and not text.startswith("exchange")]
    text = random.choice(lively if lively and random.random() < 0.9 else texts)
    return seat, game.title.vocabulary.parse(text)


def rich(random: Random, round_: int) -> Player:
    """A village as only good players have it, where boards are full and boulders off the edge."""
    tile = random.randrange(11)
    return village(
        goods={good: random.randrange(9) for good in RESOURCE_NAMES[:GOODS]},
        fields=random.choices(["2", "3", "4", "5", "3:hops", "5:rye"], k=random.choice([0, 3, 7, 8])),
        sheep={place: random.randrange(3) for place in range(round_ + 1, 7)} | {"stables": random.randrange(4)},
        crafts=[min(10, tile + random.choice([0, 0, 1, 3])) for _ in range(5)],
        tools=random.randrange(12),
        jewelry=random.choice([0, 2, 9, 10]),
        workers=random.randint(1, 12),
    )


def started(players: int, progress: str, seed: int) -> tuple[Game, Random]:
    """A game at its start, or in the middle among rich villages."""
    random = Random(seed)
    if random.random() < 0.5:
        return new(players, seed, progress), random
    round_ = random.randint(2, 6)
    villages = [rich(random, round_) for _ in range(players)]
    return at(ACTIONS, *villages, round=round_, progress=progress, first=random.randrange(players)), random


def moments(players: int, progress: str, seed: int) -> Iterator[tuple[Game, Random]]:
    """A random game before each of its moves and at its end."""
    game, random = started(players, progress, seed)
    while not game.is_over:
        yield game, random
        seat, move = eager(game, random)
        game.play(move, seat)
    yield game, random


@tables
def test_boards_are_always_possible(players: int, progress: str, seed: int) -> None:
    for game, _ in moments(players, progress, seed):
        check_table(stand(game))
        for mine in game.position.seats:
            check_player(mine, stand(game).round)


def check_player(mine: Player, round_: int) -> None:
    """What holds for every village at all times."""
    supplies = [*mine.goods, *mine.sheep, mine.tools, mine.jewelry, mine.workers, mine.exhausted]
    assert min(supplies) >= 0
    assert mine.workers <= 12
    assert mine.jewelry <= 10
    assert mine.exhausted <= mine.tools
    assert len(mine.fields) == 8
    assert all(field == 0 or (2 <= field % EMPTY <= 5 and field // EMPTY <= 4) for field in mine.fields)
    assert 0 <= mine.center <= min(mine.crafts)
    assert max(mine.crafts) <= LAST_COLUMN
    for craft, column in enumerate(mine.crafts):
        first, second = mine.boulders[2 * craft : 2 * craft + 2]
        assert column < first <= second
        assert first < second or first > LAST_COLUMN
    assert not any(mine.sheep[place] for place in range(round_ + 1))  # those cards have left the board


def check_table(position: Table) -> None:
    """What holds for the common display at all times."""
    for space, workers in zip(SPACES, position.board, strict=True):
        rows = [workers >> 2 * row & 3 for row in range(3)]
        assert rows in ([0, 0, 0], [1, 0, 0], [1, 2, 0], [1, 2, 3])
        assert space.rows == 3 or not workers
    assert 1 <= position.round <= 6
    assert 0 <= position.first < len(position.seats)
    assert not position.to_act() or position.phase in (4, 6, 9)
    if position.phase == 4 and not position.over:
        assert position.to_act() == [position.turn]
    if position.phase > 4:
        assert all(mine.workers == 0 for mine in position.seats)


@tables
def test_there_is_a_real_choice_or_the_game_is_over(players: int, progress: str, seed: int) -> None:
    for game, _ in moments(players, progress, seed):
        assert game.is_over == (not game.to_act)
        for seat in range(players):
            offered = list(game.moves_of(seat))
            assert len(offered) != 1  # forced moves are never asked for
            assert len(set(offered)) == len(offered)
            assert (seat in game.to_act) == bool(offered)
            decision = game.decision(seat)
            assert (decision is not None) == bool(offered)
            if decision is not None:
                assert [view.text for view in decision.moves] == game.moves_of(seat).texts


@tables
def test_events_tell_everything_that_changes(players: int, progress: str, seed: int) -> None:
    game, random = started(players, progress, seed)
    shadow = Shadow(game)
    shadow.check(game)
    while not game.is_over:
        seat, move = eager(game, random)
        shadow.hear(game.play(move, seat))
        shadow.check(game)


@tables
def test_every_offered_move_can_be_played_and_no_other(players: int, progress: str, seed: int) -> None:
    copies = [game.copy() for game, _ in moments(players, progress, seed)]
    for game in Random(seed).sample(copies, 6):
        before = state(game)
        for seat in range(players):
            offered = set(game.moves_of(seat))
            for move in offered:
                twin = game.copy()
                twin.play(move, seat)
                assert state(twin) != before
            for move in set(range(len(game.title.vocabulary))) - offered:
                with pytest.raises(IllegalMoveError) as error:
                    game.play(move, seat)
                assert error.value.message.id.startswith("reason-")
        assert state(game) == before


@tables
def test_a_game_is_its_record(players: int, progress: str, seed: int) -> None:
    game = played(players, seed, progress=progress)
    assert state(allmende.replay(str(game.record))) == state(game)


@tables
def test_views_are_plain_and_tell_nothing_hidden(players: int, progress: str, seed: int) -> None:
    game, random = new(players, seed, progress), Random(seed)
    while not game.is_over:
        if random.random() < 0.1:
            others = game.copy()
            others.position = game.redeal(0, random)
            for seat in range(-1, players):
                seen = msgspec.json.encode(game.view(seat))
                assert msgspec.json.decode(seen, type=type(game.view(seat))) == game.view(seat)
                assert seen == msgspec.json.encode(others.view(seat))
                assert seat < 0 or game.decision(seat) == others.decision(seat)
                msgspec.json.encode(game.decision(seat) if seat >= 0 else None)
        events = game.play(*reversed(eager(game, random)))
        msgspec.json.encode(events)


@tables
def test_the_same_moves_on_a_copy_end_alike(players: int, progress: str, seed: int) -> None:
    game, twin = new(players, seed, progress), new(players, seed, progress).copy()
    random, same = Random(seed), Random(seed)
    while not game.is_over:
        step(game, random)
        step(twin, same)
    assert state(game) == state(twin)
    assert [line.points for seat in range(players) for line in game.score_lines(seat)] == [
        line.points for seat in range(players) for line in twin.score_lines(seat)
    ]


def test_players_at_the_same_time_do_not_touch_each_other() -> None:
    # Whatever order simultaneous moves come in, everybody ends up with the same village.
    for seed in range(12):
        game, random = new(3, seed), Random(seed)
        while not game.is_over:
            if len(game.to_act) > 1:
                orders = (game.to_act, game.to_act[::-1])
                ends = [through(game.copy(), order, seed) for order in orders]
                assert ends[0] == ends[1]
            step(game, random)


def through(game: Game, order: list[int], seed: int) -> tuple[object, ...]:
    """The position after each seat in turn has finished this phase, with a plan of its own."""
    period = game.position.period
    for seat in order:
        plan = Random(10 * seed + seat)
        while game.position.period == period and seat in game.to_act:
            game.play(plan.choice(list(game.moves_of(seat))), seat)
    return state(game)
