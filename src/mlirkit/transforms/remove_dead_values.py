"""Removal of dead values: arguments and results of functions, operands of branches, and operations.

First everything is collected, innermost operations first, then it is erased.  Dead operands that operations
with regions forward are replaced by any value, for canonicalization to remove.
Mirror: mlir/lib/Transforms/RemoveDeadValues.cpp.
"""

from __future__ import annotations

from collections.abc import Sequence

from mlirkit.analysis.liveness import RunLivenessAnalysis
from mlirkit.analysis.sparse_backward_analysis import Unpassed
from mlirkit.builtin.function_signature import erase_arguments, erase_results
from mlirkit.core.block import Block
from mlirkit.core.dead_code import DeadCodeDialectInterface
from mlirkit.core.interfaces import (
    BranchOpInterface,
    CallOpInterface,
    FunctionOpInterface,
    RegionBranchOpInterface,
    symbol_interface,
)
from mlirkit.core.null_type import NULL_TYPE
from mlirkit.core.operation import Operation
from mlirkit.core.operation_parts import erase_operands, operands_of, results_of
from mlirkit.core.side_effects import is_memory_effect_free
from mlirkit.core.symbol_users import SymbolUserMap
from mlirkit.core.symbol_uses import symbol_uses_of
from mlirkit.core.value import Value
from mlirkit.core.walk import walk_postorder
from mlirkit.passes.pass_base import Pass
from mlirkit.patterns.canonicalization import CanonicalizationPatterns
from mlirkit.patterns.greedy_config import GreedyRewriteConfig
from mlirkit.patterns.greedy_driver import apply_op_patterns_greedily
from mlirkit.patterns.region_branches import successor_inputs
from mlirkit.patterns.rewriter import PatternRewriter

Numbers = frozenset[int]


class _Function:
    """A function that loses arguments and results, and the operations that call it."""

    def __init__(
        self, op: Operation, arguments: Numbers, results: Numbers, calls: Sequence[Operation]
    ) -> None:
        self.op = op
        self.arguments = arguments
        self.results = results
        self.calls = calls


class _DeadValues:
    """The dead parts of an operation."""

    def __init__(self, root: Operation) -> None:
        self._liveness = RunLivenessAnalysis(root)
        self._root = root
        self._users = SymbolUserMap(root)
        # Values to be erased; the analysis may call some of them live.
        self._dead_values: set[Value] = set()
        self.operations: list[Operation] = []
        self.functions: list[_Function] = []
        # Region branch operations or terminators in them, with their operands that are forwarded to dead
        # values.
        self.passed: dict[Operation, list[int]] = {}
        # Terminators that return from functions, with the numbers of dead operands.
        self.returned: list[tuple[Operation, Numbers]] = []
        self.blocks: list[tuple[Block, int, Numbers]] = []
        self.edges: list[tuple[Operation, int, int, Numbers]] = []
        for op in walk_postorder(root):
            self._visit(op)

    def _visit(self, op: Operation) -> None:
        interfaces = op.info.interfaces
        function = interfaces.get("FunctionOpInterface")
        region_branch = interfaces.get("RegionBranchOpInterface")
        branch = interfaces.get("BranchOpInterface")
        if isinstance(function, FunctionOpInterface):
            self._visit_function(op, function)
        elif isinstance(region_branch, RegionBranchOpInterface):
            self._visit_region_branch(op)
        elif isinstance(branch, BranchOpInterface):
            self._visit_branch(op, branch)
        elif not op.info.is_terminator and "CallOpInterface" not in interfaces:
            # Terminators are erased with their operation, calls lose the dead results of their functions.
            self._visit_simple(op)

    def _is_dead(self, value: Value) -> bool:
        return value in self._dead_values or not self._liveness.is_live(value)

    def _dead_numbers(self, values: Sequence[Value]) -> Numbers:
        return frozenset([number for number, value in enumerate(values) if self._is_dead(value)])

    def _visit_simple(self, op: Operation) -> None:
        results = results_of(op)
        # An operation with a dead operand is itself dead, whatever it does: control never gets there.
        is_dead = any(map(self._is_dead, operands_of(op)))
        if is_dead or (is_memory_effect_free(op) and all(map(self._is_dead, results))):
            self.operations.append(op)
            self._dead_values.update(results)

    def _visit_function(self, op: Operation, function: FunctionOpInterface) -> None:
        symbol = symbol_interface(op)
        if symbol is None or symbol.visibility(op) == "public" or function.is_external(op):
            return
        if not self._users.is_complete:
            # The function may have callers outside of the visible IR.
            return
        # As in MLIR, each user of the symbol counts as a call, results included.
        users = self._users.users(op) if op is not self._root else _own_users(op)
        blocks = op.region_at(0).get_blocks()
        arguments = self._dead_numbers(blocks[0].args)
        self._dead_values.update([blocks[0].args[number] for number in arguments])
        count = len(function.result_types(op))
        results = frozenset(range(count))
        for call in users:
            results &= self._dead_numbers(results_of(call))
        for block in blocks:
            last = block.last
            if last is not None and last.info.has_trait("ReturnLike") and last.operand_count == count:
                self.returned.append((last, results))
        self.functions.append(_Function(op, arguments, results, users))
        for call in users:
            values = results_of(call)
            self._dead_values.update([values[number] for number in results])

    def _visit_region_branch(self, op: Operation) -> None:
        if is_memory_effect_free(op) and all(map(self._is_dead, results_of(op))):
            self.operations.append(op)
            return
        for (user, number), inputs in successor_inputs(op).items():
            if self._is_dead(user.operand_at(number)) or all(map(self._is_dead, inputs)):
                self.passed.setdefault(user, []).append(number)

    def _visit_branch(self, op: Operation, branch: BranchOpInterface) -> None:
        deciding = Unpassed(op)
        groups = [branch.successor_operands(op, index) for index in range(len(op.successor_list or ()))]
        for operand in groups:
            deciding.take_away(operand.forwarded)
        if any(self._is_dead(value) for value, _ in deciding.operands()):
            self.operations.append(op)
            return
        for index, (successor, operands) in enumerate(zip(op.successor_list or (), groups, strict=True)):
            first = operands.produced_count
            dead = frozenset([first + number for number in self._dead_numbers(operands.forwarded)])
            self._dead_values.update([successor.args[number] for number in dead])
            self.blocks.append((successor, len(operands), dead))
            self.edges.append((op, index, len(operands), dead))


def _own_users(function: Operation) -> list[Operation]:
    """The operations inside of a function that refer to it."""
    return list(dict.fromkeys(use.user for use in symbol_uses_of(function, function) or ()))


class _Eraser:
    """Erases dead values and operations."""

    def __init__(self, dialect: DeadCodeDialectInterface) -> None:
        self._dialect = dialect
        self._rewriter = PatternRewriter()
        # The block whose arguments replace erased values in users that are erased later.
        self._nobody = Block()
        self._made: list[Operation] = []

    def erase(self, dead: _DeadValues) -> None:
        for block, count, numbers in dead.blocks:
            # `dead.blocks` has an entry per edge to a block.
            if len(block.args) == count:
                for number in sorted(numbers, reverse=True):
                    self._drop_uses(block.args[number])
                    block.erase_argument(number)
        for op, index, count, numbers in dead.edges:
            branch = op.info.interfaces["BranchOpInterface"]
            assert isinstance(branch, BranchOpInterface)
            passed = branch.successor_operands(op, index)
            if numbers and len(passed) == count:
                listed = enumerate(passed.forwarded, passed.produced_count)
                branch.forward(op, index, [value for number, value in listed if number not in numbers])
        for function in dead.functions:
            self._erase_from_function(function)
        for op, numbers in dead.returned:
            if numbers:
                erase_operands(op, numbers)
        for op, passed_numbers in dead.passed.items():
            for number in sorted(passed_numbers):
                value = op.operand_at(number)
                made = self._dialect.any_value(value.type, value.location, op.context)
                made.move_before(op)
                self._made.append(made)
                op.set_operand(number, made.result_values()[0])
        for function in dead.functions:
            for call in function.calls if function.results else ():
                values = results_of(call)
                for number in function.results:
                    self._drop_uses(values[number])
                self._rewriter.erase_op_results(call, function.results)
        for op in dead.operations:
            if op.info.is_terminator:
                self._dialect.unreachable(op.location, op.context).move_before(op)
            for result in results_of(op):
                self._drop_uses(result)
            op.erase()
        for made in self._made:
            if made.use_empty:
                made.erase()

    def mark_gone(self) -> None:
        """Remaining uses of removed values are null; the verifier reports them."""
        for value in self._nobody.args:
            if value.has_uses:
                value.set_type(NULL_TYPE)

    def _drop_uses(self, value: Value) -> None:
        if value.has_uses:
            value.replace_all_uses_with(self._nobody.add_argument(value.type, value.location))

    def _erase_from_function(self, function: _Function) -> None:
        entry = function.op.region_at(0).get_blocks()[0]
        for number in function.arguments:
            self._drop_uses(entry.args[number])
        if erase_arguments(function.op, function.arguments):
            for call in function.calls if function.arguments else ():
                interface = call.info.interfaces.get("CallOpInterface")
                if not isinstance(interface, CallOpInterface):
                    continue
                listed = enumerate(interface.arg_operands(call))
                interface.set_arg_operands(
                    call, [value for number, value in listed if number not in function.arguments]
                )
        erase_results(function.op, function.results)


class RemoveDeadValues(Pass):
    ARGUMENT = "remove-dead-values"
    IS_DEFINED = True

    def run(self) -> None:
        op = self.operation
        dead = _DeadValues(op)
        eraser = _Eraser(self._dead_code_dialect())
        eraser.erase(dead)
        if self.options.canonicalize:
            self._canonicalize(op)
        eraser.mark_gone()

    def _canonicalize(self, op: Operation) -> None:
        branches = [inner for inner in walk_postorder(op) if inner.info.has_trait("RegionBranchOpInterface")]
        outcome = apply_op_patterns_greedily(branches, CanonicalizationPatterns(), GreedyRewriteConfig())
        if not outcome.converged:
            self.fail(op.error("greedy pattern rewrite failed to converge"))

    def _dead_code_dialect(self) -> DeadCodeDialectInterface:
        for name in self.dependent_dialects():
            dialect = self.context.dialect(name)
            interface = None if dialect is None else dialect.interface("DeadCodeDialectInterface")
            if isinstance(interface, DeadCodeDialectInterface):
                return interface
        raise RuntimeError("no dialect that the pass depends on implements DeadCodeDialectInterface")
