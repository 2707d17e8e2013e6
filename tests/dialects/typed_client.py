"""A program that uses dialects as type checkers see them; tests/dialects/test_stubs.py checks and runs it."""

from __future__ import annotations

from mlirkit import ir
from mlirkit.dialects import arith, cf, func, scf


def build() -> ir.Module:
    module: ir.Module = ir.Module.create(ir.Location.unknown())
    i32 = ir.IntegerType.get_signless(32)
    with ir.InsertionPoint(module.body), ir.Location.unknown():
        function = func.FuncOp("f", ([i32, i32], [i32]))
        block = function.add_entry_block()
        with ir.InsertionPoint(block):
            lhs, rhs = block.arguments
            op = arith.AddIOp(lhs, rhs, overflowFlags=arith.IntegerOverflowFlags.nsw)
            less: ir.OpResult = arith.cmpi(arith.CmpIPredicate.slt, op, lhs)
            flags: arith.IntegerOverflowFlags | None = op.overflowFlags
            assert flags is not None and flags.stringify() == "nsw"
            op.lhs = rhs
            branch = scf.IfOp(less)
            with ir.InsertionPoint(branch.then_block):
                scf.yield_([])
            cf.assert_(less, "always")
            func.return_([op])
    return module


def predicate(op: ir.Operation) -> str:
    match op:
        case arith.CmpIOp(lhs, rhs):
            return f"{op.predicate.stringify()} of {lhs.type} and {rhs.type}"
        case _:
            return "none"


def counts(module: ir.Module) -> dict[str, int]:
    """Walks yield operations; with a class as argument, the operations of that class."""
    found: dict[str, int] = {}
    for op in module.operation.walk():
        found[op.name] = found.get(op.name, 0) + op.result_count
    for addition in module.operation.walk_list(arith.AddIOp):
        addition.rhs = addition.lhs
    module.operation.walk(lambda op: ir.WalkResult.ADVANCE)
    again = ir.Module.parse(str(module))
    assert len(again.operation.walk_list()) == len(module.operation.walk_list())
    return found
