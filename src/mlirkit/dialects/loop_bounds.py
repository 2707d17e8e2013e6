"""The upper bound of a tile's size, from the bounds of loops and the operands of `affine.min`.

MLIR's other ways to bound a size are missing: such a size is an error.
Mirror: ValueBoundsConstraintSet::computeConstantBound of mlir/Interfaces/ValueBoundsOpInterface.h.
"""

from __future__ import annotations

from typing import Final, TypeAlias

from mlirkit.builtin.affine_expr import AffineConstantExpr
from mlirkit.builtin.affine_simplify import linear_form
from mlirkit.core.operation import Operation
from mlirkit.core.value import BlockArgument, Value
from mlirkit.dialects.constant_values import constant_integer
from mlirkit.dialects.declared import affine, arith, memref, scf, tensor, vector
from mlirkit.dialects.mixed_values import Mixed, constant_of_mixed, mixed_values

# The least and the greatest number; None if unknown.
_Bounds: TypeAlias = tuple[int | None, int | None]
_Computed: TypeAlias = affine.AffineApplyOp | affine.AffineMinOp | affine.AffineMaxOp

_DEEPEST: Final = 8
# Of their results MLIR knows bounds.
_BOUNDED: Final = ("affine", "arith", "memref", "tensor", "scf")


def constant_upper_bound(op: Operation, size: Mixed) -> int | None:
    """The greatest number that `size`, of a tile of `op`, can be; None if unknown."""
    if isinstance(size, int):
        return size
    definer = size.defining_op
    if isinstance(definer, affine.AffineMaxOp):
        # A maximum is not less than its operands, which gives no upper bound.
        return None
    if isinstance(definer, affine.AffineMinOp):
        results = definer.map.map.results
        numbers = [result.value for result in results if isinstance(result, AffineConstantExpr)]
        if numbers:
            # MLIR looks no further once it has a number.
            return min(numbers)
    return _bounds(op, size, 0)[1]


def _bounds(op: Operation, value: Value, depth: int) -> _Bounds:
    constant = constant_integer(value)
    if constant is not None:
        return constant, constant
    if isinstance(value, BlockArgument):
        return _bounds_of_argument(value)
    definer = value.defining_op
    if isinstance(definer, _Computed) and depth < _DEEPEST:
        return _bounds_of_map(op, definer, depth + 1)
    if isinstance(definer, arith.MulIOp) and any(
        isinstance(operand.defining_op, vector.VectorScaleOp) for operand in definer.operand_values()
    ):
        return None, None
    if isinstance(definer, tensor.DimOp | memref.DimOp) and isinstance(definer.source, BlockArgument):
        return 0, None
    if definer is None or definer.info.dialect_name not in _BOUNDED:
        return None, None
    raise op.op_error("mlirkit does not know how large a tile is at most")


def _bounds_of_argument(value: BlockArgument) -> _Bounds:
    loop = value.block.owner
    lower: Mixed | None = None
    upper: Mixed | None = None
    if isinstance(loop, scf.ForOp) and value.number == 0:
        lower, upper = loop.lowerBound, loop.upperBound
    elif isinstance(loop, scf.ForallOp) and value.number < len(loop.staticLowerBound.values):
        lower = mixed_values(loop.staticLowerBound.values, loop.dynamicLowerBound)[value.number]
        upper = mixed_values(loop.staticUpperBound.values, loop.dynamicUpperBound)[value.number]
    least = None if lower is None else constant_of_mixed(lower)
    end = None if upper is None else constant_of_mixed(upper)
    return least, None if end is None else end - 1


def _bounds_of_map(op: Operation, definer: _Computed, depth: int) -> _Bounds:
    map = definer.map.map
    operands = [_bounds(op, operand, depth) for operand in definer.operand_values()]
    bounds: list[_Bounds] = []
    for result in map.results:
        if not result.is_pure_affine:
            # MLIR does not bound products of values.
            bounds.append((None, None))
            continue
        factors = linear_form(result, map.n_dims, map.n_symbols)
        if factors is None:
            raise op.op_error("mlirkit does not know how large a tile is at most")
        *scales, constant = factors
        least: int | None = constant
        greatest: int | None = constant
        for factor, (low, high) in zip(scales, operands, strict=True):
            if not factor:
                continue
            first, last = (low, high) if factor > 0 else (high, low)
            least = None if least is None or first is None else least + factor * first
            greatest = None if greatest is None or last is None else greatest + factor * last
        bounds.append((least, greatest))
    if isinstance(definer, affine.AffineApplyOp):
        return bounds[0]
    # Of a minimum MLIR knows that it is not larger than any of its results, and of a maximum the opposite.
    if isinstance(definer, affine.AffineMaxOp):
        return max([least for least, _ in bounds if least is not None], default=None), None
    tops = [greatest for _, greatest in bounds if greatest is not None]
    return None, min(tops, default=None)
