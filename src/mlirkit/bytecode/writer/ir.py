"""The IR section, as reader/ir.py describes it.  Nesting is kept on a stack of frames."""

from __future__ import annotations

from mypy_extensions import i64

from mlirkit.bytecode import encoding
from mlirkit.bytecode.builtin_releases import FIRST_WITH_LATER_CODES
from mlirkit.bytecode.emitter import VARINTS, Emitter, varint_bytes
from mlirkit.bytecode.entries import BlockNumbers, Entry, Shape
from mlirkit.bytecode.numbering import Numbering
from mlirkit.bytecode.writer.properties import PropertyInterner
from mlirkit.bytecode.writer.sections import write_section
from mlirkit.bytecode.writer.use_orders import orders_of, write_use_orders
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
        # Where the section goes when it is complete; None if the regions stand inline.
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
            self._write_arguments(emitter, block, numbers.argument_entries)
        frame.block = block
        frame.next_op = block.first

    def _write_arguments(self, emitter: Emitter, block: Block, entries: list[Entry]) -> None:
        """The arguments of a block, whose types and locations are `entries`."""
        emitter.varint(len(block.args))
        for index in range(0, len(entries), 2):
            type = entries[index].number
            location = entries[index + 1]
            if self.version < encoding.ELIDE_UNKNOWN_BLOCK_ARG_LOCATION:
                emitter.varint(type)
                emitter.varint(location.number)
                continue
            is_stated = not isinstance(location.value, UnknownLoc)
            emitter.flagged(type, is_stated)
            if is_stated:
                emitter.varint(location.number)
        if self.has_use_orders:
            orders = orders_of(block.args)
            if orders is not None:
                emitter.byte(encoding.HAS_USE_LIST_ORDERS)
                write_use_orders(emitter, block.args, orders, self.orders_in_order)
            else:
                emitter.byte(0)

    def _write_operations(self, frame: Frame) -> Frame | None:
        """Write a block's next operations, up to the regions of one that has any; their frame if so."""
        numbering = self.numbering
        shapes = numbering.op_shapes
        locations = numbering.op_locations
        first_results = numbering.first_results
        blocks = numbering.blocks
        has_use_orders = self.has_use_orders
        varints = VARINTS
        emitter = frame.emitter
        emitter.shorten()
        data = emitter.data
        number = self._next_operation
        op = frame.next_op
        while op is not None:
            if number & 0xFFF == 0:
                emitter.shorten()
            shape = shapes[number]
            location = locations[number]
            assert shape is not None and location is not None
            tail = shape.tail
            if tail is None:
                tail = self._tail(op, shape)
            mask = shape.mask
            count = op.operand_count
            if count:
                mask |= encoding.HAS_OPERANDS
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
                    orders = orders_of([result])
                if orders is not None:
                    mask |= encoding.HAS_USE_LIST_ORDERS
            if mask != shape.head_mask:
                shape.head = varint_bytes(shape.name.number) + bytes([mask])
                shape.head_mask = mask
            data.append(shape.head)
            index = location.number
            data.append(varints[index] if index < 2048 else varint_bytes(index))
            data.append(tail)
            if count:
                data.append(varint_bytes(count))
                if number == 0 or not numbering.is_closed:
                    for value in op.operand_values():
                        data.append(varint_bytes(numbering.number_of_value(value)))
                else:
                    first = op.operand0
                    if first is not None:
                        index = number_inside(first, first_results, blocks)
                        data.append(varints[index] if index < 2048 else varint_bytes(index))
                    second = op.operand1
                    if second is not None:
                        index = number_inside(second, first_results, blocks)
                        data.append(varints[index] if index < 2048 else varint_bytes(index))
                    third = op.operand2
                    if third is not None:
                        index = number_inside(third, first_results, blocks)
                        data.append(varints[index] if index < 2048 else varint_bytes(index))
                    rest = op.operand_rest
                    if rest is not None:
                        for value in rest:
                            data.append(varint_bytes(number_inside(value, first_results, blocks)))
            if successors:
                data.append(varint_bytes(len(successors)))
                for block in successors:
                    data.append(varint_bytes(blocks[block.order].number))
            if orders is not None:
                write_use_orders(emitter, op.result_values(), orders, self.orders_in_order)
            # The root stands alone, whatever comes behind it where it is.
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
        """The frame of an operation's regions, which begin here."""
        op = regions[0].parent_op
        assert op is not None
        isolated = self.numbering.is_isolated(op)
        emitter.flagged(len(regions), isolated)
        if isolated and self.version >= encoding.LAZY_LOADING:
            return Frame(regions, Emitter(), emitter)
        return Frame(regions, emitter, None)

    def _tail(self, op: Operation, shape: Shape) -> bytes:
        """What stands between location and operands: attributes, properties and results."""
        tail = b""
        mask: i64 = 0
        if shape.dictionary is not None:
            mask |= encoding.HAS_ATTRS
            tail += varint_bytes(shape.dictionary.number)
        if self.has_native_properties and shape.name.has_blob(op.props):
            mask |= encoding.HAS_PROPERTIES
            tail += varint_bytes(self.properties.number(op, shape.name))
        if shape.types:
            mask |= encoding.HAS_RESULTS
            tail += varint_bytes(len(shape.types))
            for entry in shape.types:
                tail += varint_bytes(entry.number)
        shape.mask = mask
        shape.tail = tail
        return tail


def number_inside(value: Value, first_results: list[int], blocks: list[BlockNumbers]) -> i64:
    """The number of a value that is defined inside of the root."""
    if isinstance(value, OpResult):
        return first_results[value.op.order] + value.number
    assert isinstance(value, BlockArgument)
    return blocks[value.block.order].first_argument + value.number
