"""Names and keys that nobody can guess."""

from __future__ import annotations

from unittest import mock

from allmende.server import keys


def test_a_name_never_looks_like_an_option_of_a_command() -> None:
    with mock.patch("secrets.token_urlsafe", side_effect=["-yQ2", "--Zx", "a-b_"]):
        assert keys.new_table_name() == "a-b_"


def test_names_are_new_each_time() -> None:
    assert len({keys.new_table_name() for _ in range(1000)}) == 1000
