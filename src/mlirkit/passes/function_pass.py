"""Passes that are functions: `function(operation, pass)`, anchored on nothing, added to a manager by hand."""

from __future__ import annotations

from collections.abc import Callable
from typing import Any

from mlirkit.passes.pass_base import Pass


class FunctionPass(Pass):
    """Calls a function with the operation and this pass."""

    def __init__(
        self,
        function: Callable[[Any, Pass], Any],
        name: str = "",
        argument: str = "",
        op_name: str = "",
    ) -> None:
        super().__init__()
        self.function = function
        self.name = name or getattr(function, "__name__", type(function).__name__)
        self.argument = argument
        self.op_name = op_name

    def run(self) -> None:
        self.function(self.operation, self)

    def clone(self) -> Pass:
        return FunctionPass(self.function, self.name, self.argument, self.op_name)
