"""Names that MLIR 22's Python bindings add to dialects by hand: mlirkit's faces have them.

Names only: a function of mlirkit that builds an operation may require more arguments than upstream's.
"""

from __future__ import annotations

import pytest

import mlirkit.dialects
from mlirkit.dialects.roots import ROOTS
from mlirkit.dialects.stubs import stub_path

# The public classes and functions of mlir/python/mlir/dialects, by dialect.
BY_HAND = {
    "affine": "AffineForOp AffineIfOp for_",
    "arith": "ConstantOp constant",
    "func": "CallOp ConstantOp FuncOp func",
    "gpu": "GPUFuncOp LaunchFuncOp LaunchOp gpu_async_token launch launch_ launch_func printf wait",
    "irdl": "AttributeOp DialectOp OperationOp TypeOp attribute dialect operation_ type_",
    "linalg": "ElementwiseOp batch_matmul batch_reduce_matmul broadcast contract elementwise generic map matmul pack "
    "reduce transpose unpack",
    "llvm": "mlir_constant",
    "memref": "subview",
    "ml_program": "FuncOp",
    "pdl": "AttributeOp OperandOp OperandsOp OperationOp OperationTypeT PatternOp ReplaceOp ResultOp RewriteOp TypeOp "
    "TypesOp op_t pattern rewrite",
    "scf": "ForOp ForallOp IfOp InParallelOp IndexSwitchOp for_ index_switch",
    "smt": "bool_t bv_t solver",
    "tensor": "EmptyOp empty generate",
    "transform": "AnyOpTypeT ApplyPatternsOp ApplyRegisteredPassOp CastOp ForeachOp GetParentOp MergeHandlesOp "
    "NamedSequenceOp ReplicateOp SequenceOp YieldOp any_op_t apply_patterns apply_registered_pass cast foreach "
    "get_parent_op merge_handles named_sequence replicate sequence yield_",
}

@pytest.mark.parametrize("name", BY_HAND)
def test_names(name: str) -> None:
    face = getattr(mlirkit.dialects, name)
    missing = {each for each in BY_HAND[name].split() if not hasattr(face, each)}
    assert missing == set()


def test_every_dialect_has_a_stub() -> None:
    assert [name for name in ROOTS if not stub_path(name).is_file()] == []
