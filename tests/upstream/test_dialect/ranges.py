"""Ranges of integers that the test dialect's operations say: `test.with_bounds` in attributes."""

from __future__ import annotations

from collections.abc import Sequence

from mlirkit.analysis.int_ranges import InferIntRangeInterface, SetRange, storage_width
from mlirkit.builtin.attributes import IntegerAttr, integer_attr
from mlirkit.builtin.shaped_types import ShapedType
from mlirkit.builtin.types import IntegerType
from mlirkit.core.operation import Operation
from mlirkit.folding.ap_int import APInt
from mlirkit.folding.int_range import IntRange
from mlirkit.ods.live.hooks import interface


def _stated(op: Operation) -> IntRange:
    bounds: list[APInt] = []
    for name in ("umin", "umax", "smin", "smax"):
        bound = op.attribute(name)
        assert isinstance(bound, IntegerAttr)
        bounds.append(APInt(bound.value, storage_width(bound.type)))
    return IntRange(*bounds)


class StatedRange(InferIntRangeInterface):
    """The attributes say it of the result."""

    __slots__ = ()

    def infer_result_ranges(self, op: Operation, ranges: Sequence[IntRange], set_range: SetRange) -> None:
        set_range(op.result_values()[0], _stated(op))


class StatedRangeOfArgument(InferIntRangeInterface):
    """The attributes say it of the body's argument."""

    __slots__ = ()

    def infer_result_ranges(self, op: Operation, ranges: Sequence[IntRange], set_range: SetRange) -> None:
        set_range(op.regions[0].get_blocks()[0].args[0], _stated(op))


interface("test.with_bounds", "InferIntRangeInterface")(StatedRange())
interface("test.with_bounds_region", "InferIntRangeInterface")(StatedRangeOfArgument())


class ReflectedRange(InferIntRangeInterface):
    """The range of the operand, which the attributes say from then on."""

    __slots__ = ()

    def infer_result_ranges(self, op: Operation, ranges: Sequence[IntRange], set_range: SetRange) -> None:
        range = ranges[0]
        type = op.result_types()[0]
        if isinstance(type, ShapedType):
            type = type.element_type
        signed = unsigned = type
        if isinstance(type, IntegerType):
            signed, unsigned = IntegerType.get_signed(type.width), IntegerType.get_unsigned(type.width)
        op.set_attribute("umin", integer_attr(unsigned, range.umin.bits))
        op.set_attribute("umax", integer_attr(unsigned, range.umax.bits))
        op.set_attribute("smin", integer_attr(signed, range.smin.signed))
        op.set_attribute("smax", integer_attr(signed, range.smax.signed))
        set_range(op.result_values()[0], range)


class IncrementedRange(InferIntRangeInterface):
    """The operand's range plus one; the largest values stay."""

    __slots__ = ()

    def infer_result_ranges(self, op: Operation, ranges: Sequence[IntRange], set_range: SetRange) -> None:
        range = ranges[0]
        width = range.width
        most, signed_most = (1 << width) - 1, (1 << (width - 1)) - 1
        bounds = (
            min(range.umin.bits + 1, most),
            min(range.umax.bits + 1, most),
            min(range.smin.signed + 1, signed_most),
            min(range.smax.signed + 1, signed_most),
        )
        set_range(op.result_values()[0], IntRange(*[APInt(each, width) for each in bounds]))


interface("test.reflect_bounds", "InferIntRangeInterface")(ReflectedRange())
interface("test.increment", "InferIntRangeInterface")(IncrementedRange())
