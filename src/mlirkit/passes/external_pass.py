"""Passes that are functions: `function(operation, pass)`, added to a manager directly."""

from __future__ import annotations

from collections.abc import Callable
from typing import Any

from mlirkit.core.arguments import expect, expect_or_none
from mlirkit.passes.pass_base import Pass


class ExternalPass(Pass):
    """Calls a function with the operation and this pass, on which it may signal a failure."""

    def __init__(
        self,
        function: Callable[[Any, Any], Any],
        name: str | None = None,
        argument: str = "",
        description: str = "",
        op_name: str = "",
    ) -> None:
        super().__init__()
        if not callable(function):
            raise TypeError(f"expected a function of an operation and a pass, got {function!r}")
        expect_or_none(name, str, "ExternalPass", "name")
        expect(argument, str, "ExternalPass", "argument")
        expect(description, str, "ExternalPass", "description")
        expect(op_name, str, "ExternalPass", "op_name")
        self.function = function
        own = getattr(function, "__name__", type(function).__name__)
        self.name = own if name is None else name
        self.argument = argument
        self.description = description
        self.op_name = op_name

    def run(self) -> None:
        self.function(self.operation, self)

    def clone(self) -> Pass:
        return ExternalPass(self.function, self.name, self.argument, self.description, self.op_name)
