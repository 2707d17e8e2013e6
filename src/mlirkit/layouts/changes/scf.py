"""What changed in scf."""

from __future__ import annotations

from mlirkit.core.operation import Operation
from mlirkit.layouts.changes.change import Change, append_terminator, insert_before, nothing

_LOOP = "scf.parallel"
_REDUCE = "scf.reduce"


def _upgrade_yield(op: Operation) -> None:
    """Each reduction of a parallel loop was an operation, and the body ended in a yield of nothing."""
    block = op.parent_block
    if block is None or op.parent_op is None or op.parent_op.name != _LOOP:
        return
    reductions = [each for each in block.operations if each.name == _REDUCE]
    operands = [each.operand_values()[0] for each in reductions if each.operand_values()]
    end = insert_before(op, _REDUCE, operands, len(reductions))
    op.erase()
    for each, region in zip(reductions, end.regions, strict=True):
        for body in list(each.regions[0].blocks):
            body.append_to(region)
        each.erase()


def _downgrade_loop(op: Operation) -> None:
    """The reverse: an operation per reduction."""
    for block in op.regions[0].blocks:
        end = block.last
        if end is None or end.name != _REDUCE:
            continue
        for operand, region in zip(end.operand_values(), end.regions, strict=True):
            single = insert_before(end, _REDUCE, [operand], 1)
            for body in list(region.blocks):
                body.append_to(single.regions[0])
        end.erase()
    append_terminator(op, "scf.yield")


CHANGES = (
    Change(_LOOP, 17, nothing, _downgrade_loop),
    Change("scf.yield", 17, _upgrade_yield, nothing),
)
