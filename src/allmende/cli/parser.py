"""The command line: argparse, with all help from the catalogues."""

from __future__ import annotations

import argparse
import os
import re
import sys
from collections.abc import Mapping, Sequence
from importlib import import_module
from typing import Any, Final, NoReturn

from allmende.cli.console import CommandError, Console, fail
from allmende.words import LANGUAGES, language


def chosen_language(words: Sequence[str]) -> str:
    """The language of `--lang`, else of the environment, else English. LanguageError if there is no such catalogue."""
    for i, word in enumerate(words):
        if word == "--lang" and i + 1 < len(words):
            return language(words[i + 1])
        if word.startswith("--lang="):
            return language(word.removeprefix("--lang="))
    for variable in ("LC_ALL", "LC_MESSAGES", "LANG"):
        if value := os.environ.get(variable):
            return value[:2].lower() if value[:2].lower() in LANGUAGES else "en"
    return "en"


COMPLAINTS: Final = {
    "usage-required": r"the following arguments are required: (?P<arguments>.+)",
    "usage-unknown": r"unrecognized arguments: (?P<words>.+)",
    "usage-choice": r"argument (?P<argument>.+): invalid choice: '(?P<word>.*)' \(choose from (?P<known>.+)\)",
    "usage-no-value": r"argument (?P<argument>.+): expected (?:one|at least one|\d+) arguments?",
    "usage-excluded": r"argument (?P<argument>.+): not allowed with argument (?P<other>.+)",
    "usage-value": r"argument (?P<argument>.+): ignored explicit argument '(?P<word>.*)'",
}
"""Patterns of argparse's errors, which are English, by the id of our message; others are shown as they are."""


class _Format(argparse.RawDescriptionHelpFormatter):
    """Help with the user's word for "usage"."""

    usage_word = "usage: "

    def add_usage(self, usage: Any, actions: Any, groups: Any, prefix: str | None = None) -> None:
        super().add_usage(usage, actions, groups, self.usage_word if prefix is None else prefix)


class _Arguments(argparse.ArgumentParser):
    """argparse, complaining in one sentence of the user's language."""

    console: Console

    def error(self, message: str) -> Any:
        problem = message
        for message_id, wording in COMPLAINTS.items():
            if found := re.fullmatch(wording, message, re.DOTALL):
                known = {name: text.replace("'", "") for name, text in found.groupdict().items()}
                # A word that is always the same is called by itself.
                is_fixed = message_id == "usage-choice" and known["argument"] == known["known"]
                problem = self.console.words("usage-fixed" if is_fixed else message_id, **known)
        self.console.err.print(
            f"allmende: {self.console.words('error-usage', problem=problem, command=self.prog)}", soft_wrap=True
        )
        self.exit(2)

    def _get_value(self, action: argparse.Action, arg_string: str) -> Any:
        """The value that a word is for an argument; CommandError, with the argument's name, if it is none."""
        try:
            return super()._get_value(action, arg_string)
        except CommandError as error:
            named = "/".join(action.option_strings) or str(action.metavar)
            fail("error-argument", argument=named, problem=error.message)

    def exit(self, status: int = 0, message: str | None = None) -> NoReturn:
        sys.stdout.flush()  # of help, while a broken pipe can still be reported
        super().exit(status, message)


class Parser:
    """The parser of the whole command.

    All commands are listed; of the one that is chosen, the module is imported, and its `add` adds the arguments.
    """

    def __init__(self, console: Console, name: str, commands: Mapping[str, str]) -> None:
        """`commands` has the module of each command in `allmende.cli`, by the command's name."""
        self.console = console
        self._modules = commands
        _Format.usage_word = console.words("help-usage") + " "
        self._root = self._new(None, name, "help-allmende", "help-allmende-examples")
        listed = self._root.add_subparsers(
            title=console.words("help-commands"), metavar="COMMAND", required=True, parser_class=_Arguments
        )
        self._commands = {each: self._new(listed, each, f"help-{each}", f"help-{each}-examples") for each in commands}

    def command(self, name: str, run: Any) -> argparse._ArgumentGroup:
        """Have a command run by `run(options, console)`; return the group for its arguments."""
        parser = self._commands[name]
        parser.set_defaults(run=run)
        return parser.add_argument_group(self.console.words("help-arguments"))

    def parse(self, words: Sequence[str]) -> argparse.Namespace:
        """The parsed command line; exits with status 2 and a sentence if it can't be understood."""
        if not words:
            self._root.print_help()
            self._root.exit()
        if "--version" in words[:1]:
            words = ["version", *words[1:]]
        if (chosen := next((word for word in words if word in self._modules), None)) is not None:
            import_module(f"allmende.cli.{self._modules[chosen]}").add(self)
        return self._root.parse_args(words)

    def help(self, name: str) -> str:
        """The help for an argument."""
        return self.console.words(f"help-arg-{name}").replace("%", "%%")

    def _new(self, commands: Any, name: str, text: str, examples: str) -> _Arguments:
        says = self.console.words
        texts: dict[str, Any] = {"description": says(text), "epilog": says(examples), "formatter_class": _Format}
        parser: _Arguments
        if commands is None:
            parser = _Arguments(prog=name, add_help=False, allow_abbrev=False, **texts)
        else:
            parser = commands.add_parser(name, help=says(text), add_help=False, allow_abbrev=False, **texts)
        parser.console = self.console
        general = parser.add_argument_group(says("help-general"))
        if commands is None:
            general.add_argument("--version", action="store_true", help=says("help-version"))
        general.add_argument("-h", "--help", action="help", help=says("help-arg-help"))
        general.add_argument("--lang", choices=LANGUAGES, metavar="|".join(LANGUAGES), help=says("help-arg-lang"))
        return parser
