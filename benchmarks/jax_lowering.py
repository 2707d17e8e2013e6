"""JAX's lowering and printing, with jaxlib's bindings and with mlirkit in their place, for both builds.

python -m benchmarks.jax_lowering --pure PYTHON --compiled PYTHON --jaxlib PYTHON [--rounds N]
"""

from __future__ import annotations

from benchmarks.bindings_table import print_table

# By job of `jax_worker`: the limits of the compiled and the pure build's time, as multiples of jaxlib's.
GATES = {
    "lowering, programs": (1.2, 2.0),
    "lowering, transformer": (2.0, 2.0),
    "as_text, programs": (1.5, 1.5),
    "as_text, transformer": (1.5, 1.5),
}

if __name__ == "__main__":
    print_table("jax_worker", GATES, rounds=4)
