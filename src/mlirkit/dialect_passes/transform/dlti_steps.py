"""`transform.dlti.query`: look-up of keys in the layouts and devices that are attached to the payload.

Mirror: `query` in mlir/lib/Dialect/DLTI/DLTI.cpp.
"""

from __future__ import annotations

from collections.abc import Sequence
from typing import TypeAlias

from mlirkit.builtin.attributes import TypeAttr
from mlirkit.core.attribute import Attribute, Type
from mlirkit.core.operation import Operation
from mlirkit.core.structural_attributes import StringAttr
from mlirkit.dialects.declared import dlti, transform
from mlirkit.dialects.transform.interpretation import Interpretation, definite, silenceable, step_for_each
from mlirkit.support.diagnostics import MLIRError

_Key: TypeAlias = StringAttr | Type
# The attributes that can be queried: DLTIQueryInterface.
_Table: TypeAlias = (
    dlti.MapAttr | dlti.DataLayoutSpecAttr | dlti.TargetDeviceSpecAttr | dlti.TargetSystemSpecAttr
)


@step_for_each(transform.QueryOp)
def apply_query(run: Interpretation, op: transform.QueryOp, target: Operation) -> list[Attribute]:
    keys: list[_Key] = []
    for key in op.keys:
        if not isinstance(key, StringAttr | TypeAttr):
            raise definite(
                op,
                "'transform.dlti.query' keys of wrong type: only StringAttr and TypeAttr are allowed",
            )
        keys.append(key if isinstance(key, StringAttr) else key.value)
    try:
        return [query(target, keys)]
    except MLIRError as error:
        run.emit(error)
        raise silenceable(op, "'transform.dlti.query' op failed to apply") from None


def query(op: Operation, keys: Sequence[_Key]) -> Attribute:
    """Look up a key path of at most two keys in the closest enclosing `dlti` table."""
    if not keys:
        raise _failure(op, op, "no keys provided to attempt query with")
    around: Operation | None = op
    result: Attribute | None = None
    while around is not None:
        attributes = (*around.properties.values(), *around.discardable_attributes.values())
        result = next((attribute for attribute in attributes if isinstance(attribute, _Table)), None)
        if result is not None:
            break
        around = around.parent_op
    if around is None or result is None:
        raise _failure(op, op, "no DLTI-queryable attrs on target op or any of its ancestors")
    for number, key in enumerate(keys):
        if not isinstance(result, _Table):
            path = ",".join(map(str, keys[:number]))
            raise _failure(
                op, around, f"got non-DLTI-queryable attribute upon looking up keys [{path}] at op"
            )
        pairs = [entry.parameters for entry in result.entries]
        value = next((value for entry_key, value in pairs if entry_key == key), None)
        if value is None:
            raise _failure(op, around, f"key {key} has no DLTI-mapping per attr: {result}")
        result = value
    return result


def _failure(op: Operation, place: Operation, reason: str) -> MLIRError:
    return place.note_on(op.error("target op of failed DLTI query"), reason)
