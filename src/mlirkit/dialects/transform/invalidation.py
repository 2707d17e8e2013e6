"""Expensive checks: no transform uses a handle whose payload an earlier one may have erased.

An operation that consumes a handle invalidates all handles to the same payload, to nested operations, and to
values defined by these.  Mirror: checkAndRecordHandleInvalidation.
"""

from __future__ import annotations

from collections.abc import Callable, Sequence
from typing import Final

from mlirkit.core.location import Location
from mlirkit.core.operation import Operation
from mlirkit.core.value import BlockArgument, OpResult, Value
from mlirkit.dialects.declared import transform
from mlirkit.dialects.transform.interpretation import Interpretation, Payload, definite, noted, silenceable
from mlirkit.dialects.transform.kinds import kind
from mlirkit.support.diagnostics import MLIRError

# Reports that an operation uses an invalid handle.
_Complaint = Callable[[Operation], MLIRError]
_USED = "op uses a handle invalidated by a previously executed transform op"


def check_handles(run: Interpretation, op: Operation, consumed: Sequence[Value]) -> None:
    """Raise if a transform uses an invalid handle, and invalidate the handles that it consumes."""
    new: dict[Value, _Complaint] = {}
    allows = ALLOWS_REPEATED.get(op.info.name)
    is_lenient = allows is not None and allows(op)
    try:
        for number, handle in enumerate(op.operand_values()):
            complaint = run.invalid.get(handle)
            if complaint is None and not is_lenient:
                complaint = new.get(handle)
            if complaint is not None:
                raise complaint(op)
            if handle not in consumed:
                continue
            if kind(handle.type) == "operation":
                _invalidate_around(run, op, number, run.operations(handle), None, new)
            elif kind(handle.type) == "value":
                _invalidate_values(run, op, number, handle, new)
    finally:
        run.invalid.update({handle: cause for handle, cause in new.items() if handle not in run.invalid})
    for number, handle in enumerate(op.operand_values()):
        if handle in consumed and not is_lenient and kind(handle.type) in ("operation", "value"):
            _check_repetition(op, number, run.payload(handle))


def _merges_repeated(op: Operation) -> bool:
    return isinstance(op, transform.MergeHandlesOp) and op.deduplicate


#: Whether an operation may use a handle twice, by name: allowsRepeatedHandleOperands.
ALLOWS_REPEATED: Final[dict[str, Callable[[Operation], bool]]] = {
    "transform.foreach_match": lambda op: True,
    "transform.merge_handles": _merges_repeated,
}


def _check_repetition(op: Operation, number: int, payload: Sequence[Payload]) -> None:
    seen: set[Payload] = set()
    for one in payload:
        if one in seen:
            error = silenceable(
                op,
                f"a handle passed as operand #{number} and consumed by this operation points to a payload "
                "entity more than once",
            )
            assert isinstance(one, Operation | Value)
            subject = "repeated target op" if isinstance(one, Operation) else "repeated target value"
            raise noted(error, one.location, subject)
        seen.add(one)


def _complaint(message: str, *notes: tuple[Location, str]) -> _Complaint:
    """An error about a handle, with a description of the payload made before it is erased."""

    def complain(op: Operation) -> MLIRError:
        error = definite(op, message)
        for location, note in notes:
            noted(error, location, note)
        return error

    return complain


def _invalidate_around(
    run: Interpretation,
    op: Operation,
    number: int,
    ancestors: Sequence[Operation],
    through: Value | None,
    new: dict[Value, _Complaint],
) -> None:
    """Invalidate handles to consumed operations, to operations nested in them, and to their values."""
    by = f"invalidated by this transform op that consumes its operand #{number}"
    if not ancestors:
        message = (
            "op uses a handle associated with empty payload and invalidated by a previously executed "
            "transform op"
        )
        new[op.operand_at(number)] = _complaint(message, (op.location, by))
        return
    by += (
        " and invalidates all handles to payload IR entities associated with this operand and entities "
        "nested in them"
    )
    for scope in run.visible_scopes():
        for one, handles in scope.handles.items():
            owner = _defining(one)
            around = [ancestor for ancestor in ancestors if owner is not None and ancestor.is_ancestor(owner)]
            if not around or owner is None:
                continue
            for handle in handles:
                if handle in run.invalid or handle in new:
                    continue
                notes = [(op.location, by)]
                if isinstance(one, Operation):
                    notes.insert(0, (handle.location, "handle to invalidated ops"))
                    notes.append((around[-1].location, "ancestor payload op"))
                    notes.append((owner.location, "nested payload op"))
                    if through is not None:
                        notes.append((through.location, "consumed handle points to this payload value"))
                elif isinstance(one, Value):
                    notes.insert(0, (handle.location, "invalidated handle"))
                    notes.append((around[-1].location, "ancestor op associated with the consumed handle"))
                    notes.append((owner.location, f"op defining the value as {place_of(one)}"))
                    notes.append((one.location, "payload value"))
                new[handle] = _complaint(_USED, *notes)


def _invalidate_values(
    run: Interpretation, op: Operation, number: int, consumed: Value, new: dict[Value, _Complaint]
) -> None:
    """Invalidate handles to consumed values, and to their defining operations."""
    by = (
        f"invalidated by this transform op that consumes its operand #{number} and invalidates handles to "
        "the same values as associated with it"
    )
    for one in run.values(consumed):
        for handle in run.handles_of(one):
            new[handle] = _complaint(
                _USED,
                (handle.location, "invalidated handle"),
                (op.location, by),
                (one.location, "payload value"),
            )
        if isinstance(one, OpResult):
            _invalidate_around(run, op, number, [one.owner], one, new)
        elif one.parent_block is not None:
            for operation in one.parent_block.ops():
                _invalidate_around(run, op, number, [operation], one, new)


def _defining(one: Payload) -> Operation | None:
    if isinstance(one, Operation):
        return one
    if isinstance(one, OpResult):
        return one.op
    block = one.parent_block if isinstance(one, BlockArgument) else None
    return None if block is None else block.owner


def place_of(value: Value) -> str:
    """The number of a result, or of an argument and its block."""
    if isinstance(value, OpResult):
        return f"result #{value.result_number}"
    assert isinstance(value, BlockArgument)
    block = value.parent_block
    region = None if block is None else block.parent_region
    assert block is not None and region is not None and region.parent_op is not None
    regions = list(region.parent_op.regions)
    return (
        f"block argument #{value.arg_number} of block #{region.get_blocks().index(block)} in region "
        f"#{regions.index(region)}"
    )
