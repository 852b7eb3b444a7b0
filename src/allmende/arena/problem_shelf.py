"""Puts mined problems into the package: `python -m allmende.arena.problem_shelf FILE ...`, files of one title or more.

They are rated together. Of a title with more problems than wanted, those stay that tell most: each level's share of
solved tries is covered, and within it the surest leads come first. Few for as many players have the same solution, so
that nothing is learned by heart.
"""

from __future__ import annotations

import argparse
import sys
from collections import Counter, defaultdict
from collections.abc import Sequence
from pathlib import Path
from typing import Final

import msgspec

from allmende.arena.problem_mining import mined_in
from allmende.problems.grading import graded
from allmende.problems.problem import SHELF, Problem

MOST: Final = 90
"""The largest number of problems of a title."""
ALIKE: Final = 6
"""The largest number of problems of a title, for as many players, that have the same solution, move by move."""


def chosen(problems: Sequence[Problem], most: int = MOST) -> list[Problem]:
    """The problems to be kept, rated and ordered by their ratings: evenly from all that levels have found."""
    by_ease: dict[int, list[Problem]] = defaultdict(list)
    alike: Counter[tuple[int, tuple[str, ...]]] = Counter()
    for one in sorted(problems, key=lambda one: one.lead.half - one.lead.value):
        solution = one.players, tuple(one.solution.moves)
        alike[solution] += 1
        if alike[solution] > ALIKE:
            continue
        by_ease[sum(solved for solved, _ in one.found.values())].append(one)
    kept: list[Problem] = []
    while len(kept) < most and by_ease:
        for ease in sorted(by_ease):
            kept.append(by_ease[ease].pop(0))
            if not by_ease[ease]:
                del by_ease[ease]
    return graded(sorted(kept[:most], key=lambda one: one.name))


def written(problems: Sequence[Problem]) -> str:
    """Problems as JSON, with a line for each, so that one sees what has changed."""
    return "[\n" + ",\n".join(msgspec.json.encode(one).decode() for one in problems) + "\n]\n"


def main(arguments: Sequence[str] | None = None) -> None:
    """Write the problems of mined files into the package, as the command line asks."""
    parser = argparse.ArgumentParser(
        prog="python -m allmende.arena.problem_shelf", description=(__doc__ or "").split("\n")[0]
    )
    parser.add_argument("files", nargs="+", type=Path, metavar="FILE")
    parser.add_argument("--most", type=int, default=MOST, metavar="N")
    parser.add_argument("--folder", type=Path, default=SHELF, metavar="DIR")
    wanted = parser.parse_args(arguments)
    found: dict[str, dict[str, Problem]] = defaultdict(dict)
    for file in wanted.files:
        mining, games = mined_in(file)
        if mining is None:
            parser.error(f"there are no problems in {file}")
        found[mining.title] |= {one.name: one for game in games for one in game.problems}
    for title, problems in found.items():
        kept = chosen([*problems.values()], wanted.most)
        (wanted.folder / f"{title}.json").write_text(written(kept), "utf-8")
        sys.stdout.write(f"{title}: {len(kept)} of {len(problems)} problems\n")


if __name__ == "__main__":
    main()
