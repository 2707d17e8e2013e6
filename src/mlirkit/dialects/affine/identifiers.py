"""The values that may be dimensions and symbols of maps and sets: isValidDim and isValidSymbol of
AffineOps.cpp.

A symbol keeps its value throughout a scope: it is defined at the scope's top level or outside of it, is a
constant, is computed from symbols without effects, or is a size of a shaped value for which the same holds.
A dimension is a symbol, an induction variable, or is computed by affine operations from dimensions.
"""

from __future__ import annotations

from collections.abc import Callable, Generator, Sequence
from typing import Any, Final

from mlirkit.builtin.shaped_types import DYNAMIC, MemRefType
from mlirkit.builtin.types import IndexType
from mlirkit.core.operation import Operation
from mlirkit.core.operation_parts import parent_of, parent_region_of
from mlirkit.core.region import Region
from mlirkit.core.side_effects import is_memory_effect_free
from mlirkit.core.value import BlockArgument, OpResult, Value
from mlirkit.dialects.constant_values import constant_integer
from mlirkit.dialects.declared import affine, memref

_LOOP_NAMES: Final = frozenset(("affine.for", "affine.parallel"))
_INDEX_ARITHMETIC = (affine.AffineApplyOp, affine.AffineDelinearizeIndexOp, affine.AffineLinearizeIndexOp)

# Checks recurse into operands of any depth, so they are generators: they yield further checks and receive
# results.
_Question = Generator[tuple[Callable[..., Any], Value, Region | None], bool, bool]


def affine_scope(op: Operation) -> Region | None:
    """The region around `op` whose operation opens a scope, such as a function's."""
    current = op
    while (parent := parent_of(current)) is not None:
        if parent.info.has_trait("AffineScope"):
            return parent_region_of(current)
        current = parent
    return None


def is_valid_dimension(value: Value, scope: Region | None) -> bool:
    # Most are arguments of loops.
    return is_induction_variable(value) or _answer(_dimension, value, scope)


def is_induction_variable(value: Value) -> bool:
    """Whether a value is a loop's induction variable: an argument of type index."""
    if not isinstance(value, BlockArgument) or not isinstance(value.type, IndexType):
        return False
    region = value.block.parent_region
    loop = None if region is None else region.parent_op
    return loop is not None and loop.info.name in _LOOP_NAMES


def is_valid_symbol(value: Value, scope: Region | None) -> bool:
    # Most are defined at the top level of the scope.
    if scope is not None and isinstance(value.type, IndexType) and _region_of(value) is scope:
        return True
    return _answer(_symbol, value, scope)


def verify_identifiers(op: Operation, operands: Sequence[Value], dimensions: int) -> None:
    """Check that the first `dimensions` operands are valid dimensions, and the rest valid symbols."""
    scope: Region | None = None
    has_scope = False
    for number, operand in enumerate(operands):
        # Nearly all dimensions are induction variables, which needs no search for the scope; and nearly all
        # of these are told without a call, which plain Python would make for each.
        if number < dimensions and isinstance(operand, BlockArgument):
            region = operand.block.parent_region
            loop = None if region is None else region.parent_op
            if loop is not None and loop.info.name in _LOOP_NAMES and isinstance(operand.type, IndexType):
                continue
        if not has_scope:
            scope = affine_scope(op)
            has_scope = True
        if number < dimensions:
            if not is_valid_dimension(operand, scope):
                raise op.op_error("operand cannot be used as a dimension id")
        elif not is_valid_symbol(operand, scope):
            raise op.op_error("operand cannot be used as a symbol")


def _answer(kind: Callable[..., Any], value: Value, scope: Region | None) -> bool:
    answers: dict[tuple[Any, int, int], bool] = {}
    waiting: list[tuple[tuple[Any, int, int], _Question]] = [
        ((kind, id(value), id(scope)), kind(value, scope))
    ]
    answer: Any = None
    while waiting:
        key, question = waiting[-1]
        try:
            further = question.send(answer)
        except StopIteration as stop:
            answer = answers[key] = bool(stop.value)
            waiting.pop()
            continue
        following = (further[0], id(further[1]), id(further[2]))
        answer = answers.get(following)
        if answer is None:
            waiting.append((following, further[0](further[1], further[2])))
    return bool(answer)


def _region_of(value: Value) -> Region | None:
    if isinstance(value, OpResult):
        return parent_region_of(value.op)
    return value.block.parent_region if isinstance(value, BlockArgument) else None


def _is_top_level(value: Value) -> bool:
    region = _region_of(value)
    parent = None if region is None else region.parent_op
    return parent is not None and parent.info.has_trait("AffineScope")


def _dimension(value: Value, scope: Region | None) -> _Question:
    if not isinstance(value.type, IndexType):
        return False
    if (yield _symbol, value, scope):
        return True
    op = value.defining_op
    if op is None:
        region = _region_of(value)
        parent = None if region is None else region.parent_op
        return parent is not None and parent.info.name in _LOOP_NAMES
    if isinstance(op, _INDEX_ARITHMETIC):
        for operand in op.operand_values():
            if not (yield _dimension, operand, scope):
                return False
        return True
    return _is_dim(op) and _is_top_level(op.operand_at(0))


def _symbol(value: Value, scope: Region | None) -> _Question:
    if not isinstance(value.type, IndexType):
        return False
    if scope is not None and _region_of(value) is scope:
        return True
    op = value.defining_op
    if op is not None:
        info = op.info
        if info.has_trait("ConstantLike"):
            return True
        is_pure = info.has_trait("AlwaysSpeculatableImplTrait") and is_memory_effect_free(op)
        if is_pure or isinstance(op, affine.AffineApplyOp):
            for operand in op.operand_values():
                if not (yield _symbol, operand, scope):
                    break
            else:
                return True
        if isinstance(op, affine.AffineApplyOp):
            return False
        if _is_dim(op):
            return (yield _size_symbol, value, scope)
    around = None if scope is None else scope.parent_op
    if around is not None and not around.info.is_isolated and around.parent_region is not None:
        return (yield _symbol, value, around.parent_region)
    return False


def _is_dim(op: Operation) -> bool:
    # Operations further down are not verified yet.
    return bool(op.info.has_trait("ShapedDimOpInterface")) and op.operand_count == 2


def _size_symbol(value: Value, scope: Region | None) -> _Question:
    """Whether the size of a dimension is a valid symbol."""
    dim = value.defining_op
    if dim is None:
        return False
    source, index = dim.operand_values()
    if _is_top_level(source):
        return True
    number = constant_integer(index)
    op = source.defining_op
    while isinstance(op, memref.CastOp) and isinstance(op.source.type, MemRefType):
        op = op.source.defining_op
    if number is None or not isinstance(op, (memref.AllocOp, memref.SubViewOp, memref.ViewOp)):
        return False
    type = (op.memref if isinstance(op, memref.AllocOp) else op.result).type
    if not isinstance(type, MemRefType) or not 0 <= number < len(type.dims):
        return False
    if type.dims[number] != DYNAMIC:
        return True
    sizes = op.dynamicSizes if isinstance(op, memref.AllocOp) else op.sizes
    position = type.dims[:number].count(DYNAMIC)
    return position < len(sizes) and (yield _symbol, sizes[position], scope)
