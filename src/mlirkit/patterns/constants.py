"""Merging of equal constants: one operation per constant, at the start of the region that shares it.

Mirror: the part of OperationFolder, in mlir/Transforms/FoldUtils.h, about existing constants.
"""

from __future__ import annotations

from mlirkit.core.attribute import Attribute, Type
from mlirkit.core.block import Block
from mlirkit.core.context import Context
from mlirkit.core.current import context_stack
from mlirkit.core.fold_interface import DialectFoldInterface
from mlirkit.core.location import UNKNOWN_LOC, Location
from mlirkit.core.matchers import constant_of
from mlirkit.core.operation import Operation
from mlirkit.core.operation_parts import result_of
from mlirkit.core.region import Region
from mlirkit.core.value import Value
from mlirkit.patterns.rewriter import PatternRewriter


class ConstantTable:
    """The constants met so far, by the region they are in front of."""

    def __init__(self, rewriter: PatternRewriter) -> None:
        self._rewriter = rewriter
        self._found: dict[tuple[Region, str, Attribute, Type], Operation] = {}
        self._owned: set[Operation] = set()

    def merge(self, op: Operation) -> bool:
        """Move a constant to the start of its region, or replace it by an equal one; whether it was
        replaced."""
        value = constant_of(op)
        if value is None:
            return False
        block = op.parent_block
        assert block is not None
        region = region_of_constants(block)
        key = (region, op.info.dialect_name, value, result_of(op, 0).type)
        constant = self._found.get(key)
        if constant is not None:
            self._rewriter.replace_op(op, constant)
            constant.location = UNKNOWN_LOC
            return True
        first_block = region.get_blocks()[0]
        first = first_block.first
        if block is not first_block:
            # It belongs to no operation in particular any more.
            if first is None:
                first_block.append(op)
            else:
                op.move_before(first)
            op.location = UNKNOWN_LOC
        elif first is not op and op.prev_op not in self._owned:
            assert first is not None
            op.move_before(first)
        self._found[key] = op
        self._owned.add(op)
        return False


class NewConstants:
    """The constants that were made, by the region they are in front of: the newest first there."""

    def __init__(self) -> None:
        self._made: dict[tuple[Region, str, Attribute, Type], Operation] = {}

    def get_or_create(self, block: Block, dialect_name: str, value: Attribute, type: Type) -> Value | None:
        """The constant for operations of a block, made by a dialect; None if it makes none."""
        region = region_of_constants(block)
        key = (region, dialect_name, value, type)
        result = self._made.get(key)
        if result is not None:
            return result.result
        constant = make_constant(block.context, dialect_name, value, type, UNKNOWN_LOC)
        if constant is None:
            return None
        other = (region, constant.info.dialect_name, value, type)
        result = self._made.get(other)
        if result is not None:
            self._made[key] = result
            return result.result
        first_block = region.get_blocks()[0]
        first_block.insert_before(constant, first_block.first)
        self._made[key] = self._made[other] = constant
        return constant.result


def make_constant(
    context: Context | None, dialect_name: str, value: Attribute, type: Type, location: Location
) -> Operation | None:
    """A detached constant operation materialized by a dialect; None if the dialect cannot."""
    dialect = None if context is None else context.dialect(dialect_name)
    if context is None or dialect is None:
        return None
    # By default, new operations belong to the current context.
    if context_stack.top() is context:
        return dialect.materialize_constant(value, type, location)
    with context:
        return dialect.materialize_constant(value, type, location)


def region_of_constants(block: Block) -> Region:
    """The region at whose start the constants for operations of a block are kept.

    It belongs to the nearest operation that is isolated from above, top-level, unregistered, or keeps
    constants inside.
    """
    region = block.parent_region
    while True:
        assert region is not None
        around = region.parent_op
        if around is None or around.info.is_isolated or not around.info.is_registered:
            return region
        if around.parent_region is None or _keeps_constants(around, region):
            return region
        region = around.parent_region


def _keeps_constants(op: Operation, region: Region) -> bool:
    """Whether the dialect of `op` wants constants to stay in the region."""
    context = op.info.context
    dialect = None if context is None else context.dialect(op.info.dialect_name)
    folds = None if dialect is None else dialect.interface("DialectFoldInterface")
    return isinstance(folds, DialectFoldInterface) and folds.should_materialize_into(region)
