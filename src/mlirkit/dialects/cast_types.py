"""The types that casts of several dialects go between.

As the static functions above the casts in MLIR's ArithOps.cpp, and verifyCompatibleShape.
"""

from __future__ import annotations

from collections.abc import Sequence
from typing import Any

from mypy_extensions import mypyc_attr

from mlirkit.builtin.float_types import FloatType
from mlirkit.builtin.shaped_types import (
    MemRefType,
    RankedTensorType,
    ShapedType,
    UnrankedMemRefType,
    UnrankedTensorType,
    VectorType,
)
from mlirkit.builtin.trait_checks import have_compatible_shape
from mlirkit.builtin.type_checks import float_width, is_float
from mlirkit.builtin.types import IntegerType
from mlirkit.core.attribute import Type
from mlirkit.core.interfaces import CastOpInterface


@mypyc_attr(allow_interpreted_subclasses=True)
class CastOfOneValue(CastOpInterface):
    """A cast of one value to one type."""

    __slots__ = ()

    def are_cast_compatible(self, inputs: Sequence[Type], outputs: Sequence[Type]) -> bool:
        return len(outputs) == 1 and len(inputs) == 1 and self.is_compatible(inputs[0], outputs[0])

    def is_compatible(self, source: Type, target: Type) -> bool:
        raise NotImplementedError


def bit_width(type: Type) -> int:
    """Bits of an integer or float; -1 for others."""
    return type.width if isinstance(type, (IntegerType, FloatType)) else float_width(type)


def element_type(type: Type, kinds: tuple[type[Type], ...], memrefs: bool = False) -> Type | None:
    """The element type of a vector or tensor (or memref), or the type itself, if it is one of `kinds`."""
    shaped: tuple[Any, ...] = (VectorType, RankedTensorType, UnrankedTensorType)
    if memrefs:
        shaped = (*shaped, MemRefType, UnrankedMemRefType)
    if isinstance(type, ShapedType):
        if not isinstance(type, shaped):
            return None
        type = type.element_type
    if isinstance(type, kinds) or (FloatType in kinds and is_float(type)):
        return type
    return None


def valid_cast(source: Type, target: Type) -> bool:
    """Whether shapes and encodings allow a cast element by element."""
    if (
        isinstance(source, RankedTensorType)
        and isinstance(target, RankedTensorType)
        and source.encoding != target.encoding
    ):
        return False
    return have_compatible_shape(source, target)
