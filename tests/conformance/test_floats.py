"""Float literals in both directions, against mlir-opt: all values of narrow formats, samples of wide ones."""

from __future__ import annotations

import random

import pytest

from mlirkit.builtin.attributes import FloatAttr
from mlirkit.builtin.float_format import float_text
from mlirkit.builtin.float_parse import parse_integer_literal
from mlirkit.builtin.float_semantics import FloatSemantics, bits_from_float
from mlirkit.builtin.float_types import FLOAT_TYPES
from mlirkit.core.attribute import Attribute
from tests.conformance.tools import reprint_attributes

FORMATS = [each.semantics for each in FLOAT_TYPES.values()]


def ids(semantics: FloatSemantics) -> str:
    return semantics.keyword


def printed_by_reference(literals: list[str], keyword: str) -> list[str]:
    # In an array attribute, so that each element keeps its type; f64 is left out there.
    printed = reprint_attributes([f"{literal} : {keyword}" for literal in literals])
    body = printed[printed.index("[") + 1 : printed.rindex("]")]
    return [element.partition(" : ")[0] for element in body.split(", ")]


def check(literals: list[str], ours: list[str], keyword: str) -> None:
    theirs = printed_by_reference(literals, keyword)
    assert len(theirs) == len(literals)
    assert [row for row in zip(literals, theirs, ours, strict=True) if row[1] != row[2]] == []


def patterns(semantics: FloatSemantics) -> list[int]:
    if semantics.width <= 16:
        return list(range(1 << semantics.width))
    rng = random.Random(semantics.keyword)
    # Almost all patterns of f80 and f128 have thousands of digits, in both programs.
    count = 8000 if semantics.width <= 64 else 800
    random_bits = [rng.getrandbits(semantics.width) for _ in range(count)]
    # Common numbers: few decimal digits, integers, small fractions.
    written = [round(rng.uniform(-10, 10), rng.randint(0, 9)) for _ in range(4000)]
    written += [rng.randint(1, 10 ** rng.randint(1, 12)) * 10.0 ** rng.randint(-40, 40) for _ in range(4000)]
    written += [float(rng.getrandbits(rng.randint(1, 62))) for _ in range(4000)]
    written += [rng.randint(-99, 99) / 2 ** rng.randint(0, 160) for _ in range(2000)]
    # The neighbourhood of powers of two, and of powers of ten.
    for base in (2.0, 10.0):
        for exponent in range(-300 if base == 10 else -1070, 300 if base == 10 else 1020, 7):
            written.append(base**exponent)
    exact = [bits_from_float(value, semantics) for value in written]
    neighbours = [bits ^ 1 for bits in exact] + [min(bits + 1, semantics.mask) for bits in exact]
    return random_bits + exact + neighbours


@pytest.mark.parametrize("semantics", FORMATS, ids=ids)
def test_patterns_print_as_the_reference_prints_them(semantics: FloatSemantics) -> None:
    literals = [f"0x{bits:X}" for bits in patterns(semantics)]
    ours = []
    for literal in literals:
        bits, error = parse_integer_literal(literal, False, semantics)
        assert error == ""
        ours.append(float_text(bits, semantics))
    check(literals, ours, semantics.keyword)


def decimals(semantics: FloatSemantics) -> list[str]:
    rng = random.Random(semantics.keyword)
    literals = []
    for _ in range(5000):
        exponent = rng.choice([rng.randint(-10, 10), rng.randint(-50, 50), rng.randint(-330, 330)])
        whole = rng.randint(0, 10 ** rng.randint(0, 5))
        literal = f"{whole}.{rng.getrandbits(rng.randint(1, 80))}e{exponent}"
        literals.append("-" + literal if rng.random() < 0.3 else literal)
    # Halfway between two doubles, with and without a last digit that breaks the tie.
    for bits in [rng.getrandbits(52) for _ in range(200)]:
        middle = (1 << 54) + 4 * bits + 2
        literals += [f"{middle}.0", f"{middle}.{'0' * 60}1", f"{middle - 1}.{'9' * 60}"]
    return literals


@pytest.mark.parametrize("keyword", FLOAT_TYPES)
def test_decimal_literals_are_read_as_the_reference_reads_them(keyword: str) -> None:
    type = FLOAT_TYPES[keyword]
    literals = decimals(type.semantics)
    ours = [float_text(FloatAttr.get(type, float(literal)).bits, type.semantics) for literal in literals]
    check(literals, ours, keyword)


def test_signs_of_the_format_without_any() -> None:
    """In memory LLVM keeps the sign; in dense data the sign bit overlaps the exponent."""
    literals = ["-1.0", "-3.0", "-0.0", "-2.93e-39", "-2.94e-39", "-1.0e-39", "-1.7e38", "-3.0e38", "-1.0e39"]
    listed = ", ".join(literals)
    text = f"dense<[{listed}]> : tensor<{len(literals)}xf8E8M0FNU>"
    assert str(Attribute.parse(text)) in reprint_attributes([text])
    for literal in literals:
        array = f"array<f8E8M0FNU: {literal}>"
        assert str(Attribute.parse(array)) in reprint_attributes([array])
