"""The pass manager: a pipeline and the options of running it on an operation.

    manager = PassManager()
    manager.add("canonicalize")                     a pipeline as text
    manager.add(CountCalls())                       a pass
    manager.add(lambda op, pass_: ...)              a function
    manager.run(module)

Mirror: mlir/Pass/PassManager.h, and `mlir.passmanager` of upstream's Python bindings.
"""

from __future__ import annotations

from enum import Enum
from traceback import format_exception
from typing import Any, ClassVar

from mlirkit.core.arguments import expect, expect_count, expect_live, expect_or_none
from mlirkit.core.casters import PLAIN_VALUES
from mlirkit.core.context import Context, current_context
from mlirkit.core.native_pointer import CAPI_CREATE, CAPI_PTR
from mlirkit.core.operation import Operation
from mlirkit.core.printing_flags import OpPrintingFlags
from mlirkit.core.reading import failure
from mlirkit.passes.analysis_manager import AnalysisManager
from mlirkit.passes.delegation import with_stretches
from mlirkit.passes.execution import PassExecution
from mlirkit.passes.instrumentation import PassInstrumentation, PassInstrumentor
from mlirkit.passes.ir_printing import IRPrinting, always, write_to_standard_error
from mlirkit.passes.mlir_opt import configured_tool
from mlirkit.passes.op_pass_manager import ANY, OpPassManager
from mlirkit.passes.pass_statistics import statistics_report
from mlirkit.passes.pipeline_text import PipelineError, parse_pipeline_text
from mlirkit.passes.reproducer import ReproducerGenerator
from mlirkit.passes.timing import PassTiming, Timer, timing_report
from mlirkit.support.diagnostics import Diagnostic, DiagnosticSeverity

#: Limits are MLIR's int64_t.
_MOST = (1 << 63) - 1


class PassDisplayMode(Enum):
    """How statistics are shown: sorted by pass, or nested as the pipeline is."""

    LIST = 0
    PIPELINE = 1


class PassManager(OpPassManager):
    """A pipeline for operations of one name, or of any, that can be run."""

    _CAPIPtr: ClassVar[Any] = CAPI_PTR
    _CAPICreate: ClassVar[Any] = CAPI_CREATE

    def __init__(
        self, anchor_op: str = ANY, context: Context | None = None, is_nesting_implicit: bool = False
    ) -> None:
        self.context = current_context(context)
        super().__init__(anchor_op, is_nesting_implicit, configured_tool(self.context))
        self.instrumentor: PassInstrumentor | None = None
        # Whether the verifier runs after each pass.
        self.verifies = True
        self._runs = 0
        self._reproducer: ReproducerGenerator | None = None
        self._is_timed = False
        self._statistics: PassDisplayMode | None = None

    @staticmethod
    def parse(pipeline: str, context: Context | None = None) -> PassManager:
        """The manager that a text like `builtin.module(cse)` describes; ValueError if it makes no sense."""
        expect(pipeline, str, "PassManager.parse", "pipeline")
        manager = PassManager(ANY, context)
        try:
            parsed = parse_pipeline_text(pipeline, manager.tool)
        except PipelineError as error:
            raise ValueError(str(error)) from None
        manager.take_from(parsed)
        return manager

    def take_from(self, other: OpPassManager) -> None:
        """Become a pipeline: with its anchor and its passes, in place of the own."""
        self.op_name = other.op_name
        self.is_nesting_implicit = other.is_nesting_implicit
        self.passes = other.passes

    def add_instrumentation(self, instrumentation: PassInstrumentation) -> None:
        """Add an instrumentation, whose methods are called before and after passes."""
        expect(instrumentation, PassInstrumentation, "add_instrumentation", "instrumentation")
        if self.instrumentor is None:
            self.instrumentor = PassInstrumentor()
        self.instrumentor.instrumentations.append(instrumentation)

    def enable_reproducer(self, generator: ReproducerGenerator) -> None:
        """Write a reproducer when a pass fails."""
        expect(generator, ReproducerGenerator, "enable_reproducer", "generator")
        self._reproducer = generator
        self.add_instrumentation(generator)

    def enable_verifier(self, enable: bool) -> None:
        """Set whether the verifier runs after each pass, as it does by default."""
        self.verifies = enable

    def enable_ir_printing(
        self,
        print_before_all: bool = False,
        print_after_all: bool = True,
        print_module_scope: bool = False,
        print_after_change: bool = False,
        print_after_failure: bool = False,
        large_elements_limit: int | None = None,
        large_resource_limit: int | None = None,
        enable_debug_info: bool = False,
        print_generic_op_form: bool = False,
        tree_printing_dir_path: str | None = None,
    ) -> None:
        """Print the IR around passes, as `--mlir-print-ir-after-all` does by default.

        The output goes to standard error, or into files below a folder.  Elements and resources above a limit
        are left out; the limit of elements applies to resources unless they have a limit themselves.
        """
        for argument, limit in (
            ("large_elements_limit", large_elements_limit),
            ("large_resource_limit", large_resource_limit),
        ):
            if limit is not None:
                expect_count(limit, _MOST, "enable_ir_printing", argument)
        expect_or_none(tree_printing_dir_path, str, "enable_ir_printing", "tree_printing_dir_path")
        flags = OpPrintingFlags(
            large_elements_limit=large_elements_limit,
            large_resource_limit=large_elements_limit
            if large_resource_limit is None
            else large_resource_limit,
            debug_info=enable_debug_info,
            generic_op_form=print_generic_op_form,
        )
        self.add_instrumentation(
            IRPrinting(
                always if print_before_all else None,
                always if print_after_all or print_after_failure else None,
                flags,
                print_module_scope,
                print_after_change,
                print_after_failure,
                tree_printing_dir_path or None,
            )
        )

    def enable_timing(self) -> None:
        """Print a report of times to standard error after each run."""
        self._is_timed = True

    def enable_statistics(self, displayMode: PassDisplayMode = PassDisplayMode.PIPELINE) -> None:
        """Print the statistics of passes to standard error after each run."""
        expect(displayMode, PassDisplayMode, "enable_statistics", "displayMode")
        self._statistics = displayMode

    def run(self, operation: Operation) -> None:
        """Run the passes on an operation; MLIRError, with the errors that were emitted, if one fails."""
        expect_live(operation, Operation, "PassManager.run", "operation")
        errors: list[Diagnostic] = []
        context = self.context

        def take(diagnostic: Diagnostic) -> bool:
            if context.emit_error_diagnostics or diagnostic.severity is not DiagnosticSeverity.ERROR:
                return False
            errors.append(diagnostic)
            return True

        operation = operation.operation
        handle = context.attach_diagnostic_handler(take)
        try:
            with PLAIN_VALUES:
                succeeded = self.run_on(operation)
        finally:
            handle.detach()
        if not succeeded:
            raise failure("Failure while executing pass pipeline", errors, context)

    def run_on(self, operation: Operation) -> bool:
        """Run the passes on an operation; errors go to the context; False if there were errors."""
        context = self.context
        if self.op_name and self.op_name != operation.info.name:
            message = f"can't run '{self.anchor}' pass manager on '{operation.info.name}' op"
            context.emit(operation.diagnostic(message))
            return False
        for name in self.dependent_dialects():
            context.dialect(name)
        if not self.finalize(context):
            return False
        self._runs += 1
        if not self.initialize(context, self._runs):
            return False
        timer: Timer | None = None
        instrumentor = self.instrumentor
        if self._is_timed:
            timer = Timer("root").start()
            timer.is_hidden = True
            watched = [] if instrumentor is None else instrumentor.instrumentations
            instrumentor = PassInstrumentor([*watched, PassTiming(timer)])
        pipeline = with_stretches(self, self.verifies)
        execution = PassExecution(context, instrumentor, self.verifies, self._runs)
        reproducer = self._reproducer
        if reproducer is not None:
            reproducer.begin(self, operation, self.verifies, not context.is_multithreading_enabled)
        analyses = AnalysisManager(operation, instrumentor)
        try:
            succeeded = execution.run_pipeline(pipeline, operation, analyses, None)
        except Exception as error:
            # An exception in a pass corresponds to a crash of mlir-opt, for which a reproducer is written.
            if reproducer is None:
                raise
            write_to_standard_error("".join(format_exception(error)))
            succeeded = False
        if reproducer is not None:
            reproducer.end(operation, succeeded)
        if timer is not None:
            timer.stop()
            write_to_standard_error(timing_report(timer))
        if self._statistics is not None:
            as_list = self._statistics is PassDisplayMode.LIST
            write_to_standard_error(statistics_report(self, as_list))
        return succeeded
