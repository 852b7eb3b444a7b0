"""The card of a data set: a summary, and the command that makes it again.

Cards are in English: they are for people who study.
"""

from __future__ import annotations

import shlex
from typing import Final

from allmende.arena.contestants import as_list
from allmende.arena.dataset import DatasetTerms


def summary(terms: DatasetTerms) -> str:
    """The terms of a data set, in a sentence."""
    options = "".join(f", {name}={value}" for name, value in terms.options.items())
    return f"Games of {terms.title} by the rules {terms.rules}{options}: {', '.join(terms.bots)}, seed {terms.seed}."


def command(terms: DatasetTerms, games: int) -> str:
    """The command, for a shell, that makes this data set again."""
    words = ["allmende", "dataset", terms.title, "--bots", as_list(terms.bots), "--players", str(len(terms.bots))]
    words += ["--games", str(games), "--seed", str(terms.seed)]
    for option, value in terms.options.items():
        words += ["--set", f"{option}={value}"]
    return shlex.join([*words, "--out", "data/"])


def card(terms: DatasetTerms, games: int, decisions: int, failed: int) -> str:
    """The text of the card of a data set: its content, how it was made, and its license."""
    options = "\n".join(f"* `{name}`: {value}" for name, value in terms.options.items()) or "* none"
    return CARD.format(
        title=terms.title,
        rules=terms.rules,
        players=len(terms.bots),
        bots=", ".join(terms.bots),
        options=options,
        games=games,
        decisions=decisions,
        failed=failed,
        features=len(terms.features),
        command=command(terms, games),
    )


CARD: Final = """---
license: cc0-1.0
task_categories: [reinforcement-learning]
tags: [board-games, {title}]
configs:
- config_name: games
  data_files: games-*.parquet
- config_name: decisions
  data_files: decisions-*.parquet
---

# Games of {title}

{games} games with {decisions} decisions, {players} at the table, by the rules {rules}. On their seats by turns: {bots}.

Options:

{options}

Made by `{command}`.

Games in which a program gave up, and its moves were drawn at random from there on: {failed}. `failed` says which.

* `games-*.parquet`: a row a game, with its record, which `allmende replay` shows and `allmende.replay()` replays;
  `failed` has the seats whose programs have given up.
* `decisions-*.parquet`: a row a decision: `observation`, {features} features of a byte each, named in `terms.json`
  under `features`; `legal`, the numbers of all legal moves, and `choice`, the one that was made, in the title's
  vocabulary (`allmende.{title}.TITLE.vocabulary[number].text`); `score` and `won`, what came of it for the seat;
  `failed`, whether its program gave up in this game.
* `split`: of 20 games, one each is for validation and test. All decisions of a game are in one split.

An observation tells what the seat could know, and nothing else. The data may be used for anything (CC0 1.0). The games
are Uwe Rosenberg's; this is an unofficial fan work.
"""
