"""Hands are hidden: what others see of them, and what is drawn anew for whom."""

from __future__ import annotations

from random import Random

import pytest

from agricola.random_games import eager, enrich
from agricola.scenario import farm, play, scenario, stand, texts, use
from allmende import agricola
from allmende.agricola.components.numbers import CARD_NAMES, is_occupation
from allmende.agricola.presentation.farmers import FarmerView
from allmende.agricola.presentation.views import View
from allmende.agricola.record.deal import piles
from allmende.agricola.rules.state import State
from allmende.core import EVERYTHING, ONLOOKER, Game, Message, MoveMade


def seen(game: Game, eyes: int, seat: int) -> FarmerView:
    """What these eyes see of a seat."""
    view = game.view(eyes)
    assert isinstance(view, View)
    return view.players[seat]


def drawn(game: Game, eyes: int, seed: int) -> State:
    """A position that these eyes can't tell from the real one."""
    state = game.redeal(eyes, Random(seed))
    assert isinstance(state, State)
    return state


def held(state: State, seat: int) -> list[str]:
    """The cards in a seat's hand."""
    return sorted(CARD_NAMES[card] for card in state.seats[seat].hand)


def kinds(hand: list[int]) -> tuple[int, int]:
    """How many minor improvements and occupations there are."""
    return sum(not is_occupation(card) for card in hand), sum(is_occupation(card) for card in hand)


def test_everybody_sees_ones_own_hand_and_how_many_cards_others_hold() -> None:
    game = scenario(farm(hand=["basket", "canoe", "tutor"]), farm(hand=["loom", "priest", "grocer"]))
    assert (seen(game, 0, 0).hand, seen(game, 0, 1).hand) == (["basket", "canoe", "tutor"], [])
    assert sorted(seen(game, 1, 1).hand) == ["grocer", "loom", "priest"]
    for eyes in (0, 1, ONLOOKER):
        assert [(seen(game, eyes, seat).minors, seen(game, eyes, seat).occupations) for seat in (0, 1)] == [
            (2, 1),
            (1, 2),
        ]


def test_an_onlooker_sees_no_hand_and_whoever_may_see_everything_sees_all() -> None:
    game = agricola.new(players=3, seed=1, cards="base")
    assert [seen(game, ONLOOKER, seat).hand for seat in range(3)] == [[], [], []]
    assert [len(seen(game, EVERYTHING, seat).hand) for seat in range(3)] == [14, 14, 14]


@pytest.mark.parametrize("players", [2, 3, 4])
def test_the_start_is_drawn_anew_with_hands_of_the_cards_for_so_many_players(players: int) -> None:
    game = agricola.new(players=players, seed=2, cards="base")
    usable = {name for pile in piles(players, "base") for name in pile}
    others: set[tuple[str, ...]] = set()
    for seed in range(30):
        state = drawn(game, 0, seed)
        assert held(state, 0) == held(stand(game), 0)
        cards = [card for seat in range(players) for card in held(state, seat)]
        assert len(set(cards)) == len(cards) == 14 * players
        assert set(cards) <= usable
        assert [kinds(mine.hand) for mine in state.seats] == [(7, 7)] * players
        others.add(tuple(held(state, 1)))
    assert len(others) == 30


def test_a_traveling_card_that_was_passed_is_known_until_it_is_played() -> None:
    mine = farm({"grain": 1}, hand=["market-stall", "canoe"])
    game = scenario(mine, farm({"grain": 1}, hand=["loom", "tutor"]), farm(hand=["basket"]), round_number=4)
    play(game, "place meeting-place", "play market-stall")
    assert_known(game, 1, 3)
    play(game, "place major-improvement")
    assert held(stand(game), 1) == ["loom", "tutor"]
    assert_known(game, 2, 2)


def assert_known(game: Game, holder: int, cards: int) -> None:
    """The others know that this seat has the Market Stall, and none of its other cards."""
    for eyes in {0, 1, 2, ONLOOKER} - {holder}:
        hands = [held(drawn(game, eyes, seed), holder) for seed in range(20)]
        assert {(len(hand), "market-stall" in hand) for hand in hands} == {(cards, True)}
        assert len({tuple(hand) for hand in hands}) > 1


def test_one_knows_ones_own_cards_even_as_the_only_ones_that_are_left() -> None:
    game = scenario(farm(hand=["loom"]), farm(hand=["tutor"]))
    assert {tuple(held(drawn(game, 0, seed), 0)) for seed in range(5)} == {("loom",)}
    assert "loom" not in {card for seed in range(60) for card in held(drawn(game, 0, seed), 1)}


def test_whoever_decides_about_hand_cards_decides_about_those_that_were_drawn() -> None:
    game = use("meeting-place", farm({"reed": 1}, hand=["basket", "canoe"]))
    assert texts(game) == {"play basket", "done"}
    for seed in range(30):
        state = drawn(game, 1, seed)
        moves = {game.title.vocabulary[move].text for move in state.moves(0)}
        assert "done" in moves
        assert moves - {"done"} <= {f"play {card}" for card in held(state, 0)}


def test_whoever_has_to_play_a_card_holds_one_that_can_be_played() -> None:
    game = use("major-improvement", farm({"reed": 1, "wood": 1}, hand=["basket", "corn-scoop", "grocer"]))
    assert texts(game) == {"play basket", "play corn-scoop"}, "no major improvement can be paid, and none is declined"
    for seed in range(60):
        state = drawn(game, 1, seed)
        moves = {game.title.vocabulary[move].text for move in state.moves(0)}
        assert moves
        assert moves <= {f"play {card}" for card in held(state, 0)}


def test_what_is_kept_in_a_draft_is_told_to_others_as_a_card() -> None:
    game = agricola.new(players=2, seed=1, cards="base", hands="draft")
    move = game.moves_of(0)[0]
    made = MoveMade(0, game.title.vocabulary[move].text, game.title.label(game.state, 0, move))
    assert made.text.startswith("keep ")
    assert [game.title.move_for(made, eyes) for eyes in (0, EVERYTHING)] == [made, made]
    for eyes in (1, ONLOOKER):
        assert game.title.move_for(made, eyes) == MoveMade(0, "keep", Message("move-keep-unnamed"))


@pytest.mark.parametrize("players", [2, 3, 4])
@pytest.mark.parametrize("seed", [11, 12])
def test_all_that_is_seen_stays_as_it_is_in_whole_games(players: int, seed: int) -> None:
    game, random = agricola.new(players=players, seed=seed, cards="base"), Random(seed)
    enrich(game, random)
    while not game.is_over:
        if random.random() < 0.06:
            for eyes in (ONLOOKER, *range(players)):
                check_redraw(game, eyes, random.randrange(1000))
        seat, move = eager(game, random)
        game.play(move, seat)


def check_redraw(game: Game, eyes: int, seed: int) -> None:
    """Nothing that these eyes see is different, no card is there twice, and who decides can go on."""
    state, twin = stand(game), drawn(game, eyes, seed)
    assert game.title.view(twin, eyes) == game.view(eyes)
    cards = [card for mine in twin.seats for card in (*mine.hand, *mine.played)]
    assert len(set(cards)) == len(cards)
    assert twin.to_act() == state.to_act()
    for seat, (before, after) in enumerate(zip(state.seats, twin.seats, strict=True)):
        assert kinds(after.hand) == kinds(before.hand)
        if seat == eyes:
            assert (after.hand, after.moves) == (before.hand, before.moves)
