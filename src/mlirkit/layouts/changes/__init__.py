"""What changed in operations from release to release, a file per dialect; `change` says what a change is.

affine arith llvm memref      the changes; atomic_kinds: what two of them share
"""

from __future__ import annotations

from mlirkit.layouts.changes import affine, arith, llvm, memref
from mlirkit.layouts.changes.change import Change

# Of one operation, the latest change first.
CHANGES: tuple[Change, ...] = (*affine.CHANGES, *arith.CHANGES, *llvm.CHANGES, *memref.CHANGES)
