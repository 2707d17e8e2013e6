"""The text of operations, and diagnostics about them in MLIR's form.

The base of `Operation`, which needs none of its fields; the text room has the syntax.
"""

from __future__ import annotations

import sys
from typing import TYPE_CHECKING, Any, ClassVar, cast

from mypy_extensions import mypyc_attr

from mlirkit.core.arguments import expect, expect_or_none, wrong_argument
from mlirkit.core.location import diagnostic_at
from mlirkit.core.native_pointer import CAPI_CREATE, CAPI_PTR
from mlirkit.core.printing_flags import OpPrintingFlags
from mlirkit.core.silence import is_silent
from mlirkit.core.upcalls import operation_to_html, operation_to_text, operation_with_state_to_text
from mlirkit.core.verified import KNOWN
from mlirkit.support.diagnostics import Diagnostic, DiagnosticSeverity, MLIRError

if TYPE_CHECKING:
    from mlirkit.core.operation import Operation


@mypyc_attr(allow_interpreted_subclasses=True)
class OperationText:
    """The text of the operation, and messages about it."""

    __slots__ = ()

    _CAPIPtr: ClassVar[Any] = CAPI_PTR
    _CAPICreate: ClassVar[Any] = CAPI_CREATE

    def _live(self) -> Operation:
        """This object as an operation; MLIRError if it has been erased."""
        operation = cast("Operation", self)
        operation.require_live()
        return operation

    # -- text ---------------------------------------------------------------------------------------

    def print(
        self,
        state: Any = None,
        *,
        file: Any = None,
        binary: bool = False,
        large_elements_limit: int | None = None,
        large_resource_limit: int | None = None,
        enable_debug_info: bool = False,
        pretty_debug_info: bool = False,
        print_generic_op_form: bool = False,
        use_local_scope: bool = False,
        use_name_loc_as_prefix: bool = False,
        assume_verified: bool = False,
        skip_regions: bool = False,
    ) -> None:
        """Print the text to `file` (default: standard output), with the names of an `AsmState` if given."""
        text: Any
        if file is not None and not hasattr(file, "write"):
            raise wrong_argument(file, "a stream", "print", "file")
        if state is None:
            text = self.get_asm(
                binary=binary,
                large_elements_limit=large_elements_limit,
                large_resource_limit=large_resource_limit,
                enable_debug_info=enable_debug_info,
                pretty_debug_info=pretty_debug_info,
                print_generic_op_form=print_generic_op_form,
                use_local_scope=use_local_scope,
                use_name_loc_as_prefix=use_name_loc_as_prefix,
                assume_verified=assume_verified,
                skip_regions=skip_regions,
            )
        else:
            from mlirkit.core.asm_state import AsmState

            expect(state, AsmState, "print", "state")
            text = operation_with_state_to_text(self._live(), state.state)
            if binary:
                text = text.encode("utf-8", "surrogateescape")
        (sys.stdout if file is None else file).write(text)

    def get_asm(
        self,
        binary: bool = False,
        large_elements_limit: int | None = None,
        large_resource_limit: int | None = None,
        enable_debug_info: bool = False,
        pretty_debug_info: bool = False,
        print_generic_op_form: bool = False,
        use_local_scope: bool = False,
        use_name_loc_as_prefix: bool = False,
        assume_verified: bool = False,
        skip_regions: bool = False,
    ) -> Any:
        """The textual form; `bytes` if `binary`."""
        expect_or_none(large_elements_limit, int, "get_asm", "large_elements_limit")
        expect_or_none(large_resource_limit, int, "get_asm", "large_resource_limit")
        flags = OpPrintingFlags(
            large_elements_limit=large_elements_limit,
            large_resource_limit=large_resource_limit,
            debug_info=enable_debug_info,
            pretty_debug_info=pretty_debug_info,
            generic_op_form=print_generic_op_form,
            local_scope=use_local_scope,
            use_name_loc_as_prefix=use_name_loc_as_prefix,
            assume_verified=assume_verified,
            skip_regions=skip_regions,
        )
        operation = self._live()
        if print_generic_op_form:
            from mlirkit.core.unknown_syntax import require_known_syntax

            require_known_syntax(operation, "generic form")
        text = operation_to_text(operation, flags)
        return text.encode("utf-8", "surrogateescape") if binary else text

    def dump(self) -> None:
        print(self)

    def __str__(self) -> str:
        return operation_to_text(self._live(), None)

    def _repr_html_(self) -> str:
        """The HTML that notebooks show."""
        return operation_to_html(self._live())

    # -- messages -----------------------------------------------------------------------------------

    def op_error(self, message: str) -> MLIRError:
        """An error in the form of MLIR's emitOpError, to be raised: `'name' op message`."""
        expect(message, str, "op_error", "message")
        return self.error(f"'{self._live().info.name}' op {message}")

    def error(self, message: str) -> MLIRError:
        """An error in the form of MLIR's emitError, to be raised: `message`, placed at this operation.

        As in MLIR, a note shows the operation, unless its context disables this.
        """
        diagnostic = self.diagnostic(message)
        context = self._live().info.context
        if context is None or context.print_op_on_diagnostic:
            diagnostic.attach_note(f"see current operation: {self.text_in_diagnostic()}")
        return MLIRError.at(diagnostic)

    def emit_warning(self, message: str, *, with_operation: bool = True) -> None:
        """Emit a warning to the context's handlers; as in MLIR, it is dropped if the context has none.

        A note shows the operation, as with errors; without the note this is MLIR's emitWarning of a location.
        """
        self._emit(message, DiagnosticSeverity.WARNING, with_operation)

    def emit_remark(self, message: str) -> None:
        """As `emit_warning`, with a remark."""
        self._emit(message, DiagnosticSeverity.REMARK, True)

    def _emit(self, message: str, severity: DiagnosticSeverity, with_operation: bool) -> None:
        # A second verification reports again.
        KNOWN.stamp = None
        context = self._live().info.context
        if context is not None and not is_silent():
            diagnostic = self.diagnostic(message, severity)
            if with_operation and context.print_op_on_diagnostic:
                diagnostic.attach_note(f"see current operation: {self.text_in_diagnostic(False)}")
            context.emit(diagnostic)

    def diagnostic(self, message: str, severity: DiagnosticSeverity = DiagnosticSeverity.ERROR) -> Diagnostic:
        """A diagnostic placed at this operation's location."""
        expect(message, str, "diagnostic", "message")
        expect(severity, DiagnosticSeverity, "diagnostic", "severity")
        return diagnostic_at(self._live().location, message, severity)

    def note_on(self, error: MLIRError, message: str) -> MLIRError:
        """`error` with a note placed at this operation's location."""
        expect(error, MLIRError, "note_on", "error")
        if not error.error_diagnostics:
            raise ValueError("note_on: argument 'error': the error has no diagnostic")
        error.error_diagnostics[0].note_list.append(self.diagnostic(message, DiagnosticSeverity.NOTE))
        return error

    def text_in_diagnostic(self, is_generic: bool = True) -> str:
        """The operation as messages show it: in generic form, on separate lines if it has several.

        Warnings show it in its custom form.
        """
        operation = self._live()
        context = operation.info.context
        flags = OpPrintingFlags().for_diagnostics() if context is None else context.diagnostic_flags
        if not is_generic:
            flags = flags.copy()
            flags.generic_op_form = False
        text = operation_to_text(operation, flags)
        return f"\n{text}" if "\n" in text else text
