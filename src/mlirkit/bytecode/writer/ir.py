"""The IR section, as reader/ir.py describes it.  Nesting is kept on a stack of frames."""

from __future__ import annotations

from mypy_extensions import i64

from mlirkit.bytecode import encoding
from mlirkit.bytecode.builtin_releases import FIRST_WITH_LATER_CODES
from mlirkit.bytecode.emitter import BYTES, LONG_RUN, Emitter, append_varint, varint_bytes
from mlirkit.bytecode.entries import Shape
from mlirkit.bytecode.numbering import Numbering
from mlirkit.bytecode.writer.properties import PropertyInterner
from mlirkit.bytecode.writer.sections import write_section
from mlirkit.bytecode.writer.use_orders import orders_of, use_order, write_use_orders
from mlirkit.core.block import Block
from mlirkit.core.location import UnknownLoc
from mlirkit.core.operation import Operation
from mlirkit.core.region import Region
from mlirkit.core.value import BlockArgument, OpResult, Value


class Frame:
    """The regions of one operation while they are being written."""

    __slots__ = ("block", "block_index", "blocks", "emitter", "next_op", "parent", "region_index", "regions")

    def __init__(self, regions: list[Region], emitter: Emitter, parent: Emitter | None) -> None:
        self.regions = regions
        self.region_index = -1
        self.blocks: list[Block] = []
        self.block_index = 0
        self.block: Block | None = None
        self.next_op: Operation | None = None
        self.emitter = emitter
        # The emitter that takes the complete section; None if the regions are inline.
        self.parent = parent


class IRWriter:
    """Writes operations in pre-order."""

    def __init__(self, numbering: Numbering, properties: PropertyInterner) -> None:
        self.numbering = numbering
        self.properties = properties
        self.version = numbering.version
        release = numbering.dialect_versions.get("builtin")
        self.orders_in_order: bool = release is not None and release >= FIRST_WITH_LATER_CODES
        self.has_native_properties = self.version >= encoding.NATIVE_PROPERTIES
        self.has_use_orders = self.version >= encoding.USE_LIST_ORDERING
        # Operations are numbered in the order in which they are written.
        self._next_operation: i64 = 0

    def write(self) -> Emitter:
        """The section's body: one operation at the top."""
        emitter = Emitter()
        emitter.flagged(1, False)
        top = Frame([], emitter, None)
        top.next_op = self.numbering.root
        stack: list[Frame] = [top]
        while stack:
            frame = stack[-1]
            if frame.next_op is not None:
                inner = self._write_operations(frame)
                if inner is not None:
                    stack.append(inner)
            elif frame.block_index + 1 < len(frame.blocks):
                frame.block_index += 1
                self._begin_block(frame, frame.blocks[frame.block_index])
            elif frame.region_index + 1 < len(frame.regions):
                frame.region_index += 1
                self._begin_region(frame, frame.regions[frame.region_index])
            else:
                stack.pop()
                if frame.parent is not None:
                    write_section(frame.parent, encoding.IR, frame.emitter)
        return emitter

    def _begin_region(self, frame: Frame, region: Region) -> None:
        blocks = region.get_blocks()
        frame.blocks = blocks
        frame.block_index = -1
        frame.emitter.varint(len(blocks))
        if not blocks:
            return
        frame.emitter.varint(self.numbering.blocks[blocks[0].order].region_value_count)

    def _begin_block(self, frame: Frame, block: Block) -> None:
        emitter = frame.emitter
        numbers = self.numbering.blocks[block.order]
        emitter.flagged(numbers.op_count, bool(block.args))
        if block.args:
            self._write_arguments(emitter, block, numbers.first_entry)
        frame.block = block
        frame.next_op = block.first

    def _write_arguments(self, emitter: Emitter, block: Block, at: i64) -> None:
        """Write the arguments of a block; their types and locations are at `at` among those of all blocks."""
        data = emitter.data
        entries = self.numbering.argument_entries
        count: i64 = len(block.args)
        append_varint(data, count)
        end = at + 2 * count
        while at < end:
            type = entries[at].number
            location = entries[at + 1]
            at += 2
            if self.version < encoding.ELIDE_UNKNOWN_BLOCK_ARG_LOCATION:
                append_varint(data, type)
            elif isinstance(location.value, UnknownLoc):
                append_varint(data, type << 1)
                continue
            else:
                append_varint(data, type << 1 | 1)
            append_varint(data, location.number)
        if self.has_use_orders:
            orders = orders_of(block.args)
            if orders is not None:
                emitter.byte(encoding.HAS_USE_LIST_ORDERS)
                write_use_orders(emitter, block.args, orders, self.orders_in_order)
            else:
                emitter.byte(0)

    def _write_operations(self, frame: Frame) -> Frame | None:
        """Write the remaining operations of a block; stop at one with regions, and return their frame."""
        numbering = self.numbering
        shapes = numbering.op_shapes
        locations = numbering.op_locations
        blocks = numbering.blocks
        first_results = numbering.first_results
        has_use_orders = self.has_use_orders
        emitter = frame.emitter
        data = emitter.data
        varints = numbering.varints
        limit: i64 = len(varints)
        number = self._next_operation
        op = frame.next_op
        while op is not None:
            if len(data) > LONG_RUN:
                emitter.shorten()
            shape = shapes[number]
            location = locations[number]
            assert shape is not None and location is not None
            count = op.operand_count
            if count != shape.operand_count:
                self._complete_tail(op, shape)
            mask = shape.mask
            successors = op.successor_list
            if successors:
                mask |= encoding.HAS_SUCCESSORS
            regions = op.region_list
            if regions:
                mask |= encoding.HAS_REGIONS
            orders: dict[int, list[int]] | None = None
            result = op.result0
            if result is not None and has_use_orders:
                if op.result_rest is not None:
                    orders = orders_of(op.result_values())
                elif result.more_uses is not None:
                    order = use_order(result)
                    if order is not None:
                        orders = {0: order}
                if orders is not None:
                    mask |= encoding.HAS_USE_LIST_ORDERS
            if mask != shape.head_mask:
                shape.head = varint_bytes(shape.name.number) + BYTES[mask]
                shape.head_mask = mask
            data.append(shape.head)
            location_number = location.number
            if location_number < limit:
                data.append(varints[location_number])
            else:
                append_varint(data, location_number)
            data.append(shape.tail)
            if count:
                if number == 0 or not numbering.is_closed:
                    for value in op.operand_values():
                        data.append(numbering.value_bytes(value))
                else:
                    # As `_inside_bytes`, without a call in the most frequent cases.
                    first = op.operand0
                    if first is not None:
                        if isinstance(first, OpResult) and first.number == 0:
                            data.append(first_results[first.op.order])
                        else:
                            data.append(self._inside_bytes(first))
                    second = op.operand1
                    if second is not None:
                        if isinstance(second, OpResult) and second.number == 0:
                            data.append(first_results[second.op.order])
                        else:
                            data.append(self._inside_bytes(second))
                    third = op.operand2
                    if third is not None:
                        if isinstance(third, OpResult) and third.number == 0:
                            data.append(first_results[third.op.order])
                        else:
                            data.append(self._inside_bytes(third))
                    rest = op.operand_rest
                    if rest is not None:
                        for value in rest:
                            data.append(self._inside_bytes(value))
            if successors:
                append_varint(data, len(successors))
                for block in successors:
                    append_varint(data, blocks[block.order].number)
            if orders is not None:
                write_use_orders(emitter, op.result_values(), orders, self.orders_in_order)
            # The root is written alone, without the operations behind it.
            op = None if number == 0 else op.next_op
            number += 1
            if regions:
                frame.next_op = op
                self._next_operation = number
                return self._nested(regions, emitter)
        frame.next_op = None
        self._next_operation = number
        return None

    def _nested(self, regions: list[Region], emitter: Emitter) -> Frame:
        """The frame of an operation's regions, which begin at the current position."""
        op = regions[0].parent_op
        assert op is not None
        isolated = self.numbering.is_isolated(op)
        emitter.flagged(len(regions), isolated)
        if isolated and self.version >= encoding.LAZY_LOADING:
            return Frame(regions, Emitter(), emitter)
        return Frame(regions, emitter, None)

    def _complete_tail(self, op: Operation, shape: Shape) -> None:
        """Set the bytes between location and operands: attributes, properties, results, operand count."""
        pieces: list[bytes] = []
        mask: i64 = 0
        if shape.dictionary is not None:
            mask |= encoding.HAS_ATTRS
            append_varint(pieces, shape.dictionary.number)
        if self.has_native_properties and shape.name.has_blob(op.props):
            mask |= encoding.HAS_PROPERTIES
            append_varint(pieces, self.properties.number(op, shape))
        if shape.type_entry is not None:
            mask |= encoding.HAS_RESULTS
            rest = shape.rest_entries
            append_varint(pieces, 1 if rest is None else 1 + len(rest))
            append_varint(pieces, shape.type_entry.number)
            if rest is not None:
                for entry in rest:
                    append_varint(pieces, entry.number)
        count = op.operand_count
        if count:
            mask |= encoding.HAS_OPERANDS
            append_varint(pieces, count)
        shape.operand_count = count
        shape.mask = mask
        shape.tail = b"".join(pieces)

    def _inside_bytes(self, value: Value) -> bytes:
        """The number of a value that is defined inside of the root."""
        numbering = self.numbering
        if isinstance(value, OpResult):
            number: i64 = value.number
            if number == 0:
                return numbering.first_results[value.op.order]
            return numbering.result_bytes(value.op.order, number)
        assert isinstance(value, BlockArgument)
        return varint_bytes(numbering.blocks[value.block.order].first_argument + value.number)
