"""Random sequences of calls of the public API, with right and wrong arguments.

An input has a line per call: a JSON list of a callable and of its arguments by name, as expressions of
tests/core/argument_sweep.py.  Laws: a call returns or raises a documented exception; the module in whose
scope the calls are made prints, verifies and writes after them, or reports an error.
"""

from __future__ import annotations

import io
import json
import os
from contextlib import redirect_stderr, redirect_stdout
from functools import cache
from random import Random
from tempfile import TemporaryDirectory
from typing import Any

from tests.core import argument_sweep as sweep
from tests.fuzz.kind import Kind, LawBroken

#: Callables that change state shared in the process, which must not differ for later inputs.
_SHARED = {"register_pass", "register_pipeline", "register_attribute_builder", "AttrBuilder.insert"}
_RIGHT = sorted({right for right, _ in sweep.RIGHT.values()})


class ApiKind(Kind):
    name = "api"
    suffix = ".calls"

    def make(self, random: Random) -> bytes:
        targets = list(_targets())
        lines = []
        for _ in range(random.choice([2, 5, 10, 20])):
            title = random.choice(targets)
            arguments = {}
            for parameter in _targets()[title].parameters:
                right = parameter.right
                if right is None or random.random() < 0.25:
                    right = random.choice(sweep.WRONG)
                arguments[parameter.name] = right
            lines.append(json.dumps([title, arguments]))
        return "\n".join(lines).encode()

    def check(self, data: bytes) -> str:
        names = sweep.scope()
        before = os.getcwd()
        said = ""
        try:
            with (
                TemporaryDirectory() as folder,
                redirect_stdout(io.StringIO()),
                redirect_stderr(io.StringIO()),
            ):
                os.chdir(folder)
                try:
                    for line in data.splitlines():
                        said = _call(line, names) or said
                    problem = sweep.damage(names)
                finally:
                    os.chdir(before)
        finally:
            names["context"].__exit__(None, None, None)
        if problem:
            raise LawBroken(f"the module prints, verifies and writes: {problem}")
        return said


@cache
def _targets() -> dict[str, sweep.Callable_]:
    """Callables by title; titles of setters end in `=`."""
    found = {
        f"{target.title} =" if target.is_setter else target.title: target
        for target in sweep.public_callables()
        if target.is_static or target.name == "__init__" or target.owner in sweep.RECEIVERS
    }
    return {title: target for title, target in found.items() if title.rstrip(" =") not in _SHARED}


def _call(line: bytes, names: dict[str, Any]) -> str:
    """Make a call and return the error that refused it, empty if it succeeded."""
    try:
        title, arguments = json.loads(line)
        target = _targets()[title]
        wanted = [parameter.name for parameter in target.parameters]
        if list(arguments) != wanted or not {*arguments.values()} <= {*sweep.WRONG, *_RIGHT, *_made(target)}:
            return "no call"
    except (ValueError, KeyError, TypeError):
        # A line that lost its shape while it was minimized.
        return "no call"
    try:
        wrapped = {name: f"({text})" for name, text in arguments.items()}
        exec(sweep.expression(target, wrapped), names)
    except sweep.EXPECTED as error:
        return str(error) or type(error).__name__
    except RuntimeError as error:
        if not sweep.LIKE_UPSTREAM.search(str(error)):
            raise
        return str(error)
    return ""


def _made(target: sweep.Callable_) -> list[str]:
    """The expressions that are made for the parameters of a callable."""
    return [parameter.right for parameter in target.parameters if parameter.right is not None]


KIND = ApiKind()
