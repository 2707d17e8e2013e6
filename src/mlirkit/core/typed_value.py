"""Values of which the definition says the type, as stubs annotate them: MLIR's `TypedValue<MemRefType>`.

At run time these are the classes of all values; type checkers see typed_value.pyi.
"""

from mlirkit.core.value import OpResult as TypedResult
from mlirkit.core.value import Value as TypedValue

__all__ = ["TypedResult", "TypedValue"]
