"""Verifiers of arith, and the types of its casts."""

from __future__ import annotations

from collections.abc import Callable, Sequence
from operator import gt, lt

from mlirkit.builtin.attributes import FloatAttr, IntegerAttr
from mlirkit.builtin.dense import DenseElementsAttr, ElementsAttr
from mlirkit.builtin.float_types import FloatType
from mlirkit.builtin.shaped_types import MemRefType, UnrankedMemRefType, VectorType
from mlirkit.builtin.types import IndexType, IntegerType
from mlirkit.core.attribute import Type
from mlirkit.core.operation import Operation
from mlirkit.dialects.cast_types import CastOfOneValue, bit_width, element_type, valid_cast
from mlirkit.dialects.declared import arith
from mlirkit.ods.live.cpp.type_names import element_type_or_self, i1_same_shape
from mlirkit.ods.live.hooks import follows_signature, interface, verifier


@verifier(arith.ConstantOp)
@follows_signature
def verify_constant(op: arith.ConstantOp) -> None:
    """Mirrors ConstantOp::verify."""
    value, type = op.value, op.result.type
    if isinstance(type, IntegerType) and type.signedness:
        raise op.op_error("integer return type must be signless")
    if not isinstance(value, (IntegerAttr, FloatAttr, ElementsAttr)):
        raise op.op_error("value must be an integer, float, or elements attribute")
    is_scalable = isinstance(type, VectorType) and any(type.scalable_flags)
    if is_scalable and not (isinstance(value, DenseElementsAttr) and value.is_splat):
        raise op.op_error(
            "intializing scalable vectors with elements attribute is not supported unless it's a vector splat"
        )


@verifier(arith.SelectOp)
@follows_signature
def verify_select(op: arith.SelectOp) -> None:
    """Mirrors SelectOp::verify: one condition for all elements, or one for each."""
    condition = op.condition.type
    if isinstance(condition, IntegerType) and condition.width == 1 and not condition.signedness:
        return
    result = op.result.type
    expected = i1_same_shape(result)
    if isinstance(expected, IntegerType) or isinstance(result, (MemRefType, UnrankedMemRefType)):
        raise op.op_error(f"expected condition to be a signless i1, but got '{condition}'")
    if condition != expected:
        raise op.op_error(
            "expected condition type to have the same shape as the result type, expected "
            f"'{expected}', but got '{condition}'"
        )


@verifier(arith.ExtUIOp, arith.ExtSIOp, arith.ExtFOp, arith.ScalingExtFOp)
@follows_signature
def verify_extension(op: arith.ExtUIOp | arith.ExtSIOp | arith.ExtFOp | arith.ScalingExtFOp) -> None:
    """Mirrors verifyExtOp."""
    source = element_type_or_self(op.in_.type)
    result = element_type_or_self(op.out.type)
    if bit_width(source) >= bit_width(result):
        raise op.error(f"result type '{result}' must be wider than operand type '{source}'")


@verifier(arith.TruncIOp, arith.TruncFOp, arith.ScalingTruncFOp)
@follows_signature
def verify_truncation(op: arith.TruncIOp | arith.TruncFOp | arith.ScalingTruncFOp) -> None:
    """Mirrors verifyTruncateOp."""
    source = element_type_or_self(op.in_.type)
    result = element_type_or_self(op.out.type)
    if bit_width(source) <= bit_width(result):
        raise op.error(f"result type '{result}' must be shorter than operand type '{source}'")


class WidthCast(CastOfOneValue):
    """Casts between integers or between floats, to more bits or to fewer."""

    __slots__ = ("compare", "kind")

    def __init__(self, kind: type[Type], compare: Callable[[int, int], bool]) -> None:
        self.kind = kind
        self.compare = compare

    def is_compatible(self, source: Type, target: Type) -> bool:
        if not valid_cast(source, target):
            return False
        narrow = element_type(source, (self.kind,))
        wide = element_type(target, (self.kind,))
        return narrow is not None and wide is not None and self.compare(bit_width(wide), bit_width(narrow))


class ScalingCast(WidthCast):
    """As `WidthCast`; the second operand is a scale."""

    __slots__ = ()

    def are_cast_compatible(self, inputs: Sequence[Type], outputs: Sequence[Type]) -> bool:
        return self.is_compatible(inputs[0], outputs[0])


class KindCast(CastOfOneValue):
    """Casts from one kind of elements to another."""

    __slots__ = ("source_kind", "target_kind")

    def __init__(self, source_kind: type[Type], target_kind: type[Type]) -> None:
        self.source_kind = source_kind
        self.target_kind = target_kind

    def is_compatible(self, source: Type, target: Type) -> bool:
        return (
            valid_cast(source, target)
            and element_type(source, (self.source_kind,)) is not None
            and element_type(target, (self.target_kind,)) is not None
        )


class IndexCast(CastOfOneValue):
    """Casts between index and signless integers, also of memrefs."""

    __slots__ = ()

    def is_compatible(self, source: Type, target: Type) -> bool:
        if not valid_cast(source, target):
            return False
        kinds = (IntegerType, IndexType)
        pair = (element_type(source, kinds, memrefs=True), element_type(target, kinds, memrefs=True))
        indices = [isinstance(type, IndexType) for type in pair]
        integers = [isinstance(type, IntegerType) and not type.signedness for type in pair]
        return (indices[0] and integers[1]) or (integers[0] and indices[1])


class BitCast(CastOfOneValue):
    """Casts between integers and floats of equal width, also of memrefs."""

    __slots__ = ()

    def is_compatible(self, source: Type, target: Type) -> bool:
        if not valid_cast(source, target):
            return False
        kinds = (IntegerType, FloatType)
        first = element_type(source, kinds, memrefs=True)
        second = element_type(target, kinds, memrefs=True)
        return first is not None and second is not None and bit_width(first) == bit_width(second)


CASTS: tuple[tuple[type[Operation], CastOfOneValue], ...] = (
    (arith.ExtUIOp, WidthCast(IntegerType, gt)),
    (arith.ExtSIOp, WidthCast(IntegerType, gt)),
    (arith.ExtFOp, WidthCast(FloatType, gt)),
    (arith.ScalingExtFOp, ScalingCast(FloatType, gt)),
    (arith.TruncIOp, WidthCast(IntegerType, lt)),
    (arith.TruncFOp, WidthCast(FloatType, lt)),
    (arith.ScalingTruncFOp, ScalingCast(FloatType, lt)),
    (arith.UIToFPOp, KindCast(IntegerType, FloatType)),
    (arith.SIToFPOp, KindCast(IntegerType, FloatType)),
    (arith.FPToUIOp, KindCast(FloatType, IntegerType)),
    (arith.FPToSIOp, KindCast(FloatType, IntegerType)),
    (arith.IndexCastOp, IndexCast()),
    (arith.IndexCastUIOp, IndexCast()),
    (arith.BitcastOp, BitCast()),
)

for _class, _cast in CASTS:
    interface(_class, "CastOpInterface")(_cast)
