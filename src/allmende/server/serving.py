"""Runs the server: finds its store and its port, says where it is, and serves until it is interrupted."""

from __future__ import annotations

import asyncio
import errno
import signal
import socket
import sys
import webbrowser
from collections.abc import Callable, Sequence
from contextlib import suppress
from functools import partial
from ipaddress import ip_network

import uvicorn

from allmende.core import AllmendeError, Message
from allmende.server.app import create_app
from allmende.server.calls.ways import MailServer, Ways, place, push_key
from allmende.server.checking import Say
from allmende.server.garbage import Caretaker
from allmende.server.limits import Limits
from allmende.server.origins import place_of
from allmende.server.people.api import ARCHIVED_AFTER
from allmende.server.sockets import Config, Door
from allmende.server.store import Store, StoreError

_ANYWHERE = ("0.0.0.0", "::", "")
_SECONDS_A_TURN = 0.0005
"""So long a thread keeps the interpreter at a time. SQLite's needs it often, never for long, and waited for 5 ms."""


class AddressError(AllmendeError):
    """The server can't listen where it should."""


class ProxyError(AllmendeError):
    """A proxy that should be trusted is no address."""

    def __init__(self, proxy: str) -> None:
        super().__init__(f"{proxy!r} is no address such as 127.0.0.1", Message("error-proxy", {"proxy": proxy}))


def run(
    host: str,
    port: int,
    database: str,
    open_browser: bool,
    urls: Sequence[str] = (),
    proxies: Sequence[str] = (),
    check: Say | None = None,
    archived_after: int = ARCHIVED_AFTER,
    warn: Say | None = None,
    mail: str | None = None,
    allowed: Sequence[str] = (),
    vapid: str | None = None,
) -> int:
    """Serve until interrupted and give the exit status; an AllmendeError says why it can't begin.

    `database` is a file for SQLite or a `postgresql://` address; port 0 takes any free one. `urls` are the addresses
    under which others know this server, if it is not by this machine's own names. What one of the `proxies`, addresses
    or networks, says of whom it asks for is believed. With `check` all tables are looked through once per version of
    the rules, and it says what is found. So many days after its end a game is `archived_after`. `warn` hears of a proxy
    that asks for others and is not believed. `mail` is the server that takes mail, and `allowed` are the private
    places, such as `ntfy.lan:80`, to which calls may go. Pushes are signed with the key in the file `vapid`.
    """
    for url in urls:
        place_of(url)
    for proxy in proxies:
        _check_proxy(proxy)
    url = next(iter(urls), "").rstrip("/")
    ways = Ways(
        url,
        MailServer.at(mail, url) if mail else None,
        frozenset(map(place, allowed)),
        push_key(vapid) if vapid else None,
    )
    sys.setswitchinterval(_SECONDS_A_TURN)
    # Whatever else ends it, such as the system's own services, ends it as people do: the store is closed.
    signal.signal(signal.SIGTERM, signal.default_int_handler)
    with suppress(KeyboardInterrupt):  # the way in which people end a server
        asyncio.run(
            _serve(host, port, open_store(database), open_browser, urls, proxies, check, archived_after, warn, ways)
        )
    return 0


def _check_proxy(proxy: str) -> None:
    """ProxyError if this is neither an address nor a network: a proxy with a wrong address would not be believed."""
    try:
        ip_network(proxy)
    except ValueError:
        raise ProxyError(proxy) from None


def open_store(database: str) -> Store:
    """The store at this address or in this file; StoreError if what it needs is not installed."""
    if database.startswith(("postgresql://", "postgres://")):
        try:
            from allmende.server.postgres import PostgresStore
        except ImportError as error:
            why = f"{error}; pip install 'allmende[postgres]' brings what it needs"
            raise StoreError(
                f"PostgreSQL can't be used: {why}", Message("error-database", {"database": "PostgreSQL", "why": why})
            ) from None
        return PostgresStore(database)
    from allmende.server.sqlite import SqliteStore

    return SqliteStore(database)


async def _serve(
    host: str,
    port: int,
    store: Store,
    open_browser: bool,
    urls: Sequence[str],
    proxies: Sequence[str],
    check: Say | None,
    archived_after: int,
    warn: Say | None,
    ways: Ways,
) -> None:
    await store.open()  # before anything is said, so that a wrong database is one sentence
    try:
        with listen(host, port) as listening:
            app = create_app(
                store,
                urls=urls,
                caretaker=Caretaker(),
                limits=Limits(warn=None if proxies else warn),
                check=check,
                archived_after=archived_after,
                ways=ways,
            )
            config = Config(
                app,
                Door(proxies),
                # By default uvicorn believes every program on this machine.
                proxy_headers=bool(proxies),
                forwarded_allow_ips=list(proxies),
                # Its warnings only: addresses of requests are nobody's business.
                log_level="warning",
                access_log=False,
                server_header=False,
                ws_max_size=4096,  # clients have nothing to say there
                timeout_graceful_shutdown=3,
            )
            ready = partial(_announce, listening, open_browser, urls)
            await _Server(config, ready, app.state.close_streams).serve([listening])
    finally:
        await store.close()


class _Server(uvicorn.Server):
    """Says when it is ready, and when it is about to end: it closes WebSockets itself, but waits for other streams."""

    def __init__(self, config: uvicorn.Config, ready: Callable[[], None], ending: Callable[[], None]) -> None:
        super().__init__(config)
        self._ready = ready
        self._ending = ending

    async def startup(self, sockets: list[socket.socket] | None = None) -> None:
        await super().startup(sockets)
        if self.started:
            self._ready()

    async def shutdown(self, sockets: list[socket.socket] | None = None) -> None:
        self._ending()
        await super().shutdown(sockets)


def listen(host: str, port: int) -> socket.socket:
    """A socket that listens there; AddressError if that can't be."""
    try:
        if not 0 <= port <= 65535:
            raise OSError("ports go from 0 to 65535")
        family = socket.getaddrinfo(host or None, port, type=socket.SOCK_STREAM, flags=socket.AI_PASSIVE)[0][0]
        return socket.create_server((host, port), family=family, backlog=2048)
    except (OSError, UnicodeError) as error:
        if getattr(error, "errno", None) == errno.EADDRINUSE:
            raise AddressError(
                f"port {port} is taken by another program", Message("error-port-taken", {"port": str(port)})
            ) from None
        why = getattr(error, "strerror", None) or str(error)
        raise AddressError(
            f"can't listen at {host} port {port}: {why}",
            Message("error-address", {"host": host, "port": str(port), "why": why}),
        ) from None


def _announce(listening: socket.socket, open_browser: bool, urls: Sequence[str]) -> None:
    host, port = listening.getsockname()[:2]
    here = f"http://{_own_name(host, port)}:{port}/"
    addresses = [here]
    if host in _ANYWHERE and (address := lan_address()) is not None:
        addresses.append(f"http://{address}:{port}/")
    addresses += urls
    sys.stdout.write("\n".join(f"Allmende  {address}" for address in addresses) + "\n")
    sys.stdout.flush()
    if open_browser:
        asyncio.get_running_loop().run_in_executor(None, webbrowser.open, here)


def _own_name(host: str, port: int) -> str:
    """What a browser here calls a server at this address: localhost where it can, for passkeys need a name."""
    if host in ("::", "::1") or (host in ("0.0.0.0", "127.0.0.1") and not _is_taken("::1", port)):
        return "localhost"
    return "127.0.0.1" if host in _ANYWHERE else _bracketed(host)


def _is_taken(host: str, port: int) -> bool:
    """Whether somebody listens there: what browsers take for localhost first would be another program."""
    try:
        with socket.create_connection((host, port), 0.2):
            return True
    except OSError:
        return False


def _bracketed(host: str) -> str:
    return f"[{host}]" if ":" in host else host


def lan_address() -> str | None:
    """This machine's address for others in its network, or None if it is in none."""
    with socket.socket(socket.AF_INET, socket.SOCK_DGRAM) as probe:
        try:
            probe.connect(("192.0.2.1", 9))  # nothing is sent: this only asks which way it would go
        except OSError:
            return None
        address = str(probe.getsockname()[0])
    return None if address.startswith(("127.", "0.")) else address
