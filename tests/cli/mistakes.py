"""What a command says against a mistake."""

from __future__ import annotations

import pytest

from allmende import cli


def complaint(command: str, words: list[str], language: str, capsys: pytest.CaptureFixture[str]) -> str:
    """What the command says against these words, in one sentence."""
    assert cli.main([command, *words, "--lang", language]) == 2
    said = capsys.readouterr()
    assert said.out == ""
    assert said.err.startswith("allmende: ")
    assert said.err.count("\n") == 1
    return said.err
