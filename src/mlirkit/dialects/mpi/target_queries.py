"""Values of the nearest target specification.  Mirror: dlti::query of mlir/lib/Dialect/DLTI/DLTI.cpp."""

from __future__ import annotations

from mlirkit.core.attribute import Attribute, ParametrizedAttribute
from mlirkit.core.operation import Operation
from mlirkit.core.structural_attributes import StringAttr
from mlirkit.dialects.declared import dlti

Description = dlti.DataLayoutSpecAttr | dlti.MapAttr | dlti.TargetDeviceSpecAttr | dlti.TargetSystemSpecAttr


def queried(op: Operation, key: str) -> Attribute | None:
    """The value in the target specification of the operation, or of the nearest one around it."""
    around: Operation | None = op
    while around is not None:
        description = _description(around)
        if description is not None:
            return _entry(description, key)
        around = around.parent_op
    return None


def _description(op: Operation) -> Description | None:
    named = {**op.properties, **op.discardable_attributes}
    for name in sorted(named):
        attribute = named[name]
        if isinstance(
            attribute,
            (dlti.DataLayoutSpecAttr, dlti.MapAttr, dlti.TargetDeviceSpecAttr, dlti.TargetSystemSpecAttr),
        ):
            return attribute
    return None


def _entry(description: Description, key: str) -> Attribute | None:
    for entry in description.entries:
        if isinstance(entry, ParametrizedAttribute):
            # The key has no accessor: all attributes have a method of that name.
            name, value = entry.parameters
            if isinstance(name, StringAttr) and name.value == key:
                return value if isinstance(value, Attribute) else None
    return None
