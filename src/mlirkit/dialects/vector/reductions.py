"""Verifiers of vector's reductions, scans, products and contractions."""

from __future__ import annotations

from typing import NamedTuple

from mlirkit.builtin.affine_expr import AffineDimExpr
from mlirkit.builtin.affine_map import AffineMap
from mlirkit.builtin.float_types import FloatType
from mlirkit.builtin.map_attributes import AffineMapAttr
from mlirkit.builtin.shaped_types import VectorType
from mlirkit.builtin.types import SIGNLESS, IndexType, IntegerType, integer_type
from mlirkit.core.attribute import Type
from mlirkit.dialects.declared import vector
from mlirkit.dialects.indexing_maps import verify_indexing_maps
from mlirkit.ods.live.hooks import follows_signature, verifier

_OF_NUMBERS = (vector.CombiningKind.ADD, vector.CombiningKind.MUL)
_OF_FLOATS = (
    vector.CombiningKind.MINNUMF,
    vector.CombiningKind.MAXNUMF,
    vector.CombiningKind.MINIMUMF,
    vector.CombiningKind.MAXIMUMF,
)


def can_combine(kind: vector.CombiningKind | None, type: Type) -> bool:
    """Mirrors isSupportedCombiningKind."""
    if isinstance(type, FloatType):
        return kind in _OF_NUMBERS or kind in _OF_FLOATS
    return isinstance(type, (IntegerType, IndexType)) and kind not in _OF_FLOATS


@verifier(vector.ReductionOp)
@follows_signature
def verify_reduction(op: vector.ReductionOp) -> None:
    """Mirrors ReductionOp::verify."""
    rank = len(op.vector.type.dims)
    if rank > 1:
        raise op.op_error(f"unsupported reduction rank: {rank}")
    type, kind = op.dest.type, op.kind
    if not can_combine(kind, type):
        raise op.op_error(f"unsupported reduction type ''{type}'' for kind '{kind}'")


@verifier(vector.MultiDimReductionOp)
@follows_signature
def verify_multi_reduction(op: vector.MultiDimReductionOp) -> None:
    """Mirrors MultiDimReductionOp::verify."""
    source, result = op.source.type, op.dest.type
    reduced = op.reduction_dims.values
    kept = [number for number in range(len(source.dims)) if number not in reduced]
    expected: Type = source.element_type
    if kept:
        scalable = [source.scalable_flags[number] for number in kept]
        expected = VectorType([source.dims[number] for number in kept], expected, scalable)
    if result != expected:
        raise op.op_error(f"destination type '{result}' is incompatible with source type '{source}'")


@verifier(vector.ScanOp)
@follows_signature
def verify_scan(op: vector.ScanOp) -> None:
    """Mirrors ScanOp::verify."""
    source, initial = op.source.type, op.initial_value.type
    rank, along = len(source.dims), op.reduction_dim.value
    if along >= rank:
        raise op.op_error(f"reduction dimension {along} has to be less than {rank}")
    if len(initial.dims) != rank - 1:
        raise op.op_error(f"initial value rank {len(initial.dims)} has to be equal to {rank - 1}")
    if initial.dims != tuple(size for number, size in enumerate(source.dims) if number != along):
        raise op.op_error("incompatible input/initial value shapes")
    type, kind = op.dest.type.element_type, op.kind
    if not can_combine(kind, type):
        raise op.op_error(f"unsupported reduction type '{type}' for kind '{kind}'")


def _require_kind(op: vector.OuterProductOp | vector.ContractionOp) -> None:
    """Check that the kind is a combining kind: custom syntax accepts any attribute."""
    if op.kind_attr is None:
        raise op.op_error("expected 'kind' attribute of type CombiningKind (e.g. 'vector.kind<add>')")


@verifier(vector.OuterProductOp)
@follows_signature
def verify_outer_product(op: vector.OuterProductOp) -> None:
    """Mirrors OuterProductOp::verify."""
    left, right, result = op.lhs.type, op.rhs.type, op.result.type
    if not isinstance(result, VectorType):
        return
    if len(left.dims) != 1:
        raise op.op_error("expected 1-d vector for operand #1")
    if isinstance(right, VectorType):
        if len(right.dims) != 1:
            raise op.op_error("expected 1-d vector for operand #2")
        if len(result.dims) != 2:
            raise op.op_error("expected 2-d vector result")
        if left.dims[0] != result.dims[0]:
            raise op.op_error("expected #1 operand dim to match result dim #1")
        if right.dims[0] != result.dims[1]:
            raise op.op_error("expected #2 operand dim to match result dim #2")
        if left.scalable and not right.scalable:
            raise op.op_error("expected either both or only #2 operand dim to be scalable")
    else:
        if len(result.dims) != 1:
            raise op.op_error("expected 1-d vector result")
        if left.dims[0] != result.dims[0]:
            raise op.op_error("expected #1 operand dim to match result dim #1")
    if op.acc is not None and op.acc.type != result:
        raise op.op_error("expected operand #3 of same type as result type")
    _require_kind(op)
    if not can_combine(op.kind, result.element_type):
        raise op.op_error("unsupported outerproduct type")


# -- contractions -----------------------------------------------------------------------------------------


class Pairs(NamedTuple):
    """Pairs of dimensions of both operands: a position on the left and one on the right."""

    contracting: list[tuple[int, int]]
    batch: list[tuple[int, int]]


@verifier(vector.ContractionOp)
@follows_signature
def verify_contract(op: vector.ContractionOp) -> None:
    """Mirrors ContractionOp::verify."""
    left, right, accumulator, result = op.lhs.type, op.rhs.type, op.acc.type, op.result.type
    types = (left, right, accumulator)
    element = left.element_type
    if isinstance(element, IntegerType) and element.signedness != SIGNLESS:
        raise op.op_error("only supports signless integer types")
    if len(op.indexing_maps) != 3:
        raise op.op_error("expected an indexing map for each vector operand")
    maps: list[AffineMap] = []
    for number, attribute in enumerate(op.indexing_maps):
        if not isinstance(attribute, AffineMapAttr):
            raise op.op_error(f"expected indexing map {number} to have no symbols")
        maps.append(attribute.map)
    iterators = [
        iterator.value for iterator in op.iterator_types if isinstance(iterator, vector.IteratorTypeAttr)
    ]
    for number, (map, type) in enumerate(zip(maps, types)):
        _verify_map(op, number, map, len(iterators), type)
    pairs = Pairs([], [])
    for position, iterator in enumerate(iterators):
        one, other = _place_of(position, maps[0]), _place_of(position, maps[1])
        if one is not None and other is not None:
            is_reduction = iterator == vector.IteratorType.reduction
            (pairs.contracting if is_reduction else pairs.batch).append((one, other))
    if not pairs.contracting:
        raise op.op_error("expected at least one contracting dimension pair")
    for noun, dimensions in (("contracting", pairs.contracting), ("batch", pairs.batch)):
        if any(left.dims[one] != right.dims[other] for one, other in dimensions):
            raise op.op_error(f"invalid {noun} dimension map")
    _verify_output(op, maps, pairs)
    _require_kind(op)
    if not can_combine(op.kind, result.element_type if isinstance(result, VectorType) else result):
        raise op.op_error("unsupported contraction type")
    shapes = [type.dims if isinstance(type, VectorType) else () for type in types]
    verify_indexing_maps(op, maps, shapes)


def _verify_map(op: vector.ContractionOp, number: int, map: AffineMap, iterators: int, type: Type) -> None:
    start = f"expected indexing map {number} to"
    if map.n_symbols:
        raise op.op_error(f"{start} have no symbols")
    rank = len(type.dims) if isinstance(type, VectorType) else 0
    if map.n_dims != iterators:
        raise op.op_error(f"{start} have {iterators} number of inputs")
    if map.n_results != rank:
        raise op.op_error(f"{start} have {rank} number of outputs")
    if not map.is_projected_permutation:
        raise op.op_error(f"{start} be a projected permutation of its inputs")


def _place_of(position: int, map: AffineMap) -> int | None:
    """The result of the map that is dimension `position`."""
    for number, expr in enumerate(map.results):
        if isinstance(expr, AffineDimExpr) and expr.position == position:
            return number
    return None


def _verify_output(op: vector.ContractionOp, maps: list[AffineMap], pairs: Pairs) -> None:
    left, right, accumulator, result = op.lhs.type, op.rhs.type, op.acc.type, op.result.type
    contracted = {one for one, _ in pairs.contracting}
    shared = {other for _, other in [*pairs.contracting, *pairs.batch]}
    free = [number for number in range(len(left.dims)) if number not in contracted]
    free += [number for number in range(len(right.dims)) if number not in shared]
    if not free:
        if isinstance(result, VectorType) or isinstance(accumulator, VectorType):
            raise op.op_error("invalid accumulator/result vector shape")
        return
    if not isinstance(result, VectorType) or not isinstance(accumulator, VectorType):
        raise op.op_error("invalid accumulator/result vector shape")
    extents: dict[int, int] = {}
    for type, map in ((left, maps[0]), (right, maps[1])):
        for expr, size in zip(map.results, type.dims):
            if isinstance(expr, AffineDimExpr):
                extents.setdefault(expr.position, size)
    if len(extents) != maps[0].n_dims:
        raise op.op_error("expected all dimensions to be either a LHS or a RHS dimension")
    shape = [extents[expr.position] for expr in maps[2].results if isinstance(expr, AffineDimExpr)]
    scalable = result.scalable_flags if len(result.dims) == len(shape) else None
    expected = VectorType(shape, result.element_type, scalable)
    if result != expected or accumulator != expected:
        raise op.op_error(f"invalid accumulator/result vector shape, expected: '{expected}'")


def contraction_mask(op: vector.ContractionOp) -> VectorType | None:
    """The mask type, one bit per iteration; None for maps that are invalid and reported later."""
    attributes = op.indexing_maps_attr
    maps = [attribute.map for attribute in attributes or () if isinstance(attribute, AffineMapAttr)]
    if len(maps) < 2:
        return None
    sizes: dict[int, tuple[int, bool]] = {}
    for operand, map in ((op.lhs, maps[0]), (op.rhs, maps[1])):
        type: Type = operand.type
        if not isinstance(type, VectorType):
            return None
        for expr, size, scalable in zip(map.results, type.dims, type.scalable_flags):
            if isinstance(expr, AffineDimExpr):
                sizes[expr.position] = size, scalable
    if len(sizes) != maps[0].n_dims:
        return None
    ordered = [sizes[number] for number in sorted(sizes)]
    return VectorType([size for size, _ in ordered], integer_type(1), [scalable for _, scalable in ordered])
