"""The public face of a game: questions, playing by text or number, and which kind of wrong."""

from __future__ import annotations

import copy
import pickle
from fractions import Fraction
from random import Random
from typing import Any

import msgspec
import numpy as np
import pytest

import allmende
from allmende.core import (
    AllmendeError,
    Game,
    IllegalMoveError,
    Message,
    OptionError,
    Record,
    SeatError,
    Title,
    UnknownMoveError,
)
from allmende.hallertau.record.events import WorkersExchanged, WorkersPlaced, WorkersRemoved
from allmende.hallertau.rules.state import State
from allmende.titles import TITLES
from core.games import fingerprint, new, played, stand


def together() -> Game:
    """A two-player game in which both may act at the same time."""
    game = new(2, 1)
    while len(game.to_act) < 2:
        game.play(game.moves.texts[-1] if "place" not in game.moves.texts[0] else "exchange 1")
    return game


def test_a_new_game_awaits_its_first_player() -> None:
    game = new(3, 4)
    assert not game.is_over
    assert game.version == 0
    assert game.to_act == [stand(game).first]
    assert len(game.moves) > 1


def test_moves_are_a_collection_of_numbers_that_knows_its_texts() -> None:
    game = new(2, 7)
    moves = game.moves
    assert len(moves) == len(list(moves)) == len(moves.texts)
    assert moves[0] in moves
    assert moves.texts[0] in moves
    assert "place  NURSERY" in moves
    assert "sow rye row 2" not in moves
    assert [game.title.vocabulary.parse(text) for text in moves.texts] == list(moves)
    assert repr(moves).startswith("<Moves place sheep-breeding, ")
    with pytest.raises(UnknownMoveError):
        assert "place moon" not in moves  # a typo is worth an error


def test_moves_are_those_of_the_first_seat_that_may_act() -> None:
    game = new(2, 7)
    assert game.to_act == [1]
    assert list(game.moves) == list(game.moves_of(1))
    assert list(game.moves_of(0)) == []


def test_a_move_is_played_by_text_or_by_number() -> None:
    by_text, by_number = new(2, 7), new(2, 7)
    events = by_text.play("Exchange  2")
    assert events == [WorkersExchanged(seat=1, count=2)]
    assert by_number.play(by_number.title.vocabulary.parse("exchange 2")) == events
    assert fingerprint(by_text) == fingerprint(by_number)
    assert by_text.version == 1


def test_the_seat_may_be_named() -> None:
    game = new(2, 7)
    game.play("exchange 2", 1)
    game.play("exchange 2", seat=0)
    assert game.record.moves == [(1, "exchange 2"), (0, "exchange 2")]


@pytest.mark.parametrize("move", ["place moon", "", "exchange 16", -1, 10_000])
def test_what_is_no_move_at_all_is_an_unknown_move(move: str | int) -> None:
    game = new(2, 7)
    before = fingerprint(game)
    with pytest.raises(UnknownMoveError):
        game.play(move)
    assert fingerprint(game) == before
    assert game.version == 0


@pytest.mark.parametrize("seat", [1, 1.0, "1"])
@pytest.mark.parametrize("number", [float, Fraction])
def test_what_is_no_whole_number_is_refused_before_anything_has_changed(number: Any, seat: Any) -> None:
    game = new(2, 7)
    before, move = fingerprint(game), number(game.moves[0])
    with pytest.raises(TypeError):
        game.play(move, seat)
    assert fingerprint(game) == before


def test_whole_numbers_of_other_libraries_are_numbers() -> None:
    game, again = new(2, 7), new(2, 7)
    move = game.moves[0]
    events = again.play(np.int64(move), np.int64(1))
    assert msgspec.to_builtins(events) == msgspec.to_builtins(game.play(move, 1))
    assert again.record == game.record


def test_a_move_that_is_not_legal_is_refused_with_its_reason() -> None:
    game = new(2, 7)
    before = fingerprint(game)
    with pytest.raises(IllegalMoveError, match="'exchange 7' is not legal for seat 2 now") as error:
        game.play("exchange 7")
    assert error.value.message.id == "reason-needs"
    assert isinstance(error.value, AllmendeError)
    assert fingerprint(game) == before


def test_a_seat_that_is_not_to_act_is_refused() -> None:
    with pytest.raises(IllegalMoveError) as error:
        new(2, 7).play("exchange 1", seat=0)
    assert error.value.message == Message("reason-not-your-turn")


@pytest.mark.parametrize("seat", [-1, 2, 99])
def test_a_seat_that_is_not_there_is_refused(seat: int) -> None:
    with pytest.raises(SeatError) as error:
        new(2, 7).play("exchange 1", seat=seat)
    assert error.value.message == Message("error-no-seat", {"seat": seat + 1})


def test_while_several_seats_may_act_one_must_be_named() -> None:
    game = together()
    with pytest.raises(SeatError) as error:
        game.play(game.moves[0])
    assert error.value.message == Message("error-which-seat")
    game.play(game.moves_of(1)[0], seat=1)


def test_when_the_game_is_over_nothing_can_be_played() -> None:
    game = played(2, 3)
    assert game.is_over
    assert game.to_act == []
    assert list(game.moves) == []
    assert game.decision(0) is None
    for seat in (None, 0, 1):
        with pytest.raises(IllegalMoveError) as error:
            game.play("done", seat)
        assert error.value.message == Message("reason-over")


def test_events_of_a_move_come_in_order_with_all_that_followed_by_itself() -> None:
    game = new(1, 1)
    events = game.play("place clay-delivery" if "place clay-delivery" in game.moves else "place nursery")
    assert isinstance(events[0], WorkersPlaced)
    assert game.state.log is None


def test_the_opening_tells_what_happened_before_the_first_decision() -> None:
    assert [type(event).__name__ for event in new(2, 7).opening] == [
        "RoundBegan",
        "PhaseBegan",
        "WorkersGained",
        "WorkersGained",
        "PhaseBegan",
        "PhaseBegan",
    ]


def test_the_title_offers_itself_under_its_name() -> None:
    assert allmende.title("hallertau") is allmende.hallertau.TITLE
    assert list(allmende.TITLES) == ["hallertau", "arle", "agricola"]


def test_options_are_completed_with_their_defaults() -> None:
    game = allmende.hallertau.new(players=2, seed=1)
    assert game.options == {"cards": "on", "gateway": "beginner", "farmyard": "hops", "progress": "together"}


def test_options_that_mean_nothing_are_left_out() -> None:
    game = allmende.hallertau.new(players=2, seed=1, cards="off", gateway="expert")
    assert game.options == {"cards": "off", "progress": "together"}


@pytest.mark.parametrize("option", [{"gateway": "chess"}, {"cards": "off", "gateway": "chess"}])
def test_options_are_checked_even_if_they_mean_nothing(option: dict[str, str]) -> None:
    with pytest.raises(OptionError):
        allmende.hallertau.TITLE.checked_options(2, option)


@pytest.mark.parametrize("option", [{"progress": "backwards"}, {"colour": "blue"}, {"cards": ""}])
def test_options_that_do_not_exist_are_refused(option: dict[str, str]) -> None:
    with pytest.raises(OptionError):
        allmende.hallertau.new(2, 1, None, **option)


def test_the_same_seed_deals_the_same_game() -> None:
    assert new(3, 12).deal == new(3, 12).deal
    assert len({new(3, seed).record.deal["quadrants"][0] for seed in range(30)}) > 3


@pytest.mark.parametrize("cards", ["on", "off"])
def test_repr_round_trips(cards: str) -> None:
    game = played(2, 3, moves=25, cards=cards)
    again = eval(repr(game), {"allmende": allmende})
    assert fingerprint(again) == fingerprint(game)


def test_str_is_a_readable_table() -> None:
    text = str(new(2, 7))
    assert text.splitlines()[0] == "Hallertau, round 1, phase 4, seat 2 to act, first player: seat 2"
    assert "Seat 2 of 2: 6 workers" in text


@pytest.mark.parametrize("cards", ["on", "off"])
@pytest.mark.parametrize("moves", [0, 1, 30, None])
def test_a_game_can_be_pickled_and_deeply_copied(moves: int | None, cards: str) -> None:
    game = played(3, 8, moves, cards=cards)
    for again in (pickle.loads(pickle.dumps(game)), copy.deepcopy(game)):
        assert isinstance(again, Game)
        assert fingerprint(again) == fingerprint(game)
        assert again.record == game.record
        assert [again.decision(seat) for seat in range(3)] == [game.decision(seat) for seat in range(3)]
        if not game.is_over:
            seat = again.to_act[0]
            again.play(again.moves[0], seat)
            assert game.version + 1 == again.version


def test_a_preview_shows_what_a_move_brings_about_and_changes_nothing() -> None:
    game = new(2, 7)
    before = fingerprint(game)
    scene, state = game.preview("exchange 2")
    assert scene.events == [WorkersExchanged(seat=1, count=2)]
    assert scene.state.seats[1].tools == state.seats[1].tools == 2
    assert fingerprint(game) == before
    assert game.version == 0
    with pytest.raises(IllegalMoveError):
        game.preview("exchange 7")


def test_a_preview_tells_nothing_hidden() -> None:
    # The last move of a round turns the next Quadrant card up.
    game, random = new(2, 5), Random(5)
    while stand(game).round == 1:
        last = game.copy()
        seat = random.choice(game.to_act)
        move = random.choice(list(game.moves_of(seat)))
        events = game.play(move, seat)
    card = next(i for i, event in enumerate(events) if isinstance(event, WorkersRemoved))
    scene, state = last.preview(move, seat)
    assert scene.events == events[:card]
    assert isinstance(state, State)
    assert stand(last).deal == stand(game).deal != state.deal
    assert isinstance(scene.state, State)
    assert (scene.state.rounds_cleared(), state.rounds_cleared()) == (1, 2)


@pytest.mark.parametrize("title", TITLES.values(), ids=TITLES.keys())
def test_the_scenes_of_a_game_tell_all_of_it(title: Title[Any, Any]) -> None:
    game, random = Game.new(title, 2, 4, None, {"cards": "all"} if title.name == "agricola" else {}), Random(4)
    happened, stood = [], [game.view(0)]
    while not game.is_over:
        seat = random.choice(game.to_act)
        happened.append(game.play(random.choice(list(game.moves_of(seat))), seat))
        stood.append(game.view(0))
    played = game.scenes(0)
    assert [[event for scene in scenes for event in scene.events] for scenes in played] == happened
    assert [title.view(scenes[-1].state, 0) for scenes in played] == stood[1:]
    # What is told at once happened in one step; most steps tell of one thing.
    assert all(scene.events for scenes in played for scene in scenes[:-1])
    assert sum(len(scenes) for scenes in played) > len(played)
    assert game.scenes(game.version - 1)[0][-1].events == played[-1][-1].events


def test_a_replay_raises_no_error_for_a_record_in_memory() -> None:
    game = played(2, 3, moves=10)
    assert isinstance(game.record, Record)
    assert fingerprint(allmende.replay(game.record)) == fingerprint(game)


@pytest.mark.parametrize("seat", [-1, 2])
def test_moves_are_asked_of_seats_that_exist(seat: int) -> None:
    with pytest.raises(SeatError):
        new(2, 1).moves_of(seat)


@pytest.mark.parametrize("seat", [-3, 2])
def test_all_questions_about_a_seat_are_about_one_that_exists(seat: int) -> None:
    game = new(2, 1)
    questions = (game.view, game.decision, game.score_lines, game.known_to, lambda seat: game.redeal(seat, Random(1)))
    for ask in questions:
        with pytest.raises(SeatError):
            ask(seat)


@pytest.mark.parametrize("version", [-1, 4, 100])
def test_a_game_never_stood_before_its_beginning_or_after_its_last_move(version: int) -> None:
    game = played(2, 3, moves=3)
    assert [game.at(count).version for count in range(4)] == [0, 1, 2, 3]
    with pytest.raises(IndexError, match=f"the game has had 3 moves, not {version}"):
        game.at(version)
