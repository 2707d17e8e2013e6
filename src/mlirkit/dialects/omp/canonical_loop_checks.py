"""Verifiers of omp's canonical loops and their transformations.

A value of type `!omp.cli` is a handle of a loop.  One operation generates the loop, at most one consumes it:
a transformation applies to loops and generates others.
"""

from __future__ import annotations

from itertools import pairwise
from typing import Any

from mlirkit.core.operation import Operation
from mlirkit.core.value import Value
from mlirkit.dialects.declared import omp
from mlirkit.dialects.omp.clause_checks import values_of
from mlirkit.ods.live.hooks import verifier

LOOP = "omp.canonical_loop"


def is_generated(user: Operation, number: int) -> bool:
    """Whether operand `number` of `user` is the handle of a loop it generates."""
    if isinstance(user, omp.TileOp):
        return number < len(user.generatees)
    return bool(isinstance(user, omp.CanonicalLoopOp) and number == 1)


def generator(cli: Value) -> Operation | None:
    """The operation that generates the loop."""
    for user, number in cli.use_pairs():
        if is_generated(user, number):
            return user
    return None


@verifier(omp.NewCliOp)
def verify_new_cli(op: omp.NewCliOp) -> None:
    """Mirrors NewCliOp::verify; uses are visited newest first."""
    generating: Any = None
    consuming: Any = None
    for user, number in reversed(op.result.use_pairs()):
        if is_generated(user, number):
            if generating is not None:
                error = op.op_error("CLI must have at most one generator")
                generating.note_on(error, "first generator here:")
                raise user.note_on(error, "second generator here:")
            generating = user
        else:
            if consuming is not None:
                error = op.op_error("CLI must have at most one consumer")
                consuming.note_on(error, f"first consumer here:{consuming.text_in_diagnostic()}")
                raise user.note_on(error, f"second consumer here:{user.text_in_diagnostic()}")
            consuming = user
    if consuming is not None and generating is None:
        error = op.op_error("CLI has no generator")
        raise consuming.note_on(error, f"see consumer here: {consuming.text_in_diagnostic()}")


@verifier(LOOP)
def verify_canonical_loop(op: omp.CanonicalLoopOp) -> None:
    """Mirrors CanonicalLoopOp::verify."""
    block = op.region.first_block
    if block is None:
        return
    if len(block.args) != 1:
        raise op.op_error("Canonical loop region must have exactly one argument")
    if block.args[0].type != op.tripCount.type:
        raise op.op_error("Region argument must be the same type as the trip count")


@verifier(omp.TileOp)
def verify_tile(op: omp.TileOp) -> None:
    """Mirrors TileOp::verify."""
    loops, sizes = values_of(op, "applyees"), len(op.sizes)
    if not loops:
        raise op.op_error("must apply to at least one loop")
    if sizes != len(loops):
        raise op.op_error("there must be one tile size for each applyee")
    if op.generatees and 2 * sizes != len(op.generatees):
        raise op.op_error("expecting two times the number of generatees than applyees")
    variables: list[Any] = []
    for outside, inside in pairwise(loops):
        parent, loop = canonical_loop(op, outside), canonical_loop(op, inside)
        blocks = parent.region.get_blocks()
        block = list(blocks[0]) if len(blocks) == 1 else []
        if len(block) != 2 or block[0] is not loop or not isinstance(block[1], omp.TerminatorOp):
            raise op.op_error("tiled loop nest must be perfectly nested")
        variables.extend(blocks[0].args)
        if any(loop.tripCount is variable for variable in variables):
            raise op.op_error("tiled loop nest must be rectangular")


def canonical_loop(op: Operation, cli: Value) -> omp.CanonicalLoopOp:
    """The `omp.canonical_loop` of a handle, or None."""
    result = generator(cli)
    if result is None:
        raise op.op_error("applyee CLI has no generator")
    if not isinstance(result, omp.CanonicalLoopOp):
        raise op.op_error("currently only supports omp.canonical_loop as applyee")
    return result
