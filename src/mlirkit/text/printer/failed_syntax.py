"""Failing custom syntax: hooks may assume valid operations, but printing never fails.

If a hook fails, an operation prints in the generic form, a value as its mnemonic with a note that no parser
accepts.  The failure is a warning, unless the operation is invalid, has an unused value, or the hook raised
NoCustomForm.
"""

from __future__ import annotations

import warnings
from typing import Final

from mlirkit.core.asm_interface import NoCustomForm
from mlirkit.core.attribute import AttributeOrType, Type
from mlirkit.core.kept_text import kept_text_of
from mlirkit.core.operation import Operation
from mlirkit.core.silence import silently

# The note behind the mnemonic of an attribute or type whose parameters its hook failed to print.
INVALID_PARAMETERS: Final = "<<INVALID PARAMETERS>>"


def note_failed_syntax(operation: Operation, error: Exception) -> None:
    """Warn that the custom syntax of an operation failed, if the operation is valid."""
    if not isinstance(error, NoCustomForm) and not _may_be_invalid(operation):
        name = operation.info.name
        _warn(f"the custom syntax of '{name}' failed to print it, the generic form was used", error)


def note_failed_names(operation: Operation, error: Exception) -> None:
    """Warn that the hook for names in an operation failed, if the operation is valid."""
    if not _may_be_invalid(operation):
        _warn(f"the names of values in '{operation.info.name}' could not be chosen", error)


def note_failed_value(value: AttributeOrType, error: Exception) -> None:
    """Warn that the custom syntax of an attribute or type failed."""
    kind = "type" if isinstance(value, Type) else "attribute"
    name = f"{value.DIALECT}.{getattr(value, 'MNEMONIC', '')}"
    _warn(f"the custom syntax of the {kind} '{name}' failed to print its parameters", error)


def _may_be_invalid(operation: Operation) -> bool:
    return kept_text_of(operation) is not None or is_invalid(operation)


def is_invalid(operation: Operation) -> bool:
    """Whether the verifier reports an error for an operation, or raises an exception."""
    from mlirkit.core.verifier import collect_diagnostics

    try:
        return silently(lambda: bool(collect_diagnostics(operation)))
    except MemoryError:
        raise
    except Exception:
        return True


def _warn(text: str, error: Exception) -> None:
    warnings.warn(f"{text} ({type(error).__name__}: {error})", RuntimeWarning, stacklevel=3)
