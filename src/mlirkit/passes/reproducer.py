"""Reproducers: the IR as it was, and the pipeline that fails on it, in one file.

    module { ... }

    {-#
      external_resources: {
        mlir_reproducer: {
          pipeline: "builtin.module(cse)",
          disable_threading: true,
          verify_each: true
        }
      }
    #-}

`mlirkit opt --run-reproducer` runs such a file.  A local reproducer has only the last pass, and the IR as it
was before that pass.  Mirror: mlir/lib/Pass/PassCrashRecovery.cpp.
"""

from __future__ import annotations

from typing import Any, Final

from mlirkit.builtin.resources import ModuleResources
from mlirkit.core.operation import Operation
from mlirkit.core.printing_flags import OpPrintingFlags
from mlirkit.core.structural_attributes import StringAttr
from mlirkit.passes.instrumentation import PassInstrumentation
from mlirkit.passes.op_pass_manager import OpPassManager
from mlirkit.passes.pass_base import Pass
from mlirkit.support.diagnostics import Diagnostic, DiagnosticSeverity, MLIRError
from mlirkit.text.printer import print_operation

GROUP: Final = "mlir_reproducer"


class ReproducerSettings:
    """The parts of a reproducer besides the IR; None if the IR has no such resource."""

    __slots__ = ("disables_threading", "pipeline", "verifies")

    def __init__(
        self, pipeline: str | None, disables_threading: bool | None, verifies: bool | None
    ) -> None:
        self.pipeline = pipeline
        self.disables_threading = disables_threading
        self.verifies = verifies


def reproducer_settings(resources: ModuleResources) -> ReproducerSettings:
    """The reproducer in the resources of a file, removed from them; MLIRError for unknown entries."""
    settings = ReproducerSettings(None, None, None)
    for key, value in resources.external.pop(GROUP, {}).items():
        if key == "pipeline":
            if not isinstance(value, str):
                raise MLIRError(f"expected a string value for key '{key}'")
            settings.pipeline = value
        elif key in ("disable_threading", "verify_each"):
            if not isinstance(value, bool):
                raise MLIRError(f"expected a bool value for key '{key}'")
            if key == "verify_each":
                settings.verifies = value
            else:
                settings.disables_threading = value
        else:
            raise MLIRError(f"unknown '{GROUP}' resource key '{key}'")
    return settings


def reproducer_text(
    op: Operation, pipeline: str, disables_threading: bool, verifies: bool, flags: OpPrintingFlags
) -> str:
    """A reproducer for an operation and a pipeline with its anchor."""
    resources = ModuleResources()
    resources.external[GROUP] = {
        "pipeline": pipeline,
        "disable_threading": disables_threading,
        "verify_each": verifies,
    }
    return print_operation(op, flags, resources)


class _Snapshot:
    """The IR before a pipeline ran, and the pipeline."""

    __slots__ = ("op", "pipeline")

    def __init__(self, op: Operation, pipeline: str) -> None:
        copy: Any = op.clone()
        self.op: Operation = copy
        self.pipeline = pipeline


class ReproducerGenerator(PassInstrumentation):
    """Writes a reproducer to a file when a pass fails."""

    def __init__(self, path: str, is_local: bool, flags: OpPrintingFlags) -> None:
        self._path = path
        self._is_local = is_local
        self._flags = flags
        self._verifies = True
        self._disables_threading = False
        # Of the passes that run now if they are local, else of the whole pipeline.
        self._snapshots: list[_Snapshot] = []
        self._running: list[tuple[Pass, Operation]] = []
        self._has_failed = False

    def begin(self, manager: OpPassManager, op: Operation, verifies: bool, disables_threading: bool) -> None:
        """Before a pass manager runs on an operation."""
        self._verifies = verifies
        self._disables_threading = disables_threading
        self._snapshots.clear()
        self._running.clear()
        self._has_failed = False
        if not self._is_local:
            # The reference writes a blank between passes here.
            passes = ", ".join([pass_.pipeline_text() for pass_ in manager.passes])
            self._snapshots.append(_Snapshot(op, f"{op.info.name}({passes})"))

    def end(self, op: Operation, succeeded: bool) -> None:
        """After a pass manager has run."""
        if not succeeded and self._snapshots:
            self._generate(op)
        self._snapshots.clear()

    def run_before_pass(self, pass_: Pass, op: Operation) -> None:
        if pass_.is_adaptor:
            return
        self._running.append((pass_, op))
        if self._is_local:
            names: list[str] = []
            top = op
            while top.parent_op is not None:
                names.append(top.name)
                top = top.parent_op
            nests = "".join([f"{name}(" for name in reversed(names)])
            pipeline = f"{top.name}({nests}{pass_.pipeline_text()}{')' * len(names)})"
            self._snapshots.append(_Snapshot(top, pipeline))

    def run_after_pass(self, pass_: Pass, op: Operation) -> None:
        if pass_.is_adaptor:
            return
        self._running.remove((pass_, op))
        if self._is_local:
            self._snapshots.pop()

    def run_after_pass_failed(self, pass_: Pass, op: Operation) -> None:
        # The first failure is the cause of the failures around it.
        if not self._has_failed:
            self._has_failed = True
            self._generate(op)

    def _generate(self, op: Operation) -> None:
        """Write the file, and report it."""
        if not self._snapshots:
            return
        snapshot = self._snapshots[-1]
        text = reproducer_text(
            snapshot.op, snapshot.pipeline, self._disables_threading, self._verifies, self._flags
        )
        written = write_reproducer(self._path, text)
        running = [_described(pass_, target) for pass_, target in self._running]
        subject = running[-1] if self._is_local else f"[{', '.join(running)}]"
        diagnostic = op.diagnostic("Failures have been detected while processing an MLIR pass pipeline")
        note = op.diagnostic(f"Pipeline failed while executing {subject}: {written}", DiagnosticSeverity.NOTE)
        diagnostic.note_list.append(note)
        _emit(op, diagnostic)
        self._snapshots.clear()
        self._running.clear()


def write_reproducer(path: str, text: str) -> str:
    """Write a reproducer to a file; the outcome, for a note."""
    try:
        with open(path, "w", encoding="utf-8", errors="surrogateescape") as stream:
            stream.write(text)
    except OSError as error:
        return (
            "failed to create output stream: Failed to create reproducer stream: "
            f"cannot open output file '{path}': {error.strerror}"
        )
    return f"reproducer generated at `{path}`"


def _described(pass_: Pass, op: Operation) -> str:
    symbol = op.attribute("sym_name") if "SymbolOpInterface" in op.info.interfaces else None
    name = f": @{symbol.value}" if isinstance(symbol, StringAttr) else ""
    return f"`{pass_.name}` on '{op.info.name}' operation{name}"


def _emit(op: Operation, diagnostic: Diagnostic) -> None:
    context = op.info.context
    if context is not None:
        context.emit(diagnostic)
