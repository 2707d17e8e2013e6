"""JAX on mlirkit: programs are lowered with mlirkit in the place of jaxlib's MLIR, and run by jaxlib's XLA.

    import mlirkit.interop.jax
    mlirkit.interop.jax.install()           before JAX is imported, or after
    import jax

JAX prints the same as with jaxlib's own bindings; XLA gets a program as bytecode.

    installation                    `install`: the modules below `jaxlib.mlir`, and the calls of XLA
    native_modules                  the members of jaxlib's extension modules that JAX uses
    tracebacks inlined_calls        two of these: locations of tracebacks, and inlined calls
    mesh_lifting                    the pass `sdy-lift-inlined-meshes`
    replacement                     replacing bindings that JAX has imported already
    lowering                        pausing the garbage collector while JAX lowers
    compilation                     passing programs to XLA
"""

from __future__ import annotations

from mlirkit.interop.jax.installation import install

__all__ = ["install"]
