"""The properties section: blobs, each once however many operations have it.

The section's shape and the blobs' are in bytecode/properties.py.
"""

from __future__ import annotations

from mlirkit.bytecode.emitter import Emitter
from mlirkit.bytecode.entries import NameEntry
from mlirkit.bytecode.file_properties import FileProperties
from mlirkit.bytecode.numbering import Numbering
from mlirkit.bytecode.properties import write_properties
from mlirkit.bytecode.writer.recording_writer import RecordingWriter
from mlirkit.bytecode.writer.replay import replay
from mlirkit.bytecode.writer.strings import StringInterner
from mlirkit.core.attribute import Attribute
from mlirkit.core.operation import Operation
from mlirkit.core.structural_attributes import DictionaryAttr


class PropertyInterner:
    """Blobs by content, numbered in the order of first use."""

    __slots__ = ("_numbering", "_numbers", "_strings")

    def __init__(self, numbering: Numbering, strings: StringInterner) -> None:
        self._numbering = numbering
        self._strings = strings
        self._numbers: dict[bytes, int] = {}

    def number(self, op: Operation, name: NameEntry) -> int:
        """The number of the blob of an operation that has one."""
        props = op.props
        number = name.blobs.get(props)
        if number is None:
            blob = self._blob(op, props, name)
            number = self._numbers.setdefault(blob, len(self._numbers))
            # Operations of one name that share a dictionary have one blob.
            name.blobs[props] = number
        return number

    def _blob(self, op: Operation, props: Attribute | None, name: NameEntry) -> bytes:
        layout = name.layout
        if isinstance(props, FileProperties):
            if props.blob is not None:
                return props.blob
            layout = props.layout
        steps = name.encodings.get(props)
        if steps is None:
            writer = RecordingWriter(self._numbering)
            if layout is None:
                assert props is not None
                writer.write_attribute(props)
            else:
                entries = props.entries if isinstance(props, DictionaryAttr) else {}
                write_properties(layout, entries, writer, self._numbering.version, op.op_error)
            steps = writer.steps
        emitter = Emitter()
        replay(steps, self._numbering, self._strings, emitter)
        return emitter.to_bytes()

    def write(self, emitter: Emitter) -> None:
        """The section's body."""
        emitter.varint(len(self._numbers))
        for blob in self._numbers:
            emitter.varint(len(blob))
            emitter.raw(blob)
