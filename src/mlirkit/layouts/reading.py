"""Reading bytecode of any producer: the bytecode room's reader with the layouts of the file's writer."""

from __future__ import annotations

from collections.abc import Mapping
from typing import TYPE_CHECKING, Any

from mlirkit.bytecode import BytecodeReader
from mlirkit.bytecode.builtin_releases import FIRST_WITH_VERSION
from mlirkit.core.attribute import AttributeOrType
from mlirkit.core.context import Context
from mlirkit.core.kept_text import BYTES
from mlirkit.core.operation import Operation
from mlirkit.layouts.choice import ReleaseChoice, choose_layouts
from mlirkit.layouts.operation_names import checked_by_names
from mlirkit.layouts.tables import HOME_RELEASE, RELEASES, release_layouts

if TYPE_CHECKING:
    from mlirkit.layouts.upgrades import Changes

# The part of a producer that marks a version before its release.
_ON_THE_WAY = "git"


def read_any_bytecode(
    data: bytes | memoryview,
    context: Context,
    name: str,
    wrap: bool,
    lazy: bool = False,
    producer: str | None = None,
    verify: bool = False,
) -> Operation:
    """Read an operation from bytecode; `producer` overrides the release, e.g. "llvm19"."""
    reader, choice = bytecode_reader(data, context, name, producer)
    return reader.read_top(wrap, lazy, choice, verify)


def open_bytecode(
    data: bytes | memoryview,
    context: Context,
    name: str,
    wrap: bool,
    lazy: bool = False,
    producer: str | None = None,
) -> tuple[Operation, BytecodeReader, ReleaseChoice]:
    """The operation, the reader with the file's tables, and the choice of layouts."""
    reader, choice = bytecode_reader(data, context, name, producer)
    return reader.read_top(wrap, lazy, choice), reader, choice


def bytecode_reader(
    data: bytes | memoryview, context: Context, name: str, producer: str | None = None
) -> tuple[BytecodeReader, ReleaseChoice]:
    """A reader that has not read operations yet, and the layouts for it."""
    reader: Any = BytecodeReader(name, data, context)
    named = choose_layouts(reader.file.producer, reader.file.version, producer, context.assumed_release)
    choice = checked_by_names(named, reader)
    if choice.release is not None and choice.release != HOME_RELEASE:
        reader.table.release = choice.release
    take_versions(reader, choice)
    if choice.doubt is None:
        choice.doubt = _doubt_by_versions(reader, named.release)
    return reader, choice


def _doubt_by_versions(reader: BytecodeReader, release: str | None) -> str | None:
    """The reason to doubt the producer's release, if any: releases from FIRST_WITH_VERSION on write the
    version of builtin.

    Development versions before the release, recognisable by name, may write none.
    """
    if release is None or _ON_THE_WAY in reader.file.producer:
        return None
    if release_layouts(release).number < FIRST_WITH_VERSION:
        return None
    dialects = reader.dialects.dialects
    if all(entry.name != "builtin" or entry.version_body is not None for entry in dialects):
        return None
    return f"the file has no version of builtin, which files of {release}, its supposed release, have"


def take_versions(reader: BytecodeReader, choice: ReleaseChoice) -> None:
    """Allow versions of dialects that no codec reads, if the writer may be a release that writes them."""
    release = None if choice.release is None else release_layouts(choice.release)
    is_new = release is not None and release.number >= FIRST_WITH_VERSION
    if is_new or not choice.certain:
        versions = release_layouts(RELEASES[-1]).versions
        for entry in reader.dialects.dialects:
            entry.is_version_optional = is_new or (
                entry.name in versions
                and entry.version_body is not None
                and entry.version_body.data == bytes([versions[entry.name] << 1 | 1])
            )


def opaque_warnings(reader: BytecodeReader, choice: ReleaseChoice) -> list[str]:
    """The warnings for operations whose properties no layout explains, and for values kept as text."""
    table = reader.table
    locations = table.kept_locations
    other_values = {value: reason for value, reason in table.kept.items() if value not in locations}
    writers = choice.writers()
    warnings = kept_warnings(reader.file.name, other_values, choice.reason, writers[0] if writers else None)
    warnings += [
        f"{reader.file.name}: the location '{value}' stays as {_form_of(value)}: {reason} ({choice.reason})"
        for value, reason in table.kept.items()
        if value in table.kept_locations
    ]
    if choice.doubt is not None:
        warnings.append(f"{reader.file.name}: {choice.doubt}")
    if choice.changes is not None:
        warnings += undeclared_warnings(reader.file.name, choice.changes, choice.reason)
    if reader.ir is None:
        return warnings
    warnings += [
        f"{reader.file.name}: properties of '{name}' stay as bytes: {reason} ({choice.reason})"
        for name, reason in reader.ir.opaque_blobs.items()
    ]
    positional = reader.ir.positional
    if positional:
        names = ", ".join([f"'{name}'" for name in positional][:3]) + (", ..." if len(positional) > 3 else "")
        warnings.append(
            f"{reader.file.name}: properties of {names} are shown by position, not by name: "
            f"{next(iter(positional.values()))} ({choice.reason})"
        )
    return warnings


def kept_warnings(
    file: str, kept: Mapping[AttributeOrType, str], writer: str, release: str | None = None
) -> list[str]:
    """Warnings about values of a file that are kept without being understood; `writer` names the writer."""
    from mlirkit.layouts.changes.words import is_former, is_understood

    return [
        f"{file}: '{value}' stays as {_form_of(value)}, and operations with it are not verified: {reason} "
        f"({writer})"
        for value, reason in kept.items()
        if not is_understood(value)
        and not (release is not None and is_former(value) and _defines(release, value))
    ]


def _defines(release: str, value: Any) -> bool:
    """Whether a release defines the attribute of a text."""
    name = value.text.split("<")[0].split(" ")[0]
    return f"#{name}" in release_layouts(release).values.get(value.dialect_namespace, ())


def _form_of(value: AttributeOrType) -> str:
    """The form in which a value that is not understood is kept: bytes or text."""
    return "bytes" if BYTES in str(value) else "text"


def undeclared_warnings(file: str, changes: Changes, reason: str) -> list[str]:
    """The warning for attributes that the file's release declares and release 22 does not."""
    from mlirkit.layouts.undeclared import HINTS

    counts = {} if changes.undeclared is None else changes.undeclared.values
    return [
        f"{file}: attribute '{attribute}' of '{name}' is not known to {HOME_RELEASE}: it is kept as a "
        f"discardable one, which says nothing ({reason})"
        for name, attribute in counts
        if attribute not in HINTS
    ]
