"""Base structs of the API: the body of a request, of a response without data, and of an error response."""

from __future__ import annotations

import msgspec

from allmende.core import Message


class RequestBody(msgspec.Struct, frozen=True, forbid_unknown_fields=True):
    """The body of a POST; fields with a default may be left out."""


class Problem(msgspec.Struct, frozen=True):
    """The body of an error response, with any status from 400 on: the reason for people."""

    message: Message


class Done(msgspec.Struct, frozen=True):
    """The reply to a request that is done, without further data."""
