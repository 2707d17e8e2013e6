"""Passes and pipelines that mlir-opt has for its own tests of passes, as a plugin with equal behaviour.

mlirkit opt --load-pass-plugin=tests/passes/mlir_test_passes.py ...
"""

from __future__ import annotations

import sys
from collections.abc import Callable

from mlirkit.analysis.liveness import RunLivenessAnalysis
from mlirkit.builtin.dense import DenseI64ArrayAttr
from mlirkit.core.attribute import Attribute
from mlirkit.core.block import Block
from mlirkit.core.dominance import DominanceInfo
from mlirkit.core.location import UNKNOWN_LOC
from mlirkit.core.operation import Operation
from mlirkit.core.post_dominance import PostDominanceInfo
from mlirkit.core.structural_attributes import FlatSymbolRefAttr, StringAttr
from mlirkit.core.symbols import symbol_name
from mlirkit.core.value import Value
from mlirkit.core.walk import walk_postorder, walk_preorder
from mlirkit.passes.op_pass_manager import OpPassManager
from mlirkit.passes.option_types import INT, ChoiceType
from mlirkit.passes.options import NestedOptions, Option, PassOptions
from mlirkit.passes.pass_base import Pass
from mlirkit.passes.pass_registry import MissingPass, register_pass, register_pipeline
from mlirkit.passes.pipeline_text import PipelineError, add_pipeline_text
from mlirkit.patterns.constants import NewConstants
from mlirkit.patterns.folding import fold

NAMESPACE = "(anonymous namespace)::"


@register_pass
class TestModulePass(Pass):
    ARGUMENT = "test-module-pass"
    NAME = NAMESPACE + "TestModulePass"
    OP_NAME = "builtin.module"

    def run(self) -> None:
        """Do nothing."""


@register_pass
class TestFunctionPass(Pass):
    ARGUMENT = "test-function-pass"
    NAME = NAMESPACE + "TestFunctionPass"
    OP_NAME = "func.func"

    def run(self) -> None:
        """Do nothing."""


@register_pass
class TestInterfacePass(Pass):
    ARGUMENT = "test-interface-pass"
    NAME = NAMESPACE + "TestInterfacePass"
    INTERFACE = "FunctionOpInterface"

    def run(self) -> None:
        self.operation.emit_remark("Executing interface pass on operation")


OPTIONS = (
    Option("list", INT, is_list=True),
    Option("string-list", str, is_list=True),
    Option("string", str, ""),
    Option("enum", ChoiceType([("zero", ""), ("one", ""), ("two", "")]), "zero"),
)


@register_pass
class TestOptionsPass(Pass):
    ARGUMENT = "test-options-pass"
    NAME = NAMESPACE + "TestOptionsPass"
    OP_NAME = "func.func"
    OPTIONS = OPTIONS

    def run(self) -> None:
        """Do nothing."""


@register_pass
class TestOptionsSuperPass(Pass):
    ARGUMENT = "test-options-super-pass"
    NAME = NAMESPACE + "TestOptionsSuperPass"
    OP_NAME = "func.func"
    OPTIONS = (Option("list", NestedOptions(OPTIONS), is_list=True),)

    def run(self) -> None:
        """Do nothing."""


@register_pass
class TestFailurePass(Pass):
    ARGUMENT = "test-pass-failure"
    NAME = NAMESPACE + "TestFailurePass"
    OPTIONS = (Option("gen-diagnostics", bool, False),)

    def run(self) -> None:
        self.signal_pass_failure()
        if self.options.gen_diagnostics:
            self.emit(self.operation.diagnostic("illegal operation"))


@register_pass
class TestCrashRecoveryPass(Pass):
    ARGUMENT = "test-pass-crash"
    NAME = NAMESPACE + "TestCrashRecoveryPass"

    def run(self) -> None:
        raise AssertionError("crash")


@register_pass
class TestInvalidIRPass(Pass):
    ARGUMENT = "test-pass-create-invalid-ir"
    NAME = NAMESPACE + "TestInvalidIRPass"
    INTERFACE = "FunctionOpInterface"
    OPTIONS = (Option("signal-pass-failure", bool, False), Option("emit-invalid-ir", bool, True))

    def run(self) -> None:
        if self.options.signal_pass_failure:
            self.signal_pass_failure()
        if self.options.emit_invalid_ir:
            # An addition without operands.
            invalid = Operation(self.context.operation_name("arith.addi"), UNKNOWN_LOC)
            self.operation.regions[0].blocks[0].insert_before(
                invalid, self.operation.regions[0].blocks[0].first
            )


@register_pass
class TestInvalidParentPass(Pass):
    ARGUMENT = "test-pass-invalid-parent"
    NAME = NAMESPACE + "TestInvalidParentPass"
    DEPENDENT_DIALECTS = ("test",)
    INTERFACE = "FunctionOpInterface"

    def run(self) -> None:
        # A call of a missing function.
        block = self.operation.regions[0].blocks[0]
        callee = {"callee": FlatSymbolRefAttr.get("some_unknown_func")}
        with self.context:
            call = Operation.create("test.call", properties=callee, loc=self.operation.location, ip=False)
        block.insert_before(call, block.first)


@register_pass
class TestStatisticPass(Pass):
    ARGUMENT = "test-stats-pass"
    NAME = NAMESPACE + "TestStatisticPass"
    STATISTICS = (
        ("num-ops2", "Number of operations counted one more time"),
        ("num-ops", "Number of operations counted"),
    )

    def run(self) -> None:
        count = len(self.operation.walk_list())
        self.statistics["num-ops"] += count
        self.statistics["num-ops2"] += count


@register_pass
class TestDynamicPipelinePass(Pass):
    ARGUMENT = "test-dynamic-pipeline"
    NAME = NAMESPACE + "TestDynamicPipelinePass"
    OPTIONS = (
        Option("run-on-nested-operations", bool, False),
        Option("run-on-parent", bool, False),
        Option("dynamic-pipeline", str, ""),
        Option("op-name", str, is_list=True),
    )

    def run(self) -> None:
        op = self.operation
        options = self.options
        say(f"Dynamic execute '{options.dynamic_pipeline}' on {op.name}\n")
        if not options.dynamic_pipeline:
            say("Empty pipeline\n")
            return
        if "SymbolOpInterface" not in op.info.interfaces:
            op.emit_warning("Ignoring because not implementing SymbolOpInterface\n")
            return
        symbol = op.attribute("sym_name")
        name = symbol.value if isinstance(symbol, StringAttr) else ""
        if options.op_name and name not in options.op_name:
            say(f"dynamic-pipeline skip op name: {name}\n")
            return
        manager = OpPassManager(op.name, is_nesting_implicit=True)
        try:
            add_pipeline_text(options.dynamic_pipeline, manager)
        except (MissingPass, PipelineError) as error:
            # A pipeline with errors is not run.
            say(f"{error}\n")
        if options.run_on_parent:
            if op.parent_op is not None and self.run_pipeline(manager, op.parent_op):
                self.signal_pass_failure()
        elif options.run_on_nested_operations:
            say("Run on nested op\n")
            for each in list(op.walk_list()):
                if each is not op and each.info.is_isolated and each.name == op.name:
                    say(f"Run on {each}\n")
                    if not self.run_pipeline(manager, each):
                        self.signal_pass_failure()
        elif not self.run_pipeline(manager, op):
            self.signal_pass_failure()


def say(text: str) -> None:
    sys.stderr.write(text)


def nested_pipeline(manager: OpPassManager, options: PassOptions) -> None:
    modules = manager.nest("builtin.module")
    modules.add_pass(TestModulePass())
    modules.nest("func.func").add_pass(TestFunctionPass())
    manager.nest("func.func").add_pass(TestFunctionPass())


def options_pipeline(manager: OpPassManager, options: PassOptions) -> None:
    pass_ = TestOptionsPass()
    pass_.options.copy_from(options)
    manager.add_pass(pass_)


def super_options_pipeline(manager: OpPassManager, options: PassOptions) -> None:
    pass_ = TestOptionsSuperPass()
    pass_.options.set("list", options["super-list"])
    manager.add_pass(pass_)


@register_pass
class TestOptionsPassA(Pass):
    ARGUMENT = "test-options-pass-a"
    NAME = NAMESPACE + "TestOptionsPassA"
    OP_NAME = "func.func"

    def run(self) -> None:
        """Do nothing."""


@register_pass
class TestOptionsPassB(Pass):
    ARGUMENT = "test-options-pass-b"
    NAME = NAMESPACE + "TestOptionsPassB"
    OP_NAME = "func.func"

    def run(self) -> None:
        """Do nothing."""


def both_options_pipeline(manager: OpPassManager, options: PassOptions) -> None:
    manager.add_pass(TestOptionsPassA())
    manager.add_pass(TestOptionsPassB())


register_pipeline(
    "test-options-super-set-ab-pipeline",
    "",
    both_options_pipeline,
    (Option("foo", bool, False), Option("bar", bool, False)),
)
register_pipeline("test-pm-nested-pipeline", "", nested_pipeline)
register_pipeline("test-options-pass-pipeline", "", options_pipeline, OPTIONS)
register_pipeline(
    "test-options-super-pass-pipeline",
    "",
    super_options_pipeline,
    (Option("super-list", NestedOptions(OPTIONS), is_list=True),),
)
register_pipeline(
    "test-textual-pm-nested-pipeline",
    "",
    lambda manager, options: add_pipeline_text("test-pm-nested-pipeline", manager),
)


@register_pass
class TestLivenessAnalysisPass(Pass):
    ARGUMENT = "test-liveness-analysis"
    NAME = NAMESPACE + "TestLivenessAnalysisPass"

    def run(self) -> None:
        analysis = self.get_analysis(RunLivenessAnalysis)
        for op in walk_postorder(self.operation):
            tag = op.attribute("tag")
            if not isinstance(tag, StringAttr):
                continue
            print(f"test_tag: {tag.value}:")
            for number, operand in enumerate(op.operand_values()):
                print(f" operand #{number}: {analysis.liveness(operand)}")
            for number, result in enumerate(op.result_values()):
                print(f" result #{number}: {analysis.liveness(result)}")
            for number, region in enumerate(op.regions):
                print(f" region: #{number}:")
                for block in region.get_blocks()[:1]:
                    for index, argument in enumerate(block.args):
                        print(f"   argument: #{index}: {analysis.liveness(argument)}")


@register_pass
class TestDominancePass(Pass):
    ARGUMENT = "test-print-dominance"
    NAME = NAMESPACE + "TestDominancePass"
    INTERFACE = "SymbolOpInterface"

    def run(self) -> None:
        op = self.operation
        print(f"Testing : {symbol_name(op) or ''}")
        self.numbers: dict[Block, int] = {}
        for each in walk_postorder(op):
            block = each.parent_block
            if block is None or block in self.numbers:
                continue
            self.numbers[block] = len(self.numbers)
            around = block.owner
            if around is not None:
                known = around.attribute("test.block_ids")
                numbers = [] if not isinstance(known, DenseI64ArrayAttr) else list(known.values)
                around.set_attribute(
                    "test.block_ids", DenseI64ArrayAttr.get([*numbers, len(self.numbers) - 1])
                )
        forward, backward = DominanceInfo(), PostDominanceInfo()
        print("--- DominanceInfo ---")
        self.print_common(forward.nearest_common_dominator)
        print("--- PostDominanceInfo ---")
        self.print_common(backward.nearest_common_dominator)
        print("--- Block Dominance relationship ---")
        self.print_relation("dominates", forward.dominates, forward.properly_dominates)
        print("--- Block PostDominance relationship ---")
        self.print_relation("postdominates", backward.post_dominates, backward.properly_post_dominates)

    def print_common(self, common: Callable[[Block, Block], Block | None]) -> None:
        for one, number in self.numbers.items():
            for other, second in self.numbers.items():
                found = common(one, other)
                print(f"Nearest({number}, {second}) = {'<no dom>' if found is None else self.numbers[found]}")

    def print_relation(
        self,
        name: str,
        holds: Callable[[Block, Block], bool],
        holds_properly: Callable[[Block, Block], bool],
    ) -> None:
        for one, number in self.numbers.items():
            for other, second in self.numbers.items():
                properly = int(holds_properly(one, other))
                print(f"{name}({number}, {second}) = {int(holds(one, other))} (properly = {properly})")


# -- folding once -------------------------------------------------------------------------------------------


@register_pass
class TestSingleFold(Pass):
    """Folds every operation once, the last one first; unused new constants are erased."""

    ARGUMENT = "test-single-fold"
    NAME = f"{NAMESPACE}TestSingleFold"
    OPTIONS = (Option("max-iterations", INT, 1, "how often an operation that changes in place is folded"),)

    def run(self) -> None:
        constants = NewConstants()
        made: dict[Operation, None] = {}
        for op in reversed(list(walk_preorder(self.operation))):
            if op.parent_block is not None:
                self._fold(op, constants, made)
        for constant in made:
            if not constant.result.has_uses:
                constant.erase()

    def _fold(self, op: Operation, constants: NewConstants, made: dict[Operation, None]) -> None:
        folded = fold(op)
        for _ in range(1, self.options.max_iterations):
            if folded != []:
                break
            # The operation was folded in place, and may fold again.
            folded = fold(op) or []
        if not folded:
            return
        block = op.parent_block
        assert block is not None
        values: list[Value] = []
        for each, result in zip(folded, op.result_values(), strict=True):
            value: Value | None = each if isinstance(each, Value) else None
            if isinstance(each, Attribute):
                value = constants.get_or_create(block, op.info.dialect_name, each, result.type)
                constant = None if value is None else value.defining_op
                if constant is not None:
                    made[constant] = None
                    first = block.first
                    if constant.parent_block is block and first is not None and first is not constant:
                        constant.move_before(first)
            if value is None or value.type != result.type:
                return
            values.append(value)
        for result, value in zip(op.result_values(), values, strict=True):
            result.replace_all_uses_with(value)
        op.erase()
