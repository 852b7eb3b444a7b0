"""Runs the server: opens the store, binds a port, prints the address, and serves until interrupted."""

from __future__ import annotations

import asyncio
import errno
import logging
import signal
import socket
import sys
import webbrowser
from collections.abc import Awaitable, Callable, Sequence
from contextlib import AsyncExitStack, suppress
from dataclasses import dataclass
from functools import partial
from ipaddress import ip_network
from types import FrameType
from typing import TYPE_CHECKING, Final

import uvicorn

from allmende.core import AllmendeError, Message
from allmende.server.admin.key import admin_key
from allmende.server.admin.retention import NEVER, Terms
from allmende.server.app import create_app
from allmende.server.bots.queue_thinker import thinker_at
from allmende.server.http.connections import Config, Door, Stream
from allmende.server.http.origins import place_of
from allmende.server.http.rate_limits import Limits
from allmende.server.monitoring import logs
from allmende.server.monitoring.extras import AddressError, measured, traced
from allmende.server.monitoring.logs import Form
from allmende.server.notifications.config import MailServer, NotificationConfig, place, push_key
from allmende.server.people.api import ARCHIVED_AFTER
from allmende.server.store.addresses import open_store
from allmende.server.store.protocol import Store
from allmende.server.tables.amendment_check import Say
from allmende.server.tables.garbage_collection import GarbageCollection

if TYPE_CHECKING:
    from allmende.server.monitoring.metrics import Metrics
    from allmende.server.monitoring.traces import Traces

_ANYWHERE = ("0.0.0.0", "::", "")  # noqa: S104 (recognized, not bound)
_LEAVING: Final = 2.0
"""Seconds in which work has to be left to other processes: a store that is away must not keep a server from ending."""
_LOOK_EVERY: Final = 0.05
"""Seconds between two looks at whether another signal has come."""
_SECONDS_A_TURN = 0.0005
"""Seconds for which a thread keeps the interpreter. SQLite's needs it often, and by Python's default waits 5 ms."""

log = logging.getLogger(__name__)


class ProxyError(AllmendeError):
    """A proxy that should be trusted is no address."""

    def __init__(self, proxy: str) -> None:
        super().__init__(f"{proxy!r} is no address such as 127.0.0.1", Message("error-proxy", {"proxy": proxy}))


@dataclass(frozen=True, kw_only=True)
class Settings:
    """What the host of a server decides.

    Attributes:
        host: The address at which it listens.
        port: The port; 0 takes any free one.
        database: A file for SQLite, or a `postgresql://` address.
        open_browser: True if a browser opens the page.
        urls: Addresses of this server beside this machine's own names.
        proxies: Addresses or networks that are trusted when they say for which client they ask.
        archived_after: Days after its end until a game moves to its players' archive.
        mail: The server that sends mail.
        allowed: The private places, such as `ntfy.lan:80`, to which notifications may go.
        vapid: The file with the key that signs pushes.
        metrics: The port of the metrics, perhaps after an address: `127.0.0.1:9464`.
        log: The form of log lines.
        log_requests: True if each request is logged.
        day_secret: By which the deals of the day's games can't be known ahead, or empty.
        admin: The file with the key to the host's page; None for no such page.
        terms: After how long games that stand still are ended, and people who come no more forgotten.
        traces: The address of the collector of traces; None for no traces.
        drain: Seconds for which the server still listens after SIGTERM, so that a balancer finds it isn't ready.
    """

    host: str = "127.0.0.1"
    port: int = 8000
    database: str
    open_browser: bool = False
    urls: Sequence[str] = ()
    proxies: Sequence[str] = ()
    archived_after: int = ARCHIVED_AFTER
    mail: str | None = None
    allowed: Sequence[str] = ()
    vapid: str | None = None
    metrics: str | None = None
    log: Form = "text"
    log_requests: bool = False
    day_secret: str = ""
    admin: str | None = None
    terms: Terms = NEVER
    traces: str | None = None
    drain: float = 0.0


def run(settings: Settings, check: Say | None = None, warn: Say | None = None) -> int:
    """Serve until interrupted and give the exit status; an AllmendeError says why it can't begin.

    With `check` all tables are checked once per version of the rules, and it is called with what is found. `warn` is
    called about a proxy that asks for others and is not trusted.
    """
    for url in settings.urls:
        place_of(url)
    for proxy in settings.proxies:
        _check_proxy(proxy)
    url = next(iter(settings.urls), "").rstrip("/")
    notifications = NotificationConfig(
        url,
        MailServer.at(settings.mail, url) if settings.mail else None,
        frozenset(map(place, settings.allowed)),
        push_key(settings.vapid) if settings.vapid else None,
    )
    key = admin_key(settings.admin) if settings.admin else ""
    logs.set_up(settings.log, settings.log_requests)
    sys.setswitchinterval(_SECONDS_A_TURN)
    # SIGTERM, by which service managers end it, counts as Ctrl-C, so that the store is closed.
    signal.signal(signal.SIGTERM, signal.default_int_handler)
    with suppress(KeyboardInterrupt), measured(settings.metrics) as metrics, traced(settings.traces) as traces:
        asyncio.run(_serve(settings, open_store(settings.database), notifications, check, warn, metrics, traces, key))
    return 0


def _check_proxy(proxy: str) -> None:
    """Raise ProxyError if this is neither an address nor a network, since a misspelt proxy would not be trusted."""
    try:
        ip_network(proxy)
    except ValueError:
        raise ProxyError(proxy) from None


async def _serve(
    settings: Settings,
    store: Store,
    notifications: NotificationConfig,
    check: Say | None,
    warn: Say | None,
    metrics: Metrics | None,
    traces: Traces | None,
    key: str,
) -> None:
    async with AsyncExitStack() as stack:
        await store.open()  # before anything is printed, so that a wrong database leads to one sentence
        stack.push_async_callback(store.close)
        listening = stack.enter_context(listen(settings.host, settings.port))
        thinker = await stack.enter_async_context(thinker_at(settings.database))
        app = create_app(
            store,
            thinker,
            urls=settings.urls,
            garbage=GarbageCollection(),
            limits=Limits(warn=None if settings.proxies else warn),
            check=check,
            archived_after=settings.archived_after,
            notifications=notifications,
            metrics=metrics,
            day_secret=settings.day_secret,
            admin_key=key,
            terms=settings.terms,
            traces=traces,
        )
        config = Config(
            app,
            Door(settings.proxies),
            # By default uvicorn trusts every program on this machine as a proxy.
            proxy_headers=bool(settings.proxies),
            forwarded_allow_ips=list(settings.proxies),
            # Only its warnings, and no access log, for privacy: it would have the addresses of requests.
            log_level="warning",
            log_config=None,
            access_log=False,
            server_header=False,
            ws_max_size=4096,  # clients have nothing to say there
            timeout_graceful_shutdown=3,
        )
        ready = partial(
            _announce,
            listening,
            settings.open_browser,
            settings.urls,
            metrics.address if metrics else None,
            has_admin=bool(key),
        )
        await _Server(config, ready, app.state.drain, settings.drain).serve([listening])


class _Server(uvicorn.Server):
    """A uvicorn server that calls `ready` when it listens, and drains before it shuts down.

    `drain` has all work left to other processes. After SIGTERM the server still listens for `seconds`, in which a
    balancer finds that it isn't ready any more; another signal ends that.
    """

    def __init__(
        self, config: uvicorn.Config, ready: Callable[[], None], drain: Callable[[], Awaitable[None]], seconds: float
    ) -> None:
        super().__init__(config)
        self._ready = ready
        self._drain = drain
        self._seconds = seconds
        self._signals: list[int] = []

    def handle_exit(self, sig: int, frame: FrameType | None) -> None:
        self._signals.append(sig)
        # A second signal only ends the wait; a third one ends all at once.
        if len(self._signals) != 2:
            super().handle_exit(sig, frame)

    async def startup(self, sockets: list[socket.socket] | None = None) -> None:
        await super().startup(sockets)
        if self.started:
            self._ready()

    async def shutdown(self, sockets: list[socket.socket] | None = None) -> None:
        loop = asyncio.get_running_loop()
        begun, draining = loop.time(), asyncio.create_task(self._leave_work())
        await asyncio.sleep(0)  # in which it says that it is not ready
        for connection in [*self.server_state.connections]:
            if isinstance(connection, Stream):
                connection.shutdown()  # its client comes again at once, and a balancer sends it elsewhere
        while self._signals == [signal.SIGTERM] and loop.time() - begun < self._seconds:
            await asyncio.sleep(_LOOK_EVERY)
        await draining
        await super().shutdown(sockets)

    async def _leave_work(self) -> None:
        try:
            await asyncio.wait_for(self._drain(), _LEAVING)
        except TimeoutError:
            log.warning("work could not be left to other processes within %s seconds", _LEAVING)
        except Exception:
            log.exception("work could not be left to other processes")


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


def _announce(
    listening: socket.socket,
    open_browser: bool,
    urls: Sequence[str],
    metrics: str | None = None,
    has_admin: bool = False,
) -> None:
    host, port = listening.getsockname()[:2]
    here = f"http://{_own_name(host, port)}:{port}/"
    addresses = [here]
    if host in _ANYWHERE and (address := lan_address()) is not None:
        addresses.append(f"http://{address}:{port}/")
    addresses += urls
    lines = [f"Allmende  {address}" for address in addresses] + ([f"Metrics   {metrics}"] if metrics else [])
    if has_admin:
        lines.append(f"Host      {addresses[-1].rstrip('/')}/admin")
    sys.stdout.write("\n".join(lines) + "\n")
    sys.stdout.flush()
    if open_browser:
        asyncio.get_running_loop().run_in_executor(None, webbrowser.open, here)


def _own_name(host: str, port: int) -> str:
    """The host by which a browser here reaches the server: localhost where it can, because passkeys need a name."""
    if host in ("::", "::1") or (host in (*_ANYWHERE, "127.0.0.1") and not _is_taken("::1", port)):
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
