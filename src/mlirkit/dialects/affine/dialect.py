"""The affine dialect: its definitions, and the operations that upstream defines only in C++."""

from __future__ import annotations

from typing import Any

from mlirkit.dialects.affine.dma import AffineDmaStartOp, AffineDmaWaitOp
from mlirkit.ods.live.dialect import LiveDialect
from mlirkit.ods.live.hooks import dialect_class

# Files may contain them; upstream's bindings, generated from definitions, have no names for them.
_UNDEFINED: dict[str, Any] = {
    op_class.OPERATION_NAME: op_class for op_class in (AffineDmaStartOp, AffineDmaWaitOp)
}


@dialect_class("affine")
class AffineDialect(LiveDialect):
    """Adds `affine.dma_start` and `affine.dma_wait`."""

    def operation_class(self, name: str) -> Any:
        return _UNDEFINED.get(name) or LiveDialect.operation_class(self, name)
