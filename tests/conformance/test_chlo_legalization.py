"""chlo-legalize-to-stablehlo makes of operations and programs what jaxlib's pass makes of them."""

from __future__ import annotations

from collections.abc import Iterable

import pytest

from mlirkit.core.context import Context
from mlirkit.ir import Module
from mlirkit.passes.pass_manager import PassManager
from mlirkit.support.diagnostics import MLIRError
from tests.conformance.jaxlib_reference import reference
from tests.conformance.stablehlo_samples import SAMPLES
from tests.conformance.test_jax_programs import each_program

PIPELINE = "builtin.module(func.func(chlo-legalize-to-stablehlo))"

pytestmark = pytest.mark.plain

UNARY = [
    "acos",
    "acosh",
    "asin",
    "asinh",
    "atan",
    "atanh",
    "bessel_i1e",
    "conj",
    "cosh",
    "digamma",
    "erf",
    "erf_inv",
    "erfc",
    "lgamma",
    "sinh",
    "square",
    "tan",
]
BINARY = ["next_after", "polygamma", "zeta"]
BROADCASTING = [
    "add",
    "and",
    "divide",
    "maximum",
    "minimum",
    "multiply",
    "or",
    "power",
    "remainder",
    "shift_left",
    "subtract",
    "xor",
]

# What upstream converts and mlirkit does not.
MISSING = {"chlo.broadcast_select", "chlo.ragged_dot", "chlo.scan"}


def function(name: str, operands: list[str], result: str, attributes: str = "") -> str:
    arguments = ", ".join(f"%a{number}: {type}" for number, type in enumerate(operands))
    values = ", ".join(f"%a{number}" for number in range(len(operands)))
    held = f" <{{{attributes}}}>" if attributes else ""
    return (
        f"func.func @f({arguments}) -> {result} {{\n"
        f'  %r = "chlo.{name}"({values}){held} : ({", ".join(operands)}) -> {result}\n  return %r : {result}\n}}\n'
    )


def functions() -> list[str]:
    texts = []
    for type in ("tensor<4x6xf32>", "tensor<3xf64>", "tensor<2xf16>", "tensor<bf16>", "tensor<?x3xf32>"):
        texts += [function(name, [type], type) for name in UNARY]
        if "?" not in type:
            texts += [function(name, [type, type], type) for name in BINARY]
    for name in ("conj", "cosh", "sinh"):
        texts.append(function(name, ["tensor<3xcomplex<f32>>"], "tensor<3xcomplex<f32>>"))
    for element in ("i8", "i32", "i64", "ui16", "ui64"):
        texts.append(function("mulhi", [f"tensor<3x{element}>"] * 2, f"tensor<3x{element}>"))
    for name in ("is_inf", "is_pos_inf", "is_neg_inf"):
        texts.append(function(name, ["tensor<3xf32>"], "tensor<3xi1>"))
    return texts


def broadcasts() -> list[str]:
    texts = []
    for name in BROADCASTING:
        element = "f32" if name == "power" else "i32"
        for first, second, result, held in (
            ("2x3x", "3x", "2x3x", ""),
            ("2x1x", "1x3x", "2x3x", ""),
            ("2x3x", "2x3x", "2x3x", ""),
            ("", "2x", "2x", ""),
            ("3x", "2x3x", "2x3x", "broadcast_dimensions = array<i64: 1>"),
        ):
            operands = [f"tensor<{first}{element}>", f"tensor<{second}{element}>"]
            texts.append(function(f"broadcast_{name}", operands, f"tensor<{result}{element}>", held))
    return texts


def ours(text: str) -> str | None:
    context = Context()
    module = Module.parse(text, context)
    try:
        PassManager.parse(PIPELINE, context).run(module.operation)
    except MLIRError:
        return None
    return str(module)


def compared(texts: Iterable[str]) -> tuple[int, list[str]]:
    """How many modules are the same, and those that mlirkit alone refuses; any other difference fails."""
    same, refused = 0, []
    for text in texts:
        answer = reference().passed(text, PIPELINE)
        expected = None if answer is None else answer.get("custom")
        if expected is None:
            continue
        found = ours(text)
        if found is None:
            refused.append(text)
            continue
        assert found.strip() == expected.strip(), text
        same += 1
    return same, refused


def test_functions() -> None:
    texts = functions()
    same, refused = compared(texts)
    assert not refused
    assert same == len(texts)


def test_broadcasts() -> None:
    texts = broadcasts()
    same, refused = compared(texts)
    assert not refused
    assert same == len(texts)


def test_operations() -> None:
    """Every operation, of real numbers and static shapes, but those that are known to be missing."""
    texts = {
        each.text(): name
        for name, samples in SAMPLES.items()
        if name.startswith("chlo.")
        for each in samples
        if "complex" not in each.text() and "?" not in each.text()
    }
    same, refused = compared(texts)
    assert {texts[text] for text in refused} <= MISSING
    assert same >= 35


def test_jax_programs() -> None:
    same, refused = compared([program["text"] for _, program in each_program()])
    assert len(refused) <= 2
    assert same >= 30
