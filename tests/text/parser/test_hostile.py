"""Bad input: any bytes end in a module or an MLIRError, however deep and however broken."""

from __future__ import annotations

import time
import tracemalloc

import pytest

from mlirkit.support.diagnostics import MLIRError
from tests.text.parser.check import parse

DEPTH = 100_000


def attribute(text: str) -> str:
    return f'"t.op"() {{v = {text}}} : () -> ()'


@pytest.mark.parametrize(
    ("opening", "middle", "closing"),
    [
        ("[", "", "]"),
        ("{a=", "1", "}"),
        ("tuple<", "i1", ">"),
        ("() -> (", "i1", ")"),
        ("(", "i1", ") -> i1"),
        ("tensor<4xi1, ", "1", ">"),
        ("memref<4x", "i1", ">"),
        ("!a.b<", "", ">"),
        ("distinct[0]<", "1", ">"),
        ("dense<(", "1", ",1)"),
        ("complex<", "f32", ">"),
    ],
)
def test_deep_attributes_and_types(opening: str, middle: str, closing: str) -> None:
    for text in (opening * DEPTH + middle + closing * DEPTH, opening * DEPTH):
        try:
            parse(attribute(text))
        except MLIRError as error:
            assert "too deep" not in str(error)


@pytest.mark.parametrize(
    ("opening", "middle", "closing"),
    [('"a"(', "unknown", ")"), ("callsite(", "unknown", " at unknown)"), ("fused[", "", "]")],
)
def test_deep_locations(opening: str, middle: str, closing: str) -> None:
    parse(attribute(f"loc({opening * DEPTH}{middle}{closing * DEPTH})"))


@pytest.mark.parametrize(
    "expr",
    [
        "(" * DEPTH + "d0" + ")" * DEPTH,
        "-" * DEPTH + "d0",
        "d0" + " + d0" * DEPTH,
        "2 * (" * DEPTH + "d0" + ")" * DEPTH,
    ],
)
def test_deep_affine_expressions(expr: str) -> None:
    parse(attribute(f"affine_map<(d0) -> ({expr})>"))


@pytest.mark.parametrize(("opening", "closing"), [('"t.op"() ({', "}) : () -> ()"), ("module {", "}")])
def test_deep_regions(opening: str, closing: str) -> None:
    parse(opening * DEPTH + closing * DEPTH).close()
    with pytest.raises(MLIRError):
        parse(opening * DEPTH)


def test_many_dimensions() -> None:
    """Each level needs the rest of the dimensions: a copy of the rest for each would take gigabytes."""
    tracemalloc.start()
    parse(attribute(f"dense<{'[' * 20_000}1{']' * 20_000}> : tensor<{'1x' * 20_000}i8>"))
    assert tracemalloc.get_traced_memory()[1] < 1 << 26
    tracemalloc.stop()


def test_parsing_takes_linear_time() -> None:
    def seconds(count: int) -> float:
        text = "".join(f'%{i} = "t.op"(%{i + 1}) {{v = [{i}]}} : (i1) -> i1\n' for i in range(count))
        text += f'%{count} = "t.op"() : () -> i1'
        start = time.process_time()
        parse(text).close()
        return time.process_time() - start

    seconds(1000)
    # Eight times the input may not take much more than eight times as long; the margin is for noise.
    assert seconds(16000) < 40 * max(seconds(2000), 0.01)
