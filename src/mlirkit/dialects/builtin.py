"""The builtin dialect's face, under upstream's names; the classes are defined in the room `builtin`."""

from __future__ import annotations

from collections.abc import Mapping, Sequence
from typing import Any

from mlirkit.builtin.ops import ModuleOp, UnrealizedConversionCastOp
from mlirkit.core.attribute import Attribute, Type
from mlirkit.core.location import Location
from mlirkit.core.operation import Operation
from mlirkit.core.structural_attributes import StringAttr
from mlirkit.dialects.mixed_arguments import Insertion, ValueLike
from mlirkit.dialects.region_functions import region_op

__all__ = ["ModuleOp", "UnrealizedConversionCastOp", "module", "unrealized_conversion_cast"]


def _new_module(
    *,
    sym_name: str | Attribute | None = None,
    sym_visibility: str | Attribute | None = None,
    attrs: Mapping[str, Attribute] | None = None,
    loc: Location | None = None,
    ip: Insertion = None,
) -> Operation:
    """A module without a block, at the insertion point."""
    attributes = {"sym_name": sym_name, "sym_visibility": sym_visibility}
    entries = {
        name: StringAttr(attribute) if isinstance(attribute, str) else attribute
        for name, attribute in attributes.items()
        if attribute
    }
    return Operation.create(
        ModuleOp.OPERATION_NAME, attributes={**entries, **(attrs or {})}, regions=1, loc=loc, ip=ip
    )


# @builtin.module(sym_name="m"): a nested module whose body a Python function builds.
module = region_op(_new_module)


def unrealized_conversion_cast(
    outputs: Sequence[Type], inputs: Sequence[ValueLike], *, loc: Location | None = None, ip: Insertion = None
) -> Any:
    """Build the operation; gives its result, or a list if there are several."""
    results = list(UnrealizedConversionCastOp(outputs, inputs, loc=loc, ip=ip).results)
    return results[0] if len(results) == 1 else results
