"""Trainings: stopped, killed and taken up again, they come to the same end as in one go."""

from __future__ import annotations

from collections.abc import Callable
from pathlib import Path
from typing import Any

import numpy as np
import pytest

from allmende.arena.learning import value_training as module
from allmende.arena.learning.folder import CURVE, NET, PLAN, Generation, TrainingError, net_in, plan_in
from allmende.arena.learning.self_play import Kind
from allmende.arena.learning.value_training import ValueTraining, WarmStart
from allmende.bots.value_net import ValueNet
from allmende.words import Speaker
from arena.counting import GIFT, NAMES, TURNS, Taker, counting
from arena.trained import learned, timeless

LENGTH = 6


@pytest.fixture(autouse=True)
def _short(monkeypatch: pytest.MonkeyPatch) -> None:
    """Few games and a short memory."""
    monkeypatch.setattr(module, "GENERATION", 24)
    monkeypatch.setattr(module, "REMEMBERED", 3)


def train(folder: Path, stop: int = LENGTH, length: int = LENGTH, **how: Any) -> ValueTraining:
    """A training of so many generations that is stopped after some."""
    training = ValueTraining(counting(), folder, **how)
    for done in training.run(generations=length):
        if done.number + 1 == stop:
            break
    return training


@pytest.fixture(scope="module")
def straight(tmp_path_factory: pytest.TempPathFactory) -> Callable[[], tuple[list[Generation], dict[str, bytes]]]:
    """A training in one go."""
    folder = tmp_path_factory.mktemp("straight")

    def result() -> tuple[list[Generation], dict[str, bytes]]:
        return timeless(train(folder).history), learned(folder)

    return result


Straight = Callable[[], tuple[list[Generation], dict[str, bytes]]]


@pytest.mark.parametrize("stop", [1, 2, 4, 5])
def test_a_training_that_is_stopped_goes_on_as_if_it_had_not_been(
    stop: int, straight: Straight, tmp_path: Path
) -> None:
    train(tmp_path, stop)
    again = train(tmp_path)
    assert (timeless(again.history), learned(tmp_path)) == straight()
    assert [done.seconds for done in again.history] == sorted(done.seconds for done in again.history)


@pytest.mark.parametrize("survives", range(4))
def test_a_training_that_is_killed_while_it_writes_goes_on(
    survives: int, straight: Straight, tmp_path: Path, monkeypatch: pytest.MonkeyPatch
) -> None:
    train(tmp_path, 4)
    with monkeypatch.context() as killed:
        writes = []
        replace = Path.replace

        def replace_some(path: Path, target: Path) -> Path:
            if len(writes) == survives:
                raise KeyboardInterrupt
            writes.append(target.name)
            return replace(path, target)

        killed.setattr(Path, "replace", replace_some)
        with pytest.raises(KeyboardInterrupt):
            train(tmp_path)
    assert len(writes) == survives
    if survives == 3:  # all is written but the end of the line that makes it count
        curve = (tmp_path / CURVE).read_bytes()
        (tmp_path / CURVE).write_bytes(curve[:-20])
    assert (timeless(train(tmp_path).history), learned(tmp_path)) == straight()


def test_a_longer_training_goes_on_from_a_finished_one(tmp_path: Path) -> None:
    train(tmp_path)
    assert list(ValueTraining(counting(), tmp_path).run(generations=LENGTH)) == []
    assert [done.number for done in ValueTraining(counting(), tmp_path).run(generations=LENGTH + 2)] == [
        LENGTH,
        LENGTH + 1,
    ]


def test_seconds_of_all_sittings_count(tmp_path: Path, monkeypatch: pytest.MonkeyPatch) -> None:
    clock = [100.0]

    def tick() -> float:
        clock[0] += 1
        return clock[0]

    monkeypatch.setattr(module, "process_time", tick)
    assert [done.seconds for done in ValueTraining(counting(), tmp_path).run(seconds=3)] == [1, 2, 3]
    clock[0] = 5
    assert list(ValueTraining(counting(), tmp_path).run(seconds=3)) == []
    assert [done.seconds for done in ValueTraining(counting(), tmp_path).run(seconds=5)] == [4, 5]


def test_it_learns_to_take_all(tmp_path: Path, monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.setattr(module, "GENERATION", 120)
    monkeypatch.setattr(module, "STUDIED", 1.0)  # so few games can be studied thoroughly
    found = train(tmp_path, 12, 12).history
    assert found[0].mean == pytest.approx(GIFT + 1.5 * TURNS, abs=1), "it begins without any idea"
    assert found[-1].mean > GIFT + 2.5 * TURNS
    assert found[-1].games == 12 * 60
    guesses = ValueNet.load(tmp_path / NET)([bytes([3 * TURNS, TURNS, 2 * TURNS]), bytes([0, TURNS, 2 * TURNS])])
    assert guesses[0] > guesses[1] + TURNS


def test_a_teacher_goes_first(tmp_path: Path) -> None:
    found = train(tmp_path, teacher=Taker(2), lessons=7)
    assert [done.games for done in found.history[:2]] == [7, 7 + 12]
    assert found.history[0].mean == pytest.approx(GIFT + 2 * TURNS, abs=1)
    assert (found.plan.teacher, found.plan.lessons) == ("Taker", 7)


def heir(folder: Path, learned: Path, stop: int = LENGTH) -> ValueTraining:
    """A training that begins with what another one has learned: of features in another order, and one that is gone."""
    warm_start = WarmStart.of("counting-2", ValueNet(net_in(learned).layers, [NAMES[2], "gone", NAMES[0]]), NAMES)
    return train(folder, stop, warm_start=warm_start)


def test_an_heir_begins_with_what_its_warm_start_knows_of_the_same_features() -> None:
    weights = np.array([[0.5], [99.0], [1.0]], np.float32)
    layers = [(weights, np.zeros(1, np.float32)), (np.ones((1, 1), np.float32), np.array([3], np.float32))]
    known = ValueNet(layers, [NAMES[2], "gone", NAMES[0]])
    found = WarmStart.of("counting-2", known, NAMES).net
    assert found is not None
    assert found([bytes([10, 200, 4])]) == pytest.approx([10 * 1.0 + 4 * 0.5 + 3])


def test_an_heir_plays_well_from_the_start(tmp_path: Path, monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.setattr(module, "GENERATION", 120)
    train(tmp_path / "old", 12, 12)
    found = train(tmp_path / "new", 1, warm_start=WarmStart.of("counting-2", net_in(tmp_path / "old"), NAMES))
    assert found.history[0].mean > GIFT + 2.3 * TURNS
    assert found.plan.warm_start == "counting-2"


def test_an_heir_that_is_stopped_goes_on_without_its_warm_start(tmp_path: Path) -> None:
    train(tmp_path / "old")
    straight = heir(tmp_path / "straight", tmp_path / "old")
    heir(tmp_path / "new", tmp_path / "old", stop=1)
    again = train(tmp_path / "new", warm_start=WarmStart("counting-2"))
    assert timeless(again.history) == timeless(straight.history)
    assert learned(tmp_path / "new") == learned(tmp_path / "straight")


def test_the_plan_says_what_is_learned_and_how(tmp_path: Path) -> None:
    train(tmp_path, seed=8)
    plan = plan_in(tmp_path)
    assert plan is not None
    assert (plan.subject, plan.title, plan.rules, plan.players) == ("counting-2", "counting", "1", 2)
    assert (plan.features, plan.teacher, plan.lessons, plan.seed) == (3, "", 0, 8)
    assert plan.constants["remembered"] == "3"
    assert {"hidden", "batch", "trust", "rate", "generation"} <= plan.constants.keys()


OTHERS: dict[str, Callable[[Path], ValueTraining]] = {
    "seed": lambda folder: ValueTraining(counting(), folder, seed=2),
    "players": lambda folder: ValueTraining(counting(players=3), folder),
    "options": lambda folder: ValueTraining(counting(gift="none"), folder),
    "lessons": lambda folder: ValueTraining(counting(), folder, Taker(2), 5),
    "warm_start": lambda folder: ValueTraining(counting(), folder, warm_start=WarmStart("counting-3")),
}


def refusal(start: Callable[[Path], ValueTraining], folder: Path) -> str:
    with pytest.raises(TrainingError) as refused:
        start(folder)
    return Speaker("en").say(refused.value.message)


@pytest.mark.parametrize("other", OTHERS.values(), ids=OTHERS)
def test_a_folder_of_another_training_is_left_alone(other: Callable[[Path], ValueTraining], tmp_path: Path) -> None:
    train(tmp_path, 2)
    before = learned(tmp_path), (tmp_path / CURVE).read_bytes()
    assert "there is another training" in refusal(other, tmp_path)
    assert (learned(tmp_path), (tmp_path / CURVE).read_bytes()) == before


def test_nobody_changes_constants_half_way(tmp_path: Path, monkeypatch: pytest.MonkeyPatch) -> None:
    train(tmp_path, 2)
    monkeypatch.setattr(module, "RATE", 0.5)
    assert "there is another training" in refusal(lambda folder: ValueTraining(counting(), folder), tmp_path)


@pytest.mark.parametrize(
    ("file", "content"),
    [
        (PLAN, b"{}"),
        (PLAN, None),
        (CURVE, b"{}\n"),
        ("learner0.npz", b"PK"),
        ("learner0.npz", None),
        ("games1.npz", b""),
    ],
)
def test_a_file_that_is_broken_is_named(file: str, content: bytes | None, tmp_path: Path) -> None:
    train(tmp_path, 3)
    if content is None:
        (tmp_path / file).unlink()
    else:
        (tmp_path / file).write_bytes(content)
    said = refusal(lambda folder: ValueTraining(counting(), folder), tmp_path)
    assert f"{file if content is not None or file != PLAN else CURVE}” can't be read" in said


def test_games_come_in_equal_numbers_for_every_seat(tmp_path: Path, monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.setattr(module, "GENERATION", 2)
    kind: Kind = counting(players=3)
    (done,) = ValueTraining(kind, tmp_path).run(generations=1)
    assert done.games == 1, "there is always a game"
