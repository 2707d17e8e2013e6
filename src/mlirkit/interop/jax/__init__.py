"""JAX on mlirkit: programs are lowered with mlirkit in the place of jaxlib's MLIR, and run by jaxlib's XLA.

    import mlirkit.interop.jax
    mlirkit.interop.jax.install()           before JAX is imported, or after
    import jax

What JAX prints is what it prints with jaxlib's own bindings; XLA gets a program as bytecode.

    installation                    `install`: the modules below `jaxlib.mlir`, and what XLA is called with
    native_modules                  what JAX uses of jaxlib's extension modules beside upstream's
    tracebacks inlined_calls        two of these: locations of tracebacks, and calls in place
    mesh_lifting                    the pass `sdy-lift-inlined-meshes`
    replacement                     taking the place of bindings that JAX has imported already
    lowering                        the garbage collector waits while JAX lowers
    compilation                     handing programs to XLA
"""

from __future__ import annotations

from mlirkit.interop.jax.installation import install

__all__ = ["install"]
