"""The changes of a conversion, to undo them, or to complete them once the conversion has succeeded.

Blocks and operations are created, moved and modified at once; they are replaced and erased at the end.
`commit` completes a change and notifies the listener, `clean_up` and `erase` release operations and blocks
that are no longer needed, and `roll_back` undoes a change after all later ones.
Mirror: IRRewrite in mlir/lib/Transforms/Utils/DialectConversion.cpp.
"""

from __future__ import annotations

from typing import TYPE_CHECKING

from mypy_extensions import mypyc_attr

from mlirkit.core.block import Block
from mlirkit.core.operation import Operation
from mlirkit.core.operation_name import ERASED
from mlirkit.core.operation_parts import set_successors
from mlirkit.core.region import Region
from mlirkit.core.value import Value
from mlirkit.core.verified import KNOWN
from mlirkit.patterns.conversion_mapping import Values
from mlirkit.patterns.listener import Listener
from mlirkit.patterns.type_converter import TypeConverter

if TYPE_CHECKING:
    from mlirkit.patterns.conversion_state import ConversionState


@mypyc_attr(allow_interpreted_subclasses=True)
class Change:
    """Base of changes, with no effect on completion."""

    def roll_back(self, state: ConversionState) -> None:
        """Undo the change."""

    def commit(self, state: ConversionState) -> None:
        """Complete the change."""

    def clean_up(self) -> None:
        """Drop the operands of operations to be erased; then they are erased."""

    def erase(self) -> None:
        """Erase replaced operations and blocks, which have no references any more."""


# -- blocks -------------------------------------------------------------------------------------------------


class CreateBlock(Change):
    """A block is new."""

    def __init__(self, block: Block) -> None:
        self.block = block

    def commit(self, state: ConversionState) -> None:
        if state.listener is not None:
            state.listener.block_inserted(self.block)

    def roll_back(self, state: ConversionState) -> None:
        block = self.block
        # New operations have been erased already; erasing others is up to the code that created them.
        for op in list(block.ops()):
            block.remove(op)
        if block.parent_region is not None:
            block.parent_region.remove_block(block)


class EraseBlock(Change):
    """A block has been taken out of its region, and is to be erased."""

    def __init__(self, block: Block) -> None:
        region = block.parent_region
        assert region is not None
        self.block = block
        self.region = region
        self.following = next_block(block)
        region.remove_block(block)

    def roll_back(self, state: ConversionState) -> None:
        insert_block_before(self.region, self.block, self.following)

    def commit(self, state: ConversionState) -> None:
        if state.listener is not None:
            tell_block_erased(state.listener, self.block)

    def clean_up(self) -> None:
        for op in list(self.block.ops()):
            op.drop_all_references()

    def erase(self) -> None:
        if not self.block.is_erased:
            self.block.erase()


class MoveBlock(Change):
    """A block has been moved from a region, where another may have followed it."""

    def __init__(self, block: Block, region: Region, following: Block | None) -> None:
        self.block = block
        self.region = region
        self.following = following

    def commit(self, state: ConversionState) -> None:
        if state.listener is not None:
            state.listener.block_moved(self.block, self.region, None)

    def roll_back(self, state: ConversionState) -> None:
        if self.block.parent_region is not None:
            self.block.parent_region.remove_block(self.block)
        insert_block_before(self.region, self.block, self.following)


class ConvertBlockTypes(Change):
    """A block with other arguments is branched to instead of another."""

    def __init__(self, original: Block, converted: Block) -> None:
        self.original = original
        self.converted = converted

    def commit(self, state: ConversionState) -> None:
        if state.listener is not None:
            for op in list(self.converted.branches or ()):
                state.listener.operation_modified(op)

    def roll_back(self, state: ConversionState) -> None:
        redirect(self.converted, self.original)


# -- values -------------------------------------------------------------------------------------------------


class ReplaceValue(Change):
    """Uses of a value that are to be replaced."""

    def __init__(self, value: Value, converter: TypeConverter | None) -> None:
        self.value = value
        self.converter = converter

    def commit(self, state: ConversionState) -> None:
        replacement = state.replacement_of(self.value, self.converter)
        if replacement is not None:
            state.replace_uses_behind(self.value, replacement, None)

    def roll_back(self, state: ConversionState) -> None:
        state.mapping.remove((self.value,))


# -- operations ---------------------------------------------------------------------------------------------


class MoveOperation(Change):
    """An operation has been moved from a block, where another may have followed it."""

    def __init__(self, op: Operation, block: Block, following: Operation | None) -> None:
        self.op = op
        self.block = block
        self.following = following

    def commit(self, state: ConversionState) -> None:
        if state.listener is not None:
            state.listener.operation_moved(self.op, self.block, None)

    def roll_back(self, state: ConversionState) -> None:
        if self.op.parent_block is not None:
            self.op.parent_block.remove(self.op)
        self.block.insert_before(self.op, self.following)


class ModifyOperation(Change):
    """An operation has been modified in place."""

    def __init__(self, op: Operation) -> None:
        self.op = op
        self.location = op.location
        self.props = op.props
        self.attrs = op.attrs
        self.operands = op.operand_values()
        self.successors = op.successor_list

    def commit(self, state: ConversionState) -> None:
        if state.listener is not None and self.op.info is not ERASED:
            state.listener.operation_modified(self.op)

    def roll_back(self, state: ConversionState) -> None:
        op = self.op
        op.location = self.location
        op.props = self.props
        op.attrs = self.attrs
        KNOWN.stamp = None
        op.set_operands(self.operands)
        set_successors(op, None if self.successors is None else list(self.successors))


class ReplaceOperation(Change):
    """An operation to be erased, whose results have been mapped to replacements, or to none."""

    def __init__(self, op: Operation, converter: TypeConverter | None) -> None:
        self.op = op
        self.converter = converter

    def commit(self, state: ConversionState) -> None:
        op = self.op
        listener = state.listener
        results = op.result_values()
        replacements = [state.replacement_of(result, self.converter) for result in results]
        if listener is not None:
            listener.operation_replaced(op, replacements)
        for result, replacement in zip(results, replacements):
            if replacement is not None:
                state.replace_uses(result, replacement)
        state.forget_unlegalized(op)
        if listener is not None:
            tell_operation_erased(listener, op)
        if op.parent_block is not None:
            op.parent_block.remove(op)

    def roll_back(self, state: ConversionState) -> None:
        for result in self.op.result_values():
            state.mapping.remove((result,))

    def clean_up(self) -> None:
        if self.op.info is not ERASED:
            self.op.drop_all_references()

    def erase(self) -> None:
        # It may have been in another one.
        if self.op.info is not ERASED:
            self.op.erase()


class CreateOperation(Change):
    """An operation is new."""

    def __init__(self, op: Operation) -> None:
        self.op = op

    def commit(self, state: ConversionState) -> None:
        if state.listener is not None and self.op.info is not ERASED:
            state.listener.operation_inserted(self.op)

    def roll_back(self, state: ConversionState) -> None:
        op = self.op
        # Values with uses that the rewriter was not notified of stay.
        if op.info is not ERASED and op.use_empty:
            for region in op.region_list or ():
                for block in region:
                    region.remove_block(block)
            op.erase()


class CreateCast(Change):
    """A new cast, which replaces the values `mapped`, if any."""

    def __init__(self, op: Operation, mapped: Values) -> None:
        self.op = op
        self.mapped = mapped

    def roll_back(self, state: ConversionState) -> None:
        if self.mapped:
            state.mapping.remove(self.mapped)
        state.casts.pop(self.op, None)
        if self.op.info is not ERASED and self.op.use_empty:
            self.op.erase()


# -- places, and listeners ----------------------------------------------------------------------------------


def next_block(block: Block) -> Block | None:
    """The block that follows in the region."""
    region = block.parent_region
    assert region is not None
    index = region.index_of(block) + 1
    return region[index] if index < len(region) else None


def insert_block_before(region: Region, block: Block, following: Block | None) -> None:
    """Put a detached block in front of another, or at the end."""
    region.insert_block(len(region) if following is None else region.index_of(following), block)


def redirect(block: Block, other: Block) -> None:
    """Redirect branches from `block` to `other`."""
    for op in list(block.branches or ()):
        set_successors(
            op, [other if successor is block else successor for successor in op.successor_list or ()]
        )


def tell_block_erased(listener: Listener, block: Block) -> None:
    """Notify of the erasure of a block and its contents, inner operations first."""
    for op in block.ops():
        tell_operation_erased(listener, op)
    listener.block_erased(block)


def tell_operation_erased(listener: Listener, op: Operation) -> None:
    """Notify of the erasure of an operation and its contents, inner operations first."""
    for region in op.region_list or ():
        for block in region:
            tell_block_erased(listener, block)
    listener.operation_erased(op)
