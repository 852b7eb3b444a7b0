"""Checks records in parallel: replays them by their own rules, and under the newest amendments."""

from __future__ import annotations

from collections.abc import Iterable, Iterator

import msgspec

from allmende.arena.executors import BATCH, Executor, batches, finished
from allmende.arena.filed import Filed, final_scores
from allmende.core.amendment import with_amendments
from allmende.core.errors import AllmendeError
from allmende.core.message import Message
from allmende.core.replay_diff import Difference, first_difference
from allmende.titles import replay


class Verdict(msgspec.Struct, frozen=True):
    """The result of checking a record.

    There is a `problem` if it can't be replayed by its own rules, or ends with other scores than it states. Otherwise
    `rules` are its rules, and `newest` the newest ones. `difference` is the first difference of a replay under those,
    if any, and `amended` the earliest rules that make one.
    """

    problem: Message | None = None
    rules: str = ""
    newest: str = ""
    amended: str = ""
    difference: Difference | None = None

    @property
    def is_old(self) -> bool:
        """True if it has earlier rules, and would replay alike by the newest."""
        return self.problem is None and self.difference is None and self.rules != self.newest


def verdict(filed: Filed) -> Verdict:
    """The result of checking one record."""
    if filed.text is None:
        return Verdict(Message("records-unreadable"))
    try:
        game = replay(filed.text)
    except AllmendeError as error:
        return Verdict(error.message)
    said = final_scores(filed.text)
    if said is not None and said != game.scores:
        scores = {"said": _listed(said), "found": _listed(game.scores)}
        return Verdict(Message("records-scores", scores))
    title = game.title
    found = first_difference(game)
    if found is None:
        return Verdict(rules=game.rules, newest=title.newest_rules)
    return Verdict(None, game.rules, title.newest_rules, with_amendments(title.rules, found[0]), found[1])


def verdicts(todo: Iterable[Filed], workers: Executor) -> Iterator[tuple[Filed, Verdict]]:
    """Check records in parallel; yield the results as they come."""
    handed_out: list[list[Filed]] = []

    def noted() -> Iterator[list[Filed]]:
        for batch in batches(todo, BATCH):
            handed_out.append(batch)
            yield batch

    for place, found in finished(workers, _verdicts_of, noted()):
        yield from zip(handed_out[place], found, strict=True)


def _verdicts_of(batch: list[Filed]) -> list[Verdict]:
    return [verdict(filed) for filed in batch]


def _listed(scores: list[float]) -> str:
    return ", ".join(f"{points:g}" for points in scores)
