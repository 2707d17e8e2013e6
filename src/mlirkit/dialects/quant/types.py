"""Quantized types: integers that represent real numbers.

    !quant.any<i8<-8:7>:f32>
    !quant.uniform<i8:f32, 2.0:10>                     per tensor: (stored - 10) * 2.0
    !quant.uniform<u8:f32:1, {2.0:10, 3.0}>            per axis: a scale and zero point for each slice
    !quant.uniform<i8:f32:{0:1, 1:2}, {{2.0:1}, {3.0}}>     sub-channel: for each block of these sizes
    !quant.calibrated<f32<-1.0:1.0>>

The classes come from QuantTypes.td; this file has their further members, as QuantTypes.cpp.  Checks of
parameters: type_checks.py.  Syntax: asm.py.
"""

from __future__ import annotations

from collections.abc import Sequence
from typing import ClassVar, TypeVar

from mlirkit.builtin.shaped_types import RankedTensorType, ShapedType, UnrankedTensorType, VectorType
from mlirkit.builtin.types import IntegerType
from mlirkit.core.attribute import ParametrizedType, Type
from mlirkit.dialects.declared import live_class, quant
from mlirkit.dialects.quant.type_text import SIGNED, default_range
from mlirkit.ods.live.classes.value_class import invalid_reason, parameters_of
from mlirkit.ods.live.hooks import face_class, value_base, value_builder, value_members
from mlirkit.support.diagnostics import MLIRError

Kind = TypeVar("Kind", bound=Type)


@face_class("quant", "QuantizedType")
@value_base("quant::QuantizedType")
class QuantizedType(ParametrizedType):
    """Base of the quantized types.  Types without storage do not have its numbers."""

    __slots__ = ()
    FLAG_SIGNED: ClassVar[int] = SIGNED

    @property
    def flags(self) -> int:
        return 0

    @property
    def storage_type(self) -> Type | None:
        return None

    @property
    def expressed_type(self) -> Type | None:
        """The float type that the numbers represent; None if absent."""
        return None

    @property
    def storage_type_min(self) -> int:
        return 0

    @property
    def storage_type_max(self) -> int:
        return 0

    @property
    def is_signed(self) -> bool:
        return bool(self.flags & SIGNED)

    @property
    def storage_type_integral_width(self) -> int:
        storage = self.storage_type
        return storage.width if isinstance(storage, IntegerType) else 0

    @property
    def storage(self) -> tuple[Type | None, int, int]:
        """The storage without its signedness: type, minimum and maximum."""
        return (self.storage_type, self.storage_type_min, self.storage_type_max)

    @property
    def quantized_element_type(self) -> QuantizedType:
        return self

    @staticmethod
    def default_minimum_for_integer(is_signed: bool, integral_width: int) -> int:
        return default_range(is_signed, integral_width)[0]

    @staticmethod
    def default_maximum_for_integer(is_signed: bool, integral_width: int) -> int:
        return default_range(is_signed, integral_width)[1]

    def is_compatible_expressed_type(self, candidate: Type) -> bool:
        """Whether this type can quantize the type, or the elements of a shaped type."""
        if isinstance(candidate, ShapedType):
            return bool(candidate.element_type == self.expressed_type)
        return bool(candidate == self.expressed_type)

    def cast_from_storage_type(self, candidate: Type) -> Type:
        """This type for its storage type; tensors and vectors get the storage type as elements, as
        upstream."""
        if candidate == self.storage_type:
            return self
        return _with_elements(candidate, self.storage_type)

    def cast_from_expressed_type(self, candidate: Type) -> Type:
        """This type for its expressed type, also as an element type."""
        if candidate == self.expressed_type:
            return self
        if isinstance(candidate, ShapedType) and candidate.element_type == self.expressed_type:
            return _with_elements(candidate, self)
        raise TypeError("Invalid cast.")

    def cast_expressed_to_storage_type(self, candidate: Type) -> Type:
        return self.cast_to_storage_type(self.cast_from_expressed_type(candidate))

    @staticmethod
    def cast_to_storage_type(type: Type) -> Type:
        """The storage type of a quantized type, also as an element type."""
        element = _quantized_element(type)
        return _with_elements(type, element.storage_type, element)

    @staticmethod
    def cast_to_expressed_type(type: Type) -> Type:
        """The expressed type of a quantized type, also as an element type."""
        element = _quantized_element(type)
        return _with_elements(type, element.expressed_type, element)


@value_members(quant.UniformQuantizedType)
class UniformMembers(quant.UniformQuantizedType):
    """One scale and zero point for all."""

    @property
    def is_fixed_point(self) -> bool:
        """Whether the zero point is 0."""
        return self.zero_point == 0


@value_members(quant.UniformQuantizedPerAxisType)
class PerAxisMembers(quant.UniformQuantizedPerAxisType):
    """A scale and zero point for each slice along a dimension."""

    @property
    def is_fixed_point(self) -> bool:
        """Whether all zero points are 0."""
        return not any(self.zero_points)

    @property
    def scales(self) -> list[float]:
        parameters = dict(zip(self.__match_args__, parameters_of(self), strict=True))
        return list(parameters["scales"])

    @property
    def zero_points(self) -> list[int]:
        return list(self.zeroPoints)


@value_members(quant.UniformQuantizedSubChannelType)
class SubChannelMembers(quant.UniformQuantizedSubChannelType):
    """A scale and zero point for each block."""

    @property
    def quantized_dimensions(self) -> list[int]:
        return list(self.quantizedDimensions)

    @property
    def block_sizes(self) -> list[int]:
        return list(self.blockSizes)


# -- builders -----------------------------------------------------------------------------------------


def _checked(kind: type[Kind], *parameters: object) -> Kind:
    """A type of the current context; MLIRError if the parameters are invalid."""
    made = live_class(kind)(*parameters)
    reason = invalid_reason(made)
    if reason is not None:
        raise MLIRError(reason)
    return made


@value_builder(quant.UniformQuantizedType)
def build_uniform(
    flags: int, storage: Type, expressed: Type, scale: float, zero_point: int, low: int, high: int
) -> quant.UniformQuantizedType:
    return _checked(
        quant.UniformQuantizedType, flags, storage, expressed, float(scale), zero_point, low, high
    )


@value_builder(quant.UniformQuantizedPerAxisType)
def build_per_axis(
    flags: int,
    storage: Type,
    expressed: Type,
    scales: Sequence[float],
    zero_points: Sequence[int],
    dimension: int,
    low: int,
    high: int,
) -> quant.UniformQuantizedPerAxisType:
    if len(scales) != len(zero_points):
        raise ValueError("Mismatching number of scales and zero points.")
    floats = tuple([float(scale) for scale in scales])
    rest = (tuple(zero_points), dimension, low, high)
    return _checked(quant.UniformQuantizedPerAxisType, flags, storage, expressed, floats, *rest)


@value_builder(quant.CalibratedQuantizedType)
def build_calibrated(expressed: Type, low: float, high: float) -> quant.CalibratedQuantizedType:
    return _checked(quant.CalibratedQuantizedType, expressed, float(low), float(high))


# -- casts --------------------------------------------------------------------------------------------


def _quantized_element(type: Type) -> QuantizedType:
    """A quantized type itself, or the quantized element type of a shaped type."""
    element = type.element_type if isinstance(type, ShapedType) else type
    if not isinstance(element, QuantizedType):
        raise TypeError("Invalid cast.")
    return element


def _with_elements(type: Type, element: Type | None, replaced: Type | None = None) -> Type:
    """A tensor or vector with another element type; `element` itself in place of `replaced`."""
    if element is not None:
        if type == replaced:
            return element
        if isinstance(type, RankedTensorType):
            return RankedTensorType(type.shape, element)
        if isinstance(type, UnrankedTensorType):
            return UnrankedTensorType(element)
        if isinstance(type, VectorType):
            return VectorType(type.shape, element)
    raise TypeError("Invalid cast.")
