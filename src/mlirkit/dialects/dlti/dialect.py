"""The dlti dialect: its definitions, and its attributes on operations: what data layouts and targets say.

What layouts say is verified in data_layouts.py beside the dialects.  Mirror: verifyOperationAttribute of
DLTIDialect.
"""

from __future__ import annotations

from typing import Any

from mlirkit.dialects.data_layouts import SPEC, verify_layout
from mlirkit.ods.live.dialect import LiveDialect
from mlirkit.ods.live.hooks import dialect_class


@dialect_class("dlti")
class DLTIDialect(LiveDialect):
    """Checks layouts and descriptions of targets on operations."""

    def verify_operation_attribute(self, op: Any, name: str, attribute: Any) -> None:
        if name not in (SPEC, "dlti.target_system_spec", "dlti.map"):
            raise op.error(f"attribute '{name}' not supported by dialect")
        if name == "dlti.map":
            return
        if getattr(attribute, "FULL_NAME", "") != name:
            raise op.error(f"'{name}' is expected to be a #{name} attribute")
        if name == SPEC and op.info.name == "builtin.module":
            verify_layout(op)
