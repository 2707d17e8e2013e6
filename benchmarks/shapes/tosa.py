"""Networks of tosa: convolutions with their constants, elementwise operations, shapes, pooling, reductions."""

from __future__ import annotations

from random import Random

_BINARY = ("add", "sub", "maximum", "minimum", "pow")
_UNARY = ("abs", "exp", "floor", "tanh", "sigmoid", "rsqrt", "ceil")


def module(count: int, seed: int = 15) -> str:
    """A module of `count` networks of about seventy operations."""
    random = Random(seed)
    return "".join([_network(random, number) for number in range(count)])


def _network(random: Random, number: int) -> str:
    channels = random.choice((8, 16, 32))
    shape = f"tensor<1x16x16x{channels}xf32>"
    lines = [
        f"func.func @f{number}(%x: {shape}) -> {shape} {{",
        '%zp = "tosa.const"() <{values = dense<0.0> : tensor<1xf32>}> : () -> tensor<1xf32>',
        '%shift = "tosa.const"() <{values = dense<0> : tensor<1xi8>}> : () -> tensor<1xi8>',
    ]
    value = "%x"
    for step in range(random.randrange(3, 7)):
        data = ", ".join([f"{random.random():e}" for _ in range(channels)])
        weights = f"tensor<{channels}x3x3x{channels}xf32>"
        digits = random.randbytes(4 * 16).hex().upper()
        lines += [
            f'%w{step} = "tosa.const"() <{{values = dense<{random.random():e}> : {weights}}}> : () -> {weights}',
            f'%s{step} = "tosa.const"() <{{values = dense<"0x{digits}"> : tensor<16xf32>}}> : () -> tensor<16xf32>',
            f'%b{step} = "tosa.const"() <{{values = dense<[{data}]> : tensor<{channels}xf32>}}> '
            f": () -> tensor<{channels}xf32>",
            f"%c{step} = tosa.conv2d {value}, %w{step}, %b{step}, %zp, %zp {{acc_type = f32, "
            "dilation = array<i64: 1, 1>, pad = array<i64: 1, 1, 1, 1>, stride = array<i64: 1, 1>} : "
            f"({shape}, {weights}, tensor<{channels}xf32>, tensor<1xf32>, tensor<1xf32>) -> {shape}",
            f"%d{step} = tosa.clamp %c{step} {{max_val = 6.0 : f32, min_val = 0.0 : f32}} : ({shape}) -> {shape}",
            f"%e{step} = tosa.{random.choice(_BINARY)} %d{step}, {value} : ({shape}, {shape}) -> {shape}",
            f"%m{step} = tosa.mul %e{step}, %d{step}, %shift : ({shape}, {shape}, tensor<1xi8>) -> {shape}",
            f"%u{step} = tosa.{random.choice(_UNARY)} %m{step} : ({shape}) -> {shape}",
            f"%h{step} = tosa.const_shape {{values = dense<[1, 256, {channels}]> : tensor<3xindex>}} "
            ": () -> !tosa.shape<3>",
            f"%r{step} = tosa.reshape %u{step}, %h{step} : ({shape}, !tosa.shape<3>) -> tensor<1x256x{channels}xf32>",
            f"%t{step} = tosa.transpose %r{step} {{perms = array<i32: 0, 2, 1>}} : "
            f"(tensor<1x256x{channels}xf32>) -> tensor<1x{channels}x256xf32>",
            f"%q{step} = tosa.matmul %r{step}, %t{step}, %zp, %zp : (tensor<1x256x{channels}xf32>, "
            f"tensor<1x{channels}x256xf32>, tensor<1xf32>, tensor<1xf32>) -> tensor<1x256x256xf32>",
            f"%v{step} = tosa.reduce_sum %q{step} {{axis = 2 : i32}} : (tensor<1x256x256xf32>) -> tensor<1x256x1xf32>",
            f"%k{step} = tosa.max_pool2d %u{step} {{kernel = array<i64: 3, 3>, pad = array<i64: 1, 1, 1, 1>, "
            f"stride = array<i64: 1, 1>}} : ({shape}) -> {shape}",
            f"%g{step} = tosa.greater %k{step}, {value} : ({shape}, {shape}) -> tensor<1x16x16x{channels}xi1>",
            f"%y{step} = tosa.select %g{step}, %k{step}, {value} : (tensor<1x16x16x{channels}xi1>, {shape}, "
            f"{shape}) -> {shape}",
        ]
        value = f"%y{step}"
    lines += [f"return {value} : {shape}", "}"]
    return "\n".join(lines) + "\n"
