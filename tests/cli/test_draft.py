"""Practice of drafts in the terminal: picks by number or name, what is said of them, and the hand played at once."""

from __future__ import annotations

import io

import pytest

from allmende import cli


def run(words: str, answers: list[str], monkeypatch: pytest.MonkeyPatch, capsys: pytest.CaptureFixture[str]) -> str:
    """What a draft with these answers prints."""
    monkeypatch.setattr("sys.stdin", io.StringIO("".join(f"{answer}\n" for answer in answers)))
    assert cli.main(["draft", *words.split()]) == 0
    return capsys.readouterr().out


def test_each_pick_is_judged_and_the_hands_are_compared(
    monkeypatch: pytest.MonkeyPatch, capsys: pytest.CaptureFixture[str]
) -> None:
    said = run("agricola --seed 7 --set hands=draft-8", ["1"] * 14, monkeypatch, capsys)
    judged = said.count("can't be told for sure") + said.count("should bring more") + said.count("points more.")
    assert judged >= 14
    assert "What the hands should bring" in said
    assert "You: " in said
    assert "Bot at seat 2: " in said
    assert "--seed 7" in said


def test_the_next_draft_has_other_packets_and_a_hand_is_played_on(
    monkeypatch: pytest.MonkeyPatch, capsys: pytest.CaptureFixture[str]
) -> None:
    answers = [*["1"] * 14, "next", *["1"] * 14, "play", "quit"]
    said = run("agricola --seed 7 --set hands=draft-8 --bot random", answers, monkeypatch, capsys)
    assert "--seed 8" in said
    assert "Round 1" in said


def test_a_card_is_picked_by_its_name_too_and_mistakes_of_programs_end_it(
    monkeypatch: pytest.MonkeyPatch, capsys: pytest.CaptureFixture[str]
) -> None:
    monkeypatch.setattr("sys.stdin", io.StringIO("mill\n"))
    assert cli.main(["draft", "agricola", "--seed", "7"]) == 2
    assert "not in the packet" in capsys.readouterr().err
    assert run("agricola", ["quit"], monkeypatch, capsys)


def test_while_one_drafts_a_table_tells_what_the_cards_should_bring(
    monkeypatch: pytest.MonkeyPatch, capsys: pytest.CaptureFixture[str]
) -> None:
    monkeypatch.setattr("sys.stdin", io.StringIO("1\nworth\nquit\n"))
    drafting = ["--set", "cards=base", "--set", "hands=draft", "--bots", "random"]
    assert cli.main(["play", "agricola", "--seed", "7", *drafting]) == 0
    said = capsys.readouterr().out
    assert "Cards to choose from:" in said
    assert "Your hand: +" in said or "Your hand: -" in said
    monkeypatch.setattr("sys.stdin", io.StringIO("worth\nquit\n"))
    assert cli.main(["play", "arle", "--seed", "7"]) == 0
    assert "Nothing is known of your cards" in capsys.readouterr().out


def test_titles_without_drafts_say_so(capsys: pytest.CaptureFixture[str]) -> None:
    assert cli.main(["draft", "arle"]) == 2
    assert "have not been measured" in capsys.readouterr().err
