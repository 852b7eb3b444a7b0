"""The layout of a store's SQL tables, and numbered migrations from older layouts.

A store has the number of its last step: SQLite's in its header, PostgreSQL's in a table `layout`, which the first
stores lacked. A server that opens it takes the steps that are missing, each in a transaction of its own, while all
others wait; a store that has taken steps which are unknown here is refused, and nothing is written to it.

A step that was released is never changed. To add one, first keep a store of the layout before it
(`tests/server/keep_store.py`), and a test takes the step there.
"""

from __future__ import annotations

from collections.abc import Iterable, Iterator, Sequence
from typing import Any, Final, NamedTuple

from allmende.core import Message
from allmende.server.store import bots_layout, people_layout
from allmende.server.store.case_folding import folded
from allmende.server.store.protocol import StoreError


class Folding(NamedTuple):
    """A migration that folds names, in Python, because databases fold them differently.

    `names` selects each name with the key of its row, and `update` takes the folded name and the key.
    """

    names: str
    update: str

    def of(self, rows: Iterable[Sequence[Any]]) -> Iterator[Sequence[Any]]:
        """The values that `update` takes for these rows."""
        return ((folded(name), *key) for name, *key in rows)


class Step(NamedTuple):
    """A migration: the statements for a store of either kind, and the names to fold after them.

    One that `rolls` takes nothing from processes that know only the layout before it, such as a new SQL table or index,
    or a column with a default that they may leave out. So it can be taken while they run.
    """

    sqlite: list[str]
    postgres: list[str]
    foldings: Sequence[Folding] = ()
    rolls: bool = False


_LEASES: Final = [
    # By name: the process that holds the lease, and its last beat.
    "CREATE TABLE leases (name TEXT NOT NULL PRIMARY KEY, process TEXT NOT NULL, beat BIGINT NOT NULL)",
]

# By seat. A plan that was dropped is not live, and is kept until its player was told of that.
_PLANS: Final = [
    """
    CREATE TABLE plans (
        tab TEXT NOT NULL,
        seat INTEGER NOT NULL,
        live INTEGER NOT NULL,
        plan TEXT NOT NULL,
        PRIMARY KEY (tab, seat)
    )
    """,
    "CREATE INDEX plans_live ON plans (live, tab)",
]

_PACE: Final = [
    # When the next clock of a table runs out, so that the leader job for time-outs finds it.
    "ALTER TABLE standings ADD COLUMN due BIGINT",
    "CREATE INDEX standings_due ON standings (due) WHERE due IS NOT NULL",
    # The times in which there was no server.
    "CREATE TABLE gaps (began BIGINT NOT NULL PRIMARY KEY, ended BIGINT NOT NULL)",
    # The hours in which a person plays, in minutes of the day in their time zone, and their holidays.
    """
    CREATE TABLE hours (
        person TEXT NOT NULL PRIMARY KEY,
        zone TEXT NOT NULL,
        opens INTEGER NOT NULL,
        closes INTEGER NOT NULL
    )
    """,
    """
    CREATE TABLE holidays (
        person TEXT NOT NULL,
        began BIGINT NOT NULL,
        ended BIGINT NOT NULL,
        PRIMARY KEY (person, began)
    )
    """,
]

_NOTIFICATIONS: Final = [
    "CREATE TABLE wishes (person TEXT NOT NULL PRIMARY KEY, wishes TEXT NOT NULL)",
    # The channels by which a person is notified, and their failures: `failing` since when, after how many `tries`.
    """
    CREATE TABLE targets (
        target TEXT NOT NULL PRIMARY KEY,
        person TEXT NOT NULL,
        kind TEXT NOT NULL,
        address TEXT NOT NULL,
        secrets TEXT NOT NULL,
        since BIGINT NOT NULL,
        trouble TEXT NOT NULL,
        tries INTEGER NOT NULL,
        failing BIGINT NOT NULL
    )
    """,
    "CREATE UNIQUE INDEX targets_of ON targets (person, kind, address)",
    "CREATE INDEX targets_at ON targets (kind, address)",
    # The reasons to notify a person: one is looked at next when it is `due`, or went into the notification `called`.
    """
    CREATE TABLE reasons (
        person TEXT NOT NULL,
        why TEXT NOT NULL,
        about TEXT NOT NULL,
        stamp BIGINT NOT NULL,
        due BIGINT NOT NULL,
        called TEXT NOT NULL,
        PRIMARY KEY (person, why, about, stamp)
    )
    """,
    "CREATE INDEX reasons_due ON reasons (called, due)",
    """
    CREATE TABLE outbox (
        called TEXT NOT NULL,
        target TEXT NOT NULL,
        person TEXT NOT NULL,
        due BIGINT NOT NULL,
        PRIMARY KEY (called, target)
    )
    """,
    "CREATE INDEX outbox_due ON outbox (due)",
    # Links sent by mail, by the digests of their secrets: to confirm an address, or to sign in on another device.
    """
    CREATE TABLE mail_links (
        digest TEXT NOT NULL PRIMARY KEY,
        person TEXT NOT NULL,
        address TEXT NOT NULL,
        until BIGINT NOT NULL
    )
    """,
    "CREATE INDEX mail_links_to ON mail_links (address)",
    # When a game ended; 0 if it goes on, or had ended when its summary was first written.
    "ALTER TABLE standings ADD COLUMN ended BIGINT NOT NULL DEFAULT 0",
    "CREATE INDEX standings_changed ON standings (over, changed)",
]

_REMOTE: Final = [
    # Remote bots: persons that belong to another person, or to the server's host, and their time to decide.
    "CREATE TABLE remote_bots (bot TEXT NOT NULL PRIMARY KEY, owner TEXT NOT NULL, seconds INTEGER NOT NULL)",
    "CREATE INDEX remote_bots_of ON remote_bots (owner)",
    # The tables at which they play.
    "CREATE TABLE remote_seats (bot TEXT NOT NULL, tab TEXT NOT NULL, PRIMARY KEY (bot, tab))",
]

_REFUSED: Final = [
    # The number of a bot's unusable answers at a table.
    "ALTER TABLE remote_seats ADD COLUMN refused INTEGER NOT NULL DEFAULT 0",
]

_RESULTS: Final = [
    # The address of a person's page, if it is public.
    "ALTER TABLE persons ADD COLUMN page TEXT NOT NULL DEFAULT ''",
    "CREATE UNIQUE INDEX persons_page ON persons (page) WHERE page <> ''",
    # 1 once the results of a finished game are recorded; 2 if it goes on since, and they will be recorded anew.
    "ALTER TABLE standings ADD COLUMN counted INTEGER NOT NULL DEFAULT 0",
    "CREATE INDEX standings_ended ON standings (changed, tab) WHERE over = 1 AND counted <> 1",
    "CREATE INDEX standings_taken_back ON standings (tab) WHERE over = 0 AND counted = 1",
    # By seat; scores in thousandths of a point. `shown` for a person with a public page; `called` is the folded name.
    """
    CREATE TABLE results (
        tab TEXT NOT NULL,
        seat INTEGER NOT NULL,
        person TEXT NOT NULL,
        called TEXT NOT NULL,
        title TEXT NOT NULL,
        players INTEGER NOT NULL,
        score BIGINT NOT NULL,
        won INTEGER NOT NULL,
        rated INTEGER NOT NULL,
        bot INTEGER NOT NULL,
        bots INTEGER NOT NULL,
        ended BIGINT NOT NULL,
        shown INTEGER NOT NULL,
        PRIMARY KEY (tab, seat)
    )
    """,
    "CREATE INDEX results_of ON results (person, ended)",
    "CREATE INDEX results_shown ON results (ended) WHERE shown = 1",
    "CREATE INDEX results_of_title ON results (title, ended) WHERE shown = 1",
    "CREATE INDEX results_called ON results (called, ended) WHERE shown = 1",
    # All columns that a hall of fame counts, in the order in which it does.
    "CREATE INDEX results_of_fame ON results (title, person, players, score) WHERE shown = 1",
    # Mu and sigma in millionths.
    """
    CREATE TABLE ratings (
        person TEXT NOT NULL,
        title TEXT NOT NULL,
        mu BIGINT NOT NULL,
        sigma BIGINT NOT NULL,
        games INTEGER NOT NULL,
        PRIMARY KEY (person, title)
    )
    """,
    "CREATE INDEX ratings_in ON ratings (title)",
]

_AGREED: Final = [
    # 1 if the players agreed to end the game before its last round: such a game is found, but counts for nothing.
    "ALTER TABLE results ADD COLUMN agreed INTEGER NOT NULL DEFAULT 0",
    "DROP INDEX results_of_fame",
    "CREATE INDEX results_of_fame ON results (title, person, players, score) WHERE shown = 1 AND agreed = 0",
    # Such games have been skipped so far, so their results are recorded now.
    """
    UPDATE standings SET counted = 2 WHERE over = 1 AND counted = 1 AND standing LIKE '%"how":"agreed"%'
    """,
]

# The day's games.
_DAYS: Final = [
    # By day and title: the record of the deal, so that a later version, which would draw another one, still has it.
    "CREATE TABLE days (day TEXT NOT NULL, title TEXT NOT NULL, record TEXT NOT NULL, PRIMARY KEY (day, title))",
    # The tries that count, by their tables; a person has one for each.
    "CREATE TABLE tries (tab TEXT NOT NULL PRIMARY KEY, day TEXT NOT NULL, title TEXT NOT NULL, person TEXT NOT NULL)",
    "CREATE UNIQUE INDEX tries_of ON tries (person, title, day) WHERE person <> ''",
    "CREATE INDEX tries_on ON tries (title, day)",
    # The scores of bots, in thousandths of a point.
    """
    CREATE TABLE bot_scores (
        day TEXT NOT NULL,
        title TEXT NOT NULL,
        bot TEXT NOT NULL,
        score BIGINT NOT NULL,
        PRIMARY KEY (day, title, bot)
    )
    """,
]

_PROBLEMS: Final = [
    # First tries at problems, numbered by person and title, each with the person's rating after it, in millionths.
    """
    CREATE TABLE attempts (
        person TEXT NOT NULL,
        problem TEXT NOT NULL,
        title TEXT NOT NULL,
        solved BIGINT NOT NULL,
        mu BIGINT NOT NULL,
        sigma BIGINT NOT NULL,
        number BIGINT NOT NULL,
        ended BIGINT NOT NULL,
        PRIMARY KEY (person, problem)
    )
    """,
    # The ratings of problems that were tried here.
    """
    CREATE TABLE problem_ratings (
        problem TEXT NOT NULL PRIMARY KEY,
        mu BIGINT NOT NULL,
        sigma BIGINT NOT NULL,
        tries BIGINT NOT NULL
    )
    """,
]


def _as_sqlite(statement: str) -> str:
    """A statement that makes a table or an index, for SQLite, with strict types."""
    return statement.replace("BIGINT", "INTEGER") + (" STRICT" if "CREATE TABLE" in statement else "")


STEPS: Final = [
    # 1: the entries of all tables, by their versions.
    Step(
        sqlite=[
            """
            CREATE TABLE entries (
                tab TEXT NOT NULL,
                version INTEGER NOT NULL,
                entry TEXT NOT NULL,
                at TEXT NOT NULL DEFAULT CURRENT_TIMESTAMP,
                PRIMARY KEY (tab, version)
            ) STRICT, WITHOUT ROWID
            """
        ],
        postgres=[
            """
            CREATE TABLE entries (
                tab text NOT NULL,
                version integer NOT NULL,
                entry text NOT NULL,
                at timestamptz NOT NULL DEFAULT now(),
                PRIMARY KEY (tab, version)
            )
            """
        ],
    ),
    # 2: marks, the server's notes on the store as a whole, such as the progress of a check.
    Step(
        sqlite=["CREATE TABLE marks (name TEXT NOT NULL PRIMARY KEY, value TEXT NOT NULL) STRICT, WITHOUT ROWID"],
        postgres=["CREATE TABLE marks (name text NOT NULL PRIMARY KEY, value text NOT NULL)"],
    ),
    # 3: people, their devices and memberships; open tables; summaries of tables.
    Step(sqlite=[_as_sqlite(statement) for statement in people_layout.PEOPLE], postgres=people_layout.PEOPLE),
    # 4: invitations to open tables, and the seat's key in a membership.
    Step(sqlite=[_as_sqlite(statement) for statement in people_layout.INVITED], postgres=people_layout.INVITED),
    # 5: presence at tables, what was seen last, and private notes.
    Step(sqlite=[_as_sqlite(statement) for statement in people_layout.TOGETHER], postgres=people_layout.TOGETHER),
    # 6: leases of server processes.
    Step(sqlite=[_as_sqlite(statement) for statement in _LEASES], postgres=_LEASES),
    # 7: plans, moves chosen ahead.
    Step(sqlite=[_as_sqlite(statement) for statement in _PLANS], postgres=_PLANS),
    # 8: clocks, gaps in uptime, playing hours and holidays.
    Step(sqlite=[_as_sqlite(statement) for statement in _PACE], postgres=_PACE),
    # 9: notifications: channels, reasons, outbox.
    Step(sqlite=[_as_sqlite(statement) for statement in _NOTIFICATIONS], postgres=_NOTIFICATIONS),
    # 10: remote bots.
    Step(sqlite=[_as_sqlite(statement) for statement in _REMOTE], postgres=_REMOTE),
    # 11: results of finished games, and ratings.
    Step(sqlite=[_as_sqlite(statement) for statement in _RESULTS], postgres=_RESULTS),
    # 12: people's time zones and languages.
    Step(
        sqlite=[
            *people_layout.WHEREABOUTS,
            people_layout.MOVE_ZONES.format("json_extract(wishes.wishes, '$.zone')"),
            people_layout.MOVE_LANGUAGES.format("json_extract(wishes.wishes, '$.language')"),
            "UPDATE wishes SET wishes = json_remove(wishes, '$.zone', '$.language')",
            people_layout.DROP_ZONES,
        ],
        postgres=[
            *people_layout.WHEREABOUTS,
            people_layout.MOVE_ZONES.format("wishes.wishes::json ->> 'zone'"),
            people_layout.MOVE_LANGUAGES.format("wishes.wishes::json ->> 'language'"),
            "UPDATE wishes SET wishes = (wishes.wishes::jsonb - 'zone' - 'language')::text",
            people_layout.DROP_ZONES,
        ],
    ),
    # 13: passkeys, by which people sign in on other devices.
    Step(sqlite=[_as_sqlite(statement) for statement in people_layout.PASSKEYS], postgres=people_layout.PASSKEYS),
    # 14: tables hidden from lists, open tables that have begun, and names of devices.
    Step(sqlite=[_as_sqlite(statement) for statement in people_layout.KEPT], postgres=people_layout.KEPT),
    # 15: folded names, by which people are looked up: alike in both kinds of store, and in the order of code points,
    # whatever the database's collation.
    Step(
        sqlite=people_layout.FOLDED,
        postgres=[*people_layout.FOLDED, 'ALTER TABLE results ALTER COLUMN called TYPE TEXT COLLATE "C"'],
        foldings=[
            Folding("SELECT name, person FROM persons", "UPDATE persons SET folded = ? WHERE person = ?"),
            Folding(
                "SELECT called, tab, seat FROM results", "UPDATE results SET called = ? WHERE tab = ? AND seat = ?"
            ),
        ],
    ),
    # 16: unusable answers of remote bots, and the times at which open tables have begun.
    Step(
        sqlite=[*_REFUSED, people_layout.BEGUN],
        postgres=[*_REFUSED, "ALTER TABLE offers ALTER COLUMN begun TYPE BIGINT", people_layout.BEGUN],
    ),
    # 17: games that ended by agreement.
    Step(sqlite=_AGREED, postgres=_AGREED),
    # 18: friends, blocked people, and complaints to the host.
    Step(
        sqlite=[_as_sqlite(statement) for statement in people_layout.ACQUAINTED],
        postgres=people_layout.ACQUAINTED,
    ),
    # 19: the roles of memberships, in columns of their own.
    Step(
        sqlite=[_as_sqlite(statement) for statement in people_layout.MEMBERSHIPS],
        postgres=people_layout.MEMBERSHIPS,
    ),
    # 20: the day's games.
    Step(sqlite=[_as_sqlite(statement) for statement in _DAYS], postgres=_DAYS),
    # 21: bans.
    Step(sqlite=[_as_sqlite(statement) for statement in people_layout.BANS], postgres=people_layout.BANS),
    # 22: finished games without results are found among all that have them.
    Step(sqlite=people_layout.UNCOUNTED, postgres=people_layout.UNCOUNTED, rolls=True),
    # 23: tries at problems.
    Step(sqlite=[_as_sqlite(statement) for statement in _PROBLEMS], postgres=_PROBLEMS, rolls=True),
    # 24: tasks of bots, in PostgreSQL alone.
    Step(sqlite=[], postgres=bots_layout.TASKS, rolls=True),
]
LAYOUT: Final = len(STEPS)
"""The number of the last step: the layout that this version works with."""


def check(found: int, database: str) -> None:
    """Raise StoreError if a store has taken steps that are unknown here."""
    if found > LAYOUT:
        raise StoreError(
            f"the database {database} was made by a newer Allmende (layout {found}; this one knows {LAYOUT})",
            Message("error-database-newer", {"database": database, "found": found, "known": LAYOUT}),
        )
