"""Programs of JAX, lowered, compiled and run, with jaxlib's MLIR or mlirkit; runs as a separate program.

    python -m tests.conformance.jax_on_mlirkit jaxlib|mlirkit|late [PROGRAM ...]    JSON: name -> outcome

With `late`, mlirkit takes jaxlib's place after JAX has been imported and has lowered something.

An outcome has JAX's prints `text` and `debug`, the computed `values`, `export` (a file of jax.export) or an
`error`.  The programs come from jax_programs.py and from this file; most of the latter need several devices.
"""

from __future__ import annotations

import base64
import json
import sys
import traceback
from collections.abc import Callable
from typing import Any

if sys.argv[1:2] == ["mlirkit"]:
    import mlirkit.interop.jax

    mlirkit.interop.jax.install()

import jax
import jax.numpy as jnp
import numpy as np
from jax import export, lax
from jax.experimental import pallas as pl
from jax.sharding import Mesh, NamedSharding, PartitionSpec

from tests.conformance.jax_programs import PROGRAMS, S, prog

P: Any = PartitionSpec
f32 = jnp.float32

# Programs that XLA compiles only from jaxlib's own bindings: they call Python, or a library that is not
# installed.
NOT_RUN = {"callback", "debug_print", "pure_callback"}


def mesh(*names: str) -> Mesh:
    shape = (4,) if len(names) == 1 else (2, 2)
    return Mesh(np.array(jax.devices()[:4]).reshape(shape), names)


def sharded(spec: Any, *names: str) -> NamedSharding:
    return NamedSharding(mesh(*names), spec)


@prog(S(8, 8))
def shard_in_out(x):
    return jax.jit(
        lambda x: x * 2 + 1, in_shardings=sharded(P("x"), "x"), out_shardings=sharded(P(None, "x"), "x")
    )(x)


@prog(S(8, 8), S(8, 8))
def shard_constraint(x, y):
    z = lax.with_sharding_constraint(x @ y, sharded(P("a", "b"), "a", "b"))
    return lax.with_sharding_constraint(jnp.sin(z), sharded(P("b"), "a", "b")).sum(0)


def _shard_map(body: Callable[..., Any], into: Any, out: Any, *names: str) -> Callable[..., Any]:
    return jax.shard_map(body, mesh=mesh(*names), in_specs=into, out_specs=out)


@prog(S(8, 4))
def map_psum(x):
    return _shard_map(lambda x: lax.psum(x, "x"), P("x"), P(), "x")(x)


@prog(S(8, 4))
def map_pmax_index(x):
    return _shard_map(lambda x: lax.pmax(x, "x") + lax.axis_index("x"), P("x"), P("x"), "x")(x)


@prog(S(8, 4))
def map_all_gather(x):
    return _shard_map(lambda x: lax.all_gather(x, "x").sum(0), P("x"), P("x"), "x")(x)


@prog(S(16, 4))
def map_all_to_all(x):
    return _shard_map(lambda x: lax.all_to_all(x, "x", 0, 1, tiled=True), P("x"), P("x"), "x")(x)


@prog(S(8, 4))
def map_ppermute(x):
    order = [(i, (i + 1) % 4) for i in range(4)]
    return _shard_map(lambda x: lax.ppermute(x, "x", order), P("x"), P("x"), "x")(x)


@prog(S(16, 4))
def map_psum_scatter(x):
    return _shard_map(lambda x: lax.psum_scatter(x, "x", tiled=True), P("x"), P("x"), "x")(x)


@prog(S(8, 8), S(8, 8))
def map_matmul(x, y):
    return _shard_map(lambda x, y: lax.psum(x @ y, "b"), (P("a", "b"), P("b", None)), P("a"), "a", "b")(x, y)


@prog(S(4, 8), S(8, 8))
def scan_grad_sharded(x, w):
    def layer(h, _):
        return lax.with_sharding_constraint(jnp.tanh(h @ w), sharded(P("x"), "x")), None

    return jax.grad(lambda x: lax.scan(layer, x, None, length=3)[0].sum())(x)


@prog(S(8, 8), S(8, 8))
def pallas_add(x, y):
    def kernel(x_ref, y_ref, out_ref):
        out_ref[...] = x_ref[...] + y_ref[...]

    return pl.pallas_call(kernel, out_shape=jax.ShapeDtypeStruct(x.shape, x.dtype), interpret=True)(x, y)


@prog(S(16, 8))
def pallas_grid(x):
    def kernel(x_ref, out_ref):
        out_ref[...] = jnp.exp(x_ref[...]) * pl.program_id(0)

    spec = pl.BlockSpec((4, 8), lambda i: (i, 0))
    shape = jax.ShapeDtypeStruct(x.shape, x.dtype)
    return pl.pallas_call(
        kernel, grid=(4,), in_specs=[spec], out_specs=spec, out_shape=shape, interpret=True
    )(x)


@prog(S(64))
def approx_top_k(x):
    return lax.approx_max_k(x, 4)


@prog(S(4))
def debug_print(x):
    jax.debug.print("x = {x}", x=x)
    return x * 2


@prog(S(4))
def pure_callback(x):
    return jax.pure_callback(np.sin, jax.ShapeDtypeStruct((4,), f32), x)


@prog(S(4))
def nested_jit(x):
    @jax.jit
    def inner(x):
        return jnp.sin(x) + 1

    return inner(x) * inner(x + 1)


@prog(S(4, 4))
def expm(a):
    return jax.scipy.linalg.expm(a)


@prog(S(4))
def keys(x):
    key = jax.random.key(0)
    return jax.random.normal(key, (3,)), jax.random.bernoulli(jax.random.key(1, impl="rbg"), 0.5, (4,)), x


# Programs to export: with dynamic sizes, for several devices, for several platforms.
EXPORTED: dict[str, dict[str, Any]] = {
    "mlp_grad": {},
    "reductions": {},
    "shard_constraint": {},
    "sort_": {},
    "symbolic": {},
    "elementwise": {"platforms": ("cpu", "cuda")},
}


@prog(S(4, 8))
def symbolic(x):
    return jnp.concatenate([x @ x.T, x[:, :1]], 1).sum(0)


def argument(spec: Any, number: int) -> Any:
    """An array for an argument, small numbers that repeat."""
    values = (np.arange(int(np.prod(spec.shape))) * (number + 3) % 7 - 2).reshape(spec.shape)
    return jnp.asarray(abs(values) if np.dtype(spec.dtype).kind == "u" else values, spec.dtype)


def arguments(specs: tuple[Any, ...]) -> list[Any]:
    return [argument(spec, number) for number, spec in enumerate(specs)]


def shown(computed: Any) -> list[str]:
    return [repr(np.asarray(each).tolist()) for each in jax.tree.leaves(computed)]


def outcome(name: str) -> dict[str, Any]:
    function, specs = PROGRAMS[name]
    found: dict[str, Any] = {}
    try:
        lowered = jax.jit(function).lower(*specs)
        found["text"] = lowered.as_text()
        found["debug"] = lowered.as_text(debug_info=True)
        if name not in NOT_RUN:
            found["values"] = shown(lowered.compile()(*arguments(specs)))
        if name in EXPORTED:
            symbols = export.symbolic_shape("a, b") if name == "symbolic" else None
            given = [jax.ShapeDtypeStruct(symbols, f32)] if symbols else specs
            exported = export.export(jax.jit(function), **EXPORTED[name])(*given)
            found["export"] = base64.b64encode(exported.serialize()).decode()
    except Exception:
        found["error"] = traceback.format_exc()[-1500:]
    return found


def run_exported(name: str, artifact: str) -> list[str]:
    """The values that the program in a file of jax.export computes."""
    exported = export.deserialize(bytearray(base64.b64decode(artifact)))
    _, specs = PROGRAMS[name]
    given = arguments(specs)
    if exported.nr_devices > 1:
        given = [jax.device_put(each, sharded(P(), "a", "b")) for each in given]
    return shown(jax.jit(exported.call)(*given))


def main() -> None:
    if sys.argv[1] == "late":
        import mlirkit.interop.jax

        jax.jit(lambda x: jnp.sin(x) + 1).lower(S(4)).as_text()
        mlirkit.interop.jax.install()
    files: dict[str, str] = json.load(sys.stdin) if "--exported" in sys.argv else {}
    found = {name: {"values": run_exported(name, artifact)} for name, artifact in files.items()}
    names = [name for name in sys.argv[2:] if name in PROGRAMS] or PROGRAMS
    json.dump(found or {name: outcome(name) for name in names}, sys.stdout)


if __name__ == "__main__":
    main()
