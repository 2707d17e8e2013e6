"""Numbering: what a file will refer to by index, found in the order and counted as MLIR's writer does.

    1  every operation gets a number in pre-order, and is isolated or not
    2  attributes, types, names and dialects are discovered and their mentions counted
    3  tables are sorted: by mentions, then in slices by dialect, so that frequent entries get short numbers

Identical bytes depend on every detail here.  Source: facts of LLVM 22's writer, proved by re-encoding.
"""

from __future__ import annotations

from typing import Any, Final

from mypy_extensions import i64

from mlirkit.builtin.attributes import OpaqueAttr
from mlirkit.builtin.dense import DenseResourceElementsAttr
from mlirkit.builtin.resources import DialectResource
from mlirkit.builtin.types import OpaqueType
from mlirkit.bytecode import encoding
from mlirkit.bytecode.builtin_codec import BUILTIN_CODEC, string_attr
from mlirkit.bytecode.builtin_releases import LAST_ISOLATED_BY_DEFINITION
from mlirkit.bytecode.entries import DialectNumber, Entry, NameEntry, Shape, SourceFile, sort_entries
from mlirkit.bytecode.file_properties import FileProperties
from mlirkit.bytecode.pinned_tables import PinnedTables
from mlirkit.bytecode.properties import layout_of, write_properties
from mlirkit.bytecode.reader.attr_types import AttrTypeTable
from mlirkit.bytecode.value_overrides import ValueOverrides
from mlirkit.bytecode.writer.recording_writer import OptionalAttribute, RecordingWriter
from mlirkit.core.attribute import Attribute, AttributeOrType, Type
from mlirkit.core.block import Block
from mlirkit.core.context import Context
from mlirkit.core.location import FileLineColLoc, Location
from mlirkit.core.operation import Operation
from mlirkit.core.operation_name import OperationName
from mlirkit.core.property_layout import PropertyLayout
from mlirkit.core.region import Region
from mlirkit.core.structural_attributes import DictionaryAttr
from mlirkit.core.value import BlockArgument, OpResult, Value
from mlirkit.support.diagnostics import MLIRError

# Points in lines up to this column, and in as many lines as this, are found by number.
_COLUMNS: Final = 4099
_LINES: Final = 1 << 40


class Numbering:
    """The numbers of everything in one operation, for one bytecode version.

    While it is alive, `order` of every operation below the root is the operation's number; within a block
    that is as good an order as any.
    """

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
        # The file that blobs which no layout explains refer to; and the tables that begin with those of
        # that file, if that is known already.
        self.opaque_source: AttrTypeTable | None = None
        self.pinned: PinnedTables | None = None
        self.context: Context = root.context
        self._layouts = layouts
        # What may write values in place of their dialects.  With it, points in files are values like others.
        self._overrides = overrides
        # The versions asked for; a codec whose dialect is not in here writes its newest.
        self.dialect_versions: dict[str, Any] = dialect_versions or {}
        # Whether operations that use nothing from outside are isolated, whatever their definition says.
        release = self.dialect_versions.get("builtin")
        self._isolates_by_use: bool = release is None or release > LAST_ISOLATED_BY_DEFINITION
        self.dialects: dict[str, DialectNumber] = {}
        # All attributes in the order of first mention; those that are no points in files by value.
        self.attribute_entries: list[Entry] = []
        self.attributes: dict[AttributeOrType, Entry] = {}
        self.types: dict[AttributeOrType, Entry] = {}
        self.names: dict[str, NameEntry] = {}
        # By operation: itself, what it has in common with others, its location, and the number of its first
        # result.
        self.operations: list[Operation] = root.walk_list()
        self.op_shapes: list[Shape | None] = [None] * len(self.operations)
        self.op_locations: list[Entry | None] = [None] * len(self.operations)
        self.first_results: list[int] = [0] * len(self.operations)
        # Whether every operand is defined inside of the root, in a region around its user.
        self.is_closed = True
        # By the identity of operations, blocks and regions, which are alive as long as the root is.
        # Operations with values from outside used inside, and up to which region all around them are, too;
        # None for the top.
        self.not_isolated: dict[int, Region | None] = {}
        self._depths: dict[int, int] = {}
        self.first_arguments: dict[int, int] = {}
        self.op_counts: dict[int, int] = {}
        self.region_value_counts: dict[int, int] = {}
        self._resource_keys: dict[DialectResource, str] = {}
        # The keys of each dialect's resources, with the last suffix that was needed.
        self._taken_keys: dict[str, dict[str, int]] = {}
        self._shapes: list[Shape] = []
        self._files: dict[str, SourceFile] = {}
        # The file that locations were last in, which is most often the next one's.
        self._file = SourceFile("")
        self._builtin: DialectNumber | None = None
        self._next_value: i64 = 0
        self._writer = RecordingWriter(self)
        self._number_operations()
        # Without `tables`, these are the numbers of all entries; with them, of those that the file lacks.
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
        self.attribute_order = sort_entries(self.attribute_entries, first_attribute)
        self.type_order = sort_entries([type for type in self.types.values() if type.number < 0], first_type)
        self.name_order = sort_entries([name for name in self.names.values() if name.number < 0], first_name)
        self.resource_order = self._order_resources()
        self.resource_numbers = {handle: number for number, (_, handle) in enumerate(self.resource_order)}

    # -- a file whose numbers stay ----------------------------------------------------------------------

    def _pin(self, pinned: PinnedTables) -> None:
        """Give dialects, attributes, types and resources the numbers they have in a file."""
        for name in pinned.dialect_names:
            self.dialect(name)
        for index, type in pinned.types():
            entry = Entry(type, self.dialect(dialect_name_of(type)))
            entry.number = index
            self.types.setdefault(type, entry)
        for index, attribute in pinned.attributes():
            entry = self._visit_pinned(attribute)
            if entry.number < 0:
                entry.number = index
        for handle in pinned.resources:
            self._resource_keys[handle] = handle.key
            self._taken_keys.setdefault(handle.dialect, {})[handle.key] = 0

    def _visit_pinned(self, attribute: Attribute) -> Entry:
        """The entry of an attribute of the file, made now if no equal one has been met."""
        if type(attribute) is FileLineColLoc and self._overrides is None:
            assert isinstance(attribute, FileLineColLoc)
            if 0 <= attribute.column < _COLUMNS and 0 <= attribute.line < _LINES:
                file = self._source_file(attribute.filename)
                place = attribute.line * _COLUMNS + attribute.column
                entry = file.points.get(place)
                if entry is None:
                    entry = Entry(attribute, self.dialect("builtin"))
                    file.points[place] = entry
                return entry
        entry = self.attributes.get(attribute)
        if entry is None:
            entry = Entry(attribute, self.dialect(dialect_name_of(attribute)))
            self.attributes[attribute] = entry
        return entry

    # -- operations and isolation ---------------------------------------------------------------------

    def _number_operations(self) -> None:
        root = self.root
        number: i64 = 0
        for op in self.operations:
            if op is root:
                continue
            number += 1
            op.order = number
            if op.operand_count == 0:
                continue
            block = op.parent_block
            first = op.operand0
            if first is not None and block_of(first) is not block:
                self._look_outside(block, first)
            second = op.operand1
            if second is None:
                continue
            if block_of(second) is not block:
                self._look_outside(block, second)
            third = op.operand2
            if third is not None and block_of(third) is not block:
                self._look_outside(block, third)
            rest = op.operand_rest
            if rest is not None:
                for value in rest:
                    if block_of(value) is not block:
                        self._look_outside(block, value)

    def number_of_value(self, value: Value) -> i64:
        """The number of a value, among those of the isolated operation it is in."""
        if isinstance(value, OpResult):
            op = value.op
            number: i64 = 0 if op is self.root else op.order
            if 0 <= number < len(self.operations) and self.operations[number] is op:
                return self.first_results[number] + value.number
        elif isinstance(value, BlockArgument):
            first = self.first_arguments.get(id(value.block))
            if first is not None:
                return first + value.number
        raise MLIRError("an operand's value is defined outside of the operation that is written")

    def _look_outside(self, block: Block | None, value: Value) -> None:
        """No operation between a use, in `block`, and the region of its definition is isolated."""
        definition = block_of(value)
        region = None if definition is None else definition.parent_region
        at = None if block is None else block.parent_region
        stop = self.root.parent_op
        not_isolated = self.not_isolated
        passed: list[int] = []
        while at is not region:
            op = None if at is None else at.parent_op
            if op is None or op is stop:
                self.is_closed = False
                at = None
                break
            if op is self.root:
                self.is_closed = False
            passed.append(id(op))
            if id(op) in not_isolated:
                # Everything between the operation and this region has been marked before.
                at = not_isolated[id(op)]
                if at is None or (region is not None and self._depth(at) <= self._depth(region)):
                    break
            else:
                block = op.parent_block
                at = None if block is None else block.parent_region
        for each in passed:
            not_isolated[each] = at
        if region is None:
            self.is_closed = False

    def _depth(self, region: Region) -> int:
        """How many regions are around a region."""
        depths = self._depths
        passed: list[int] = []
        at: Region | None = region
        depth = -1
        while at is not None:
            known = depths.get(id(at))
            if known is not None:
                depth = known
                break
            passed.append(id(at))
            op = at.parent_op
            block = None if op is None else op.parent_block
            at = None if block is None else block.parent_region
        passed.reverse()
        for each in passed:
            depth += 1
            depths[each] = depth
        return depth

    def is_isolated(self, op: Operation) -> bool:
        return op.info.is_isolated or (self._isolates_by_use and id(op) not in self.not_isolated)

    # -- discovery --------------------------------------------------------------------------------------

    def _discover(self) -> None:
        root = self.root
        self._visit_operation(root, 0)
        stack: list[tuple[Region, int]] = []
        self._push_regions(root, stack)
        while stack:
            region, start = stack.pop()
            self._next_value = start
            for op in self._visit_region(region):
                self._push_regions(op, stack)
        for shape in self._shapes:
            shape.name.mentions += shape.count
            # The first operation's are counted already.
            for entry in shape.mentioned:
                entry.mentions += shape.count - 1

    def _push_regions(self, op: Operation, stack: list[tuple[Region, int]]) -> None:
        start: i64 = 0 if self.is_isolated(op) else self._next_value
        for region in op.region_list or ():
            stack.append((region, start))

    def _visit_region(self, region: Region) -> list[Operation]:
        """Visit what is in a region; gives the operations that have regions themselves."""
        nesting: list[Operation] = []
        first = self._next_value
        for block in region.get_blocks():
            block.order_valid = True
            self.first_arguments[id(block)] = self._next_value
            for argument in block.args:
                self._next_value += 1
                self._visit_location(argument.location)
                self._visit_type(argument.type)
            count: i64 = 0
            op = block.first
            while op is not None:
                count += 1
                self._visit_operation(op, op.order)
                if op.region_list:
                    nesting.append(op)
                op = op.next_op
            self.op_counts[id(block)] = count
        self.region_value_counts[id(region)] = self._next_value - first
        return nesting

    def _visit_operation(self, op: Operation, number: i64) -> None:
        result = op.result0
        result_type = None if result is None else result.type
        name = self.names.get(op.info.name)
        shape = None if name is None else name.last_shape
        if (
            shape is None
            or shape.type is not result_type
            or shape.props is not op.props
            or shape.attrs is not op.attrs
            or op.result_rest is not None
        ):
            shape = self._shape(op)
        shape.count += 1
        self.op_shapes[number] = shape
        self.first_results[number] = self._next_value
        self._next_value += shape.result_count
        self.op_locations[number] = self._visit_location(op.loc.at(op.place))

    def _shape(self, op: Operation) -> Shape:
        """The shape of an operation, made now if it is the first of its kind."""
        name = self._name(op.info)
        result = op.result0
        rest = op.result_rest
        key: tuple[Any, ...] = (op.props, op.attrs, None if result is None else result.type)
        if rest is not None:
            key = (*key, *[each.type for each in rest])
        shape = name.shapes.get(key)
        if shape is None:
            shape = self._new_shape(name, op)
            name.shapes[key] = shape
        if rest is None:
            # Equal ones that are not the same are found by identity next time.
            shape.props = op.props
            shape.attrs = op.attrs
            shape.type = None if result is None else result.type
            name.last_shape = shape
        return shape

    def _new_shape(self, name: NameEntry, op: Operation) -> Shape:
        shape = Shape(name, op)
        self._shapes.append(shape)
        for result in op.result_values():
            shape.types.append(self._visit_type(result.type))
        shape.result_count = len(shape.types)
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
            shape.dictionary = self._visit_attribute(attrs)
            mentioned.append(shape.dictionary)
        if isinstance(props, FileProperties):
            if props.blob is None:
                mentioned.extend([self._visit_attribute(entry) for entry in props.entries.values()])
            return shape
        if self.version >= encoding.NATIVE_PROPERTIES and name.has_blob(props):
            if name.layout is None:
                name.has_named_blob = True
                assert props is not None
                mentioned.append(self._visit_attribute(props))
                return shape
            steps = name.encodings.get(props)
            if steps is None:
                steps = self._encode_properties(op, name.layout)
                name.encodings[props] = steps
            for step in steps:
                if isinstance(step, OptionalAttribute):
                    mentioned.append(self._visit_attribute(step.attribute))
                elif isinstance(step, AttributeOrType):
                    mentioned.append(self._visit(step))
                elif isinstance(step, DialectResource):
                    self._visit_resource(step)
        return shape

    def _visit_unexplained(self, op: Operation, props: FileProperties) -> None:
        """Note the file that an operation's blob belongs to, if the blob can be written at all."""
        file = props.table.file
        if self.opaque_source is None:
            self.opaque_source = props.table
        elif self.opaque_source is not props.table:
            raise op.op_error(
                "has properties that no layout explains, as have operations of another file: they cannot be "
                "written into one"
            )
        if self.version != file.version:
            raise op.op_error(
                f"has properties that no layout explains: bytes of bytecode version {file.version}, which "
                f"cannot be written as version {self.version}"
            )

    def _encode_properties(self, op: Operation, layout: PropertyLayout) -> list[object]:
        """The steps of the encoding of an operation's properties."""
        writer = self._writer
        steps: list[object] = []
        writer.steps = steps
        props = op.props
        entries = props.entries if isinstance(props, DictionaryAttr) else {}
        write_properties(layout, entries, writer, self.version, op.op_error)
        return steps

    def dialect(self, name: str) -> DialectNumber:
        """The dialect `name`, registered now if it is new."""
        found = self.dialects.get(name)
        if found is None:
            dialect = self.context.dialect(name)
            codec: Any = None
            if name == "builtin":
                codec = BUILTIN_CODEC
            elif dialect is not None:
                codec = dialect.bytecode
            found = DialectNumber(name, len(self.dialects), codec)
            self.dialects[name] = found
        return found

    def _name(self, info: OperationName) -> NameEntry:
        entry = self.names.get(info.name)
        if entry is not None:
            return entry
        layout = self._layouts(info) if self._layouts is not None else layout_of(info)
        if layout is not None and layout.is_empty:
            layout = None
        # Before version 5 all attributes stand there.
        merges = info.is_registered and (self.version < encoding.NATIVE_PROPERTIES or layout is None)
        entry = NameEntry(info, self.dialect(info.dialect_name), layout, merges)
        if self.pinned is not None:
            entry.number = self.pinned.name_numbers.get(info.name, -1)
        self.names[info.name] = entry
        return entry

    def _visit(self, value: AttributeOrType) -> Entry:
        return self._visit_attribute(value) if isinstance(value, Attribute) else self._visit_type(value)

    def _visit_type(self, type: AttributeOrType) -> Entry:
        entry = self.types.get(type)
        if entry is not None:
            entry.mentions += 1
            return entry
        self._visit_new(type)
        return self.types[type]

    def _visit_attribute(self, attribute: Attribute) -> Entry:
        if isinstance(attribute, Location):
            return self._visit_location(attribute)
        entry = self.attributes.get(attribute)
        if entry is not None:
            entry.mentions += 1
            return entry
        self._visit_new(attribute)
        return self.attributes[attribute]

    def _visit_location(self, location: Location) -> Entry:
        """As any attribute; points in files are most of what most files hold."""
        if type(location) is FileLineColLoc and self._overrides is None:
            assert isinstance(location, FileLineColLoc)
            line = location.line
            column = location.column
            if 0 <= column < _COLUMNS and 0 <= line < _LINES:
                return self._visit_point(location, line * _COLUMNS + column)
        entry = self.attributes.get(location)
        if entry is not None:
            entry.mentions += 1
            return entry
        self._visit_new(location)
        return self.attributes[location]

    def _visit_point(self, location: FileLineColLoc, place: i64) -> Entry:
        file = self._file
        if file.name is not location.filename:
            file = self._source_file(location.filename)
        entry = file.points.get(place)
        if entry is not None:
            entry.mentions += 1
            return entry
        builtin = self._builtin
        if builtin is None:
            builtin = self.dialect("builtin")
            self._builtin = builtin
        entry = Entry(location, builtin)
        file.points[place] = entry
        self.attribute_entries.append(entry)
        # What the codec would mention.
        if file.name_entry is not None:
            file.name_entry.mentions += 1
        else:
            file.name_entry = self._visit_attribute(string_attr(location.filename))
        return entry

    def _source_file(self, name: str) -> SourceFile:
        file = self._files.get(name)
        if file is None:
            file = SourceFile(name)
            self._files[name] = file
        file.name = name
        self._file = file
        return file

    def attribute_number(self, attribute: Attribute) -> i64:
        """The number of an attribute that was discovered."""
        if type(attribute) is FileLineColLoc and self._overrides is None:
            assert isinstance(attribute, FileLineColLoc)
            line = attribute.line
            column = attribute.column
            if 0 <= column < _COLUMNS and 0 <= line < _LINES:
                return self._files[attribute.filename].points[line * _COLUMNS + column].number
        return self.attributes[attribute].number

    def _visit_new(self, value: AttributeOrType) -> None:
        """Add a value and, in pre-order, what its encoding mentions."""
        writer = self._writer
        stack: list[AttributeOrType | DialectResource] = [value]
        while stack:
            item = stack.pop()
            if isinstance(item, DialectResource):
                self._visit_resource(item)
                continue
            if isinstance(item, FileLineColLoc) and item is not value and self._overrides is None:
                self._visit_location(item)
                continue
            is_attribute = isinstance(item, Attribute)
            table = self.attributes if is_attribute else self.types
            entry = table.get(item)
            if entry is not None:
                entry.mentions += 1
                continue
            dialect = self.dialect(dialect_name_of(item))
            entry = Entry(item, dialect)
            table[item] = entry
            if is_attribute:
                self.attribute_entries.append(entry)
            steps: list[object] = []
            writer.steps = steps
            if self._is_overridden(entry, writer) or _encode(item, dialect.codec, writer):
                steps = writer.steps
                entry.encoding = steps
                for step in reversed(steps):
                    if isinstance(step, OptionalAttribute):
                        stack.append(step.attribute)
                    elif isinstance(step, (AttributeOrType, DialectResource)):
                        stack.append(step)
            else:
                self._visit_text_resources(item)

    def _is_overridden(self, entry: Entry, writer: RecordingWriter) -> bool:
        """Whether a value is written in place of its dialect; then it stands among another dialect's."""
        overrides = self._overrides
        value = entry.value
        if overrides is None or value is None:
            return False
        group = overrides.write(value, writer)
        if group is None:
            # What was begun does not count.
            writer.steps = []
            return False
        entry.dialect = self.dialect(group)
        return True

    def _visit_text_resources(self, value: AttributeOrType) -> None:
        """Resources named inside a text entry; as the reference, stopping at the first one that is known."""
        for handle in resources_inside(value):
            if not self._visit_resource(handle):
                return

    def _visit_resource(self, handle: DialectResource) -> bool:
        """Register a resource; False if it was there already."""
        if handle in self._resource_keys:
            return False
        self._resource_keys[handle] = self._unique_key(handle)
        self.dialect(handle.dialect).resources.append(handle)
        return True

    def _unique_key(self, handle: DialectResource) -> str:
        taken = self._taken_keys.setdefault(handle.dialect, {})
        key = handle.key
        # From the last suffix on: there may be thousands with one key.
        suffix = taken.get(key, 0)
        while key in taken:
            suffix += 1
            key = f"{handle.key}_{suffix}"
        taken[handle.key] = suffix
        taken[key] = taken.get(key, 0)
        return key

    def resource_key(self, handle: DialectResource) -> str:
        return self._resource_keys[handle]

    def _order_resources(self) -> list[tuple[DialectNumber, DialectResource]]:
        """Dialect by dialect; those with data first."""
        found: list[tuple[DialectNumber, DialectResource]] = []
        if self.pinned is not None:
            found.extend((self.dialect(resource.dialect), resource) for resource in self.pinned.resources)
        for dialect in self.dialects.values():
            found.extend((dialect, resource) for resource in dialect.resources if resource.data is not None)
            found.extend((dialect, resource) for resource in dialect.resources if resource.data is None)
        return found


def block_of(value: Value) -> Block | None:
    """The block in which a value is defined."""
    if isinstance(value, OpResult):
        return value.op.parent_block
    return value.block if isinstance(value, BlockArgument) else None


def _encode(value: AttributeOrType, codec: Any, writer: RecordingWriter) -> bool:
    """Let a dialect's codec write a value; False if it must be text."""
    if codec is None:
        return False
    written: bool
    if isinstance(value, Type):
        written = codec.write_type(value, writer)
    else:
        written = codec.write_attribute(value, writer)
    return written


def dialect_name_of(value: AttributeOrType) -> str:
    """The dialect a value belongs to; for opaque ones, the one they name."""
    if isinstance(value, (OpaqueAttr, OpaqueType)):
        return value.dialect_namespace
    return value.DIALECT


def resources_inside(value: AttributeOrType) -> list[DialectResource]:
    """The resource handles inside a value, in the order it prints them."""
    found: list[DialectResource] = []
    stack: list[Any] = [value]
    seen: set[int] = set()
    while stack:
        item = stack.pop()
        if id(item) in seen:
            continue
        if isinstance(item, DenseResourceElementsAttr):
            found.append(item.handle)
        elif isinstance(item, DialectResource):
            found.append(item)
        elif isinstance(item, AttributeOrType):
            seen.add(id(item))
            stack.extend(reversed(item.key()))
        elif isinstance(item, tuple):
            stack.extend(reversed(item))
    return found


def _merged(attrs: DictionaryAttr, props: DictionaryAttr, layout: PropertyLayout | None) -> DictionaryAttr:
    """Discardable and inherent attributes together.  Native properties are no attributes: they are lost."""
    entries = {**props.entries, **attrs.entries}
    for native in () if layout is None else layout.native:
        entries.pop(native.name, None)
    return DictionaryAttr(entries)
