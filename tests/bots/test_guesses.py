"""What nets guess stays what it is, whatever an encoder or a class is called by now, or where its features lie."""

from __future__ import annotations

import json
import os
from functools import cache
from itertools import permutations
from pathlib import Path
from typing import Final

import numpy as np
import pytest

from allmende import TITLES
from allmende.arena.filed import records_in
from allmende.bots import champions, panel
from allmende.bots.learned import WEIGHTS, Subject, evaluator_with
from allmende.bots.title_ai import policy_inputs, value_inputs
from allmende.bots.value_net import ValueNet
from allmende.core import Game, Record
from bots.nets import blank_net

RECORDS: Final = Path(__file__).parent.parent / "records"
GUESSES: Final = Path(__file__).parent / "guesses.json"
"""By net: what it guesses on average, in points, in one of the oldest games that were kept.

When nets have changed on purpose: `ALLMENDE_WRITE_GOLDEN=1 pytest tests/bots/test_guesses.py`.
"""
FROZEN: Final = Path(panel.__file__).parent
NETS: Final = {
    str(file.relative_to(folder.parent)): file for folder in (WEIGHTS, FROZEN) for file in sorted(folder.rglob("*.npz"))
}
CLOSE: Final = 0.001
"""Points; sums of many weights are rounded differently by different processors."""


@cache
def oldest() -> dict[str, Record]:
    """One of the games that were kept first for each title, number of players, and with hand cards or without."""
    found: dict[str, Record] = {}
    for filed in records_in(RECORDS):
        if filed.own:
            assert filed.text is not None
            record = Record.parse(filed.text)
            title = TITLES[record.title]
            found.setdefault(str(Subject.of(title, Game.replay(title, record, 0).state)), record)
    return found


@cache
def seen(subject: str, by_policy: bool) -> tuple[list[bytes], list[list[int]]]:
    """What all seats see, game by game, and the moves of the one who moves."""
    record = oldest()[subject]
    title = TITLES[record.title]
    encode = policy_inputs(title).encode if by_policy else value_inputs(title).encode
    state = Game.replay(title, record, 0).state
    rows, moves = [], []
    for seat, text in record.moves:
        for eyes in range(len(state.seats)):
            rows.append(encode(state, eyes))
            moves.append(list(state.moves(eyes)))
        state.play(seat, title.vocabulary.parse(text))
    assert state.over
    return rows, moves


def guessed(file: Path) -> list[float]:
    """What a net guesses on average: points of a seat; a mind also the first seat's share of wins, and how moves are
    liked."""
    about = Subject.parse(file.stem)
    if file.parent in (champions.CHAMPIONS, champions.EXPLOITERS):
        output = champions.load(file, about)(*seen(str(about), by_policy=True))
        return [float(each.mean()) for each in (output.scores[:, 0], output.wins[:, 0], output.logits)]
    evaluator = evaluator_with(file, TITLES[about.title], about)
    return [float(evaluator.net(seen(str(about), by_policy=False)[0]).mean())]


@pytest.mark.parametrize("name", NETS)
def test_a_net_that_comes_along_guesses_what_it_has_always_guessed(name: str) -> None:
    found = guessed(NETS[name])
    if os.environ.get("ALLMENDE_WRITE_GOLDEN"):
        known = json.loads(GUESSES.read_text("utf-8")) if GUESSES.exists() else {}
        known[name] = [round(number, 4) for number in found]
        GUESSES.write_text(json.dumps(dict(sorted(known.items())), indent=1) + "\n", "utf-8")
    assert found == pytest.approx(json.loads(GUESSES.read_text("utf-8"))[name], abs=CLOSE)


def test_every_net_is_known_and_every_subject_has_one() -> None:
    assert sorted(json.loads(GUESSES.read_text("utf-8"))) == sorted(NETS)
    assert {Path(name).stem for name in NETS} == set(oldest())


@pytest.mark.parametrize(
    "file", [file for file in NETS.values() if file.parent.parent == WEIGHTS], ids=lambda file: file.stem
)
def test_what_a_mind_knows_of_moves_is_said_of_moves(file: Path) -> None:
    about = Subject.parse(file.stem)
    said = {word for each in policy_inputs(TITLES[about.title]).move_features(about.players, True) for word in each}
    metadata = champions.load(file, about).metadata
    assert metadata is not None
    assert not set(metadata.words) - said, "who renames a class renames it with tools/rename_in_nets.py"


def test_a_net_sees_features_by_their_names_wherever_they_lie() -> None:
    weights = np.array([[1.0], [10.0], [100.0]], np.float32)
    net = ValueNet([(weights, np.zeros(1, np.float32))], ["wood", "clay", "food"])
    counts = {"wood": 2, "clay": 3, "food": 4, "reed": 5}
    for order in permutations(counts):
        assert net.seeing(order)([bytes(counts[name] for name in order)]) == pytest.approx([432])


@pytest.mark.parametrize("about", [Subject("agricola", 2, True), Subject("hallertau", 3, False)], ids=str)
def test_a_mind_sees_features_by_their_names_wherever_they_lie(about: Subject) -> None:
    net = blank_net(about.players, about.title, cards=about.cards)
    order = list(np.random.default_rng(1).permutation(len(net.features)))
    row = np.random.default_rng(2).integers(0, 9, len(order), np.uint8)
    before = net([row.tobytes()], [[3, 4, 5]])
    after = net.seeing([net.features[i] for i in order])([row[order].tobytes()], [[3, 4, 5]])
    assert np.allclose(before.scores, after.scores, atol=1e-5)
    assert np.allclose(before.logits, after.logits, atol=1e-5)


def test_features_that_came_later_change_no_guess_by_a_bit() -> None:
    net = blank_net()
    row = bytes(range(len(net.features) % 200)) + bytes(len(net.features) - len(net.features) % 200)
    later = net.seeing(["new", *net.features, "newer"])
    assert (later.features[0], later.inputs) == ("new", len(row) + 2)
    assert (later([b"\7" + row + b"\7"], [[3, 4]]).scores == net([row], [[3, 4]]).scores).all()
    layers = ValueNet.load(WEIGHTS / "agricola-2-cards.npz").layers
    names = [str(place) for place in range(len(layers[0][0]))]
    value, rows = ValueNet(layers, names), np.random.default_rng(1).integers(0, 3, (32, len(names)), np.uint8)
    wider = np.insert(rows, [0, 7, len(names)], 9, 1)
    seen = ["new", *names[:7], "newer", *names[7:], "newest"]
    assert (value.seeing(seen).guess(wider) == value.guess(rows)).all()


def test_a_net_goes_on_without_features_that_are_seen_no_more() -> None:
    net = ValueNet([(np.array([[1.0], [10.0]], np.float32), np.zeros(1, np.float32))], ["wood", "clay"])
    assert net.seeing(["food", "clay"])([b"\5\3"]) == pytest.approx([30])
