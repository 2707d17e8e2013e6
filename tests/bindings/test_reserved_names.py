"""Names of arguments that upstream's bindings change, because Python has a function of that name."""

from __future__ import annotations

from typing import Any

from mlirkit import ir
from mlirkit.dialects import memref


def test_argument_named_type() -> None:
    memory = ir.TypeAttr.get(ir.MemRefType.get([4], ir.F32Type.get()))
    build: Any = memref.GlobalOp  # the stub has the definition's name
    module = ir.Module.create()
    with ir.InsertionPoint(module.body), ir.Location.unknown():
        operation = build(sym_name="a", type_=memory)
    assert operation.type_ == operation.type == memory
    assert str(operation) == "memref.global @a : memref<4xf32>"
