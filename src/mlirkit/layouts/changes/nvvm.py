"""Changes of nvvm: matrices in shared memory had one shape until 21, and conversions named their type."""

from __future__ import annotations

from mlirkit.core.operation import Operation
from mlirkit.layouts.changes.change import Change, Rewrite, attribute_of, fixed, get, put, take
from mlirkit.layouts.changes.words import attribute_of_words, words_in

_SHAPE = "#nvvm.ld_st_matrix_shape<m = 8, n = 8>"
_ELEMENTS = "#nvvm.ld_st_matrix_elt_type<b16>"

# The names of types in 21, by the attribute.
_TYPES = {
    "#nvvm.convert_fp6_type": {"e2m3": "f6E2M3FN", "e3m2": "f6E3M2FN"},
    "#nvvm.convert_fp8_type": {"e4m3": "f8E4M3FN", "e5m2": "f8E5M2", "ue8m0": "f8E8M0FNU"},
}


def _named_type(kind: str) -> tuple[Rewrite, Rewrite]:
    """The change of conversions whose type was a word of the attribute `kind`."""
    types = _TYPES[kind]

    def upgrade(op: Operation) -> None:
        named = get(op, "type")
        type = None if named is None else types.get(words_in(named))
        if type is not None:
            take(op, "type")
            put(op, "dstTy", attribute_of(op, type))

    def downgrade(op: Operation) -> None:
        """Another type remains, to be an error."""
        type = get(op, "dstTy")
        word = next((word for word, name in types.items() if type == attribute_of(op, name)), None)
        if word is not None:
            take(op, "dstTy")
            put(op, "type", attribute_of_words(word, kind))

    return upgrade, downgrade


CHANGES = (
    *(
        Change(f"nvvm.{name}", 21, *fixed(shape=_SHAPE, eltType=_ELEMENTS))
        for name in ("ldmatrix", "stmatrix")
    ),
    Change("nvvm.convert.f32x2.to.f6x2", 21, *_named_type("#nvvm.convert_fp6_type")),
    *(
        Change(f"nvvm.convert.{source}.to.f8x2", 21, *_named_type("#nvvm.convert_fp8_type"))
        for source in ("bf16x2", "f16x2", "f32x2")
    ),
)
