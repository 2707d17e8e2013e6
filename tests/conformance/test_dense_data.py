"""Raw data of dense elements, against mlir-opt: which data is a splat, and how elements print."""

from __future__ import annotations

import random
import re

import pytest

from mlirkit.builtin.dense_data import canonical_data, element_format, element_texts, hex_literal, pack
from mlirkit.builtin.float_types import FLOAT_TYPES
from mlirkit.builtin.types import INDEX, ComplexType, IntegerType
from mlirkit.core.attribute import Type
from tests.conformance.tools import reprint_attributes

WIDTHS = (1, 2, 3, 4, 7, 8, 9, 12, 16, 17, 24, 32, 33, 63, 64, 65, 96, 128, 200)

INTEGERS: dict[str, Type] = {"index": INDEX}
for width in WIDTHS:
    INTEGERS[f"i{width}"] = IntegerType.get_signless(width)
    INTEGERS[f"ui{width}"] = IntegerType.get_unsigned(width)
    INTEGERS[f"si{width}"] = IntegerType.get_signed(width)
FLOATS: dict[str, Type] = dict(FLOAT_TYPES)
COMPLEX: dict[str, Type] = {
    f"complex<{name}>": ComplexType(type) for name, type in (INTEGERS | FLOATS).items() if name != "index"
}


@pytest.mark.parametrize("types", [INTEGERS, FLOATS, COMPLEX], ids=["integers", "floats", "complex"])
def test_blocks_print_as_the_reference_prints_them(types: dict[str, Type]) -> None:
    rng = random.Random(5)
    texts = []
    ours = []
    for name, type in types.items():
        format = element_format(type)
        assert format is not None
        for count in (1, 2, 3, 7, 8, 9, 16, 17):
            for fill in ("random", "random", "same", "ones", "zeros"):
                one = [rng.getrandbits(format.width) for _ in range(format.parts)]
                patterns = {
                    "random": [rng.getrandbits(format.width) for _ in range(count * format.parts)],
                    "same": one * count,
                    "ones": [(1 << format.width) - 1] * (count * format.parts),
                    "zeros": [0] * (count * format.parts),
                }[fill]
                raw = pack(format, patterns)
                texts.append(f'dense<"{hex_literal(raw)}"> : tensor<{count}x{name}>')
                kept, splat = canonical_data(format, count, raw)
                elements = element_texts(format, kept, 1 if splat else count)
                ours.append(elements[0] if splat else f"[{', '.join(elements)}]")
    printed = reprint_attributes(texts)
    theirs = re.findall(r"dense<(.*?)> : tensor", printed)
    assert len(theirs) == len(texts)
    assert [row for row in zip(texts, theirs, ours, strict=True) if row[1] != row[2]] == []
