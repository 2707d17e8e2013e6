"""Training steps of stablehlo: layers of products, elementwise operations, reductions, slices and selections."""

from __future__ import annotations

from random import Random

_BINARY = ("add", "subtract", "multiply", "divide", "maximum", "power")
_UNARY = ("exponential", "tanh", "negate", "rsqrt", "log", "abs")
_COMPARE = ("EQ", "LT", "GE", "NE")


def module(count: int, seed: int = 21) -> str:
    """A module of `count` functions of about sixty operations."""
    random = Random(seed)
    return "".join([_function(random, number) for number in range(count)])


def _function(random: Random, number: int) -> str:
    batch, width = random.choice((1, 8, 16, 32)), random.choice((16, 64, 128, 256))
    value_type, weights = f"tensor<{batch}x{width}xf32>", f"tensor<{width}x{width}xf32>"
    row, column = f"tensor<{width}xf32>", f"tensor<{batch}xf32>"
    lines = [
        f"func.func @f{number}(%x: {value_type}, %w: {weights}, %b: {row}) -> {value_type} {{",
        "%zero = stablehlo.constant dense<0.0> : tensor<f32>",
        f"%k = stablehlo.constant dense<{random.random():e}> : {value_type}",
    ]
    values = ["%x", "%k"]
    for step in range(random.randrange(3, 7)):
        first, second = values[-1], random.choice(values)
        lines += [
            f"%d{step} = stablehlo.dot_general {first}, %w, contracting_dims = [1] x [0], "
            f"precision = [DEFAULT, DEFAULT] : ({value_type}, {weights}) -> {value_type}",
            f"%r{step} = stablehlo.broadcast_in_dim %b, dims = [1] : ({row}) -> {value_type}",
            f"%a{step} = stablehlo.{random.choice(_BINARY)} %d{step}, %r{step} : {value_type}",
            f"%u{step} = stablehlo.{random.choice(_UNARY)} %a{step} : {value_type}",
            f"%c{step} = stablehlo.compare {random.choice(_COMPARE)}, %u{step}, {second}, FLOAT : "
            f"({value_type}, {value_type}) -> tensor<{batch}x{width}xi1>",
            f"%s{step} = stablehlo.select %c{step}, %u{step}, {second} : tensor<{batch}x{width}xi1>, {value_type}",
            f"%m{step} = stablehlo.reduce(%s{step} init: %zero) applies stablehlo.add across dimensions = [1] : "
            f"({value_type}, tensor<f32>) -> {column}",
            f"%e{step} = stablehlo.broadcast_in_dim %m{step}, dims = [0] : ({column}) -> {value_type}",
            f"%t{step} = stablehlo.transpose %e{step}, dims = [1, 0] : ({value_type}) -> tensor<{width}x{batch}xf32>",
            f"%h{step} = stablehlo.reshape %t{step} : (tensor<{width}x{batch}xf32>) -> {value_type}",
            f"%l{step} = stablehlo.slice %h{step} [0:{batch}, 0:{width // 2}] : ({value_type}) -> "
            f"tensor<{batch}x{width // 2}xf32>",
            f"%o{step} = stablehlo.concatenate %l{step}, %l{step}, dim = 1 : (tensor<{batch}x{width // 2}xf32>, "
            f"tensor<{batch}x{width // 2}xf32>) -> {value_type}",
            f"%y{step} = stablehlo.{random.choice(_BINARY)} %o{step}, %s{step} : {value_type}",
        ]
        values += [f"%s{step}", f"%y{step}"]
    lines += [f"return {values[-1]} : {value_type}", "}"]
    return "\n".join(lines) + "\n"
