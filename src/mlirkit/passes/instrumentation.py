"""Instrumentations: observers that are called before and after each pass, pipeline and analysis.

They are called in the order of their addition before a pass, and in reverse order after it.
Mirror: mlir/Pass/PassInstrumentation.h.
"""

from __future__ import annotations

from typing import TYPE_CHECKING

from mypy_extensions import mypyc_attr

from mlirkit.core.operation import Operation

if TYPE_CHECKING:
    from mlirkit.passes.op_pass_manager import OpPassManager
    from mlirkit.passes.pass_base import Pass


@mypyc_attr(allow_interpreted_subclasses=True)
class PassInstrumentation:
    """Base of instrumentations, which override the methods that they need.

    A pass here may be an adaptor, which runs pipelines on the operations inside (`pass_.is_adaptor`).
    """

    def run_before_pipeline(self, pipeline: OpPassManager, parent: Pass | None) -> None:
        """Before a pipeline runs on an operation; `parent` is the pass that runs it."""

    def run_after_pipeline(self, pipeline: OpPassManager, parent: Pass | None) -> None:
        """After a pipeline has run without a failure."""

    def run_before_pass(self, pass_: Pass, op: Operation) -> None:
        """Before a pass runs; `pass_.signal_pass_failure()` called here keeps the pass from running."""

    def run_after_pass(self, pass_: Pass, op: Operation) -> None:
        """After a pass has run without a failure; may signal a failure."""

    def run_after_pass_failed(self, pass_: Pass, op: Operation) -> None:
        """After a pass has failed, or has left invalid IR."""

    def run_before_analysis(self, name: str, op: Operation) -> None:
        """Before an analysis is computed."""

    def run_after_analysis(self, name: str, op: Operation) -> None:
        """After an analysis has been computed."""


class PassInstrumentor:
    """Notifies all instrumentations."""

    def __init__(self, instrumentations: list[PassInstrumentation] | None = None) -> None:
        self.instrumentations: list[PassInstrumentation] = instrumentations or []

    def run_before_pipeline(self, pipeline: OpPassManager, parent: Pass | None) -> None:
        for instrumentation in self.instrumentations:
            instrumentation.run_before_pipeline(pipeline, parent)

    def run_after_pipeline(self, pipeline: OpPassManager, parent: Pass | None) -> None:
        for instrumentation in reversed(self.instrumentations):
            instrumentation.run_after_pipeline(pipeline, parent)

    def run_before_pass(self, pass_: Pass, op: Operation) -> None:
        for instrumentation in self.instrumentations:
            instrumentation.run_before_pass(pass_, op)

    def run_after_pass(self, pass_: Pass, op: Operation) -> None:
        for instrumentation in reversed(self.instrumentations):
            instrumentation.run_after_pass(pass_, op)

    def run_after_pass_failed(self, pass_: Pass, op: Operation) -> None:
        for instrumentation in reversed(self.instrumentations):
            instrumentation.run_after_pass_failed(pass_, op)

    def run_before_analysis(self, name: str, op: Operation) -> None:
        for instrumentation in self.instrumentations:
            instrumentation.run_before_analysis(name, op)

    def run_after_analysis(self, name: str, op: Operation) -> None:
        for instrumentation in reversed(self.instrumentations):
            instrumentation.run_after_analysis(name, op)
