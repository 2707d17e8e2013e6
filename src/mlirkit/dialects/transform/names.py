"""Names that results of transform print with: `%updated_root`, `%yielded`."""

from __future__ import annotations

from mlirkit.core.operation import Operation
from mlirkit.dialects.declared import transform
from mlirkit.ods.live.hooks import SetName, result_names


@result_names(transform.ForeachMatchOp)
def name_matches(op: Operation, set_name: SetName) -> None:
    root, *outputs = op.result_values()
    set_name(root, "updated_root")
    for output in outputs:
        set_name(output, "yielded")
