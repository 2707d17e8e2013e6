"""Unrealized casts that cancel each other are removed: `!A` to `!B`, `!B` to `!C`, `!C` to `!A`.

Mirror: reconcileUnrealizedCasts of mlir/lib/Transforms/Utils/DialectConversion.cpp.
"""

from __future__ import annotations

from mlirkit.core.operation import Operation
from mlirkit.core.walk import get_ops_of_type
from mlirkit.passes.pass_base import Pass
from mlirkit.patterns.casts import CAST, reconcile_casts


def reconcile_unrealized_casts(root: Operation) -> list[Operation]:
    """Remove the casts in `root` that are not needed; return the casts that remain."""
    return reconcile_casts(get_ops_of_type(root, CAST))


class ReconcileUnrealizedCasts(Pass):
    ARGUMENT = "reconcile-unrealized-casts"
    IS_DEFINED = True

    def run(self) -> None:
        reconcile_unrealized_casts(self.operation)
