"""Shapes: common parts of operations of one name with equal attributes, properties and result types.

Numbering (numbering.py) finds the shape of each operation here; the mentions of a shape's operations are
found and counted once.  writer/ir.py makes the bytes of a shape.
"""

from __future__ import annotations

from typing import TYPE_CHECKING

from mypy_extensions import i64

from mlirkit.builtin.resources import DialectResource
from mlirkit.bytecode import encoding
from mlirkit.bytecode.entries import Entry, NameEntry, Shape
from mlirkit.bytecode.file_properties import FileProperties
from mlirkit.bytecode.properties import write_properties
from mlirkit.bytecode.writer.recording_writer import OptionalAttribute, RecordingWriter
from mlirkit.core.attribute import Attribute, AttributeOrType
from mlirkit.core.operation import Operation
from mlirkit.core.property_layout import PropertyLayout
from mlirkit.core.structural_attributes import DictionaryAttr

if TYPE_CHECKING:
    from mlirkit.bytecode.numbering import Numbering


class ShapeTable:
    """The shapes of the operations of one `Numbering`."""

    __slots__ = ("_numbering", "_shapes", "_writer")

    def __init__(self, numbering: Numbering) -> None:
        self._numbering = numbering
        self._writer = RecordingWriter(numbering)
        self._shapes: list[Shape] = []

    def count_mentions(self) -> None:
        """Count the entries that the operations mention, after all of them have been visited."""
        for shape in self._shapes:
            shape.name.mentions += shape.count
            # The mentions of the first operation are already counted.
            if shape.count > 1:
                _mention(shape, shape.count - 1)

    def of(self, op: Operation) -> Shape:
        """The shape of an operation, made for the first of its kind."""
        name = self._numbering.name_entry(op.info)
        props = op.props
        attrs = op.attrs
        result = op.result0
        further_results = op.result_rest
        key: object = None if result is None else result.type
        if further_results is not None:
            key = (attrs, key, *[further.type for further in further_results])
        elif attrs.entries:
            key = (attrs, key)
        last = name.last_shape
        if last is not None and (last.props is props or _have_same_values(last.props, props)):
            # Only attributes and result types can differ.
            first = last.first or last
        else:
            same_properties = name.shapes.get(props)
            if same_properties is None:
                shape = self._new(name, op, key, None)
                name.shapes[props] = shape
                if further_results is None:
                    name.last_shape = shape
                return shape
            first = same_properties
        shape = first
        if key is not first.key:
            by_key = first.others
            if by_key is None:
                by_key = {first.key: first}
                first.others = by_key
            other = by_key.get(key)
            if other is None:
                other = self._new(name, op, key, first)
                by_key[key] = other
            shape = other
        if further_results is None:
            # Keep this object: the next comparison with it is by identity.
            shape.props = props
            shape.attrs = attrs
            shape.type = None if result is None else result.type
            name.last_shape = shape
        return shape

    def _new(self, name: NameEntry, op: Operation, key: object, first: Shape | None) -> Shape:
        """Make the shape of an operation; `first` is the first shape with the same properties, if any."""
        numbering = self._numbering
        shape = Shape(name, op, key, first)
        self._shapes.append(shape)
        if op.result0 is not None:
            shape.type_entry = numbering.visit(op.result0.type)
        if op.result_rest is not None:
            shape.rest_entries = [numbering.visit(result.type) for result in op.result_rest]
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
        if isinstance(props, FileProperties):
            if props.blob is None:
                shape.file_entries = [numbering.visit(entry) for entry in props.entries.values()]
        elif numbering.version >= encoding.NATIVE_PROPERTIES and name.has_blob(props):
            if first is None:
                shape.steps = self._property_steps(op, name)
                self._visit_steps(shape.steps)
            elif first.steps is not None:
                _mention_steps(first.steps, 1)
        return shape

    def _visit_steps(self, steps: list[object]) -> None:
        """Replace attributes and types in an encoding by their entries."""
        numbering = self._numbering
        for index, step in enumerate(steps):
            if isinstance(step, bytes):
                continue
            if isinstance(step, OptionalAttribute):
                step.entry = numbering.visit(step.attribute)
            elif isinstance(step, AttributeOrType):
                steps[index] = numbering.visit(step)
            elif isinstance(step, DialectResource):
                numbering.visit_resource(step)

    def _visit_unexplained(self, op: Operation, props: FileProperties) -> None:
        """Record the file of an operation's blob, if the blob can be written at all."""
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


def _have_same_values(left: Attribute | None, right: Attribute | None) -> bool:
    """Whether two dictionaries hold identical values, which is faster to check than the hash of either."""
    if type(left) is not DictionaryAttr or type(right) is not DictionaryAttr:
        return False
    entries = right.entries
    if len(left.entries) != len(entries):
        return False
    for name, value in left.entries.items():
        if entries.get(name) is not value:
            return False
    return True


def _mention(shape: Shape, times: i64) -> None:
    """Count the mentions of a shape's operations, without their name."""
    if shape.type_entry is not None:
        shape.type_entry.mentions += times
    if shape.dictionary is not None:
        shape.dictionary.mentions += times
    for entry in shape.rest_entries or ():
        entry.mentions += times
    for entry in shape.file_entries or ():
        entry.mentions += times
    first = shape.first or shape
    if first.steps is not None:
        _mention_steps(first.steps, times)


def _mention_steps(steps: list[object], times: i64) -> None:
    """Count the mentions of an encoding."""
    for step in steps:
        if isinstance(step, OptionalAttribute):
            entry = step.entry
            if entry is not None:
                entry.mentions += times
        elif isinstance(step, Entry):
            step.mentions += times


def _merged(attrs: DictionaryAttr, props: DictionaryAttr, layout: PropertyLayout | None) -> DictionaryAttr:
    """Discardable and inherent attributes in one dictionary, without native properties, which are lost."""
    entries = {**props.entries, **attrs.entries}
    for native in () if layout is None else layout.native:
        entries.pop(native.name, None)
    return DictionaryAttr(entries)
