"""Creating an operation, or its folded value.  Mirror: OpBuilder::createOrFold of mlir/IR/Builders.h."""

from __future__ import annotations

from collections.abc import Mapping, Sequence
from typing import Any

from mlirkit.core.attribute import Attribute, Type
from mlirkit.core.location import Location
from mlirkit.core.operation import Operation
from mlirkit.core.value import Value
from mlirkit.patterns.constants import make_constant
from mlirkit.patterns.folding import fold
from mlirkit.patterns.rewriter import PatternRewriter


def create_or_fold(
    rewriter: PatternRewriter,
    kind: type[Operation],
    result_type: Type,
    operands: Sequence[Value],
    loc: Location,
    properties: Mapping[str, Attribute] | None = None,
) -> Value:
    """The result of a new operation at the insertion point, or a value or constant that it folds to."""
    declared: Any = kind
    op = Operation.create(
        declared.OPERATION_NAME,
        [result_type],
        list(operands),
        properties=dict(properties or {}),
        loc=loc,
        ip=False,
        context=rewriter.context,
    )
    folded = fold(op)
    # An operation that folds in place may fold again.
    while folded == []:
        folded = fold(op)
        if folded is None:
            break
    replacement = folded[0] if folded else None
    if isinstance(replacement, Attribute):
        info = op.info
        constant = make_constant(info.context, info.dialect_name, replacement, result_type, loc)
        replacement = None if constant is None else rewriter.insert(constant).result
    if replacement is None:
        return rewriter.insert(op).result
    op.erase()
    return replacement
