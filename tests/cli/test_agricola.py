"""Agricola on the command line: the table fits, fences are drawn, pastures are named, what is printed is listed."""

from __future__ import annotations

import io
import json
import re
from collections.abc import Sequence
from pathlib import Path
from typing import cast

import pytest

from allmende import agricola, cli
from allmende.agricola.cards.majors import IMPROVEMENTS
from allmende.agricola.components.board import FIRST_HAND_CARD, SPACE_NAMES
from allmende.agricola.components.farmyard import FARM_SPACE_NAMES, SHAPES
from allmende.agricola.components.numbers import CARD_NUMBERS
from allmende.agricola.components.pieces import GRAIN, SHEEP, VEGETABLE, WOOD
from allmende.agricola.rules.accumulation import accumulated
from allmende.agricola.rules.farm.buildings import build_stable, fence
from allmende.agricola.rules.farm.crops import plow, sow
from allmende.agricola.rules.state import State
from allmende.cli.agricola import AgricolaDisplay
from allmende.cli.agricola.fencing import MANY, fence_move
from allmende.cli.console import Console
from allmende.cli.display import MoveGroup
from allmende.core import AllmendeError, Game, Record

NO_WORDS = re.compile(
    r"\b(?:event|prompt|move|reason|agricola|action|improvement|resource|score|effect|ruling|error|round-phase)-[a-z1-7]"
)
"""What an id that nobody knows words for looks like."""
FENCING = (
    *("place forest", "place reed-bank", "place forest", "place fishing", "place forest", "place meeting-place"),
    *("place forest", "place day-laborer", "place forest", "place fishing"),
)
"""Five rounds alone, after which there are 10 wood and the Fencing action space."""


@pytest.fixture(autouse=True)
def _narrow(monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.setenv("COLUMNS", "80")


def play(monkeypatch: pytest.MonkeyPatch, lines: str, *arguments: str) -> int:
    """Play Agricola with moves from standard input."""
    monkeypatch.setattr("sys.stdin", io.StringIO(lines))
    return cli.main(["play", "agricola", "--seed", "3", *arguments])


def draw(game: Game, width: int, language: str, monkeypatch: pytest.MonkeyPatch, eyes: int = 0) -> list[str]:
    """The lines of the table on a terminal of this width."""
    monkeypatch.setenv("COLUMNS", str(width))
    console = Console(language)
    with console.out.capture() as capture:
        AgricolaDisplay().draw(game, eyes, console, ["Ann", "Bob", "Cid", "Dot"][: game.players])
    return [line.rstrip() for line in capture.get().splitlines()]


def space_bits(*names: str) -> int:
    """Farmyard spaces as a set."""
    return sum(1 << FARM_SPACE_NAMES.index(name) for name in names)


def alone(*moves: str) -> Game:
    """A solo game after these moves."""
    game = agricola.new(players=1, seed=3)
    for text in moves:
        game.play(text)
    return game


# The table


@pytest.mark.parametrize("language", ["en", "de"])
@pytest.mark.parametrize("width", [60, 80, 120])
@pytest.mark.parametrize("players", [1, 2, 4])
def test_the_table_fits_the_terminal(players: int, width: int, language: str, monkeypatch: pytest.MonkeyPatch) -> None:
    game = agricola.new(players=players, seed=3, side_job="on", tile="on")
    lines = draw(game, width, language, monkeypatch)
    assert max(map(len, lines)) <= width
    assert not [line for line in lines if NO_WORDS.search(line)]


def test_round_stage_and_harvest_are_plain_to_see(monkeypatch: pytest.MonkeyPatch) -> None:
    lines = draw(agricola.new(players=2, seed=3), 80, "en", monkeypatch)
    assert lines[0] == "Round 1 of 14, stage 1: Work Phase"
    assert re.fullmatch(r"  Harvest: after round 4. Starting player: (Ann|Bob).", lines[1])
    assert sum("after round 4: " in line and "of 4 Food" in line for line in lines) == 2


def test_action_spaces_show_goods_people_and_the_round_in_which_they_came(monkeypatch: pytest.MonkeyPatch) -> None:
    game = alone("place day-laborer")
    first = SPACE_NAMES[cast(State, game.state).order[0]]
    text = "\n".join(draw(game, 120, "en", monkeypatch))
    assert "■ Day Laborer (Ann)" in text
    assert "□ Forest: 2 Wood" in text
    assert f"□ {Console('en').words(f'action-{first}')} (1)" in text


def test_spaces_of_a_tile_are_closed_together(monkeypatch: pytest.MonkeyPatch) -> None:
    game = agricola.new(players=1, seed=3, tile="on")
    game.play("place tile-copse")
    text = "\n".join(draw(game, 120, "en", monkeypatch))
    assert "■ Copse (tile): 0 Wood (Ann)" in text
    assert "× Resource Market (tile)" in text


def farm(lines: Sequence[str]) -> list[str]:
    """The lines of the drawing among those of the table: a head, then fences and two lines for each row in turn."""
    start = next(i for i, line in enumerate(lines) if line.split()[:5] == ["A", "B", "C", "D", "E"])
    return list(lines[start : start + 11])


def test_fences_and_everything_in_them_are_drawn(monkeypatch: pytest.MonkeyPatch) -> None:
    game = alone()
    state = cast(State, game.state)
    mine = state.seats[0]
    mine.goods[WOOD] = 20
    fence(state, 0, space_bits("D1", "E1", "D2", "E2"))
    build_stable(state, 0, FARM_SPACE_NAMES.index("D1"), 2)
    build_stable(state, 0, FARM_SPACE_NAMES.index("B1"), 2)
    mine.goods[SHEEP : SHEEP + 3] = [5, 1, 1]
    lines = farm(draw(game, 80, "en", monkeypatch))
    assert [line.count("═" * 14) for line in lines] == [0, 2, 0, 0, 0, 0, 0, 2, 0, 0, 0]
    assert [line.count("║") for line in lines] == [0, 0, 2, 2, 0, 2, 2, 0, 0, 0, 0]
    assert lines[2].split() == ["1", "1", "Wild", "Boar", "║", "5", "Sheep", "║"]
    assert lines[3].split() == ["Stable", "║", "of", "16", "Stable", "║"]
    assert lines[5].split() == ["2", "Room", "║", "║"]
    assert lines[6].split() == ["1", "Cattle", "║", "║"]


def test_fields_are_drawn_with_what_grows_there(monkeypatch: pytest.MonkeyPatch) -> None:
    game = alone()
    state = cast(State, game.state)
    state.seats[0].goods[GRAIN] = state.seats[0].goods[VEGETABLE] = 1
    for name in ("B3", "C3", "D3"):
        plow(state, 0, FARM_SPACE_NAMES.index(name))
    sow(state, 0, GRAIN)
    sow(state, 0, VEGETABLE)
    lines = farm(draw(game, 80, "en", monkeypatch))
    assert lines[8].split() == ["3", "Room", "Field", "Field", "Field"]
    assert lines[9].split() == ["3", "Grain", "2", "Vegetables"]


def test_on_a_wide_terminal_the_supply_stands_beside_the_farmyard(monkeypatch: pytest.MonkeyPatch) -> None:
    for width, beside in ((120, True), (80, False)):
        lines = draw(alone("place forest"), width, "en", monkeypatch)
        assert any(re.search(r"·.* ·.*Goods", line) or re.search(r" A .*Family", line) for line in lines) == beside


def test_the_own_farm_stands_last_and_others_are_told_in_words(monkeypatch: pytest.MonkeyPatch) -> None:
    game = agricola.new(players=3, seed=3)
    for eyes, last in ((0, "Ann"), (1, "Bob"), (2, "Cid")):
        lines = draw(game, 80, "en", monkeypatch, eyes)
        assert [line for line in lines if "-14 points" in line][-1].lstrip("▸ ").startswith(last)
        assert sum("2 wood rooms" in line and line.startswith("Farmyard") for line in lines) == 2


# The list of moves


def groups(game: Game) -> Sequence[MoveGroup]:
    """How the moves of the first seat to act are listed."""
    decision = game.decision(game.to_act[0])
    assert decision is not None
    found = AgricolaDisplay().groups(game, decision, Console("en"))
    assert sorted(place for group in found for place in group.moves) == list(range(len(decision.moves)))
    return found


def test_goods_come_first_then_other_action_spaces_then_what_is_possible_at_any_time() -> None:
    game = alone("place grain-seeds", "place day-laborer")
    spaces, any_time = groups(game)
    names = [game.moves.texts[place].removeprefix("place ") for place in spaces.moves]
    ready = [accumulated(SPACE_NAMES.index(name)) >= 0 for name in names]
    assert ready == sorted(ready, reverse=True)
    assert {"forest", "farmland"} <= set(names)
    assert [game.moves.texts[place] for place in any_time.moves] == ["eat grain"]


def test_many_pastures_are_not_listed(monkeypatch: pytest.MonkeyPatch, capsys: pytest.CaptureFixture[str]) -> None:
    lines = "\n".join([*FENCING, "place fencing", "quit\n"])
    assert play(monkeypatch, lines, "--players", "1") == 0
    out = capsys.readouterr().out
    assert "pastures are possible" in out
    assert "1 space for 4 Wood, 2 spaces for 6 Wood, 4 spaces for 8 Wood and 6 spaces for 10 Wood" in out
    assert "Fence D1" not in out
    assert len(out.splitlines()) < 700


def test_few_pastures_are_listed(monkeypatch: pytest.MonkeyPatch, capsys: pytest.CaptureFixture[str]) -> None:
    lines = "\n".join([*FENCING, "place fencing", "fence d1-e2", "quit\n"])
    assert play(monkeypatch, lines, "--players", "1") == 0
    out = capsys.readouterr().out
    assert re.search(r"\d  Fence D2 E2: 2 Wood", out)


def test_a_pasture_is_named_in_any_order() -> None:
    game = alone(*FENCING, "place fencing")
    for words in ("fence d1 e1 d2 e2", "fence e2 d1 d2 e1", "fence E2,D1, D2 e1", "fence d1-e2", "fence e1-d2 d1"):
        assert fence_move(game, 0, words) == "fence d1 e1 d2 e2"
    assert fence_move(game, 0, "plow b2") is None
    for words in ("fence", "fence a2", "fence c1 e3", "fence z9", "fence c1 d"):
        with pytest.raises(AllmendeError):
            fence_move(game, 0, words)


def test_either_part_of_a_pasture_divides_it() -> None:
    game = alone(*FENCING, "place fencing", "fence d1 e1 d2 e2")
    legal = [text for text in game.moves.texts if text.startswith("fence")]
    assert "fence d2 e2" in legal
    assert "fence d1 e1" not in legal
    assert fence_move(game, 0, "fence e1 d1") == "fence d2 e2"


def test_what_is_said_of_fences_is_true() -> None:
    game = alone(*FENCING, "place fencing")
    pastures = groups(game)[0]
    assert pastures.typed
    assert len(pastures.moves) > MANY
    assert str(len(pastures.moves)) in pastures.heading
    assert len(SHAPES) > len(pastures.moves)


def test_numbers_belong_to_what_is_listed(monkeypatch: pytest.MonkeyPatch, capsys: pytest.CaptureFixture[str]) -> None:
    lines = "\n".join([*FENCING, "place fencing", "3\n"])
    assert play(monkeypatch, lines, "--players", "1") == cli.WRONG
    assert "There is no option 3; write a move instead." in capsys.readouterr().err


def test_a_number_chooses_the_move_beside_it(
    monkeypatch: pytest.MonkeyPatch, capsys: pytest.CaptureFixture[str], tmp_path: Path
) -> None:
    file = tmp_path / "evening.txt"
    assert play(monkeypatch, "2\n6\nquit\n", "--players", "1", "--record", str(file)) == 0
    out = capsys.readouterr().out
    assert "2  Forest: 2 Wood" in out
    assert [text for _, text in Record.parse(file.read_text()).moves] == ["place forest", "place grain-seeds"]


def test_improvements_tell_what_they_do(monkeypatch: pytest.MonkeyPatch, capsys: pytest.CaptureFixture[str]) -> None:
    lines = "place clay-pit\nplace fishing\n" * 3 + "place major-improvement\nquit\n"
    assert play(monkeypatch, lines, "--players", "1") == 0
    assert re.search(r"Build Fireplace.* – 1 point\. At any time, turn", capsys.readouterr().out)


def test_what_things_cost_and_crops_one_by_one_are_not_told_twice(
    monkeypatch: pytest.MonkeyPatch, capsys: pytest.CaptureFixture[str]
) -> None:
    lines = "place clay-pit\nplace fishing\n" * 3 + "place major-improvement\nbuild fireplace-2\nquit\n"
    assert play(monkeypatch, lines, "--players", "1") == 0
    out = capsys.readouterr().out
    assert "builds the Fireplace for 2 Clay" in out
    assert "pays 2 Clay" not in out
    assert "Phase 2" not in out


def test_friends_at_one_screen_see_the_farm_of_who_is_to_act(
    monkeypatch: pytest.MonkeyPatch, capsys: pytest.CaptureFixture[str]
) -> None:
    lines = "place forest\nplace clay-pit\nplace reed-bank\nplace fishing\nquit\n"
    assert play(monkeypatch, lines, "--bots", "", "--names", "Ann,Bob") == 0
    out = capsys.readouterr().out
    second = out[out.index("Round 2 of 14") :]
    drawn = [line for line in second.splitlines() if "-14 points" in line][-1]
    assert drawn.startswith("▸ ")
    assert f"{drawn[2:5]}: Your turn" in second


# Whole games


@pytest.mark.parametrize("language", ["en", "de"])
@pytest.mark.parametrize("options", [(), ("--set", "side_job=on", "--set", "tile=on")])
def test_a_whole_game_is_told_in_words(
    language: str, options: tuple[str, ...], monkeypatch: pytest.MonkeyPatch, capsys: pytest.CaptureFixture[str]
) -> None:
    assert play(monkeypatch, "1\n" * 300, "--players", "1", "--lang", language, *options) == 0
    out = capsys.readouterr().out
    assert not NO_WORDS.search(out)
    assert "50" in out
    assert ("Round 14 of 14" in out) == (language == "en")


def test_a_game_is_kept_resumed_taken_back_and_replayed(
    monkeypatch: pytest.MonkeyPatch, capsys: pytest.CaptureFixture[str], tmp_path: Path
) -> None:
    file = tmp_path / "evening.txt"
    assert play(monkeypatch, "place forest\n", "--players", "1", "--record", str(file)) == 0
    assert play(monkeypatch, "undo\nplace fishing\nquit\n", "--record", str(file)) == 0
    assert list(Record.parse(file.read_text()).moves) == [(0, "place fishing")]
    capsys.readouterr()
    assert cli.main(["replay", str(file), "--log"]) == 0
    out = capsys.readouterr().out
    assert "Fishing" in out
    assert not NO_WORDS.search(out)


def test_questions_are_answered(monkeypatch: pytest.MonkeyPatch, capsys: pytest.CaptureFixture[str]) -> None:
    lines = "spaces\nimprovements\npoints\nhelp\nwhy fence d1 c1\nwhy place forest\nquit\n"
    assert play(monkeypatch, lines, "--players", "1") == 0
    out = capsys.readouterr().out
    assert "Take all Wood. 2 Wood come each round." in out
    assert "Costs 2 Clay" in out
    assert re.search(r"Unused spaces +-13", out)
    assert "═ and ║" in out
    assert "Fencing" in out
    assert "“place forest” is legal now" in out
    assert not NO_WORDS.search(out)


@pytest.mark.parametrize("lines", ["99\n", "0\n", "place\n", "fence\n", "fence c1 e3\n", "plow b2\n", "seat 2\n"])
def test_nonsense_from_a_file_ends_the_game(
    lines: str, monkeypatch: pytest.MonkeyPatch, capsys: pytest.CaptureFixture[str]
) -> None:
    assert play(monkeypatch, lines, "--players", "1") == cli.WRONG
    error = capsys.readouterr().err
    assert error.startswith("allmende: ")
    assert not NO_WORDS.search(error)


def test_a_terminal_of_few_letters_shows_fences(monkeypatch: pytest.MonkeyPatch) -> None:
    letters = io.BytesIO()
    monkeypatch.setattr("sys.stdout", io.TextIOWrapper(letters, encoding="ascii", write_through=True))
    lines = "\n".join([*FENCING, "place fencing", "fence d1-e2", "table", "quit\n"])
    assert play(monkeypatch, lines, "--players", "1") == 0
    assert b"+==============+==============+" in letters.getvalue()
    assert b"|" in letters.getvalue()


# What is printed


@pytest.mark.parametrize("language", ["en", "de"])
def test_action_spaces_and_improvements_are_listed(language: str, capsys: pytest.CaptureFixture[str]) -> None:
    assert cli.main(["cards", "agricola", "--lang", language]) == 0
    out = capsys.readouterr().out
    assert not NO_WORDS.search(out)
    assert max(map(len, out.splitlines())) <= 80


def test_what_is_printed_is_to_be_had_as_data(capsys: pytest.CaptureFixture[str]) -> None:
    assert cli.main(["cards", "agricola", "--json"]) == 0
    cards = json.loads(capsys.readouterr().out)["cards"]
    names = [card["name"] for card in cards if card["kind"] == "improvement"]
    assert names == [improvement.name for improvement in IMPROVEMENTS]
    assert {card["name"] for card in cards if card["kind"] == "action"} == set(SPACE_NAMES[:FIRST_HAND_CARD])
    hand = [card["number"] for card in cards if "number" in card]
    assert sorted(hand) == sorted(CARD_NUMBERS)
    assert cli.main(["cards", "agricola", "--deck", "i", "--json"]) == 0
    assert len(json.loads(capsys.readouterr().out)["cards"]) == len(IMPROVEMENTS)


def test_hand_cards_are_listed_deck_by_deck(
    monkeypatch: pytest.MonkeyPatch, capsys: pytest.CaptureFixture[str]
) -> None:
    monkeypatch.setenv("COLUMNS", "300")
    assert cli.main(["cards", "agricola", "--deck", "A", "--lang", "de"]) == 0
    lines = [line.rstrip() for line in capsys.readouterr().out.splitlines()]
    assert lines[0] == "Handkarten von Deck A"
    numbers = [line[:4] for line in lines if re.match(r"[AB]\d{3} ", line)]
    assert numbers == [number for number in CARD_NUMBERS if number.startswith("A")]
    row = next(i for i, line in enumerate(lines) if line.startswith("A024"))
    assert lines[row].split() == ["A024", "Dreschbrett", "1", "Kostet", "1", "Holz"]
    assert lines[row + 1].split("  ")[-1].strip() == "Voraussetzung: mindestens 2 Ausbildungen"
