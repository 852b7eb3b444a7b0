"""Makes the typical games of the levels: `python -m allmende.arena.typical [TITLE | SUBJECT ...]`.

Each level plays with itself, every title for every number of players, with hand cards and without. Files keep the
games of other subjects and levels: `--levels villager,farmer` takes minutes, the master takes hours.
"""

from __future__ import annotations

import argparse
import sys
from collections.abc import Iterator, Mapping, Sequence
from pathlib import Path
from statistics import fmean
from typing import Any, Final

import msgspec

from allmende.arena.simulate import matches, simulate
from allmende.bots.learned import Subject
from allmende.bots.typical import FOLDER, LEVELS, Typical, TypicalGames, file_of
from allmende.core.game import Game
from allmende.core.retrospect import Retrospect, look_back
from allmende.core.title import Title
from allmende.titles import OWN, title

SEED: Final = 2026
GAMES: Final = 24


def kinds(chosen: Title[Any, Any]) -> Iterator[tuple[Subject, dict[str, str]]]:
    """The subjects of a title, each with the options of its first preset."""
    known = set()
    for players in chosen.players:
        for preset in chosen.presets.values():
            options = chosen.checked_options(players, preset)
            about = Subject.under(chosen, players, options)
            if about not in known:
                known.add(about)
                yield about, options


def measure(
    chosen: Title[Any, Any], about: Subject, options: Mapping[str, str], level: str, games: int, jobs: int
) -> Typical:
    """The typical game of a level, from a number of games, which are repeatable unless a bot runs out of time."""
    todo = matches(chosen.name, [level] * about.players, options, games, SEED, keep=True)
    records = [outcome.record for outcome in simulate(todo, jobs)]
    played = [look_back(Game.replay(chosen, record)) for record in records if record is not None]
    return mean(level, played)


def mean(level: str, played: Sequence[Retrospect]) -> Typical:
    """The mean of games with equal numbers of rounds, over all seats."""
    seats = [seat for game in played for seat in game.totals]
    course = [_rounded(each) for each in zip(*seats, strict=True)]
    categories = [line.name for line in played[0].points]
    finals = [[values[-1] for game in played for values in game.points[i].values] for i in range(len(categories))]
    return Typical(level, len(played), course, dict(zip(categories, map(_rounded, finals), strict=True)))


def _rounded(values: Sequence[float]) -> float:
    return round(fmean(values), 2)


def make(about: Subject, options: Mapping[str, str], level: str, games: int, jobs: int, folder: Path) -> Typical:
    """Make the typical game of a level for a subject, and write it into the title's file."""
    chosen = title(about.title)
    found = measure(chosen, about, options, level, games, jobs)
    file = file_of(chosen, folder)
    known = msgspec.json.decode(file.read_bytes(), type=TypicalGames).subjects if file.exists() else {}
    others = [one for one in known.get(str(about), []) if one.level != level]
    subjects = known | {str(about): sorted([*others, found], key=lambda one: LEVELS.index(one.level))}
    ordered = {str(each): subjects[str(each)] for each, _ in kinds(chosen) if str(each) in subjects}
    folder.mkdir(parents=True, exist_ok=True)
    file.write_text(written(TypicalGames(chosen.newest_rules, ordered)), "utf-8")
    return found


def written(known: TypicalGames) -> str:
    """Typical games as JSON, with a line for each level, so that one sees what has changed."""
    found = []
    for about, levels in known.subjects.items():
        lines = ",\n".join(msgspec.json.encode(level).decode() for level in levels)
        found.append(f'"{about}": [\n{lines}\n]')
    subjects = ",\n".join(found)
    return f'{{"rules": "{known.rules}", "subjects": {{\n{subjects}\n}}}}\n'


def main(arguments: Sequence[str] | None = None) -> None:
    """Make typical games, as the command line asks."""
    parser = argparse.ArgumentParser(
        prog="python -m allmende.arena.typical", description=(__doc__ or "").split("\n")[0]
    )
    parser.add_argument("subjects", nargs="*", default=list(OWN), metavar="TITLE | SUBJECT")
    parser.add_argument("--levels", default=",".join(LEVELS), metavar="A,B")
    parser.add_argument("--games", type=int, default=GAMES, metavar="N")
    parser.add_argument("--jobs", type=int, default=1, metavar="N")
    parser.add_argument("--folder", type=Path, default=FOLDER, metavar="DIR")
    wanted = parser.parse_args(arguments)
    for name in wanted.subjects:
        for about, options in kinds(title(name.partition("-")[0])):
            for level in wanted.levels.split(",") if name in (about.title, str(about)) else ():
                found = make(about, options, level, wanted.games, wanted.jobs, wanted.folder)
                sys.stdout.write(f"{about} {level}: {found.course[-1]} points in {found.games} games\n")
                sys.stdout.flush()


if __name__ == "__main__":
    main()
