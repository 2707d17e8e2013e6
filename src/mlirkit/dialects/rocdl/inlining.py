"""Inlining of rocdl operations, and memory accesses through descriptors."""

from __future__ import annotations

from collections.abc import Sequence

from mlirkit.core.operation import Operation
from mlirkit.core.value import Value
from mlirkit.dialects.declared import rocdl
from mlirkit.dialects.inlining import InlineOperations
from mlirkit.dialects.llvm.alias_scopes import AliasAnalysisOpInterface
from mlirkit.ods.live.hooks import dialect_interface, interface


class Descriptors(AliasAnalysisOpInterface):
    """Tensor loads and stores: all operands describe memory."""

    __slots__ = ()

    def accessed_operands(self, op: Operation) -> Sequence[Value]:
        return op.operand_values()


dialect_interface("rocdl", "DialectInlinerInterface")(InlineOperations())
for _tensor in (
    rocdl.TensorLoadToLDSOp,
    rocdl.TensorLoadToLDSD2Op,
    rocdl.TensorStoreFromLDSOp,
    rocdl.TensorStoreFromLDSD2Op,
):
    interface(_tensor, "AliasAnalysisOpInterface")(Descriptors())
