"""Makes classifier.jaxexport and classifier.mlirbc, the artifacts of this folder; needs JAX.

    python examples/make_classifier.py

A small classifier with its weights inside, exported as JAX exports functions for other programs: the
serialised export, and the portable artifact that is in it.
"""

from pathlib import Path

import jax
import jax.numpy as jnp
import numpy as np

FOLDER = Path(__file__).parent

# Weights anybody can make again: no random generator is the same everywhere.
HIDDEN = np.sin(np.arange(16 * 32, dtype=np.float32)).reshape(16, 32)
OUTPUT = np.cos(np.arange(32 * 10, dtype=np.float32)).reshape(32, 10).astype(jnp.bfloat16)
BIAS = np.linspace(-1, 1, 32, dtype=np.float32)


def classify(images):
    """The likelihood of each of ten classes for each of a batch of images."""
    hidden = jax.nn.relu(images.reshape(-1, 16) @ HIDDEN + BIAS)
    return jax.nn.softmax(hidden.astype(jnp.bfloat16) @ OUTPUT)


if __name__ == "__main__":
    # Locations name this file without the folder it happens to be in.
    jax.config.update("jax_hlo_source_file_canonicalization_regex", ".*/")
    images = jax.ShapeDtypeStruct((8, 4, 4), jnp.float32)
    exported = jax.export.export(jax.jit(classify), platforms=["cpu"])(images)
    (FOLDER / "classifier.jaxexport").write_bytes(exported.serialize())
    (FOLDER / "classifier.mlirbc").write_bytes(exported.mlir_module_serialized)
