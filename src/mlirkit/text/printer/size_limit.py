"""How much text there may be: values share parts, so that a small file can stand for an endless text."""

from __future__ import annotations

from mlirkit.support.diagnostics import MLIRError


class OutputTooLarge(MLIRError):
    """Raised instead of printing a text that is out of proportion to what is printed."""
