"""Passes: transformations that run on an operation and change its contents.

    class CountCalls(Pass):
        ARGUMENT = "count-calls"
        DESCRIPTION = "counts calls"
        OP_NAME = "func.func"
        OPTIONS = (Option("callee", str, "", "count calls of this function only"),)
        STATISTICS = (("num-calls", "calls that were counted"),)

        def run(self):
            calls = [op for op in self.operation.walk_list("func.call") if ...]
            self.statistics["num-calls"] += len(calls)

    register_pass(CountCalls)

The passes that ship do not register themselves: transforms/__init__.py names their modules, which are
compiled, and a class with a decorator would not be.  Mirror: mlir/Pass/Pass.h.
"""

from __future__ import annotations

from collections.abc import Callable
from typing import TYPE_CHECKING, Any, ClassVar, Final

from mypy_extensions import mypyc_attr

from mlirkit.core.context import Context
from mlirkit.core.operation import Operation
from mlirkit.core.operation_name import OperationName
from mlirkit.dialects.pass_definitions import dialect_name, find_pass_definition
from mlirkit.ods.model import PassDefinition
from mlirkit.passes.analysis_manager import AnalysisManager, PreservedAnalyses
from mlirkit.passes.options import Option, PassOptions
from mlirkit.support.diagnostics import Diagnostic, MLIRError

if TYPE_CHECKING:
    from mlirkit.passes.op_pass_manager import OpPassManager

PipelineRunner = Callable[["OpPassManager", Operation], bool]


class PassDeclaration:
    """The description of a class of passes, from its definition or its attributes."""

    __slots__ = ("dependent_dialects", "description", "interface", "name", "options", "statistics")

    def __init__(self, cls: Any) -> None:
        self.name: str = cls.NAME
        self.description: str = cls.DESCRIPTION
        self.interface: str = cls.INTERFACE
        self.options: list[Option] = list(cls.OPTIONS)
        self.statistics: list[tuple[str, str]] = list(cls.STATISTICS)
        self.dependent_dialects: list[str] = list(cls.DEPENDENT_DIALECTS)
        if cls.IS_DEFINED:
            definition = find_pass_definition(cls.ARGUMENT)
            if definition is None:
                raise ValueError(f"MLIR defines no pass '{cls.ARGUMENT}'")
            self._complete(definition)
        if not self.name:
            self.name = cls.__name__

    def _complete(self, definition: PassDefinition) -> None:
        # Imported here: options may be pipelines, which contain passes.
        from mlirkit.passes.pass_options import option_of

        self.name = self.name or definition.name
        self.description = self.description or definition.summary
        self.interface = self.interface or definition.interface
        self.options = [option_of(option) for option in definition.options]
        self.statistics = [(statistic.name, statistic.description) for statistic in definition.statistics]
        self.dependent_dialects = [dialect_name(dialect) for dialect in definition.dependent_dialects]


_declarations: Final[dict[Any, PassDeclaration]] = {}


def declaration_of(cls: Any) -> PassDeclaration:
    """The declaration of a class of passes, made once."""
    declaration = _declarations.get(cls)
    if declaration is None:
        declaration = _declarations[cls] = PassDeclaration(cls)
    return declaration


@mypyc_attr(allow_interpreted_subclasses=True)
class Pass:
    """Base of all passes.

    A class that implements a pass of MLIR sets `IS_DEFINED = True` and its `ARGUMENT`: name, summary,
    interface, options, statistics and dependent dialects come from the definition that ships.  Other classes
    override the class attributes below.

    `run` does the work on `self.operation`, and on nothing outside of it.  It reads `self.options`, counts in
    `self.statistics`, gets analyses by `self.get_analysis(SomeAnalysis)` and marks those that are left intact
    with `preserve` or `preserve_all`.  Where it cannot go on, it emits an error and calls
    `signal_pass_failure`; an MLIRError that it raises does both.  It keeps no state between operations except
    what `initialize` made.
    """

    # On the command line and in pipelines; "" for a pass that has no place there.
    ARGUMENT: ClassVar[str] = ""
    # In reports; if empty, the name of the definition or of the class.
    NAME: ClassVar[str] = ""
    DESCRIPTION: ClassVar[str] = ""
    # The pass is one of MLIR's: the rest of this list is in its definition.
    IS_DEFINED: ClassVar[bool] = False
    # The name, or the interface, of the operations that the pass runs on; any operation if both are empty.
    OP_NAME: ClassVar[str] = ""
    INTERFACE: ClassVar[str] = ""
    OPTIONS: ClassVar[tuple[Option, ...]] = ()
    # Names of counters, with their descriptions.
    STATISTICS: ClassVar[tuple[tuple[str, str], ...]] = ()
    # Dialects whose operations the pass may make.
    DEPENDENT_DIALECTS: ClassVar[tuple[str, ...]] = ()

    def __init__(self) -> None:
        declaration = declaration_of(type(self))
        self.name: str = declaration.name
        self.argument: str = type(self).ARGUMENT
        self.op_name: str = type(self).OP_NAME
        self.interface: str = declaration.interface
        self.options = PassOptions(declaration.options)
        self.statistics: dict[str, int] = {name: 0 for name, _ in declaration.statistics}
        # While it runs on an operation.
        self._operation: Operation | None = None
        self._analyses: AnalysisManager | None = None
        self._run_pipeline: PipelineRunner | None = None
        self.preserved = PreservedAnalyses()
        self.has_failed = False

    # -- overridden by passes -------------------------------------------------------------------------

    def options_changed(self) -> None:
        """Take note of options that were given as text, or of another pass; may raise PassOptionsError."""

    def initialize(self, context: Context) -> bool:
        """Prepare data that depends on no operation, as patterns; False, after an error, is a failure."""
        return True

    def run(self) -> None:
        """Do the work on `self.operation`."""
        raise NotImplementedError

    def can_schedule_on(self, name: OperationName) -> bool:
        """Whether the pass can run on operations of a name."""
        if self.op_name:
            return name.name == self.op_name
        return not self.interface or name.has_trait(self.interface)

    def dependent_dialects(self) -> list[str]:
        """The dialects to load before the pass runs, because it may make operations of them."""
        return declaration_of(type(self)).dependent_dialects

    # -- used by `run` ---------------------------------------------------------------------------------

    @property
    def operation(self) -> Operation:
        """The operation that the pass runs on."""
        if self._operation is None:
            raise RuntimeError(f"pass '{self.name}' does not run")
        return self._operation

    @property
    def context(self) -> Context:
        result = self.operation.info.context
        assert result is not None
        return result

    def signal_pass_failure(self) -> None:
        """Mark the pass as failed; it should return soon."""
        self.has_failed = True

    def emit(self, diagnostic: Diagnostic) -> None:
        """Emit a diagnostic to the handlers of the context."""
        self.context.emit(diagnostic)

    def fail(self, error: MLIRError) -> None:
        """Emit an error and mark the pass as failed: `self.fail(op.error("has no ..."))`."""
        for diagnostic in error.error_diagnostics or [self.operation.diagnostic(error.message)]:
            self.emit(diagnostic)
        self.signal_pass_failure()

    @property
    def analysis_manager(self) -> AnalysisManager:
        if self._analyses is None:
            raise RuntimeError(f"pass '{self.name}' does not run")
        return self._analyses

    def get_analysis(self, cls: Any) -> Any:
        """The analysis of class `cls` of the operation."""
        return self.analysis_manager.get_analysis(cls)

    def get_child_analysis(self, cls: Any, op: Operation) -> Any:
        """The analysis of an operation inside."""
        return self.analysis_manager.get_child_analysis(cls, op)

    def get_cached_analysis(self, cls: Any) -> Any:
        """The cached analysis of a class; None if it is not cached."""
        return self.analysis_manager.get_cached_analysis(cls)

    def preserve(self, *classes: Any) -> None:
        """Mark analyses as preserved."""
        self.preserved.preserve(*classes)

    def preserve_all(self) -> None:
        """Mark all analyses as preserved: the pass has not changed the IR."""
        self.preserved.preserve_all()

    def run_pipeline(self, pipeline: OpPassManager, op: Operation) -> bool:
        """Run a pipeline on the operation or one inside of it; whether it succeeded."""
        if self._run_pipeline is None:
            raise RuntimeError(f"pass '{self.name}' does not run")
        return self._run_pipeline(pipeline, op)

    # -- used by managers ------------------------------------------------------------------------------

    @property
    def is_adaptor(self) -> bool:
        """Whether the pass only runs pipelines on the operations inside."""
        return False

    def begin(self, op: Operation, analyses: AnalysisManager, runner: PipelineRunner) -> None:
        """Forget the last operation, and take the next."""
        self._operation = op
        self._analyses = analyses
        self._run_pipeline = runner
        self.preserved = PreservedAnalyses()
        self.has_failed = False

    def clone(self) -> Pass:
        """Another object with the same options."""
        copy: Pass = type(self)()
        copy.options.copy_from(self.options)
        copy.options_changed()
        return copy

    def pipeline_text(self, indent: int = -1) -> str:
        """The pass as pipelines show it; with an `indent`, the first line is not indented."""
        return f"{self.argument or f'unknown<{self.name}>'}{self.options.text()}"

    def __repr__(self) -> str:
        return f"<pass {self.pipeline_text()}>"
