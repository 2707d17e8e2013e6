"""Checks of a file's producer by its operation names: names of another release contradict the producer.

An operation is no evidence if no table has it, if it was defined in C++ alone, or if the release's table has
none of its dialect: tables are made from builds, which may lack dialects (nvgpu until 20, quant until 19).
Before version 5 a file does not store which operations its writer had registered, so that the result is a
doubt, not an error.
"""

from __future__ import annotations

from collections.abc import Iterable, Sequence

from mlirkit.bytecode import BytecodeReader, encoding
from mlirkit.layouts.choice import ReleaseChoice, nearest_to
from mlirkit.layouts.tables import RELEASES, ReleaseLayouts, release_layouts


def checked_by_names(choice: ReleaseChoice, reader: BytecodeReader) -> ReleaseChoice:
    """The choice, or another if a guessed release lacks operations of the file; else a ParseError."""
    releases = choice.writers()
    if not releases:
        return choice
    names = [entry.name for entry in reader.dialects.names if entry.registered]
    unknown = _first_unknown(names, releases)
    if unknown is None:
        return choice
    able = releases_with(names)
    reason = f"{choice.reason}, which has no '{unknown}'"
    if not choice.certain:
        nearest = nearest_to(choice, able, reason) if able else choice
        release_names = " and ".join(releases)
        nearest.doubt = f"'{unknown}' is no operation of {release_names}, the supposed release of the file"
        return nearest
    if reader.file.version < encoding.NATIVE_PROPERTIES:
        choice.doubt = f"'{unknown}' is no operation of {releases[0]}, the supposed release of the file"
        return choice
    error = reader.file.cursor(encoding.DIALECT).error(f"'{unknown}' is no operation of {releases[0]}")
    note = choice.note_on_misfit(set(able))
    if note is not None and error.error_diagnostics:
        error.error_diagnostics[0].attach_note(note)
    raise error


def _first_unknown(names: Iterable[str], releases: Sequence[str]) -> str | None:
    """The first operation that none of the releases has but another one does; None if all are known."""
    tables = [release_layouts(release) for release in releases]
    unknown = [name for name in names if not any(_may_have(table, name) for table in tables)]
    if not unknown:
        return None
    other_tables = [release_layouts(release) for release in RELEASES if release not in releases]
    return next((name for name in unknown if any(name in table for table in other_tables)), None)


def _may_have(table: ReleaseLayouts, name: str) -> bool:
    """Whether a release has an operation as far as its table shows."""
    if name in table or name.partition(".")[0] not in table.dialects:
        return True
    # The rules of changes are imported for files of other releases alone.
    from mlirkit.layouts.changes.names import UNDEFINED

    return name in UNDEFINED


def releases_with(names: Iterable[str]) -> list[str]:
    """The releases that have all those operations that any release has, oldest first."""
    tables = [release_layouts(release) for release in RELEASES]
    released = [name for name in names if any(name in table for table in tables)]
    return [table.name for table in tables if all(_may_have(table, name) for name in released)]
