"""Secrets that control seats. Only their digests are stored, and compared in constant time."""

from __future__ import annotations

import hashlib
import hmac
import secrets


def new_table_name() -> str:
    """A new table's name, which can't be guessed: it is all that an onlooker needs.

    It never begins with "-", since commands, to which a host gives such names, would take it for an option.
    """
    name = "-"
    while name.startswith("-"):
        name = secrets.token_urlsafe(9)
    return name


def new_key() -> str:
    """A new key, which can't be guessed."""
    return secrets.token_urlsafe(18)


def digest(key: str) -> str:
    """The digest that is stored in place of a key. Keys are random and long, so a plain hash gives nothing away."""
    return hashlib.sha256(key.encode()).hexdigest()


def fits(key: str, kept: str) -> bool:
    """True if `kept` is the digest of this key; no key fits an empty digest."""
    return hmac.compare_digest(digest(key), kept)
