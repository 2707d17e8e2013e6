"""The rocdl dialect: its definitions, and its attribute on kernels."""

from __future__ import annotations

from mlirkit.core.attribute import Attribute
from mlirkit.core.operation import Operation
from mlirkit.dialects.declared import llvm, rocdl
from mlirkit.ods.live.dialect import LiveDialect
from mlirkit.ods.live.hooks import dialect_class, value_interface

_KERNEL = "rocdl.kernel"


@dialect_class("rocdl")
class ROCDLDialect(LiveDialect):
    """Verifies operations marked as kernels."""

    ALLOWS_UNKNOWN_OPERATIONS = True

    def verify_operation_attribute(self, op: Operation, name: str, attribute: Attribute) -> None:
        """Mirrors ROCDLDialect::verifyOperationAttribute."""
        if name == _KERNEL and not isinstance(op, llvm.LLVMFuncOp):
            raise op.error(f"'\"{_KERNEL}\"' attribute attached to unexpected op")


value_interface("TargetAttrInterface", rocdl.ROCDLTargetAttr)
