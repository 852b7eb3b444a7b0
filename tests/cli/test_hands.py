"""Hand cards in the terminal: shown to whom they belong, hidden from everybody else at the same screen."""

from __future__ import annotations

import io
import re
from collections.abc import Callable
from pathlib import Path
from random import Random
from typing import cast

import msgspec
import pytest
import rich.console

from allmende import cli, hallertau
from allmende.cli.console import Console
from allmende.cli.minutes import Minutes
from allmende.cli.session import Sitting
from allmende.core import ONLOOKER, Game, Record
from allmende.hallertau.components.numbers import CARD_NAMES
from allmende.hallertau.presentation.views import View
from allmende.hallertau.record.events import CardsDrawn
from cli.keyboard import Keyboard

_NUMBER = re.compile(r"(?<!\d)\d{3}(?!\d)")


@pytest.fixture(autouse=True)
def _wide(monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.setenv("COLUMNS", "300")


def hand(game: Game, seat: int) -> list[str]:
    """The numbers of the cards in a hand."""
    return [card.number for card in cast(View, game.view(seat)).players[seat].hand]


def asks(game: Game) -> str:
    """What the first seat that decides is asked."""
    decision = game.decision(game.to_act[0])
    assert decision is not None
    return decision.prompt.id


def game_where(wanted: Callable[[Game], bool], players: int = 1, seed: int = 1) -> Game:
    """A game of random moves up to where something is so."""
    game, random = hallertau.new(players, seed), Random(seed)
    while not wanted(game):
        game.play(random.choice(list(game.moves)), game.to_act[0])
    return game


def may_play(game: Game) -> bool:
    """Whether a card can be played on one's turn, and another one can't."""
    cards = hand(game, game.to_act[0])
    return asks(game) == "prompt-turn" and 0 < sum(f"play {card}" in game.moves for card in cards) < len(cards)


def playable(game: Game) -> str:
    """A card that can be played."""
    return next(card for card in hand(game, game.to_act[0]) if f"play {card}" in game.moves)


class Evening:
    """A game in a file that is gone on with in the terminal."""

    def __init__(
        self, game: Game, folder: Path, monkeypatch: pytest.MonkeyPatch, capsys: pytest.CaptureFixture[str]
    ) -> None:
        self.game = game
        self.file = folder / "evening.txt"
        self.file.write_text(str(game.record))
        self.monkeypatch = monkeypatch
        self.capsys = capsys
        self.complaint = ""

    def type(self, *lines: str, status: int = 0, keyboard: type[io.StringIO] = io.StringIO, bots: str = "") -> str:
        """Go on with these lines and give what is said."""
        self.monkeypatch.setattr("sys.stdin", keyboard("".join(f"{line}\n" for line in lines)))
        table = ["--players", str(self.game.players), "--bots", bots, "--record", str(self.file)]
        assert cli.main(["play", "hallertau", *table]) == status
        captured = self.capsys.readouterr()
        self.complaint = captured.err
        return captured.out

    @property
    def added(self) -> list[tuple[int, str]]:
        """The moves that were made."""
        return Record.parse(self.file.read_text()).moves[self.game.version :]


@pytest.fixture
def evening(
    tmp_path: Path, monkeypatch: pytest.MonkeyPatch, capsys: pytest.CaptureFixture[str]
) -> Callable[[Game], Evening]:
    return lambda game: Evening(game, tmp_path, monkeypatch, capsys)


# One's own hand


def lines_of_hand(said: str) -> dict[str, tuple[str, str]]:
    """By card in the hand that was shown last: the number of its move, and the reason below it."""
    found: dict[str, tuple[str, str]] = {}
    last = ""
    for line in said.rpartition("Your hand:")[2].splitlines():
        if match := re.match(r" *(\d*)  (\d{3})  \S", line):
            last = match[2]
            found[last] = (match[1], "")
        elif last and (match := re.match(r" *– (.*\S)", line)):
            found[last] = (found[last][0], match[1])
    return found


def test_the_hand_has_numbers_for_what_can_be_played_and_reasons_for_the_rest(
    evening: Callable[[Game], Evening],
) -> None:
    game = game_where(may_play)
    shown = lines_of_hand(evening(game).type())
    assert list(shown) == hand(game, 0)
    texts = game.moves.texts
    for card, (number, reason) in shown.items():
        if f"play {card}" in texts:
            assert (texts[int(number) - 1], reason) == (f"play {card}", "")
        else:
            assert number == ""
            assert reason.endswith(".")


@pytest.mark.parametrize("by", ["number of the card", "number of the move", "move"])
def test_a_card_is_played_by_its_number_or_from_the_list(by: str, evening: Callable[[Game], Evening]) -> None:
    game = game_where(may_play)
    card = playable(game)
    number = game.moves.texts.index(f"play {card}") + 1
    line = {"number of the card": card, "number of the move": str(number), "move": f"play {card}"}[by]
    here = evening(game)
    assert f"plays card {card}" in here.type(line)
    assert here.added == [(0, f"play {card}")]


def test_a_card_that_cannot_be_played_is_refused_with_its_reason(evening: Callable[[Game], Evening]) -> None:
    game = game_where(may_play)
    card = next(card for card in hand(game, 0) if f"play {card}" not in game.moves)
    here = evening(game)
    shown = lines_of_hand(here.type())
    here.type(card, status=2)
    assert shown[card][1] in here.complaint
    assert here.added == []
    stranger = next(card for card in reversed(CARD_NAMES) if card not in hand(game, 0))
    here.type(stranger, status=2)
    assert f"no option {stranger}" in here.complaint


def test_a_moment_to_play_cards_passes_with_enter(evening: Callable[[Game], Evening]) -> None:
    here = evening(game_where(lambda game: asks(game) == "prompt-moment"))
    said = here.type("")
    assert "Enter: play no card" in said
    assert here.added == [(0, "done")]


def test_at_any_other_decision_enter_does_nothing(evening: Callable[[Game], Evening]) -> None:
    here = evening(game_where(may_play))
    assert "Enter: play no card" not in here.type("", "")
    assert here.added == []


def test_the_hand_is_shown_again_on_demand(evening: Callable[[Game], Evening]) -> None:
    here = evening(game_where(may_play))
    assert here.type("hand").count("Your hand:") == here.type().count("Your hand:") + 2


# Looking at cards


def test_a_card_can_be_looked_at_in_full(evening: Callable[[Game], Evening]) -> None:
    game = game_where(may_play)
    here = evening(game)
    said = here.type("card 811").partition("811, ")[2].partition("Player 1:")[0]
    for part in ("Bonus card", "harvested", "Phase 3", "3 points", "("):
        assert part in said
    assert "It is in your hand" not in said
    assert "404, Farmyard card (Hops)" in here.type("card 404")
    card, (_, reason) = next(item for item in lines_of_hand(here.type()).items() if item[1][1])
    assert f"It is in your hand.\n  {reason}" in here.type(f"card {card}")
    for wrong in ("card 999", "card 7", "card", "card nobody"):
        here.type(wrong, status=2)
        assert "There is no card" in here.complaint


def test_what_others_have_played_can_be_looked_at(evening: Callable[[Game], Evening]) -> None:
    game = game_where(lambda game: all(player.played for player in cast(View, game.view(0)).players), players=2)
    said = evening(game).type("cards", bots="random")
    for player in cast(View, game.view(ONLOOKER)).players:
        assert f"Player {player.seat + 1} holds " in said or f"Random ({player.seat + 1}) holds " in said
        for card in player.played:
            assert re.search(rf"\n  {card}  \w", said)


def test_the_table_shows_the_backs_of_all_hands_and_what_was_played(evening: Callable[[Game], Evening]) -> None:
    game = hallertau.new(2, seed=1)
    said = evening(game).type(bots="random")
    assert said.count("4 Gateway cards, 1 Point card") == 2
    assert "Left in the piles: 22 Gateway cards, 23 Farmyard cards, 45 Bonus cards and 23 Point cards" in said
    for card in hand(game, 1):
        assert card not in said


# Several people at one screen


class Table:
    """Several people who play at random, and what stands on their screen whenever they are asked for a line."""

    def __init__(self, capsys: pytest.CaptureFixture[str], monkeypatch: pytest.MonkeyPatch, seed: int) -> None:
        self.capsys = capsys
        self.random = Random(seed)
        self.game = hallertau.new(3, seed, gateway="advanced", farmyard="hops")
        self.sitting = Sitting(self.game, Console("en"), ["Ann", "Bob", "Cid"], {2: "random"})
        self.sitting.on_change = self.look
        self.screen = ""
        self.seen: list[set[str]] = [set(), set()]
        self.told = [set(hand(self.game, seat)) for seat in (0, 1)]
        self.held: set[str] = set()
        self.public: set[str] = set()
        self.asked = {"hide": 0, "see": 0, "moment": 0, "move": 0}
        monkeypatch.setattr(Console, "clear", lambda console: console.out.file.write("\f"))

    def isatty(self) -> bool:
        """They are people."""
        return True

    def readline(self) -> str:
        """Look at the screen, and type something."""
        self.screen = (self.screen + self.capsys.readouterr().out).rpartition("\f")[2]
        self.look()
        hidden = self.screen.rstrip().endswith("see your hand.")
        allowed = self.public if hidden else self.public | self.seen[self.sitting.eyes]
        assert set(_NUMBER.findall(self.screen)).intersection(CARD_NAMES) <= allowed
        if not hidden:
            draws = [line for line in self.screen.splitlines() if " draws " in line]
            self.told[self.sitting.eyes].update(*map(_NUMBER.findall, draws))
        return self.answer(hidden) + "\n"

    def look(self) -> None:
        """Note who holds which cards; those that somebody held and nobody does any more were shown to all."""
        hands = [set(hand(self.game, seat)) for seat in range(3)]
        self.held |= set().union(*hands)
        for seat in (0, 1):
            self.seen[seat] |= hands[seat]
        self.public = self.held.difference(*hands)

    def answer(self, hidden: bool) -> str:
        """What is typed: a random move, or Enter where that is asked for."""
        if hidden or self.screen.rstrip().endswith("hide your cards."):
            self.asked["see" if hidden else "hide"] += 1
            return ""
        assert self.sitting.eyes == self.sitting.seat
        decision = self.game.decision(self.sitting.seat)
        assert decision is not None
        # Each has heard which cards it drew, also while others played.
        assert self.told[self.sitting.seat].issuperset(hand(self.game, self.sitting.seat))
        self.asked["moment" if decision.prompt.id == "prompt-moment" else "move"] += 1
        return self.random.choice(decision.moves).text


@pytest.mark.parametrize("seed", [1, 2])
def test_nobody_at_the_screen_sees_the_hand_of_another(
    seed: int, capsys: pytest.CaptureFixture[str], monkeypatch: pytest.MonkeyPatch
) -> None:
    table = Table(capsys, monkeypatch, seed)
    assert table.sitting.run(cast(io.StringIO, table)) == 0
    assert table.game.is_over
    assert min(table.asked.values()) > 0
    assert table.seen[0] & table.seen[1] == set()


def test_the_screen_is_emptied_to_where_nobody_can_scroll_back() -> None:
    console = Console("en")
    for terminal, codes in ((True, ["\x1b[2J", "\x1b[3J"]), (False, [])):
        console.out = rich.console.Console(file=io.StringIO(), force_terminal=terminal)
        console.clear()
        written = cast(io.StringIO, console.out.file).getvalue()
        assert re.findall(r"\x1b\[.J", written) == codes


@pytest.mark.parametrize("lines", [[], ["quit"], ["", "exchange 1", "quit"], ["", "exchange 1"]])
def test_people_can_leave_while_the_screen_is_handed_over(lines: list[str], evening: Callable[[Game], Evening]) -> None:
    here = evening(hallertau.new(2, seed=1))
    said = here.type(*lines, keyboard=Keyboard)
    assert said.rstrip().endswith("you can go on from here.")
    assert len(here.added) == ("exchange 1" in lines)


def test_a_file_of_moves_needs_no_enter_between_two_seats(evening: Callable[[Game], Evening]) -> None:
    here = evening(hallertau.new(2, seed=1))
    said = here.type("exchange 1", "exchange 2")
    assert "press Enter" not in said
    assert [move for _, move in here.added] == ["exchange 1", "exchange 2"]


def test_alone_with_bots_nothing_is_hidden_from_oneself(evening: Callable[[Game], Evening]) -> None:
    here = evening(game_where(lambda game: game.to_act == [0], players=2))
    assert "press Enter" not in here.type("exchange 1", keyboard=Keyboard, bots="greedy")


def test_what_a_seat_drew_meanwhile_is_told_when_it_looks() -> None:
    kept = Minutes([], 2)
    drawn = CardsDrawn(seat=1, deck="farmyard", count=1, cards=["401"], source="stable-board")
    kept.add(0, [drawn])
    assert kept.news(0) == kept.news(ONLOOKER) == [drawn.as_seen_by(0)]
    assert kept.news(1) == [drawn]
    assert kept.news(0) == kept.news(1) == []
    kept.add(1, [drawn])
    kept.add(0, [drawn])
    kept.cut(1, over=[])
    assert kept.news(1) == [drawn]
    kept.cut(1, over=[0])
    assert kept.news(0) == []


# Records


def test_while_the_game_goes_on_its_record_is_not_shown(evening: Callable[[Game], Evening]) -> None:
    here = evening(hallertau.new(1, seed=1))
    assert "deal gateway" not in here.type("record", status=2)
    assert "would reveal what is hidden" in here.complaint


def test_a_replay_shows_what_onlookers_see_until_the_game_is_over(
    tmp_path: Path, capsys: pytest.CaptureFixture[str]
) -> None:
    game = game_where(lambda game: game.is_over, players=2, seed=3)
    file = tmp_path / "game.txt"

    def replayed(record: Record, at: int) -> str:
        file.write_text(str(record))
        assert cli.main(["replay", str(file), "--at", str(at), "--log"]) == 0
        return capsys.readouterr().out

    moves = game.record.moves
    at = len(moves) // 2
    unfinished = msgspec.structs.replace(game.record, moves=moves[:at])
    then = Game.replay(game.title, unfinished)
    onlooker, everything = replayed(unfinished, at), replayed(game.record, at)
    for seat in (0, 1):
        for card in hand(then, seat):
            assert not re.search(rf"draws .*{card}", onlooker)
        assert " ".join(hand(then, seat)) in everything
        assert " ".join(hand(then, seat)) not in onlooker
    assert re.search(r"draws 1 \w+ card\.", onlooker)
    assert re.search(r"draws 1 \w+ card: \d{3}\.", everything)
    assert not re.search(r"draws .*: \d{3}", onlooker)
