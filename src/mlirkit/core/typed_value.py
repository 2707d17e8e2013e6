"""Annotations of stubs: values of the types that a definition states (MLIR's `TypedValue<MemRefType>`), and
properties that may be assigned.

At run time these are the classes of all values and properties; type checkers read typed_value.pyi.
"""

from mlirkit.core.value import OpResult as TypedResult
from mlirkit.core.value import Value as TypedValue

Assignable = property

__all__ = ["Assignable", "TypedResult", "TypedValue"]
