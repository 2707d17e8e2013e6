"""The shipped rewrite rules have the results of mlir-opt's canonicalization, locations included."""

from __future__ import annotations

import pytest

from tests.conformance.pass_comparison import differences

# One module per rule.
TEXTS = {
    "AssumingAllOneOp": """
func.func @f(%w: !shape.witness) -> !shape.witness {
  %0 = shape.assuming_all %w
  return %0 : !shape.witness
}""",
    "CstrEqEqOps": """
func.func @f(%s: !shape.shape, %t: !shape.shape) -> (!shape.witness, !shape.witness) {
  %0 = shape.cstr_eq %s, %s, %s : !shape.shape, !shape.shape, !shape.shape
  %1 = shape.cstr_eq %s, %t : !shape.shape, !shape.shape
  return %0, %1 : !shape.witness, !shape.witness
}""",
    "CstrBroadcastableEqOps": """
func.func @f(%s: tensor<?xindex>, %t: tensor<?xindex>) -> (!shape.witness, !shape.witness) {
  %0 = shape.cstr_broadcastable %s, %s : tensor<?xindex>, tensor<?xindex>
  %1 = shape.cstr_broadcastable %s, %t : tensor<?xindex>, tensor<?xindex>
  return %0, %1 : !shape.witness, !shape.witness
}""",
    "IndexToSizeToIndexCanonicalization": """
func.func @f(%i: index) -> index {
  %0 = shape.index_to_size %i
  %1 = shape.size_to_index %0 : !shape.size
  return %1 : index
}""",
    "SizeToIndexToSizeCanonicalization": """
func.func @f(%s: !shape.size) -> !shape.size {
  %0 = shape.size_to_index %s : !shape.size
  %1 = shape.index_to_size %0
  return %1 : !shape.size
}""",
    "TensorCastConstShape": """
func.func @f() -> tensor<?xindex> {
  %0 = shape.const_shape [1, 2, 3] : tensor<3xindex>
  %1 = tensor.cast %0 : tensor<3xindex> to tensor<?xindex>
  return %1 : tensor<?xindex>
}""",
    "ExtractFromShapeOfExtentTensor": """
func.func @f(%x: tensor<?x3xf32>, %i: index) -> index {
  %0 = shape.shape_of %x : tensor<?x3xf32> -> tensor<?xindex>
  %1 = tensor.extract %0[%i] : tensor<?xindex>
  return %1 : index
}""",
    "ConvertLogicalNotOfIEqual": """
func.func @f(%a: i32, %b: i32) -> i1 {
  %0 = spirv.IEqual %a, %b : i32
  %1 = spirv.LogicalNot %0 : i1
  return %1 : i1
}""",
    "ConvertLogicalNotOfINotEqual": """
func.func @f(%a: vector<4xi32>, %b: vector<4xi32>) -> vector<4xi1> {
  %0 = spirv.INotEqual %a, %b : vector<4xi32>
  %1 = spirv.LogicalNot %0 : vector<4xi1>
  return %1 : vector<4xi1>
}""",
    "ConvertLogicalNotOfLogicalEqual": """
func.func @f(%a: i1, %b: i1) -> (i1, i1) {
  %0 = spirv.LogicalEqual %a, %b : i1
  %1 = spirv.LogicalNot %0 : i1
  return %0, %1 : i1, i1
}""",
    "ConvertLogicalNotOfLogicalNotEqual": """
func.func @f(%a: i1, %b: i1) -> i1 {
  %0 = spirv.LogicalNotEqual %a, %b : i1
  %1 = spirv.LogicalNot %0 : i1
  return %1 : i1
}""",
}


@pytest.mark.parametrize("rule", TEXTS)
def test_same_as_mlir_opt(rule: str) -> None:
    assert differences([TEXTS[rule]], "canonicalize") == []
