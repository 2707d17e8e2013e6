"""`mlirkit inspect --skew`: which LLVM releases read a file as it is, which after `convert`, which not.

    {"file": "model.mlirbc", "written by": "producer 'MLIR19.1.7'",
     "releases": {"llvm16": {"reads": "converted"}, "llvm17": {"reads": "no", "obstacles": ["..."]}, ...}}

A release reads bytecode as it is if it wrote the file, or if it knows the bytecode version, has operations of
the file's names, and the file's module, written for it in this version, has the same bytes, but for the
producer, as written for the release of the file.  It reads text as it is if its syntax gives the same
operations as the current one, and prints them the same.  A file that a release reads may still be reported as
needing `convert`.  An invalid module is not converted at all.
"""

from __future__ import annotations

from collections.abc import Callable, Iterable
from typing import Any

from mlirkit.bytecode.encoding import NATIVE_PROPERTIES
from mlirkit.core.context import Context
from mlirkit.core.operation import Operation
from mlirkit.core.reading import require_valid
from mlirkit.layouts.operation_names import releases_with
from mlirkit.layouts.reading import opaque_warnings, open_bytecode
from mlirkit.layouts.tables import HOME_RELEASE, RELEASES, release_layouts, same_places
from mlirkit.layouts.writing import Target, target, write_for
from mlirkit.support.diagnostics import MLIRError
from mlirkit.text.parser import parse_source

# So many obstacles are named of a release.
_MOST_OBSTACLES = 5

_WORDS = {"as it is": "reads it as it is", "converted": "reads it after convert", "no": "does not read it"}


def skew_of_bytecode(name: str, data: Any, context: Context, producer: str | None) -> dict[str, Any]:
    """The report of a bytecode file."""
    module, reader, choice = open_bytecode(data, context, name, True, producer=producer)
    result: dict[str, Any] = {"file": name, "written by": choice.reason}
    unexplained = opaque_warnings(reader, choice)
    if unexplained:
        result["unexplained"] = unexplained
    version = reader.file.version
    writer = choice.release or choice.named or HOME_RELEASE
    own = _written(module, target(writer), version)

    # The releases that have all operation names of the file, whatever the operations would be written as.
    names = [entry.name for entry in reader.dialects.names]
    able = releases_with(names)
    # Whether the file is exactly what is written for its release, so that `own` represents it for other
    # releases.
    is_plain = _written(module, target(writer), version, reader.file.producer) == bytes(data)

    def is_read(to: Target, written: bytes) -> bool:
        if version > to.version or to.name not in able or written != own:
            return False
        return is_plain or version < NATIVE_PROPERTIES or _lay_out_alike(names, writer, to.name)

    known_writer = writer if choice.is_by(writer) else None
    try:
        require_valid(module)
    except MLIRError as error:
        unreadable = {"reads": "no", "obstacles": [error.message]}
        return result | {
            "releases": {
                name: {"reads": "as it is"} if name == known_writer else unreadable for name in RELEASES
            }
        }
    return result | {"releases": _releases(module, is_read, version, known_writer)}


def skew_of_text(name: str, data: bytes, context: Context) -> dict[str, Any]:
    """The report of a textual file, which does not name its release."""
    # Of text alone.
    from mlirkit.dialects.release_syntax import printed_as, release_syntax

    module: Operation = parse_source(data, name, context, True)
    require_valid(module)
    text = _generic(module)
    # `<{...}>` shows properties in the generic form, which custom syntax may omit.
    has_properties = b"<{" in data

    def is_read(to: Target, written: bytes) -> bool:
        if has_properties and (to.version < NATIVE_PROPERTIES or _has_dictionaries(module, to)):
            return False
        try:
            syntax = release_syntax(to.name, context)
            is_alike = text == _generic(parse_source(data, name, context, True, release=syntax))
            copy = printed_as(module, to.name, context)
            is_alike = is_alike and (not has_properties or _generic(copy) == text)
            return is_alike and str(copy) == str(module)
        except MLIRError:
            return False

    return {"file": name, "releases": _releases(module, is_read)}


def _releases(
    module: Operation,
    is_read: Callable[[Target, bytes], bool],
    version: int | None = None,
    writer: str | None = None,
) -> dict[str, dict[str, Any]]:
    """How each release reads a module: as it is (`writer`, or `is_read` holds), after conversion, or not."""
    result: dict[str, dict[str, Any]] = {}
    for name in RELEASES:
        to = target(name)
        written = _written(module, to, to.version if version is None else version)
        if name == writer or (written is not None and is_read(to, written)):
            result[name] = {"reads": "as it is"}
        elif written is not None and _written(module, to, to.version) is not None:
            result[name] = {"reads": "converted"}
        else:
            result[name] = {"reads": "no", "obstacles": _obstacles(module, to)}
    return result


def _generic(module: Operation) -> str:
    return str(module.get_asm(print_generic_op_form=True, enable_debug_info=True))


def _has_dictionaries(module: Operation, to: Target) -> bool:
    """Whether a release keeps inherent attributes of some operation in the attribute dictionary."""
    release = to.release
    return release is not None and any(release.has_dictionary(op.name) for op in module.walk_list())


def _lay_out_alike(names: Iterable[str], writer: str, reader: str) -> bool:
    """Whether two releases have the same properties of operations, in the same places."""
    for name in names:
        theirs, ours = [release_layouts(release).get(name) for release in (writer, reader)]
        if theirs is not ours and (theirs is None or ours is None or not same_places(theirs, ours)):
            return False
    return True


def _written(module: Operation, to: Target, version: int, producer: str = "any") -> bytes | None:
    """The file for a release in a bytecode version, without a producer; None if it has no equal."""
    try:
        return write_for(module, Target(to.name, version, to.release), producer=producer)
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
    lines += [f"  {line}" for line in answer.get("unexplained", [])]
    for name, entry in answer["releases"].items():
        lines.append(f"  {name} {_WORDS[entry['reads']]}")
        lines += [f"    {line}" for line in entry.get("obstacles", [])]
    return "\n".join(lines) + "\n"
