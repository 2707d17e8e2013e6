"""Regions of scf: terminators, and replacing an operation by its region."""

from __future__ import annotations

from collections.abc import Sequence

from mlirkit.core.block import Block
from mlirkit.core.operation import Operation
from mlirkit.core.region import Region
from mlirkit.core.value import Value
from mlirkit.dialects.declared import scf
from mlirkit.patterns.rewriter import PatternRewriter


def body_of(region: Region) -> Block:
    """The first block of a region that has one."""
    return region.get_blocks()[0]


def yield_of(region: Region) -> scf.YieldOp:
    """The terminator of a region's last block."""
    last = region.get_blocks()[-1].last
    assert isinstance(last, scf.YieldOp)
    return last


def replace_by_region(
    op: Operation, region: Region, rewriter: PatternRewriter, arguments: Sequence[Value] = ()
) -> None:
    """Replace `op` by the only block of a region, and its results by the yielded values."""
    block = body_of(region)
    last = block.last
    assert last is not None
    rewriter.inline_block_before(block, op, arguments)
    rewriter.replace_op(op, last.operand_values())
    rewriter.erase_op(last)
