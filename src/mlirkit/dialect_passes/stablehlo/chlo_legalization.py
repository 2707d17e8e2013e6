"""Conversion of chlo to stablehlo: functions become formulas, implicit broadcasts explicit ones.

A reverse scan stays reversed, as in later releases of StableHLO; the mirrored release treats it as a forward
scan.  Mirror: stablehlo/transforms/ChloLegalizeToStablehlo.cpp.
"""

from __future__ import annotations

from collections.abc import Callable
from typing import TypeVar

from mlirkit.builtin.attributes import TRUE
from mlirkit.builtin.dense import I1
from mlirkit.builtin.float_types import BF16, F16, F32, F64, FloatType
from mlirkit.builtin.shaped_types import DYNAMIC, RankedTensorType
from mlirkit.builtin.types import ComplexType, integer_type
from mlirkit.core.attribute import Attribute
from mlirkit.core.operation import Operation
from mlirkit.core.region import Region
from mlirkit.core.value import Value
from mlirkit.dialect_passes.stablehlo import chlo_bessel, chlo_complex, chlo_erf, chlo_gamma, chlo_math
from mlirkit.dialect_passes.stablehlo.arithmetic import Arithmetic, element_of, with_element
from mlirkit.dialect_passes.stablehlo.building import (
    create_inferred,
    i64_attribute,
    is_of_dialect,
    only_block,
)
from mlirkit.dialect_passes.stablehlo.chlo_broadcasts import DYNAMIC_BROADCASTS, OTHERS, STATIC_BROADCASTS
from mlirkit.dialect_passes.stablehlo.chlo_ragged_dot import RaggedDot
from mlirkit.dialect_passes.stablehlo.chlo_scan import Scan
from mlirkit.dialect_passes.stablehlo.constants import ranked
from mlirkit.dialect_passes.stablehlo.pattern_table import OptimizationOptions, PatternTable
from mlirkit.dialect_passes.stablehlo.simplify_shapes import slice_bounds
from mlirkit.dialect_passes.stablehlo.sizes import Sizes
from mlirkit.dialects.declared import chlo, stablehlo
from mlirkit.dialects.shipped_rules import shipped_rules
from mlirkit.passes.pass_base import Pass
from mlirkit.patterns.conversion_driver import apply_partial_conversion
from mlirkit.patterns.conversion_target import ConversionTarget
from mlirkit.patterns.pattern_set import RewritePatternSet
from mlirkit.patterns.rewriter import PatternRewriter
from mlirkit.support.diagnostics import MLIRError

FUNCTIONS = PatternTable()

Op = TypeVar("Op", bound=Operation)
Formula = Callable[..., Value]


# ---- Functions ----


def _upcast(op: Operation, rewriter: PatternRewriter, formula: Formula) -> bool:
    """Mirrors materializeWithUpcast: floats of less than 32 bits are calculated in 32."""
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
    """Add a function by its formula; with another formula for f64, it supports four formats only."""

    def convert(op: Op, rewriter: PatternRewriter, options: OptimizationOptions) -> bool:
        element = element_of(op.operand_values()[0])
        if of_f64 is not None and element == F64:
            rewriter.replace_op(op, [of_f64(Arithmetic(rewriter, op.location), *op.operand_values())])
            return True
        if of_f64 is not None and element not in (F32, F16, BF16):
            return False
        return _upcast(op, rewriter, formula)

    FUNCTIONS.pattern(owner, name)(convert)


def _complex_function(owner: type[Op], name: str, formula: Formula) -> None:
    """Add a function of complex numbers."""

    def convert(op: Op, rewriter: PatternRewriter, options: OptimizationOptions) -> bool:
        (operand,) = op.operand_values()
        if not isinstance(element_of(operand), ComplexType):
            return False
        rewriter.replace_op(op, [formula(Arithmetic(rewriter, op.location), operand)])
        return True

    FUNCTIONS.pattern(owner, name)(convert)


_complex_function(chlo.AsinAcosKernelOp, "AsinAcosKernelComplex", chlo_complex.asin_acos_kernel)
_complex_function(chlo.AsinOp, "AsinComplex", chlo_complex.asin)
_complex_function(chlo.AcosOp, "AcosComplex", chlo_complex.acos)
_complex_function(chlo.AcoshOp, "AcoshComplex", chlo_complex.acosh)
_complex_function(chlo.AsinhOp, "AsinhComplex", chlo_complex.asinh)
_complex_function(chlo.AtanOp, "AtanComplex", chlo_complex.atan)
_complex_function(chlo.AtanhOp, "AtanhComplex", chlo_complex.atanh)
_complex_function(chlo.SquareOp, "SquareComplex", chlo_complex.square)

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


# ---- Operations with parts ----


@FUNCTIONS.pattern(chlo.RaggedDotOp, "ConvertRaggedDotOp")
def convert_ragged_dot(op: chlo.RaggedDotOp, rewriter: PatternRewriter, options: OptimizationOptions) -> bool:
    return RaggedDot(op, rewriter).convert()


@FUNCTIONS.pattern(chlo.ScanOp, "ConvertScanOp")
def convert_scan(op: chlo.ScanOp, rewriter: PatternRewriter, options: OptimizationOptions) -> bool:
    return Scan(op, rewriter).convert()


@FUNCTIONS.pattern(chlo.TopKOp, "ConvertTopKOp")
def convert_top_k(op: chlo.TopKOp, rewriter: PatternRewriter, options: OptimizationOptions) -> bool:
    """All elements are sorted together with their indices, and the first ones are taken."""
    type, c = ranked(op.operand), Arithmetic(rewriter, op.location)
    axis, places = len(type.dims) - 1, with_element(type, integer_type(32))
    size = type.dims[axis]
    count: int = op.k.value if size == DYNAMIC else min(op.k.value, size)
    held = {"iota_dimension": i64_attribute(axis)}
    sizes = Sizes(rewriter, op.location)
    if type.has_static_shape:
        iota = c.make(stablehlo.IotaOp, places, (), held)
        sorted_ = _sorted(op, rewriter, iota)
        bounds = slice_bounds([0] * (axis + 1), [*type.dims[:-1], count], [1] * (axis + 1))
        parts = [
            create_inferred(rewriter, stablehlo.SliceOp, [result], bounds, op.location).result
            for result in sorted_.result_values()
        ]
    else:
        rows = [
            sizes.row_of_dim(op.operand, number) if dim == DYNAMIC else sizes.row(sizes.scalar(dim))
            for number, dim in enumerate(type.dims)
        ]
        extents = sizes.joined(rows)
        limits = sizes.joined([*rows[:-1], sizes.row(sizes.scalar(count))])
        iota = c.make(stablehlo.DynamicIotaOp, places, [extents], held)
        sorted_ = _sorted(op, rewriter, iota)
        starts, strides = sizes.vector([0] * (axis + 1)), sizes.vector([1] * (axis + 1))
        parts = [
            c.make(stablehlo.RealDynamicSliceOp, old.type, [new, starts, limits, strides])
            for old, new in zip(op.result_values(), sorted_.result_values(), strict=True)
        ]
    rewriter.replace_op(op, parts)
    return True


def _sorted(op: chlo.TopKOp, rewriter: PatternRewriter, places: Value) -> Operation:
    """The elements in falling order, with their places."""
    types, loc = [ranked(op.operand), ranked(places)], op.location
    region = Region()
    block = region.blocks.append()
    for type in types:
        for _ in range(2):
            block.add_argument(RankedTensorType.get([], type.element_type), loc, len(block.args))
    held: dict[str, Attribute] = {
        "dimension": i64_attribute(len(types[0].dims) - 1),
        "is_stable": op.is_stable_attr or TRUE,
    }
    made = rewriter.create(stablehlo.SortOp, types, [op.operand, places], held, loc=loc, regions=[region])
    rewriter.set_insertion_point_to_end(only_block(made.comparator))
    direction = stablehlo.ComparisonDirectionAttr.get(stablehlo.ComparisonDirection.GT)
    held = {"comparison_direction": direction}
    if isinstance(types[0].element_type, FloatType):
        held["compare_type"] = stablehlo.ComparisonTypeAttr.get(stablehlo.ComparisonType.TOTALORDER)
    arguments = only_block(made.comparator).args[:2]
    compared = rewriter.create(stablehlo.CompareOp, [RankedTensorType.get([], I1)], arguments, held, loc=loc)
    rewriter.create(stablehlo.ReturnOp, (), [compared.result], loc=loc)
    rewriter.set_insertion_point_after(made)
    return made


class ChloLegalizeToStablehlo(Pass):
    ARGUMENT = "chlo-legalize-to-stablehlo"
    NAME = "ChloLegalizeToStablehloPass"
    OP_NAME = "func.func"
    IS_DEFINED = True

    def run(self) -> None:
        patterns, target = RewritePatternSet(), ConversionTarget(self.context)
        target.add_illegal_dialect("chlo")
        target.add_legal_dialect("stablehlo", "arith", "func", "shape", "tensor")
        STATIC_BROADCASTS.add_to(patterns, OptimizationOptions(), benefit=10)
        DYNAMIC_BROADCASTS.add_to(patterns, OptimizationOptions(), benefit=5)
        OTHERS.add_to(patterns, OptimizationOptions())
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
