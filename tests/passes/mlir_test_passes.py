"""Passes and pipelines that mlir-opt has for its own tests of passes, as a plugin: what they do there.

    mlirkit opt --load-pass-plugin=tests/passes/mlir_test_passes.py ...
"""

from __future__ import annotations

import sys

from mlirkit.core.location import UNKNOWN_LOC
from mlirkit.core.operation import Operation
from mlirkit.core.structural_attributes import StringAttr
from mlirkit.passes.op_pass_manager import OpPassManager
from mlirkit.passes.option_types import INT, ChoiceType
from mlirkit.passes.options import NestedOptions, Option, PassOptions
from mlirkit.passes.pass_base import Pass
from mlirkit.passes.pass_registry import register_pass, register_pipeline
from mlirkit.passes.pipeline_text import add_pipeline_text
from mlirkit.support.diagnostics import DiagnosticSeverity

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
        self.emit_remark("Executing interface pass on operation")

    def emit_remark(self, message: str) -> None:
        diagnostic = self.operation.diagnostic(message, DiagnosticSeverity.REMARK)
        if self.context.print_op_on_diagnostic:
            diagnostic.attach_note(f"see current operation: {self.operation.text_in_diagnostic(False)}")
        self.emit(diagnostic)


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
            # An addition without what it adds.
            invalid = Operation(self.context.operation_name("arith.addi"), UNKNOWN_LOC)
            self.operation.regions[0].blocks[0].insert_before(invalid, self.operation.regions[0].blocks[0].first)


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
        add_pipeline_text(options.dynamic_pipeline, manager)
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


register_pipeline("test-pm-nested-pipeline", "", nested_pipeline)
register_pipeline("test-options-pass-pipeline", "", options_pipeline, OPTIONS)
register_pipeline(
    "test-options-super-pass-pipeline", "", super_options_pipeline, (Option("super-list", NestedOptions(OPTIONS), is_list=True),)
)
register_pipeline(
    "test-textual-pm-nested-pipeline", "", lambda manager, options: add_pipeline_text("test-pm-nested-pipeline", manager)
)
