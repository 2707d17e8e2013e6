"""Changes of mpi: the communicator was that of all processes until 20."""

from __future__ import annotations

from mlirkit.core.attribute import Type
from mlirkit.core.operation import Operation
from mlirkit.layouts.changes.change import Change, insert_before, nothing

_WORLD = "mpi.comm_world"

# The operations of the releases, by the number of operands that they had.
_OPERANDS = {"mpi.comm_rank": 0, "mpi.recv": 3, "mpi.send": 3}


def _upgrade(op: Operation) -> None:
    operands = op.operand_values()
    if len(operands) == _OPERANDS[op.name]:
        type: Type = Type.parse("!mpi.comm", op.context)
        op.set_operands([*operands, *insert_before(op, _WORLD, [], [type]).result_values()])


def _downgrade(op: Operation) -> None:
    """Another communicator is an error."""
    *operands, communicator = op.operand_values()
    owner: Operation | None = communicator.defining_op
    if owner is None or owner.name != _WORLD:
        raise op.op_error("has a communicator of its own, which the release does not know")
    op.set_operands(operands)


CHANGES = (
    # The only communicator has no operation in the release.
    Change(_WORLD, 20, nothing, nothing, is_inlined=True),
    *(Change(name, 20, _upgrade, _downgrade) for name in _OPERANDS),
)
