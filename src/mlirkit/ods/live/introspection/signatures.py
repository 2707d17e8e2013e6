"""Signatures of live classes and value builders, which `inspect.signature` and `help()` read.

They are made on access, from the descriptions in python_classes.py.
"""

from __future__ import annotations

from typing import TYPE_CHECKING, Any

from mlirkit.ods.model import Operator

if TYPE_CHECKING:
    from mlirkit.ods.live.dialect import LiveDialect


class SignatureOfClass:
    """The class attribute `__signature__`."""

    def __init__(self, operator: Operator, dialect: LiveDialect) -> None:
        self._operator = operator
        self._dialect = dialect

    def __get__(self, instance: Any, owner: Any) -> Any:
        # Imported late: few programs read signatures.
        from mlirkit.ods.live.introspection.python_classes import inspected, op_signatures

        return inspected(op_signatures(self._operator, self._dialect)[0])


def value_builder_signature(operator: Operator, dialect: LiveDialect) -> Any:
    """The `__signature__` of an operation's value builder."""
    from mlirkit.ods.live.introspection.python_classes import inspected, value_builder_signatures

    return inspected(value_builder_signatures(operator, dialect)[0])
