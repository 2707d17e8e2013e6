"""Errors at the location of an operation, without a note that shows the operation."""

from __future__ import annotations

from mlirkit.core.operation import Operation
from mlirkit.support.diagnostics import MLIRError


def plain_error(op: Operation, message: str) -> MLIRError:
    """As `emitError(op->getLoc())`."""
    return MLIRError.at(op.diagnostic(message))
