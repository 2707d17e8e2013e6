"""Names of results that follow from a definition: of operations with several results.

As mlir-tblgen: only if a result has a name, and only if the operation does not name its results itself
(OpAsmOpInterface).  The first value of each group gets the group's name.
"""

from __future__ import annotations

from collections.abc import Callable

from mlirkit.core.operation import Operation
from mlirkit.core.operation_parts import results_of
from mlirkit.ods.live.classes.segments import result_rule
from mlirkit.ods.live.hooks import SetName
from mlirkit.ods.model import Operator


def default_result_names(operator: Operator) -> Callable[[Operation, SetName], None] | None:
    """The function that names the results of `operator`; None if the definition gives them no names."""
    if len(operator.results) <= 1 or not any(result.name for result in operator.results):
        return None
    interfaces = [trait.interface.name for trait in operator.traits if trait.interface is not None]
    if "OpAsmOpInterface" in interfaces:
        return None
    names = [result.name for result in operator.results]
    rule = result_rule(operator)

    def result_names(op: Operation, set_name: SetName) -> None:
        values = results_of(op)
        start = 0
        for name, size in zip(names, rule.sizes(op, len(values))):
            if size:
                set_name(values[start], name)
            start += size

    return result_names
