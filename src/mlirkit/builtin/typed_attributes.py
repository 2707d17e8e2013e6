"""Annotations of stubs: arrays of the elements, and type attributes of the types, that a definition states
(MLIR's `TypedArrayAttrBase` and `TypeAttrOf`).

At run time they are the classes of all arrays and type attributes; type checkers read typed_attributes.pyi.
"""

from mlirkit.builtin.attributes import ArrayAttr as TypedArrayAttr
from mlirkit.builtin.attributes import TypeAttr as TypedTypeAttr

__all__ = ["TypedArrayAttr", "TypedTypeAttr"]
