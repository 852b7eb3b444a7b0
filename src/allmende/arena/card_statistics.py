"""Statistics of hand cards from twin games, and the files of `allmende.bots.card_knowledge` that are made of them."""

from __future__ import annotations

import argparse
import sys
from collections import defaultdict
from collections.abc import Iterable, Iterator, Sequence
from datetime import UTC, datetime
from itertools import combinations
from math import sqrt
from pathlib import Path
from statistics import fmean, variance

import msgspec

import allmende
from allmende.arena.card_games import CardStudy, StudyFolder, Twins, study_in
from allmende.bots.card_games import CardGame
from allmende.bots.card_knowledge import FEWEST, FOLDER, CardFacts, CardKnowledge, CardSet, Estimate, Partners, file_of
from allmende.bots.card_tallies import CardCounts, count
from allmende.bots.intervals import Z, mean_interval
from allmende.titles import title as find_title


class Contrast(msgspec.Struct, frozen=True):
    """The two hands of a seat on one deal without the cards in both, and by how much the first did better."""

    cards: frozenset[str]
    others: frozenset[str]
    points: float
    share: float


def contrasts(twins: Iterable[Twins]) -> Iterator[Contrast]:
    """The hands of all seats, each with those that took its place on the same deal, and these the other way round."""
    for pair in twins:
        if len(pair.games) < 2:
            continue
        first, second = pair.games
        for seat in range(len(first.scores)):
            cards, others = frozenset(first.dealt[seat]), frozenset(second.dealt[seat])
            points = first.scores[seat] - second.scores[seat]
            share = first.shares[seat] - second.shares[seat]
            yield Contrast(cards - others, others - cards, points, share)
            yield Contrast(others - cards, cards - others, -points, -share)


def estimate(sample: Sequence[float]) -> Estimate | None:
    """The mean of independent numbers with Student's interval; None if they are too few."""
    if len(sample) < FEWEST:
        return None
    interval = mean_interval(sample)
    assert interval.high is not None, "they are several"
    return Estimate(round(interval.value, 2), round(interval.high - interval.value, 2))


def statistics(study: CardStudy, twins: Sequence[Twins], date: str) -> CardSet:
    """The statistics of all cards that were dealt, chosen or played, in the order of their names."""
    games = [game for pair in twins for game in pair.games]
    found = list(contrasts(twins))
    points: dict[str, list[float]] = defaultdict(list)
    shares: dict[str, list[float]] = defaultdict(list)
    for each in found:
        for card in each.cards:
            points[card].append(each.points)
            shares[card].append(each.share)
    counted = _counts(games)
    measured = {
        card: msgspec.structs.replace(facts, points=estimate(points[card]), wins=estimate(shares[card]))
        for card, facts in counted.items()
    }
    return CardSet(
        study.players,
        study.options,
        study.bot,
        len(twins),
        len(games),
        date,
        allmende.__version__,
        study.rules,
        measured,
        partners(found),
    )


def _counts(games: Sequence[CardGame]) -> dict[str, CardFacts]:
    """What is counted about each card."""
    counts: defaultdict[str, CardCounts] = defaultdict(CardCounts)
    for game in games:
        hands = [] if game.picks else game.dealt  # otherwise these are packets
        count(game, hands, range(len(game.scores)), counts)
    return {card: counts[card].facts() for card in sorted(counts)}


def partners(found: Sequence[Contrast]) -> list[Partners]:
    """The pairs of cards that are surely better together than the sum of both, the best first.

    What a pair adds is shrunk toward 0 by as much as the spread among all pairs is mere noise, so that the luckiest of
    thousands does not look good.
    """
    single: dict[str, list[float]] = defaultdict(list)
    together: dict[tuple[str, str], list[float]] = defaultdict(list)
    for each in found:
        for card in each.cards:
            single[card].append(each.points)
        for one, two in combinations(sorted(each.cards), 2):
            together[one, two].append(each.points)
    means = {card: fmean(sample) for card, sample in single.items()}
    noise = {card: variance(sample) / len(sample) for card, sample in single.items() if len(sample) > 1}
    raw: dict[tuple[str, str], tuple[float, float]] = {}
    for pair, sample in together.items():
        if len(sample) >= FEWEST:
            one, two = pair
            error = variance(sample) / len(sample) + noise[one] + noise[two]
            raw[pair] = fmean(sample) - means[one] - means[two], error
    if len(raw) < 2:
        return []
    spread = max(0.0, fmean(value**2 - error for value, error in raw.values()))
    sure = []
    for pair, (value, error) in raw.items():
        share = spread / (spread + error) if spread else 0.0
        shrunk = Estimate(round(share * value, 2), round(Z * sqrt(share * error), 2))
        if shrunk.value > 0 and shrunk.is_sure:
            sure.append(Partners(pair, shrunk))
    return sorted(sure, key=lambda each: (-each.points.value, each.cards))


def write(found: CardSet, title: str, folder: Path = FOLDER) -> Path:
    """Write a set into the file of its title, in place of the one for the same options and number of players."""
    file = file_of(find_title(title), folder)
    known = msgspec.json.decode(file.read_bytes(), type=CardKnowledge).sets if file.exists() else []
    others = [each for each in known if (each.players, each.options) != (found.players, found.options)]
    sets = sorted([*others, found], key=lambda each: (each.players, sorted(each.options.items())))
    folder.mkdir(parents=True, exist_ok=True)
    file.write_text(written(sets), "utf-8")
    return file


def written(sets: Sequence[CardSet]) -> str:
    """Sets as JSON, with a line for each card, so that one sees what has changed."""
    found = []
    for each in sets:
        head = msgspec.to_builtins(each)
        cards, pairs = head.pop("cards"), head.pop("partners")
        start = msgspec.json.encode(head).decode()[:-1]
        rows = ",\n".join(f'"{card}": {msgspec.json.encode(facts).decode()}' for card, facts in cards.items())
        more = ",\n".join(msgspec.json.encode(pair).decode() for pair in pairs)
        found.append(f'{start},\n"cards": {{\n{rows}\n}},\n"partners": [{more}]}}')
    return '{"sets": [\n' + ",\n".join(found) + "\n]}\n"


def main(arguments: Sequence[str] | None = None) -> None:
    """Write the statistics of studies into the package, as the command line asks."""
    parser = argparse.ArgumentParser(
        prog="python -m allmende.arena.card_statistics", description=(__doc__ or "").split("\n")[0]
    )
    parser.add_argument("studies", nargs="+", type=Path, metavar="DIR")
    parser.add_argument("--folder", type=Path, default=FOLDER, metavar="DIR")
    wanted = parser.parse_args(arguments)
    date = datetime.now(UTC).date().isoformat()
    for folder in wanted.studies:
        if (study := study_in(folder)) is None:
            parser.error(f"there is no study of cards in {folder}")
        file = write(statistics(study, StudyFolder(folder, study).twins, date), study.title, wanted.folder)
        sys.stdout.write(f"{folder}: {file}\n")


if __name__ == "__main__":
    main()
