"""`allmende ladder --edition`: the same opponents, deals and seats for everybody, and a row that can be published."""

from __future__ import annotations

import json
import re

import pytest

from allmende import cli
from allmende.arena import editions
from allmende.arena.editions import EDITIONS, Edition
from allmende.bots import make
from allmende.titles import OWN
from cli.mistakes import complaint

COMMAND = ["ladder", "arle", "--edition", "1", "--bot", "novice"]


@pytest.fixture(autouse=True)
def _quick(monkeypatch: pytest.MonkeyPatch) -> None:
    quick = Edition({}, ("random", "hoarder", "blocker"), seed=4, deals=1)
    monkeypatch.setattr(editions, "EDITIONS", {"arle": {"1": quick}})


@pytest.mark.parametrize(("title", "name"), [(title, name) for title in EDITIONS for name in EDITIONS[title]])
def test_every_edition_can_be_played(title: str, name: str) -> None:
    wanted = EDITIONS[title][name]
    assert set(wanted.options) <= set(OWN[title].checked_options(wanted.players, wanted.options))
    for opponent in wanted.opponents:
        make(opponent, OWN[title])


def test_everything_is_settled(capsys: pytest.CaptureFixture[str]) -> None:
    assert cli.main([*COMMAND, "--json"]) == 0
    said = json.loads(capsys.readouterr().out)
    assert said["edition"] == "1"
    assert said["setup"]["bots"] == ["novice", "random", "hoarder", "blocker"]
    assert said["setup"]["seed"] == 4
    assert said["games"] == 6


def test_a_row_for_publishing(capsys: pytest.CaptureFixture[str]) -> None:
    assert cli.main(["ladder", "arle", "--edition", "1", "--bot", "random", "--markdown"]) == 0
    heading, rule, row = capsys.readouterr().out.splitlines()
    assert (
        heading
        == "| Bot | Games | Won, % | Random | Hoarder | Blocker | Points | Theirs | ms a decision | Reproduce with |"
    )
    assert rule.count("|") == row.count("|") == heading.count("|")
    assert re.fullmatch(
        r"\| Random \| 4 \| 0 \(0–79\) \| – \| 0 \| 0 \| -?[\d.]+ \| [\d.]+ \| [\d.]+ "
        r"\| `allmende ladder arle --edition 1 --bot random --markdown` \|",
        row,
    )


def test_mistakes_are_one_sentence(capsys: pytest.CaptureFixture[str]) -> None:
    rest = COMMAND[1:]
    for words, why in (
        ([*rest, "--games", "5"], "An edition settles all that is played: leave --games out."),
        ([*rest, "--set", "houses=dark"], "An edition settles all that is played: leave --set out."),
        (["arle", "--edition", "9"], "Fields of Arle has no edition “9” of its ladder; it has: 1."),
        (["arle", "--markdown"], "Only a row that can be played again can be published: add --edition."),
    ):
        assert complaint("ladder", words, "en", capsys) == f"allmende: {why}\n"
