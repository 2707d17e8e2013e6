"""The IR section: operations, regions and blocks.

    ir        ::= block without arguments
    region    ::= blocks:varint  [values:varint  block*]
    block     ::= (operations * 2 + arguments?):varint  [arguments]  operation*
    arguments ::= count:varint  argument*  [use orders:byte ...]
    argument  ::= type location                                         before version 4
                | (type * 2 + located):varint  [location]
    operation ::= name:varint  mask:byte  location  [attributes]  [properties]  [results]  [operands]
                  [successors]  [use orders]  [regions]
    regions   ::= (count * 2 + isolated):varint  region*; a separate section if isolated (version 2)

Values are numbered in the order they are defined, from 0 in each isolated operation; a region's numbers are
free again behind it.  An operand may refer to a number that is defined later.  Regions of isolated operations
can be decoded on first use.  Writing: writer/ir.py.
"""

from __future__ import annotations

from typing import Any, Final

from mypy_extensions import i64

from mlirkit.bytecode import encoding
from mlirkit.bytecode.cursor import Cursor
from mlirkit.bytecode.encoding import (
    HAS_ATTRS,
    HAS_OPERANDS,
    HAS_PROPERTIES,
    HAS_REGIONS,
    HAS_RESULTS,
    HAS_SUCCESSORS,
    HAS_USE_LIST_ORDERS,
)
from mlirkit.bytecode.properties import LayoutChoice
from mlirkit.bytecode.reader.attr_types import AttrTypeTable
from mlirkit.bytecode.reader.dialects import DialectTable, NameEntry
from mlirkit.bytecode.reader.frames import Frame, Scope
from mlirkit.bytecode.reader.op_properties import OperationProperties, move_unknown, split_attributes
from mlirkit.bytecode.reader.points import NO_PLACES
from mlirkit.bytecode.reader.properties import PropertyTable
from mlirkit.bytecode.reader.use_orders import apply_use_order, read_use_orders
from mlirkit.core.attribute import Attribute, Type
from mlirkit.core.block import Block
from mlirkit.core.context import Context
from mlirkit.core.creation import append_operation
from mlirkit.core.location import UNKNOWN_LOC, Location
from mlirkit.core.operation import Operation
from mlirkit.core.operation_name import OperationName
from mlirkit.core.operation_parts import append_result, results_of, set_successors
from mlirkit.core.region import Region, RegionLoader
from mlirkit.core.structural_attributes import EMPTY_DICTIONARY, DictionaryAttr
from mlirkit.core.value import BlockArgument, Value
from mlirkit.support.diagnostics import ParseError
from mlirkit.support.exclusive import exclusively
from mlirkit.support.gc_pause import gc_paused

# 1 as a varint.
_ONE: Final = 1 << 1 | 1

# The parts that most operations lack.
_HAS_MORE: Final = HAS_SUCCESSORS | HAS_USE_LIST_ORDERS | HAS_REGIONS


class IRReader:
    """Reads the IR section of one file, all at once or body by body."""

    __slots__ = (
        "_values_left",
        "context",
        "dialects",
        "layouts",
        "lazy",
        "names",
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
        self.properties = OperationProperties(version, properties, layouts)
        self.context = context
        self.lazy = lazy
        self.layouts = layouts
        self._values_left: i64 = 0

    @property
    def opaque_blobs(self) -> dict[str, str]:
        """Operation names whose property blobs could not be decoded, and the reasons."""
        return self.properties.opaque_blobs

    @property
    def positional(self) -> dict[str, str]:
        """Operation names whose property blobs could be decoded by position alone, and the reasons."""
        return self.properties.positional

    def read(self, cursor: Cursor) -> Block:
        """Read the top level and return it as a block."""
        # Every value takes at least a byte, for its type.  Regions may announce more values than they define,
        # but this bounds the total in a file, so that a small file cannot request much memory.
        self._values_left = 4 * (cursor.end - cursor.pos) + 64
        block = Block()
        header = cursor.varint()
        if header & 1:
            raise cursor.error("the top level of the IR section cannot have block arguments")
        frame = Frame(None, [], cursor, Scope(), True)
        frame.blocks = [block]
        frame.block_index = 0
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
            elif not self._next_block(frame):
                if frame.is_isolated:
                    self._end_scope(frame)
                stack.pop()

    def _next_block(self, frame: Frame) -> bool:
        """Begin the next block of the operation's regions; return False after the last one."""
        index = frame.block_index + 1
        while index >= len(frame.blocks):
            if frame.value_count:
                frame.end_region()
            frame.region_index += 1
            if frame.region_index >= len(frame.regions):
                return False
            self._begin_region(frame)
            index = 0
        frame.block_index = index
        cursor = frame.cursor
        header = cursor.varint()
        if header & 1:
            self._read_arguments(frame, frame.blocks[index])
        frame.ops_left = self._op_count(cursor, header >> 1)
        return True

    def _begin_region(self, frame: Frame) -> None:
        cursor = frame.cursor
        count = cursor.count("block")
        scope = frame.scope.values
        frame.start_value = len(scope)
        frame.next_value = frame.start_value
        frame.value_count = 0
        frame.blocks = []
        if count == 0:
            return
        at = cursor.pos
        values = cursor.varint()
        self._values_left -= values
        if self._values_left < 0:
            raise cursor.error(f"value count {values} exceeds what the remaining bytes can define", at)
        frame.value_count = values
        room: list[Value | None] = [None]
        scope.extend(room * values)
        region = frame.regions[frame.region_index]
        # Most regions have one block, which is put into a new list: such a list has no spare room.
        block = Block()
        block.parent_region = region
        blocks = [block]
        while count > 1:
            count -= 1
            block = Block()
            block.parent_region = region
            blocks.append(block)
        region.block_list = blocks
        frame.blocks = blocks

    def _end_scope(self, frame: Frame) -> None:
        for value, order in frame.scope.orders:
            if not apply_use_order(value, order):
                raise frame.cursor.error("parsed use-list orders were invalid and could not be applied")
        if frame.scope.late:
            assert self.layouts is not None
            # Inner operations are behind outer ones in the list.
            for op in reversed(frame.scope.late):
                self.layouts.upgrade_late(op)

    def _op_count(self, cursor: Cursor, count: i64) -> i64:
        # An operation takes at least a name, a mask and a location.
        if count * 3 > cursor.end - cursor.pos:
            raise cursor.too_many("operation", count)
        return count

    def _read_arguments(self, frame: Frame, block: Block) -> None:
        cursor = frame.cursor
        table = self.table
        points = table.points
        count = cursor.count("block argument")
        arguments: list[BlockArgument] = []
        values: list[Value] = []
        number: i64 = 0
        while number < count:
            packed = cursor.varint()
            located = True
            if self.version >= encoding.ELIDE_UNKNOWN_BLOCK_ARG_LOCATION:
                located = packed & 1 == 1
                packed >>= 1
            type = table.type(packed, cursor)
            location: Location = UNKNOWN_LOC
            place: i64 = 0
            if located:
                index = cursor.varint()
                place = -1 if points is None else points.places(index >> 8)[index & 255]
                if place >= 0 and points is not None:
                    location = points.file
                else:
                    location, place = table.location(index, cursor)
            argument = BlockArgument(type, number, block, location, place)
            arguments.append(argument)
            values.append(argument)
            number += 1
        if arguments:
            block.args = arguments
        frame.define(values)
        if self.version >= encoding.USE_LIST_ORDERING and cursor.byte():
            read_use_orders(cursor, values, frame.scope.orders)

    # -- operations ---------------------------------------------------------------------------------

    def _read_operations(self, frame: Frame) -> Frame | None:
        """Read the remaining operations of a block; stop at regions to read now and return their frame.

        One iteration of the loop reads one operation, in this order.  The common encoding of each part is
        read in the loop itself, any other by a call:

            part         if             in the loop                       by a call
            name                        one byte, name known              varint, _bind_name
            mask                        always
            location                    up to three bytes, a point        varint, table.location
            attributes   HAS_ATTRS                                        table.attribute
            properties   HAS_PROPERTIES one byte, decoded before          properties.decode
                         else           no attributes                     split_attributes
            results      HAS_RESULTS    one type that was read before     table.type, _read_types
            operands     HAS_OPERANDS   one byte each, defined before     cursor.count, frame.placeholder
            - append_operation; its results get the next numbers -        frame.define, if several or awaited
            successors   HAS_SUCCESSORS                                   _read_successors
            use orders   HAS_USE_LIST_ORDERS                              read_use_orders
            regions      HAS_REGIONS    ends the loop if they are         _read_regions
                                        not left for later

        `pos` is the loop's position.  A call that reads begins at `cursor.pos` and leaves its end there, so
        that each is between `cursor.pos = pos` and `pos = cursor.pos`.
        """
        cursor = frame.cursor
        data = cursor.data
        pos = cursor.pos
        end = cursor.end
        table = self.table
        points = table.points
        chunk: i64 = -1
        places = NO_PLACES
        file = UNKNOWN_LOC
        types: list[Any] = table.types.values
        type_count = len(types)
        names = self.names
        name_count = len(names)
        values = frame.scope.values
        value_count = len(values)
        next_value = frame.next_value
        block = frame.blocks[frame.block_index]
        left = frame.ops_left
        operands: list[Value] = []
        byte: i64
        index: i64
        mask: i64
        while left > 0:
            left -= 1
            byte = data[pos] if pos < end else 0
            if byte & 1:
                index = byte >> 1
                pos += 1
            else:
                cursor.pos = pos
                index = cursor.varint()
                pos = cursor.pos
            if index >= name_count:
                cursor.pos = pos
                raise cursor.error(f"invalid operation name index: {index}")
            entry = names[index]
            info = entry.info
            if info is None:
                cursor.pos = pos
                info = self._bind_name(entry, cursor)
            if pos >= end:
                cursor.pos = pos
                raise cursor.at_end()
            mask = data[pos]
            pos += 1
            byte = data[pos] if pos + 2 < end else 0
            if byte & 1:
                index = byte >> 1
                pos += 1
            elif byte & 2:
                index = data[pos + 1]
                index = byte >> 2 | index << 6
                pos += 2
            elif byte & 4:
                index = data[pos + 1]
                byte = byte >> 3 | index << 5
                index = data[pos + 2]
                index = byte | index << 13
                pos += 3
            else:
                cursor.pos = pos
                index = cursor.varint()
                pos = cursor.pos
            if index >> 8 != chunk and points is not None:
                chunk = index >> 8
                places = points.places(chunk)
                file = points.file
            place = places[index & 255]
            location = file
            if place < 0:
                cursor.pos = pos
                location, place = table.location(index, cursor)
            attributes = EMPTY_DICTIONARY
            if mask & HAS_ATTRS:
                cursor.pos = pos
                entry_value = table.attribute(cursor.varint(), cursor)
                if not isinstance(entry_value, DictionaryAttr):
                    message = f"expected attribute of type: mlir::DictionaryAttr, but got: {entry_value}"
                    raise cursor.error(message)
                attributes = entry_value
                pos = cursor.pos
            properties: Attribute | None = None
            if mask & HAS_PROPERTIES:
                byte = data[pos] if pos < end else 0
                if byte & 1:
                    index = byte >> 1
                    pos += 1
                else:
                    cursor.pos = pos
                    index = cursor.varint()
                    pos = cursor.pos
                if index in entry.properties:
                    properties = entry.properties[index]
                else:
                    cursor.pos = pos
                    properties = self.properties.decode(entry, info, index, cursor)
                if attributes is not EMPTY_DICTIONARY and attributes is not entry.noted:
                    entry.noted = attributes
                    if self.layouts is not None:
                        self.layouts.note_discardable(entry.name, attributes, True)
            elif info.is_registered:
                properties = entry.no_properties
                if properties is None or attributes is not EMPTY_DICTIONARY:
                    if self.layouts is not None and self.version >= encoding.NATIVE_PROPERTIES:
                        self.layouts.note_discardable(entry.name, attributes, False)
                    attributes, properties = split_attributes(entry, info, attributes)
            result_type: Type | None = None
            more_types: list[Type] | None = None
            if mask & HAS_RESULTS:
                byte = data[pos + 1] if pos + 1 < end else 0
                if byte & 1 and data[pos] == _ONE:
                    index = byte >> 1
                    pos += 2
                    result_type = types[index] if index < type_count else None
                    if result_type is None:
                        cursor.pos = pos
                        result_type = table.type(index, cursor)
                else:
                    cursor.pos = pos
                    more_types = self._read_types(cursor)
                    if more_types:
                        result_type = more_types[0]
                    pos = cursor.pos
            if operands:
                operands.clear()
            if mask & HAS_OPERANDS:
                byte = data[pos] if pos < end else 0
                if byte & 1 and byte >> 1 < end - pos:
                    count = byte >> 1
                    pos += 1
                else:
                    cursor.pos = pos
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
                    value = values[index] if index < value_count else None
                    if value is None:
                        cursor.pos = pos
                        value = frame.placeholder(index)
                    operands.append(value)
            op = append_operation(block, info, location, place, attributes, properties, operands, result_type)
            if result_type is not None:
                result = op.result0
                if more_types is None and next_value < value_count and values[next_value] is None:
                    values[next_value] = result
                    next_value += 1
                else:
                    if more_types is not None:
                        for type in more_types[1:]:
                            append_result(op, type)
                    defined: list[Value] = []
                    defined.extend(results_of(op))
                    cursor.pos = pos
                    frame.next_value = next_value
                    frame.define(defined)
                    next_value = frame.next_value
            if entry.unknown_properties:
                move_unknown(op, info)
            if entry.upgraded:
                assert self.layouts is not None
                self.layouts.upgrade(op, entry.name)
                if entry.is_late:
                    frame.scope.late.append(op)
            if mask & _HAS_MORE:
                cursor.pos = pos
                if mask & HAS_SUCCESSORS:
                    self._read_successors(frame, op)
                if mask & HAS_USE_LIST_ORDERS:
                    ordered: list[Value] = []
                    ordered.extend(results_of(op))
                    read_use_orders(cursor, ordered, frame.scope.orders)
                if mask & HAS_REGIONS:
                    inner = self._read_regions(frame, op, self.lazy and not entry.is_late)
                    if inner is not None:
                        frame.next_value = next_value
                        frame.ops_left = left
                        return inner
                pos = cursor.pos
        cursor.pos = pos
        frame.next_value = next_value
        frame.ops_left = 0
        return None

    def _read_types(self, cursor: Cursor) -> list[Type]:
        count = cursor.count("result")
        result_types: list[Type] = []
        while count > 0:
            count -= 1
            result_types.append(self.table.type(cursor.varint(), cursor))
        return result_types

    def _bind_name(self, entry: NameEntry, cursor: Cursor) -> OperationName:
        self.table.bind(entry.dialect, cursor)
        info = self.context.operation_name(entry.name)
        if self.layouts is not None:
            newest = self.layouts.newest_name(entry.name)
            if newest != entry.name:
                info = self.context.operation_name(newest)
            entry.upgraded = self.layouts.concerns(info)
            entry.is_late = self.layouts.is_late(info)
            entry.inherent = self.layouts.inherent(info, entry.name)
        else:
            entry.inherent = info.attribute_names
        if entry.registered and not info.is_registered and self.version >= encoding.NATIVE_PROPERTIES:
            info.is_known_elsewhere = True
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
        set_successors(op, successors)

    def _read_regions(self, frame: Frame, op: Operation, lazy: bool) -> Frame | None:
        cursor = frame.cursor
        header = cursor.varint()
        count = header >> 1
        if count > cursor.end - cursor.pos:
            raise cursor.too_many("region", count)
        regions: list[Region] = []
        while count > 0:
            regions.append(Region(op))
            count -= 1
        op.region_list = regions
        if header & 1 == 0:
            return Frame(op, regions, cursor, frame.scope, False)
        if self.version < encoding.LAZY_LOADING:
            return Frame(op, regions, cursor, Scope(), True)
        section_id = cursor.byte()
        size = cursor.varint()
        if section_id & ~encoding.SECTION_ALIGNED >= encoding.SECTION_COUNT:
            raise cursor.error(f"invalid section ID: {section_id & ~encoding.SECTION_ALIGNED}")
        if section_id != encoding.IR:
            raise cursor.error("expected IR section for region")
        if size > cursor.end - cursor.pos:
            raise cursor.short(size, cursor.end - cursor.pos)
        body = Cursor(cursor.data, cursor.file, cursor.section, cursor.base, cursor.pos)
        cursor.skip(size)
        body.end = cursor.pos
        if lazy:
            loader = BodyLoader(self, op, body)
            for region in regions:
                region.loader = loader
            return None
        return Frame(op, regions, body, Scope(), True)


class BodyLoader(RegionLoader):
    """Reads the regions of an isolated operation at the first access to one of them."""

    __slots__ = ("_body", "_is_loading", "_op", "_reader")

    def __init__(self, reader: IRReader, op: Operation, body: Cursor) -> None:
        self._reader = reader
        self._op = op
        self._body = body
        self._is_loading = False

    def load(self, region: Region) -> None:
        exclusively(lambda: self._load(region))

    def _load(self, region: Region) -> None:
        # The body was loaded by another thread, or this thread is loading it and accesses the region.
        if region.loader is None or self._is_loading:
            return
        regions = self._op.region_list
        assert regions is not None
        start = self._body.pos
        try:
            self._is_loading = True
            self._reader.load_body(self._op, regions, self._body)
            for loaded in regions:
                loaded.loader = None
            self._is_loading = False
        except BaseException as error:
            # The next access gets the same error, not half a body.
            self._is_loading = False
            self._body.pos = start
            for loaded in regions:
                loaded.block_list = []
                loaded.loader = self
            if isinstance(error, ParseError):
                raise self._reader.table.late_error(error) from None
            raise
