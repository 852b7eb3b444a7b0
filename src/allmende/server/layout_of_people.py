"""How a store is laid out for people, statement by statement: who they are, where they sit, what they are told of.

Which step takes them says `layout.py`; there a released one is never changed either.
"""

from __future__ import annotations

from typing import Final

PEOPLE: Final = [
    """
    CREATE TABLE persons (
        person TEXT NOT NULL PRIMARY KEY,
        name TEXT NOT NULL,
        colour TEXT NOT NULL,
        since BIGINT NOT NULL
    )
    """,
    # By their secrets' digests: the devices of somebody, and passes, by each of which one more device becomes theirs.
    """
    CREATE TABLE devices (
        digest TEXT NOT NULL PRIMARY KEY,
        person TEXT NOT NULL,
        since BIGINT NOT NULL
    )
    """,
    "CREATE INDEX devices_of ON devices (person)",
    "CREATE TABLE passes (digest TEXT NOT NULL PRIMARY KEY, person TEXT NOT NULL, until BIGINT NOT NULL)",
    # Whose a seat is. Seat -1 is the screen of the table's maker, with all seats there.
    """
    CREATE TABLE sitters (
        tab TEXT NOT NULL,
        seat INTEGER NOT NULL,
        person TEXT NOT NULL,
        PRIMARY KEY (tab, seat)
    )
    """,
    "CREATE INDEX sitters_of ON sitters (person)",
    # Open tables: what is wanted there, and who has come. `tab` is the table once there is one.
    """
    CREATE TABLE offers (
        offer TEXT NOT NULL PRIMARY KEY,
        host TEXT NOT NULL,
        wanted TEXT NOT NULL,
        listed INTEGER NOT NULL,
        made BIGINT NOT NULL,
        tab TEXT NOT NULL
    )
    """,
    """
    CREATE TABLE guests (
        offer TEXT NOT NULL,
        person TEXT NOT NULL,
        place INTEGER NOT NULL,
        PRIMARY KEY (offer, person)
    )
    """,
    # How a table stands, for lists: what follows from its entries, up to a version.
    """
    CREATE TABLE standings (
        tab TEXT NOT NULL PRIMARY KEY,
        version INTEGER NOT NULL,
        over INTEGER NOT NULL,
        changed BIGINT NOT NULL,
        standing TEXT NOT NULL
    )
    """,
]

INVITED: Final = [
    "CREATE TABLE invited (offer TEXT NOT NULL, person TEXT NOT NULL, PRIMARY KEY (offer, person))",
    "CREATE INDEX invited_of ON invited (person)",
    # The digest of the seat's key then: whoever sits there by another one does so no more. NULL is the first one.
    "ALTER TABLE sitters ADD COLUMN seat_key TEXT",
]

TOGETHER: Final = [
    # By server process, since each knows its own streams. Who says nothing until then has gone.
    """
    CREATE TABLE presence (
        tab TEXT NOT NULL,
        process TEXT NOT NULL,
        seats TEXT NOT NULL,
        onlookers INTEGER NOT NULL,
        until BIGINT NOT NULL,
        PRIMARY KEY (tab, process)
    )
    """,
    "CREATE INDEX presence_of ON presence (process)",
    # Up to which version whoever plays a seat has seen the table, and when they left it last.
    """
    CREATE TABLE seen (
        tab TEXT NOT NULL,
        seat INTEGER NOT NULL,
        version INTEGER NOT NULL,
        at BIGINT NOT NULL,
        PRIMARY KEY (tab, seat)
    )
    """,
    "CREATE TABLE remarks (tab TEXT NOT NULL, person TEXT NOT NULL, remark TEXT NOT NULL, PRIMARY KEY (tab, person))",
    "CREATE INDEX remarks_of ON remarks (person)",
]

# Where somebody is, and which language they speak: known once for hours and calls, empty as long as nobody has said it.
WHEREABOUTS: Final = [
    "ALTER TABLE persons ADD COLUMN zone TEXT NOT NULL DEFAULT ''",
    "ALTER TABLE persons ADD COLUMN language TEXT NOT NULL DEFAULT ''",
]
MOVE_ZONES: Final = """
    UPDATE persons SET zone = coalesce(
        (SELECT hours.zone FROM hours WHERE hours.person = persons.person),
        (SELECT {0} FROM wishes WHERE wishes.person = persons.person),
        ''
    )
"""
MOVE_LANGUAGES: Final = """
    UPDATE persons SET language = coalesce((SELECT {0} FROM wishes WHERE wishes.person = persons.person), '')
"""
DROP_ZONES: Final = "ALTER TABLE hours DROP COLUMN zone"

PASSKEYS: Final = [
    # By what devices call them: the public halves, and how often each has signed, if it counts.
    """
    CREATE TABLE passkeys (
        passkey TEXT NOT NULL PRIMARY KEY,
        person TEXT NOT NULL,
        name TEXT NOT NULL,
        public_key TEXT NOT NULL,
        signed BIGINT NOT NULL,
        since BIGINT NOT NULL,
        used BIGINT NOT NULL
    )
    """,
    "CREATE INDEX passkeys_of ON passkeys (person)",
    # What is to be answered: by making a passkey for a person or, if that is empty, by showing one.
    "CREATE TABLE challenges (digest TEXT NOT NULL PRIMARY KEY, person TEXT NOT NULL, until BIGINT NOT NULL)",
]

KEPT: Final = [
    # Up to which version of a table somebody has taken it off their list; -1 is not at all.
    "ALTER TABLE sitters ADD COLUMN hidden INTEGER NOT NULL DEFAULT -1",
    # Whoever took a finished game off their list left it altogether: as far as its result tells, it is theirs again.
    """
    INSERT INTO sitters (tab, seat, person, hidden)
    SELECT tab, seat, person, version FROM results JOIN standings USING (tab)
    WHERE person <> '' AND NOT EXISTS (
        SELECT 1 FROM sitters
        WHERE sitters.tab = results.tab AND (sitters.seat = results.seat OR sitters.person = results.person)
    )
    """,
    # Whether all who came to an open table sit at the one that was set up for it.
    "ALTER TABLE offers ADD COLUMN begun INTEGER NOT NULL DEFAULT 0",
    # What a device is called, and when it was seen last; empty and 0 as long as that is not known.
    "ALTER TABLE devices ADD COLUMN name TEXT NOT NULL DEFAULT ''",
    "ALTER TABLE devices ADD COLUMN used BIGINT NOT NULL DEFAULT 0",
    # Which device a browser is that is called; empty where that is not known.
    "ALTER TABLE targets ADD COLUMN device TEXT NOT NULL DEFAULT ''",
]

FOLDED: Final = [
    # As nobody writes it: `folding.py` says how.
    "ALTER TABLE persons ADD COLUMN folded TEXT NOT NULL DEFAULT ''",
    "CREATE INDEX persons_folded ON persons (folded)",
]

# In the place of whether all sit there it says since when; 0 as long as they don't.
BEGUN: Final = "UPDATE offers SET begun = made WHERE begun = 1"
