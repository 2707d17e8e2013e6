"""Values that are kept as text, because another release wrote them and they cannot be parsed.

Readers of bytecode and of text of a release record them in the context, and so does tolerant reading of
text, also for values of unknown dialects.  The constraints of an operation with a kept value are unknown:
verification errors of the operation, and of operations that read its results, are ignored.  An operation of a
known dialect with a kept value can only be written for the release that wrote it.
"""

from __future__ import annotations

from typing import Any, NamedTuple

from mlirkit.core.attribute import AttributeOrType
from mlirkit.core.attribute_walk import walk_attributes
from mlirkit.core.operation import Operation

# The prefix of the text of a value that is kept as bytes of a file.
BYTES = "bytes "


class KeptText(NamedTuple):
    """A value that is kept as text, and the producer of its file, if known."""

    value: AttributeOrType
    producer: str | None
    # Unknown dialects are written as they were read.
    is_of_known_dialect: bool = True
    # The tables of the file, if the value is an entry of them that is kept as bytes.
    table: object | None = None


def is_excused(op: Operation) -> bool:
    """Whether to ignore a verification error: the operation, or one that it reads, has kept text."""
    if not op.context.kept_texts:
        return False
    sources = [value.defining_op for value in op.operand_values()]
    return any(source is not None and kept_text_of(source) is not None for source in (op, *sources))


def kept_text_of(op: Operation, only_known_dialects: bool = False) -> KeptText | None:
    """The first of an operation's attributes and types that is kept as text, or None."""
    kept_texts = op.context.kept_texts
    if not kept_texts:
        return None
    result: KeptText | None = None

    def visit(value: Any) -> bool:
        nonlocal result
        kept = kept_texts.get(value)
        if result is None and kept is not None and (kept.is_of_known_dialect or not only_known_dialects):
            result = kept
        return result is None

    roots: list[Any] = [op.attrs, op.props, *op.operand_types(), *op.result_types()]
    for region in op.regions:
        for block in region.blocks:
            roots += [argument.type for argument in block.args]
    for root in roots:
        if isinstance(root, AttributeOrType):
            walk_attributes(root, visit)
    return result
