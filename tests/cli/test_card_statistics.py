"""`allmende cards --stats`, and what has been measured of a single card."""

from __future__ import annotations

import json
from pathlib import Path
from typing import Any

import pytest

from allmende import cli
from allmende.bots.card_knowledge import CardFacts, CardKnowledge, CardSet, Estimate, Partners
from allmende.cli.analysis import print_hands
from allmende.cli.console import Console
from allmende.core import Game
from allmende.titles import title
from cli.mistakes import complaint

STATS = ["cards", "agricola", "--set", "cards=base", "--stats", "--bot", "random", "--games", "3", "--seed", "1"]


def measured(capsys: pytest.CaptureFixture[str], *words: str) -> Any:
    """The JSON that the command prints, without the times."""
    assert cli.main([*words, "--json"]) == 0
    found = json.loads(capsys.readouterr().out)
    del found["timing"]
    return found


@pytest.mark.parametrize(
    ("language", "heading", "card"),
    [
        ("en", "Agricola, 2 players: 4 games of the bot Random on 2 deals (seed 1)", "Loam Pit"),
        ("de", "Agricola zu 2: 4 Partien des Bots Zufall auf 2 Startlagen (Startzahl 1)", "Tongrube"),
    ],
)
def test_it_prints_a_row_for_each_card(
    language: str, heading: str, card: str, capsys: pytest.CaptureFixture[str]
) -> None:
    assert cli.main([*STATS, "--lang", language]) == 0
    lines = capsys.readouterr().out.splitlines()
    assert lines[0] == heading
    assert any(line.startswith(card) for line in lines)


def test_a_study_that_goes_on_ends_with_the_same_bytes(capsys: pytest.CaptureFixture[str], tmp_path: Path) -> None:
    at_once = measured(capsys, *STATS)
    assert (at_once["games"], at_once["deals"]) == (4, 2)
    out = ["--out", str(tmp_path)]
    measured(capsys, *STATS[:-3], "2", *STATS[-2:], *out)
    assert measured(capsys, *STATS, *out) == at_once
    assert len((tmp_path / "twins.jsonl").read_text().splitlines()) == 2


def test_ctrl_c_keeps_and_prints_what_there_is(
    capsys: pytest.CaptureFixture[str], monkeypatch: pytest.MonkeyPatch, tmp_path: Path
) -> None:
    from allmende.cli import card_statistics

    whole = card_statistics.play

    def interrupted(*arguments: Any) -> Any:
        yield next(whole(*arguments))
        raise KeyboardInterrupt

    monkeypatch.setattr(card_statistics, "play", interrupted)
    assert cli.main([*STATS, "--out", str(tmp_path)]) == 130
    assert "2 games of the bot Random on 1 deal" in capsys.readouterr().out
    assert len((tmp_path / "twins.jsonl").read_text().splitlines()) == 1


def test_a_game_without_hand_cards_has_no_statistics(capsys: pytest.CaptureFixture[str]) -> None:
    said = complaint("cards", ["arle", "--stats"], "en", capsys)
    assert said == "allmende: This game has no hand cards to study.\n"


@pytest.fixture
def _known(monkeypatch: pytest.MonkeyPatch) -> None:
    cards = {
        "basket": CardFacts(40, 9, 6.5, points=Estimate(2.04, 1.1), wins=Estimate(0.12, 0.2)),
        "canoe": CardFacts(38, 1, 3.0, points=Estimate(1.4, 1.3), wins=Estimate(-0.25, 0.2)),
        "loom": CardFacts(35, 0),
    }
    partners = [Partners(("basket", "canoe"), Estimate(1.5, 0.7))]
    known = CardSet(2, {"cards": "base"}, "villager", 60, 120, "2026-12-01", "0.1.0", "2026.11", cards, partners)
    monkeypatch.setattr("allmende.cli.card_facts.card_knowledge", lambda _: CardKnowledge([known]))


@pytest.mark.usefixtures("_known")
def test_of_a_card_only_what_stands_out_is_said(capsys: pytest.CaptureFixture[str]) -> None:
    assert cli.main(["cards", "agricola", "Basket"]) == 0
    said = capsys.readouterr().out
    assert "With 2 players, in 120 games of the bot Villager with itself (2026-12-01):" in said
    assert "  in 40 of 240 hands dealt\n  played 9 times, in round 6.5 on average\n" in said
    assert "  2.0 ± 1.1 points more than with another card of its kind" in said
    assert "  better together with Canoe: +1.5 ± 0.7 points more than the sum of both" in said
    assert "wins" not in said
    assert "don't tell" not in said


@pytest.mark.usefixtures("_known")
def test_what_is_not_sure_is_called_so(capsys: pytest.CaptureFixture[str]) -> None:
    assert cli.main(["cards", "agricola", "canoe", "--lang", "de"]) == 0
    said = capsys.readouterr().out
    assert "  einmal ausgespielt, in Runde 3,0\n" in said
    assert "ob sie mehr Punkte bringt als eine andere Karte ihrer Art, sagen so wenige Partien nicht" in said
    assert "  gewinnt um 25 ± 20 Prozentpunkte seltener als mit einer anderen Karte ihrer Art" in said
    assert cli.main(["cards", "agricola", "loom"]) == 0
    assert "  never played\n" in capsys.readouterr().out


@pytest.mark.usefixtures("_known")
def test_an_unknown_card_is_one_sentence(capsys: pytest.CaptureFixture[str]) -> None:
    said = complaint("cards", ["agricola", "spaceship"], "en", capsys)
    assert said == "allmende: Agricola has no card “spaceship”; it is called by its name or number.\n"
    assert cli.main(["cards", "agricola", "angler"]) == 0
    assert "Nothing has been measured for this card." in capsys.readouterr().out


def test_an_analysis_says_what_a_hand_was_worth_if_that_is_sure(
    capsys: pytest.CaptureFixture[str], monkeypatch: pytest.MonkeyPatch
) -> None:
    game = Game.new(title("agricola"), 2, 1, None, {"cards": "base"})
    strong, weak = (next(card for card in hand) for hand in game.deal.hands)
    cards = {
        strong: CardFacts(40, 9, points=Estimate(3.14, 0.8)),
        weak: CardFacts(40, 9, points=Estimate(-0.7, 0.8)),
    }
    known = CardSet(2, game.options, "villager", 60, 120, "2026-12-01", "0.1.0", "2026.11", cards, [])
    monkeypatch.setattr("allmende.bots.hand_worth.card_set", lambda *_: known)
    print_hands(game, Console("en"), ["Ann", "Bob"])
    said = capsys.readouterr().out
    assert said == (
        "Ann: the hand dealt was worth 3.1 ± 0.8 points more than the mean "
        "(measured with the bot Villager, 120 games).\n"
    )
    drafted = Game.new(title("agricola"), 2, 1, None, {"cards": "base", "hands": "draft"})
    print_hands(drafted, Console("en"), ["Ann", "Bob"])
    assert capsys.readouterr().out == "", "a packet is no hand"
