"""The properties section: blobs, each once however many operations have it.

The section's shape and the blobs' are in bytecode/properties.py.
"""

from __future__ import annotations

from mlirkit.bytecode.emitter import Emitter
from mlirkit.bytecode.numbering import Numbering
from mlirkit.bytecode.properties import write_properties
from mlirkit.bytecode.writer.entry_writer import EntryWriter
from mlirkit.bytecode.writer.strings import StringInterner
from mlirkit.core.attribute import Attribute
from mlirkit.core.operation import Operation
from mlirkit.core.structural_attributes import DictionaryAttr


class PropertyInterner:
    """Blobs by content, numbered in the order of first use."""

    __slots__ = ("_known", "_numbering", "_numbers", "_seen", "_strings")

    def __init__(self, numbering: Numbering, strings: StringInterner) -> None:
        self._numbering = numbering
        self._strings = strings
        self._numbers: dict[bytes, int] = {}
        # Operations of one name that share a dictionary have one blob.
        self._seen: dict[tuple[int, int], int] = {}
        self._known: dict[tuple[str, Attribute], int] = {}

    def number(self, op: Operation) -> int | None:
        """The number of an operation's blob; None if it has none to write."""
        props = op.props
        same = (id(op.info), id(props))
        found = self._seen.get(same)
        if found is not None:
            return found
        found = self._number(op, props)
        if found is not None:
            self._seen[same] = found
        return found

    def _number(self, op: Operation, props: Attribute | None) -> int | None:
        layout = self._numbering.layout_of(op)
        if layout is None and (props is None or op.info.is_registered):
            return None
        key = None if props is None else (op.info.name, props)
        if key is not None:
            known = self._known.get(key)
            if known is not None:
                return known
        emitter = Emitter()
        writer = EntryWriter(self._numbering, self._strings, emitter)
        if layout is None:
            assert props is not None
            writer.write_attribute(props)
        else:
            entries = props.entries if isinstance(props, DictionaryAttr) else {}
            write_properties(layout, entries, writer, self._numbering.version, op.error)
        number = self._numbers.setdefault(emitter.to_bytes(), len(self._numbers))
        if key is not None:
            self._known[key] = number
        return number

    def write(self, emitter: Emitter) -> None:
        """The section's body."""
        emitter.varint(len(self._numbers))
        for blob in self._numbers:
            emitter.varint(len(blob))
            emitter.raw(blob)
