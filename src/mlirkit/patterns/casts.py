"""Casts that conversions insert between values of different types, `builtin.unrealized_conversion_cast`.

Mirror: reconcileUnrealizedCasts of mlir/Transforms/DialectConversion.h.
"""

from __future__ import annotations

from typing import Final

from mlirkit.core.operation import Operation

CAST: Final = "builtin.unrealized_conversion_cast"


def reconcile_casts(casts: list[Operation]) -> list[Operation]:
    """Replace casts back to the original type by the original values, erase unused casts, return the rest."""
    for cast in reversed(casts):
        types = cast.result_types()
        source: Operation | None = cast
        while source is not None:
            if source.operand_types() == types:
                if all(operand.defining_op is not cast for operand in source.operand_values()):
                    cast.replace_all_uses_with(source.operand_values())
                break
            source = _cast_before(source)
    ours = {*casts}
    needed: set[Operation] = set()
    pending = [
        cast
        for cast in casts
        if any(user not in ours for result in cast.result_values() for user in result.users)
    ]
    while pending:
        cast = pending.pop()
        if cast not in needed:
            needed.add(cast)
            sources = [operand.defining_op for operand in cast.operand_values()]
            pending.extend(source for source in sources if source is not None and source in ours)
    dead = [cast for cast in casts if cast not in needed]
    for cast in dead:
        cast.drop_operands()
    for cast in dead:
        cast.erase()
    return [cast for cast in casts if cast in needed]


def _cast_before(cast: Operation) -> Operation | None:
    """The cast whose results this one casts, if it is one."""
    operands = cast.operand_values()
    source = operands[0].defining_op if operands else None
    if source is None or source.info.name != CAST or [*source.result_values()] != operands:
        return None
    return source
