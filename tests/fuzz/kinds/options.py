"""Random command lines of every command, about valid and damaged files.

An input is a line with the arguments as a JSON list, in which FILE is replaced by the file's path, and the
file's bytes. Laws: the status is 0 or 1, or argparse's 2; no exception leaves a command.
"""

from __future__ import annotations

import io
import json
import os
import re
import sys
from collections.abc import Iterator
from contextlib import contextmanager
from functools import cache
from importlib import import_module
from pathlib import Path
from random import Random
from tempfile import TemporaryDirectory

from mlirkit.cli import COMMANDS
from tests.fuzz.kind import Kind, LawBroken
from tests.fuzz.kinds import bytecode, definitions, envelopes, text

FILE = "FILE"
#: Numbers, words and nonsense as values of options.
_VALUES = [
    "",
    "0",
    "1",
    "-1",
    "7",
    "99999999999999999999",
    "true",
    "x",
    "llvm19",
    "llvm99",
    "v3",
    "1.0.0",
    "%",
]
_VALUES += [FILE, ".", "out", "dialect=func", "a=b", ",", "func", "\udcff", "=", "@missing", "0x10"]
#: Options that run Python files.
_TRUSTED = ("plugin",)
_OPTION = re.compile(r"(?<![\w-])(--?[a-zA-Z][\w-]*)")


class OptionsKind(Kind):
    name = "options"
    suffix = ".command"
    is_text = False

    def make(self, random: Random) -> bytes:
        command = random.choice(list(COMMANDS))
        arguments = [command]
        for _ in range(random.choice([0, 1, 1, 2, 3, 5])):
            option = random.choice(_options(command))
            if random.random() < 0.4:
                option += f"={random.choice(_VALUES)}"
            arguments.append(option)
            if random.random() < 0.3:
                arguments.append(random.choice(_VALUES))
        if random.random() < 0.95:
            arguments.insert(random.randrange(1, len(arguments) + 1), FILE)
        if command == "inject" or random.random() < 0.05:
            arguments.append(FILE)
        return json.dumps(arguments).encode() + b"\n" + _file(random, command)

    def check(self, data: bytes) -> str:
        try:
            line, _, file = data.partition(b"\n")
            command, *arguments = [str(one) for one in json.loads(line)]
            main = import_module(COMMANDS[command][0]).main
        except (ValueError, KeyError, TypeError):
            # An input that lost its shape while it was minimized.
            return "no command line"
        with _streams() as errors:
            Path(FILE).write_bytes(file)
            try:
                status = main(arguments)
            except SystemExit as exit:
                status = exit.code
            said = errors.getvalue().decode("utf-8", "replace")
        if status not in (0, 1, 2):
            raise LawBroken(f"the status {status} is 0, 1 or 2")
        return "" if status == 0 else said or "no message"


@cache
def _options(command: str) -> list[str]:
    """The options that the help of a command names."""
    with _streams() as _:
        output = sys.stdout
        try:
            import_module(COMMANDS[command][0]).main(["--help"])
        except SystemExit:
            pass
        output.flush()
        assert isinstance(output, io.TextIOWrapper)
        output.seek(0)
        names = sorted(set(_OPTION.findall(output.read())))
    return [name for name in names if not any(word in name for word in _TRUSTED)]


@contextmanager
def _streams() -> Iterator[io.BytesIO]:
    """Streams and an empty folder for one command; yields the standard errors."""
    before = sys.stdin, sys.stdout, sys.stderr
    folder = os.getcwd()
    errors = io.BytesIO()
    sys.stdin = io.TextIOWrapper(io.BytesIO(), "utf-8")
    sys.stdout = io.TextIOWrapper(io.BytesIO(), "utf-8", "surrogateescape")
    sys.stderr = io.TextIOWrapper(errors, "utf-8", "backslashreplace", write_through=True)
    try:
        with TemporaryDirectory() as empty:
            os.chdir(empty)
            try:
                yield errors
            finally:
                os.chdir(folder)
    finally:
        sys.stdin, sys.stdout, sys.stderr = before


def _file(random: Random, command: str) -> bytes:
    if command == "tblgen":
        return definitions.KIND.make(random)
    choice = random.randrange(6)
    if choice < 2:
        return random.choice(bytecode.originals())
    if choice == 2:
        return envelopes.KIND.make(random)
    return (bytecode.KIND if choice == 3 else text.KIND).make(random)


KIND = OptionsKind()
