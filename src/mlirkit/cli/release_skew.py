"""`mlirkit inspect --skew`: which LLVM releases read a file as it is, which after `convert`, which not.

    {"file": "model.mlirbc", "written by": "producer 'MLIR19.1.7'",
     "releases": {"llvm16": {"reads": "converted"}, "llvm17": {"reads": "no", "obstacles": ["..."]}, ...}}

A release reads a file as it is if what `convert` writes for it is, but for the producer, what it writes for
the release that the file is by.
"""

from __future__ import annotations

from typing import Any

from mlirkit.core.context import Context
from mlirkit.core.operation import Operation
from mlirkit.layouts.choice import ReleaseChoice
from mlirkit.layouts.reading import opaque_warnings, open_bytecode
from mlirkit.layouts.tables import HOME_RELEASE, RELEASES
from mlirkit.layouts.writing import Target, target, write_for
from mlirkit.support.diagnostics import MLIRError

# So many obstacles are named of a release.
_MOST_OBSTACLES = 5

_WORDS = {"as it is": "reads it as it is", "converted": "reads it after convert", "no": "does not read it"}


def skew_of_bytecode(name: str, data: Any, context: Context, producer: str | None) -> dict[str, Any]:
    """What there is to say of a file of bytecode."""
    module, reader, choice = open_bytecode(data, context, name, True, producer=producer)
    found: dict[str, Any] = {"file": name, "written by": choice.reason}
    unexplained = opaque_warnings(reader, choice)
    if unexplained:
        found["unexplained"] = unexplained
    return found | {"releases": _releases(module, choice)}


def skew_of_text(name: str, module: Operation) -> dict[str, Any]:
    """What there is to say of a textual file, which says nothing of its release."""
    return {"file": name, "releases": _releases(module, None)}


def _releases(module: Operation, choice: ReleaseChoice | None) -> dict[str, dict[str, Any]]:
    files = {name: _written(module, target(name)) for name in RELEASES}
    own = None if choice is None else files[choice.release or HOME_RELEASE]
    found: dict[str, dict[str, Any]] = {}
    for name, written in files.items():
        if written is None:
            found[name] = {"reads": "no", "obstacles": _obstacles(module, target(name))}
        else:
            found[name] = {"reads": "as it is" if written == own else "converted"}
    return found


def _written(module: Operation, to: Target) -> bytes | None:
    """The file for a release, by nobody in particular; None where it has no equal."""
    try:
        return write_for(module, to, producer="any")
    except MLIRError:
        return None


def _obstacles(module: Operation, to: Target) -> list[str]:
    """Why a module has no equal: the first reason of each of its operations."""
    reasons: dict[str, None] = {}
    for op in module.regions[0].blocks[0].operations:
        try:
            write_for(op, to)
        except MLIRError as error:
            reasons.setdefault(error.message)
    if not reasons:
        try:
            write_for(module, to)
        except MLIRError as error:
            reasons.setdefault(error.message)
    return list(reasons)[:_MOST_OBSTACLES]


def skew_text(answer: dict[str, Any]) -> str:
    """The answer as lines."""
    writer = answer.get("written by")
    lines = [f"{answer['file']}" + (f": {writer}" if writer else "")]
    lines += [f"  {each}" for each in answer.get("unexplained", [])]
    for name, entry in answer["releases"].items():
        lines.append(f"  {name} {_WORDS[entry['reads']]}")
        lines += [f"    {each}" for each in entry.get("obstacles", [])]
    return "\n".join(lines) + "\n"
