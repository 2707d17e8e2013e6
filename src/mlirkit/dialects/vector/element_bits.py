"""How many bits elements take: getTypeSizeInBits of MLIR's data layout where nothing else is specified."""

from __future__ import annotations

from mlirkit.builtin.float_types import FloatType
from mlirkit.builtin.types import ComplexType, IndexType, IntegerType
from mlirkit.core.attribute import Type


def element_bits(type: Type) -> int:
    """Bits of an integer, float, index or complex number; 0 for others, whose size is not known."""
    if isinstance(type, (IntegerType, FloatType)):
        return type.width
    if isinstance(type, IndexType):
        return 64
    if isinstance(type, ComplexType):
        return 2 * element_bits(type.element_type)
    return 0
