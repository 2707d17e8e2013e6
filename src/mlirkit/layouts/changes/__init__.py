"""What changed in operations from release to release, a file per dialect; `change` says what a change is.

affine arith gpu llvm memref scf vector      the changes; atomic_kinds: what two of them share
"""

from __future__ import annotations

from mlirkit.layouts.changes import affine, arith, gpu, llvm, memref, scf, vector
from mlirkit.layouts.changes.change import Change

# Of one operation, the latest change first.
CHANGES: tuple[Change, ...] = (
    *affine.CHANGES,
    *arith.CHANGES,
    *gpu.CHANGES,
    *llvm.CHANGES,
    *memref.CHANGES,
    *scf.CHANGES,
    *vector.CHANGES,
)
