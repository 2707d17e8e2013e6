"""The resource sections: a module's data beside its IR.

    offsets  ::= groups:varint  (group:string entries)*  (dialect:varint entries)*     section 6
    entries  ::= count:varint  (key:string  size:varint  kind:byte)*
    body     ::= alignment:varint  length:varint  0xCB*  byte[length]    blob          section 5
               | byte                                                    bool
               | string                                                  string

External groups come first, then groups of dialects up to the end.  Bodies follow one another; a size of 0
declares a dialect's resource without data.  Blobs are views of the file.  Writing: writer/resources.py.
"""

from __future__ import annotations

from typing import Final

from mlirkit.builtin.resources import DialectResource, ModuleResources, ResourceBlob, ResourceValue
from mlirkit.bytecode import encoding
from mlirkit.bytecode.cursor import Cursor
from mlirkit.bytecode.reader.dialects import DialectTable
from mlirkit.bytecode.reader.sections import BytecodeFile
from mlirkit.bytecode.reader.strings import StringTable
from mlirkit.core.context import Context

_KINDS: Final = ("blob", "bool", "string")


class ResourceTable:
    """The resources of a file, and the handles in the order in which attributes number them."""

    __slots__ = ("handles", "resources")

    def __init__(self) -> None:
        self.resources = ModuleResources()
        self.handles: list[DialectResource] = []


def read_resources(
    file: BytecodeFile, strings: StringTable, dialects: DialectTable, context: Context
) -> ResourceTable:
    table = ResourceTable()
    offsets = file.cursor(encoding.RESOURCE_OFFSET)
    if not offsets.remaining:
        return table
    bodies = ResourceBodies(file, strings)
    for _ in range(offsets.count("external resource group")):
        group = table.resources.external.setdefault(strings.get(offsets.varint(), offsets), {})
        for key, size, kind in _entries(offsets, strings):
            # Only resources of dialects may lack data; at this place LLVM reads on and fails.
            value = bodies.read(key, size, kind)
            if value is None:
                raise offsets.error("attempting to parse a byte at the end of the bytecode")
            group[key] = value
    while offsets.remaining:
        dialect = dialects.dialect(offsets.varint(), offsets)
        _require_resources(dialect.name, context, offsets)
        group_handles = table.resources.dialect.setdefault(dialect.name, {})
        for key, size, kind in _entries(offsets, strings):
            handle = DialectResource(dialect.name, key)
            value = bodies.read(key, size, kind, True)
            if isinstance(value, ResourceBlob):
                handle.data = value.data
                handle.alignment = value.alignment
            group_handles[key] = handle
            table.handles.append(handle)
    return table


def _require_resources(name: str, context: Context, offsets: Cursor) -> None:
    """Check that the dialect may have resources: definitions declare it, else it is unknown."""
    if name == "builtin":
        return
    dialect = context.dialect(name)
    if dialect is None:
        if not context.allow_unregistered_dialects:
            raise offsets.error(f"dialect '{name}' is unknown")
    elif not dialect.has_resources:
        raise offsets.error(f"unexpected resources for dialect '{name}'")


def _entries(offsets: Cursor, strings: StringTable) -> list[tuple[str, int, int]]:
    entries: list[tuple[str, int, int]] = []
    for _ in range(offsets.count("resource")):
        key = strings.get(offsets.varint(), offsets)
        size = offsets.varint()
        kind = offsets.byte()
        if kind > encoding.RESOURCE_STRING:
            raise offsets.error(f"invalid resource kind: {kind}")
        entries.append((key, size, kind))
    return entries


class ResourceBodies:
    """The resource section, consumed entry by entry without copying blobs."""

    __slots__ = ("_file", "_pos", "_start", "_strings", "_view")

    def __init__(self, file: BytecodeFile, strings: StringTable) -> None:
        section = file.section(encoding.RESOURCE)
        self._file = file
        self._strings = strings
        self._view = file.view(encoding.RESOURCE)
        self._start = 0 if section is None else section.start
        self._pos = 0

    def read(self, key: str, size: int, kind: int, is_blob: bool = False) -> ResourceValue | None:
        """The value of the next entry, which takes `size` bytes; None if `size` is 0."""
        if size == 0:
            return None
        start = self._pos
        header = Cursor(
            bytes(self._view[start : start + min(size, 20)]), self._file.name, "Resource", self._start + start
        )
        if size > len(self._view) - start:
            raise header.error(f"attempting to parse {size} bytes when only {len(self._view) - start} remain")
        if is_blob and kind != encoding.RESOURCE_BLOB:
            raise header.error(f"expected a blob resource entry, but found a {_KINDS[kind]} entry instead")
        self._pos = start + size
        if kind == encoding.RESOURCE_BOOL:
            value: ResourceValue = header.byte() != 0
            end = start + header.pos
        elif kind == encoding.RESOURCE_STRING:
            value = self._strings.get(header.varint(), header)
            end = start + header.pos
        else:
            value, end = self._blob(header, start, start + size)
        if end != start + size:
            raise header.error(f"unexpected trailing bytes in resource entry '{key}'")
        return value

    def _blob(self, header: Cursor, start: int, limit: int) -> tuple[ResourceBlob, int]:
        alignment = header.varint()
        length = header.varint()
        # The reference writes alignment 0 for empty data, which it cannot read.
        if alignment & (alignment - 1) or alignment == 0 != length:
            raise header.error("expected alignment to be a power-of-two")
        at = start + header.pos
        padding = -at % max(alignment, 1)
        if padding + length > limit - at:
            raise header.error(f"attempting to parse {length} bytes when only {limit - at} remain")
        if bytes(self._view[at : at + padding]) != bytes([encoding.ALIGNMENT_BYTE]) * padding:
            invalid = next(byte for byte in self._view[at : at + padding] if byte != encoding.ALIGNMENT_BYTE)
            raise header.error(f"expected alignment byte (0xCB), but got: '0x{invalid:X}'")
        data = self._view[at + padding : at + padding + length]
        return ResourceBlob(data, alignment), at + padding + length
