"""Whole random games without cards, checked after every move against what must always hold."""

from __future__ import annotations

from random import Random

import msgspec

from allmende.core import Game
from core.games import fingerprint, new, played, stand, step
from hallertau.random_games import check_player, check_table, eager, fresh, moments, started, without_cards
from hallertau.shadow import Shadow
from whole_games import check_moves, check_record


@without_cards
def test_boards_are_always_possible(players: int, progress: str, decks: tuple[str, str], seed: int) -> None:
    for game, _ in moments(players, progress, decks, seed):
        check_table(stand(game))
        for mine in game.state.seats:
            check_player(mine, stand(game).round)
            assert mine.workers <= 12
        if stand(game).phase == 4 and not game.is_over:
            assert game.to_act == [stand(game).turn]


@without_cards
def test_there_is_a_real_choice_or_the_game_is_over(
    players: int, progress: str, decks: tuple[str, str], seed: int
) -> None:
    for game, _ in moments(players, progress, decks, seed):
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


@without_cards
def test_events_tell_everything_that_changes(players: int, progress: str, decks: tuple[str, str], seed: int) -> None:
    game, random = started(players, progress, decks, seed)
    shadow = Shadow(game)
    shadow.check(game)
    while not game.is_over:
        seat, move = eager(game, random)
        shadow.hear(game.play(move, seat))
        shadow.check(game)


@without_cards
def test_every_offered_move_can_be_played_and_no_other(
    players: int, progress: str, decks: tuple[str, str], seed: int
) -> None:
    copies = [game.copy() for game, _ in moments(players, progress, decks, seed)]
    random = Random(seed)
    for game in random.sample(copies, 3):
        check_moves(game, random, fingerprint)


@without_cards
def test_a_game_is_its_record(players: int, progress: str, decks: tuple[str, str], seed: int) -> None:
    game = played(players, seed, progress=progress)
    check_record(game, fingerprint)


@without_cards
def test_views_are_plain_and_tell_nothing_hidden(
    players: int, progress: str, decks: tuple[str, str], seed: int
) -> None:
    game, random = fresh(players, progress, decks, seed), Random(seed)
    while not game.is_over:
        if random.random() < 0.1:
            others = game.copy()
            others.state = game.redeal(0, random)
            for seat in range(-1, players):
                seen = msgspec.json.encode(game.view(seat))
                assert msgspec.json.decode(seen, type=type(game.view(seat))) == game.view(seat)
                assert seen == msgspec.json.encode(others.view(seat))
                assert seat < 0 or game.decision(seat) == others.decision(seat)
                msgspec.json.encode(game.decision(seat) if seat >= 0 else None)
        events = game.play(*reversed(eager(game, random)))
        msgspec.json.encode(events)


@without_cards
def test_the_same_moves_on_a_copy_end_alike(players: int, progress: str, decks: tuple[str, str], seed: int) -> None:
    game, twin = new(players, seed, progress), new(players, seed, progress).copy()
    random, same = Random(seed), Random(seed)
    while not game.is_over:
        step(game, random)
        step(twin, same)
    assert fingerprint(game) == fingerprint(twin)
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
    period = game.state.epoch
    for seat in order:
        plan = Random(10 * seed + seat)
        while game.state.epoch == period and seat in game.to_act:
            game.play(plan.choice(list(game.moves_of(seat))), seat)
    return fingerprint(game)
