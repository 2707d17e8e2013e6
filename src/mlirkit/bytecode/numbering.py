"""Numbering: the indices of all that a file refers to, found and counted in the order of MLIR's writer.

    1  every operation gets a number in pre-order, and is isolated or not
    2  attributes, types, names and dialects are discovered and their mentions counted
    3  tables are sorted: by mentions, then in slices by dialect, so that frequent entries get short numbers

Identical bytes depend on every detail here.  Source: the behaviour of LLVM 22's writer, checked by
re-encoding its files.
"""

from __future__ import annotations

from typing import Any

from mypy_extensions import i64

from mlirkit.builtin.attributes import OpaqueAttr
from mlirkit.builtin.resources import DialectResource
from mlirkit.builtin.types import OpaqueType
from mlirkit.bytecode import encoding
from mlirkit.bytecode.builtin_codec import BUILTIN_CODEC
from mlirkit.bytecode.builtin_releases import LAST_ISOLATED_BY_DEFINITION
from mlirkit.bytecode.dialect_codec import BytecodeDialectCodec
from mlirkit.bytecode.emitter import VARINTS, varint_bytes, varint_table
from mlirkit.bytecode.entries import (
    BlockNumbers,
    DialectNumber,
    Entry,
    NameEntry,
    Point,
    ScopedPoint,
    Shape,
    sort_entries,
)
from mlirkit.bytecode.isolation import Isolation
from mlirkit.bytecode.pinned_tables import PinnedTables
from mlirkit.bytecode.point_entries import PointEntries
from mlirkit.bytecode.properties import layout_of
from mlirkit.bytecode.reader.attr_types import AttrTypeTable
from mlirkit.bytecode.resource_keys import ResourceKeys, resources_inside
from mlirkit.bytecode.shapes import ShapeTable
from mlirkit.bytecode.value_overrides import ValueOverrides
from mlirkit.bytecode.writer.frequent_values import frequent_steps
from mlirkit.bytecode.writer.recording_writer import OptionalAttribute, RecordingWriter
from mlirkit.core.attribute import Attribute, AttributeOrType, Type
from mlirkit.core.context import Context
from mlirkit.core.location import (
    Location,
    OpaqueLoc,
)
from mlirkit.core.operation import Operation
from mlirkit.core.operation_name import OperationName
from mlirkit.core.region import Region
from mlirkit.core.value import BlockArgument, OpResult, Value
from mlirkit.support.diagnostics import MLIRError


class Numbering:
    """The numbers of everything in one operation, for one bytecode version.

    While it is alive, `order` of every operation and block below the root is its number, which is also a
    valid order within the block or region.
    """

    # For mypyc: the fields that `release` deletes.
    __deletable__ = ("_points", "_shapes", "_writer")

    def __init__(
        self,
        root: Operation,
        version: int,
        layouts: Any = None,
        dialect_versions: dict[str, Any] | None = None,
        tables: AttrTypeTable | None = None,
        overrides: ValueOverrides | None = None,
    ) -> None:
        self.root = root
        self.version = version
        # The file that blobs without a layout refer to; and the tables that begin with those of that file, if
        # the file is already known.
        self.opaque_source: AttrTypeTable | None = None
        self.pinned: PinnedTables | None = None
        self.context: Context = root.context
        self._layouts = layouts
        # The replacement of dialects' encodings, if any.  With it, points in files are entries with a value.
        self._overrides = overrides
        # The requested versions; a codec whose dialect is missing here writes its newest version.
        self.dialect_versions: dict[str, Any] = dialect_versions or {}
        self.dialects: dict[str, DialectNumber] = {}
        # Dialects by the classes of values.
        self._class_dialects: dict[type, DialectNumber] = {}
        # All attributes, and all types, in the order of first mention; and by value, without points in files.
        self.attribute_entries: list[Entry] = []
        self.attributes: dict[AttributeOrType, Entry] = {}
        self.types: dict[AttributeOrType, Entry] = {}
        self.type_entries: list[Entry] = []
        self.names: dict[str, NameEntry] = {}
        # By operation: the operation itself, its shape, its location, and the encoded number of its first
        # result.
        self.operations: list[Operation] = root.walk_list()
        self.op_shapes: list[Shape | None] = [None] * len(self.operations)
        self.op_locations: list[Entry | None] = [None] * len(self.operations)
        self.first_results: list[bytes] = [b""] * len(self.operations)
        # The number of the first result of operations with several results.
        self.result_groups: dict[int, int] = {}
        self.blocks: list[BlockNumbers] = []
        # The types and locations of all block arguments, alternating.
        self.argument_entries: list[Entry] = []
        self._resource_keys = ResourceKeys()
        self._points = PointEntries(self)
        self._next_value: i64 = 0
        self._writer = RecordingWriter(self)
        self._shapes = ShapeTable(self)
        release = self.dialect_versions.get("builtin")
        self._isolation = Isolation(
            root, self.operations, release is None or release > LAST_ISOLATED_BY_DEFINITION
        )
        # Whether every operand is defined inside of the root, in a region around its user.
        self.is_closed: bool = self._isolation.is_closed
        # Without `tables`, the numbers of all entries begin here; with `tables`, those of the entries that
        # they lack.
        first_attribute: i64 = 0
        first_type: i64 = 0
        first_name: i64 = 0
        if tables is not None:
            self.pinned = PinnedTables(tables)
            self._pin(self.pinned)
            first_attribute = tables.attributes.count
            first_type = tables.types.count
            first_name = len(tables.dialects.names)
        self._discover()
        # Groups of neighbours of one dialect, in the order of their numbers.
        self.attribute_groups = sort_entries(self.attribute_entries, first_attribute)
        self.type_groups = sort_entries(self.type_entries, first_type)
        self.name_groups = sort_entries(
            [name for name in self.names.values() if name.number < 0], first_name
        )
        # The varints of all numbers that the sections contain.
        self.varints: list[bytes] = varint_table(len(self.attribute_entries))
        self.resource_order = self._order_resources()
        self.resource_numbers = {handle: number for number, (_, handle) in enumerate(self.resource_order)}

    # -- a file whose numbers stay ----------------------------------------------------------------------

    def _pin(self, pinned: PinnedTables) -> None:
        """Give dialects, attributes, types and resources the numbers that they have in a file."""
        for name in pinned.dialect_names:
            self.dialect(name)
        for index, type in pinned.types():
            entry = Entry(type, self._dialect_of(type))
            entry.number = index
            entry.is_placed = True
            self.types.setdefault(type, entry)
        for index, attribute in pinned.attributes():
            entry = self._visit_pinned(attribute)
            if entry.number < 0:
                entry.number = index
        for handle in pinned.resources:
            self._resource_keys.pin(handle)

    def _visit_pinned(self, attribute: Attribute) -> Entry:
        """The entry of an attribute of the file, made on the first mention."""
        entry = self.attribute_entry(attribute)
        entry.is_placed = True
        return entry

    def value_bytes(self, value: Value) -> bytes:
        """The encoded number of a value, which counts within its isolated operation."""
        if isinstance(value, OpResult):
            op = value.op
            number: i64 = 0 if op is self.root else op.order
            if 0 <= number < len(self.operations) and self.operations[number] is op:
                return self.result_bytes(number, value.number)
        elif isinstance(value, BlockArgument):
            block = value.block
            number = block.order
            if 0 <= number < len(self.blocks) and self.blocks[number].block is block:
                return varint_bytes(self.blocks[number].first_argument + value.number)
        raise MLIRError("an operand's value is defined outside of the operation that is written")

    def result_bytes(self, op_number: i64, number: i64) -> bytes:
        """The encoded number of a result of operation `op_number`."""
        return (
            self.first_results[op_number]
            if number == 0
            else varint_bytes(self.result_groups[op_number] + number)
        )

    def is_isolated(self, op: Operation) -> bool:
        return self._isolation.is_isolated(op)

    # -- discovery --------------------------------------------------------------------------------------

    def _discover(self) -> None:
        stack: list[tuple[Region, int]] = []
        self._visit_operations(self.root, [])
        self._push_regions(self.root, stack)
        while stack:
            region, start = stack.pop()
            self._next_value = start
            for op in self._visit_region(region):
                self._push_regions(op, stack)
        self._shapes.count_mentions()

    def release(self) -> None:
        """Break all cycles of references, so that the entries are freed with the numbering."""
        self._points.release()
        for name in self.names.values():
            for shape in name.shapes.values():
                shape.others = None
            name.shapes.clear()
            name.last_shape = None
        del self._points, self._shapes, self._writer

    def _push_regions(self, op: Operation, stack: list[tuple[Region, int]]) -> None:
        start: i64 = 0 if self.is_isolated(op) else self._next_value
        for region in op.region_list or ():
            stack.append((region, start))

    def _visit_region(self, region: Region) -> list[Operation]:
        """Visit the contents of a region; return the operations that have regions themselves."""
        nesting: list[Operation] = []
        first = self._next_value
        blocks = region.get_blocks()
        for index, block in enumerate(blocks):
            block.order_valid = True
            block.order = len(self.blocks)
            numbers = BlockNumbers(block, index, self._next_value, len(self.argument_entries))
            self.blocks.append(numbers)
            if block.args:
                entries = self.argument_entries
                for argument in block.args:
                    self._next_value += 1
                    location = self._visit_location(argument.loc, argument.place)
                    entries.append(self.visit(argument.type))
                    entries.append(location)
            if block.first is not None:
                numbers.op_count = self._visit_operations(block.first, nesting)
        if blocks:
            self.blocks[blocks[0].order].region_value_count = self._next_value - first
        return nesting

    def _visit_operations(self, first: Operation, nesting: list[Operation]) -> i64:
        """Visit an operation and those behind it in its block, the root alone; return their number."""
        root = self.root
        names = self.names
        shapes = self.op_shapes
        locations = self.op_locations
        first_results = self.first_results
        points = self._points if self._overrides is None else None
        varints = VARINTS
        next_value = self._next_value
        count: i64 = 0
        op: Operation | None = first
        while op is not None:
            count += 1
            number = 0 if op is root else op.order
            result = op.result0
            result_type = None if result is None else result.type
            name = names.get(op.info.name)
            shape = None if name is None else name.last_shape
            if (
                shape is None
                or shape.type is not result_type
                or shape.props is not op.props
                or shape.attrs is not op.attrs
                or op.result_rest is not None
            ):
                shape = self._shapes.of(op)
            shape.count += 1
            shapes[number] = shape
            if result is not None:
                first_results[number] = varints[next_value] if next_value < 2048 else varint_bytes(next_value)
                further_results = op.result_rest
                if further_results is not None:
                    self.result_groups[number] = next_value
                    next_value += len(further_results)
                next_value += 1
            location = None if points is None else points.visit(op.loc, op.place)
            locations[number] = self._visit_location(op.loc, op.place) if location is None else location
            if op.region_list:
                nesting.append(op)
            op = None if op is root else op.next_op
        self._next_value = next_value
        return count

    def _visit_kept(self, value: AttributeOrType) -> None:
        """Set the file of a value that consists of bytes of that file."""
        note = self.context.kept_texts.get(value)
        table = None if note is None else note.table
        if not isinstance(table, AttrTypeTable):
            return
        # A dialect that is not the release's encodes its values in the same way for all releases.
        has_release = table.release is not None or self._dialect_of(value).codec is not None
        if (self._layouts is None and has_release) or self.version != table.file.version:
            raise MLIRError(
                f"'{value}' represents bytes of bytecode version {table.file.version} by producer "
                f"'{table.file.producer}', and can be written for that version and producer only"
            )
        if self.opaque_source is None:
            self.opaque_source = table
        elif self.opaque_source is not table:
            raise MLIRError(f"'{value}' represents bytes of a different file than other values here")

    def dialect(self, name: str) -> DialectNumber:
        """The entry of dialect `name`, registered on the first mention."""
        number = self.dialects.get(name)
        if number is None:
            dialect = self.context.dialect(name)
            codec: BytecodeDialectCodec | None = None
            if name == "builtin":
                codec = BUILTIN_CODEC
            elif dialect is not None:
                codec = dialect.bytecode
            number = DialectNumber(name, len(self.dialects), codec)
            self.dialects[name] = number
        return number

    def _dialect_of(self, value: AttributeOrType) -> DialectNumber:
        """The dialect of a value; for opaque values, the one that they name."""
        if isinstance(value, (OpaqueAttr, OpaqueType)):
            return self.dialect(value.dialect_namespace)
        number = self._class_dialects.get(type(value))
        if number is None:
            number = self.dialect(value.DIALECT)
            self._class_dialects[type(value)] = number
        return number

    def name_entry(self, info: OperationName) -> NameEntry:
        entry = self.names.get(info.name)
        if entry is not None:
            return entry
        layout = self._layouts(info) if self._layouts is not None else layout_of(info)
        if layout is not None and layout.is_empty:
            layout = None
        # Before version 5 all attributes are in the dictionary.
        merges = info.is_registered and (self.version < encoding.NATIVE_PROPERTIES or layout is None)
        entry = NameEntry(info, self.dialect(info.dialect_name), layout, merges)
        if self.pinned is not None:
            entry.number = self.pinned.name_numbers.get(info.name, -1)
        self.names[info.name] = entry
        return entry

    def visit(self, value: AttributeOrType) -> Entry:
        """Count a mention of a value and return its entry, which is placed if it is new."""
        entry = self._mention(value)
        if not entry.is_placed:
            self.place(entry)
        return entry

    def _visit_location(self, location: Location, place: i64) -> Entry:
        """As `visit`, but without making attributes for points of origins."""
        if self._overrides is not None:
            return self.visit(location.at(place))
        entry = self._points.visit(location, place)
        if entry is None:
            entry = self._valued_entry(location.at(place))
            entry.mentions += 1
            if not entry.is_placed:
                self.place(entry)
        return entry

    def attribute_number(self, attribute: Attribute) -> i64:
        """The number of a discovered attribute."""
        return self.attribute_entry(attribute).number

    def attribute_entry(self, attribute: Attribute) -> Entry:
        """The entry of an attribute, made on the first mention."""
        entry: Entry | None
        if self._overrides is None and isinstance(attribute, Location):
            entry = self._points.of_location(attribute)
            if entry is not None:
                return entry
        return self._valued_entry(attribute)

    def _valued_entry(self, attribute: Attribute) -> Entry:
        """The entry of an attribute that is no point, made on the first mention."""
        entry = self.attributes.get(attribute)
        if entry is None:
            attribute_of_file = self._kept_location(attribute) if isinstance(attribute, OpaqueLoc) else None
            if attribute_of_file is None:
                entry = Entry(attribute, self._dialect_of(attribute))
            else:
                entry = self._valued_entry(attribute_of_file)
            self.attributes[attribute] = entry
        return entry

    def _kept_location(self, location: OpaqueLoc) -> Attribute | None:
        """The attribute that a file has as a location; None for one that occurs in text only."""
        note = self.context.kept_texts.get(location.attribute)
        return location.attribute if note is not None and note.is_of_known_dialect else None

    def _mention(self, value: AttributeOrType) -> Entry:
        """Count a mention of a value and return its entry, which the caller places if it is new."""
        entry: Entry | None
        if isinstance(value, Type):
            entry = self.types.get(value)
            if entry is None:
                entry = Entry(value, self._dialect_of(value))
                self.types[value] = entry
        else:
            assert isinstance(value, Attribute)
            entry = self.attribute_entry(value)
        entry.mentions += 1
        return entry

    def place(self, entry: Entry) -> None:
        """Place a new value and, in pre-order, the values that its encoding mentions."""
        writer = self._writer
        points = self._points
        stack: list[Entry | DialectResource] = [entry]
        while stack:
            item = stack.pop()
            if isinstance(item, DialectResource):
                self.visit_resource(item)
                continue
            if item.is_placed:
                continue
            value = item.value
            if value is None and points.place_simple(item):
                continue
            if isinstance(item, ScopedPoint):
                metadata = points.place_scoped(item)
                if not metadata.is_placed:
                    stack.append(metadata)
                continue
            item.is_placed = True
            assert value is not None
            if isinstance(value, Type):
                self.type_entries.append(item)
            else:
                self.attribute_entries.append(item)
            steps = frequent_steps(value, writer) if self._overrides is None else None
            if steps is None:
                writer.steps = []
                if not (self._is_overridden(item, writer) or _encode(value, item.dialect.codec, writer)):
                    if self.context.kept_texts:
                        self._visit_kept(value)
                    self._visit_text_resources(value)
                    continue
                steps = writer.steps
            item.encoding = steps
            height = len(stack)
            for index, step in enumerate(steps):
                if isinstance(step, bytes):
                    continue
                if isinstance(step, AttributeOrType):
                    mentioned = self._mention(step)
                    steps[index] = mentioned
                elif isinstance(step, OptionalAttribute):
                    mentioned = self._mention(step.attribute)
                    step.entry = mentioned
                else:
                    if isinstance(step, DialectResource):
                        stack.append(step)
                    continue
                if mentioned.is_placed:
                    continue
                if len(stack) == height and isinstance(mentioned, Point):
                    # No earlier mention is waiting.
                    points.place_point(mentioned)
                else:
                    stack.append(mentioned)
            if len(stack) > height + 1:
                waiting = stack[height:]
                waiting.reverse()
                stack[height:] = waiting

    def _is_overridden(self, entry: Entry, writer: RecordingWriter) -> bool:
        """Whether an override writes the value, which then belongs to the dialect of the override."""
        overrides = self._overrides
        value = entry.value
        if overrides is None or value is None:
            return False
        group = overrides.write(value, writer)
        if group is None:
            # Drop the steps of the abandoned attempt.
            writer.steps = []
            return False
        entry.dialect = self.dialect(group)
        return True

    def _visit_text_resources(self, value: AttributeOrType) -> None:
        """Visit the resources named in a text entry; like the reference, stop at the first known one."""
        for handle in resources_inside(value):
            if not self.visit_resource(handle):
                return

    def visit_resource(self, handle: DialectResource) -> bool:
        """Register a resource; return False if it was registered before."""
        if not self._resource_keys.add(handle):
            return False
        self.dialect(handle.dialect).resources.append(handle)
        return True

    def resource_key(self, handle: DialectResource) -> str:
        return self._resource_keys.key(handle)

    def _order_resources(self) -> list[tuple[DialectNumber, DialectResource]]:
        """Order the resources by dialect; within each, those with data first."""
        ordered: list[tuple[DialectNumber, DialectResource]] = []
        if self.pinned is not None:
            ordered.extend((self.dialect(resource.dialect), resource) for resource in self.pinned.resources)
        for dialect in self.dialects.values():
            ordered.extend((dialect, resource) for resource in dialect.resources if resource.data is not None)
            ordered.extend((dialect, resource) for resource in dialect.resources if resource.data is None)
        return ordered


def _encode(value: AttributeOrType, codec: BytecodeDialectCodec | None, writer: RecordingWriter) -> bool:
    """Let a dialect's codec write a value; return False if it must be written as text."""
    if codec is None:
        return False
    if isinstance(value, Type):
        return codec.write_type(value, writer)
    assert isinstance(value, Attribute)
    return codec.write_attribute(value, writer)
