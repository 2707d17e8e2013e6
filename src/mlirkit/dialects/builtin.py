"""The builtin dialect's face, under upstream's names; the classes are those of the room `builtin`."""

from __future__ import annotations

from collections.abc import Sequence
from typing import Any

from mlirkit.builtin.ops import ModuleOp, UnrealizedConversionCastOp
from mlirkit.core.attribute import Type
from mlirkit.core.location import Location

__all__ = ["ModuleOp", "UnrealizedConversionCastOp", "unrealized_conversion_cast"]


def unrealized_conversion_cast(
    outputs: Sequence[Type], inputs: Sequence[Any], *, loc: Location | None = None, ip: Any = None
) -> Any:
    """Build the operation; gives its result, or a list if there are several."""
    results = list(UnrealizedConversionCastOp(outputs, inputs, loc=loc, ip=ip).results)
    return results[0] if len(results) == 1 else results
