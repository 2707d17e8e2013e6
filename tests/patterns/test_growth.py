"""Work grows with a program as the program does: steps are counted, and four times as much takes four times them.

A step is a line that is executed, each turn of a loop included.
"""

from __future__ import annotations

import sys
from collections.abc import Callable
from functools import partial
from types import FrameType
from typing import Any

import pytest

from mlirkit import ir
from mlirkit.passmanager import PassManager

pytestmark = pytest.mark.plain

SMALL = 100
TIMES = 4
# Steps that occur once, such as those for the function itself, raise the count of the small program.
SLACK = 1.25


def steps(work: Callable[[], Any]) -> int:
    """How many lines `work` executes."""
    count = 0

    def trace(frame: FrameType, event: str, argument: Any) -> Any:
        nonlocal count
        if event == "line":
            count += 1
        return trace

    before = sys.gettrace()
    sys.settrace(trace)
    try:
        work()
    finally:
        sys.settrace(before)
    return count


def chain(count: int) -> str:
    """Additions of constants, each of which reads the one before."""
    lines = ["func.func @f() -> i32 {", "  %c = arith.constant 1 : i32", "  %r0 = arith.addi %c, %c : i32"]
    lines += [f"  %r{at} = arith.addi %r{at - 1}, %c : i32" for at in range(1, count)]
    return "\n".join([*lines, f"  return %r{count - 1} : i32", "}"])


def shared(count: int) -> str:
    """Unused operations with one constant as operand, which an operation before and one behind them use."""
    lines = ["func.func @f(%x: i32) -> (i32, i32) {", "  %c = arith.constant 7 : i32"]
    lines.append("  %first = arith.divui %x, %c : i32")
    lines += [f"  %{at} = arith.muli %x, %c : i32" for at in range(count)]
    return "\n".join([*lines, "  %last = arith.divui %c, %x : i32", "  return %first, %last : i32, i32", "}"])


def blocks(count: int) -> str:
    """Blocks in a row, each of which may skip the next one; all decide by one condition."""
    lines = ["func.func @f(%x: i1, %y: i32) -> i32 {", "  cf.br ^b0(%y : i32)"]
    for at in range(count):
        lines += [f"^b{at}(%a{at}: i32):", f"  %s{at} = arith.muli %a{at}, %y : i32"]
        lines.append(f"  cf.cond_br %x, ^b{at + 1}(%s{at} : i32), ^b{min(at + 2, count)}(%a{at} : i32)")
    return "\n".join([*lines, f"^b{count}(%r: i32):", "  return %r : i32", "}"])


def merging(count: int) -> str:
    """Blocks in a row, each of which joins the one before."""
    lines = ["func.func @f(%x: i32) -> i32 {", "  cf.br ^b0(%x : i32)"]
    for at in range(count):
        lines += [f"^b{at}(%a{at}: i32):", f"  %s{at} = arith.muli %a{at}, %x : i32"]
        lines.append(f"  cf.br ^b{at + 1}(%s{at} : i32)")
    return "\n".join([*lines, f"^b{count}(%r: i32):", "  return %r : i32", "}"])


def body(op: Any) -> Any:
    return op.regions[0].blocks[0].operations[0].regions[0]


def pass_of(pipeline: str) -> Callable[[Any], None]:
    manager = PassManager.parse(f"builtin.module({pipeline})", ir.Context())
    manager.enable_verifier(False)
    return manager.run


def by_place(op: Any) -> None:
    operations = body(op).blocks[0].operations
    for at in range(len(operations)):
        _ = operations[at]


def all_predecessors(op: Any) -> None:
    for block in body(op).blocks:
        _ = block.predecessors


def more_blocks(op: Any) -> None:
    for block in list(body(op).blocks)[1:]:
        block.create_before()


@pytest.mark.parametrize(
    ("program", "work"),
    [
        pytest.param(chain, pass_of("canonicalize"), id="all fold"),
        pytest.param(shared, pass_of("canonicalize"), id="one shared constant"),
        pytest.param(blocks, pass_of("canonicalize"), id="canonicalize blocks"),
        pytest.param(merging, pass_of("canonicalize"), id="merge blocks"),
        pytest.param(blocks, pass_of("sccp"), id="propagate through blocks"),
        pytest.param(chain, by_place, id="operations by place"),
        pytest.param(blocks, all_predecessors, id="predecessors"),
        pytest.param(blocks, more_blocks, id="new blocks"),
    ],
)
def test_steps_grow_with_the_program(program: Callable[[int], str], work: Callable[[Any], None]) -> None:
    counts = []
    # The first size fills the caches.
    for size in (8, SMALL, SMALL * TIMES):
        module = ir.Module.parse(program(size), ir.Context())
        counts.append(steps(partial(work, module.operation)))
    assert SMALL < counts[1] < counts[2] < counts[1] * TIMES * SLACK
