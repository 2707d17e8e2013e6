"""Pipelines: passes in a row for operations of one name or of any, and pipelines nested in them.

A pass that is anchored on operations of another name does not run in a pipeline directly: it is wrapped in a
nested pipeline where nesting is implicit, and refused where nesting is explicit, as in textual pipelines.
Mirror: mlir/Pass/PassManager.h.
"""

from __future__ import annotations

from collections.abc import Callable
from typing import TYPE_CHECKING, Any, Final

from mlirkit.core.arguments import expect
from mlirkit.core.context import Context
from mlirkit.core.operation_name import OperationName
from mlirkit.passes.pass_base import Pass
from mlirkit.support.diagnostics import Diagnostic, DiagnosticSeverity, MLIRError

if TYPE_CHECKING:
    from mlirkit.passes.mlir_opt import MlirOpt

ANY: Final = "any"
_INDENT: Final = 2


class OpPassManager:
    """A pipeline; without `anchor` (or with "any") it runs on operations that all its passes can run on."""

    def __init__(
        self, anchor: str = ANY, is_nesting_implicit: bool = False, tool: MlirOpt | None = None
    ) -> None:
        expect(anchor, str, "PassManager", "anchor_op")
        # The name of the operations, "" for any.
        self.op_name = "" if anchor == ANY else anchor
        self.is_nesting_implicit = is_nesting_implicit
        self.passes: list[Pass] = []
        # The mlir-opt that runs passes that mlirkit does not have.
        self.tool = tool
        self._generation = 0

    @property
    def anchor(self) -> str:
        """The name of the operations, or "any"."""
        return self.op_name or ANY

    def add(
        self,
        run: str | Pass | Callable[[Any, Any], Any],
        name: str | None = None,
        argument: str | None = "",
        description: str | None = "",
        op_name: str | None = "",
    ) -> None:
        """Add passes: the text of a pipeline without anchor, a pass, or a function of operation and pass.

        A function has a name in reports (its own unless another is given), an argument and a description,
        and runs on operations called `op_name`, or on any.  Its result is ignored; it fails by
        `pass_.signal_pass_failure()`.  A text that makes no sense is a ValueError.
        """
        # Imported here: pipeline texts contain passes, and some passes contain pipelines.
        from mlirkit.passes.external_pass import ExternalPass
        from mlirkit.passes.pipeline_text import PipelineError, add_pipeline_text

        if isinstance(run, Pass):
            self.add_pass(run)
        elif not isinstance(run, str):
            if not callable(run):
                raise TypeError(f"a pass is a text, a function or a Pass, not {type(run).__name__}")
            texts = ["" if text is None else text for text in (argument, description, op_name)]
            self.add_pass(ExternalPass(run, name, *texts))
        else:
            try:
                add_pipeline_text(run, self)
            except PipelineError as error:
                raise ValueError(str(error)) from None

    def add_pass(self, pass_: Pass) -> None:
        """Add a pass at the end; MLIRError if it is anchored on other operations and nesting is explicit."""
        expect(pass_, Pass, "add_pass", "pass_")
        refusal = self.refusal_of(pass_)
        if refusal:
            raise MLIRError(refusal)
        if self.op_name and pass_.op_name and self.op_name != pass_.op_name:
            self.nest(pass_.op_name).add_pass(pass_)
        else:
            self.passes.append(pass_)

    def refusal_of(self, pass_: Pass) -> str:
        """Why a pass cannot be added; "" if it can."""
        if self.is_nesting_implicit or not self.op_name or pass_.op_name in ("", self.op_name):
            return ""
        return (
            f"Can't add pass '{pass_.name}' restricted to '{pass_.op_name}' on a PassManager "
            f"intended to run on '{self.anchor}', did you intend to nest?"
        )

    def nest(self, anchor: str = ANY) -> OpPassManager:
        """Add a pipeline for the operations of a name directly inside, and return it."""
        nested = OpPassManager(anchor, self.is_nesting_implicit, self.tool)
        self.passes.append(OpToOpPassAdaptor(nested))
        return nested

    def clone(self) -> OpPassManager:
        """A pipeline of clones of the passes."""
        copy = OpPassManager(self.anchor, self.is_nesting_implicit, self.tool)
        copy.passes = [pass_.clone() for pass_ in self.passes]
        return copy

    def dependent_dialects(self) -> list[str]:
        """The dialects that the passes may make operations of, in their order."""
        return list(dict.fromkeys([name for pass_ in self.passes for name in pass_.dependent_dialects()]))

    def can_schedule_on(self, name: OperationName) -> bool:
        """Whether the pipeline can run on operations of a name."""
        if self.op_name:
            return name.name == self.op_name
        if not name.is_registered or not name.is_isolated:
            return False
        return all(pass_.can_schedule_on(name) for pass_ in self.passes)

    # -- before running -------------------------------------------------------------------------------

    def finalize(self, context: Context) -> bool:
        """Merge adjacent nested pipelines; False, after an error, if a pass cannot run in its pipeline."""
        merged: list[Pass] = []
        last: OpToOpPassAdaptor | None = None
        for pass_ in self.passes:
            if not isinstance(pass_, OpToOpPassAdaptor):
                if last is not None and not last.finalize(context):
                    return False
                last = None
            elif last is not None and pass_.merge_into(last, context):
                continue
            else:
                last = pass_
            merged.append(pass_)
        if last is not None and not last.finalize(context):
            return False
        self.passes = merged
        if not self.op_name:
            return True
        name = context.operation_name(self.op_name)
        if not name.is_registered:
            return True
        for pass_ in self.passes:
            if not pass_.can_schedule_on(name):
                message = (
                    f"unable to schedule pass '{pass_.name}' on a PassManager intended to run on "
                    f"'{self.anchor}'!"
                )
                context.emit(Diagnostic(DiagnosticSeverity.ERROR, message))
                return False
        return True

    def initialize(self, context: Context, generation: int) -> bool:
        """Initialize the passes, once per generation."""
        if self._generation == generation:
            return True
        self._generation = generation
        for pass_ in self.passes:
            if isinstance(pass_, OpToOpPassAdaptor):
                if not all(manager.initialize(context, generation) for manager in pass_.managers):
                    return False
            elif not pass_.initialize(context):
                return False
        return True

    # -- text -----------------------------------------------------------------------------------------

    def pipeline_text(self, indent: int = -1) -> str:
        """`anchor(pass,pass)`; with an indent, a pass a line, the first line not indented."""
        if indent < 0:
            return f"{self.anchor}({','.join([pass_.pipeline_text() for pass_ in self.passes])})"
        margin = " " * (indent + _INDENT)
        passes = [f"{margin}{pass_.pipeline_text(indent + _INDENT)}" for pass_ in self.passes]
        rows = ",\n".join(passes)
        return f"{self.anchor}(\n{rows}\n{' ' * indent})"

    def dump_text(self) -> str:
        """The text of `--dump-pass-pipeline`."""
        return f"Pass Manager with {len(self.passes)} passes:\n{self.pipeline_text(0)}\n"

    def __str__(self) -> str:
        return self.pipeline_text()

    def __repr__(self) -> str:
        return f"<pipeline {self}>"


class OpToOpPassAdaptor(Pass):
    """Runs pipelines on the operations directly inside: on each operation the first that can be scheduled."""

    NAME = "mlir::detail::OpToOpPassAdaptor"

    def __init__(self, manager: OpPassManager) -> None:
        super().__init__()
        self.managers = [manager]

    @property
    def is_adaptor(self) -> bool:
        return True

    def adaptor_name(self) -> str:
        """The name in reports."""
        return f"Pipeline Collection : [{', '.join([repr(manager.anchor) for manager in self.managers])}]"

    def can_schedule_on(self, name: OperationName) -> bool:
        return True

    def dependent_dialects(self) -> list[str]:
        return [name for manager in self.managers for name in manager.dependent_dialects()]

    def clone(self) -> Pass:
        copy = OpToOpPassAdaptor(OpPassManager())
        copy.managers = [manager.clone() for manager in self.managers]
        return copy

    def finalize(self, context: Context) -> bool:
        return all(manager.finalize(context) for manager in self.managers)

    def manager_for(self, name: OperationName) -> OpPassManager | None:
        """The pipeline for operations of a name; None if no pipeline can be scheduled on them."""
        for manager in self.managers:
            if manager.can_schedule_on(name):
                return manager
        return None

    def merge_into(self, other: OpToOpPassAdaptor, context: Context) -> bool:
        """Append the pipelines to another adaptor's, unless a pipeline for any operation conflicts."""
        if _has_conflict(self.managers, other.managers, context) or _has_conflict(
            other.managers, self.managers, context
        ):
            return False
        for manager in self.managers:
            for existing in other.managers:
                if existing.anchor == manager.anchor:
                    existing.passes.extend(manager.passes)
                    break
            else:
                other.managers.append(manager)
        other.managers.sort(key=lambda manager: (not manager.op_name, manager.op_name))
        return True

    def pipeline_text(self, indent: int = -1) -> str:
        separator = "," if indent < 0 else f",\n{' ' * indent}"
        return separator.join([manager.pipeline_text(indent) for manager in self.managers])


def _has_conflict(managers: list[OpPassManager], others: list[OpPassManager], context: Context) -> bool:
    """Whether a manager for any operation might be scheduled on an operation that another manager is for."""
    for manager in managers:
        if not manager.op_name:
            return any(
                not other.op_name or manager.can_schedule_on(context.operation_name(other.op_name))
                for other in others
            )
    return False
