"""`AsmState`: the names of a tree's values, computed once for printing several of its operations."""

from __future__ import annotations

from typing import Any

from mlirkit.core.block import Block
from mlirkit.core.operation import Operation
from mlirkit.core.upcalls import asm_state
from mlirkit.core.value import Value


class AsmState:
    """The names in the tree of an operation, or of the operation that a value or block belongs to.

    The state describes the tree at its creation; after changes, make a new one.
    """

    __slots__ = ("state",)

    def __init__(self, value: Any = None, use_local_scope: bool = False, *, op: Any = None) -> None:
        if value is None:
            value = op
        if not isinstance(value, (Operation, Value, Block)):
            raise TypeError(f"expected an operation, a value or a block, got {value!r}")
        owner = value.owner if isinstance(value, (Value, Block)) else value
        operation = owner.owner if isinstance(owner, Block) else owner
        if not isinstance(operation, Operation):
            raise ValueError("the value belongs to no operation")
        operation.require_live()
        # The state of the room `text`.
        self.state: Any = asm_state(operation, use_local_scope)
