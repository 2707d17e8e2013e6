"""The properties section: blobs, each stored once for all operations that have it.

The section's shape and the blobs' are in bytecode/properties.py.
"""

from __future__ import annotations

from mypy_extensions import i64

from mlirkit.bytecode.emitter import Emitter
from mlirkit.bytecode.entries import Shape
from mlirkit.bytecode.file_properties import FileProperties
from mlirkit.bytecode.numbering import Numbering
from mlirkit.bytecode.properties import write_properties
from mlirkit.bytecode.writer.recording_writer import RecordingWriter
from mlirkit.bytecode.writer.replay import replay
from mlirkit.bytecode.writer.strings import StringInterner
from mlirkit.core.attribute import Attribute
from mlirkit.core.operation import Operation


class PropertyInterner:
    """Blobs by content, numbered in the order of first use."""

    __slots__ = ("_emitter", "_numbering", "_numbers", "_strings")

    def __init__(self, numbering: Numbering, strings: StringInterner) -> None:
        self._numbering = numbering
        self._strings = strings
        self._numbers: dict[bytes, int] = {}
        # The buffer in which a blob is assembled.
        self._emitter = Emitter()

    def number(self, op: Operation, shape: Shape) -> i64:
        """The number of the blob of an operation that has one."""
        # Operations of one name that share a dictionary have one blob.
        first = shape.first or shape
        steps = first.steps
        if steps is None:
            return self._number_of_blob(self._file_blob(op, op.props))
        if first.blob < 0:
            first.blob = self._number_of_blob(self._encoded(steps))
        return first.blob

    def _number_of_blob(self, blob: bytes) -> i64:
        return self._numbers.setdefault(blob, len(self._numbers))

    def _encoded(self, steps: list[object]) -> bytes:
        emitter = self._emitter
        replay(steps, self._numbering, self._strings, emitter)
        return emitter.take()

    def _file_blob(self, op: Operation, props: Attribute | None) -> bytes:
        """The blob of an operation whose properties come from a file and have no layout."""
        assert isinstance(props, FileProperties)
        if props.blob is not None:
            return props.blob
        assert props.layout is not None
        writer = RecordingWriter(self._numbering)
        write_properties(props.layout, props.entries, writer, self._numbering.version, op.op_error)
        return self._encoded(writer.steps)

    def write(self, emitter: Emitter) -> None:
        """The section's body."""
        emitter.varint(len(self._numbers))
        for blob in self._numbers:
            emitter.varint(len(blob))
            emitter.raw(blob)
