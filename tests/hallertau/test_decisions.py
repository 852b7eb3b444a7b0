"""What a player is asked, how the answers are called, and why something can't be had."""

from __future__ import annotations

import pytest

from allmende.core import Decision, Game, IllegalMoveError
from hallertau.scenario import ACTIONS, FALLOW_FIELDS, at, only, progress, spell, use, village


def decision(game: Game) -> Decision:
    """What the first player is asked."""
    asked = game.decision(0)
    assert asked is not None
    return asked


def labels(game: Game) -> dict[str, str]:
    """The answers and what they are called."""
    return {move.text: spell(move.label) for move in decision(game).moves}


def targets(game: Game) -> dict[str, str]:
    """The answers and the things on the screen that give them."""
    return {move.text: move.target for move in decision(game).moves}


FARM = village(goods={"rye": 3, "milk": 4}, fields=["2", "3"], sheep={4: 1})


@pytest.mark.parametrize(
    ("game", "prompt"),
    [
        (at(ACTIONS, village(workers=5), village()), "prompt-turn(count=5)"),
        (use("cultivation", FARM.copy()), "prompt-sow(count=3)"),
        (use("small-trade", FARM.copy()), "prompt-take(count=2)"),
        (use("fertilizing", FARM.copy()), "prompt-raise(count=2, row=5)"),
        (use("sheep-shearing", FARM.copy()), "prompt-sustain(count=1)"),
        (use("butchery", FARM.copy()), "prompt-pay-sheep"),
        (use("nursery", FARM.copy()), "prompt-choose-at(space=space-nursery)"),
        (only(FALLOW_FIELDS, FARM.copy()), "prompt-fallow"),
        (progress(village(jewelry=1, tools=3), 4), "prompt-progress(count=4, tools=3)"),
    ],
)
def test_the_question_says_what_is_asked(game: Game, prompt: str) -> None:
    assert spell(decision(game).prompt) == prompt


def test_the_question_counts_down() -> None:
    game = use("cultivation", FARM.copy())
    game.play("sow rye row 2")
    assert spell(decision(game).prompt) == "prompt-sow(count=2)"


def test_the_question_for_a_payment_names_the_building() -> None:
    game = progress(village(jewelry=1, goods={"milk": 1}))
    game.play("advance cooling-house", 0)
    assert spell(decision(game).prompt) == "prompt-pay(craft=craft-cooling-house)"
    assert labels(game) == {"pay milk 1": "move-pay(what=[1 milk])", "pay jewelry": "move-pay(what=1 jewelry)"}


def test_to_leave_everything_and_to_stop_are_called_differently() -> None:
    game = use("cultivation", FARM.copy())
    assert labels(game)["done"] == "move-skip"
    game.play("sow rye row 2")
    assert labels(game)["done"] == "move-done"
    assert labels(progress(village(jewelry=1)))["done"] == "move-finish-progress"


def test_choices_say_what_they_choose() -> None:
    assert labels(use("tool-shed", FARM.copy())) == {
        "choose 1": "move-choose-effect(effect=effect-gain(what=4 clay))",
        "choose 2": "move-choose-effect(effect=effect-gain(what=effect-field(count=1, row=4)))",
        "done": "move-skip",
    }


def test_a_move_of_an_empty_field_says_to_which_row_it_goes() -> None:
    game = use("fertilizing", FARM.copy())
    assert labels(game)["raise row 3"] == "move-raise-to(row=3, to=5)"
    game = at(ACTIONS, village(fields=["5", "4:rye"], goods={"rye": 1}, hand=["323"]), village())
    game.play("play 323")  # which moves the only empty field to row 4, wherever it lies
    assert labels(game)["raise row 5"] == "move-raise-to(row=5, to=4)"


def test_moves_know_the_thing_on_the_screen_that_they_belong_to() -> None:
    assert targets(use("butchery", village(sheep={5: 1, "stables": 1}))) == {
        "spend sheep round 5": "sheep:5",
        "spend sheep stables": "sheep:7",
        "done": "done",
    }
    assert targets(use("land-sale", village(fields=["3", "4:hops"])))["spend field row 4 hops"] == "field:4:hops"
    turn = targets(at(ACTIONS, village(), village()))
    assert turn["place nursery"] == turn["place sparingly nursery"] == "space:nursery"
    assert turn["exchange 3"] == "workers"


@pytest.mark.parametrize(
    ("game", "move", "reason"),
    [
        (at(ACTIONS, village(workers=2), village()), "exchange 3", "reason-needs(have=2, needed=3 workers)"),
        (at(ACTIONS, village(), village()), "advance carpentry", "reason-not-now"),
        (at(ACTIONS, village(), village()), "place sparingly farming", "reason-nothing-to-spare"),
        (use("sheep-breeding", village(goods={"milk": 2})), "choose 2", "reason-needs(have=2, needed=4 milk)"),
        (use("butchery", village()), "done", "reason-not-your-turn"),
        (use("farming", village(fields=["2"])), "choose 2", "reason-no-crop"),
        (progress(village(goods={"clay": 1})), "advance brewhouse", "reason-cannot-pay(count=1)"),
    ],
)
def test_the_reason_of_an_illegal_move(game: Game, move: str, reason: str) -> None:
    with pytest.raises(IllegalMoveError) as error:
        game.play(move, 0)
    assert spell(error.value.message) == reason
