"""The dialect `fx` of effects.td, and modules in it."""

from __future__ import annotations

from pathlib import Path
from typing import Any

import mlirkit
from mlirkit import ir
from mlirkit.core.interfaces import SuccessorOperands
from mlirkit.dialects.branches import Branch
from mlirkit.ods.live.hooks import interface

TD = Path(__file__).with_name("effects.td")


class Raise(Branch):
    """`fx.raise`."""

    __slots__ = ()

    def successor_operands(self, op: Any, index: int) -> SuccessorOperands:
        return SuccessorOperands(list(op.forwarded), 1)


interface("fx.raise", "BranchOpInterface")(Raise("forwarded"))


def context() -> ir.Context:
    """A context with `fx` that allows unregistered operations."""
    made = ir.Context(allow_unregistered_dialects=True)
    mlirkit.load_td(TD, context=made)
    return made


def parse(text: str) -> Any:
    return ir.Module.parse(text, context())


def body(text: str) -> str:
    """`text` as the operations of a module are printed."""
    return str(parse(text))
