"""What stubs annotate with: arrays whose elements, and type attributes whose types, the definition says
(MLIR's `TypedArrayAttrBase` and `TypeAttrOf`).

At run time these are the classes of all arrays and type attributes; type checkers see typed_attributes.pyi.
"""

from mlirkit.builtin.attributes import ArrayAttr as TypedArrayAttr
from mlirkit.builtin.attributes import TypeAttr as TypedTypeAttr

__all__ = ["TypedArrayAttr", "TypedTypeAttr"]
