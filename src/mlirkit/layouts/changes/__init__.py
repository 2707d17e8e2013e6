"""What changed in operations from release to release, a file per dialect; `change` says what a change is.

acc affine arith gpu irdl linalg llvm memref omp scf tosa transform vector      the changes
atomic_kinds                                     what two of them share
type_limits                                      types that operations did not take
renames                                          operations that only were called otherwise
names                                            other names, and what came to be required
"""

from __future__ import annotations

from mlirkit.layouts.changes import (
    acc,
    affine,
    arith,
    gpu,
    irdl,
    linalg,
    llvm,
    memref,
    omp,
    renames,
    scf,
    tosa,
    transform,
    type_limits,
    vector,
)
from mlirkit.layouts.changes.change import Change

# Of one operation, the latest change first.
CHANGES: tuple[Change, ...] = (
    *acc.CHANGES,
    *affine.CHANGES,
    *arith.CHANGES,
    *gpu.CHANGES,
    *irdl.CHANGES,
    *linalg.CHANGES,
    *llvm.CHANGES,
    *memref.CHANGES,
    *omp.CHANGES,
    *renames.CHANGES,
    *scf.CHANGES,
    *tosa.CHANGES,
    *transform.CHANGES,
    *type_limits.CHANGES,
    *vector.CHANGES,
)
