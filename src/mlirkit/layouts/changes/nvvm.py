"""Changes of nvvm: matrices in shared memory had one shape until 21."""

from __future__ import annotations

from mlirkit.layouts.changes.change import Change, fixed

_SHAPE = "#nvvm.ld_st_matrix_shape<m = 8, n = 8>"
_ELEMENTS = "#nvvm.ld_st_matrix_elt_type<b16>"

CHANGES = tuple(
    Change(f"nvvm.{name}", 21, *fixed(shape=_SHAPE, eltType=_ELEMENTS)) for name in ("ldmatrix", "stmatrix")
)
