"""Dynamic operations of StableHLO whose shapes, sizes and places are constants become static ones.

Mirror: stablehlo/transforms/StablehloCanonicalizeDynamism.cpp.
"""

from __future__ import annotations

from mlirkit.builtin.attributes import ArrayAttr
from mlirkit.builtin.dense import I64, DenseIntElementsAttr
from mlirkit.builtin.shaped_types import RankedTensorType
from mlirkit.builtin.types import TupleType
from mlirkit.core.attribute import Attribute, Type
from mlirkit.core.operation import Operation
from mlirkit.core.value import Value
from mlirkit.dialect_passes.stablehlo.building import array_of
from mlirkit.dialect_passes.stablehlo.constants import integer_constants, ranked
from mlirkit.dialect_passes.stablehlo.pattern_table import OptimizationOptions, PatternTable
from mlirkit.dialect_passes.stablehlo.simplify_shapes import scalar_starts, sizes_between, slice_bounds
from mlirkit.dialects.declared import stablehlo
from mlirkit.dialects.stablehlo.rules.types import compatible
from mlirkit.folding.ap_int import APInt
from mlirkit.folding.elements import dense_of, elements_of
from mlirkit.passes.pass_base import Pass
from mlirkit.patterns.greedy_config import GreedyRewriteConfig
from mlirkit.patterns.greedy_driver import apply_patterns_greedily
from mlirkit.patterns.pattern_set import RewritePatternSet
from mlirkit.patterns.rewriter import PatternRewriter

PATTERNS = PatternTable()

_SHAPE_OPERANDS = "indices_of_shape_operands"


def known_integers(value: Value) -> list[int] | None:
    """Mirrors matchInts: the integers that a value is known to be, signed."""
    numbers = integer_constants(value)
    return None if numbers is None else [number.signed for number in numbers]


# ---- Calls with the shapes of their results as operands ----


def flat_types(types: list[Type]) -> list[Type]:
    """Mirrors flattenTupleTypes."""
    result: list[Type] = []
    for type in types:
        result += flat_types(list(type.types)) if isinstance(type, TupleType) else [type]
    return result


def shape_refinements(op: stablehlo.CustomCallOp) -> list[list[int]] | None:
    """Mirrors getShapeRefinements: the shapes that operands say results have; None if they say none."""
    places = op.discardable_attributes.get(_SHAPE_OPERANDS)
    if not isinstance(places, DenseIntElementsAttr):
        return None
    numbers = [element.signed for element in elements_of(places) or () if isinstance(element, APInt)]
    types = flat_types(op.result_types())
    if len(numbers) != len(types) or len(places.dims) != 1 or places.element_type != I64:
        return None
    operands = op.operand_values()
    result: list[list[int]] = []
    for number, type in zip(numbers, types, strict=True):
        shape = known_integers(operands[number]) if 0 <= number < len(operands) else None
        if shape is None or min(shape, default=0) < 0 or not isinstance(type, RankedTensorType):
            return None
        if not compatible(RankedTensorType.get(shape, type.element_type), type):
            return None
        result.append(shape)
    return result


@PATTERNS.pattern(stablehlo.CustomCallOp, "CanonicalizeCustomCallOpPattern")
def drop_shape_operands(
    op: stablehlo.CustomCallOp, rewriter: PatternRewriter, options: OptimizationOptions
) -> bool:
    if shape_refinements(op) is None:
        return False
    for result in op.result_values():
        if not isinstance(result.type, RankedTensorType) or not result.type.has_static_shape:
            return False
    listed = elements_of(op.discardable_attributes[_SHAPE_OPERANDS]) or []
    places = {apint.signed for apint in listed if isinstance(apint, APInt)}
    operands = [value for number, value in enumerate(op.operand_values()) if number not in places]
    properties: dict[str, Attribute] = dict(op.properties.items())
    layouts = properties.get("operand_layouts")
    if isinstance(layouts, ArrayAttr):
        properties["operand_layouts"] = ArrayAttr(
            [layout for number, layout in enumerate(layouts) if number not in places]
        )
    attributes = {name: kept for name, kept in op.discardable_attributes.items() if name != _SHAPE_OPERANDS}
    made = rewriter.create(
        stablehlo.CustomCallOp, op.result_types(), operands, properties, attributes, loc=op.location
    )
    rewriter.replace_op(op, made)
    return True


# ---- Operations that have a static counterpart ----


@PATTERNS.pattern(stablehlo.DynamicBroadcastInDimOp, "CanonicalizeDynamicBroadcastInDimOpPattern")
def broadcast_statically(
    op: stablehlo.DynamicBroadcastInDimOp, rewriter: PatternRewriter, options: OptimizationOptions
) -> bool:
    if not ranked(op.operand).has_static_shape or not ranked(op.result).has_static_shape:
        return False
    if known_integers(op.output_dimensions) is None:
        return False
    dims = {"broadcast_dimensions": op.broadcast_dimensions}
    rewriter.replace_with(op, stablehlo.BroadcastInDimOp, [op.operand], dims)
    return True


@PATTERNS.pattern(stablehlo.DynamicConvOp, "CanonicalizeDynamicConvOpPattern")
def convolve_statically(
    op: stablehlo.DynamicConvOp, rewriter: PatternRewriter, options: OptimizationOptions
) -> bool:
    padding = integer_constants(op.padding)
    if padding is None:
        return False
    type = RankedTensorType.get([len(padding) // 2, 2], I64)
    properties: dict[str, Attribute] = dict(op.properties.items())
    properties["padding"] = dense_of(type, [number.sext_or_trunc(64) for number in padding])
    rewriter.replace_with(op, stablehlo.ConvolutionOp, [op.lhs, op.rhs], properties)
    return True


@PATTERNS.pattern(stablehlo.DynamicGatherOp, "CanonicalizeDynamicGatherOpPattern")
def gather_statically(
    op: stablehlo.DynamicGatherOp, rewriter: PatternRewriter, options: OptimizationOptions
) -> bool:
    sizes = known_integers(op.slice_sizes)
    if sizes is None:
        return False
    properties: dict[str, Attribute] = dict(op.properties.items())
    properties["slice_sizes"] = array_of(sizes)
    rewriter.replace_with(op, stablehlo.GatherOp, [op.operand, op.start_indices], properties)
    return True


@PATTERNS.pattern(stablehlo.DynamicIotaOp, "CanonicalizeDynamicIotaOpPattern")
def count_statically(
    op: stablehlo.DynamicIotaOp, rewriter: PatternRewriter, options: OptimizationOptions
) -> bool:
    if known_integers(op.output_shape) is None or not ranked(op.result).has_static_shape:
        return False
    rewriter.replace_with(op, stablehlo.IotaOp, (), {"iota_dimension": op.iota_dimension})
    return True


@PATTERNS.pattern(stablehlo.DynamicPadOp, "CanonicalizeDynamicPadOpPattern")
def pad_statically(
    op: stablehlo.DynamicPadOp, rewriter: PatternRewriter, options: OptimizationOptions
) -> bool:
    low, high = known_integers(op.edge_padding_low), known_integers(op.edge_padding_high)
    interior = known_integers(op.interior_padding)
    if low is None or high is None or interior is None:
        return False
    properties: dict[str, Attribute] = {
        "edge_padding_low": array_of(low),
        "edge_padding_high": array_of(high),
        "interior_padding": array_of(interior),
    }
    rewriter.replace_with(op, stablehlo.PadOp, [op.operand, op.padding_value], properties)
    return True


@PATTERNS.pattern(stablehlo.DynamicReshapeOp, "CanonicalizeDynamicReshapeOpPattern")
def reshape_statically(
    op: stablehlo.DynamicReshapeOp, rewriter: PatternRewriter, options: OptimizationOptions
) -> bool:
    if known_integers(op.output_shape) is None or not ranked(op.result).has_static_shape:
        return False
    rewriter.replace_with(op, stablehlo.ReshapeOp, [op.operand])
    return True


# ---- Slices ----


def _replace_slice(op: stablehlo.RealDynamicSliceOp, made: Operation, rewriter: PatternRewriter) -> bool:
    """The slice has the discardable attributes of the dynamic one."""
    for name, value in op.discardable_attributes.items():
        made.discardable_attributes[name] = value
    rewriter.replace_op(op, made)
    return True


@PATTERNS.pattern(stablehlo.RealDynamicSliceOp, "CanonicalizeRealDynamicSliceOpToDynamicSliceOpPattern")
def slice_of_known_sizes(
    op: stablehlo.RealDynamicSliceOp, rewriter: PatternRewriter, options: OptimizationOptions
) -> bool:
    sizes = sizes_between(op)
    if sizes is None:
        return False
    operands = [op.operand, *scalar_starts(op, len(sizes), rewriter)]
    sized = {"slice_sizes": array_of(sizes)}
    made = rewriter.create(stablehlo.DynamicSliceOp, op.result_types(), operands, sized, loc=op.location)
    return _replace_slice(op, made, rewriter)


@PATTERNS.pattern(stablehlo.RealDynamicSliceOp, "CanonicalizeRealDynamicSliceOpToSliceOpPattern")
def slice_statically(
    op: stablehlo.RealDynamicSliceOp, rewriter: PatternRewriter, options: OptimizationOptions
) -> bool:
    starts, limits = known_integers(op.start_indices), known_integers(op.limit_indices)
    strides = known_integers(op.strides)
    if starts is None or limits is None or strides is None:
        return False
    bounds = slice_bounds(starts, limits, strides)
    made = rewriter.create(stablehlo.SliceOp, op.result_types(), [op.operand], bounds, loc=op.location)
    return _replace_slice(op, made, rewriter)


class StablehloCanonicalizeDynamism(Pass):
    ARGUMENT = "stablehlo-canonicalize-dynamism"
    NAME = "StablehloCanonicalizeDynamismPass"
    OP_NAME = "func.func"
    IS_DEFINED = True

    def run(self) -> None:
        patterns, config = RewritePatternSet(), GreedyRewriteConfig()
        PATTERNS.add_to(patterns, OptimizationOptions())
        config.use_top_down_traversal = True
        config.max_iterations = 2
        if not apply_patterns_greedily(self.operation, patterns.freeze(), config):
            # An error is emitted, but the pass does not fail, as in the reference.
            limit = f"{config.max_iterations} iterations"
            message = f"Failed to converge StablehloCanonicalizeDynamism in {limit}"
            self.emit(self.operation.diagnostic(message))
