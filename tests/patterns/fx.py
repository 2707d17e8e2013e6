"""The dialect `fx` of effects.td, and modules in it."""

from __future__ import annotations

from pathlib import Path
from typing import Any

import mlirkit
from mlirkit import ir

TD = Path(__file__).with_name("effects.td")


def context() -> ir.Context:
    """A context that knows `fx`, and lets operations of nobody be."""
    made = ir.Context(allow_unregistered_dialects=True)
    mlirkit.load_td(TD, context=made)
    return made


def parse(text: str) -> Any:
    return ir.Module.parse(text, context())


def body(text: str) -> str:
    """`text` as the operations of a module are printed."""
    return str(parse(text))
