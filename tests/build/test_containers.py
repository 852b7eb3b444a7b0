"""What `deploy/` makes containers of fits the program: commands that it takes, extras and files that there are."""

from __future__ import annotations

import json
import re
import tomllib
from argparse import Namespace
from pathlib import Path
from string import Template
from typing import Any, Final

import yaml

from allmende.cli import COMMANDS
from allmende.cli.console import Console
from allmende.cli.parser import Parser

ROOT: Final = Path(__file__).parents[2]
CONTAINERFILE: Final = (ROOT / "deploy/Containerfile").read_text("utf-8")
COMPOSE: Final[dict[str, Any]] = yaml.safe_load((ROOT / "deploy/compose.yaml").read_text("utf-8"))
SETTINGS: Final = {"HOST": "games.example", "POSTGRES_PASSWORD": "secret"}


def understood(words: list[str]) -> Namespace:
    """The options of a command line; AllmendeError if the program doesn't take it."""
    return Parser(Console("en"), "allmende", COMMANDS).parse(words)


def exec_form(instruction: str) -> list[str]:
    """The words of an instruction of the Containerfile that stand in JSON."""
    found = re.search(rf"^{instruction} (\[.*?\])$", CONTAINERFILE.replace("\\\n", ""), re.MULTILINE)
    assert found is not None, instruction
    words: list[str] = json.loads(found[1])
    return words


def test_the_image_starts_a_server_that_is_found_from_outside() -> None:
    assert exec_form("ENTRYPOINT") == ["allmende"]
    options = understood(exec_form("CMD"))
    (volume,) = re.findall(r"^VOLUME (\S+)$", CONTAINERFILE, re.MULTILINE)
    assert (options.host, options.metrics, Path(options.database).parent) == ("0.0.0.0", "0.0.0.0:9464", Path(volume))
    assert f"EXPOSE {options.port} 9464" in CONTAINERFILE


def test_the_image_has_extras_that_there_are() -> None:
    extras = tomllib.loads((ROOT / "pyproject.toml").read_text("utf-8"))["project"]["optional-dependencies"]
    wanted = re.findall(r"(?:allmende|/source)\[([\w,]+)\]", CONTAINERFILE)
    assert len(wanted) == 2
    assert wanted[0] == wanted[1], "what is installed is what was built"
    assert set(wanted[0].split(",")) <= extras.keys()


def test_the_services_of_compose_know_one_another() -> None:
    services = COMPOSE["services"]
    build = services["allmende"]["build"]
    assert (ROOT / "deploy" / build["context"] / build["dockerfile"]).read_text("utf-8") == CONTAINERFILE
    command = re.sub(r":\?\}", "}", services["allmende"]["command"])
    options = understood(Template(command).substitute(SETTINGS).split())
    database = services["database"]["environment"]
    user = database["POSTGRES_USER"]
    assert options.database == f"postgresql://{user}:{SETTINGS['POSTGRES_PASSWORD']}@database/{user}"
    assert options.url == ["https://games.example"]
    (network,) = COMPOSE["networks"]["default"]["ipam"]["config"]
    assert options.trust_proxy == [network["subnet"]]
    assert services["proxy"]["command"].split()[-1] == f"allmende:{options.port}"
    for service in services.values():
        assert services.keys() >= set(service.get("depends_on", {}))
    volumes = {volume.split(":")[0] for service in services.values() for volume in service.get("volumes", [])}
    assert volumes == COMPOSE["volumes"].keys()
