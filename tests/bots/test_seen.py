"""What bots see stays what it is, byte by byte: nets have learned from it, and would misread anything else."""

from __future__ import annotations

from functools import cache
from hashlib import sha256
from pathlib import Path
from typing import Final

import pytest

from allmende import TITLES
from allmende.arena.filed import records_in
from allmende.bots.insights import glance, survey
from allmende.bots.learned import Subject
from allmende.core import Game, Record

RECORDS: Final = Path(__file__).parent.parent / "records"
SEEN: Final = {
    "agricola-1": "7fbf8b878689b61a",
    "agricola-1-cards": "3ff806d18d156d18",
    "agricola-2": "cd3637fb3bc7582f",
    "agricola-2-cards": "6b54faaa160b4b58",
    "agricola-3": "89ffa406c015d191",
    "agricola-3-cards": "6010a9ca956ee1a9",
    "agricola-4": "e80068b9d2e08fce",
    "agricola-4-cards": "9ce31ddd30f7afae",
    "arle-1": "fd31d0a37f0a4bb2",
    "arle-2": "62b4f753cb79b089",
    "hallertau-1": "4916c1ca0568e8db",
    "hallertau-1-cards": "bebdb357fb8cbf93",
    "hallertau-2": "7b2cc703f87e9478",
    "hallertau-2-cards": "ac2107f858358c82",
    "hallertau-3": "7a25b480378e3392",
    "hallertau-3-cards": "fd44b23afedb0e89",
    "hallertau-4": "92aa043bac95e6e9",
    "hallertau-4-cards": "5a144be6dd27117e",
}
"""By what is played: a digest of all that is seen in one of the oldest games that were kept."""


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


@pytest.mark.parametrize("subject", SEEN)
def test_bots_see_what_they_have_always_seen(subject: str) -> None:
    record = oldest()[subject]
    title = TITLES[record.title]
    position = Game.replay(title, record, 0).position
    seen = sha256()
    for seat, text in record.moves:
        for eyes in range(len(position.seats)):
            seen.update(glance(title).encode(position, eyes))
            seen.update(survey(title).encode(position, eyes))
        position.play(seat, title.vocabulary.parse(text))
    assert position.over
    assert seen.hexdigest()[:16] == SEEN[subject]


def test_every_subject_is_there() -> None:
    assert set(oldest()) == set(SEEN)
