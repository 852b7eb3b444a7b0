"""Mining of problems: what is found in a position, and files that are gone on with."""

from __future__ import annotations

from pathlib import Path
from random import Random

import pytest

from allmende.arena import problem_mining
from allmende.arena.problem_mining import MinedGame, Miner, MiningError, mined_in, mining_of, resumed
from allmende.arena.safe_files import add_line
from allmende.core.errors import OptionError
from allmende.problems.plans import key, parsed, played
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


def test_nothing_is_mined_where_no_champion_plays() -> None:
    with pytest.raises(MiningError):
        mining_of("hallertau", 3, {}, 1)
    with pytest.raises(OptionError):
        mining_of("agricola", 9, {}, 1)
