"""What linalg's verifiers check beyond the definitions: the arity of `linalg.map`."""

from __future__ import annotations

from typing import Any

from mlirkit.ods.live.hooks import verifier


@verifier("linalg.map")
def verify_map(op: Any) -> None:
    """The region takes the element of each operand."""
    block = op.region(0).first_block
    given = len(op.operand_values())
    taken = 0 if block is None else len(block.args)
    if given != taken:
        raise op.error(
            f"expects number of operands to match the arity of mapper, but got: {given} and {taken}"
        )
