"""The roles of a structured operation's dimensions, where it is a contraction or a convolution.

    linalg.isa_contraction_op(op)       linalg.infer_contraction_dimensions(op)     .batch .m .n .k
    linalg.isa_convolution_op(op)       linalg.infer_convolution_dimensions(op)     .output_image ...
                                        None if the operation is not one
    linalg.get_indexing_maps(op)        as attributes; None where the operation is not structured

Functions of linalg's face under upstream's names; the rules are from LinalgInterfaces.cpp.
"""

from __future__ import annotations

from collections.abc import Sequence
from typing import Any, NamedTuple

from mlirkit.builtin.affine_expr import (
    AffineAddExpr,
    AffineConstantExpr,
    AffineDimExpr,
    AffineExpr,
    AffineMulExpr,
    AffineSymbolExpr,
)
from mlirkit.builtin.affine_map import AffineMap
from mlirkit.builtin.attributes import ArrayAttr
from mlirkit.builtin.map_attributes import AffineMapAttr
from mlirkit.core.operation import Operation
from mlirkit.core.side_effects import is_memory_effect_free
from mlirkit.core.value import Value
from mlirkit.dialects.declared import linalg
from mlirkit.dialects.indexing_maps import map_count_problem
from mlirkit.dialects.linalg.structure import (
    FIXED,
    indexing_maps,
    init_range,
    loop_count,
    mnemonic,
    structure_of,
)
from mlirkit.ods.live.hooks import face_function

# Operations that multiply, and that add.
_PAIRS = {
    ("arith.mulf", "arith.addf"),
    ("arith.muli", "arith.addi"),
    ("complex.mul", "complex.add"),
    ("arith.andi", "arith.ori"),
}


class ContractionDimensions(NamedTuple):
    """The positions of dimensions: `batch` (in all operands), `m` (left operand and result), `n` (right
    operand and result), `k` (both operands, reduced)."""

    batch: list[int]
    m: list[int]
    n: list[int]
    k: list[int]


class ConvolutionDimensions(NamedTuple):
    """The positions of dimensions by role, with the window's strides and dilations."""

    batch: list[int]
    output_image: list[int]
    output_channel: list[int]
    filter_loop: list[int]
    input_channel: list[int]
    depth: list[int]
    strides: list[int]
    dilations: list[int]


def _is_structured(op: Operation) -> bool:
    return op.info.has_trait("LinalgOp")


def _counts(op: Operation) -> tuple[int, int]:
    """The numbers of inputs and outputs."""
    outputs = init_range(op)
    return outputs.start, len(outputs)


def parallel_dimensions(op: Operation, maps: Sequence[AffineMap]) -> list[bool]:
    """For each dimension, whether its iterator is parallel."""
    structure = structure_of(op)
    if structure is not None:
        return [
            iterator_type == linalg.IteratorType.parallel for iterator_type in structure.iterator_types(op)
        ]
    fixed = FIXED.get(mnemonic(op))
    if fixed is not None:
        dimensions, _, operands = fixed.partition(":")
        return [dimension in operands.rpartition(",")[2] for dimension in dimensions]
    if isinstance(op, linalg.GenericOp):
        return [
            isinstance(kind, linalg.IteratorTypeAttr) and kind.value == linalg.IteratorType.parallel
            for kind in op.iterator_types
        ]
    written = {position for at in init_range(op) for position in _positions(maps[at])}
    return [number in written for number in range(loop_count(op))]


def _positions(map: AffineMap) -> list[int]:
    return [result.position for result in map.results if isinstance(result, AffineDimExpr)]


def _uses(expr: AffineExpr, position: int) -> bool:
    return expr.is_function_of_dim(position)


def _plain_dims(map: AffineMap, chosen: Sequence[bool]) -> set[int]:
    """The chosen dimensions that are a whole result of the map and occur in no other result."""
    return {
        position
        for position in _positions(map)
        if chosen[position] and sum([_uses(result, position) for result in map.results]) == 1
    }


# -- contractions -----------------------------------------------------------------------------------------


def _contraction(maps: Sequence[AffineMap], is_parallel: Sequence[bool]) -> ContractionDimensions:
    left, right, result = [_plain_dims(map, is_parallel) for map in maps]
    is_reduced = [not parallel for parallel in is_parallel]
    summed = _plain_dims(maps[0], is_reduced) & _plain_dims(maps[1], is_reduced)
    return ContractionDimensions(
        sorted(left & right & result),
        sorted((left & result) - right),
        sorted((right & result) - left),
        sorted(summed),
    )


@face_function("linalg", "infer_contraction_dimensions")
def infer_contraction_dimensions(op: Operation) -> ContractionDimensions | None:
    """The roles of the dimensions of a contraction with two inputs and an output; None for other
    operations."""
    if not _is_structured(op) or _counts(op) != (2, 1):
        return None
    maps = indexing_maps(op)
    return _contraction(maps, parallel_dimensions(op, maps))


@face_function("linalg", "infer_contraction_dimensions_from_maps")
def infer_contraction_dimensions_from_maps(maps: Sequence[AffineMap]) -> ContractionDimensions | None:
    """The same from the maps of two inputs and an output; dimensions not in the output are reduced."""
    if len(maps) != 3 or not maps[2].is_projected_permutation:
        return None
    written = set(_positions(maps[2]))
    return _contraction(maps, [number in written for number in range(maps[2].n_dims)])


@face_function("linalg", "isa_contraction_op")
def isa_contraction_op(op: Operation) -> bool:
    """Whether an operation is a contraction, by its name or by maps, iterators and body."""
    if not _is_structured(op):
        return False
    return op.info.has_trait("ContractionOpInterface") or contraction_problem(op) is None


def contraction_problem(op: Operation) -> str | None:
    """The message of verifyContractionInterface if an operation is no contraction; None if it is one."""
    if not _is_structured(op):
        return "expected a LinalgOp"
    if _counts(op) != (2, 1):
        return "expected op with 2 inputs and 1 output"
    maps = indexing_maps(op)
    if all(parallel_dimensions(op, maps)):
        return "expected at least 1 reduction"
    if not all(map.is_projected_permutation for map in maps):
        return "expected indexing maps to be projected permutations"
    return contraction_body_problem(op)


def contraction_body_problem(op: Operation) -> str | None:
    """Why the body of an operation is no contraction's; None if it is one."""
    return None if _is_sum_of_products(op) else "expected add/mul op in the body"


def _is_sum_of_products(op: Operation) -> bool:
    block = op.region_at(0).first_block
    if block is None or block.last is None or len(block.args) != 3 or block.last.operand_count != 1:
        return False
    left, right, result = block.args
    (yielded,) = block.last.operand_values()
    total = _binary(_source(yielded))
    if total is None:
        return False
    terms = [_source(operand) for operand in total.operand_values()]
    if all(term is not result for term in terms):
        return False
    product = _binary(terms[0] if terms[0].defining_op is not None else terms[1])
    if product is None or (product.info.name, total.info.name) not in _PAIRS:
        return False
    factors = [_source(operand) for operand in product.operand_values()]
    return {id(factor) for factor in factors} == {id(left), id(right)}


def _source(value: Value) -> Value:
    """The origin of a value, behind casts and other operations of one operand."""
    op = value.defining_op
    while op is not None and op.operand_count == 1 and is_memory_effect_free(op):
        (value,) = op.operand_values()
        op = value.defining_op
    return value


def _binary(value: Value) -> Operation | None:
    op = value.defining_op
    if op is None or op.operand_count != 2 or len(op.result_values()) != 1:
        return None
    return op


# -- convolutions -----------------------------------------------------------------------------------------


class _Windows:
    """The dimensions of an image's map: alone, or two that make a window, with their factors."""

    def __init__(self) -> None:
        self.alone: set[int] = set()
        self.paired: set[int] = set()
        self.partner: dict[int, int] = {}
        self.factor: dict[int, AffineExpr] = {}

    def read(self, expr: AffineExpr) -> bool:
        """Read a result of the map; False if it cannot index an image."""
        if isinstance(expr, AffineDimExpr):
            if expr.position in self.alone | self.paired:
                return False
            self.alone.add(expr.position)
            return True
        if not isinstance(expr, AffineAddExpr):
            return False
        left = self._scaled(expr.lhs)
        right = self._scaled(expr.rhs)
        if left is None or right is None:
            return False
        self.partner[left], self.partner[right] = right, left
        return True

    def _scaled(self, expr: AffineExpr) -> int | None:
        factor: AffineExpr = AffineConstantExpr.get(1)
        if isinstance(expr, AffineMulExpr):
            sides = (expr.lhs, expr.rhs)
            factors = [side for side in sides if isinstance(side, (AffineSymbolExpr, AffineConstantExpr))]
            dims = [side for side in sides if isinstance(side, AffineDimExpr)]
            if not factors or not dims:
                return None
            factor, expr = factors[0], dims[0]
        if not isinstance(expr, AffineDimExpr) or expr.position in self.alone | self.paired:
            return None
        self.factor[expr.position] = factor
        self.paired.add(expr.position)
        return expr.position

    def forget_shared(self, map: AffineMap) -> None:
        """Drop dimensions that several results use, with their partners."""
        for position in range(map.n_dims):
            if sum([_uses(result, position) for result in map.results]) > 1:
                self.alone.discard(position)
                self.paired.discard(position)
                partner = self.partner.pop(position, None)
                if partner is not None:
                    self.paired.discard(partner)
                    self.alone.discard(partner)
                    self.factor.pop(partner, None)
                    self.partner.pop(partner, None)


@face_function("linalg", "infer_convolution_dimensions")
def infer_convolution_dimensions(op: Operation) -> ConvolutionDimensions | None:
    """The roles of the dimensions of a convolution; None for operations without windows."""
    if not _is_structured(op) or _counts(op) != (2, 1):
        return None
    maps = indexing_maps(op)
    if len(maps) != 3:
        return None
    windows = _Windows()
    for expr in maps[0].results:
        windows.read(expr)
    windows.forget_shared(maps[0])
    is_parallel = parallel_dimensions(op, maps)
    is_reduced = [not parallel for parallel in is_parallel]
    kept, written = _plain_dims(maps[1], is_parallel), _plain_dims(maps[2], is_parallel)
    summed = _plain_dims(maps[1], is_reduced)
    image = sorted(windows.paired & written)
    if not image:
        return None
    loops = sorted(windows.paired & summed)
    return ConvolutionDimensions(
        sorted((windows.alone & written) - kept),
        image,
        sorted((kept & written) - windows.alone),
        loops,
        sorted(windows.alone & summed),
        sorted(kept & written & windows.alone),
        _numbers(op, "strides", [windows.factor[dim] for dim in image]),
        _numbers(op, "dilations", [windows.factor[loop] for loop in loops]),
    )


def _numbers(op: Operation, name: str, factors: Sequence[AffineExpr]) -> list[int]:
    attribute: Any = op.attribute(name)
    if attribute is not None:
        return [int(number) for number in attribute]
    return [factor.value for factor in factors if isinstance(factor, AffineConstantExpr)]


@face_function("linalg", "isa_convolution_op")
def isa_convolution_op(op: Operation) -> bool:
    """Whether an operation is a convolution, by its maps and iterators."""
    return convolution_problem(op) is None


_LOOP = "unexpected loop dimension for convolution op"


def convolution_problem(op: Operation) -> str | None:
    """The message of ConvolutionOpInterface for an operation that is no convolution; None if it is one."""
    if not _is_structured(op):
        return "expected a LinalgOp"
    inputs, outputs = _counts(op)
    if inputs < 2 or outputs != 1:
        return "expected op with 2 inputs and 1 output"
    maps = indexing_maps(op)
    if len(maps) < 2:
        # MLIR crashes here; the words are those of its later check of structured operations.
        return f"'{op.name}' op {map_count_problem(len(maps), op.operand_count)}"
    windows = _Windows()
    if not all(windows.read(result) for result in maps[0].results):
        return "unexpected input index map for convolutions"
    if not maps[1].is_projected_permutation or not maps[-1].is_projected_permutation:
        return "expected output/filter indexing maps to be projected permutations"
    is_parallel = parallel_dimensions(op, maps)
    kept, written = _positions(maps[1]), _positions(maps[-1])
    of_image = windows.alone | windows.paired
    for position in written:
        # A dimension that moves the window must not be one of the filter.
        if position not in windows.alone and (position in windows.paired) == (position in kept):
            return _LOOP
        if not is_parallel[position]:
            return "expected all iterators used to access outputs to be parallel"
    for position in kept:
        if position in written:
            if position in windows.paired:
                return _LOOP
        elif position not in of_image:
            return _LOOP
        elif is_parallel[position]:
            return "expected all iterators not used to access outputs to be reduction"
    if len({*written, *kept}) != loop_count(op):
        return _LOOP
    return None if windows.paired else "expected convolved dim to be non-empty"


@face_function("linalg", "get_indexing_maps")
def get_indexing_maps(op: Operation) -> ArrayAttr | None:
    """The map of each operand, as an attribute; None for operations that are not structured."""
    if not _is_structured(op):
        return None
    return ArrayAttr([AffineMapAttr(indexing_map) for indexing_map in indexing_maps(op)])
