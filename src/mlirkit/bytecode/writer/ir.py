"""The IR section, as reader/ir.py describes it.  Nesting is kept on a stack of frames."""

from __future__ import annotations

from mlirkit.bytecode import encoding
from mlirkit.bytecode.builtin_releases import FIRST_WITH_LATER_CODES
from mlirkit.bytecode.emitter import Emitter
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
        self._block_numbers: dict[int, int] = {}

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
            location = argument.location
            if self.version < encoding.ELIDE_UNKNOWN_BLOCK_ARG_LOCATION:
                emitter.varint(type)
                emitter.varint(numbering.attributes[location].number)
                continue
            known = not isinstance(location, UnknownLoc)
            emitter.flagged(type, known)
            if known:
                emitter.varint(numbering.attributes[location].number)
        if self.version >= encoding.USE_LIST_ORDERING:
            orders = orders_of(block.args, numbering.op_ids)
            if orders:
                emitter.byte(encoding.HAS_USE_LIST_ORDERS)
                write_use_orders(emitter, block.args, orders, self.orders_in_order)
            else:
                emitter.byte(0)

    def _write_operation(self, op: Operation, emitter: Emitter) -> Frame | None:
        """Write an operation up to its regions; their frame if it has any."""
        numbering = self.numbering
        emitter.varint(numbering.names[op.info.name].number)
        mask_at = len(emitter.data)
        emitter.byte(0)
        mask = 0
        emitter.varint(numbering.attributes[op.location].number)
        dictionary = numbering.dictionary_of(op)
        if dictionary.entries:
            mask |= encoding.HAS_ATTRS
            emitter.varint(numbering.attributes[dictionary].number)
        if self.version >= encoding.NATIVE_PROPERTIES:
            blob = self.properties.number(op)
            if blob is not None:
                mask |= encoding.HAS_PROPERTIES
                emitter.varint(blob)
        results = op.result_values()
        if results:
            mask |= encoding.HAS_RESULTS
            emitter.varint(len(results))
            types = numbering.types
            for result in results:
                emitter.varint(types[result.type].number)
        operands = op.operand_values()
        if operands:
            mask |= encoding.HAS_OPERANDS
            emitter.varint(len(operands))
            ids = numbering.value_ids
            for operand in operands:
                emitter.varint(ids[id(operand)])
        successors = op.successor_list
        if successors:
            mask |= encoding.HAS_SUCCESSORS
            emitter.varint(len(successors))
            for block in successors:
                emitter.varint(self._block_numbers[id(block)])
        if results and self.version >= encoding.USE_LIST_ORDERING:
            orders = orders_of(results, numbering.op_ids)
            if orders:
                mask |= encoding.HAS_USE_LIST_ORDERS
                write_use_orders(emitter, results, orders, self.orders_in_order)
        regions = op.region_list
        if not regions:
            emitter.data[mask_at] = mask
            return None
        emitter.data[mask_at] = mask | encoding.HAS_REGIONS
        isolated = numbering.is_isolated(op)
        emitter.flagged(len(regions), isolated)
        if isolated and self.version >= encoding.LAZY_LOADING:
            return Frame(regions, Emitter(), emitter)
        return Frame(regions, emitter, None)
