"""Nests of affine loops over memrefs with maps, views of buffers, and conditions."""

from __future__ import annotations

from random import Random

_FLOAT = ("addf", "subf", "mulf", "maximumf")


def module(count: int, seed: int = 19) -> str:
    """A module of `count` functions of about sixty operations."""
    random = Random(seed)
    sets = "#inner = affine_set<(d0, d1)[s0] : (d0 - 1 >= 0, s0 - d1 - 1 >= 0)>\n"
    return sets + "".join([_function(random, number) for number in range(count)])


def _function(random: Random, number: int) -> str:
    rows, columns = random.choice((32, 64, 100, 256)), random.choice((32, 64, 1024))
    element = random.choice(("f32", "f64", "f16"))
    buffer = f"memref<{rows}x{columns}x{element}>"
    offset, size = random.randrange(4), random.choice((4, 8, 16))
    view = f"memref<{size}x{size}x{element}, strided<[{columns}, 1], offset: {offset * columns + 4}>>"
    moving = f"memref<?x{size}x{element}, strided<[{columns}, 1], offset: ?>>"
    lines = [
        f"func.func @f{number}(%a: {buffer}, %b: {buffer}, %c: memref<?x?x{element}>, %n: index) {{",
        f"%zero = arith.constant {random.random():e} : {element}",
        "%c0 = arith.constant 0 : index",
        f"%view = memref.subview %a[{offset}, 4] [{size}, {size}] [1, 1] : {buffer} to {view}",
        f"%moving = memref.subview %a[%n, 0] [%n, {size}] [1, 1] : {buffer} to {moving}",
        f"%dim = memref.dim %c, %c0 : memref<?x?x{element}>",
        f"%cast = memref.cast %c : memref<?x?x{element}> to memref<{rows}x?x{element}>",
        f"%flat = memref.collapse_shape %b [[0, 1]] : {buffer} into memref<{rows * columns}x{element}>",
        f"%new = memref.alloc() {{alignment = 64 : i64}} : {buffer}",
    ]
    for step in range(random.randrange(2, 5)):
        shift, factor = random.randrange(1, 9), random.choice((2, 4, 8))
        lines += [
            f"affine.for %i{step} = 1 to {rows - 1} {{",
            f"  affine.for %j{step} = max affine_map<(d0)[s0] -> (d0 - {shift}, s0)>(%i{step})[%n] "
            f"to min affine_map<(d0)[s0] -> (d0 * {factor} + {shift}, s0)>(%i{step})[%dim] step {factor} {{",
            f"    %x{step} = affine.load %a[%i{step}, %j{step} mod {factor}] : {buffer}",
            f"    %y{step} = affine.load %b[%i{step} - 1, symbol(%n) + {shift}] : {buffer}",
            f"    %z{step} = arith.{random.choice(_FLOAT)} %x{step}, %y{step} : {element}",
            f"    %w{step} = affine.apply affine_map<(d0, d1) -> (d0 floordiv {factor} + d1 * {shift})>"
            f"(%i{step}, %j{step})",
            f"    %u{step} = memref.load %c[%w{step}, %j{step}] : memref<?x?x{element}>",
            f"    %v{step} = arith.{random.choice(_FLOAT)} %u{step}, %z{step} : {element}",
            f"    affine.if #inner(%i{step}, %j{step})[%n] {{",
            f"      affine.store %v{step}, %new[%i{step} + {shift}, %j{step}] : {buffer}",
            "    } else {",
            f"      memref.store %v{step}, %c[%c0, %j{step}] : memref<?x?x{element}>",
            "    }",
            "  }",
            "}",
            f"%r{step} = affine.for %k{step} = 0 to %dim iter_args(%acc = %zero) -> ({element}) {{",
            f"  %l{step} = affine.load %new[0, %k{step}] : {buffer}",
            f"  %m{step} = arith.addf %acc, %l{step} : {element}",
            f"  affine.yield %m{step} : {element}",
            "}",
            f"affine.store %r{step}, %flat[{step}] : memref<{rows * columns}x{element}>",
        ]
    lines += [f"memref.dealloc %new : {buffer}", "return", "}"]
    return "\n".join(lines) + "\n"
