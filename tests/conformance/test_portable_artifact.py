"""Portable artifacts: ours against the artifacts of jaxlib's bindings, for every target release."""

from __future__ import annotations

import re
from typing import Any

import pytest

from mlirkit.conversion.portable_artifact import deserialize, serialize
from mlirkit.core.context import Context
from mlirkit.core.operation import Operation
from mlirkit.ir import Module
from mlirkit.support.diagnostics import MLIRError
from tests.conformance.jaxlib_reference import reference
from tests.conformance.test_bytecode_stablehlo import MODULE, RELEASES
from tests.conversion import test_other_dialects

bindings: Any = pytest.importorskip("jaxlib.mlir.dialects.stablehlo", reason="jaxlib is not installed")

REDUCTIONS = """
module @jit_g {
  func.func public @main(%a: tensor<4x8xf32>) -> (tensor<4xf32>, tensor<f32>) {
    %zero = stablehlo.constant dense<0.0> : tensor<f32>
    %sum = stablehlo.reduce(%a init: %zero) applies stablehlo.add across dimensions = [1]
        : (tensor<4x8xf32>, tensor<f32>) -> tensor<4xf32>
    %all = stablehlo.reduce(%a init: %zero) across dimensions = [0, 1]
        : (tensor<4x8xf32>, tensor<f32>) -> tensor<f32> reducer(%x: tensor<f32>, %y: tensor<f32>) {
      %m = stablehlo.maximum %x, %y : tensor<f32>
      stablehlo.return %m : tensor<f32>
    }
    return %sum, %all : tensor<4xf32>, tensor<f32>
  }
}
"""

# The custom call has a separate operand: jaxlib's StableHLO may be older than the call's newest version,
# which ours replaces, and replacing it moves the use in the operand's list of uses.
OPERAND = "%own = stablehlo.constant dense<2.0> : tensor<4xf32>"
EVERYTHING = MODULE.replace("%cc = ", f"{OPERAND}\n    %cc = ").replace("@foo(%k3)", "@foo(%own)")

# Groups as axes of a mesh: with and without devices, with and without a part of an axis.
MESHES = """
func.func @f(%a: tensor<4xf32>) -> tensor<4xf32> {
  %0 = "stablehlo.all_reduce"(%a) <{replica_groups = #stablehlo.replica_group_mesh_axes<
      mesh = #stablehlo.mesh<axes = [#stablehlo.mesh_axis<name = "x", size = 2>,
                                     #stablehlo.mesh_axis<name = "y", size = 2>],
                             device_ids = dense<[0, 1, 2, 3]> : tensor<4xi64>>,
      axes = [#stablehlo.axis_ref<name = "x">, #stablehlo.axis_ref<name = "y", sub_axis_info = (1)2>]>}> ({
  ^bb0(%x: tensor<f32>, %y: tensor<f32>):
    stablehlo.return %x : tensor<f32>
  }) : (tensor<4xf32>) -> tensor<4xf32>
  %1 = "stablehlo.all_reduce"(%0) <{replica_groups = #stablehlo.replica_group_mesh_axes<
      mesh = #stablehlo.mesh<axes = [#stablehlo.mesh_axis<name = "z", size = 4>]>,
      axes = [#stablehlo.axis_ref<name = "z">]>}> ({
  ^bb0(%x: tensor<f32>, %y: tensor<f32>):
    stablehlo.return %x : tensor<f32>
  }) : (tensor<4xf32>) -> tensor<4xf32>
  return %1 : tensor<4xf32>
}
"""

MODULES = {"everything": EVERYTHING, "reductions": REDUCTIONS, "meshes": MESHES}


def read(source: str | bytes) -> Operation:
    return Module.parse(source, Context()).operation


@pytest.mark.parametrize("release", RELEASES)
@pytest.mark.parametrize("name", MODULES)
def test_artifacts(name: str, release: str) -> None:
    """Either both write the same bytes for a release, or neither writes any."""
    try:
        theirs = bindings.serialize_portable_artifact_str(MODULES[name], release)
    except ValueError:
        with pytest.raises(MLIRError):
            serialize(read(MODULES[name]), release)
        return
    assert serialize(read(MODULES[name]), release) == theirs
    assert str(deserialize(read(theirs))) == str(read(MODULES[name]))


@pytest.mark.parametrize("name", test_other_dialects.MIXED)
def test_other_dialects_too(name: str) -> None:
    """Our artifact has the same content as jaxlib's, and jaxlib reads it as the same text.

    The bytes are the same, but for the order of uses around casts, and for sdy, whose attributes are text in
    ours.
    """
    source = test_other_dialects.MIXED[name]
    theirs = reference().serialize(source, "1.0.0", mixed=True)
    assert theirs is not None
    ours = serialize(test_other_dialects.read(source), "1.0.0", allow_other_dialects=True)
    if "sdy" not in source and "unrealized_conversion_cast" not in str(test_other_dialects.read(ours)):
        assert [ours] == [theirs]
    assert str(test_other_dialects.read(ours)) == str(test_other_dialects.read(theirs))
    # The reference numbers resources whose names are already in use.
    assert re.sub(r"r_\d+", "r", str(reference().deserialize(ours))) == re.sub(
        r"r_\d+", "r", str(reference().deserialize(theirs))
    )


@pytest.mark.parametrize("text", test_other_dialects.REFUSED)
def test_refused(text: str) -> None:
    assert reference().serialize(test_other_dialects.attribute(text), "1.0.0", mixed=True) is None
