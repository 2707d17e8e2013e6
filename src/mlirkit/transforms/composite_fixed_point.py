"""A pipeline that runs again and again until nothing changes, or a limit is reached."""

from __future__ import annotations

from mlirkit.core.context import Context
from mlirkit.core.fingerprint import OperationFingerPrint
from mlirkit.passes.op_pass_manager import OpPassManager
from mlirkit.passes.options import Complaint, PassOptionsError
from mlirkit.passes.pass_base import Pass
from mlirkit.passes.pipeline_text import PipelineError, add_pipeline_text
from mlirkit.support.diagnostics import Diagnostic, DiagnosticSeverity


class CompositeFixedPointPass(Pass):
    """`composite-fixed-point-pass`: reports call it by its option `name`."""

    ARGUMENT = "composite-fixed-point-pass"
    IS_DEFINED = True

    def __init__(self) -> None:
        super().__init__()
        self._pipeline = OpPassManager()

    def options_changed(self) -> None:
        options = self.options
        self.name = options.name
        self._pipeline = OpPassManager()
        try:
            add_pipeline_text(options.pipeline, self._pipeline)
        except PipelineError as error:
            complaints = [*error.complaints, Complaint(error.message, False)]
            raise PassOptionsError("Failed to parse composite pass pipeline", complaints) from None

    def initialize(self, context: Context) -> bool:
        limit: int = self.options.max_iterations
        if limit > 0:
            return True
        message = f"Invalid maxIterations value: {limit}\n"
        context.emit(Diagnostic(DiagnosticSeverity.ERROR, message))
        return False

    def dependent_dialects(self) -> list[str]:
        return self._pipeline.dependent_dialects()

    def run(self) -> None:
        op = self.operation
        limit: int = self.options.max_iterations
        before = OperationFingerPrint(op)
        count = 0
        while True:
            if not self.run_pipeline(self._pipeline, op):
                self.signal_pass_failure()
                return
            count += 1
            if count > limit:
                op.emit_warning(f'Composite pass "{self.name}"+ didn\'t converge in {limit} iterations')
                return
            after = OperationFingerPrint(op)
            if after == before:
                return
            before = after
