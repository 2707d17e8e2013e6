"""Changes of operations between releases, a file per dialect; `change` defines a change.

acc affine amdgpu amx arith elementwise emitc gpu irdl linalg llvm memref mpi nvvm omp omp_loops rocdl scf
sparse_tensor spirv tosa tosa_quantization tosa_ranks tosa_scaling tosa_shapes transform vector
                                                 the changes
atomic_kinds constant_operands tosa_operands     shared parts
limits                                           conditions of verifiers that no definition states
handles                                          types that contain operation names
renames                                          operations that only had another name
names                                            other names, and attributes that became required
words                                            attributes that are words, or numbers
"""

from __future__ import annotations

from mlirkit.layouts.changes import (
    acc,
    affine,
    amdgpu,
    amx,
    arith,
    elementwise,
    emitc,
    gpu,
    irdl,
    limits,
    linalg,
    llvm,
    memref,
    mpi,
    nvvm,
    omp,
    renames,
    rocdl,
    scf,
    sparse_tensor,
    spirv,
    tosa,
    transform,
    vector,
)
from mlirkit.layouts.changes.change import Change

# For each operation, the latest change first.
CHANGES: tuple[Change, ...] = (
    *acc.CHANGES,
    *affine.CHANGES,
    *amdgpu.CHANGES,
    *amx.CHANGES,
    *arith.CHANGES,
    *elementwise.CHANGES,
    *emitc.CHANGES,
    *gpu.CHANGES,
    *irdl.CHANGES,
    *limits.CHANGES,
    *linalg.CHANGES,
    *llvm.CHANGES,
    *memref.CHANGES,
    *mpi.CHANGES,
    *nvvm.CHANGES,
    *omp.CHANGES,
    *renames.CHANGES,
    *rocdl.CHANGES,
    *scf.CHANGES,
    *sparse_tensor.CHANGES,
    *spirv.CHANGES,
    *tosa.CHANGES,
    *transform.CHANGES,
    *vector.CHANGES,
)
