"""Uses of the bindings, as jobs that run over upstream's bindings and over mlirkit, since names agree.

jobs(ir, dialects)      by name: a function that prepares a job, and returns the callable to measure
"""

from __future__ import annotations

from collections.abc import Callable
from typing import Any

from benchmarks.measure import ROUNDS

COUNT = 5_000
Job = Callable[[], Callable[[], Any]]


class Bench:
    """One set of bindings, with its own current context."""

    def __init__(self, ir: Any, arith: Any, func: Any, scf: Any, registry: Any = None) -> None:
        self.ir = ir
        self.arith = arith
        self.func = func
        self.scf = scf
        self.context = ir.Context()
        if registry is not None:
            self.context.append_dialect_registry(registry)
            self.context.load_all_available_dialects()
        self.context.allow_unregistered_dialects = True
        self.context.__enter__()
        self.location = ir.Location.unknown()
        self.location.__enter__()
        self.modules: list[Any] = []
        self.i32 = ir.IntegerType.get_signless(32)

    def close(self) -> None:
        self.location.__exit__(None, None, None)
        self.context.__exit__(None, None, None)

    def function(self) -> tuple[Any, Any]:
        """A module with a function of one argument, and the function."""
        ir = self.ir
        module = ir.Module.create()
        with ir.InsertionPoint(module.body):
            function = self.func.FuncOp("f", ir.FunctionType.get([self.i32], []))
        function.add_entry_block()
        return module, function

    def chain(self) -> tuple[Any, Any]:
        """The same with a chain of additions."""
        module, function = self.function()
        block = function.regions[0].blocks[0]
        with self.ir.InsertionPoint(block):
            value = block.arguments[0]
            for _ in range(COUNT):
                value = self.arith.addi(value, value)
            self.func.return_([])
        # Bindings free the contents of a module with the module.
        self.modules.append(module)
        return module, block

    def create(self) -> Callable[[], Any]:
        ir = self.ir
        i32 = self.i32

        def job() -> Any:
            module = ir.Module.create()
            with ir.InsertionPoint(module.body):
                value = ir.Operation.create("x.start", results=[i32]).result
                for _ in range(COUNT):
                    value = ir.Operation.create("x.next", results=[i32], operands=[value, value]).result
            return module

        return job

    def create_registered(self) -> Callable[[], Any]:
        ir = self.ir
        i32 = self.i32
        attribute = ir.IntegerAttr.get(i32, 7)

        def job() -> Any:
            module, function = self.function()
            block = function.regions[0].blocks[0]
            with ir.InsertionPoint(block):
                value = block.arguments[0]
                for _ in range(COUNT):
                    constant = ir.Operation.create(
                        "arith.constant", results=[i32], attributes={"value": attribute}
                    ).result
                    value = ir.Operation.create(
                        "arith.addi", results=[i32], operands=[value, constant]
                    ).result
            return module

        return job

    def addi(self) -> Callable[[], Any]:
        arith = self.arith

        def job() -> Any:
            module, function = self.function()
            block = function.regions[0].blocks[0]
            with self.ir.InsertionPoint(block):
                value = block.arguments[0]
                for _ in range(COUNT):
                    value = arith.addi(value, value)
            return module

        return job

    def mixed(self) -> Callable[[], Any]:
        arith, scf, func = self.arith, self.scf, self.func
        i32 = self.i32

        def job() -> Any:
            module, function = self.function()
            block = function.regions[0].blocks[0]
            with self.ir.InsertionPoint(block):
                value = block.arguments[0]
                for number in range(COUNT // 5):
                    constant = arith.constant(i32, number)
                    condition = arith.cmpi(arith.CmpIPredicate.slt, value, constant)
                    chosen = arith.select(condition, value, constant)
                    branch = scf.IfOp(condition)
                    with self.ir.InsertionPoint(branch.then_block):
                        scf.yield_([])
                    value = arith.muli(chosen, value)
                func.return_([])
            return module

        return job

    def clone(self) -> Callable[[], Any]:
        module, _ = self.chain()
        copy: Callable[[], Any] = module.operation.clone
        return copy

    def clone_one(self) -> Callable[[], Any]:
        _module, block = self.chain()
        operations = list(block.operations)[:-1]

        def job() -> Any:
            place = self.ir.InsertionPoint.at_block_terminator(block)
            return [op.operation.clone(ip=place) for op in operations]

        return job

    def replace_and_erase(self) -> Callable[[], Any]:
        def job() -> Any:
            module, block = self.prepared.pop()
            for op in list(block.operations)[:-1]:
                op.result.replace_all_uses_with(op.operands[0])
                op.operation.erase()
            return module

        self.prepared = [self.chain() for _ in range(ROUNDS + 1)]
        return job

    prepared: list[tuple[Any, Any]]

    def set_attribute(self) -> Callable[[], Any]:
        _module, block = self.chain()
        operations = [op.operation for op in block.operations]
        values = [self.ir.StringAttr.get(text) for text in ("a", "b")]

        def job() -> None:
            for op in operations:
                attributes = op.attributes
                attributes["x.first"] = values[0]
                attributes["x.second"] = values[1]

        return job

    def get_attribute(self) -> Callable[[], Any]:
        _module, block = self.chain()
        operations = [op.operation for op in block.operations]
        value = self.ir.StringAttr.get("a")
        for op in operations:
            op.attributes["x.first"] = value

        def job() -> None:
            for op in operations:
                attributes = op.attributes
                _ = attributes["x.first"]
                _ = "x.second" in attributes
                _ = attributes["x.first"].value

        return job

    def verify(self) -> Callable[[], Any]:
        def job() -> None:
            module, _ = self.prepared.pop()
            module.operation.verify()

        self.prepared = [self.chain() for _ in range(ROUNDS + 1)]
        return job

    def verify_again(self) -> Callable[[], Any]:
        """Verification of a module without changes since the last one."""
        module, _ = self.chain()
        module.operation.verify()
        return lambda: module.operation.verify() and None

    def walk(self) -> Callable[[], Any]:
        _module, block = self.chain()

        def job() -> None:
            count = 0
            for op in block.operations:
                for operand in op.operands:
                    count += operand.type == self.i32

        return job


# By job: the limit of the compiled build's time, as a multiple of jaxlib's.
GATES = {
    "create": 1.2,
    "create_registered": 1.2,
    "addi": 1.5,
    "mixed": 1.5,
    "clone": 1.0,
    "clone_one": 1.0,
    "replace_and_erase": 1.2,
    "set_attribute": 1.0,
    "get_attribute": 1.0,
    "verify": 1.2,
    "verify_again": 1.2,
    "walk": 1.0,
}
