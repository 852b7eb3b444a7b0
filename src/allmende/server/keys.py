"""Secrets that control seats. Only their digests are kept, and they are compared in constant time."""

from __future__ import annotations

import hashlib
import hmac
import secrets


def new_table_name() -> str:
    """A name that nobody guesses: whoever knows it may look on."""
    return secrets.token_urlsafe(9)


def new_key() -> str:
    """A key that nobody guesses."""
    return secrets.token_urlsafe(18)


def digest(key: str) -> str:
    """What is kept of a key. Keys are random and long, so a plain hash gives nothing away."""
    return hashlib.sha256(key.encode()).hexdigest()


def fits(key: str, kept: str) -> bool:
    """Whether this is the key of which this digest is kept; no key fits an empty digest."""
    return hmac.compare_digest(digest(key), kept)
