"""Functions as people write them with JAX, lowered; runs as a separate program, which writes JAX's output.

    python jax_programs.py RELEASE...      JSON: name -> text, generic, debug, bytecode, artifacts by release,
                                           the text of the artifacts read back, and the file of jax.export

Bytes are in base64.  No function is executed: all are traced and lowered to stablehlo.
"""

from __future__ import annotations

import base64
import io
import json
import sys
from collections.abc import Callable
from functools import partial
from typing import Any

import jax
import jax.numpy as jnp
import numpy as np
from jax import export, lax
from jax._src.interpreters import mlir
from jax.sharding import NamedSharding, PartitionSpec
from jaxlib.mlir.dialects import stablehlo

f32 = jnp.float32
PROGRAMS: dict[str, tuple[Callable[..., Any], tuple[Any, ...]]] = {}


def S(*shape: int, dtype: Any = f32) -> Any:
    """An argument."""
    return jax.ShapeDtypeStruct(shape, dtype)


def prog(*args: Any) -> Callable[[Any], Any]:
    """Add a program with its arguments."""

    def decorate(function: Any) -> Any:
        PROGRAMS[function.__name__] = (function, args)
        return function

    return decorate


@prog(S(4, 8), S(8, 16))
def matmul(a, b):
    return jnp.tanh(a @ b)


@prog(S(1, 16, 16, 3), S(3, 3, 3, 8))
def conv(x, k):
    return lax.conv_general_dilated(x, k, (1, 2), "SAME", dimension_numbers=("NHWC", "HWIO", "NHWC"))


@prog(S(1, 16, 16, 3), S(3, 3, 3, 8))
def conv_grad(x, k):
    return jax.grad(lambda k: conv(x, k).sum())(k)


@prog(S(2, 4, 16), S(8, 2, 3))
def conv_groups(x, k):
    return lax.conv_general_dilated(
        x, k, (1,), [(2, 1)], lhs_dilation=(2,), rhs_dilation=(1,), feature_group_count=2
    )


@prog(S(10))
def scan_cumsum(x):
    return lax.scan(lambda c, y: (c + y, c * y), 0.0, x)


@prog(S(10))
def fori(x):
    return lax.fori_loop(0, 5, lambda i, v: v * 2 + i, x)


@prog(S(), S(3))
def cond_(p, x):
    return lax.cond(p > 0, lambda x: x + 1, lambda x: x - 1, x)


@prog(S(dtype=jnp.int32), S(3))
def switch_(i, x):
    return lax.switch(i, [jnp.sin, jnp.cos, jnp.tan], x)


@prog(S(7, 5))
def vmapped(x):
    return jax.vmap(lambda r: jnp.dot(r, r) / jnp.linalg.norm(r))(x)


@prog(S(5))
def hess(x):
    return jax.hessian(lambda x: jnp.sum(jnp.exp(x) * jnp.sin(x)))(x)


@prog(S(9))
def sort_(x):
    return jnp.sort(x), jnp.argsort(x), lax.top_k(x, 3)


@prog(S(9, dtype=jnp.int32), S(9))
def sort_kv(k, v):
    return lax.sort((k, v), num_keys=1)


@prog(S(8, dtype=jnp.complex64), S(8))
def fft_(x, y):
    return jnp.fft.fft(x), jnp.fft.rfft(y), jnp.fft.ifft(x), jnp.fft.irfft(x)


@prog(S(2, dtype=jnp.uint32))
def rng(k):
    k = jax.random.wrap_key_data(k)
    a, b = jax.random.split(k)
    return (
        jax.random.normal(a, (3, 4)),
        jax.random.uniform(b, (2,)),
        jax.random.categorical(a, jnp.zeros((5,))),
        jax.random.permutation(b, 6),
    )


@prog(S(2, dtype=jnp.uint32))
def rng_bits(k):
    return lax.rng_bit_generator(jnp.concatenate([k, k]), (4,), dtype=jnp.uint32)


@prog(S(4, 4))
def linalg(a):
    s = a @ a.T + jnp.eye(4)
    return (
        jnp.linalg.cholesky(s),
        jnp.linalg.solve(s, a),
        jnp.linalg.qr(a),
        jnp.linalg.svd(a),
        jnp.linalg.eigh(s),
        jnp.linalg.det(a),
        jnp.linalg.inv(s),
    )


@prog(S(4, 4), S(4, 2))
def tri(a, b):
    return lax.linalg.triangular_solve(a, b, left_side=True, lower=True, transpose_a=True)


@prog(S(10, 4), S(3, dtype=jnp.int32))
def gather_(x, i):
    return x[i], jnp.take(x, i, axis=0, mode="clip"), x[i, 1], jnp.take_along_axis(x, i[None, :] % 4, axis=1)


@prog(S(10, 4), S(3, dtype=jnp.int32), S(3, 4))
def scatter_(x, i, u):
    return x.at[i].add(u), x.at[i].set(u), x.at[i].max(u), x.at[i].mul(u), x.at[i, 0].min(1.0)


@prog(S(1, 8, 8, 2))
def pool(x):
    return lax.reduce_window(x, -jnp.inf, lax.max, (1, 2, 2, 1), (1, 2, 2, 1), "VALID"), lax.reduce_window(
        x, 0.0, lax.add, (1, 3, 3, 1), (1, 1, 1, 1), "SAME", base_dilation=(1, 2, 1, 1)
    )


@prog(S(1, 8, 8, 2))
def pool_grad(x):
    return jax.grad(
        lambda x: lax.reduce_window(x, -jnp.inf, lax.max, (1, 2, 2, 1), (1, 2, 2, 1), "VALID").sum()
    )(x)


@prog(S(3, 4, 5))
def reductions(x):
    return (
        x.sum(),
        x.max(0),
        x.argmax(1),
        x.mean((0, 2)),
        jnp.any(x > 0),
        jnp.prod(x, 1),
        jnp.var(x),
        jnp.all(x > 0, 0),
        jnp.logaddexp.reduce(x, axis=0),
    )


@prog(S(3, 4))
def shapes(x):
    return (
        x.reshape(2, 6),
        x.T,
        jnp.concatenate([x, x], 0),
        jnp.pad(x, ((1, 2), (0, 1))),
        x[::2, 1:],
        jnp.flip(x, 0),
        jnp.broadcast_to(x, (2, 3, 4)),
        jnp.tile(x, (2, 1)),
        jnp.roll(x, 1),
        jnp.stack([x, x]),
        lax.pad(x, 0.0, ((1, -1, 2), (0, 0, 0))),
    )


@prog(S(8, 8), S(dtype=jnp.int32))
def dyn(x, i):
    return lax.dynamic_slice(x, (i, 0), (2, 8)), lax.dynamic_update_slice(x, x[:2], (i, i))


@prog(S(5), S(5))
def elementwise(x, y):
    return (
        jnp.arctan2(x, y),
        x**y,
        jnp.where(x > y, x, y),
        lax.rem(x, y),
        jnp.floor(x),
        lax.round(x),
        lax.cbrt(x),
        lax.rsqrt(x),
        jnp.log1p(x),
        jnp.expm1(x),
        lax.logistic(x),
        jnp.sign(x),
        lax.clamp(0.0, x, 1.0),
        lax.is_finite(x),
        lax.nextafter(x, y),
        lax.reduce_precision(x, 5, 10),
        lax.round(x, lax.RoundingMethod.TO_NEAREST_EVEN),
    )


@prog(S(5, dtype=jnp.int32), S(5, dtype=jnp.uint32))
def bits(x, y):
    return (
        x & 1,
        x | 2,
        x ^ 3,
        ~x,
        x << 1,
        x >> 1,
        lax.shift_right_logical(y, y),
        lax.population_count(y),
        lax.clz(x),
        lax.bitcast_convert_type(x, f32),
        x.astype(jnp.bfloat16),
        x.astype(jnp.int8),
        (x > 2).astype(jnp.int4),
    )


@prog(S(5, dtype=jnp.complex64))
def complex_(x):
    return x.real, x.imag, jnp.conj(x), jnp.abs(x), x * 2j, jnp.exp(x), lax.complex(x.real, x.imag)


@prog(S(5))
def special(x):
    return (
        jax.scipy.special.erf(x),
        jax.scipy.special.erfinv(x),
        jax.scipy.special.gammaln(x),
        jax.scipy.special.digamma(x),
        jnp.arcsinh(x),
        jnp.arccosh(x),
        jnp.arctanh(x),
        jnp.sinh(x),
        jnp.arcsin(x),
        jax.scipy.special.i1e(x),
        jax.scipy.special.polygamma(1, x),
        jax.scipy.special.zeta(x, x),
        jax.scipy.special.erfc(x),
        lax.tan(x),
        jax.scipy.special.betainc(x, x, x),
        jax.scipy.special.gammainc(x, x),
    )


@prog(S(2, 3, 4), S(2, 4, 5))
def einsum(a, b):
    return jnp.einsum("bij,bjk->bik", a, b, precision="highest"), lax.dot_general(
        a, b, (((2,), (1,)), ((0,), (0,))), preferred_element_type=jnp.float64
    )


@prog(S(2, 3, 4, dtype=jnp.bfloat16), S(2, 4, 5, dtype=jnp.bfloat16))
def dot_algorithm(a, b):
    return lax.dot_general(a, b, (((2,), (1,)), ((0,), (0,))), precision=lax.DotAlgorithmPreset.BF16_BF16_F32)


@prog(S(6, 4), S(3, 4, 5), S(3, dtype=jnp.int32))
def ragged(a, b, g):
    return lax.ragged_dot(a, b, g)


@prog(S(4, 8), S(8, 8), S(8))
def mlp_grad(x, w, b):
    return jax.value_and_grad(lambda w, b: jnp.mean(jax.nn.relu(x @ w + b) ** 2), argnums=(0, 1))(w, b)


@prog(S(2, 6, 16), S(16, 48), S(16, 16))
def attention(x, wqkv, wo):
    q, k, v = jnp.split(x @ wqkv, 3, -1)
    s = jax.nn.softmax(
        jnp.einsum("btd,bsd->bts", q, k) / 4.0 + jnp.where(jnp.tril(jnp.ones((6, 6))), 0, -1e9)
    )
    return jax.nn.gelu(jnp.einsum("bts,bsd->btd", s, v) @ wo)


@prog(S(4, 8))
def layernorm(x):
    return jax.nn.standardize(x) * jax.nn.silu(x), jax.nn.log_softmax(x), jax.nn.one_hot(x[0].astype(int), 5)


@prog(S(10))
def assoc(x):
    return (
        lax.associative_scan(jnp.add, x),
        lax.cumsum(x),
        lax.cummax(x),
        lax.cumprod(x, reverse=True),
        lax.cumlogsumexp(x),
    )


@prog(S(3))
def while_(x):
    return lax.while_loop(lambda s: s[0] < 10, lambda s: (s[0] + 1, s[1] * 2), (0, x))


@prog(S(5))
def remat(x):
    return jax.grad(jax.checkpoint(lambda y: jnp.sin(jnp.sin(y)).sum()))(x)


@prog(S(5))
def custom_jvp(x):
    return jax.jvp(jax.nn.softplus, (x,), (x,))


@prog(S(4, dtype=jnp.float16), S(4, dtype=jnp.float8_e4m3fn))
def small_floats(x, y):
    return x.astype(jnp.float8_e5m2), y.astype(f32) * 2, x.astype(jnp.bfloat16)


@prog(S(4))
def consts(x):
    return (
        x + np.arange(4, dtype=np.float32),
        jnp.array([True, False]),
        jnp.array([1 + 2j, 3]),
        jnp.full((3,), np.inf),
        jnp.nan * x,
        jnp.arange(5, dtype=jnp.int8),
        np.array([], dtype=np.float32) + jnp.zeros((0,)),
        jnp.linspace(0, 1, 7),
    )


@prog(S(4, 4))
def composite_(x):
    @partial(lax.composite, name="my.op", version=2)
    def g(x, *, k):
        return x * k

    return g(x, k=3.0)


@prog(S(4, 4))
def callback(x):
    return jax.ffi.ffi_call(
        "foo_target", jax.ShapeDtypeStruct((4, 4), f32), has_side_effect=True, vmap_method="sequential"
    )(x, alpha=np.float32(2.0), n=3)


@prog(S(4, 4))
def barrier(x):
    return lax.optimization_barrier((x, x + 1))


@prog(S(20))
def histogram(x):
    return (
        jnp.histogram(x, bins=5),
        jnp.searchsorted(x, x),
        jnp.unique(x, size=4),
        jnp.interp(x, x, x),
        jnp.bincount(x.astype(int), length=3),
        jnp.convolve(x, x[:3]),
        jnp.percentile(x, 30),
    )


@prog(S(3, 4, dtype=jnp.int32))
def ints(x):
    return (
        x // 3,
        x % 3,
        x.sum(),
        jnp.cumsum(x, 0),
        jnp.bitwise_count(x),
        jnp.gcd(x, x),
        x.astype(bool),
        jnp.iinfo(jnp.int32).max - x,
        jnp.power(x, 3),
    )


@prog(S(8, 4))
def sharded(x):
    mesh = jax.make_mesh((2, 2), ("a", "b"), axis_types=(jax.sharding.AxisType.Auto,) * 2)
    y = lax.with_sharding_constraint(x, NamedSharding(mesh, PartitionSpec("a", "b")))
    return lax.with_sharding_constraint(y * 2, NamedSharding(mesh, PartitionSpec(("a", "b"), None)))


@prog(S(8, 4))
def shard_mapped(x):
    mesh = jax.make_mesh((4,), ("a",), axis_types=(jax.sharding.AxisType.Auto,))
    spec = PartitionSpec("a")

    def body(part):
        total = lax.psum(part, "a")
        gathered = lax.all_gather(part, "a")
        shifted = lax.ppermute(part, "a", [(0, 1), (1, 2), (2, 3), (3, 0)])
        scattered = lax.psum_scatter(lax.all_to_all(gathered, "a", 0, 0), "a")
        return part + total + shifted + scattered + lax.axis_index("a")

    return jax.shard_map(body, mesh=mesh, in_specs=spec, out_specs=spec)(x)


def made_of(function: Callable[..., Any], arguments: tuple[Any, ...], releases: list[str]) -> dict[str, Any]:
    """All outputs of JAX and its bindings for a program."""
    module: Any = jax.jit(function).lower(*arguments).compiler_ir("stablehlo")
    text = str(module)
    stream = io.BytesIO()
    module.operation.write_bytecode(stream)
    found: dict[str, Any] = {
        "text": text,
        "generic": module.operation.get_asm(print_generic_op_form=True),
        "debug": module.operation.get_asm(enable_debug_info=True),
        "bytecode": encoded(stream.getvalue()),
        "artifacts": {},
        "back": {},
    }
    context = mlir.make_ir_context()
    for release in releases:
        try:
            artifact = stablehlo.serialize_portable_artifact_str(text, release)
        except ValueError:
            found["artifacts"][release] = None
            continue
        found["artifacts"][release] = encoded(artifact)
        found["back"][release] = str(stablehlo.deserialize_portable_artifact(context, artifact))
    try:
        exported = export.export(jax.jit(function))(*arguments)
        found["export"] = encoded(bytes(exported.serialize()))
    except (ValueError, NotImplementedError, TypeError):
        # Some programs can be lowered and not exported.
        found["export"] = None
    return found


def encoded(data: bytes) -> str:
    return base64.b64encode(data).decode()


def main(releases: list[str]) -> None:
    made = {name: made_of(function, arguments, releases) for name, (function, arguments) in PROGRAMS.items()}
    json.dump({"release": stablehlo.get_current_version(), "programs": made}, sys.stdout)


if __name__ == "__main__":
    main(sys.argv[1:])
