"""The resource sections, as reader/resources.py describes them."""

from __future__ import annotations

from collections.abc import Iterable, Iterator
from itertools import groupby

from mlirkit.builtin.ops import ModuleOp
from mlirkit.builtin.resources import DialectResource, ResourceBlob, ResourceValue
from mlirkit.bytecode import encoding
from mlirkit.bytecode.emitter import BYTES, Emitter
from mlirkit.bytecode.entries import DialectNumber
from mlirkit.bytecode.numbering import Numbering
from mlirkit.bytecode.writer.strings import StringInterner
from mlirkit.support.diagnostics import MLIRError
from mlirkit.support.limits import LIMITS, RESOURCE_ALIGNMENT
from mlirkit.support.mapped_file import require_whole

# An entry to write: key, and value or None (declared without data).
Item = tuple[str, ResourceValue | None]


def write_resources(
    numbering: Numbering, strings: StringInterner, elide: bool
) -> tuple[Emitter, Emitter, int]:
    """The offset section's body, the data section's body, and the alignment of the latter."""
    offsets = Emitter()
    bodies = ResourceBodies(strings, elide)
    root = numbering.root
    external = root.resources.external if isinstance(root, ModuleOp) else {}
    offsets.varint(len(external))
    for group, entries in external.items():
        written = bodies.write(entries.items())
        offsets.varint(strings.number(group))
        _write_entries(offsets, written, strings)
    for dialect, handles in _by_dialect(numbering.resource_order):
        items: list[Item] = []
        for handle in handles:
            data = handle.data
            value = None if data is None else ResourceBlob(data, handle.alignment)
            items.append((numbering.resource_key(handle), value))
        written = bodies.write(items)
        offsets.varint(dialect.number)
        _write_entries(offsets, written, strings)
    return offsets, bodies.emitter, bodies.alignment


def _by_dialect(
    order: list[tuple[DialectNumber, DialectResource]],
) -> Iterator[tuple[DialectNumber, list[DialectResource]]]:
    """Group neighbours of one dialect."""
    for _, group in groupby(order, key=lambda entry: entry[0].number):
        members = list(group)
        yield members[0][0], [handle for _, handle in members]


def _write_entries(offsets: Emitter, entries: list[tuple[str, int, int]], strings: StringInterner) -> None:
    offsets.varint(len(entries))
    for key, size, kind in entries:
        offsets.varint(strings.number(key))
        offsets.varint(size)
        offsets.byte(kind)


class ResourceBodies:
    """The data of resources, one after another."""

    __slots__ = ("_elide", "_strings", "alignment", "emitter")

    def __init__(self, strings: StringInterner, elide: bool) -> None:
        self.emitter = Emitter()
        self.alignment = 1
        self._strings = strings
        self._elide = elide

    def write(self, items: Iterable[Item]) -> list[tuple[str, int, int]]:
        """Write the values; return (key, size, kind) of each."""
        written: list[tuple[str, int, int]] = []
        for key, value in items:
            start = self.emitter.size
            kind = encoding.RESOURCE_BLOB
            if value is not None:
                kind = self._write(key, value)
            written.append((key, self.emitter.size - start, kind))
        return written

    def _write(self, key: str, value: ResourceValue) -> int:
        emitter = self.emitter
        if isinstance(value, bool):
            if not self._elide:
                emitter.byte(1 if value else 0)
            return encoding.RESOURCE_BOOL
        if isinstance(value, str):
            if not self._elide:
                emitter.varint(self._strings.number(value))
            return encoding.RESOURCE_STRING
        if not self._elide:
            # The limit bounds padding, which could make a file arbitrarily large.
            limit = LIMITS.resource_alignment
            if value.alignment > max(limit, len(value.data)):
                raise MLIRError(
                    f"resource '{key}' of {len(value.data)} bytes has the alignment {value.alignment}; "
                    f"bytecode is written with alignments of up to {limit}, or the resource's size; "
                    f"{RESOURCE_ALIGNMENT} in the environment lifts that"
                )
            self.alignment = max(self.alignment, value.alignment)
            emitter.varint(value.alignment)
            emitter.varint(len(value.data))
            emitter.pad(max(value.alignment, 1), BYTES[encoding.ALIGNMENT_BYTE])
            require_whole(value.data)
            emitter.raw(value.data)
        return encoding.RESOURCE_BLOB
