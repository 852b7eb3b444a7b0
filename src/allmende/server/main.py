"""Runs the server: opens the store, binds a port, prints the address, and serves until interrupted."""

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
from allmende.server.http.connections import Config, Door
from allmende.server.http.origins import place_of
from allmende.server.http.rate_limits import Limits
from allmende.server.notifications.config import MailServer, NotificationConfig, place, push_key
from allmende.server.people.api import ARCHIVED_AFTER
from allmende.server.store.addresses import open_store
from allmende.server.store.protocol import Store
from allmende.server.tables.amendment_check import Say
from allmende.server.tables.garbage_collection import GarbageCollection

_ANYWHERE = ("0.0.0.0", "::", "")
_SECONDS_A_TURN = 0.0005
"""Seconds for which a thread keeps the interpreter. SQLite's needs it often, and by Python's default waits 5 ms."""


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

    `database` is a file for SQLite or a `postgresql://` address; port 0 takes any free one. `urls` are the addresses of
    this server beside this machine's own names. `proxies`, addresses or networks, are trusted when they say for which
    client they ask. With `check` all tables are checked once per version of the rules, and it is called with what is
    found. A game moves to its players' archive `archived_after` days after its end. `warn` is called about a proxy that
    asks for others and is not trusted. `mail` is the server that sends mail, and `allowed` are the private places, such
    as `ntfy.lan:80`, to which notifications may go. Pushes are signed with the key in the file `vapid`.
    """
    for url in urls:
        place_of(url)
    for proxy in proxies:
        _check_proxy(proxy)
    url = next(iter(urls), "").rstrip("/")
    notifications = NotificationConfig(
        url,
        MailServer.at(mail, url) if mail else None,
        frozenset(map(place, allowed)),
        push_key(vapid) if vapid else None,
    )
    sys.setswitchinterval(_SECONDS_A_TURN)
    # SIGTERM, by which service managers end it, counts as Ctrl-C, so that the store is closed.
    signal.signal(signal.SIGTERM, signal.default_int_handler)
    with suppress(KeyboardInterrupt):  # the usual way to end a server
        asyncio.run(
            _serve(
                host,
                port,
                open_store(database),
                open_browser,
                urls,
                proxies,
                check,
                archived_after,
                warn,
                notifications,
            )
        )
    return 0


def _check_proxy(proxy: str) -> None:
    """Raise ProxyError if this is neither an address nor a network, since a misspelt proxy would not be trusted."""
    try:
        ip_network(proxy)
    except ValueError:
        raise ProxyError(proxy) from None


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
    notifications: NotificationConfig,
) -> None:
    await store.open()  # before anything is printed, so that a wrong database leads to one sentence
    try:
        with listen(host, port) as listening:
            app = create_app(
                store,
                urls=urls,
                garbage=GarbageCollection(),
                limits=Limits(warn=None if proxies else warn),
                check=check,
                archived_after=archived_after,
                notifications=notifications,
            )
            config = Config(
                app,
                Door(proxies),
                # By default uvicorn trusts every program on this machine as a proxy.
                proxy_headers=bool(proxies),
                forwarded_allow_ips=list(proxies),
                # Only its warnings, and no access log, for privacy: it would have the addresses of requests.
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
    """A uvicorn server that calls `ready` when it listens, and `ending` before it shuts down.

    `ending` has to close streams over HTTP, for which uvicorn would wait; it closes WebSockets by itself.
    """

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
    """A socket that listens at this address and port; AddressError if that can't be."""
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
    """The host by which a browser here reaches the server: localhost where it can, because passkeys need a name."""
    if host in ("::", "::1") or (host in ("0.0.0.0", "127.0.0.1") and not _is_taken("::1", port)):
        return "localhost"
    return "127.0.0.1" if host in _ANYWHERE else _bracketed(host)


def _is_taken(host: str, port: int) -> bool:
    """True if another program listens there, which browsers would reach first as localhost."""
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
            probe.connect(("192.0.2.1", 9))  # sends nothing: it only looks up the route, and with it our address
        except OSError:
            return None
        address = str(probe.getsockname()[0])
    return None if address.startswith(("127.", "0.")) else address
