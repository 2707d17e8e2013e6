"""Functions of arith with a different location for each operation: files, names, call sites, fusions."""

from __future__ import annotations

from random import Random

_INT = ("addi", "subi", "muli", "andi", "ori", "xori")


def module(count: int, seed: int = 20) -> str:
    """A module of `count` functions of forty operations."""
    random = Random(seed)
    return "".join([_function(random, number) for number in range(count)])


def _place(random: Random, number: int, step: int) -> str:
    file = f'"src/part{number % 50}/file{number % 7}.py"'
    place = f"{file}:{number * 50 + step}:{random.randrange(1, 80)}"
    kind = random.randrange(8)
    if kind == 0:
        return f'callsite("g{number % 9}"({place}) at {file}:{step}:{random.randrange(1, 80)})'
    if kind == 1:
        return f'fused["op{step}"({place}), {file}:{step}:1]'
    if kind == 2:
        return f'"jit(f{number})/op{step}"({place})'
    return place


def _function(random: Random, number: int) -> str:
    lines = [f"func.func @f{number}(%x: i32, %y: i32) -> i32 {{"]
    values = ["%x", "%y"]
    for step in range(40):
        left, right = random.choice(values[-6:]), random.choice(values[-6:])
        op = random.choice(_INT)
        lines.append(f"%{step} = arith.{op} {left}, {right} : i32 loc({_place(random, number, step)})")
        values.append(f"%{step}")
    lines.append(f"return {values[-1]} : i32 loc({_place(random, number, 41)})")
    return "\n".join(lines) + f"\n}} loc({_place(random, number, 42)})\n"
