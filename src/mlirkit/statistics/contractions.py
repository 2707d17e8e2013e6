"""The work of one contraction: a matrix product or convolution of stablehlo, linalg or tosa.

A multiplication and the addition of its product are two operations, as floating-point operations are usually
counted, whatever the element type.  Bytes moved are those of all operands and results, each once.  An
operation in a loop counts once, as it stands.
"""

from __future__ import annotations

from math import prod
from typing import NamedTuple

from mlirkit.builtin.affine_expr import AffineDimExpr
from mlirkit.builtin.affine_map import AffineMap
from mlirkit.builtin.dense import element_bit_width
from mlirkit.builtin.float_types import FloatType
from mlirkit.builtin.shaped_types import ShapedType
from mlirkit.builtin.types import ComplexType, IndexType, IntegerType
from mlirkit.core.attribute import Type
from mlirkit.core.operation import Operation
from mlirkit.core.value import Value
from mlirkit.dialects.declared import arith, stablehlo, tosa
from mlirkit.dialects.linalg.asm import MEMOIZED_MAPS
from mlirkit.dialects.linalg.structure import indexing_maps

# What multiplies in the body of a structured operation.
_PRODUCTS = (arith.MulFOp, arith.MulIOp, arith.AndIOp)


class Work(NamedTuple):
    """`flops` operations on `bytes` of data; None where a dimension is dynamic or an element has no size."""

    flops: int | None
    bytes: int | None


def work_of(op: Operation) -> Work | None:
    """The cost of a contraction; None for other operations."""
    if isinstance(op, stablehlo.DotGeneralOp):
        lhs = _shape(op.lhs)
        contracted = op.dot_dimension_numbers.lhs_contracting_dimensions
        return _work(op, 2, _shape(op.results[0]), None if lhs is None else [lhs[at] for at in contracted])
    if isinstance(op, stablehlo.DotOp):
        lhs = _shape(op.lhs)
        return _work(op, 2, _shape(op.results[0]), None if lhs is None else lhs[-1:])
    if isinstance(op, stablehlo.ConvolutionOp):
        return _work(op, 2, _shape(op.results[0]), _without(_shape(op.rhs), _output_feature(op)))
    if isinstance(op, tosa.MatMulOp):
        lhs = _shape(op.a)
        return _work(op, 2, _shape(op.output), None if lhs is None else lhs[-1:])
    if isinstance(op, tosa.Conv2DOp | tosa.Conv3DOp):
        # The output channels of a weight come first.
        return _work(op, 2, _shape(op.output), _without(_shape(op.weight), 0))
    if isinstance(op, tosa.DepthwiseConv2DOp):
        weight = _shape(op.weight)
        return _work(op, 2, _shape(op.output), None if weight is None else weight[:2])
    if isinstance(op, tosa.TransposeConv2DOp):
        # Each element of the input meets the whole weight.
        return _work(op, 2, _shape(op.input), _without(_shape(op.weight), 3))
    if op.has_trait("LinalgOp"):
        return _structured_work(op)
    return None


def _output_feature(op: stablehlo.ConvolutionOp) -> int:
    return op.dimension_numbers.kernel_output_feature_dimension


def _structured_work(op: Operation) -> Work | None:
    """The work of a structured operation of linalg that multiplies and adds along a reduction."""
    body = op.regions[0].first_block if op.regions else None
    if body is None:
        return None
    maps = _maps_of(op)
    if not any(isinstance(inner, _PRODUCTS) for inner in body.ops()) or not _reduces(maps):
        return None
    arithmetic = [inner for inner in body.ops() if inner.info.dialect_name == "arith"]
    sizes: dict[int, int] = {}
    for map, value in zip(maps, op.operand_values(), strict=False):
        for result, size in zip(map.results, _shape(value) or (), strict=False):
            if isinstance(result, AffineDimExpr):
                sizes.setdefault(result.position, size)
    loops = list(sizes.values()) if len(sizes) == maps[0].n_dims else None
    return _work(op, sum(not inner.has_trait("CastOpInterface") for inner in arithmetic), loops, [])


def _maps_of(op: Operation) -> list[AffineMap]:
    """The indexing maps, without the attribute in which the operation then remembers them."""
    remembered = op.attribute(MEMOIZED_MAPS)
    maps = indexing_maps(op)
    op.set_attribute(MEMOIZED_MAPS, remembered)
    return maps


def _reduces(maps: list[AffineMap]) -> bool:
    """Whether some dimension of the loops does not appear in the output."""
    used = {result.position for result in maps[-1].results if isinstance(result, AffineDimExpr)}
    return len(used) < maps[-1].n_dims


def _work(op: Operation, factor: int, shape: list[int] | None, contracted: list[int] | None) -> Work:
    """`factor` operations for each element of `shape` and of `contracted`, and the bytes of the operands."""
    sizes = None if shape is None or contracted is None else [*shape, *contracted]
    is_static = sizes is not None and all(size >= 0 for size in sizes)
    flops = factor * prod(sizes) if sizes is not None and is_static else None
    widths = [byte_size(value.type) for value in (*op.operand_values(), *op.result_values())]
    bit_widths = [width for width in widths if width is not None]
    return Work(flops, sum(bit_widths) if len(bit_widths) == len(widths) else None)


def _shape(value: Value) -> list[int] | None:
    """The dimensions of a shaped value, negative where dynamic; None without rank."""
    type = value.type
    return list(type.dims) if isinstance(type, ShapedType) and type.has_rank else None


def _without(shape: list[int] | None, dimension: int) -> list[int] | None:
    return None if shape is None else shape[:dimension] + shape[dimension + 1 :]


def byte_size(type: Type) -> int | None:
    """The bytes that a value of a type takes, whole bytes per element; None where the size is unknown."""
    if isinstance(type, ShapedType):
        width = byte_size(type.element_type)
        is_static = type.has_rank and all(size >= 0 for size in type.dims)
        return width * prod(type.dims) if width is not None and is_static else None
    if isinstance(type, IntegerType | FloatType | IndexType | ComplexType):
        return (element_bit_width(type) + 7) // 8
    return None
