"""Bots: they play to the end, they don't cheat, and greedy is better than random."""

from __future__ import annotations

from random import Random
from statistics import fmean

import pytest

from allmende import bots, hallertau
from allmende.arena import Match, play_match
from allmende.core.ai import TitleAI
from allmende.hallertau.ai.heuristic import HallertauHeuristic
from allmende.hallertau.ai.observation.progress_plan import payment, plan
from allmende.hallertau.components.payments import PAYMENT_GOODS, PAYMENTS
from allmende.hallertau.components.pieces import BARLEY, CLAY, FLAX, HOPS, MEAT, MILK, RYE, WOOL

TITLE = hallertau.TITLE


@pytest.mark.parametrize("name", bots.YARDSTICKS)
@pytest.mark.parametrize("players", TITLE.players)
def test_every_yardstick_plays_to_the_end_with_any_number_of_players(name: str, players: int) -> None:
    others = ("random",) * (players - 1)  # greedy thinks for long, and among itself a little longer
    outcome = play_match(Match("hallertau", {}, (name, *others), seed=players, keep=True))
    assert outcome.record is not None
    assert len(outcome.record.moves) == outcome.decisions > 0
    assert len(outcome.scores) == players


def test_greedy_beats_random() -> None:
    games = [play_match(Match("hallertau", {}, ("random", "greedy"), seed)) for seed in range(5)]
    assert [game.winners for game in games] == [[1]] * 5
    assert fmean(game.scores[1] - game.scores[0] for game in games) > 40


def test_the_same_seed_gives_the_same_game() -> None:
    match = Match("hallertau", {"progress": "clockwise", "cards": "off"}, ("greedy", "random"), seed=5, keep=True)
    assert play_match(match) == play_match(match)


@pytest.mark.parametrize("name", bots.YARDSTICKS)
def test_a_bot_decides_alike_where_only_unseen_cards_differ(name: str) -> None:
    """The last decision of a round is where a peek at the next Quadrant card would pay."""
    first = hallertau.Deal(0, ("A12", "B24", "C34", "D14", "E13", "F23"))
    second = hallertau.Deal(0, ("A12", "F23", "E13", "D14", "C34", "B24"))
    games = [hallertau.new(players=2, deal=deal, cards="off") for deal in (first, second)]
    bot = bots.make(name, TITLE)
    for number in range(40):
        if games[0].state.round > 1:
            break
        seat = games[0].to_act[0]
        moves = [bots.decide(bot, TITLE, game.state, seat, Random(number)) for game in games]
        assert moves[0] == moves[1]
        for game in games:
            game.play(moves[0], seat)


def test_an_unknown_bot_is_an_error_that_lists_the_known_ones() -> None:
    with pytest.raises(bots.UnknownBotError, match="random, greedy"):
        bots.make("grandmaster", TITLE)


@pytest.mark.parametrize(
    ("brought", "playing", "beyond"),
    [
        (None, ["random"], "greedy"),
        (TitleAI(HallertauHeuristic), ["random", "greedy"], "farmer"),
    ],
)
def test_a_title_is_played_by_those_bots_to_whom_it_tells_enough(
    brought: TitleAI | None, playing: list[str], beyond: str, monkeypatch: pytest.MonkeyPatch
) -> None:
    """A title of another package brings no nets."""
    monkeypatch.setattr(hallertau.Hallertau, "ai", brought)
    monkeypatch.setattr(hallertau.Hallertau, "name", "guest")
    assert bots.names(TITLE) == playing
    game = hallertau.new(players=2, seed=1, cards="off")
    for name in playing:
        assert bots.decide(bots.make(name, TITLE), TITLE, game.state, 0, Random(1)) in game.moves
    with pytest.raises(bots.UnknownBotError, match=", ".join(playing)):
        bots.make(beyond, TITLE)


@pytest.mark.parametrize("round_", range(1, 7))
@pytest.mark.parametrize("craft", range(5))
def test_every_planned_payment_is_a_legal_one(craft: int, round_: int) -> None:
    legal = [PAYMENT_GOODS[number] for number in PAYMENTS[craft * 7 + round_]]
    rng = Random(craft * 10 + round_)
    for _ in range(300):
        supply = [rng.randrange(7) for _ in range(9)]
        paid = payment(craft, round_, supply)
        if paid:
            assert paid in legal
            assert all(have >= count for have, count in zip(supply, paid, strict=True))


def test_a_plan_brings_the_hindmost_building_first() -> None:
    goods = [0] * 9
    for good in (BARLEY, CLAY, FLAX, MEAT, RYE, WOOL):
        goods[good] = 1
    crafts = [0, 0, 0, 0, 0]
    assert plan(goods, crafts, [2, 4] * 5, tools=0, jewelry=0, round_=1) == (0, 0)
    assert crafts == [1, 1, 1, 1, 1]
    assert sum(goods) == 1


def test_a_plan_stops_where_tools_are_lacking() -> None:
    goods = [0] * 9
    goods[MILK] = 5
    crafts = [0, 0, 0, 0, 0]
    assert plan(goods, crafts, [2, 4] * 5, tools=2, jewelry=0, round_=1) == (1, 0)
    assert crafts == [0, 0, 2, 0, 0]


def test_a_plan_spends_jewelry_where_goods_are_lacking() -> None:
    goods = [0] * 9
    goods[HOPS] = 9
    crafts = [3, 2, 3, 3, 3]
    assert plan(goods, crafts, [5, 7, 4, 6, 5, 7, 5, 7, 5, 7], tools=0, jewelry=1, round_=4) == (0, 0)
    assert crafts == [3, 3, 3, 3, 3]
