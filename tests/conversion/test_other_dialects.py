"""Portable artifacts of modules that mix stablehlo with other dialects, as JAX's sharded programs do."""

from __future__ import annotations

import pytest

from mlirkit.conversion.portable_artifact import deserialize, serialize
from mlirkit.core.context import Context
from mlirkit.core.operation import Operation
from mlirkit.core.verifier import collect_diagnostics
from mlirkit.ir import Module
from mlirkit.support.diagnostics import MLIRError

SHARDED = """
"sdy.mesh"() <{mesh = #sdy.mesh<["x"=2, "y"=4]>, sym_name = "mesh"}> : () -> ()
func.func @main(%a: tensor<8xf32> {sdy.sharding = #sdy.sharding<@mesh, [{"x"}]>}) -> tensor<8xf32> {
  %0 = stablehlo.add %a, %a : tensor<8xf32>
  %1 = "sdy.manual_computation"(%0) <{in_shardings = #sdy.sharding_per_value<[<@mesh, [{"x"}]>]>,
      manual_axes = #sdy<manual_axes{"x"}>, out_shardings = #sdy.sharding_per_value<[<@mesh, [{"x"}]>]>}> ({
  ^bb0(%b: tensor<4xf32>):
    %2 = stablehlo.add %b, %b : tensor<4xf32>
    "sdy.return"(%2) : (tensor<4xf32>) -> ()
  }) : (tensor<8xf32>) -> tensor<8xf32>
  %3 = stablehlo.add %1, %0 : tensor<8xf32>
  return %3 : tensor<8xf32>
}
"""
ARITHMETIC = """
func.func @main(%a: tensor<8xf32>, %b: tensor<8xf32>) -> (tensor<8xf32>, tensor<8xf32>) {
  %0:2 = stablehlo.optimization_barrier %a, %b : tensor<8xf32>, tensor<8xf32>
  %1 = arith.addf %0#1, %0#0 : tensor<8xf32>
  %2 = stablehlo.add %1, %0#0 : tensor<8xf32>
  %3 = arith.addf %2, %1 : tensor<8xf32>
  return %1, %3 : tensor<8xf32>, tensor<8xf32>
}
"""


def attribute(text: str) -> str:
    """A module whose one operation has a discardable attribute."""
    return f"func.func private @f(tensor<8xf32>) -> tensor<8xf32> attributes {{x = {text}}}"


# Modules of mixed dialects that jaxlib's StableHLO 1.17 accepts.
MIXED = {
    "sharded": SHARDED,
    "arithmetic": ARITHMETIC,
    **{
        text: attribute(text)
        for text in (
            "unit",
            "@a::@b",
            "[#sdy.sharding<@mesh, [{}]>]",
            "array<i32: 1>",
            "{y = #arith.fastmath<fast>}",
            "dense_resource<r> : tensor<4xf32>",
        )
    },
}

# Types without a counterpart even with `allow_other_dialects`: text of a type, and builtin's types.
REFUSED = ("\"text\" : i32", "vector<2xf32>")


def read(source: str | bytes) -> Operation:
    context = Context()
    context.allow_unregistered_dialects = True
    return Module.parse(source, context).operation


@pytest.mark.parametrize("source", MIXED.values(), ids=MIXED)
@pytest.mark.parametrize("release", ["1.0.0", "current"])
def test_back(source: str, release: str) -> None:
    """With `allow_other_dialects`, the artifact reads back as the same module; without, writing fails."""
    module = read(source)
    artifact = serialize(module, release, allow_other_dialects=True)
    mixed = read(artifact)
    assert not collect_diagnostics(mixed)
    back = deserialize(mixed)
    assert str(back) == str(module)
    assert not collect_diagnostics(back)
    with pytest.raises(MLIRError, match="failed to legalize operation"):
        serialize(module, release)


@pytest.mark.parametrize("text", REFUSED)
def test_refused(text: str) -> None:
    module = read(attribute(text))
    for allowed in (False, True):
        with pytest.raises(MLIRError, match="has no counterpart in vhlo"):
            serialize(module, "current", allowed)


def test_casts() -> None:
    """Where values pass between vhlo and another dialect, both sides keep their types."""
    mixed = read(serialize(read(ARITHMETIC), "1.0.0", allow_other_dialects=True))
    lines = [line.split(" : ")[0].strip() for line in str(mixed).splitlines() if " = " in line][1:]
    assert lines == [
        '%0:2 = "vhlo.optimization_barrier_v1"(%arg0, %arg1)',
        "%1 = builtin.unrealized_conversion_cast %0#1",
        "%2 = builtin.unrealized_conversion_cast %0#0",
        "%3 = arith.addf %1, %2",
        "%4 = builtin.unrealized_conversion_cast %3",
        '%5 = "vhlo.add_v1"(%4, %0#0)',
        "%6 = builtin.unrealized_conversion_cast %5",
        "%7 = arith.addf %6, %3",
        "%8 = builtin.unrealized_conversion_cast %7",
    ]
