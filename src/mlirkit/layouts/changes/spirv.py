"""Changes of spirv."""

from __future__ import annotations

from mlirkit.core.operation import Operation
from mlirkit.layouts.changes.change import Change, put, put_in_dictionary, take

# The built-in that a variable is: declared as `builtin`, which was never read; text and passes used
# `built_in`.
_DECLARED, _READ = "builtin", "built_in"


def _upgrade_variable(op: Operation) -> None:
    put(op, _READ, take(op, _READ) or take(op, _DECLARED))


def _downgrade_variable(op: Operation) -> None:
    put_in_dictionary(op, _READ, take(op, _READ))


CHANGES = (Change("spirv.GlobalVariable", 21, _upgrade_variable, _downgrade_variable),)
