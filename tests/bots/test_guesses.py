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
from allmende.bots.insights import glance, survey
from allmende.bots.learned import WEIGHTS, Subject, sight_with
from allmende.bots.net import Net
from allmende.core import Game, Record
from bots.minds import blank_mind

RECORDS: Final = Path(__file__).parent.parent / "records"
GUESSES: Final = Path(__file__).parent / "guesses.json"
"""By net: what it guesses on average, in points, in one of the oldest games that were kept.

When nets have changed on purpose: `ALLMENDE_WRITE_GOLDEN=1 pytest tests/bots/test_guesses.py`.
"""
KEPT: Final = Path(panel.__file__).parent
NETS: Final = {
    str(file.relative_to(folder.parent)): file for folder in (WEIGHTS, KEPT) for file in sorted(folder.rglob("*.npz"))
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
            found.setdefault(str(Subject.of(title, Game.replay(title, record, 0).position)), record)
    return found


@cache
def seen(subject: str, by_minds: bool) -> tuple[list[bytes], list[list[int]]]:
    """What all seats see, game by game, and the moves of the one who moves."""
    record = oldest()[subject]
    title = TITLES[record.title]
    encode = survey(title).encode if by_minds else glance(title).encode
    position = Game.replay(title, record, 0).position
    rows, moves = [], []
    for seat, text in record.moves:
        for eyes in range(len(position.seats)):
            rows.append(encode(position, eyes))
            moves.append(list(position.moves(eyes)))
        position.play(seat, title.vocabulary.parse(text))
    assert position.over
    return rows, moves


def guessed(file: Path) -> list[float]:
    """What a net guesses on average: points of a seat; a mind also the first seat's share of wins, and how moves are
    liked."""
    about = Subject.parse(file.stem)
    if file.parent in (champions.CHAMPIONS, champions.EXPLOITERS):
        opinion = champions.load(file, about)(*seen(str(about), by_minds=True))
        return [float(each.mean()) for each in (opinion.scores[:, 0], opinion.wins[:, 0], opinion.likings)]
    sight = sight_with(file, TITLES[about.title], about)
    return [float(sight.net(seen(str(about), by_minds=False)[0]).mean())]


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
    said = {word for each in survey(TITLES[about.title]).meanings(about.players, True) for word in each}
    lore = champions.load(file, about).lore
    assert lore is not None
    assert not set(lore.words) - said, "who renames a class renames it with tools/rename_in_nets.py"


def test_a_net_sees_features_by_their_names_wherever_they_lie() -> None:
    weights = np.array([[1.0], [10.0], [100.0]], np.float32)
    net = Net([(weights, np.zeros(1, np.float32))], ["wood", "clay", "food"])
    counts = {"wood": 2, "clay": 3, "food": 4, "reed": 5}
    for order in permutations(counts):
        assert net.seeing(order)([bytes(counts[name] for name in order)]) == pytest.approx([432])


@pytest.mark.parametrize("about", [Subject("agricola", 2, True), Subject("hallertau", 3, False)], ids=str)
def test_a_mind_sees_features_by_their_names_wherever_they_lie(about: Subject) -> None:
    mind = blank_mind(about.players, about.title, cards=about.cards)
    order = list(np.random.default_rng(1).permutation(len(mind.features)))
    row = np.random.default_rng(2).integers(0, 9, len(order), np.uint8)
    before = mind([row.tobytes()], [[3, 4, 5]])
    after = mind.seeing([mind.features[i] for i in order])([row[order].tobytes()], [[3, 4, 5]])
    assert np.allclose(before.scores, after.scores, atol=1e-5)
    assert np.allclose(before.likings, after.likings, atol=1e-5)


def test_a_mind_takes_no_notice_of_features_that_came_later() -> None:
    mind = blank_mind()
    row = bytes(range(len(mind.features) % 200)) + bytes(len(mind.features) - len(mind.features) % 200)
    later = mind.seeing(["new", *mind.features])
    assert later.features[0] == "new"
    assert np.allclose(later([b"\7" + row], [[3, 4]]).scores, mind([row], [[3, 4]]).scores, atol=1e-5)
