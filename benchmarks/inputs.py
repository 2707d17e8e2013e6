"""Inputs of the benchmarks: large modules made by a recipe, the same on every machine.

    python -m benchmarks.inputs FOLDER       writes large.mlir, medium.mlir and constants.mlir

`functions(n)` is generic text of n functions of func, arith, scf and cf (about 128 operations each: 1561 of
them are 200,000 operations); `constants(n, megabytes)` holds data.
"""

from __future__ import annotations

import sys
from pathlib import Path
from random import Random

LARGE = 1561
MEDIUM = 470
FOLDING = 100_000

_BINARY_INT = ("addi", "muli", "subi", "andi", "ori", "xori")
_BINARY_FLOAT = ("addf", "mulf", "subf")


def functions(count: int, seed: int = 1) -> str:
    """A module of `count` functions, as generic text without locations."""
    random = Random(seed)
    body = "".join(_function(random, number) for number in range(count))
    return f'"builtin.module"() ({{\n{body}}}) : () -> ()\n'


def _function(random: Random, number: int) -> str:
    lines = [
        f'"func.func"() <{{function_type = (i32, f32, i1, index) -> i32, sym_name = "f{number}"}}> ({{',
        "^bb0(%a: i32, %f: f32, %c: i1, %n: index):",
        '%c0 = "arith.constant"() <{value = 0 : index}> : () -> index',
        '%c1 = "arith.constant"() <{value = 1 : index}> : () -> index',
        f'%k = "arith.constant"() <{{value = {random.randrange(1000)} : i32}}> : () -> i32',
    ]
    ints = ["%a", "%k"]
    floats = ["%f"]
    for step in range(45):
        name = f"%i{step}"
        left, right = random.choice(ints[-8:]), random.choice(ints[-8:])
        op = random.choice(_BINARY_INT)
        flags = " <{overflowFlags = #arith.overflow<none>}>" if op in ("addi", "muli", "subi") else ""
        lines.append(f'{name} = "arith.{op}"({left}, {right}){flags} : (i32, i32) -> i32')
        ints.append(name)
        if step % 3 == 0:
            other = f"%g{step}"
            op = random.choice(_BINARY_FLOAT)
            flags = " <{fastmath = #arith.fastmath<none>}>"
            left, right = random.choice(floats[-4:]), random.choice(floats[-4:])
            lines.append(f'{other} = "arith.{op}"({left}, {right}){flags} : (f32, f32) -> f32')
            floats.append(other)
    for step in range(6):
        lines += [
            f'%s{step} = "scf.for"(%c0, %n, %c1, {random.choice(ints)}) ({{',
            f"^bb0(%iv{step}: index, %acc{step}: i32):",
            f'%w{step} = "arith.addi"(%acc{step}, {random.choice(ints)}) '
            "<{overflowFlags = #arith.overflow<none>}> : (i32, i32) -> i32",
            f'%x{step} = "arith.index_cast"(%iv{step}) : (index) -> i32',
            f'%y{step} = "arith.xori"(%w{step}, %x{step}) : (i32, i32) -> i32',
            f'"scf.yield"(%y{step}) : (i32) -> ()',
            "}) : (index, index, index, i32) -> i32",
            f'%t{step} = "scf.if"(%c) ({{',
            f'"scf.yield"(%s{step}) : (i32) -> ()',
            "}, {",
            f'"scf.yield"({random.choice(ints)}) : (i32) -> ()',
            "}) : (i1) -> i32",
        ]
        ints.append(f"%t{step}")
    lines += [
        f'"cf.cond_br"(%c, {ints[-1]})[^bb1, ^bb2] <{{operandSegmentSizes = array<i32: 1, 1, 0>}}> : (i1, i32) -> ()',
        "^bb1(%p: i32):",
        '"cf.br"()[^bb2] : () -> ()',
        "^bb2:",
        f'%q = "func.call"({ints[-2]}, %f, %c, %n) <{{callee = @f{max(number - 1, 0)}}}>'
        " : (i32, f32, i1, index) -> i32",
        '"func.return"(%q) : (i32) -> ()',
        "}) : () -> ()",
    ]
    # Up to the 200,000 operations that comparisons count by.
    return "\n".join(lines) + "\n"


def folding(count: int) -> str:
    """One function of `count` operations on constants alone: everything folds."""
    lines = ["func.func @f() -> i32 {", "  %c = arith.constant 1 : i32"]
    before = "c"
    for at in range(count):
        lines.append(f"  %{at} = arith.addi %{before}, %c : i32")
        before = str(at)
    return "\n".join([*lines, f"  return %{before} : i32", "}"])


def constants(count: int, megabytes: int, seed: int = 2) -> str:
    """`count` constants of `megabytes` each, as dense elements in hexadecimal digits."""
    random = Random(seed)
    size = megabytes << 20
    type = f"tensor<{size // 4}xf32>"
    ops = []
    for _ in range(count):
        block = random.randbytes(1 << 16).hex().upper()
        digits = block * (size // (1 << 16))
        ops.append(f'%_{len(ops)} = "t.constant"() {{value = dense<"0x{digits}"> : {type}}} : () -> {type}\n')
    return "".join(ops)


def main(folder: str) -> None:
    out = Path(folder)
    out.mkdir(parents=True, exist_ok=True)
    (out / "large.mlir").write_text(functions(LARGE))
    (out / "medium.mlir").write_text(functions(MEDIUM))
    (out / "constants.mlir").write_text(constants(10, 10))


if __name__ == "__main__":
    main(sys.argv[1])
