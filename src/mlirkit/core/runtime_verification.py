"""The interface of operations that can be checked while the program runs.

Mirror: mlir/Interfaces/RuntimeVerifiableOpInterface.h.
"""

from __future__ import annotations

from collections.abc import Callable
from typing import Any

from mypy_extensions import mypyc_attr

from mlirkit.core.interfaces import Interface

# Makes the message of a failed check from the operation and the violated condition.
ErrorMessage = Callable[[Any, str], str]


@mypyc_attr(allow_interpreted_subclasses=True)
class RuntimeVerifiableOpInterface(Interface):
    """An operation with conditions that only a run can check."""

    __slots__ = ()

    def generate_runtime_verification(self, op: Any, rewriter: Any, message: ErrorMessage) -> None:
        """Create, with a pattern's rewriter, checks that end a program if the operation is used wrongly."""
        raise NotImplementedError
