"""The SQL tables about people: persons, devices, memberships, open tables, presence, passkeys, friends, complaints.

The steps in `layout.py` take them; what was released is never changed here either.
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
    # By their secrets' digests: the devices of a person, and passes, by each of which one more device becomes theirs.
    """
    CREATE TABLE devices (
        digest TEXT NOT NULL PRIMARY KEY,
        person TEXT NOT NULL,
        since BIGINT NOT NULL
    )
    """,
    "CREATE INDEX devices_of ON devices (person)",
    "CREATE TABLE passes (digest TEXT NOT NULL PRIMARY KEY, person TEXT NOT NULL, until BIGINT NOT NULL)",
    # Memberships. Seat -1 is the screen of the table's maker, with all seats there.
    """
    CREATE TABLE sitters (
        tab TEXT NOT NULL,
        seat INTEGER NOT NULL,
        person TEXT NOT NULL,
        PRIMARY KEY (tab, seat)
    )
    """,
    "CREATE INDEX sitters_of ON sitters (person)",
    # Open tables: the terms `wanted`, and the guests who have joined. `tab` is the table once there is one.
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
    # Summaries of tables, for lists: they follow from the entries up to `version`.
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
    # The digest of the seat's key at that time: once the seat has another, the membership is void. NULL: its first key.
    "ALTER TABLE sitters ADD COLUMN seat_key TEXT",
]

TOGETHER: Final = [
    # By server process, since each knows its own streams. A row that isn't renewed is void after `until`.
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
    # By seat: the version up to which its player has seen the table, and when they left it last.
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

# A person's time zone and language, in one place for hours and notifications; empty as long as they aren't known.
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
    # Passkeys by their ids: the public keys, and the number of signatures, if the device counts them.
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
    # Open challenges: to make a passkey for a person or, if that is empty, to sign in by one.
    "CREATE TABLE challenges (digest TEXT NOT NULL PRIMARY KEY, person TEXT NOT NULL, until BIGINT NOT NULL)",
]

KEPT: Final = [
    # The version up to which a person has hidden a table from their list; -1 is not at all.
    "ALTER TABLE sitters ADD COLUMN hidden INTEGER NOT NULL DEFAULT -1",
    # To hide a finished game used to end the membership: those that its results show are restored, as hidden.
    """
    INSERT INTO sitters (tab, seat, person, hidden)
    SELECT tab, seat, person, version FROM results JOIN standings USING (tab)
    WHERE person <> '' AND NOT EXISTS (
        SELECT 1 FROM sitters
        WHERE sitters.tab = results.tab AND (sitters.seat = results.seat OR sitters.person = results.person)
    )
    """,
    # 1 if all who joined an open table have their seats at the table set up for it.
    "ALTER TABLE offers ADD COLUMN begun INTEGER NOT NULL DEFAULT 0",
    # A device's name, and when it was seen last; empty and 0 as long as they aren't known.
    "ALTER TABLE devices ADD COLUMN name TEXT NOT NULL DEFAULT ''",
    "ALTER TABLE devices ADD COLUMN used BIGINT NOT NULL DEFAULT 0",
    # The device of a browser that is notified; empty where it isn't known.
    "ALTER TABLE targets ADD COLUMN device TEXT NOT NULL DEFAULT ''",
]

FOLDED: Final = [
    # The folded name, as `case_folding.py` makes it.
    "ALTER TABLE persons ADD COLUMN folded TEXT NOT NULL DEFAULT ''",
    "CREATE INDEX persons_folded ON persons (folded)",
]

ACQUAINTED: Final = [
    # One-sided: a person's friends, and the people whom they have blocked.
    """
    CREATE TABLE friends (
        person TEXT NOT NULL,
        friend TEXT NOT NULL,
        since BIGINT NOT NULL,
        PRIMARY KEY (person, friend)
    )
    """,
    "CREATE INDEX friends_of ON friends (friend)",
    """
    CREATE TABLE blocked (
        person TEXT NOT NULL,
        other TEXT NOT NULL,
        since BIGINT NOT NULL,
        PRIMARY KEY (person, other)
    )
    """,
    "CREATE INDEX blocked_by ON blocked (other)",
    # Complaints to the host about a person, who was `called` by that name; `done` is when the host closed it, or 0.
    """
    CREATE TABLE complaints (
        complaint TEXT NOT NULL PRIMARY KEY,
        reporter TEXT NOT NULL,
        reported TEXT NOT NULL,
        called TEXT NOT NULL,
        why TEXT NOT NULL,
        words TEXT NOT NULL,
        tab TEXT NOT NULL,
        made BIGINT NOT NULL,
        done BIGINT NOT NULL
    )
    """,
    "CREATE INDEX complaints_by ON complaints (reporter, made)",
    "CREATE INDEX complaints_of ON complaints (reported)",
    "CREATE INDEX complaints_open ON complaints (done, made)",
]

BANS: Final = [
    # Persons who sign in on no device any more, since when, and why.
    "CREATE TABLE bans (person TEXT NOT NULL PRIMARY KEY, since BIGINT NOT NULL, why TEXT NOT NULL)",
]

# Turns the flag into the time since which all have their seats; 0 as long as they don't.
BEGUN: Final = "UPDATE offers SET begun = made WHERE begun = 1"

MEMBERSHIPS: Final = [
    # Who sits, or sat, where. The role is that of a `player` at a seat, of the table's `maker`, at whose screen all
    # seats without a link are, or of a `former` player, whose seat was handed over by the entry of the version `until`.
    """
    CREATE TABLE memberships (
        tab TEXT NOT NULL,
        role TEXT NOT NULL,
        seat INTEGER NOT NULL,
        until INTEGER NOT NULL,
        person TEXT NOT NULL,
        seat_key TEXT,
        hidden INTEGER NOT NULL DEFAULT -1,
        PRIMARY KEY (tab, role, seat, until)
    )
    """,
    "CREATE INDEX memberships_of ON memberships (person)",
    # Seat -1 was the maker's screen, and -2 less a version a former player.
    """
    INSERT INTO memberships (tab, role, seat, until, person, seat_key, hidden)
    SELECT tab, CASE WHEN seat >= 0 THEN 'player' WHEN seat = -1 THEN 'maker' ELSE 'former' END,
        CASE WHEN seat >= 0 THEN seat ELSE 0 END, CASE WHEN seat < -1 THEN -2 - seat ELSE 0 END,
        person, seat_key, hidden
    FROM sitters
    """,
    "DROP TABLE sitters",
]

UNCOUNTED: Final = [
    # Indexes whose first column a query gives: without that SQLite reads all finished games by `standings_changed`.
    "DROP INDEX standings_ended",
    "DROP INDEX standings_taken_back",
    "CREATE INDEX standings_uncounted ON standings (over, changed, tab) WHERE over = 1 AND counted <> 1",
    "CREATE INDEX standings_counted ON standings (over, counted, tab) WHERE over = 0 AND counted = 1",
]
