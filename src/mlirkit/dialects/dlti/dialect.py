"""The dlti dialect: its definitions, and the verification of its attributes on operations.

The entries of layouts are verified in dialects/data_layouts.py.  Mirror: verifyOperationAttribute of
DLTIDialect.
"""

from __future__ import annotations

from mlirkit.core.attribute import Attribute
from mlirkit.core.operation import Operation
from mlirkit.dialects.data_layouts import INTERFACE, SPEC, is_scope, verify_layout
from mlirkit.dialects.declared import dlti
from mlirkit.ods.live.dialect import LiveDialect
from mlirkit.ods.live.hooks import dialect_class

# The classes of attributes on operations.
KINDS = {
    SPEC: dlti.DataLayoutSpecAttr,
    "dlti.target_system_spec": dlti.TargetSystemSpecAttr,
    "dlti.map": dlti.MapAttr,
}


@dialect_class("dlti")
class DLTIDialect(LiveDialect):
    """Checks layouts and target specifications on operations."""

    def verify_operation_attribute(self, op: Operation, name: str, attribute: Attribute) -> None:
        if name not in KINDS:
            raise op.error(f"attribute '{name}' not supported by dialect")
        if not isinstance(attribute, KINDS[name]):
            raise op.error(f"'{name}' is expected to be a #{name} attribute")
        # Operations with the data layout interface verify it themselves.
        if name == SPEC and is_scope(op) and INTERFACE not in op.info.interfaces_at_hand:
            verify_layout(op)
