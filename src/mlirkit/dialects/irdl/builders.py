"""Functions of irdl's face under the names of upstream's bindings."""

from __future__ import annotations

from typing import Any

from mlirkit.dialects.loading import shared_dialect
from mlirkit.ods.live.hooks import face_function


@face_function("irdl", "operation_")
def operation_(sym_name: Any, *, loc: Any = None, ip: Any = None) -> Any:
    """Build `irdl.operation`."""
    return shared_dialect("irdl").public("OperationOp")(sym_name, loc=loc, ip=ip)


@face_function("irdl", "type_")
def type_(sym_name: Any, *, loc: Any = None, ip: Any = None) -> Any:
    """Build `irdl.type`."""
    return shared_dialect("irdl").public("TypeOp")(sym_name, loc=loc, ip=ip)
