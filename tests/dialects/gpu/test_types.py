"""`!gpu.mma_matrix`: accepted types, and the errors for other ones."""

from __future__ import annotations

import pytest

from mlirkit.core.attribute import Type
from mlirkit.core.context import Context
from mlirkit.dialects.gpu.types import MMAMatrixType
from mlirkit.support.diagnostics import MLIRError

OPERAND = "operand expected to be one of AOp, BOp or COp"
RANK = "MMAMatrixType must have exactly two dimensions"
ELEMENT = "MMAMatrixType elements must be SI8, UI8, I32, F16, F32, or F64"


@pytest.mark.parametrize(
    ("body", "message"),
    [
        ('<16x16xf16, "AOp">', ""),
        ('<0x8xsi8, "BOp">', ""),
        ('<16x16xui32, "COp">', ""),
        ('<16x16xi8, "AOp">', ELEMENT),
        ('<16x16xbf16, "AOp">', ELEMENT),
        ('<16x16xf16, "DOp">', OPERAND),
        ('<16xf16, "AOp">', RANK),
        ('<?x16xf16, "AOp">', "expected static shape"),
        ("<16x16xf16>", "expected ','"),
    ],
)
def test_parse(body: str, message: str) -> None:
    text = f"!gpu.mma_matrix{body}"
    if message:
        with pytest.raises(MLIRError, match=message):
            Type.parse(text)
    else:
        assert str(Type.parse(text)) == text


def test_parameters() -> None:
    f16 = Type.parse("f16")
    made = MMAMatrixType.get([16, 8], f16, "AOp")
    assert (made.shape, made.element_type, made.operand) == ([16, 8], f16, "AOp")
    assert made == Type.parse('!gpu.mma_matrix<16x8xf16, "AOp">', context=Context())
    with pytest.raises(MLIRError, match=RANK):
        MMAMatrixType.get([16], f16, "AOp")
