"""Agricola with hand cards on the command line: hands, cards in play, and the words that are understood."""

from __future__ import annotations

import re

import pytest

from agricola.scenario import farm, play, scenario, use
from allmende import agricola, cli
from allmende.cli.agricola import AgricolaDisplay, plays
from allmende.cli.console import Console
from allmende.cli.moves import list_moves
from allmende.core import ONLOOKER, Game
from cli.keyboard import Keyboard

NAMES = ["Ann", "Bob"]
HAND = ["basket", "canoe", "tutor"]


@pytest.fixture(autouse=True)
def _narrow(monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.setenv("COLUMNS", "100")


def drawn(game: Game, eyes: int = 0, language: str = "en") -> str:
    """The table as these eyes see it."""
    console = Console(language)
    with console.out.capture() as capture:
        AgricolaDisplay().draw(game, eyes, console, NAMES)
    return capture.get()


def asked(game: Game, seat: int = 0) -> str:
    """What a seat is shown when it decides: the list of moves and the hand."""
    console, display = Console("en"), AgricolaDisplay()
    decision = game.decision(seat)
    assert decision is not None
    numbers = display.plays(decision)
    with console.out.capture() as capture:
        list_moves(display, game, decision, console, set(numbers.values()))
        display.draw_hand(game, seat, numbers, console)
    return capture.get()


def typed(game: Game, words: str, seat: int = 0) -> str:
    """What a command says."""
    console = Console("en")
    command, _, rest = words.partition(" ")
    with console.out.capture() as capture:
        AgricolaDisplay.commands[command](game, seat, rest, console, NAMES)
    return re.sub(r"\s+", " ", capture.get())


# The table


@pytest.mark.parametrize("eyes", [ONLOOKER, 0, 1])
def test_the_table_counts_hands_and_tells_nothing_of_them(eyes: int) -> None:
    game = scenario(farm(hand=HAND), farm(hand=["grocer"]))
    text = drawn(game, eyes)
    assert "2 minor improvements, 1 occupation" in text
    assert "0 minor improvements, 1 occupation" in text
    assert not any(name in text for name in ("Basket ", "Canoe", "Tutor", "Grocer"))


def test_cards_in_play_show_what_lies_on_them() -> None:
    mine = farm(played=["loom", "grocer", "beanfield"], marks={"grocer": 3}, fields=["beanfield vegetable 2"])
    game = scenario(mine, farm(played=["beanfield"]))
    text = drawn(game)
    assert "Loom, Grocer (5 left), Beanfield (2 Vegetables)" in text
    assert "Beanfield (empty)" in text
    assert "(noch 5)" in drawn(game, 0, "de")


def test_a_pet_in_each_room() -> None:
    game = scenario(farm({"sheep": 1, "boar": 1}, played=["animal-tamer"]), farm())
    rows = [line.split() for line in drawn(game).splitlines()]
    assert rows.count(["1", "Sheep"]) == rows.count(["1", "Wild", "Boar"]) == 1


def test_a_field_to_come() -> None:
    game = scenario(farm(promised={6: {"field": 1}}), farm(), cards=True)
    assert "1 field in round 6" in drawn(game)


def test_an_action_of_a_card_to_come() -> None:
    game = use("lessons", farm({"food": 2}, hand=["confidant"]))
    assert "1 Food in rounds 2, 3; 1 action of a card in rounds 2, 3" in drawn(game)


# The hand


def test_what_can_be_played_has_the_number_of_its_move() -> None:
    game = use("meeting-place", farm({"reed": 1}, hand=[*HAND, "rammed-clay"]))
    decision = game.decision(0)
    assert decision is not None
    assert plays(decision) == {"rammed-clay": 1, "basket": 2}
    text = asked(game)
    assert re.search(r"^ +3  Skip$", text, re.MULTILINE)
    assert re.search(r"^ +2  Basket ", text, re.MULTILINE)
    assert re.search(r"^ +1  Rammed Clay ", text, re.MULTILINE)
    assert re.search(r"^ +Canoe ", text, re.MULTILINE)
    assert "– Prerequisite: at least 1 occupation; you have 0." in text
    assert "Tutor" not in text  # an occupation
    assert "Tutor" in typed(game, "hand")


def test_a_draft_tells_what_the_cards_do() -> None:
    game = agricola.new(players=2, seed=3, cards="base", hands="draft")
    assert drawn(game).startswith("Before round 1: Hand Cards")
    text = asked(game)
    assert re.search(r"^ +1  Keep [^–]+ – [A-Z]", text, re.MULTILINE)
    assert "Harvest" not in text


def test_whoever_may_draw_other_cards_reads_what_is_in_hand() -> None:
    text = asked(agricola.new(players=2, seed=3, cards="all", hands="mulligan"))
    hand = text.split("Your hand:")[1].splitlines()
    assert len([line for line in hand if re.match(r" {6}\S", line)]) == 14
    assert "When you play this" in text
    assert "–" not in text


def test_elsewhere_the_hand_is_named() -> None:
    game = scenario(farm(hand=HAND), farm())
    assert "Your hand: Basket, Canoe, Tutor." in asked(game)
    assert "Your hand" not in asked(scenario(farm(), farm()))


@pytest.mark.parametrize("words", ["basket", "Basket", "A056", "a056"])
def test_a_card_in_full(words: str) -> None:
    game = scenario(farm(hand=HAND), farm())
    said = typed(game, f"card {words}")
    assert said.startswith(" Basket (A056)")
    assert "Costs 1 Reed" in said
    assert "It is in your hand." in said


def test_what_everybody_has_played() -> None:
    game = scenario(farm(hand=HAND, played=["grocer"]), farm())
    said = typed(game, "cards")
    assert "Ann holds 2 minor improvements, 1 occupation and has played:" in said
    assert "Grocer (8 left): " in said
    assert "Bob holds no cards and has played none." in said


def test_a_bare_name_plays_a_card() -> None:
    game = use("meeting-place", farm({"reed": 1}, hand=HAND))
    assert AgricolaDisplay().move_of(game, 0, "basket") == "play basket"
    assert AgricolaDisplay().move_of(game, 0, "canoe") == "play canoe"  # and that is refused
    assert AgricolaDisplay().move_of(game, 0, "lasso") is None
    game = scenario(farm({"food": 1}, played=["grocer"]), farm())
    assert AgricolaDisplay().move_of(game, 0, "grocer") == "use card grocer"


def test_crops_of_a_harvest_are_told_together() -> None:
    mine = farm(fields=["B1 grain 2", "beanfield vegetable 2"], played=["beanfield", "scythe-worker"])
    game = scenario(mine, farm(), round_number=4, phase=4)
    said = [type(event).__name__ for event in AgricolaDisplay().worth_telling(game.opening)]
    assert "FieldsHarvested" in said
    assert "Gained" not in said
    told = AgricolaDisplay().worth_telling(play(game, "pick b1"))
    assert [type(event).__name__ for event in told][:1] == ["Gained"]


def test_hands_are_hidden_from_others_at_one_screen(
    monkeypatch: pytest.MonkeyPatch, capsys: pytest.CaptureFixture[str]
) -> None:
    monkeypatch.setattr("sys.stdin", Keyboard("\nplace forest\n\nquit\n"))
    arguments = ["play", "agricola", "--seed", "3", "--players", "2", "--set", "cards=base", "--names", "Ann,Bob"]
    assert cli.main([*arguments, "--bots", ""]) == 0
    said = capsys.readouterr().out
    assert "Ann: press Enter to see your hand." in said
    assert "Bob: press Enter to see your hand." in said
    assert said.count("Your hand: ") == 2


@pytest.mark.parametrize(
    ("card", "cost"),
    [("grain-depot", "Costs 2 Wood, 2 Clay, or 2 Stone."), ("club-house", "Costs 3 Wood, or 2 Clay.")],
)
def test_a_card_with_several_costs_says_that_one_of_them_is_paid(card: str, cost: str) -> None:
    shown = re.sub(r"\s+", " ", asked(use("meeting-place", farm({"wood": 3}, hand=[card, "basket"]))))
    assert cost in shown
