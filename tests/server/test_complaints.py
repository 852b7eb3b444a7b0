"""What people report of others: kept for whoever runs the server, who reads it on the command line."""

from __future__ import annotations

from collections.abc import Callable
from pathlib import Path

import pytest

from allmende.cli import main
from allmende.server.http.rate_limits import RATES
from allmende.server.people.complaints import DAY, LONGEST, MOST
from allmende.server.store.protocol import Store
from server.house import Clock, House, Json, house
from server.test_notifications import rows
from server.test_offers import somebody
from server.test_results import begun
from server.test_social import id_of


def report(one: House, whom: Json, why: str = "insults", words: str = "") -> None:
    one.ask("POST", "/api/me/complaints", {"whom": whom, "why": why, "words": words}, key="")


@pytest.fixture
def database(tmp_path: Path) -> Path:
    return tmp_path / "tables.sqlite3"


def told(capsys: pytest.CaptureFixture[str], database: Path, *options: str) -> str:
    """What the command prints."""
    capsys.readouterr()
    assert main(["--lang", "en", "complaints", "--database", str(database), *options]) == 0
    return capsys.readouterr().out


def test_the_host_reads_who_is_reported_and_notes_that_it_is_done(
    database: Path, clock: Clock, capsys: pytest.CaptureFixture[str]
) -> None:
    with house(database, clock=clock, by_hand=True) as server:
        ann, bob = somebody(server, "Ann"), somebody(server, "Bob")
        table = begun(ann, bob)
        ann.settle()
        assert told(capsys, database) == "Nothing has been reported.\n"
        report(ann, {"table": table, "seat": 1}, words="Called\n\x1b[2Jme a \N{RIGHT-TO-LEFT OVERRIDE}goose")
        bob.ask("POST", "/api/me", {"name": "Robert"}, key="")
        line, words, at, person = told(capsys, database).splitlines()
        assert "Bob, now called Robert: insults or harassment. Reported by Ann." in line
        assert (words.strip(), at.strip()) == ("“Called [2Jme a goose”", f"table {table}")
        assert person.strip() == f"person {id_of(bob)}"
        name = line.split()[0]
        assert told(capsys, database, "--done", name) == "Nothing has been reported.\n"
        assert told(capsys, database, "--all").splitlines()[0].endswith("Reported by Ann. Done.")
        assert main(["--lang", "en", "complaints", "--database", str(database), "--done", "nonsense"]) == 2
        assert "There is no report “nonsense”." in capsys.readouterr().err


def test_of_who_is_forgotten_no_complaint_tells_anything(make: Callable[[], Store], clock: Clock) -> None:
    with house(make(), clock=clock, by_hand=True) as server:
        ann, bob, cid = (somebody(server, name) for name in ("Ann", "Bob", "Cid"))
        report(ann, {"person": id_of(bob)}, "leaving", "Bob always leaves")
        report(cid, {"person": id_of(ann)}, "cheating")
        kept = ann.ask("GET", "/api/me/data", key="")["kept"]["complaints"]
        assert [(one["called"], one["words"]) for one in kept] == [("Bob", "Bob always leaves")]
        ann.ask("POST", "/api/me/forget", {"name": "Somebody"}, key="")
        query = "SELECT reporter, reported, called, why, words FROM complaints ORDER BY why"
        assert rows(make, query) == [
            (id_of(cid), "", "", "cheating", ""),
            ("", id_of(bob), "Bob", "leaving", ""),
        ]


@pytest.mark.parametrize(
    ("wanted", "status", "why"),
    [
        ({"why": "other"}, 422, "error-complaint"),
        ({"why": "other", "words": " \u200b "}, 422, "error-complaint"),
        ({"why": "name", "words": "x" * (LONGEST + 1)}, 422, "error-complaint"),
        ({"why": "boring"}, 400, "error-request"),
        ({"why": "name", "whom": {"person": "nobody"}}, 404, "error-no-such-person"),
    ],
)
def test_a_complaint_that_makes_no_sense_is_refused(server: House, wanted: Json, status: int, why: str) -> None:
    ann, bob = somebody(server, "Ann"), somebody(server, "Bob")
    asked = {"whom": {"person": id_of(bob)}, **wanted}
    assert ann.refusal("POST", "/api/me/complaints", asked, status=status, key="") == why
    own = {"whom": {"person": id_of(ann)}, "why": "name"}
    assert ann.refusal("POST", "/api/me/complaints", own, status=422, key="") == "error-oneself"


def test_nobody_reports_without_end(database: Path, clock: Clock) -> None:
    with house(database, clock=clock, by_hand=True) as server:
        ann, bob = somebody(server, "Ann"), somebody(server, "Bob")
        whom = {"person": id_of(bob)}
        for _ in range(MOST):
            report(ann, whom)
        wanted = {"whom": whom, "why": "name"}
        assert ann.refusal("POST", "/api/me/complaints", wanted, status=422, key="") == "error-complaints"
        clock.now += DAY + 1
        report(ann, whom)
    assert RATES["complaints"].burst < MOST
