"""What changed in irdl: what a definition lists has names."""

from __future__ import annotations

from mlirkit.builtin.attributes import ArrayAttr
from mlirkit.core.operation import Operation
from mlirkit.core.structural_attributes import StringAttr
from mlirkit.layouts.changes.change import Change, Rewrite, get, put, take


def _names(word: str) -> tuple[Rewrite, Rewrite]:
    """Names by number, which say no more than the order did; others are an error where there are none."""

    def made(op: Operation) -> ArrayAttr:
        return ArrayAttr([StringAttr(f"{word}{at}") for at in range(len(op.operand_values()))])

    def upgrade(op: Operation) -> None:
        if get(op, "names") is None:
            put(op, "names", made(op))

    def downgrade(op: Operation) -> None:
        if get(op, "names") == made(op):
            take(op, "names")

    return upgrade, downgrade


CHANGES = (
    Change("irdl.operands", 19, *_names("operand")),
    Change("irdl.parameters", 19, *_names("parameter")),
    Change("irdl.regions", 19, *_names("region")),
    Change("irdl.results", 19, *_names("result")),
)
