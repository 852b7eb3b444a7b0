"""What never changes is answered when the page is built, each address by a file of its own."""

from __future__ import annotations

import asyncio
import json
import re

from allmende import words
from allmende.page.answers import addresses, replies
from allmende.titles import OWN


def test_every_address_has_an_answer() -> None:
    found = asyncio.run(replies())
    assert list(found) == list(addresses())
    assert all(found.values())
    for address, body in found.items():
        if address.startswith("/api/titles"):
            json.loads(body)
        elif address.startswith("/rules"):
            assert body.startswith(b"<!doctype html>")
    for title in OWN:
        for language in words.LANGUAGES:
            assert f"/api/words/{language}/lessons-{title}" in found
            assert f"/rules/{title}?language={language}" in found


def test_no_two_addresses_share_a_file() -> None:
    # As in tools/build_page.py and in client/src/page/engine.svelte.ts; some disks know no capital letters.
    names = [re.sub("[^a-z0-9]", "-", address[1:]).lower() for address in addresses()]
    assert len(set(names)) == len(names)
