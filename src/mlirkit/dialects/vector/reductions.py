"""Verifiers of vector's reductions, scans, products and contractions."""

from __future__ import annotations

from typing import Any

from mlirkit.builtin.affine_expr import AffineDimExpr
from mlirkit.builtin.affine_map import AffineMap
from mlirkit.builtin.float_types import FloatType
from mlirkit.builtin.map_attributes import AffineMapAttr
from mlirkit.builtin.shaped_types import VectorType
from mlirkit.builtin.types import SIGNLESS, IndexType, IntegerType, integer_type
from mlirkit.core.attribute import Type
from mlirkit.dialects.indexing_maps import verify_indexing_maps
from mlirkit.ods.live.hooks import verifier

_OF_NUMBERS = ("add", "mul")
_OF_FLOATS = ("minnumf", "maxnumf", "minimumf", "maximumf")


def kind_of(op: Any) -> str:
    """How elements are combined: `add` of `#vector.kind<add>`."""
    return str(op.inherent("kind")).partition("<")[2].removesuffix(">")


def can_combine(kind: str, type: Type) -> bool:
    """As isSupportedCombiningKind."""
    if isinstance(type, FloatType):
        return kind in _OF_NUMBERS or kind in _OF_FLOATS
    return isinstance(type, (IntegerType, IndexType)) and kind not in _OF_FLOATS


@verifier("vector.reduction")
def verify_reduction(op: Any) -> None:
    """As ReductionOp::verify."""
    rank = len(op.operand_at(0).type.dims)
    if rank > 1:
        raise op.op_error(f"unsupported reduction rank: {rank}")
    type, kind = op.result_types()[0], kind_of(op)
    if not can_combine(kind, type):
        raise op.op_error(f"unsupported reduction type ''{type}'' for kind '{kind}'")


@verifier("vector.multi_reduction")
def verify_multi_reduction(op: Any) -> None:
    """As MultiDimReductionOp::verify."""
    source, result = op.operand_at(0).type, op.result_types()[0]
    reduced = op.inherent("reduction_dims").values
    kept = [number for number in range(len(source.dims)) if number not in reduced]
    expected = source.element_type
    if kept:
        scalable = [source.scalable_flags[number] for number in kept]
        expected = VectorType([source.dims[number] for number in kept], expected, scalable)
    if result != expected:
        raise op.op_error(f"destination type '{result}' is incompatible with source type '{source}'")


@verifier("vector.scan")
def verify_scan(op: Any) -> None:
    """As ScanOp::verify."""
    source, initial = op.operand_types()
    rank, along = len(source.dims), op.inherent("reduction_dim").value
    if along >= rank:
        raise op.op_error(f"reduction dimension {along} has to be less than {rank}")
    if len(initial.dims) != rank - 1:
        raise op.op_error(f"initial value rank {len(initial.dims)} has to be equal to {rank - 1}")
    if initial.dims != tuple(size for number, size in enumerate(source.dims) if number != along):
        raise op.op_error("incompatible input/initial value shapes")
    type, kind = op.result_types()[0].element_type, kind_of(op)
    if not can_combine(kind, type):
        raise op.op_error(f"unsupported reduction type '{type}' for kind '{kind}'")


@verifier("vector.outerproduct")
def verify_outer_product(op: Any) -> None:
    """As OuterProductOp::verify."""
    types = op.operand_types()
    left, right, result = types[0], types[1], op.result_types()[0]
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
    if len(types) > 2 and types[2] != result:
        raise op.op_error("expected operand #3 of same type as result type")
    if not can_combine(kind_of(op), result.element_type):
        raise op.op_error("unsupported outerproduct type")


# -- contractions -----------------------------------------------------------------------------------------


@verifier("vector.contract")
def verify_contract(op: Any) -> None:
    """As ContractionOp::verify."""
    types = op.operand_types()
    left, right, result = types[0], types[1], op.result_types()[0]
    element = left.element_type
    if isinstance(element, IntegerType) and element.signedness != SIGNLESS:
        raise op.op_error("only supports signless integer types")
    given = list(op.inherent("indexing_maps"))
    if len(given) != 3:
        raise op.op_error("expected an indexing map for each vector operand")
    for number, each in enumerate(given):
        if not isinstance(each, AffineMapAttr):
            raise op.op_error(f"expected indexing map {number} to have no symbols")
    maps = [each.map for each in given]
    iterators = [str(each) for each in op.inherent("iterator_types")]
    for number, (map, type) in enumerate(zip(maps, types, strict=False)):
        _verify_map(op, number, map, len(iterators), type)
    pairs: dict[str, list[tuple[int, int]]] = {"reduction": [], "parallel": []}
    for position, iterator in enumerate(iterators):
        at = [_place_of(position, map) for map in maps[:2]]
        for kind, found in pairs.items():
            if kind in iterator and None not in at:
                found.append((at[0] or 0, at[1] or 0))
    if not pairs["reduction"]:
        raise op.op_error("expected at least one contracting dimension pair")
    for kind, what in (("reduction", "contracting"), ("parallel", "batch")):
        if any(left.dims[one] != right.dims[other] for one, other in pairs[kind]):
            raise op.op_error(f"invalid {what} dimension map")
    _verify_output(op, left, right, types[2], result, maps, pairs)
    if not can_combine(kind_of(op), result.element_type if isinstance(result, VectorType) else result):
        raise op.op_error("unsupported contraction type")
    shapes = [type.dims if isinstance(type, VectorType) else () for type in types]
    verify_indexing_maps(op, maps, shapes)


def _verify_map(op: Any, number: int, map: AffineMap, iterators: int, type: Type) -> None:
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
    """Which result of the map dimension `position` is."""
    for number, expr in enumerate(map.results):
        if isinstance(expr, AffineDimExpr) and expr.position == position:
            return number
    return None


def _verify_output(
    op: Any,
    left: VectorType,
    right: VectorType,
    accumulator: Type,
    result: Type,
    maps: list[AffineMap],
    pairs: dict[str, list[tuple[int, int]]],
) -> None:
    contracted = [{pair[side] for pair in pairs["reduction"]} for side in (0, 1)]
    batch = {pair[1] for pair in pairs["parallel"]}
    free = [number for number in range(len(left.dims)) if number not in contracted[0]]
    free += [number for number in range(len(right.dims)) if number not in contracted[1] | batch]
    is_vector = isinstance(result, VectorType), isinstance(accumulator, VectorType)
    if not free:
        if True in is_vector:
            raise op.op_error("invalid accumulator/result vector shape")
        return
    if not isinstance(result, VectorType) or not isinstance(accumulator, VectorType):
        raise op.op_error("invalid accumulator/result vector shape")
    extents: dict[int, int] = {}
    for type, map in ((left, maps[0]), (right, maps[1])):
        for expr, size in zip(map.results, type.dims, strict=True):
            if isinstance(expr, AffineDimExpr):
                extents.setdefault(expr.position, size)
    if len(extents) != maps[0].n_dims:
        raise op.op_error("expected all dimensions to be either a LHS or a RHS dimension")
    shape = [extents[expr.position] for expr in maps[2].results if isinstance(expr, AffineDimExpr)]
    scalable = result.scalable_flags if len(result.dims) == len(shape) else None
    expected = VectorType(shape, result.element_type, scalable)
    if result != expected or accumulator != expected:
        raise op.op_error(f"invalid accumulator/result vector shape, expected: '{expected}'")


def contraction_mask(op: Any) -> VectorType | None:
    """One bit per iteration; None for maps that are verified later, and say nothing."""
    maps = op.inherent("indexing_maps")
    sizes: dict[int, tuple[int, bool]] = {}
    for type, each in zip(op.operand_types()[:2], maps or (), strict=False):
        if not isinstance(type, VectorType) or not isinstance(each, AffineMapAttr):
            return None
        for expr, size, scalable in zip(each.map.results, type.dims, type.scalable_flags, strict=False):
            if isinstance(expr, AffineDimExpr):
                sizes[expr.position] = size, scalable
    if not maps or len(sizes) != maps[0].map.n_dims:
        return None
    ordered = [sizes[number] for number in sorted(sizes)]
    return VectorType([size for size, _ in ordered], integer_type(1), [scalable for _, scalable in ordered])
