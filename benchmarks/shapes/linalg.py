"""Functions of linalg on tensors and buffers: named operations, generic ones with maps, fills, reductions."""

from __future__ import annotations

from random import Random

_FLOAT = ("addf", "subf", "mulf", "maximumf", "divf")
_NAMED = ("add", "sub", "mul", "div", "max")


def module(count: int, seed: int = 13) -> str:
    """A module of `count` functions of about a hundred operations, including those in bodies."""
    random = Random(seed)
    return "".join([_function(random, number) for number in range(count)])


def _function(random: Random, number: int) -> str:
    m, n, k = (random.choice((1, 4, 16, 32, 64, 100, 128, 256)) for _ in range(3))
    element = random.choice(("f32", "f32", "f16", "f64"))
    left, right, out = (
        f"tensor<{m}x{k}x{element}>",
        f"tensor<{k}x{n}x{element}>",
        f"tensor<{m}x{n}x{element}>",
    )
    image, kernel = f"tensor<1x18x18x{k}x{element}>", f"tensor<3x3x{k}x{n}x{element}>"
    map_ = f"tensor<1x16x16x{n}x{element}>"
    lines = [
        f"func.func @f{number}(%a: {left}, %b: {right}, %i: {image}, %w: {kernel}, %v: tensor<{n}x{element}>, "
        f"%m: memref<{m}x{n}x{element}>) -> {out} {{",
        f"%zero = arith.constant 0.0 : {element}",
        f"%one = arith.constant {random.random():e} : {element}",
        f"%e0 = tensor.empty() : {out}",
        f"%f0 = linalg.fill ins(%zero : {element}) outs(%e0 : {out}) -> {out}",
        f"%c0 = linalg.matmul ins(%a, %b : {left}, {right}) outs(%f0 : {out}) -> {out}",
        f"%e1 = tensor.empty() : {map_}",
        f"%f1 = linalg.fill ins(%zero : {element}) outs(%e1 : {map_}) -> {map_}",
        "%conv = linalg.conv_2d_nhwc_hwcf {dilations = dense<1> : tensor<2xi64>, strides = dense<1> : "
        f"tensor<2xi64>}} ins(%i, %w : {image}, {kernel}) outs(%f1 : {map_}) -> {map_}",
    ]
    values = ["%c0"]
    for step in range(random.randrange(4, 9)):
        new, value = f"%g{step}", random.choice(values[-2:])
        other = random.choice(values)
        kind = random.randrange(4)
        if kind == 0:
            lines.append(
                f"{new} = linalg.{random.choice(_NAMED)} ins({value}, {other} : {out}, {out}) "
                f"outs(%e0 : {out}) -> {out}"
            )
        elif kind == 1:
            lines += [
                f"{new} = linalg.generic {{indexing_maps = [affine_map<(d0, d1) -> (d0, d1)>, "
                "affine_map<(d0, d1) -> (d1)>, affine_map<(d0, d1) -> (d0, d1)>], "
                'iterator_types = ["parallel", "parallel"]} '
                f"ins({value}, %v : {out}, tensor<{n}x{element}>) outs(%e0 : {out}) {{",
                f"^bb0(%x: {element}, %y: {element}, %o: {element}):",
                f"  %p = arith.{random.choice(_FLOAT)} %x, %y : {element}",
                f"  %q = arith.{random.choice(_FLOAT)} %p, %one : {element}",
                f"  linalg.yield %q : {element}",
                f"}} -> {out}",
            ]
        elif kind == 2:
            lines += [
                f"{new} = linalg.map ins({value}, {other} : {out}, {out}) outs(%e0 : {out})",
                f"  (%x: {element}, %y: {element}, %o: {element}) {{",
                f"    %p = arith.{random.choice(_FLOAT)} %x, %y : {element}",
                f"    linalg.yield %p : {element}",
                "  }",
            ]
        else:
            lines += [
                f"%r{step} = linalg.reduce ins({value} : {out}) outs(%v : tensor<{n}x{element}>) dimensions = [0]",
                f"  (%x: {element}, %acc: {element}) {{",
                f"    %p = arith.addf %x, %acc : {element}",
                f"    linalg.yield %p : {element}",
                "  }",
                f"{new} = linalg.broadcast ins(%r{step} : tensor<{n}x{element}>) outs(%e0 : {out}) "
                "dimensions = [0]",
            ]
        values.append(new)
    buffer = f"memref<{m}x{n}x{element}>"
    lines += [
        "linalg.generic {indexing_maps = [affine_map<(d0, d1) -> (d0, d1)>], "
        f'iterator_types = ["parallel", "parallel"]}} outs(%m : {buffer}) {{',
        f"^bb0(%x: {element}):",
        f"  %p = arith.mulf %x, %one : {element}",
        f"  linalg.yield %p : {element}",
        "}",
        f"return {values[-1]} : {out}",
        "}",
    ]
    return "\n".join(lines) + "\n"
