"""The relying party: the name to which browsers bind passkeys."""

from __future__ import annotations

from importlib.util import find_spec
from ipaddress import ip_address
from typing import Final, NamedTuple
from urllib.parse import urlsplit

from allmende.core import Message
from allmende.server.errors import UnfitError
from allmende.server.http.origins import is_local, is_secure

EXTRA: Final = "pip install 'allmende[passkeys]'"
_USUAL: Final = {"http": 80, "https": 443}


class PasskeyError(UnfitError):
    """A passkey is not accepted, or this server offers none."""

    def __init__(self, message: Message) -> None:
        super().__init__(message.id, message)


class RelyingParty(NamedTuple):
    """The name to which passkeys are bound, and the origin of the only pages that may ask for them."""

    name: str
    origin: str


def relying_party(url: str, host: str) -> RelyingParty:
    """The relying party of a server with this `url`; PasskeyError if the server can't offer passkeys.

    Without a url passkeys work only on this machine, and only if the request's `host` is local.
    """
    if find_spec("webauthn") is None:
        raise PasskeyError(Message("passkey-not-installed", {"command": EXTRA}))
    if not url:
        asked = urlsplit(f"http://{host}")
        if not is_local(asked.hostname or ""):
            raise PasskeyError(Message("passkey-no-url", {"option": "--url"}))
        url = f"http://localhost:{asked.port or _USUAL['http']}"
    parts = urlsplit(url)
    name = parts.hostname or ""
    if not is_secure(url):
        raise PasskeyError(Message("passkey-insecure"))
    if _is_address(name):
        raise PasskeyError(Message("passkey-no-name", {"host": name}))
    port = "" if parts.port in (None, _USUAL[parts.scheme]) else f":{parts.port}"
    return RelyingParty(name, f"{parts.scheme}://{name}{port}")


def _is_address(name: str) -> bool:
    try:
        ip_address(name)
    except ValueError:
        return False
    return True
