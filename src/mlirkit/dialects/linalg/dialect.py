"""The linalg dialect: its definitions, and the verification of its attribute on operations."""

from __future__ import annotations

from mlirkit.core.attribute import Attribute
from mlirkit.core.operation import Operation
from mlirkit.ods.live.dialect import LiveDialect
from mlirkit.ods.live.hooks import dialect_class


@dialect_class("linalg")
class LinalgDialect(LiveDialect):
    """Refuses attributes of the dialect on operations, except the stored maps of named operations."""

    def verify_operation_attribute(self, op: Operation, name: str, attribute: Attribute) -> None:
        if name != "linalg.memoized_indexing_maps":
            raise op.error(f"attribute '\"{name}\"' not supported by the linalg dialect")
