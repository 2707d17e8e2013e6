"""The IR section: operations, regions and blocks.

    ir        ::= block without arguments
    region    ::= blocks:varint  [values:varint  block*]
    block     ::= (operations * 2 + arguments?):varint  [arguments]  operation*
    arguments ::= count:varint  argument*  [use orders:byte ...]
    argument  ::= type location                                         before version 4
                | (type * 2 + located):varint  [location]
    operation ::= name:varint  mask:byte  location  [attributes]  [properties]  [results]  [operands]
                  [successors]  [use orders]  [regions]
    regions   ::= (count * 2 + isolated):varint  region*; a section of their own if isolated (version 2)

Values are numbered in the order they are defined, from 0 in each isolated operation; a region's numbers are
free again behind it.  An operand may name a number defined later.  Regions of isolated operations can be
left undecoded until somebody looks.  Nesting is kept on a stack of frames, never on Python's.
Writing: writer/ir.py.
"""

from __future__ import annotations

from typing import Final

from mypy_extensions import i64

from mlirkit.builtin.dense import dense_array_of
from mlirkit.builtin.types import NONE, integer_type
from mlirkit.bytecode import encoding
from mlirkit.bytecode.cursor import Cursor
from mlirkit.bytecode.properties import LayoutChoice, layout_of
from mlirkit.bytecode.reader.attr_types import AttrTypeTable
from mlirkit.bytecode.reader.dialects import DialectTable, NameEntry
from mlirkit.bytecode.reader.properties import PropertyTable
from mlirkit.bytecode.reader.use_orders import apply_use_order, read_use_orders
from mlirkit.core.attribute import Attribute
from mlirkit.core.block import Block
from mlirkit.core.context import Context
from mlirkit.core.creation import new_operation
from mlirkit.core.location import UNKNOWN_LOC, Location
from mlirkit.core.operation import Operation
from mlirkit.core.operation_name import OperationName
from mlirkit.core.operation_parts import add_operands, append_result
from mlirkit.core.region import Region, RegionLoader
from mlirkit.core.structural_attributes import EMPTY_DICTIONARY, DictionaryAttr
from mlirkit.core.value import BlockArgument, Value
from mlirkit.support.diagnostics import ParseError
from mlirkit.support.gc_pause import gc_paused

# 1 as a varint.
_ONE: Final = 1 << 1 | 1

# The attribute under which a blob that no layout explains is kept.
OPAQUE_PROPERTIES = "bytecode_properties"


class Scope:
    """The values of one isolated operation (or of the file), by number."""

    __slots__ = ("orders", "unresolved", "values")

    def __init__(self) -> None:
        self.values: list[Value | None] = []
        # Placeholders that still wait for their definition.
        self.unresolved: i64 = 0
        # Use-list orders, to be applied when all uses are there.
        self.orders: list[tuple[Value, list[int]]] = []


class Frame:
    """The regions of one operation while they are being read."""

    __slots__ = (
        "block",
        "block_index",
        "blocks",
        "cursor",
        "is_isolated",
        "next_value",
        "op",
        "ops_left",
        "region_index",
        "regions",
        "scope",
        "start_value",
        "value_count",
    )

    def __init__(
        self, op: Operation | None, regions: list[Region], cursor: Cursor, scope: Scope, is_isolated: bool
    ) -> None:
        self.op = op
        self.regions = regions
        self.cursor = cursor
        self.scope = scope
        self.is_isolated = is_isolated
        self.region_index: i64 = -1
        self.blocks: list[Block] = []
        self.block: Block | None = None
        self.block_index: i64 = 0
        self.ops_left: i64 = 0
        # The number of the region's first value and of the next one to be defined, and how many it has.
        self.start_value: i64 = 0
        self.next_value: i64 = 0
        self.value_count: i64 = 0


class IRReader:
    """Reads the IR section of one file, all at once or body by body."""

    __slots__ = (
        "_values_left",
        "context",
        "dialects",
        "layouts",
        "lazy",
        "names",
        "opaque_blobs",
        "properties",
        "table",
        "version",
    )

    def __init__(
        self,
        version: int,
        dialects: DialectTable,
        table: AttrTypeTable,
        properties: PropertyTable,
        context: Context,
        lazy: bool,
        layouts: LayoutChoice | None = None,
    ) -> None:
        self.version = version
        self.dialects = dialects
        self.names = dialects.names
        self.table = table
        self.properties = properties
        self.context = context
        self.lazy = lazy
        self.layouts = layouts
        self._values_left: i64 = 0
        # Operation names whose blobs could not be decoded, and why.
        self.opaque_blobs: dict[str, str] = {}

    def read(self, cursor: Cursor) -> Block:
        """The top level as a block."""
        # Every value takes at least a byte, of its type.  Regions may announce more values than they define,
        # but not so many that making room for them is all that happens, in the whole file.
        self._values_left = 4 * (cursor.end - cursor.pos) + 64
        block = Block()
        header = cursor.varint()
        if header & 1:
            raise cursor.error("the top level of the IR section cannot have block arguments")
        frame = Frame(None, [], cursor, Scope(), True)
        frame.block = block
        frame.blocks = [block]
        frame.ops_left = self._op_count(cursor, header >> 1)
        with gc_paused():
            self._run(frame)
        return block

    def load_body(self, op: Operation, regions: list[Region], cursor: Cursor) -> None:
        """Read the regions of an isolated operation."""
        values_left = self._values_left
        try:
            with gc_paused():
                self._run(Frame(op, regions, cursor, Scope(), True))
        except BaseException:
            self._values_left = values_left
            raise

    # -- frames -------------------------------------------------------------------------------------

    def _run(self, first: Frame) -> None:
        stack: list[Frame] = [first]
        while stack:
            frame = stack[-1]
            if frame.ops_left > 0:
                inner = self._read_operations(frame)
                if inner is not None:
                    stack.append(inner)
            elif frame.block_index + 1 < len(frame.blocks):
                frame.block_index += 1
                self._begin_block(frame)
            else:
                if frame.region_index >= 0:
                    self._end_region(frame)
                if frame.region_index + 1 < len(frame.regions):
                    frame.region_index += 1
                    self._begin_region(frame)
                else:
                    if frame.is_isolated:
                        self._end_scope(frame)
                    stack.pop()

    def _begin_region(self, frame: Frame) -> None:
        cursor = frame.cursor
        count = cursor.count("block")
        frame.block_index = -1
        frame.start_value = len(frame.scope.values)
        frame.next_value = frame.start_value
        frame.value_count = 0
        if count == 0:
            frame.blocks = []
            return
        at = cursor.pos
        values = cursor.varint()
        self._values_left -= values
        if self._values_left < 0:
            raise cursor.error(f"value count {values} exceeds what the bytes that remain can define", at)
        frame.value_count = values
        scope = frame.scope.values
        index: i64 = 0
        while index < values:
            scope.append(None)
            index += 1
        region = frame.regions[frame.region_index]
        blocks: list[Block] = []
        index = 0
        while index < count:
            block = Block()
            block.parent_region = region
            blocks.append(block)
            index += 1
        region.block_list = blocks
        frame.blocks = blocks

    def _end_region(self, frame: Frame) -> None:
        scope = frame.scope
        if frame.value_count:
            if scope.unresolved:
                for value in scope.values[frame.start_value :]:
                    if value is not None and value.__class__ is Value:
                        raise frame.cursor.error("not all forward unresolved forward operand references")
            del scope.values[frame.start_value :]

    def _end_scope(self, frame: Frame) -> None:
        for value, order in frame.scope.orders:
            if not apply_use_order(value, order):
                raise frame.cursor.error("parsed use-list orders were invalid and could not be applied")

    def _op_count(self, cursor: Cursor, count: i64) -> i64:
        # The least an operation takes is a name, a mask and a location.
        if count * 3 > cursor.end - cursor.pos:
            raise cursor.error(f"operation count {count} exceeds the bytes that remain")
        return count

    def _begin_block(self, frame: Frame) -> None:
        cursor = frame.cursor
        header = cursor.varint()
        block = frame.blocks[frame.block_index]
        frame.block = block
        if header & 1:
            self._read_arguments(frame, block)
        frame.ops_left = self._op_count(cursor, header >> 1)

    def _read_arguments(self, frame: Frame, block: Block) -> None:
        cursor = frame.cursor
        table = self.table
        count = cursor.count("block argument")
        arguments = block.args
        number: i64 = 0
        while number < count:
            packed = cursor.varint()
            location: Location = UNKNOWN_LOC
            place: i64 = 0
            if self.version >= encoding.ELIDE_UNKNOWN_BLOCK_ARG_LOCATION:
                type = table.type(packed >> 1, cursor)
                if packed & 1:
                    location, place = table.location(cursor.varint(), cursor)
            else:
                type = table.type(packed, cursor)
                location, place = table.location(cursor.varint(), cursor)
            argument = BlockArgument(type, number, block, location, place)
            arguments.append(argument)
            self._define(frame, argument)
            number += 1
        if self.version >= encoding.USE_LIST_ORDERING and cursor.byte():
            values: list[Value] = []
            values.extend(arguments)
            read_use_orders(cursor, values, frame.scope.orders)

    # -- values -------------------------------------------------------------------------------------

    def _define(self, frame: Frame, value: Value) -> None:
        index = frame.next_value
        frame.next_value = index + 1
        values = frame.scope.values
        if index >= len(values):
            if frame.value_count == 0:
                # A region that announces no values may define some: nobody can name them.
                return
            raise frame.cursor.error(
                "value index range was outside of the expected range for the parent region, got "
                f"[{index}, {index + 1}), but the maximum index was {len(values) - 1}"
            )
        placeholder = values[index]
        values[index] = value
        if placeholder is not None:
            # Uses before the definition are the oldest ones and stand in reading order already.
            frame.scope.unresolved -= 1
            for user, number in placeholder.use_pairs():
                user.store_operand(number, value)
                value.add_use(user, number)

    def _placeholder(self, frame: Frame, index: i64) -> Value:
        """What stands for a value that is not defined yet."""
        values = frame.scope.values
        if index >= len(values):
            raise frame.cursor.error(f"invalid value index: {index}")
        value = Value(NONE, 0)
        values[index] = value
        frame.scope.unresolved += 1
        return value

    # -- operations ---------------------------------------------------------------------------------

    def _read_operations(self, frame: Frame) -> Frame | None:
        """Read the operations left in a block, up to the regions of one that are to be read now: their frame.

        Most varints are a byte: where there are many, those are read without a call.
        """
        cursor = frame.cursor
        data = cursor.data
        end = cursor.end
        table = self.table
        points = table.points
        names = self.names
        values = frame.scope.values
        known = len(values)
        operands: list[Value] = []
        byte: i64
        index: i64
        name_index: i64
        block = frame.block
        assert block is not None
        while frame.ops_left > 0:
            frame.ops_left -= 1
            pos = cursor.pos
            byte = data[pos] if pos < end else 0
            if byte & 1:
                name_index = byte >> 1
                cursor.pos = pos + 1
            else:
                name_index = cursor.varint()
            if name_index >= len(names):
                raise cursor.error(f"invalid operation name index: {name_index}")
            entry = names[name_index]
            info = entry.info
            if info is None:
                info = self._bind_name(entry, cursor)
            mask = cursor.byte()
            index = cursor.varint()
            point = None if points is None else points.read(index)
            location, place = table.location(index, cursor) if point is None else point
            op = new_operation(info, location, place)
            attributes = EMPTY_DICTIONARY
            if mask & encoding.HAS_ATTRS:
                found = table.attribute(cursor.varint(), cursor)
                if not isinstance(found, DictionaryAttr):
                    raise cursor.error(f"expected attribute of type: mlir::DictionaryAttr, but got: {found}")
                attributes = found
            if mask & encoding.HAS_PROPERTIES:
                blob = cursor.varint()
                if blob in entry.properties:
                    op.props = entry.properties[blob]
                else:
                    op.props = self._properties(entry, info, blob, cursor)
                op.attrs = attributes
                if entry.unknown_properties:
                    move_unknown(op, info)
            elif info.is_registered:
                self._split_attributes(op, info, entry, attributes)
            else:
                op.attrs = attributes
            if mask & encoding.HAS_RESULTS:
                pos = cursor.pos
                if pos + 1 < end and data[pos] == _ONE and data[pos + 1] & 1:
                    index = data[pos + 1]
                    cursor.pos = pos + 2
                    self._define(frame, append_result(op, table.type(index >> 1, cursor)))
                else:
                    count = cursor.count("result")
                    while count > 0:
                        count -= 1
                        self._define(frame, append_result(op, table.type(cursor.varint(), cursor)))
            if mask & encoding.HAS_OPERANDS:
                pos = cursor.pos
                byte = data[pos] if pos < end else 0
                if byte & 1 and byte >> 1 < end - pos:
                    count = byte >> 1
                    pos += 1
                else:
                    count = cursor.count("operand")
                    pos = cursor.pos
                while count > 0:
                    count -= 1
                    byte = data[pos] if pos < end else 0
                    if byte & 1:
                        index = byte >> 1
                        pos += 1
                    else:
                        cursor.pos = pos
                        index = cursor.varint()
                        pos = cursor.pos
                    value = values[index] if index < known else None
                    if value is None:
                        cursor.pos = pos
                        value = self._placeholder(frame, index)
                    operands.append(value)
                cursor.pos = pos
                add_operands(op, operands)
                operands.clear()
            if entry.upgraded:
                assert self.layouts is not None
                self.layouts.upgrade(op)
            if mask & encoding.HAS_SUCCESSORS:
                self._read_successors(frame, op)
            if mask & encoding.HAS_USE_LIST_ORDERS:
                defined: list[Value] = []
                defined.extend(op.result_values())
                read_use_orders(cursor, defined, frame.scope.orders)
            block.append_new(op)
            if mask & encoding.HAS_REGIONS:
                inner = self._read_regions(frame, op)
                if inner is not None:
                    return inner
        return None

    def _bind_name(self, entry: NameEntry, cursor: Cursor) -> OperationName:
        self.table.bind(entry.dialect, cursor)
        info = self.context.operation_name(entry.name)
        if self.layouts is not None:
            if not info.is_registered:
                info = self.context.operation_name(self.layouts.newest_name(entry.name))
            entry.upgraded = self.layouts.concerns(info)
        entry.info = info
        return info

    def _read_successors(self, frame: Frame, op: Operation) -> None:
        cursor = frame.cursor
        successors: list[Block] = []
        blocks = frame.blocks
        count = cursor.count("successor")
        while count > 0:
            index = cursor.varint()
            if index >= len(blocks) or frame.op is None:
                raise cursor.error(f"invalid successor index: {index}")
            successors.append(blocks[index])
            count -= 1
        op.successor_list = successors

    def _read_regions(self, frame: Frame, op: Operation) -> Frame | None:
        cursor = frame.cursor
        header = cursor.varint()
        count = header >> 1
        if count > cursor.end - cursor.pos:
            raise cursor.error(f"region count {count} exceeds the bytes that remain")
        regions: list[Region] = []
        while count > 0:
            regions.append(op.add_region())
            count -= 1
        if header & 1 == 0:
            return Frame(op, regions, cursor, frame.scope, False)
        if self.version < encoding.LAZY_LOADING:
            return Frame(op, regions, cursor, Scope(), True)
        section_id = cursor.byte()
        size = cursor.varint()
        if section_id != encoding.IR:
            raise cursor.error("expected IR section for region")
        body = Cursor(cursor.data, cursor.file, cursor.section, cursor.base, cursor.pos)
        cursor.skip(size)
        body.end = cursor.pos
        if self.lazy:
            loader = BodyLoader(self, op, body)
            for region in regions:
                region.loader = loader
            return None
        return Frame(op, regions, body, Scope(), True)

    # -- attributes and properties ------------------------------------------------------------------

    def _properties(
        self, entry: NameEntry, info: OperationName, blob: i64, cursor: Cursor
    ) -> Attribute | None:
        """A blob decoded as the properties of operations of a name, for the first time."""
        if self.version < encoding.NATIVE_PROPERTIES:
            raise cursor.error(
                "Unexpected missing `wasRegistered` opname flag at bytecode version "
                f"{self.version} with properties."
            )
        self.properties.blob(blob, entry.name, cursor)
        found = self._decode_properties(entry, info, blob)
        entry.properties[blob] = found
        return found

    def _decode_properties(self, entry: NameEntry, info: OperationName, blob: i64) -> Attribute | None:
        if self.layouts is not None and entry.registered:
            return self._decode_by_choice(self.layouts, entry, info, blob)
        layout = layout_of(info)
        if layout is not None:
            return with_defaults(info, self.properties.dictionary(layout, blob))
        if info.is_registered:
            # The definition has no properties, but the writer's had.
            return self._opaque(entry.name, blob, "the definition has no properties")
        if entry.registered:
            return self._opaque(entry.name, blob, "no definition of the operation is at hand")
        return self.properties.attribute(blob)

    def _decode_by_choice(
        self, layouts: LayoutChoice, entry: NameEntry, info: OperationName, blob: i64
    ) -> Attribute | None:
        """Decode a blob by the first layout that explains all of it; keep it opaque if none does."""
        reason = "no definition of the operation is at hand"
        for layout in layouts.candidates(info, entry.name):
            try:
                found, rest = self.properties.dictionary_and_rest(layout, blob)
            except ParseError as error:
                reason = error.message
                continue
            if rest:
                reason = f"{rest} bytes are left over"
                continue
            if info.is_registered and not info.attribute_names.issuperset(found.entries):
                entry.unknown_properties = True
            return with_defaults(info, found)
        return self._opaque(entry.name, blob, reason)

    def _opaque(self, name: str, blob: i64, reason: str) -> Attribute:
        self.opaque_blobs.setdefault(name, reason)
        data = self.properties.entry_reader(blob).cursor.data
        return DictionaryAttr({OPAQUE_PROPERTIES: dense_array_of(integer_type(8), data)})

    def _split_attributes(
        self, op: Operation, info: OperationName, entry: NameEntry, attributes: DictionaryAttr
    ) -> None:
        """Before version 5 inherent attributes stand among the others; later, none are there to be found."""
        names = info.attribute_names
        inherent = {name: value for name, value in attributes.entries.items() if name in names}
        if inherent:
            rest = {name: value for name, value in attributes.entries.items() if name not in names}
            op.attrs = DictionaryAttr(rest) if rest else EMPTY_DICTIONARY
            op.props = with_defaults(info, DictionaryAttr(inherent))
            return
        op.attrs = attributes
        known = entry.no_properties
        if known is None:
            known = with_defaults(info, EMPTY_DICTIONARY)
            entry.no_properties = known
        op.props = known


def move_unknown(op: Operation, info: OperationName) -> None:
    """Put properties that the definition does not know among the other attributes, where they are printed."""
    props = op.props
    if not isinstance(props, DictionaryAttr):
        return
    known = info.attribute_names
    unknown = {name: value for name, value in props.entries.items() if name not in known}
    if unknown:
        rest = {name: value for name, value in props.entries.items() if name in known}
        op.props = DictionaryAttr(rest) if rest else EMPTY_DICTIONARY
        op.attrs = DictionaryAttr({**unknown, **op.attrs.entries})


def with_defaults(info: OperationName, properties: DictionaryAttr) -> DictionaryAttr:
    """The properties with the default attributes that are missing, as on every creation of an operation."""
    populate = info.populate_defaults
    if populate is None:
        return properties
    entries = dict(properties.entries)
    populate(entries)
    return properties if len(entries) == len(properties.entries) else DictionaryAttr(entries)


class BodyLoader(RegionLoader):
    """Reads the regions of an isolated operation when the first of them is looked at."""

    __slots__ = ("_body", "_op", "_reader")

    def __init__(self, reader: IRReader, op: Operation, body: Cursor) -> None:
        self._reader = reader
        self._op = op
        self._body = body

    def load(self, region: Region) -> None:
        regions = self._op.region_list
        assert regions is not None
        for each in regions:
            each.loader = None
        start = self._body.pos
        try:
            self._reader.load_body(self._op, regions, self._body)
        except BaseException as error:
            # The next one to look gets the same error, not half a body.
            self._body.pos = start
            for each in regions:
                each.block_list = []
                each.loader = self
            if isinstance(error, ParseError):
                raise self._reader.table.late_error(error) from None
            raise
