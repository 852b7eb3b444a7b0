"""Data sets in Parquet: each decision's observation, legal moves, choice, and what came of it.

A data set lies in a folder: `terms.json`, what it is made of; `games-NNNNN.parquet` and `decisions-NNNNN.parquet`,
shard by shard, each written whole; `README.md`, its card (`dataset_card.py`). Whatever shards are there are not made
again.
"""

from __future__ import annotations

import io
from collections.abc import Iterable, Iterator
from functools import partial
from pathlib import Path
from typing import IO, Any, Final

import msgspec
import pyarrow as pa
import pyarrow.parquet as pq

from allmende.arena.contestants import as_it_is, contestant
from allmende.arena.executors import Executor, finished
from allmende.arena.match import Match, Outcome, match_seed, play_match
from allmende.arena.safe_files import write_json, write_whole
from allmende.bots.learned import Subject
from allmende.bots.title_ai import policy_inputs
from allmende.core.errors import AllmendeError
from allmende.core.game import Game
from allmende.core.message import Message
from allmende.core.record import Record
from allmende.titles import title as find_title

VERSION: Final = 2
"""The version of the schema."""
TERMS: Final = "terms.json"
SHARD: Final = 100
"""The number of games in a shard."""
VALIDATION, TEST = 18, 19
"""The games, of 20 each, that are for validation and for tests; no deal is in two splits."""


class DatasetError(AllmendeError):
    """A folder that can't be used for a data set."""


class DatasetTerms(msgspec.Struct, frozen=True):
    """All that decides the games of a data set, except their number."""

    title: str
    rules: str
    options: dict[str, str]
    bots: list[str]
    seed: int
    features: list[str]
    shard: int
    schema: int = VERSION


class Shard(msgspec.Struct, frozen=True):
    """A shard to be made: its number, and its number of games."""

    terms: DatasetTerms
    number: int
    games: int


class Written(msgspec.Struct, frozen=True):
    """The content of a shard's two files, and its number of decisions."""

    games: bytes
    decisions: bytes
    count: int


def dataset_terms(title: str, bots: list[str], options: dict[str, str], seed: int) -> DatasetTerms:
    """The terms of a data set.

    UnknownTitleError, OptionError, UnknownBotError or ProgramError for wrong arguments, and NoTitleAIError if the title
    has no features.
    """
    found = find_title(title)
    chosen = found.checked_options(len(bots), options)
    about = Subject.under(found, len(bots), chosen)
    for name in bots:
        contestant(name, found, about)
    names = policy_inputs(found).names(about.players, about.cards)
    pinned = [as_it_is(name, about) for name in bots]
    return DatasetTerms(title, found.newest_rules, chosen, pinned, seed, names, shard=SHARD)


def split_of(game: int) -> str:
    """The split of the game with this number.

    >>> [split_of(game) for game in (0, 17, 18, 19, 20)]
    ['train', 'train', 'validation', 'test', 'train']
    """
    return {VALIDATION: "validation", TEST: "test"}.get(game % 20, "train")


def games_schema() -> pa.Schema:
    """The columns of the table with a row for each game."""
    return pa.schema(
        [
            ("game", pa.int64()),
            ("split", pa.string()),
            ("seed", pa.int64()),
            ("players", pa.int8()),
            ("bots", pa.list_(pa.string())),
            ("scores", pa.list_(pa.float64())),
            ("winners", pa.list_(pa.int8())),
            ("failed", pa.list_(pa.int8())),
            ("decisions", pa.int32()),
            ("record", pa.string()),
        ]
    )


def decisions_schema(features: int) -> pa.Schema:
    """The columns of the table with a row for each decision, in the order in which they were made."""
    return pa.schema(
        [
            ("game", pa.int64()),
            ("split", pa.string()),
            ("index", pa.int32()),
            ("seat", pa.int8()),
            ("bot", pa.string()),
            ("observation", pa.list_(pa.uint8(), features)),
            ("legal", pa.list_(pa.int32())),
            ("choice", pa.int32()),
            ("score", pa.float64()),
            ("won", pa.float64()),
            ("failed", pa.bool_()),
        ]
    )


def make(folder: Path, terms: DatasetTerms, games: int, workers: Executor) -> Iterator[int]:
    """Make the missing shards, and yield the number of games done: first of those that were there, then with each.

    DatasetError if the folder holds another data set; OSError if a file can't be written. Files are always whole.
    """
    _open(folder, terms)
    size = terms.shard
    wanted = [Shard(terms, first // size, min(size, games - first)) for first in range(0, games, size)]
    there = [shard for shard in wanted if _holds(folder, shard)]
    done = sum(shard.games for shard in there)
    yield done
    todo = [shard for shard in wanted if shard not in there]
    for place, written in finished(workers, play_shard, todo):
        shard = todo[place]
        games_file, decisions_file = shard_files(folder, shard.number)
        # The games come last: where they are, the decisions are, too.
        write_whole(decisions_file, partial(_write, written.decisions))
        write_whole(games_file, partial(_write, written.games))
        done += shard.games
        yield done


def _write(content: bytes, file: IO[bytes]) -> None:
    file.write(content)


def shard_files(folder: Path, number: int) -> tuple[Path, Path]:
    """The files of a shard: its games, and its decisions."""
    return folder / f"games-{number:05d}.parquet", folder / f"decisions-{number:05d}.parquet"


def terms_in(folder: Path) -> DatasetTerms | None:
    """The terms of the data set in a folder; None if there is none. DatasetError if they can't be read."""
    try:
        return msgspec.json.decode((folder / TERMS).read_bytes(), type=DatasetTerms)
    except FileNotFoundError:
        return None
    except msgspec.DecodeError:
        raise _unfit(folder, "error-no-dataset") from None


def _open(folder: Path, terms: DatasetTerms) -> None:
    known = terms_in(folder)
    if known is None:
        folder.mkdir(parents=True, exist_ok=True)
        write_json(folder / TERMS, terms)
    elif known != terms:
        raise _unfit(folder, "error-other-dataset")


def _unfit(folder: Path, message_id: str) -> DatasetError:
    return DatasetError(f"{folder} can't be used for this data set", Message(message_id, {"file": str(folder)}))


def _holds(folder: Path, shard: Shard) -> bool:
    """True if a shard is there with all its games; the last one of a smaller data set is made anew."""
    games_file, decisions_file = shard_files(folder, shard.number)
    if not (games_file.exists() and decisions_file.exists()):
        return False
    try:
        return bool(pq.read_metadata(games_file).num_rows == shard.games)
    except pa.ArrowInvalid:
        return False


def play_shard(shard: Shard) -> Written:
    """Play the games of a shard, and write them down."""
    terms = shard.terms
    games: list[dict[str, Any]] = []
    decisions: list[dict[str, Any]] = []
    for number in range(shard.number * terms.shard, shard.number * terms.shard + shard.games):
        seed = match_seed(terms.seed, number)
        # The bots rotate, so that each has every seat equally often.
        turned = number % len(terms.bots)
        names = (*terms.bots[turned:], *terms.bots[:turned])
        outcome = play_match(Match(terms.title, terms.options, names, seed, keep=True))
        games.append(_game(number, seed, names, outcome))
        decisions += _decisions(number, names, outcome)
    return Written(
        _parquet(games, games_schema(), terms),
        _parquet(decisions, decisions_schema(len(terms.features)), terms),
        len(decisions),
    )


def _game(number: int, seed: int, names: tuple[str, ...], outcome: Outcome) -> dict[str, Any]:
    return {
        "game": number,
        "split": split_of(number),
        "seed": seed,
        "players": len(names),
        "bots": list(names),
        "scores": outcome.scores,
        "winners": outcome.winners,
        "failed": sorted(outcome.failed),
        "decisions": outcome.decisions,
        "record": str(outcome.record),
    }


def _decisions(number: int, names: tuple[str, ...], outcome: Outcome) -> Iterator[dict[str, Any]]:
    """The decisions of a game, with the observations of the deciding seats."""
    record = outcome.record
    assert record is not None
    title = find_title(record.title)
    encode = policy_inputs(title).encode
    state = Game.replay(title, record, 0).state
    for index, (seat, text) in enumerate(record.moves):
        move = title.vocabulary.parse(text)
        yield {
            "game": number,
            "split": split_of(number),
            "index": index,
            "seat": seat,
            "bot": names[seat],
            "observation": list(encode(state, seat)),
            "legal": sorted(state.moves(seat)),
            "choice": move,
            "score": outcome.scores[seat],
            "won": 1 / len(outcome.winners) if seat in outcome.winners else 0.0,
            "failed": seat in outcome.failed,
        }
        state.play(seat, move)


def _parquet(rows: Iterable[dict[str, Any]], schema: pa.Schema, terms: DatasetTerms) -> bytes:
    """The content of a file with these rows, and with the terms of the data set."""
    told = schema.with_metadata({"allmende": msgspec.json.encode(terms)})
    content = io.BytesIO()
    pq.write_table(pa.Table.from_pylist(list(rows), schema=told), content, compression="zstd")
    return content.getvalue()


def records(folder: Path, terms: DatasetTerms, games: int) -> Iterator[tuple[int, Record]]:
    """The first games of a data set, each with the seed of its match."""
    for number in range(-(-games // terms.shard)):
        rows = pq.read_table(shard_files(folder, number)[0], columns=["seed", "record"]).to_pylist()
        for row in rows:
            yield row["seed"], Record.parse(row["record"])


def count_decisions(folder: Path) -> int:
    """The number of decisions in a folder."""
    return sum(int(pq.read_metadata(file).num_rows) for file in folder.glob("decisions-*.parquet"))


def count_failed(folder: Path) -> int:
    """The number of games in a folder in which a program has failed."""
    columns = (pq.read_table(file, columns=["failed"])["failed"] for file in folder.glob("games-*.parquet"))
    return sum(bool(seats) for column in columns for seats in column.to_pylist())
