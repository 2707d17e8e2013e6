"""The bufferization dialect: its definitions, and its attributes on operations and on function arguments.

bufferization.manual_deallocation      on operations that allocate or free, or whose regions may
bufferization.writable                 a boolean, on arguments of functions with a body
bufferization.access                   "none", "read", "write" or "read-write", on arguments of functions
bufferization.buffer_layout            a memref's layout, on arguments of functions
"""

from __future__ import annotations

from mlirkit.builtin.attributes import IntegerAttr, StridedLayoutAttr
from mlirkit.builtin.map_attributes import AffineMapAttr
from mlirkit.builtin.types import integer_type
from mlirkit.core.attribute import Attribute
from mlirkit.core.operation import Operation
from mlirkit.core.side_effects import has_effect
from mlirkit.core.structural_attributes import StringAttr
from mlirkit.ods.live.dialect import LiveDialect
from mlirkit.ods.live.hooks import dialect_class

MANUAL_DEALLOCATION = "bufferization.manual_deallocation"
WRITABLE = "bufferization.writable"
ACCESS = "bufferization.access"
BUFFER_LAYOUT = "bufferization.buffer_layout"
_ACCESSES = ("none", "read", "write", "read-write")


@dialect_class("bufferization")
class BufferizationDialect(LiveDialect):
    """Verifies attributes on operations of any dialect."""

    def verify_operation_attribute(self, op: Operation, name: str, attribute: Attribute) -> None:
        """Mirrors BufferizationDialect::verifyOperationAttribute."""
        if name != MANUAL_DEALLOCATION:
            raise op.error(
                f"attribute '\"{name}\"' not supported as an op attribute by the bufferization dialect"
            )
        if not op.info.has_trait("HasRecursiveMemoryEffects") and not has_effect(op, "Allocate", "Free"):
            raise op.op_error(
                f"attribute '{name}' can be used only on ops that have an allocation and/or free side effect"
            )

    def verify_region_arg_attribute(
        self, op: Operation, region_index: int, arg_index: int, name: str, attribute: Attribute
    ) -> None:
        """Mirrors BufferizationDialect::verifyRegionArgAttribute."""
        if name == WRITABLE:
            if not isinstance(attribute, IntegerAttr) or attribute.type != integer_type(1):
                raise op.error(f"'{name}' is expected to be a boolean attribute")
            if op.region_at(region_index).is_empty:
                raise op.error(f"'{name}' is invalid on external functions")
        elif name == ACCESS:
            if not isinstance(attribute, StringAttr):
                raise op.error(f"'{name}' is expected to be a string attribute")
            if attribute.value not in _ACCESSES:
                raise op.error(f"invalid value for '{name}'")
        elif name == BUFFER_LAYOUT:
            if not isinstance(attribute, AffineMapAttr | StridedLayoutAttr):
                raise op.error(f"'{name}' is expected to be a memref layout attribute")
        else:
            raise op.error(
                "attribute 'bufferization.buffer_layout' not supported as a region arg attribute by the "
                "bufferization dialect"
            )
