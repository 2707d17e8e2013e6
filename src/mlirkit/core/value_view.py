"""Views of values, to derive classes from: `ir.Value`, `ir.OpResult` and `ir.BlockArgument` (core/casts.py).

Type checkers read value_view.pyi, in which views are values that are made of a value.
"""

from mlirkit.core.casts import casting_value
from mlirkit.core.value import BlockArgument, OpResult, Value

__all__ = ["BlockArgumentView", "OpResultView", "ValueView"]

ValueView = casting_value(Value, Value)
OpResultView = casting_value(OpResult, Value)
BlockArgumentView = casting_value(BlockArgument, Value)
