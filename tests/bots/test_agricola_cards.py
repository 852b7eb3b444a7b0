"""Bots at Agricola with hand cards: greedy plays them, uses them with sense, and knows only its own."""

from __future__ import annotations

from random import Random
from statistics import fmean
from typing import cast

import pytest

from agricola.scenario import farm, goods, play, stand, use
from agricola.scenario import scenario as lay
from allmende import agricola, bots
from allmende.agricola.ai.heuristic import AgricolaHeuristic
from allmende.agricola.rules.phases import FIELD
from allmende.agricola.rules.player import Player
from allmende.agricola.rules.state import State
from allmende.arena import Match, play_match
from allmende.bots.advice import hint
from allmende.bots.study import Care
from allmende.core import Game

TITLE = agricola.TITLE
CARDS = {"cards": "base"}


# Whole games


@pytest.mark.parametrize("name", bots.YARDSTICKS)
@pytest.mark.parametrize("players", TITLE.players)
def test_every_yardstick_plays_to_the_end_with_cards(name: str, players: int) -> None:
    outcome = play_match(Match("agricola", CARDS, (name,) * players, seed=players, keep=True))
    assert outcome.record is not None
    assert len(outcome.record.moves) == outcome.decisions > 0
    assert len(outcome.scores) == players


@pytest.mark.parametrize("hands", ["draft", "quick-draft", "choose-10"])
def test_greedy_takes_part_in_a_draft(hands: str) -> None:
    outcome = play_match(Match("agricola", {**CARDS, "hands": hands}, ("random", "greedy"), seed=1))
    assert outcome.winners == [1]


def test_greedy_beats_random_and_plays_several_cards_a_game() -> None:
    counts = []
    for seed in range(4):
        outcome = play_match(Match("agricola", CARDS, ("random", "greedy"), seed, keep=True))
        assert outcome.winners == [1]
        assert outcome.scores[1] > outcome.scores[0] + 15
        assert outcome.record is not None
        counts.append(sum(seat == 1 and text.startswith("play ") for seat, text in outcome.record.moves))
    assert fmean(counts) >= 2


def test_a_hint_is_given_with_cards() -> None:
    game = agricola.new(players=2, seed=3, **CARDS)
    found = hint(TITLE, game.state, game.to_act[0], Random(1), Care(8, 8, 0.1, 2, 0.1))
    assert found
    assert {each.move for each in found} <= set(game.moves_of(game.to_act[0]).texts)


@pytest.mark.parametrize("name", ["greedy", "farmer"])
def test_a_bot_decides_alike_where_only_unseen_cards_differ(name: str) -> None:
    game = agricola.new(players=2, seed=8, **CARDS)
    bot = bots.make(name, TITLE)
    for number in range(24):
        seat = game.to_act[0]
        twins = [TITLE.redraw(stand(game), seat, Random(number + seed)) for seed in range(3)]
        assert len({tuple(twin.seats[1 - seat].hand) for twin in twins}) > 1
        moves = {bots.decide(bot, TITLE, twin, seat, Random(1)) for twin in [stand(game), *twins]}
        assert len(moves) == 1
        game.play(moves.pop(), seat)


def test_the_judge_knows_nothing_of_unseen_cards() -> None:
    heuristic = AgricolaHeuristic()
    rng = Random(4)
    game = agricola.new(players=3, seed=4, **CARDS)
    while not game.is_over:
        seat = rng.choice(game.to_act)
        legal = list(game.moves_of(seat))
        state = stand(game)
        found = [*heuristic.candidates(state, seat), *heuristic.quick_moves(state, seat)]
        assert found
        assert set(found) <= set(legal)
        assert heuristic.value(TITLE.redraw(state, seat, rng), seat) == heuristic.value(state, seat)
        game.play(rng.choice(legal), seat)


# What it does


def choice(game: Game) -> str:
    """What greedy chooses for the first seat that may act."""
    move = bots.make("greedy", TITLE).choose(game.state, game.to_act[0], Random(1))
    return TITLE.vocabulary[move].text


def value(game: Game, seat: int = 0) -> float:
    """What the game is worth for a seat."""
    return AgricolaHeuristic().value(stand(game), seat)


def in_play(*cards: str, round_number: int = 2, **things: object) -> float:
    """What a farm with these cards in play is worth."""
    make = cast("type[Player]", farm)  # any of its arguments
    return value(lay(make(played=cards, **things), farm(), round_number=round_number, cards=True))  # type: ignore[call-arg]


def test_an_occupation_that_gives_something_for_long_is_played_before_one_that_hardly_does() -> None:
    game = use("lessons", farm(hand=["wood-cutter", "braggart", "conjurer"]))
    assert choice(game) == "play wood-cutter"


def test_a_minor_improvement_is_played_if_it_is_to_be_had() -> None:
    game = use("meeting-place", farm(hand=["bottles", "market-stall"], goods={"clay": 4, "food": 9}), round_number=9)
    assert choice(game) == "play bottles"


def test_a_card_that_takes_more_than_it_gives_is_left() -> None:
    game = use("meeting-place", farm(hand=["mantlepiece"], house="clay", goods={"stone": 5}), round_number=13)
    assert choice(game) == "done"


def test_what_cards_offer_at_any_time_is_used_where_it_is_good() -> None:
    spare = farm(played=["hard-porcelain"], goods={"clay": 30, "food": 4})
    game = lay(spare, farm(), round_number=3)
    assert choice(game) == "use card hard-porcelain"
    for _ in range(2):
        play(game, choice(game))
    assert goods(game)["stone"] == 3


def test_food_for_the_family_is_not_spent_on_a_pile() -> None:
    game = lay(farm(played=["grocer"], goods={"food": 4}), farm(), round_number=14)
    while stand(game).phase < FIELD and 0 in game.to_act:
        text = choice(game)
        assert text != "use card grocer"
        play(game, text)
        if 1 in game.to_act:
            game.play(choice(game))


def test_more_grain_is_taken_from_the_fields() -> None:
    fields = farm(played=["scythe-worker"], fields=["B3 grain 3", "C3 grain 2"], goods={"food": 4})
    game = lay(fields, farm(goods={"food": 4}), round_number=4, phase=FIELD)
    while stand(game).round == 4:
        game.play(choice(game))
    assert goods(game)["grain"] >= 3


# What things are worth


def test_points_that_are_printed_or_counted_in_the_end_are_points() -> None:
    assert in_play("bottles", round_number=14) == pytest.approx(in_play(round_number=14) + 4)
    sheep = {"goods": {"sheep": 3}, "pastures": ["D1 E1"]}
    with_sheep = in_play("loom", round_number=14, **sheep) - in_play(round_number=14, **sheep)
    assert with_sheep > in_play("loom", round_number=14) - in_play(round_number=14) + 0.9


@pytest.mark.parametrize("card", ["wood-cutter", "scullery", "milk-jug", "hedge-keeper", "stonecutter", "grocer"])
def test_a_card_is_worth_the_more_the_earlier_it_is_played(card: str) -> None:
    worth = [in_play(card, round_number=number) - in_play(round_number=number) for number in (2, 8, 14)]
    assert worth[0] > worth[2] >= -0.1
    assert worth[0] > worth[1] - 1e-9


def test_what_lies_on_round_spaces_is_worth_something() -> None:
    nothing = in_play("canoe", round_number=6)
    for promised in ({8: {"vegetable": 1}}, {9: {"field": 1}}, {7: {"food": 1}, 8: {"food": 1}}, {12: {"sheep": 1}}):
        assert in_play("canoe", round_number=6, promised=promised) > nothing + 0.2


def test_food_that_comes_after_a_harvest_does_not_feed_the_family_in_it() -> None:
    def hunger(number: int) -> float:
        """What the farm is worth if four food lie on the space of a round."""
        return in_play("canoe", round_number=3, promised={number: {"food": 4}})

    assert hunger(4) > hunger(5) + 0.5


def test_room_on_a_card_is_room_for_a_person() -> None:
    assert in_play("caravan", round_number=5) > in_play(round_number=5) + 1


def test_an_empty_field_on_a_card_can_be_sown() -> None:
    seeds = {"goods": {"vegetable": 1, "food": 4}}
    empty = in_play("beanfield", **seeds)
    assert empty > in_play(**seeds) + 1.2  # one point is printed
    sown = in_play("beanfield", fields=["beanfield vegetable 2"], goods={"food": 4})
    assert sown > in_play("beanfield", goods={"food": 4}) + 1


def test_at_the_end_of_the_game_the_estimate_is_the_score() -> None:
    game = agricola.new(players=2, seed=6, **CARDS)
    bot = bots.make("greedy", TITLE)
    rng = Random(6)
    while not game.is_over:
        seat = game.to_act[0]
        game.play(bots.decide(bot, TITLE, game.state, seat, rng), seat)
    assert [AgricolaHeuristic().value(cast(State, game.state), seat) for seat in (0, 1)] == [
        pytest.approx(score, abs=0.3) for score in game.scores
    ]
