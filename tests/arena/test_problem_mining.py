"""Mining of problems: what is found in a position, and files that are gone on with."""

from __future__ import annotations

from pathlib import Path
from random import Random

import pytest

from allmende.arena import mining_players, problem_mining
from allmende.arena.mining_players import mining_player
from allmende.arena.problem_mining import MinedGame, Miner, MiningError, mined_in, mining_of, resumed
from allmende.arena.safe_files import add_line
from allmende.bots import learned
from allmende.bots.learned import Subject
from allmende.bots.turns import after_moves
from allmende.core.errors import OptionError
from allmende.core.game import Game
from allmende.problems.plans import key, parsed, played
from allmende.titles import title
from problems.position import SEAT, SOLUTION, found, last_harvest


def test_it_finds_the_one_plan_that_feeds_the_family_and_keeps_most() -> None:
    one, game = found(), last_harvest()
    ends = [
        key(game.title, played(game.title, game.state, SEAT, parsed(game, moves)))
        for moves in (one.solution.moves, SOLUTION)
    ]
    assert ends[0] == ends[1]
    assert one.lead.value - one.lead.half >= problem_mining.SURE
    assert [other.behind.value for other in one.others] == sorted(other.behind.value for other in one.others)
    assert one.found.keys() == {"novice", "farmer"}
    assert one.game().record == game.record


def test_a_lead_that_is_not_large_enough_makes_no_problem(monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.setattr(problem_mining, "HOPE", 50.0)
    miner = Miner(mining_of("agricola", 2, {}, 1), "2026-12-01")
    assert miner.problem(last_harvest(), SEAT, Random(1)) is None


def test_a_file_is_gone_on_with_by_the_same_mining_only(tmp_path: Path) -> None:
    file, mining = tmp_path / "mined.jsonl", mining_of("agricola", 2, {}, 1)
    assert mined_in(file) == (None, [])
    assert resumed(file, mining) == []
    game = MinedGame(0, 60, [found()])
    add_line(file, game)
    assert resumed(file, mining) == [game]
    assert mined_in(file) == (mining, [game])
    with pytest.raises(MiningError) as caught:
        resumed(file, mining_of("agricola", 2, {}, 2))
    assert caught.value.message.id == "error-other-mining"


@pytest.mark.parametrize("content", ["no JSON\n", '{"type":"game","number":0,"turns":1,"problems":[]}\n', "[]\n"])
def test_a_file_that_is_none_is_refused(content: str, tmp_path: Path) -> None:
    file = tmp_path / "mined.jsonl"
    file.write_text(content)
    with pytest.raises(MiningError) as caught:
        mined_in(file)
    assert caught.value.message.id == "error-no-mining"


@pytest.mark.parametrize(
    ("name", "players", "options"),
    [
        ("agricola", 1, {"cards": "off"}),  # by a champion
        ("arle", 1, {}),
        ("agricola", 3, {"cards": "off"}),
        ("hallertau", 4, {"cards": "off"}),
    ],
)
def test_any_number_of_players_has_a_player_that_mines_for_it(name: str, players: int, options: dict[str, str]) -> None:
    of = title(name)
    chosen = of.checked_options(players, options)
    assert mining_of(name, players, options, 1).engine.startswith(f"{name}-{players} ")
    player, rng = mining_player(of, Subject.under(of, players, chosen)), Random(1)
    state = Game(of, players, chosen, of.draw(players, chosen, rng)).state
    seat = state.to_act()[0]
    moves = state.moves(seat)
    assert player.drawn(state, seat, rng) in moves
    assert player.preferred(state, seat, rng) in moves
    (weighty,) = player.weighty(seat, [state])
    assert {*weighty} <= {*moves}
    ends = after_moves(state, seat, weighty)
    found = player.values(ends, seat)
    assert len(found) == len(ends)
    if players > 1:  # no seat is ahead of all others in the eyes of each
        others = [player.values(ends[:1], each)[0][1] for each in range(players)]
        assert sum(ahead > 0 for ahead in others) <= 1


def test_nothing_is_mined_where_no_net_plays(monkeypatch: pytest.MonkeyPatch, tmp_path: Path) -> None:
    for module in (learned, mining_players):
        monkeypatch.setattr(module, "WEIGHTS", tmp_path)
    with pytest.raises(MiningError) as caught:
        mining_of("hallertau", 3, {}, 1)
    assert caught.value.message.id == "error-mining-no-net"
    with pytest.raises(OptionError):
        mining_of("agricola", 9, {}, 1)
