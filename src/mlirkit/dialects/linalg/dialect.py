"""The linalg dialect: its definitions, and the one attribute of its name that operations may have."""

from __future__ import annotations

from mlirkit.core.attribute import Attribute
from mlirkit.core.operation import Operation
from mlirkit.ods.live.dialect import LiveDialect
from mlirkit.ods.live.hooks import dialect_class


@dialect_class("linalg")
class LinalgDialect(LiveDialect):
    """Refuses attributes on operations but for the maps that named operations remember."""

    def verify_operation_attribute(self, op: Operation, name: str, attribute: Attribute) -> None:
        if name != "linalg.memoized_indexing_maps":
            raise op.error(f"attribute '\"{name}\"' not supported by the linalg dialect")
