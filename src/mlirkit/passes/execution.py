"""Running pipelines: each pass on its operation, with the verifier and instrumentations around it.

Around each pass, in order: `run_before_pass`, the pass, invalidation of the analyses that it has not
preserved, the verifier (unless everything is preserved), `run_after_pass` or `run_after_pass_failed`.  A
pipeline ends with its first failure; an adaptor goes on with the other operations, then fails.
"""

from __future__ import annotations

from collections.abc import Callable
from typing import Any

from mlirkit.core.actions import Action, handler_of
from mlirkit.core.context import Context
from mlirkit.core.interfaces import Interface
from mlirkit.core.operation import Operation
from mlirkit.core.verifier import collect_diagnostics
from mlirkit.passes.analysis_manager import AnalysisManager
from mlirkit.passes.instrumentation import PassInstrumentor
from mlirkit.passes.op_pass_manager import OpPassManager, OpToOpPassAdaptor
from mlirkit.passes.pass_base import Pass
from mlirkit.support.diagnostics import DiagnosticSeverity, MLIRError
from mlirkit.support.gc_pause import gc_paused


class PassExecution:
    """One run of a pass manager."""

    def __init__(
        self, context: Context, instrumentor: PassInstrumentor | None, verifies: bool, generation: int
    ) -> None:
        self.context = context
        self.instrumentor = instrumentor
        # Whether the verifier runs after each pass.
        self.verifies = verifies
        self.generation = generation

    def run_pipeline(
        self, pipeline: OpPassManager, op: Operation, analyses: AnalysisManager, parent: Pass | None
    ) -> bool:
        """Run the passes on an operation; `parent` is the pass on whose behalf.  Whether all succeeded."""
        instrumentor = self.instrumentor if parent is not None else None
        try:
            if instrumentor is not None:
                instrumentor.run_before_pipeline(pipeline, parent)
            for pass_ in pipeline.passes:
                if not self.run_pass(pass_, op, analyses):
                    return False
            if instrumentor is not None:
                instrumentor.run_after_pipeline(pipeline, parent)
            return True
        finally:
            analyses.clear()

    def run_pass(self, pass_: Pass, op: Operation, analyses: AnalysisManager) -> bool:
        """Run a pass on an operation, with the verifier and instrumentations; whether it succeeded."""
        refusal = _refusal(pass_, op)
        if refusal:
            self._emit(op.op_error(refusal))
            return False
        pass_.begin(op, analyses, self._runner(pass_, op, analyses))
        instrumentor = self.instrumentor
        if instrumentor is not None:
            instrumentor.run_before_pass(pass_, op)
        if not pass_.has_failed:
            handler = handler_of(op)
            if handler is None:
                self._run(pass_, op, analyses)
            else:
                description = f"`pass-execution` running `{pass_.name}` on Operation `{op.info.name}`"
                action = Action("pass-execution", description, [op])
                handler.execute(action, lambda: self._run(pass_, op, analyses))
        analyses.invalidate(pass_.preserved)
        failed = pass_.has_failed
        if not failed and self.verifies and not pass_.preserved.are_all:
            # Nested operations have been verified after the passes that ran on them.
            failed = not self._verify(op, not pass_.is_adaptor)
        if instrumentor is not None:
            if failed:
                instrumentor.run_after_pass_failed(pass_, op)
            else:
                instrumentor.run_after_pass(pass_, op)
                failed = pass_.has_failed
        return not failed

    def _run(self, pass_: Pass, op: Operation, analyses: AnalysisManager) -> None:
        if isinstance(pass_, OpToOpPassAdaptor):
            self._run_adaptor(pass_, op, analyses)
            return
        try:
            if type(pass_).IS_DEFINED:
                # MLIR's passes make many objects and hardly any cycles; a program's own passes may make many.
                with gc_paused():
                    pass_.run()
            else:
                pass_.run()
        except MLIRError as error:
            pass_.fail(error)

    def _run_adaptor(self, adaptor: OpToOpPassAdaptor, op: Operation, analyses: AnalysisManager) -> None:
        for region in op.regions:
            for block in region.get_blocks():
                for inner in list(block.ops()):
                    manager = adaptor.manager_for(inner.info)
                    if manager is not None:
                        if not self.run_pipeline(manager, inner, analyses.nest(inner), adaptor):
                            adaptor.signal_pass_failure()

    def _runner(
        self, pass_: Pass, op: Operation, analyses: AnalysisManager
    ) -> Callable[[OpPassManager, Operation], bool]:
        """The callback that runs pipelines for a pass, on its operation or on operations inside."""

        def run(pipeline: OpPassManager, root: Operation) -> bool:
            if not op.is_ancestor(root):
                self._emit(
                    root.op_error(
                        "Trying to schedule a dynamic pipeline on an operation that isn't nested under the "
                        "current operation the pass is processing"
                    )
                )
                return False
            if not pipeline.finalize(self.context) or not pipeline.initialize(self.context, self.generation):
                return False
            nested = analyses if root is op else analyses.nest(root)
            return self.run_pipeline(pipeline, root, nested, pass_)

        return run

    def _verify(self, op: Operation, is_recursive: bool) -> bool:
        diagnostics = collect_diagnostics(op, is_recursive)
        for diagnostic in diagnostics:
            self.context.emit(diagnostic)
        return all(diagnostic.severity is not DiagnosticSeverity.ERROR for diagnostic in diagnostics)

    def _emit(self, error: MLIRError) -> None:
        for diagnostic in error.error_diagnostics:
            self.context.emit(diagnostic)


def _refusal(pass_: Pass, op: Operation) -> str:
    """Why a pass cannot run on an operation; "" if it can."""
    info = op.info
    if not info.is_registered:
        return "trying to schedule a pass on an unregistered operation"
    if not info.is_isolated:
        return "trying to schedule a pass on an operation not marked as 'IsolatedFromAbove'"
    interface: Any = info.interfaces.get(pass_.interface)
    if not pass_.can_schedule_on(info) or (isinstance(interface, Interface) and not interface.holds_for(op)):
        return f"trying to schedule pass '{pass_.name}' on an unsupported operation"
    return ""
