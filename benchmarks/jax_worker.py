"""The time in which JAX lowers programs and prints them, with jaxlib's MLIR or with mlirkit in its place.

    python -m benchmarks.jax_worker jaxlib|mlirkit

The programs are those of tests/conformance/jax_programs.py, and the gradient of a transformer of 12 layers.
Each is traced before; figures are CPU seconds, the sum of the least times of all programs.
"""

from __future__ import annotations

import os
import sys
import time
from collections.abc import Callable
from typing import Any

from benchmarks.measure import ROUNDS, report

_LAYERS, _WIDTH, _HEADS = 12, 64, 4


def transformer_loss(weights: list[dict[str, Any]], x: Any) -> Any:
    """The mean square of the output of a transformer without embeddings for `x`."""
    import jax
    import jax.numpy as jnp

    def normalized(x: Any, scale: Any) -> Any:
        centered = x - jnp.mean(x, axis=-1, keepdims=True)
        return scale * centered / jnp.sqrt(jnp.var(x, axis=-1, keepdims=True) + 1e-5)

    def attention(x: Any, layer: dict[str, Any]) -> Any:
        count, length, _ = x.shape
        parts = jnp.split(x @ layer["qkv"], 3, axis=-1)
        shape = (count, length, _HEADS, _WIDTH // _HEADS)
        q, k, v = [part.reshape(shape).transpose(0, 2, 1, 3) for part in parts]
        scores = jax.nn.softmax(q @ k.transpose(0, 1, 3, 2) / jnp.sqrt(_WIDTH / _HEADS))
        return (scores @ v).transpose(0, 2, 1, 3).reshape(x.shape) @ layer["out"]

    for layer in weights:
        x = x + attention(normalized(x, layer["scale1"]), layer)
        x = x + jax.nn.gelu(normalized(x, layer["scale2"]) @ layer["up"]) @ layer["down"]
    return jnp.mean(x**2)


def transformer() -> tuple[Callable[..., Any], tuple[Any, ...]]:
    """The value and gradient of that loss, with its arguments."""
    import jax
    import jax.numpy as jnp

    def shape(*sizes: int) -> Any:
        return jax.ShapeDtypeStruct(sizes, jnp.float32)

    width = _WIDTH
    layer = {
        "qkv": shape(width, 3 * width),
        "out": shape(width, width),
        "up": shape(width, 4 * width),
        "down": shape(4 * width, width),
        "scale1": shape(width),
        "scale2": shape(width),
    }
    return jax.value_and_grad(transformer_loss), ([layer] * _LAYERS, shape(2, 16, width))


def measure(programs: list[tuple[Callable[..., Any], tuple[Any, ...]]]) -> tuple[float, float]:
    """Seconds of lowering, and of `as_text`: for each program the least of the rounds."""
    import jax

    lowering, printing = [float("inf")] * len(programs), [float("inf")] * len(programs)
    for _ in range(ROUNDS):
        jax.clear_caches()
        for number, (function, arguments) in enumerate(programs):
            traced = jax.jit(function).trace(*arguments)
            start = time.process_time()
            lowered = traced.lower()
            middle = time.process_time()
            lowered.as_text()
            lowering[number] = min(lowering[number], middle - start)
            printing[number] = min(printing[number], time.process_time() - middle)
    return sum(lowering), sum(printing)


def main(side: str) -> None:
    os.environ.setdefault("JAX_PLATFORMS", "cpu")
    # Some programs are for a mesh of devices.
    os.environ.setdefault("XLA_FLAGS", "--xla_force_host_platform_device_count=4")
    if side == "mlirkit":
        import mlirkit.interop.jax

        mlirkit.interop.jax.install()
    from tests.conformance.jax_programs import PROGRAMS

    found: dict[str, float] = {}
    # The first lowering of a process registers the dialects that all programs need.
    measure(list(PROGRAMS.values())[:1])
    found["lowering, programs"], found["as_text, programs"] = measure(list(PROGRAMS.values()))
    found["lowering, transformer"], found["as_text, transformer"] = measure([transformer()])
    report(found)


if __name__ == "__main__":
    main(*sys.argv[1:])
