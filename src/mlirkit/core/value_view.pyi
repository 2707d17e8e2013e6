"""Views of values, to derive classes from."""

from mlirkit.core.value import BlockArgument, OpResult, Value

class ValueView(Value):
    """A value as a program's class shows it."""
    def __init__(self, value: Value) -> None: ...

class OpResultView(OpResult):
    """A result as a program's class shows it."""
    def __init__(self, value: Value) -> None: ...

class BlockArgumentView(BlockArgument):
    """An argument of a block as a program's class shows it."""
    def __init__(self, value: Value) -> None: ...
