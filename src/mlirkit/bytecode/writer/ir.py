"""The IR section, as reader/ir.py describes it.  Nesting is kept on a stack of frames."""

from __future__ import annotations

from mypy_extensions import i64

from mlirkit.bytecode import encoding
from mlirkit.bytecode.builtin_releases import FIRST_WITH_LATER_CODES
from mlirkit.bytecode.emitter import Emitter, append_varint
from mlirkit.bytecode.numbering import Numbering
from mlirkit.bytecode.writer.properties import PropertyInterner
from mlirkit.bytecode.writer.sections import write_section
from mlirkit.bytecode.writer.use_orders import orders_of, write_use_orders
from mlirkit.core.block import Block
from mlirkit.core.location import UnknownLoc
from mlirkit.core.operation import Operation
from mlirkit.core.region import Region


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
        self._block_numbers: dict[int, int] = {}
        # Operations are numbered in the order in which they are written.
        self._next_operation: i64 = 0

    def write(self) -> Emitter:
        """The section's body: one operation at the top."""
        emitter = Emitter()
        emitter.flagged(1, False)
        stack: list[Frame] = []
        frame = self._write_operation(self.numbering.root, emitter)
        if frame is not None:
            stack.append(frame)
        while stack:
            frame = stack[-1]
            op = frame.next_op
            if op is not None:
                frame.next_op = op.next_op
                inner = self._write_operation(op, frame.emitter)
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
        for number, block in enumerate(blocks):
            self._block_numbers[id(block)] = number
        frame.emitter.varint(self.numbering.region_value_counts[id(region)])

    def _begin_block(self, frame: Frame, block: Block) -> None:
        emitter = frame.emitter
        count = 0
        op = block.first
        while op is not None:
            count += 1
            op = op.next_op
        emitter.flagged(count, bool(block.args))
        if block.args:
            self._write_arguments(emitter, block)
        frame.block = block
        frame.next_op = block.first

    def _write_arguments(self, emitter: Emitter, block: Block) -> None:
        numbering = self.numbering
        emitter.varint(len(block.args))
        for argument in block.args:
            type = numbering.types[argument.type].number
            location = argument.loc.resolve()
            if self.version < encoding.ELIDE_UNKNOWN_BLOCK_ARG_LOCATION:
                emitter.varint(type)
                emitter.varint(numbering.attributes[location].number)
                continue
            known = not isinstance(location, UnknownLoc)
            emitter.flagged(type, known)
            if known:
                emitter.varint(numbering.attributes[location].number)
        if self.has_use_orders:
            orders = orders_of(block.args)
            if orders is not None:
                emitter.byte(encoding.HAS_USE_LIST_ORDERS)
                write_use_orders(emitter, block.args, orders, self.orders_in_order)
            else:
                emitter.byte(0)

    def _write_operation(self, op: Operation, emitter: Emitter) -> Frame | None:
        """Write an operation up to its regions; their frame if it has any."""
        numbering = self.numbering
        number = self._next_operation
        self._next_operation = number + 1
        data = emitter.begin_entry()
        name = numbering.op_names[number]
        location = numbering.op_locations[number]
        assert name is not None and location is not None
        append_varint(data, name.number)
        mask_at = len(data)
        data.append(0)
        mask: i64 = 0
        append_varint(data, location.number)
        dictionary = numbering.op_dictionaries[number]
        if dictionary is not None:
            mask |= encoding.HAS_ATTRS
            append_varint(data, dictionary.number)
        props = op.props
        if self.has_native_properties and name.has_blob(props):
            mask |= encoding.HAS_PROPERTIES
            blob = name.blobs.get(props)
            if blob is None:
                blob = self.properties.number(op, name)
            append_varint(data, blob)
        result = op.result0
        if result is not None:
            mask |= encoding.HAS_RESULTS
            rest = op.result_rest
            append_varint(data, 1 if rest is None else 1 + len(rest))
            types = numbering.types
            append_varint(data, types[result.type].number)
            if rest is not None:
                for each in rest:
                    append_varint(data, types[each.type].number)
        count = op.operand_count
        if count:
            mask |= encoding.HAS_OPERANDS
            append_varint(data, count)
            first = op.operand0
            second = op.operand1
            third = op.operand2
            others = op.operand_rest
            if first is not None:
                append_varint(data, numbering.number_of_value(first))
            if second is not None:
                append_varint(data, numbering.number_of_value(second))
            if third is not None:
                append_varint(data, numbering.number_of_value(third))
            if others is not None:
                for operand in others:
                    append_varint(data, numbering.number_of_value(operand))
        successors = op.successor_list
        if successors:
            mask |= encoding.HAS_SUCCESSORS
            append_varint(data, len(successors))
            for block in successors:
                append_varint(data, self._block_numbers[id(block)])
        if result is not None and self.has_use_orders:
            results = [result] if op.result_rest is None else [result, *op.result_rest]
            orders = orders_of(results)
            if orders is not None:
                mask |= encoding.HAS_USE_LIST_ORDERS
                write_use_orders(emitter, results, orders, self.orders_in_order)
        regions = op.region_list
        if not regions:
            data[mask_at] = mask
            return None
        data[mask_at] = mask | encoding.HAS_REGIONS
        isolated = numbering.is_isolated(op)
        emitter.flagged(len(regions), isolated)
        if isolated and self.version >= encoding.LAZY_LOADING:
            return Frame(regions, Emitter(), emitter)
        return Frame(regions, emitter, None)
