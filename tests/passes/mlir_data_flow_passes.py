"""Passes that mlir-opt has for its own tests of data flow, as a plugin with equal behaviour.

mlirkit opt --load-pass-plugin=tests/passes/mlir_data_flow_passes.py --test-last-modified ...
"""

from __future__ import annotations

import sys
from collections.abc import Callable, Sequence
from functools import partial
from typing import Any

from mlirkit.analysis.constants import ConstantLattice
from mlirkit.analysis.data_flow import AnalysisState, DataFlowAnalysis, DataFlowSolver, Point
from mlirkit.analysis.dead_code import DeadCodeAnalysis, Executable, PredecessorState
from mlirkit.analysis.dense_analysis import CallAction, DenseForwardAnalysis, DenseLattice, point_before
from mlirkit.analysis.dense_backward_analysis import DenseBackwardAnalysis
from mlirkit.analysis.sparse_analysis import SparseForwardAnalysis
from mlirkit.analysis.sparse_backward_analysis import SparseBackwardAnalysis
from mlirkit.analysis.sparse_constant_propagation import SparseConstantPropagation
from mlirkit.analysis.sparse_lattice import SparseLattice
from mlirkit.builtin.attributes import ArrayAttr, BoolAttr, IntegerAttr
from mlirkit.core.block import Block
from mlirkit.core.interfaces import RegionBranchOpInterface
from mlirkit.core.matchers import constant_of
from mlirkit.core.operation import Operation
from mlirkit.core.region import Region
from mlirkit.core.side_effects import effects_of, is_memory_effect_free
from mlirkit.core.structural_attributes import StringAttr
from mlirkit.core.symbols import symbol_name
from mlirkit.core.value import Value
from mlirkit.core.walk import walk_postorder
from mlirkit.passes.options import Option
from mlirkit.passes.pass_base import Pass
from mlirkit.passes.pass_registry import register_pass

NAMESPACE = "(anonymous namespace)::"

say = partial(print, file=sys.stderr)


def text_attribute(op: Operation, name: str) -> str | None:
    text = op.attribute(name)
    return text.value if isinstance(text, StringAttr) else None


def baseline_solver(is_interprocedural: bool = True) -> DataFlowSolver:
    solver = DataFlowSolver(is_interprocedural)
    solver.load(DeadCodeAnalysis)
    solver.load(SparseConstantPropagation)
    return solver


# -- the framework without an analysis of values -----------------------------------------------------------


class FooState(AnalysisState):
    """A number that is combined with others bitwise."""

    number: int | None = None

    def join_number(self, other: int | None) -> bool:
        before = self.number
        if other is not None:
            self.number = other if before is None else before ^ other
        return self.number != before

    def set(self, other: FooState) -> bool:
        is_new = self.number != other.number
        self.number = other.number
        return is_new


class FooAnalysis(DataFlowAnalysis):
    def initialize(self, top: Operation) -> None:
        if len(top.regions) != 1:
            raise top.error("expected a single region top-level op")
        blocks = top.regions[0].get_blocks()
        if not blocks:
            raise top.error("expected at least one block in the region")
        self.solver.get_or_create(FooState, blocks[0]).join_number(0)
        for block in blocks:
            self.visit(block)
            for op in block.ops():
                if op.regions:
                    raise op.error("unexpected op with regions")
                self.visit(op)

    def visit(self, point: Point) -> None:
        state = self.solver.get_or_create(FooState, point)
        if isinstance(point, Block):
            if point is not point.parent_region.first_block:  # type: ignore[union-attr]
                changes = [
                    state.join_number(self.get_for(point, FooState, block.last).number)
                    for block in point.predecessors
                    if block.last is not None
                ]
                self.propagate_if_changed(state, any(changes))
            return
        is_changed = state.set(self.get_for(point, FooState, point_before(point)))
        number = point.attribute("foo")
        if isinstance(number, IntegerAttr):
            is_changed |= state.join_number(number.value)
        self.propagate_if_changed(state, is_changed)


@register_pass
class TestFooAnalysisPass(Pass):
    ARGUMENT = "test-foo-analysis"
    NAME = NAMESPACE + "TestFooAnalysisPass"
    OP_NAME = "func.func"

    def run(self) -> None:
        solver = DataFlowSolver()
        solver.load(FooAnalysis)
        solver.run(self.operation)
        say(f"function: @{symbol_name(self.operation)}")
        for op in walk_postorder(self.operation):
            tag = text_attribute(op, "tag")
            state = solver.lookup(FooState, op)
            if tag is not None and state is not None:
                say(f"{tag} -> {state.number}")


# -- dead code ----------------------------------------------------------------------------------------------


class ConstantAnalysis(DataFlowAnalysis):
    """Constant operations have a known value; all other values are unknown."""

    def initialize(self, top: Operation) -> None:
        for op in walk_postorder(top):
            self.visit(op)

    def visit(self, point: Point) -> None:
        assert isinstance(point, Operation)
        constant = constant_of(point)
        values: list[Value] = [*point.result_values()]
        if constant is None:
            for region in point.regions:
                values.extend([each for block in region.get_blocks()[:1] for each in block.args])
        for value in values:
            lattice = self.solver.get_or_create(ConstantLattice, value)
            self.propagate_if_changed(lattice, lattice.join_constant(constant, point.info.dialect_name))


@register_pass
class TestDeadCodeAnalysisPass(Pass):
    ARGUMENT = "test-dead-code-analysis"
    NAME = NAMESPACE + "TestDeadCodeAnalysisPass"

    def run(self) -> None:
        self.solver = DataFlowSolver()
        self.solver.load(DeadCodeAnalysis)
        self.solver.load(ConstantAnalysis)
        self.solver.run(self.operation)
        for op in walk_postorder(self.operation):
            tag = text_attribute(op, "tag")
            if tag is not None:
                say(f"{tag}:")
                for region in op.regions:
                    self.print_region(region)
                self.print_predecessors("op_preds", op)

    def print_region(self, region: Region) -> None:
        say(f" region #{region.region_number}")
        for block in region.get_blocks():
            say(f"  ^bb{region.index_of(block)} = {self.liveness(block)}")
            for last in reversed(block.incoming()):
                source = last.parent_block
                for successor in last.successors:
                    if source is not None and successor is block:
                        say(f"   from ^bb{region.index_of(source)} = {self.liveness((source, block))}")
        for block in region.get_blocks()[:1]:
            self.print_predecessors("region_preds", block)

    def liveness(self, anchor: Block | tuple[Block, Block]) -> str:
        state = self.solver.lookup(Executable, anchor)
        return "live" if state is not None and state.is_live else "dead"

    def print_predecessors(self, title: str, point: Point) -> None:
        state = self.solver.lookup(PredecessorState, point)
        if state is not None:
            listed = "".join([f"\n  {op.get_asm(skip_regions=True)}" for op in state.known])
            say(f"{title}: {'(all) ' if state.all_known else ''}predecessors:{listed or ' (none)'}")


# -- stores to values, by the uses of values ----------------------------------------------------------------


class WrittenTo(SparseLattice):
    """The names of the stores that write a value, or something made of it."""

    def __init__(self, anchor: Value) -> None:
        super().__init__(anchor)
        self.writes: dict[str, None] = {}

    def add(self, *names: str) -> bool:
        count = len(self.writes)
        self.writes |= dict.fromkeys(names)
        return len(self.writes) != count

    def join(self, other: SparseLattice) -> bool:
        assert isinstance(other, WrittenTo)
        return self.add(*other.writes)

    def __str__(self) -> str:
        return f"[{' '.join(self.writes)}]"


class WrittenToAnalysis(SparseBackwardAnalysis[WrittenTo]):
    def __init__(self, solver: DataFlowSolver, assumes_writes: bool) -> None:
        super().__init__(solver, WrittenTo)
        self.assumes_writes = assumes_writes

    def add(self, lattice: WrittenTo, name: str) -> None:
        self.propagate_if_changed(lattice, lattice.add(name))

    def visit_operation(
        self, op: Operation, operands: Sequence[WrittenTo], results: Sequence[WrittenTo]
    ) -> None:
        if op.name == "memref.store":
            self.add(operands[0], text_attribute(op, "tag_name") or "")
            return
        for result in results:
            for operand in operands:
                self.meet(operand, result)
            result.add_dependent(op, self)

    def visit_branch_operand(self, op: Operation, operand: Value, number: int) -> None:
        self.add(self.lattice(operand), f"brancharg{number}")

    def visit_call_operand(self, op: Operation, operand: Value, number: int) -> None:
        self.add(self.lattice(operand), f"callarg{number}")

    def visit_external_call(
        self, call: Operation, operands: Sequence[WrittenTo], results: Sequence[WrittenTo]
    ) -> None:
        if not self.assumes_writes:
            super().visit_external_call(call, operands, results)
            return
        for operand in operands:
            self.add(operand, text_attribute(call, "tag_name") or call.name)

    def set_to_exit_state(self, lattice: WrittenTo) -> None:
        lattice.writes.clear()


@register_pass
class TestWrittenToPass(Pass):
    ARGUMENT = "test-written-to"
    NAME = NAMESPACE + "TestWrittenToPass"
    OPTIONS = (Option("interprocedural", bool, True), Option("assume-func-writes", bool, False))

    def run(self) -> None:
        solver = baseline_solver(self.options.interprocedural)
        solver.load(WrittenToAnalysis, self.options.assume_func_writes)
        solver.run(self.operation)
        for op in walk_postorder(self.operation):
            tag = text_attribute(op, "tag")
            if tag is None:
                continue
            print(f"test_tag: {tag}:")
            for number, operand in enumerate(op.operand_values()):
                print(f" operand #{number}: {solver.lookup(WrittenTo, operand)}")
            for number, result in enumerate(op.result_values()):
                print(f" result #{number}: {solver.lookup(WrittenTo, result)}")


# -- accesses to memory, before and after -------------------------------------------------------------------


class UnderlyingValue(SparseLattice):
    """The value that a value is an alias of; None if there are several candidates."""

    def __init__(self, anchor: Value) -> None:
        super().__init__(anchor)
        self.is_initialized = False
        self.value: Value | None = None

    def join_value(self, value: Value | None) -> bool:
        if not self.is_initialized:
            self.is_initialized, self.value = True, value
            return True
        if self.value is value or self.value is None:
            return False
        self.value = None
        return True

    def join(self, other: SparseLattice) -> bool:
        assert isinstance(other, UnderlyingValue)
        return other.is_initialized and self.join_value(other.value)


class UnderlyingValueAnalysis(SparseForwardAnalysis[UnderlyingValue]):
    def __init__(self, solver: DataFlowSolver) -> None:
        super().__init__(solver, UnderlyingValue)

    def visit_operation(
        self, op: Operation, operands: Sequence[UnderlyingValue], results: Sequence[UnderlyingValue]
    ) -> None:
        if op.attribute("always_fail") is not None:
            raise op.error("this op is always fails")
        self.set_all_to_entry_states(results)

    def set_to_entry_state(self, lattice: UnderlyingValue) -> None:
        self.propagate_if_changed(lattice, lattice.join_value(lattice.anchor))


class Unknown(Exception):
    """The underlying value is not computed yet."""


def most_underlying(value: Value, lookup: Callable[[Value], UnderlyingValue | None]) -> Value | None:
    """The value that a value is an alias of, at the end of the chain; raises Unknown."""
    while True:
        state = lookup(value)
        if state is None or not state.is_initialized:
            raise Unknown
        if state.value is value or state.value is None:
            return state.value
        value = state.value


class Accesses(DenseLattice):
    """The operations next to a point that access the memory of each value; None if they are unknown."""

    def __init__(self, anchor: Any) -> None:
        super().__init__(anchor)
        self.of: dict[Value, dict[Operation, None] | None] = {}

    def join(self, other: DenseLattice) -> bool:
        assert isinstance(other, Accesses)
        is_changed = False
        for value, theirs in list(other.of.items()):
            ours = self.of.setdefault(value, {})
            if ours is None:
                continue
            if theirs is None:
                self.of[value] = None
                is_changed = True
            elif any(op not in ours for op in theirs):
                ours |= theirs
                is_changed = True
        return is_changed

    def set(self, value: Value, op: Operation) -> bool:
        new: dict[Operation, None] = {op: None}
        is_changed = self.of.get(value) != new
        self.of[value] = new
        return is_changed

    def forget(self) -> bool:
        is_changed = bool(self.of)
        self.of.clear()
        return is_changed

    def make_unknown(self) -> bool:
        is_changed = any(each is not None for each in self.of.values())
        self.of = dict.fromkeys(self.of)
        return is_changed


class LastModification(Accesses):
    pass


class NextAccess(Accesses):
    pass


def underlying_of_effects(
    op: Operation, lookup: Callable[[Value], UnderlyingValue]
) -> list[tuple[str, Value | None]] | None:
    """The effects of an operation, with their values; None for an effect on no value. Raises Unknown."""
    effects = effects_of(op)
    if effects is None or any(effect.value is None for effect in effects):
        return None
    return [
        (effect.effect, most_underlying(effect.value, lookup)) for effect in effects if effect.value is not None
    ]


def stores_here(op: Operation, is_entry: bool) -> bool:
    """Whether an operation of the test dialect stores before (`is_entry`) or after its regions or callee."""
    for name in ("store_before_region", "store_before_call"):
        flag = op.attribute(name)
        if isinstance(flag, BoolAttr):
            return flag.value == is_entry
    return False


class LastModifiedAnalysis(DenseForwardAnalysis[LastModification]):
    def __init__(self, solver: DataFlowSolver, assumes_writes: bool) -> None:
        super().__init__(solver, LastModification)
        self.assumes_writes = assumes_writes

    def changes_nothing(self, op: Operation) -> bool:
        return is_memory_effect_free(op)

    def set_to_entry_state(self, lattice: LastModification) -> None:
        self.propagate_if_changed(lattice, lattice.forget())

    def visit_operation(self, op: Operation, before: LastModification, after: LastModification) -> None:
        try:
            effects = underlying_of_effects(op, partial(self.get_for, op, UnderlyingValue))
        except Unknown:
            return
        if effects is None:
            self.set_to_entry_state(after)
            return
        is_changed = after.join(before)
        for effect, value in effects:
            if value is None:
                self.set_to_entry_state(after)
                return
            if effect != "Read":
                is_changed |= after.set(value, op)
        self.propagate_if_changed(after, is_changed)

    def visit_call_transfer(
        self, call: Operation, action: CallAction, before: LastModification, after: LastModification
    ) -> None:
        if action is CallAction.EXTERNAL_CALLEE and self.assumes_writes:
            self.mark_arguments(call, before, after)
        elif action is not CallAction.EXTERNAL_CALLEE and stores_here(call, action is CallAction.ENTER_CALLEE):
            self.visit_operation(call, before, after)
        else:
            super().visit_call_transfer(call, action, before, after)

    def mark_arguments(self, call: Operation, before: LastModification, after: LastModification) -> None:
        lookup = partial(self.get_for, call, UnderlyingValue)
        try:
            values = [most_underlying(each, lookup) for each in call.operand_values()]
        except Unknown:
            return
        is_changed = after.join(before)
        for value in values:
            if value is not None:
                is_changed |= after.set(value, call)
        self.propagate_if_changed(after, is_changed)

    def visit_region_branch_transfer(
        self,
        op: Operation,
        source: Region | None,
        target: Region | None,
        before: LastModification,
        after: LastModification,
    ) -> None:
        if (target is None and stores_here(op, False)) or (source is None and stores_here(op, True)):
            self.visit_operation(op, before, after)
        super().visit_region_branch_transfer(op, source, target, before, after)


@register_pass
class TestLastModifiedPass(Pass):
    ARGUMENT = "test-last-modified"
    NAME = NAMESPACE + "TestLastModifiedPass"
    OPTIONS = (Option("interprocedural", bool, True), Option("assume-func-writes", bool, False))

    def run(self) -> None:
        solver = baseline_solver(self.options.interprocedural)
        analysis = solver.load(LastModifiedAnalysis, self.options.assume_func_writes)
        solver.load(UnderlyingValueAnalysis)
        solver.run(self.operation)
        for op in walk_postorder(self.operation):
            tag = text_attribute(op, "tag")
            if tag is None:
                continue
            say(f"test_tag: {tag}:")
            state = analysis.lookup(op)
            for number, operand in enumerate(op.operand_values()):
                say(f" operand #{number}")
                self.print_accesses(solver, state, operand)

    def print_accesses(
        self, solver: DataFlowSolver, state: LastModification | None, operand: Value
    ) -> None:
        try:
            value = most_underlying(operand, partial(solver.lookup, UnderlyingValue))
        except Unknown:
            say(" - <unknown>")
            return
        if state is None or value is None or value not in state.of:
            say("  - <unknown>")
            return
        accesses = state.of[value]
        if accesses is None:
            say(" - <unknown>")
            return
        for op in accesses:
            say(f"  - {text_attribute(op, 'tag_name') or op.name}")


class NextAccessAnalysis(DenseBackwardAnalysis[NextAccess]):
    def __init__(self, solver: DataFlowSolver, assumes_reads: bool) -> None:
        super().__init__(solver, NextAccess)
        self.assumes_reads = assumes_reads

    def changes_nothing(self, op: Operation) -> bool:
        return is_memory_effect_free(op)

    def set_to_exit_state(self, lattice: NextAccess) -> None:
        self.propagate_if_changed(lattice, lattice.make_unknown())

    def visit_operation(self, op: Operation, before: NextAccess, after: NextAccess) -> None:
        try:
            effects = underlying_of_effects(op, partial(self.get_for, point_before(op), UnderlyingValue))
        except Unknown:
            return
        if effects is None:
            self.set_to_exit_state(before)
            return
        is_changed = before.join(after)
        for _, value in effects:
            if value is None:
                self.set_to_exit_state(before)
                return
            is_changed |= before.set(value, op)
        self.propagate_if_changed(before, is_changed)

    def visit_call_transfer(
        self, call: Operation, action: CallAction, before: NextAccess, after: NextAccess
    ) -> None:
        if action is CallAction.EXTERNAL_CALLEE and self.assumes_reads:
            self.mark_arguments(call, before, after)
        elif action is not CallAction.EXTERNAL_CALLEE and stores_here(call, action is CallAction.ENTER_CALLEE):
            self.visit_operation(call, before, after)
        else:
            super().visit_call_transfer(call, action, before, after)

    def mark_arguments(self, call: Operation, before: NextAccess, after: NextAccess) -> None:
        lookup = partial(self.get_for, point_before(call), UnderlyingValue)
        try:
            values = [most_underlying(each, lookup) for each in call.operand_values()]
        except Unknown:
            return
        is_changed = before.join(after)
        for value in values:
            if value is not None:
                is_changed |= before.set(value, call)
        self.propagate_if_changed(before, is_changed)

    def visit_region_branch_transfer(
        self,
        op: Operation,
        source: Operation | None,
        target: Region | None,
        before: NextAccess,
        after: NextAccess,
    ) -> None:
        stores = (target is None and stores_here(op, False)) or (source is None and stores_here(op, True))
        if stores and op.name == "test.store_with_a_region":
            self.visit_operation(op, before, after)
        else:
            super().visit_region_branch_transfer(op, source, target, before, after)


@register_pass
class TestNextAccessPass(Pass):
    ARGUMENT = "test-next-access"
    NAME = NAMESPACE + "TestNextAccessPass"
    OPTIONS = (Option("interprocedural", bool, True), Option("assume-func-reads", bool, False))

    def run(self) -> None:
        self.solver = baseline_solver(self.options.interprocedural)
        analysis = self.solver.load(NextAccessAnalysis, self.options.assume_func_reads)
        self.solver.load(UnderlyingValueAnalysis)
        self.solver.run(self.operation)
        for op in list(walk_postorder(self.operation)):
            if text_attribute(op, "name") is None:
                continue
            op.set_attribute("next_access", self.accesses(op, analysis.lookup(op)))
            branch = op.info.interfaces.get("RegionBranchOpInterface")
            if not isinstance(branch, RegionBranchOpInterface):
                continue
            entries = []
            for target in branch.successor_regions(op, None):
                if target is not None and not target.is_empty:
                    entries.append(self.accesses(op, analysis.lookup(target.get_blocks()[0])))
            op.set_attribute("next_at_entry_point", ArrayAttr(entries))

    def accesses(self, op: Operation, state: NextAccess | None) -> StringAttr | ArrayAttr:
        if state is None:
            return StringAttr("not computed")
        found: list[StringAttr | ArrayAttr] = []
        for operand in op.operand_values():
            try:
                value = most_underlying(operand, partial(self.solver.lookup, UnderlyingValue))
            except Unknown:
                value = None
            accesses = None if value is None else state.of.get(value)
            if accesses is None:
                found.append(StringAttr("unknown"))
            else:
                names = [StringAttr(text_attribute(each, "name") or str(each)) for each in accesses]
                found.append(ArrayAttr(names))
        return ArrayAttr(found)
