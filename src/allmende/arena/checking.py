"""Whether records still come out as they did, and whether they would under the newest rules; many at a time."""

from __future__ import annotations

from collections.abc import Iterable, Iterator

import msgspec

from allmende.arena.executors import BATCH, Executor, batches, finished
from allmende.arena.filed import Filed, final_scores
from allmende.core.alike import Difference, first_difference
from allmende.core.amendment import with_amendments
from allmende.core.errors import AllmendeError
from allmende.core.message import Message
from allmende.titles import replay


class Verdict(msgspec.Struct, frozen=True):
    """What became of a record.

    There is a `problem` if it can't be played by its own rules, or doesn't come out as it says itself. Else it goes by
    `rules`, of which `newest` are the newest; if a `difference` keeps it from going by those, it is the first one, and
    `amended` are the earliest rules under which there is one.
    """

    problem: Message | None = None
    rules: str = ""
    newest: str = ""
    amended: str = ""
    difference: Difference | None = None

    @property
    def is_old(self) -> bool:
        """Whether it goes by earlier rules, and would go alike by the newest."""
        return self.problem is None and self.difference is None and self.rules != self.newest


def verdict(filed: Filed) -> Verdict:
    """What becomes of a record."""
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
    """What becomes of each of these records, as it is found."""
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
