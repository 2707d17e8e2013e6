"""Building IR: the same script for upstream's bindings and for mlirkit, which take each other's names."""

from __future__ import annotations

from typing import Any


def create(ir: Any, context: Any) -> Any:
    """A block of 20,000 unregistered operations that read each other."""
    with context, ir.Location.unknown():
        module = ir.Module.create()
        i32 = ir.IntegerType.get_signless(32)
        with ir.InsertionPoint(module.body):
            value = ir.Operation.create("x.start", results=[i32]).result
            for _ in range(20_000):
                value = ir.Operation.create("x.next", results=[i32], operands=[value, value]).result
    return module
