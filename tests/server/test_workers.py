"""Workers compute for the bots of servers at the same PostgreSQL: each task once, whatever becomes of a worker."""

from __future__ import annotations

import asyncio
from collections.abc import Awaitable, Callable, Sequence

import pytest

from allmende.bots.advice import Review, Suggestion
from allmende.bots.card_knowledge import Estimate
from allmende.bots.card_tallies import TalliedCards
from allmende.bots.hired import VARIABLE, hire
from allmende.bots.intervals import Interval
from allmende.bots.survey import BesideLevel, FinishFacts, OpeningFacts, Survey
from allmende.bots.tasks import tally_cards
from allmende.bots.values import SeatValue, Value
from allmende.core import Message, Record
from allmende.core.errors import AllmendeError, RecordError
from allmende.problems.judging import Judgement
from allmende.problems.problem import PlanResult
from allmende.server.bots.queue_worker import QueueWorker
from allmende.server.bots.task_queue import ATTEMPTS, TaskQueue
from allmende.server.errors import ThinkingError
from allmende.server.jobs.background import going_on
from allmende.server.store.postgres import PostgresStore
from allmende.server.store.protocol import Statement
from allmende.server.tables.table import Question
from server.club import GAME, QUESTION, TEXT, Club, Failing, Named
from server.house import RandomThinker, a_game
from server.laid_out import Schema
from server.test_bots import SlowThinker
from server.test_hired import COMMAND, KNOWN


@pytest.fixture
def database(schema: Schema) -> str:
    """The address of an empty database."""
    schema.empty()
    return schema.address


@pytest.fixture
def at_club(database: str) -> Callable[[Callable[[Club], Awaitable[None]]], None]:
    """Has something done at a club."""

    def do(wanted: Callable[[Club], Awaitable[None]]) -> None:
        async def work() -> None:
            store = PostgresStore(database)
            await store.open()
            club = Club(store)
            try:
                await asyncio.wait_for(wanted(club), 60)
            finally:
                await club.thinker.leave()
                await store.close()

        asyncio.run(work())

    return do


AtClub = Callable[[Callable[[Club], Awaitable[None]]], None]


def test_a_worker_answers_what_a_server_asks(at_club: AtClub) -> None:
    async def play(club: Club) -> None:
        worker = await club.joined(thinker := Named("worker"))
        asked = await club.asked()
        await worker.take()
        await worker.settle()
        await club.thinker.look()
        assert await asked == "worker"
        assert (thinker.asked, club.here.asked) == ([QUESTION], [])
        assert await club.tasks() == []

    at_club(play)


def test_servers_and_workers_hear_of_one_another_at_once(at_club: AtClub) -> None:
    async def play(club: Club) -> None:
        worker = await club.joined(Named("worker"))
        async with going_on([club.thinker.follow, *worker.works()]):
            # `watch`, which would notice it in the end, doesn't run.
            answers = await asyncio.gather(*(club.thinker.answer(QUESTION) for _ in range(50)))
        assert answers == ["worker"] * 50
        assert await club.tasks() == []

    at_club(play)


def test_a_server_thinks_itself_while_no_worker_is_there(at_club: AtClub, caplog: pytest.LogCaptureFixture) -> None:
    async def play(club: Club) -> None:
        assert await club.thinker.answer(QUESTION) == "here"
        assert caplog.text == ""
        worker = await club.joined(Named("worker"))
        async with going_on([club.thinker.follow, *worker.works()]):
            assert await club.thinker.answer(QUESTION) == "worker"
        await club.silence(worker)
        assert await club.thinker.answer(QUESTION) == "here"
        assert await club.tasks() == []
        assert "no worker of this version is there any more" in caplog.text

    at_club(play)


def test_a_server_does_what_it_has_asked_of_the_last_worker_when_that_is_gone(at_club: AtClub) -> None:
    async def play(club: Club) -> None:
        taking, idle = await club.joined(SlowThinker(), 1), await club.joined(Named("idle"))
        taken = await club.asked()
        await taking.take()
        left = await club.asked()
        await club.silence(idle)
        await club.thinker.look()
        assert not taken.done()
        assert not left.done()
        await club.silence(taking)
        await club.thinker.look()
        assert [await taken, await left] == ["here", "here"]

    at_club(play)


# All that a thinker is asked

INTERVAL = Interval(1.5, 0.25)
SAYING = Message("why-alone", {"count": 1.5, "all": ["a", Message("good-hops", {"count": 2})]})
SUGGESTION = Suggestion("exchange 1", SAYING, 31.25, SAYING)
REVIEW = Review(7, 1, "exchange 1", SAYING, 31.25, 0.5, "exchange 2", SAYING, None)
VALUE = Value(4, [SeatValue(31.25, 0.5), SeatValue(7.0, 0.0)])
JUDGEMENT = Judgement("as-good", PlanResult(["exchange 1"], 1.5, {"fields": 2.0}, Estimate(0.5, 0.25)), 32)
SURVEY = Survey(
    "hallertau-2",
    2,
    3,
    [OpeningFacts(["nursery"], 2, 2, INTERVAL, Interval(0.5))],
    [FinishFacts(1, 2, 2, INTERVAL, {"fields": INTERVAL})],
    BesideLevel("farmer", 100, 40.5, INTERVAL, {"fields": 1.0}, {"fields": INTERVAL}, {"fields": INTERVAL}),
)

TALLIES = tally_cards([], [(str(a_game(cards="on").record), [0, 1])])


class Knowing(Named):
    """Knows an answer of each kind, and notes what it was asked."""

    def __init__(self) -> None:
        super().__init__("")
        self.heard: list[tuple[object, ...]] = []

    async def suggest(self, record: Record, seat: int) -> list[Suggestion]:
        self.heard.append((record, seat))
        return [SUGGESTION]

    async def review(self, record: Record, decisions: Sequence[int]) -> list[Review]:
        self.heard.append((record, decisions))
        return [REVIEW]

    async def value(self, record: Record) -> Value:
        self.heard.append((record,))
        return VALUE

    async def play_on(self, record: Record, bot: str) -> list[str]:
        self.heard.append((record, bot))
        return ["exchange 1", "exchange 2"]

    async def judge(self, title: str, problem: str, moves: Sequence[str]) -> Judgement:
        self.heard.append((title, problem, moves))
        return JUDGEMENT

    async def survey(self, games: Sequence[tuple[str, str, Sequence[int]]]) -> tuple[list[Survey], int]:
        self.heard.append((games,))
        return [SURVEY], 1

    async def tally_cards(
        self, sets: list[TalliedCards], games: Sequence[tuple[str, Sequence[int]]]
    ) -> list[TalliedCards]:
        self.heard.append((sets, games))
        return TALLIES


def test_whatever_is_asked_and_answered_arrives_as_it_was(at_club: AtClub) -> None:
    async def play(club: Club) -> None:
        worker = await club.joined(knowing := Knowing())
        thinker, record = club.thinker, GAME.record
        async with going_on([thinker.follow, *worker.works()]):
            assert await thinker.suggest(record, 1) == [SUGGESTION]
            assert await thinker.review(record, [3, 1]) == [REVIEW]
            assert await thinker.value(record) == VALUE
            assert await thinker.play_on(record, "farmer") == ["exchange 1", "exchange 2"]
            assert await thinker.judge("hallertau", "one", ["exchange 1"]) == JUDGEMENT
            assert await thinker.survey([("a", str(record), [0, 1])]) == ([SURVEY], 1)
            assert await thinker.tally_cards([], [(str(record), [0])]) == TALLIES
            assert await thinker.tally_cards(TALLIES, []) == TALLIES
        assert knowing.heard == [
            (record, 1),
            (record, [3, 1]),
            (record,),
            (record, "farmer"),
            ("hallertau", "one", ["exchange 1"]),
            ([("a", str(record), [0, 1])],),
            ([], [(str(record), [0])]),
            (TALLIES, []),
        ]

    at_club(play)


# Each task once


def test_no_task_is_taken_by_two(at_club: AtClub, database: str) -> None:
    async def play(club: Club) -> None:
        stores = [PostgresStore(database) for _ in range(4)]
        names = ["a", "b", "c", "d"]
        queues = [TaskQueue(store, "1") for store in stores]
        for name, queue in zip(names, queues, strict=True):
            await queue.beat(name, 1)
        wanted = [f"task-{number}" for number in range(40)]
        for task in wanted:
            await club.queue.put(task, "server", False, task)

        async def all_of(queue: TaskQueue, name: str) -> list[str]:
            found = []
            while (taken := await queue.take(name, True)) is not None:
                found.append(taken.task)
            return found

        by_worker = await asyncio.gather(*map(all_of, queues, names))
        assert sorted(task for tasks in by_worker for task in tasks) == sorted(wanted)
        assert sum(bool(tasks) for tasks in by_worker) > 1
        for store in stores:
            await store.close()

    at_club(play)


def test_what_a_dead_worker_had_is_done_by_another_once(at_club: AtClub) -> None:
    async def play(club: Club) -> None:
        dead = await club.joined(slow := SlowThinker())
        asked = await club.asked()
        await dead.take()
        other = await club.joined(thinker := Named("other"))
        await other.take()
        assert thinker.asked == []  # as long as the first one lives
        await club.silence(dead)
        await other.take()
        await other.settle()
        # It was not dead, only silent; but the task is not its own any more.
        slow.waiting[0].set_result(None)
        await dead.settle()
        assert await club.tasks() == [(other.name, 2, 1)]
        await club.thinker.look()
        assert await asked == "other"
        assert club.here.asked == []

    at_club(play)


def test_a_worker_that_was_silent_for_a_moment_keeps_its_tasks(at_club: AtClub) -> None:
    async def play(club: Club) -> None:
        worker = await club.joined(slow := SlowThinker())
        asked = await club.asked()
        await worker.take()
        await club.silence(worker)
        await worker.beat()
        other = await club.joined(thinker := Named("other"))
        await other.take()
        assert thinker.asked == []
        slow.waiting[0].set_result(None)
        await worker.settle()
        await club.thinker.look()
        assert await asked

    at_club(play)


def test_a_task_of_which_every_worker_dies_is_given_up(at_club: AtClub) -> None:
    async def play(club: Club) -> None:
        asked = await club.asked() if await club.joined(Named("idle")) else None
        assert asked is not None
        for _ in range(ATTEMPTS):
            worker = await club.joined(SlowThinker())
            await worker.take()
            await club.silence(worker)
        last = await club.joined(thinker := Named("last"))
        await last.take()
        assert thinker.asked == []
        await club.thinker.look()
        with pytest.raises(ThinkingError):
            await asked

    at_club(play)


def test_what_is_lost_with_a_crash_of_the_database_is_done_here(at_club: AtClub) -> None:
    async def play(club: Club) -> None:
        await club.joined(Named("worker"))
        asked = await club.asked()
        await club.store.run(Statement("DELETE FROM bot_tasks"))
        await club.thinker.look()
        assert await asked == "here"

    at_club(play)


def test_what_no_one_wants_any_more_is_not_done(at_club: AtClub) -> None:
    async def play(club: Club) -> None:
        worker = await club.joined(thinker := Named("worker"))
        asked = await club.asked()
        asked.cancel()
        await asyncio.gather(asked, return_exceptions=True)
        await club.thinker.leave()
        assert await club.tasks() == []
        # A server that was killed can't say so.
        killed = await club.asked()
        await club.unwanted()
        await worker.take()
        assert thinker.asked == []
        await club.thinker.look()
        await worker.take()
        await worker.settle()
        assert thinker.asked == [QUESTION]
        await club.thinker.look()
        assert await killed == "worker"

    at_club(play)


# Ending


def test_a_worker_that_ends_finishes_what_it_has_begun(at_club: AtClub) -> None:
    async def play(club: Club) -> None:
        worker = await club.joined(slow := SlowThinker())
        asked = await club.asked()
        await worker.take()
        leaving = asyncio.create_task(worker.leave(60, asyncio.Event()))
        while await club.slots():
            await asyncio.sleep(0)
        assert await club.thinker.answer(QUESTION) == "here"
        slow.waiting[0].set_result(None)
        await leaving
        await club.thinker.look()
        assert await asked != "here"

    at_club(play)


@pytest.mark.parametrize("hurries", [False, True])
def test_a_worker_gives_back_what_it_can_t_finish(at_club: AtClub, hurries: bool) -> None:
    async def play(club: Club) -> None:
        worker, hurry = await club.joined(SlowThinker()), asyncio.Event()
        asked = await club.asked()
        await worker.take()
        if hurries:
            hurry.set()
        await worker.leave(60 if hurries else 0, hurry)
        assert await club.tasks() == [(None, 0, 0)]
        other = await club.joined(Named("other"))
        await other.take()
        await other.settle()
        await club.thinker.look()
        assert await asked == "other"

    at_club(play)


# What a worker can't do


def test_other_versions_have_nothing_to_do_with_one_another(at_club: AtClub) -> None:
    async def play(club: Club) -> None:
        newer = QueueWorker(TaskQueue(club.store, "2"), thinker := Named("newer"), 1)
        await newer.beat()
        assert await club.thinker.answer(QUESTION) == "here"
        await club.joined(SlowThinker())
        asked = await club.asked()
        await newer.take()
        assert thinker.asked == []
        asked.cancel()

    at_club(play)


@pytest.mark.parametrize("question", ["", "{", '{"type":"juggle"}', '{"type":"move","question":{"record":7}}'])
def test_a_task_that_can_t_be_read_is_refused_in_a_sentence(
    at_club: AtClub, caplog: pytest.LogCaptureFixture, question: str
) -> None:
    async def play(club: Club) -> None:
        worker = await club.joined(Named("worker"))
        asked = await club.asked()
        await club.store.run(Statement("UPDATE bot_tasks SET question = ?", (question,)))
        await worker.take()
        await worker.settle()
        assert [record.getMessage().partition(":")[0] for record in caplog.records] == [
            "a task can't be read, and its server does it itself"
        ]
        await club.thinker.look()
        assert await asked == "here"

    at_club(play)


def test_a_reply_that_can_t_be_read_leaves_the_task_to_the_server(
    at_club: AtClub, caplog: pytest.LogCaptureFixture
) -> None:
    async def play(club: Club) -> None:
        worker = await club.joined(Named("worker"))
        asked = await club.asked()
        await worker.take()
        await worker.settle()
        await club.store.run(Statement("UPDATE bot_tasks SET reply = ?", ('{"type":"found","found":7}',)))
        await club.thinker.look()
        assert await asked == "here"
        assert "the reply of a worker can't be read" in caplog.text

    at_club(play)


@pytest.mark.parametrize(
    ("error", "comes_to"),
    [(RecordError("there is no such title"), "here"), (ThinkingError(), None), (ZeroDivisionError(), None)],
)
def test_an_error_of_a_worker(
    at_club: AtClub, caplog: pytest.LogCaptureFixture, error: Exception, comes_to: str | None
) -> None:
    """What a worker doesn't know the server does; what fails fails there, and is told in the worker's log."""

    async def play(club: Club) -> None:
        worker = await club.joined(Failing(error))
        asked = await club.asked()
        await worker.take()
        await worker.settle()
        await club.thinker.look()
        if comes_to is None:
            with pytest.raises(ThinkingError):
                await asked
            assert "MoveTask" in caplog.text
        else:
            assert await asked == comes_to
        assert ("Traceback" in caplog.text) == isinstance(error, ZeroDivisionError)

    at_club(play)


def test_an_error_in_what_was_asked_is_the_server_s_own(at_club: AtClub) -> None:
    async def play(club: Club) -> None:
        worker = await club.joined(RandomThinker())
        async with going_on([club.thinker.follow, *worker.works()]):
            with pytest.raises(AllmendeError) as error:
                await club.thinker.judge("hallertau", "no-such-problem", [])
        assert type(error.value) is not AllmendeError

    at_club(play)


def test_programs_of_the_operator_are_run_by_the_server(at_club: AtClub, monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.setenv(VARIABLE, "{}")
    hire(f"mybot={COMMAND}", KNOWN)

    async def play(club: Club) -> None:
        await club.joined(Named("worker"))
        assert await club.thinker.answer(Question(GAME.record, GAME.version, 0, "mybot")) == "here"

    at_club(play)


def test_long_tasks_leave_room_for_those_for_which_players_wait(at_club: AtClub) -> None:
    async def play(club: Club) -> None:
        worker = await club.joined(SlowThinker(), slots=4)
        for number in range(6):
            await club.queue.put(f"long-{number}", "server", True, TEXT)
        await worker.take()
        assert [taken for taken, *_ in await club.tasks()] == [worker.name] * 2 + [None] * 4
        await club.queue.put("short", "server", False, TEXT)
        await worker.take()
        assert [taken for taken, *_ in await club.tasks()] == [worker.name] * 2 + [None] * 4 + [worker.name]
        await worker.leave(0, asyncio.Event())
        # One that does a single task at a time takes what has waited longest.
        lone = await club.joined(SlowThinker(), slots=1)
        await lone.take()
        assert [taken for taken, *_ in await club.tasks()] == [lone.name] + [None] * 6

    at_club(play)
