"""What commands print with `--json`, checked against its schema."""

from __future__ import annotations

import json
from pathlib import Path

import jsonschema
import msgspec
import pytest

from allmende import cli
from allmende.cli.outputs import OUTPUTS

ROOT = Path(__file__).resolve().parents[2]
SCHEMA = json.loads((ROOT / "docs/output.schema.json").read_text("utf-8"))


def printed(capsys: pytest.CaptureFixture[str], *words: str) -> str:
    """What a command writes with `--json`, after a look at its form: one line, as the schema describes it."""
    assert cli.main([*words, "--json"]) == 0
    line = capsys.readouterr().out
    assert line.count("\n") == 1
    jsonschema.validate(json.loads(line), SCHEMA)
    # The schema allows more keys than it names; reading and writing it again would lose them.
    assert json.loads(msgspec.json.encode(msgspec.json.decode(line, type=OUTPUTS))) == json.loads(line)
    return line


def untimed(line: str) -> str:
    """The output without its times, in the same order."""
    found = json.loads(line)
    del found["timing"]
    return json.dumps(found)
