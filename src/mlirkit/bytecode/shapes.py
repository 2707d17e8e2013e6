"""Shapes: common parts of operations of one name with equal attributes, properties and result types.

Numbering (numbering.py) finds the shape of each operation here; what the operations of a shape mention is
found and counted once.  How the bytes follow from it is writer/ir.py's.
"""

from __future__ import annotations

from typing import TYPE_CHECKING, Any

from mlirkit.builtin.resources import DialectResource
from mlirkit.bytecode import encoding
from mlirkit.bytecode.entries import EncodedProperties, Entry, NameEntry, Shape
from mlirkit.bytecode.file_properties import FileProperties
from mlirkit.bytecode.properties import write_properties
from mlirkit.bytecode.writer.recording_writer import OptionalAttribute, RecordingWriter
from mlirkit.core.attribute import AttributeOrType
from mlirkit.core.operation import Operation
from mlirkit.core.property_layout import PropertyLayout
from mlirkit.core.structural_attributes import DictionaryAttr

if TYPE_CHECKING:
    from mlirkit.bytecode.numbering import Numbering


class ShapeTable:
    """The shapes of the operations that one `Numbering` numbers."""

    __slots__ = ("_numbering", "_shapes", "_writer")

    def __init__(self, numbering: Numbering) -> None:
        self._numbering = numbering
        self._writer = RecordingWriter(numbering)
        self._shapes: list[Shape] = []

    def count_mentions(self) -> None:
        """Count the entries that the operations mention, after all of them were visited."""
        for shape in self._shapes:
            shape.name.mentions += shape.count
            # The first operation's are counted already.
            for entry in shape.mentioned:
                entry.mentions += shape.count - 1

    def of(self, op: Operation) -> Shape:
        """The shape of an operation, made now if it is the first of its kind."""
        name = self._numbering.name_entry(op.info)
        result = op.result0
        rest = op.result_rest
        key: tuple[Any, ...] = (op.props, op.attrs, None if result is None else result.type)
        if rest is not None:
            key = (*key, *[further.type for further in rest])
        shape = name.shapes.get(key)
        if shape is None:
            shape = self._new(name, op)
            name.shapes[key] = shape
        if rest is None:
            # Equal ones that are not the same are found by identity next time.
            shape.props = op.props
            shape.attrs = op.attrs
            shape.type = None if result is None else result.type
            name.last_shape = shape
        return shape

    def _new(self, name: NameEntry, op: Operation) -> Shape:
        numbering = self._numbering
        shape = Shape(name, op)
        self._shapes.append(shape)
        if op.result0 is not None:
            shape.types.append(numbering.visit(op.result0.type))
        for result in op.result_rest or ():
            shape.types.append(numbering.visit(result.type))
        mentioned = shape.mentioned
        mentioned.extend(shape.types)
        props = op.props
        attrs = op.attrs
        if isinstance(props, FileProperties):
            self._visit_unexplained(op, props)
        elif isinstance(props, DictionaryAttr) and encoding.OPAQUE_PROPERTIES in props.entries:
            raise op.op_error("has properties that are bytes of a file which is not at hand")
        if name.merges and isinstance(props, DictionaryAttr) and props.entries:
            attrs = _merged(attrs, props, name.layout)
        if attrs.entries:
            shape.dictionary = numbering.visit(attrs)
            mentioned.append(shape.dictionary)
        if isinstance(props, FileProperties):
            if props.blob is None:
                mentioned.extend([numbering.visit(entry) for entry in props.entries.values()])
            return shape
        if numbering.version >= encoding.NATIVE_PROPERTIES and name.has_blob(props):
            properties = name.properties.get(props)
            if properties is None:
                properties = EncodedProperties(self._property_steps(op, name))
                name.properties[props] = properties
            shape.properties = properties
            steps = properties.steps
            for index, step in enumerate(steps):
                if isinstance(step, Entry):
                    step.mentions += 1
                    mentioned.append(step)
                elif isinstance(step, OptionalAttribute):
                    if step.entry is None:
                        step.entry = numbering.visit(step.attribute)
                    else:
                        step.entry.mentions += 1
                    mentioned.append(step.entry)
                elif isinstance(step, AttributeOrType):
                    entry = numbering.visit(step)
                    steps[index] = entry
                    mentioned.append(entry)
                elif isinstance(step, DialectResource):
                    numbering.visit_resource(step)
        return shape

    def _visit_unexplained(self, op: Operation, props: FileProperties) -> None:
        """Note the file that an operation's blob belongs to, if the blob can be written at all."""
        numbering = self._numbering
        file = props.table.file
        if numbering.opaque_source is None:
            numbering.opaque_source = props.table
        elif numbering.opaque_source is not props.table:
            raise op.op_error(
                "has properties that no layout explains, as have operations of another file: they cannot be "
                "written into one"
            )
        if numbering.version != file.version:
            raise op.op_error(
                f"has properties that no layout explains: bytes of bytecode version {file.version}, which "
                f"cannot be written as version {numbering.version}"
            )

    def _property_steps(self, op: Operation, name: NameEntry) -> list[object]:
        """The steps of the encoding of an operation's properties."""
        props = op.props
        layout = name.layout
        if layout is None:
            name.has_named_blob = True
            return [props]
        writer = self._writer
        steps: list[object] = []
        writer.steps = steps
        entries = props.entries if isinstance(props, DictionaryAttr) else {}
        write_properties(layout, entries, writer, self._numbering.version, op.op_error)
        return steps


def _merged(attrs: DictionaryAttr, props: DictionaryAttr, layout: PropertyLayout | None) -> DictionaryAttr:
    """Discardable and inherent attributes together.  Native properties are no attributes: they are lost."""
    entries = {**props.entries, **attrs.entries}
    for native in () if layout is None else layout.native:
        entries.pop(native.name, None)
    return DictionaryAttr(entries)
