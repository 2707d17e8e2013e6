"""Make jax-0.4.23.jaxexport: a function as a JAX of December 2023 exported it, with its VJP.

    python make_old_export.py       with jax==0.4.23, jaxlib==0.4.23, numpy<2, scipy<1.13, flatbuffers, absl-py

That was the first release to serialise functions: StableHLO 0.9.0 in bytecode version 0, calling convention 8.
"""

from importlib import import_module
from pathlib import Path
from typing import Any

import numpy as np

# The modules as they were named in that release.
jax: Any = import_module("jax")
jnp: Any = import_module("jax.numpy")
export: Any = import_module("jax.experimental.export.export")
serialization: Any = import_module("jax.experimental.export.serialization")

WEIGHTS = np.sin(np.arange(12, dtype=np.float32)).reshape(3, 4)


def layer(x: Any, parameters: Any) -> Any:
    """A layer, a loop and a reduction."""
    z = jnp.tanh(x @ WEIGHTS + parameters["bias"])
    looped = jax.lax.fori_loop(0, 3, lambda step, value: value * 0.5 + step, z)
    return {"out": looped, "largest": jnp.max(jnp.where(z > 0, z, -1.0), axis=1)}


if __name__ == "__main__":
    # Locations name this file without its folder.
    jax.config.update("jax_hlo_source_file_canonicalization_regex", ".*/")
    arguments = (jax.ShapeDtypeStruct((2, 3), jnp.float32), {"bias": jax.ShapeDtypeStruct((4,), jnp.float32)})
    exported = export.export(jax.jit(layer), lowering_platforms=["cpu"])(*arguments)
    data = serialization.serialize(exported, vjp_order=1)
    Path(__file__).with_name("jax-0.4.23.jaxexport").write_bytes(data)
