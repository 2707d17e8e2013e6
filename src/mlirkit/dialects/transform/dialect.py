"""The transform dialect: its definitions, messages for unknown types, and its attributes on operations."""

from __future__ import annotations

from mlirkit.builtin.attributes import UnitAttr
from mlirkit.core.attribute import Attribute
from mlirkit.core.operation import Operation
from mlirkit.core.structural_attributes import StringAttr
from mlirkit.dialects.transform.kinds import CONSUMED, READ_ONLY
from mlirkit.dialects.transform.recursion import verify_no_recursion
from mlirkit.ods.live.dialect import LiveDialect
from mlirkit.ods.live.hooks import dialect_class
from mlirkit.support.diagnostics import MLIRError

_UNITS = (CONSUMED, READ_ONLY, "transform.silence_tracking_failures")


@dialect_class("transform")
class TransformDialect(LiveDialect):
    """Types are looked up by mnemonic, because extensions add some."""

    UNKNOWN_TYPE = "unknown type mnemonic: {}"

    def verify_operation_attribute(self, op: Operation, name: str, attribute: Attribute) -> None:
        if name == "transform.with_named_sequence":
            if not op.info.has_trait("SymbolTable"):
                raise MLIRError.at(
                    op.diagnostic(f'"{name}" attribute can only be attached to operations with symbol tables')
                )
            verify_no_recursion(op)
        elif name == "transform.target_tag":
            if not isinstance(attribute, StringAttr):
                raise op.error(f'"{name}" attribute must be a string')
        elif name in _UNITS:
            if not isinstance(attribute, UnitAttr):
                raise op.error(f'"{name}" must be a unit attribute')
        else:
            raise MLIRError.at(op.diagnostic(f'unknown attribute: "{name}"'))
