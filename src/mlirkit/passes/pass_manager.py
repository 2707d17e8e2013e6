"""The pass manager: a pipeline, and how it is run on an operation.

    manager = PassManager()
    manager.add("canonicalize")                     a pipeline as text
    manager.add(CountCalls())                       a pass
    manager.add(lambda op, pass_: ...)              a function
    manager.run(module)

Mirror: mlir/Pass/PassManager.h, and `mlir.passmanager` of upstream's Python bindings.
"""

from __future__ import annotations

from collections.abc import Callable
from typing import Any

from mlirkit.core.context import Context, current_context
from mlirkit.core.operation import Operation
from mlirkit.passes.analysis_manager import AnalysisManager
from mlirkit.passes.execution import PassExecution
from mlirkit.passes.function_pass import FunctionPass
from mlirkit.passes.instrumentation import PassInstrumentation, PassInstrumentor
from mlirkit.passes.op_pass_manager import ANY, OpPassManager
from mlirkit.passes.pass_base import Pass
from mlirkit.passes.pipeline_text import PipelineError, add_pipeline_text, parse_pipeline_text
from mlirkit.passes.reproducer import ReproducerGenerator
from mlirkit.support.diagnostics import Diagnostic, DiagnosticSeverity, MLIRError


class PassManager(OpPassManager):
    """A pipeline for operations of one name, or of any, that can be run."""

    def __init__(
        self, anchor: str = ANY, context: Context | None = None, is_nesting_implicit: bool = False
    ) -> None:
        super().__init__(anchor, is_nesting_implicit)
        self.context = current_context(context)
        self.instrumentor: PassInstrumentor | None = None
        # Whether the verifier runs after each pass.
        self.verifies = True
        self._runs = 0
        self._reproducer: ReproducerGenerator | None = None

    @staticmethod
    def parse(pipeline: str, context: Context | None = None) -> PassManager:
        """The manager that a text like `builtin.module(cse)` describes; ValueError if it makes no sense."""
        manager = PassManager(ANY, context)
        try:
            parsed = parse_pipeline_text(pipeline)
        except PipelineError as error:
            raise ValueError(str(error)) from None
        manager.take_from(parsed)
        return manager

    def take_from(self, other: OpPassManager) -> None:
        """Become a pipeline: with its anchor and its passes, in place of the own."""
        self.op_name = other.op_name
        self.is_nesting_implicit = other.is_nesting_implicit
        self.passes = other.passes

    def add(self, *items: str | Pass | Callable[[Any, Pass], Any]) -> None:
        """Add passes: as the text of a pipeline, as functions of an operation and a pass, or as they are."""
        for item in items:
            if isinstance(item, str):
                try:
                    add_pipeline_text(item, self)
                except PipelineError as error:
                    raise ValueError(str(error)) from None
            elif isinstance(item, Pass):
                self.add_pass(item)
            else:
                self.add_pass(FunctionPass(item))

    def add_instrumentation(self, instrumentation: PassInstrumentation) -> None:
        """Let somebody watch the passes."""
        if self.instrumentor is None:
            self.instrumentor = PassInstrumentor()
        self.instrumentor.instrumentations.append(instrumentation)

    def enable_reproducer(self, generator: ReproducerGenerator) -> None:
        """Write a reproducer when a pass fails."""
        self._reproducer = generator
        self.add_instrumentation(generator)

    def enable_verifier(self, enable: bool) -> None:
        """Say whether the verifier runs after each pass, as it does unless told otherwise."""
        self.verifies = enable

    def run(self, operation: Operation) -> None:
        """Run the passes on an operation; MLIRError, with the errors that were emitted, if one fails."""
        errors: list[Diagnostic] = []
        context = self.context

        def take(diagnostic: Diagnostic) -> bool:
            if context.emit_error_diagnostics or diagnostic.severity is not DiagnosticSeverity.ERROR:
                return False
            errors.append(diagnostic)
            return True

        handle = context.attach_diagnostic_handler(take)
        try:
            succeeded = self.run_on(operation)
        finally:
            handle.detach()
        if not succeeded:
            raise MLIRError("Failure while executing pass pipeline", errors)

    def run_on(self, operation: Operation) -> bool:
        """Run the passes on an operation; errors go to the context, and False says that there were some."""
        context = self.context
        if self.op_name and self.op_name != operation.name:
            message = f"can't run '{self.anchor}' pass manager on '{operation.name}' op"
            context.emit(operation.diagnostic(message))
            return False
        for name in self.dependent_dialects():
            context.dialect(name)
        if not self.finalize(context):
            return False
        self._runs += 1
        if not self.initialize(context, self._runs):
            return False
        execution = PassExecution(context, self.instrumentor, self.verifies, self._runs)
        reproducer = self._reproducer
        if reproducer is not None:
            reproducer.begin(self, operation, self.verifies, not context.is_multithreading_enabled)
        analyses = AnalysisManager(operation, self.instrumentor)
        succeeded = execution.run_pipeline(self, operation, analyses, None)
        if reproducer is not None:
            reproducer.end(operation, succeeded)
        return succeeded
