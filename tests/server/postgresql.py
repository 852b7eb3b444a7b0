"""A PostgreSQL server of the tests' own, in a temporary folder; it ends with whoever started it, however that ends."""

from __future__ import annotations

import os
import pwd
import shutil
import subprocess
import tempfile
from collections.abc import Iterator, Mapping
from contextlib import contextmanager
from pathlib import Path
from typing import Any
from urllib.parse import parse_qs, quote, urlsplit

from memory import in_memory

DEBIAN = Path("/usr/lib/postgresql")
"""Where Debian's packages put the programs of each version, on nobody's path."""

KEEPER = """
trap '' PIPE # whoever waits for what it says may be gone by then
{
  "$1/initdb" -D "$2/data" --username allmende --auth trust --encoding UTF8 --locale C --no-sync &&
  "$1/pg_ctl" start --wait -D "$2/data" --log "$2/log" --options "-k '$2' $3"
} >"$2/said" 2>&1 && echo ready || cat "$2/said"
exec >/dev/null 2>&1
read -r _ # until the other end is closed: by us, or by the system when we are no more
"$1/pg_ctl" stop -D "$2/data" --mode immediate
rm -rf "$2"
"""


HURRIED = {
    "listen_addresses": "",
    "fsync": "off",
    "synchronous_commit": "off",
    "full_page_writes": "off",
    "wal_level": "minimal",
    "max_wal_senders": "0",
    "autovacuum": "off",
    "jit": "off",
}
"""Settings of a server that need not outlive its machine: it waits for no disk and tidies up nothing."""
OUTLIVES_CRASHES = {**HURRIED, "synchronous_commit": "on"}
"""The same for one that keeps what it has confirmed when it crashes itself, as long as its machine does not."""


class NoPostgresError(Exception):
    """PostgreSQL is not installed, or does not start."""


def programs() -> Path:
    """The folder of initdb and pg_ctl, of the newest version that is installed."""
    if found := shutil.which("initdb"):
        return Path(found).resolve().parent
    versions = [path.parent for path in DEBIAN.glob("*/bin/initdb")]
    if not versions:
        raise NoPostgresError(
            "These tests start a PostgreSQL server of their own: please install one (in Debian the package postgresql),"
            " or name a database to use in ALLMENDE_TEST_POSTGRES."
        )
    return max(versions, key=lambda folder: float(folder.parent.name))


@contextmanager
def postgresql(settings: Mapping[str, str] = HURRIED) -> Iterator[str]:
    """The address of an empty database, reached by a socket in the server's folder: it needs no port."""
    folder = tempfile.mkdtemp(prefix="allmende-", dir=in_memory())
    arguments = [str(programs()), folder, " ".join(f"-c {name}={value}" for name, value in settings.items())]
    user = _unprivileged()
    if user:
        os.chown(folder, user["user"], user["group"])
    keeper = subprocess.Popen(
        ["/bin/sh", "-c", KEEPER, "keeper", *arguments],
        stdin=subprocess.PIPE,
        stdout=subprocess.PIPE,
        text=True,
        cwd="/",
        start_new_session=True,  # out of the reach of a Ctrl-C, after which tests still tidy up
        **user,
    )
    with keeper:  # which closes the pipe and waits
        assert keeper.stdout is not None
        said = keeper.stdout.read()
        if said != "ready\n":
            raise NoPostgresError(f"PostgreSQL does not start:\n{said}")
        yield f"postgresql://allmende@/postgres?host={quote(folder, safe='')}"


def restart(address: str) -> None:
    """Have the server at this address crash, and wait until it is there again."""
    [folder] = parse_qs(urlsplit(address).query)["host"]
    command = [programs() / "pg_ctl", "restart", "--wait", "--mode", "immediate", "-D", f"{folder}/data"]
    log = ["--log", f"{folder}/log"]  # or it would write where this process does
    subprocess.run(
        [*command, *log], check=True, stdout=subprocess.DEVNULL, cwd="/", start_new_session=True, **_unprivileged()
    )


def _unprivileged() -> dict[str, Any]:
    """As whom PostgreSQL runs, if that has to be said: it refuses to as the superuser."""
    if os.geteuid() != 0:
        return {}
    nobody = pwd.getpwnam("nobody")
    return {"user": nobody.pw_uid, "group": nobody.pw_gid, "extra_groups": []}
