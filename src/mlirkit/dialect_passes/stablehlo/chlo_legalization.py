"""Operations of chlo become operations of stablehlo: functions formulas, implicit broadcasts explicit ones.

What has no conversion here is an error that names the operation: inverse functions of complex
numbers, `broadcast_select`, `ragged_dot`, `scan`, `top_k` and broadcasts of dynamic shapes.  Mirror:
stablehlo/transforms/ChloLegalizeToStablehlo.cpp.
"""

from __future__ import annotations

from collections.abc import Callable
from typing import Final, TypeVar

from mlirkit.builtin.attributes import TRUE
from mlirkit.builtin.dense import I1
from mlirkit.builtin.float_types import BF16, F16, F32, F64, FloatType
from mlirkit.builtin.shaped_types import RankedTensorType
from mlirkit.builtin.types import INDEX, ComplexType, integer_type
from mlirkit.core.attribute import Attribute
from mlirkit.core.operation import Operation
from mlirkit.core.region import Region
from mlirkit.core.value import Value
from mlirkit.dialect_passes.stablehlo import chlo_bessel, chlo_erf, chlo_gamma, chlo_math
from mlirkit.dialect_passes.stablehlo.arithmetic import Arithmetic, element_of, with_element
from mlirkit.dialect_passes.stablehlo.building import array_of, create_inferred, i64_attribute, is_of_dialect
from mlirkit.dialect_passes.stablehlo.constants import ranked
from mlirkit.dialect_passes.stablehlo.pattern_table import OptimizationOptions, PatternTable
from mlirkit.dialect_passes.stablehlo.simplify_shapes import slice_bounds
from mlirkit.dialects.chlo.fold import splat_of_scalar
from mlirkit.dialects.declared import chlo, stablehlo
from mlirkit.dialects.declared import shape as declared_shape
from mlirkit.dialects.shipped_rules import shipped_rules
from mlirkit.passes.pass_base import Pass
from mlirkit.patterns.conversion_driver import apply_partial_conversion
from mlirkit.patterns.conversion_target import ConversionTarget
from mlirkit.patterns.pattern_set import RewritePatternSet
from mlirkit.patterns.rewriter import PatternRewriter
from mlirkit.support.diagnostics import MLIRError

BROADCASTS = PatternTable()
FUNCTIONS = PatternTable()

Op = TypeVar("Op", bound=Operation)
Formula = Callable[..., Value]


# ---- Functions ----


def _upcast(op: Operation, rewriter: PatternRewriter, formula: Formula) -> bool:
    """As materializeWithUpcast: floats of less than 32 bits are calculated in 32."""
    c = Arithmetic(rewriter, op.location)
    values = op.operand_values()
    element = element_of(values[0])
    is_small = isinstance(element, FloatType) and element.width < F32.width
    if is_small:
        values = [c.convert(value, F32) for value in values]
    result = formula(c, *values)
    rewriter.replace_op(op, [c.convert(result, element) if is_small else result])
    return True


def _function(owner: type[Op], name: str, formula: Formula, of_f64: Formula | None = None) -> None:
    """Add a function by its formula; one that has another one for f64 is of four formats only."""

    def convert(op: Op, rewriter: PatternRewriter, options: OptimizationOptions) -> bool:
        element = element_of(op.operand_values()[0])
        if of_f64 is not None and element == F64:
            rewriter.replace_op(op, [of_f64(Arithmetic(rewriter, op.location), *op.operand_values())])
            return True
        if of_f64 is not None and element not in (F32, F16, BF16):
            return False
        return _upcast(op, rewriter, formula)

    FUNCTIONS.pattern(owner, name)(convert)


_function(chlo.BesselI1eOp, "ConvertBesselI1eOp", chlo_bessel.bessel_i1e_32, chlo_bessel.bessel_i1e_64)
_function(chlo.CoshOp, "ConvertCoshOp", chlo_math.cosh)
_function(chlo.DigammaOp, "ConvertDigammaOp", chlo_gamma.digamma)
_function(chlo.ErfOp, "ConvertErfOp", chlo_erf.erf_32, chlo_erf.erf_64)
_function(chlo.ErfcOp, "ConvertErfcOp", chlo_erf.erfc_32, chlo_erf.erfc_64)
_function(chlo.ErfInvOp, "ConvertErfInvOp", chlo_erf.erf_inv_32, chlo_erf.erf_inv_64)
_function(chlo.LgammaOp, "ConvertLgammaOp", chlo_gamma.lgamma)
_function(chlo.PolygammaOp, "ConvertPolygammaOp", chlo_gamma.polygamma)
_function(chlo.ZetaOp, "ConvertZetaOp", chlo_gamma.zeta)


@FUNCTIONS.pattern(chlo.SinhOp, "ConvertSinhOp")
def convert_sinh(op: chlo.SinhOp, rewriter: PatternRewriter, options: OptimizationOptions) -> bool:
    if isinstance(element_of(op.operand), ComplexType):
        rewriter.replace_op(op, [chlo_math.sinh_of_large(Arithmetic(rewriter, op.location), op.operand)])
        return True
    return _upcast(op, rewriter, chlo_math.sinh)


@FUNCTIONS.pattern(chlo.NextAfterOp, "ConvertNextAfterOp")
def convert_next_after(op: chlo.NextAfterOp, rewriter: PatternRewriter, options: OptimizationOptions) -> bool:
    rewriter.replace_op(op, [chlo_math.next_after(Arithmetic(rewriter, op.location), *op.operand_values())])
    return True


@FUNCTIONS.pattern(chlo.ConstantLikeOp, "ConvertConstantLikeOp")
def convert_constant_like(
    op: chlo.ConstantLikeOp, rewriter: PatternRewriter, options: OptimizationOptions
) -> bool:
    type = ranked(op.result)
    shape = type if type.has_static_shape else RankedTensorType.get([], type.element_type)
    splat = splat_of_scalar(shape, op.value)
    # Sizes of dynamic dimensions that have bounds are set in another way.
    if splat is None or type.encoding is not None:
        return False
    made = rewriter.create(stablehlo.ConstantOp, [splat.type], (), {"value": splat}, loc=op.location)
    if type.has_static_shape:
        rewriter.replace_op(op, made)
        return True
    extents = RankedTensorType.get([len(type.dims)], INDEX)
    sizes = rewriter.create(declared_shape.ShapeOfOp, [extents], [op.operand], loc=op.location)
    dims = {"broadcast_dimensions": array_of([])}
    operands = [made.result, sizes.result]
    rewriter.replace_with(op, stablehlo.DynamicBroadcastInDimOp, operands, dims, [type])
    return True


# ---- The largest elements ----


@FUNCTIONS.pattern(chlo.TopKOp, "ConvertTopKOp")
def convert_top_k(op: chlo.TopKOp, rewriter: PatternRewriter, options: OptimizationOptions) -> bool:
    """Everything is sorted together with its places, and the first elements are taken."""
    type, loc = ranked(op.operand), op.location
    if not type.has_static_shape:
        return False
    axis, places = len(type.dims) - 1, with_element(type, integer_type(32))
    iota = rewriter.create(
        stablehlo.IotaOp, [places], (), {"iota_dimension": i64_attribute(axis)}, loc=loc
    ).result
    region = Region()
    block = region.blocks.append()
    scalars = [RankedTensorType.get([], each) for each in (type.element_type, places.element_type)]
    for scalar in scalars:
        for _ in range(2):
            block.add_argument(scalar, loc, len(block.args))
    sorted_ = rewriter.create(
        stablehlo.SortOp,
        [type, places],
        [op.operand, iota],
        {"dimension": i64_attribute(axis), "is_stable": op.is_stable_attr or TRUE},
        loc=loc,
        regions=[region],
    )
    inner = sorted_.comparator.first_block
    assert inner is not None
    rewriter.set_insertion_point_to_end(inner)
    held: dict[str, Attribute] = {
        "comparison_direction": stablehlo.ComparisonDirectionAttr.get(stablehlo.ComparisonDirection.GT)
    }
    if isinstance(type.element_type, FloatType):
        held["compare_type"] = stablehlo.ComparisonTypeAttr.get(stablehlo.ComparisonType.TOTALORDER)
    answer = RankedTensorType.get([], I1)
    compared = rewriter.create(stablehlo.CompareOp, [answer], inner.args[:2], held, loc=loc)
    rewriter.create(stablehlo.ReturnOp, (), [compared.result], loc=loc)
    rewriter.set_insertion_point_after(sorted_)
    limits = [*type.dims[:-1], min(op.k.value, type.dims[axis])]
    bounds = slice_bounds([0] * len(limits), limits, [1] * len(limits))
    parts = [
        create_inferred(rewriter, stablehlo.SliceOp, [result], bounds, loc).result
        for result in sorted_.result_values()
    ]
    rewriter.replace_op(op, parts)
    return True


# ---- Broadcasts ----

_PLAIN: Final[tuple[tuple[type[Operation], type[Operation]], ...]] = (
    (chlo.BroadcastAddOp, stablehlo.AddOp),
    (chlo.BroadcastAndOp, stablehlo.AndOp),
    (chlo.BroadcastAtan2Op, stablehlo.Atan2Op),
    (chlo.BroadcastComplexOp, stablehlo.ComplexOp),
    (chlo.BroadcastDivOp, stablehlo.DivOp),
    (chlo.BroadcastMaxOp, stablehlo.MaxOp),
    (chlo.BroadcastMinOp, stablehlo.MinOp),
    (chlo.BroadcastMulOp, stablehlo.MulOp),
    (chlo.BroadcastNextAfterOp, chlo.NextAfterOp),
    (chlo.BroadcastOrOp, stablehlo.OrOp),
    (chlo.BroadcastPolygammaOp, chlo.PolygammaOp),
    (chlo.BroadcastPowOp, stablehlo.PowOp),
    (chlo.BroadcastRemOp, stablehlo.RemOp),
    (chlo.BroadcastShiftLeftOp, stablehlo.ShiftLeftOp),
    (chlo.BroadcastShiftRightArithmeticOp, stablehlo.ShiftRightArithmeticOp),
    (chlo.BroadcastShiftRightLogicalOp, stablehlo.ShiftRightLogicalOp),
    (chlo.BroadcastSubOp, stablehlo.SubtractOp),
    (chlo.BroadcastXorOp, stablehlo.XorOp),
    (chlo.BroadcastZetaOp, chlo.ZetaOp),
)


def _static(value: Value) -> RankedTensorType | None:
    type = value.type
    return type if isinstance(type, RankedTensorType) and type.has_static_shape else None


def spread_operands(op: Operation, rewriter: PatternRewriter) -> list[Value] | None:
    """The operands in the shape of the result; None if that is not to be had by NumPy's rule, statically."""
    operands, result = op.operand_values(), _static(op.result)
    types = [_static(each) for each in operands]
    if result is None or None in types:
        return None
    ranks = [len(each.dims) for each in types if each is not None]
    axes = op.properties.get("broadcast_dimensions")
    if axes is not None and list(axes.values) != list(range(max(ranks) - min(ranks), max(ranks))):
        return None
    made: list[Value] = []
    for value in operands:
        dims = ranked(value).dims
        if list(dims) != list(result.dims):
            places = {"broadcast_dimensions": array_of(range(len(result.dims) - len(dims), len(result.dims)))}
            type = RankedTensorType.get(result.dims, element_of(value))
            value = rewriter.create(
                stablehlo.BroadcastInDimOp, [type], [value], places, loc=op.location
            ).result
        made.append(value)
    return made


def _broadcasting(owner: type[Op], kind: type[Operation]) -> None:
    def convert(op: Op, rewriter: PatternRewriter, options: OptimizationOptions) -> bool:
        operands = spread_operands(op, rewriter)
        if operands is None:
            return False
        rewriter.replace_with(op, kind, operands)
        return True

    BROADCASTS.pattern(owner, "ConvertTrivialNumpyBroadcastBinaryOp")(convert)


for _owner, _kind in _PLAIN:
    _broadcasting(_owner, _kind)


@BROADCASTS.pattern(chlo.BroadcastCompareOp, "ConvertTrivialNumpyBroadcastBinaryOp")
def convert_broadcast_compare(
    op: chlo.BroadcastCompareOp, rewriter: PatternRewriter, options: OptimizationOptions
) -> bool:
    operands = spread_operands(op, rewriter)
    if operands is None:
        return False
    direction = stablehlo.ComparisonDirection[op.comparison_direction.name]
    held: dict[str, Attribute] = {"comparison_direction": stablehlo.ComparisonDirectionAttr.get(direction)}
    if op.compare_type is not None:
        kind = stablehlo.ComparisonType[op.compare_type.name]
        held["compare_type"] = stablehlo.ComparisonTypeAttr.get(kind)
    rewriter.replace_with(op, stablehlo.CompareOp, operands, held)
    return True


class ChloLegalizeToStablehlo(Pass):
    ARGUMENT = "chlo-legalize-to-stablehlo"
    NAME = "ChloLegalizeToStablehloPass"
    OP_NAME = "func.func"
    IS_DEFINED = True

    def run(self) -> None:
        patterns, target = RewritePatternSet(), ConversionTarget(self.context)
        target.add_illegal_dialect("chlo")
        target.add_legal_dialect("stablehlo", "arith", "func", "shape", "tensor")
        BROADCASTS.add_to(patterns, OptimizationOptions(), benefit=10)
        for rule in shipped_rules("chlo").values():
            patterns.add_pattern(rule.root, rule)
        FUNCTIONS.add_to(patterns, OptimizationOptions())
        frozen = patterns.freeze()
        try:
            # Formulas may be of functions of chlo themselves.
            while any(is_of_dialect(op, "chlo") for op in self.operation.walk_list()):
                apply_partial_conversion(self.operation, target, frozen)
        except MLIRError as error:
            self.fail(error)
