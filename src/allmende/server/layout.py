"""How the tables of a store are laid out, and the numbered steps by which an older store comes to that.

A store says which step it has taken last: SQLite's in its header, PostgreSQL's in a table `layout`, which the first
stores lacked. A server that opens it takes the steps that are missing, each in a transaction of its own, while all
others wait; a store that has taken steps which are unknown here is refused, and nothing is written to it.

A step that was released is never changed. Whoever adds one keeps a store of the layout before it
(`tests/server/keep_store.py`), and a test takes the step there.
"""

from __future__ import annotations

from collections.abc import Iterable, Iterator, Sequence
from typing import Any, Final, NamedTuple

from allmende.core import Message
from allmende.server import layout_of_people
from allmende.server.folding import folded
from allmende.server.store import StoreError


class Folding(NamedTuple):
    """Names that are written down as they are compared, which no database does alike.

    `names` selects each with the key of its row, and `update` takes what is compared, and the key.
    """

    names: str
    update: str

    def of(self, rows: Iterable[Sequence[Any]]) -> Iterator[Sequence[Any]]:
        """What `update` takes for these rows."""
        return ((folded(name), *key) for name, *key in rows)


class Step(NamedTuple):
    """What is done to a store of either kind, statement by statement; and to names after that."""

    sqlite: list[str]
    postgres: list[str]
    foldings: Sequence[Folding] = ()


_LEASES: Final = [
    # What one process at a time holds, and its last beat.
    "CREATE TABLE leases (name TEXT NOT NULL PRIMARY KEY, process TEXT NOT NULL, beat BIGINT NOT NULL)",
]

# By seat, whoever plays there. What was dropped is kept until its player has heard of it, and is not live.
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
    # When the next clock of a table has run down, so that whoever does that duty finds it.
    "ALTER TABLE standings ADD COLUMN due BIGINT",
    "CREATE INDEX standings_due ON standings (due) WHERE due IS NOT NULL",
    # In which times there was no server.
    "CREATE TABLE gaps (began BIGINT NOT NULL PRIMARY KEY, ended BIGINT NOT NULL)",
    # When somebody plays, in minutes of the day in their time zone, and their holidays.
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

_CALLS: Final = [
    "CREATE TABLE wishes (person TEXT NOT NULL PRIMARY KEY, wishes TEXT NOT NULL)",
    # By which ways somebody is called, and how these have fared: since when none arrives, after how many tries.
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
    # Why somebody is called, or was: at `due` it is looked at next, or was `called` by that name.
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
    # What was sent by mail, by the digests of secrets: an address to be confirmed, or the way to another device.
    """
    CREATE TABLE mail_links (
        digest TEXT NOT NULL PRIMARY KEY,
        person TEXT NOT NULL,
        address TEXT NOT NULL,
        until BIGINT NOT NULL
    )
    """,
    "CREATE INDEX mail_links_to ON mail_links (address)",
    # When a game ended, 0 if it goes on, or had ended when it was written down first.
    "ALTER TABLE standings ADD COLUMN ended BIGINT NOT NULL DEFAULT 0",
    "CREATE INDEX standings_changed ON standings (over, changed)",
]

_REMOTE: Final = [
    # Bots that play over HTTP: persons who belong to others, or to whoever runs the server, and their time to decide.
    "CREATE TABLE remote_bots (bot TEXT NOT NULL PRIMARY KEY, owner TEXT NOT NULL, seconds INTEGER NOT NULL)",
    "CREATE INDEX remote_bots_of ON remote_bots (owner)",
    # At which tables they have sat down.
    "CREATE TABLE remote_seats (bot TEXT NOT NULL, tab TEXT NOT NULL, PRIMARY KEY (bot, tab))",
]

_REFUSED: Final = [
    # How many answers of no use a bot has given at a table.
    "ALTER TABLE remote_seats ADD COLUMN refused INTEGER NOT NULL DEFAULT 0",
]

_RESULTS: Final = [
    # Where somebody's page is, if it is public.
    "ALTER TABLE persons ADD COLUMN page TEXT NOT NULL DEFAULT ''",
    "CREATE UNIQUE INDEX persons_page ON persons (page) WHERE page <> ''",
    # Whether what a finished game came to is noted among the results: 2 if it was, and the game goes on again.
    "ALTER TABLE standings ADD COLUMN counted INTEGER NOT NULL DEFAULT 0",
    "CREATE INDEX standings_ended ON standings (changed, tab) WHERE over = 1 AND counted <> 1",
    "CREATE INDEX standings_taken_back ON standings (tab) WHERE over = 0 AND counted = 1",
    # By seat, in thousandths of a point; whoever's page is public is `shown`, and `called` as nobody writes it.
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
    # All that a hall of fame counts, in the order in which it does.
    "CREATE INDEX results_of_fame ON results (title, person, players, score) WHERE shown = 1",
    # In millionths.
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


def _as_sqlite(statement: str) -> str:
    """A statement that makes a table or an index, as SQLite has it where types mean something."""
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
    # 2: what the server notes of the store as a whole, such as how far it has looked it through.
    Step(
        sqlite=["CREATE TABLE marks (name TEXT NOT NULL PRIMARY KEY, value TEXT NOT NULL) STRICT, WITHOUT ROWID"],
        postgres=["CREATE TABLE marks (name text NOT NULL PRIMARY KEY, value text NOT NULL)"],
    ),
    # 3: people: who they are, by which devices they are known, and at which tables they sit; and how tables stand.
    Step(sqlite=[_as_sqlite(statement) for statement in layout_of_people.PEOPLE], postgres=layout_of_people.PEOPLE),
    # 4: who is invited to which open table, and by which key somebody sat down.
    Step(sqlite=[_as_sqlite(statement) for statement in layout_of_people.INVITED], postgres=layout_of_people.INVITED),
    # 5: who is at which table now, and was there last; and what people note for themselves.
    Step(sqlite=[_as_sqlite(statement) for statement in layout_of_people.TOGETHER], postgres=layout_of_people.TOGETHER),
    # 6: which server process does what only one should do.
    Step(sqlite=[_as_sqlite(statement) for statement in _LEASES], postgres=_LEASES),
    # 7: what people have planned to play when their turns come.
    Step(sqlite=[_as_sqlite(statement) for statement in _PLANS], postgres=_PLANS),
    # 8: time: when it is up, when none passed, and when whose runs.
    Step(sqlite=[_as_sqlite(statement) for statement in _PACE], postgres=_PACE),
    # 9: by which ways people are called, and what is to be sent there.
    Step(sqlite=[_as_sqlite(statement) for statement in _CALLS], postgres=_CALLS),
    # 10: bots that play over HTTP.
    Step(sqlite=[_as_sqlite(statement) for statement in _REMOTE], postgres=_REMOTE),
    # 11: what finished games came to, and how strong their players are.
    Step(sqlite=[_as_sqlite(statement) for statement in _RESULTS], postgres=_RESULTS),
    # 12: where people are, and which language they speak.
    Step(
        sqlite=[
            *layout_of_people.WHEREABOUTS,
            layout_of_people.MOVE_ZONES.format("json_extract(wishes.wishes, '$.zone')"),
            layout_of_people.MOVE_LANGUAGES.format("json_extract(wishes.wishes, '$.language')"),
            "UPDATE wishes SET wishes = json_remove(wishes, '$.zone', '$.language')",
            layout_of_people.DROP_ZONES,
        ],
        postgres=[
            *layout_of_people.WHEREABOUTS,
            layout_of_people.MOVE_ZONES.format("wishes.wishes::json ->> 'zone'"),
            layout_of_people.MOVE_LANGUAGES.format("wishes.wishes::json ->> 'language'"),
            "UPDATE wishes SET wishes = (wishes.wishes::jsonb - 'zone' - 'language')::text",
            layout_of_people.DROP_ZONES,
        ],
    ),
    # 13: passkeys, by which people come in on other devices.
    Step(sqlite=[_as_sqlite(statement) for statement in layout_of_people.PASSKEYS], postgres=layout_of_people.PASSKEYS),
    # 14: what is off whose list, who sits where an open table has begun, and which device is which.
    Step(sqlite=[_as_sqlite(statement) for statement in layout_of_people.KEPT], postgres=layout_of_people.KEPT),
    # 15: by what names people are looked up: alike in both kinds of store, and in the order of their letters' numbers,
    # whatever language the database speaks.
    Step(
        sqlite=layout_of_people.FOLDED,
        postgres=[*layout_of_people.FOLDED, 'ALTER TABLE results ALTER COLUMN called TYPE TEXT COLLATE "C"'],
        foldings=[
            Folding("SELECT name, person FROM persons", "UPDATE persons SET folded = ? WHERE person = ?"),
            Folding(
                "SELECT called, tab, seat FROM results", "UPDATE results SET called = ? WHERE tab = ? AND seat = ?"
            ),
        ],
    ),
    # 16: what is counted against bots that play over HTTP, and since when open tables have begun.
    Step(
        sqlite=[*_REFUSED, layout_of_people.BEGUN],
        postgres=[*_REFUSED, "ALTER TABLE offers ALTER COLUMN begun TYPE BIGINT", layout_of_people.BEGUN],
    ),
]
LAYOUT: Final = len(STEPS)
"""The last step: the layout that this version works with."""


def check(found: int, database: str) -> None:
    """StoreError if a store has taken steps that are unknown here."""
    if found > LAYOUT:
        raise StoreError(
            f"the database {database} was made by a newer Allmende (layout {found}; this one knows {LAYOUT})",
            Message("error-database-newer", {"database": database, "found": found, "known": LAYOUT}),
        )
