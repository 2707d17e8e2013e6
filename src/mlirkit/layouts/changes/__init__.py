"""What changed in operations from release to release, a file per dialect; `change` says what a change is.

acc affine amdgpu arith gpu irdl linalg llvm memref omp rocdl scf sparse_tensor spirv tosa transform
vector                                           the changes
atomic_kinds constant_operands                   what some of them share
limits                                           what verifiers refuse elsewhere, and no definition says
handles                                          types that name operations
renames                                          operations that only were called otherwise
names                                            other names, and what came to be required
words                                            attributes that are words, or numbers
"""

from __future__ import annotations

from mlirkit.layouts.changes import (
    acc,
    affine,
    amdgpu,
    arith,
    gpu,
    irdl,
    limits,
    linalg,
    llvm,
    memref,
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

# Of one operation, the latest change first.
CHANGES: tuple[Change, ...] = (
    *acc.CHANGES,
    *affine.CHANGES,
    *amdgpu.CHANGES,
    *arith.CHANGES,
    *gpu.CHANGES,
    *irdl.CHANGES,
    *limits.CHANGES,
    *linalg.CHANGES,
    *llvm.CHANGES,
    *memref.CHANGES,
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
