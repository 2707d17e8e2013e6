"""Functions of scalars, loops and buffers in func, arith, math, scf and memref: typical input of lowering."""

from __future__ import annotations

from random import Random

_INT = ("addi", "subi", "muli", "andi", "ori", "xori", "shli", "divsi", "maxsi")
_FLOAT = ("addf", "subf", "mulf", "divf", "maximumf")
_COMPARE = ("eq", "ne", "slt", "sle", "ult", "uge")
_MATH = ("sqrt", "exp", "log", "absf")


def module(count: int, seed: int = 11) -> str:
    """A module of `count` functions of about sixty operations."""
    random = Random(seed)
    return "".join([_function(random, number) for number in range(count)])


def _function(random: Random, number: int) -> str:
    rows, columns = random.choice((4, 8, 16, 100)), random.choice((8, 32, 64, 1000))
    integer = random.choice(("i32", "i64"))
    buffer = f"memref<{rows}x{columns}xf32>"
    lines = [
        f"func.func @f{number}(%m: {buffer}, %d: memref<?xf32>, %n: index, %x: {integer}, %c: i1) -> f32 {{",
        "%c0 = arith.constant 0 : index",
        "%c1 = arith.constant 1 : index",
        f"%rows = arith.constant {rows} : index",
        f"%columns = arith.constant {columns} : index",
        f"%zero = arith.constant {random.random():e} : f32",
        f"%k = arith.constant {random.randrange(1 << 20)} : {integer}",
        f"%local = memref.alloca() : memref<{columns}xf32>",
        f"%heap = memref.alloc(%n) : memref<?x{columns}xf32>",
    ]
    ints = ["%x", "%k"]
    for step in range(random.randrange(8, 16)):
        left, right = random.choice(ints[-5:]), random.choice(ints)
        lines.append(f"%i{step} = arith.{random.choice(_INT)} {left}, {right} : {integer}")
        ints.append(f"%i{step}")
    lines += [
        "%sum = scf.for %i = %c0 to %rows step %c1 iter_args(%acc = %zero) -> (f32) {",
        "  %inner = scf.for %j = %c0 to %columns step %c1 iter_args(%part = %acc) -> (f32) {",
        f"    %a = memref.load %m[%i, %j] : {buffer}",
        f"    %b = memref.load %local[%j] : memref<{columns}xf32>",
        f"    %p = arith.{random.choice(_FLOAT)} %a, %b fastmath<contract> : f32",
        f"    %q = math.{random.choice(_MATH)} %p : f32",
        f"    %r = arith.{random.choice(_FLOAT)} %part, %q : f32",
        f"    memref.store %r, %local[%j] : memref<{columns}xf32>",
        "    scf.yield %r : f32",
        "  }",
        f"  memref.store %inner, %heap[%i, %c0] : memref<?x{columns}xf32>",
        "  scf.yield %inner : f32",
        "}",
    ]
    for step in range(random.randrange(1, 4)):
        predicate = random.choice(_COMPARE)
        lines += [
            f"%t{step} = arith.cmpi {predicate}, {random.choice(ints)}, {random.choice(ints)} : {integer}",
            f"%s{step} = scf.if %t{step} -> (f32) {{",
            f"  %e = memref.load %d[%c{random.randrange(2)}] : memref<?xf32>",
            f"  %g = arith.{random.choice(_FLOAT)} %e, %sum : f32",
            "  scf.yield %g : f32",
            "} else {",
            f"  %u = arith.sitofp {random.choice(ints)} : {integer} to f32",
            "  %v = arith.select %c, %u, %zero : f32",
            "  scf.yield %v : f32",
            "}",
            f"memref.store %s{step}, %d[%n] : memref<?xf32>",
        ]
    callee = max(number - random.randrange(1, 4), 0)
    if callee < number:
        lines.append(f"memref.dealloc %heap : memref<?x{columns}xf32>")
    lines += ["return %s0 : f32", "}"]
    return "\n".join(lines) + "\n"
