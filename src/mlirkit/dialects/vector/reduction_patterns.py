"""Canonicalization patterns of reductions and contractions.

Mirror: mlir/lib/Dialect/Vector/IR/VectorOps.cpp.
"""

from __future__ import annotations

from mlirkit.builtin.dense import DenseI64ArrayAttr
from mlirkit.builtin.float_types import FloatType
from mlirkit.builtin.shaped_types import VectorType
from mlirkit.builtin.trait_checks import element_type_or_self
from mlirkit.core.attribute import Attribute
from mlirkit.core.location import Location
from mlirkit.core.operation import Operation
from mlirkit.core.value import Value
from mlirkit.dialects.declared import arith, vector
from mlirkit.dialects.vector.shapes import mask_of
from mlirkit.folding.elements import zero_attribute
from mlirkit.ods.live.hooks import canonicalizer
from mlirkit.patterns.create_or_fold import create_or_fold
from mlirkit.patterns.rewriter import PatternRewriter

_PATTERN = "(anonymous namespace)::"

_Kind = vector.CombiningKind

_OF_INTEGERS: dict[vector.CombiningKind, type[Operation]] = {
    _Kind.ADD: arith.AddIOp,
    _Kind.AND: arith.AndIOp,
    _Kind.MAXSI: arith.MaxSIOp,
    _Kind.MAXUI: arith.MaxUIOp,
    _Kind.MINSI: arith.MinSIOp,
    _Kind.MINUI: arith.MinUIOp,
    _Kind.MUL: arith.MulIOp,
    _Kind.OR: arith.OrIOp,
    _Kind.XOR: arith.XOrIOp,
}
_OF_FLOATS: dict[vector.CombiningKind, type[Operation]] = {
    _Kind.ADD: arith.AddFOp,
    _Kind.MAXIMUMF: arith.MaximumFOp,
    _Kind.MAXNUMF: arith.MaxNumFOp,
    _Kind.MINIMUMF: arith.MinimumFOp,
    _Kind.MINNUMF: arith.MinNumFOp,
    _Kind.MUL: arith.MulFOp,
}


def _combined(
    rewriter: PatternRewriter,
    location: Location,
    kind: vector.CombiningKind,
    one: Value,
    other: Value,
    mask: Value | None,
    fastmath: Attribute | None = None,
) -> Value:
    """Mirrors makeArithReduction: combine two values with an arith operation; yields the second one where
    masked out."""
    is_float = isinstance(element_type_or_self(one.type), FloatType)
    operation = (_OF_FLOATS if is_float else _OF_INTEGERS)[kind]
    properties = {} if fastmath is None or not is_float else {"fastmath": fastmath}
    result = create_or_fold(rewriter, operation, one.type, [one, other], location, properties)
    if mask is None:
        return result
    operands = [mask, result, other]
    return rewriter.create(arith.SelectOp, [result.type], operands, loc=result.location).result


def _extract_only(rewriter: PatternRewriter, location: Location, source: Value) -> Value:
    """Extract the only element of a vector."""
    type = source.type
    assert isinstance(type, VectorType)
    position = {"static_position": DenseI64ArrayAttr.get([0] * len(type.dims))}
    return rewriter.create(vector.ExtractOp, [type.element_type], [source], position, loc=location).result


def _masking(op: Operation) -> vector.MaskOp | None:
    """The `vector.mask` around an operation."""
    around = op.parent_op
    return around if isinstance(around, vector.MaskOp) else None


@canonicalizer(vector.MultiDimReductionOp, _PATTERN + "ElideUnitDimsInMultiDimReduction")
def drop_reduced_ones(op: vector.MultiDimReductionOp, rewriter: PatternRewriter) -> bool:
    """Replace reductions of dimensions of size one by a shape cast."""
    dims = op.source.type.dims
    if any(dims[number] != 1 for number in op.reduction_dims.values):
        return False
    masking = _masking(op)
    replaced: Operation = op if masking is None else masking
    rewriter.set_insertion_point(replaced)
    mask: Value | None = None if masking is None else masking.mask
    type = op.dest.type
    source: Value
    if isinstance(type, VectorType):
        if mask is not None:
            mask = rewriter.create(vector.ShapeCastOp, [mask_of(type)], [mask], loc=op.location).result
        source = rewriter.create(vector.ShapeCastOp, [type], [op.source], loc=op.location).result
    else:
        if mask is not None:
            mask = _extract_only(rewriter, op.location, mask)
        source = _extract_only(rewriter, op.location, op.source)
    rewriter.replace_op(replaced, [_combined(rewriter, op.location, op.kind, op.acc, source, mask)])
    return True


@canonicalizer(vector.ReductionOp, _PATTERN + "ElideSingleElementReduction")
def extract_single(op: vector.ReductionOp, rewriter: PatternRewriter) -> bool:
    """Replace the reduction of one element by an extraction."""
    if op.vector.type.dims not in ((), (1,)):
        return False
    masking = _masking(op)
    replaced: Operation = op if masking is None else masking
    rewriter.set_insertion_point(replaced)
    mask = None if masking is None else _extract_only(rewriter, op.location, masking.mask)
    result = _extract_only(rewriter, op.location, op.vector)
    if op.acc is not None:
        result = _combined(rewriter, op.location, op.kind, result, op.acc, mask, op.fastmath_attr)
    rewriter.replace_op(replaced, [result])
    return True


# -- contractions -----------------------------------------------------------------------------------------


def add_inside(op: arith.AddIOp | arith.AddFOp, rewriter: PatternRewriter) -> bool:
    """add(contract(a, b, 0), c) -> contract(a, b, c)."""
    for one, other in ((op.lhs, op.rhs), (op.rhs, op.lhs)):
        contraction = one.defining_op
        if not isinstance(contraction, vector.ContractionOp):
            continue
        zero = contraction.acc.defining_op
        if isinstance(zero, arith.ConstantOp) and zero.value == zero_attribute(contraction.acc.type):
            made = rewriter.clone(contraction, {contraction.acc: other})
            rewriter.replace_op(op, made)
            return True
    return False


canonicalizer(arith.AddIOp, "CanonicalizeContractAdd<mlir::arith::AddIOp>", added_by=vector.ContractionOp)(
    add_inside
)
canonicalizer(arith.AddFOp, "CanonicalizeContractAdd<mlir::arith::AddFOp>", added_by=vector.ContractionOp)(
    add_inside
)
