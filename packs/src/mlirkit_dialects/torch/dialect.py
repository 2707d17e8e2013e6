"""The torch dialect itself: bounds of arguments' types."""

from __future__ import annotations

from mlirkit.builtin.attributes import TypeAttr
from mlirkit.core.attribute import Attribute
from mlirkit.core.operation import Operation
from mlirkit.dialects.declared import func
from mlirkit.ods.live.dialect import LiveDialect
from mlirkit.ods.live.hooks import dialect_class
from mlirkit_dialects.torch.types import is_tensor

TYPE_BOUND = "torch.type_bound"


@dialect_class("torch")
class TorchDialect(LiveDialect):
    """Verifies `torch.type_bound`, the only attribute of arguments."""

    def verify_region_arg_attribute(
        self, op: Operation, region_index: int, arg_index: int, name: str, attribute: Attribute
    ) -> None:
        """Mirrors TorchDialect::verifyRegionArgAttribute."""
        if name != TYPE_BOUND:
            raise op.error(f"unknown region arg attribute '{name}'")
        if not isinstance(op, func.FuncOp):
            raise op.error(f"'{name}' must be attached to a func")
        if not isinstance(attribute, TypeAttr):
            raise op.error(f"'{name}' must be TypeAttr")
        if not is_tensor(attribute.value):
            raise op.error(f"'{name}' must be of !torch.tensor/!torch.vtensor type")
        if not is_tensor(op.type.inputs[arg_index]):
            raise op.error(f"'{name}' must be attached to an argument of !torch.tensor/!torch.vtensor type")
