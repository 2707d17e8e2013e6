"""Verifiers of spirv's operations on groups of invocations."""

from __future__ import annotations

from typing import Any

from mlirkit.builtin.shaped_types import VectorType
from mlirkit.builtin.types import IntegerType
from mlirkit.core.operation import Operation
from mlirkit.core.value import Value
from mlirkit.core.walk import get_parent_of_type
from mlirkit.dialects.declared import spirv
from mlirkit.dialects.enum_cases import case_of
from mlirkit.dialects.spirv.attributes import TargetEnvAttr
from mlirkit.dialects.spirv.pointer_checks import constant_of
from mlirkit.ods.live.hooks import verifier

_SHUFFLES = ("Shuffle", "ShuffleDown", "ShuffleUp", "ShuffleXor")
_ARITHMETIC = (
    *("FAdd", "FMax", "FMin", "FMul", "IAdd", "IMul", "SMax", "SMin", "UMax", "UMin"),
    *("BitwiseAnd", "BitwiseOr", "BitwiseXor", "LogicalAnd", "LogicalOr", "LogicalXor"),
)
_OF_SCOPE = (
    *("GroupFAdd", "GroupFMax", "GroupFMin", "GroupIAdd", "GroupSMax", "GroupSMin", "GroupUMax", "GroupUMin"),
    *("KHR.GroupFMul", "KHR.GroupIMul"),
    *("GroupNonUniformBallot", "GroupNonUniformBallotFindLSB", "GroupNonUniformBallotFindMSB"),
    "GroupNonUniformElect",
)


@verifier(*[f"spirv.{mnemonic}" for mnemonic in _OF_SCOPE])
def verify_scope(op: Operation) -> None:
    if case_of(op.inherent("execution_scope")) not in (spirv.Scope.Workgroup, spirv.Scope.Subgroup):
        raise op.op_error("execution scope must be 'Workgroup' or 'Subgroup'")


def verify_cluster(op: Operation, size: Value) -> None:
    constant = constant_of(size)
    if constant is None:
        raise op.op_error("cluster size operand must come from a constant op")
    if constant % (1 << 32) == 0 or (constant % (1 << 32)).bit_count() != 1:
        raise op.op_error("cluster size operand must be a power of two")


@verifier(*[f"spirv.GroupNonUniform{mnemonic}" for mnemonic in _ARITHMETIC])
def verify_arithmetic(op: Operation) -> None:
    """As verifyGroupNonUniformArithmeticOp."""
    verify_scope(op)
    is_clustered = case_of(op.inherent("group_operation")) == spirv.GroupOperation.ClusteredReduce
    if is_clustered and op.operand_count == 1:
        raise op.op_error("cluster size operand must be provided for 'ClusteredReduce' group operation")
    if op.operand_count > 1:
        verify_cluster(op, op.operand_at(1))


@verifier(spirv.GroupNonUniformRotateKHROp)
def verify_rotate(op: spirv.GroupNonUniformRotateKHROp) -> None:
    verify_scope(op)
    if op.cluster_size is not None:
        verify_cluster(op, op.cluster_size)


@verifier(*[f"spirv.GroupNonUniform{shuffle}" for shuffle in _SHUFFLES])
def verify_shuffle(op: Operation) -> None:
    verify_scope(op)
    type = op.operand_types()[-1]
    if isinstance(type, IntegerType) and type.signedness == IntegerType.SIGNED:
        raise op.op_error("second operand must be a singless/unsigned integer")


@verifier(spirv.GroupBroadcastOp)
def verify_broadcast(op: spirv.GroupBroadcastOp) -> None:
    verify_scope(op)
    type = op.localid.type
    if isinstance(type, VectorType) and type.num_elements not in (2, 3):
        raise op.op_error(
            "localid is a vector and can be with only  2 or 3 components, actual number is "
            f"{type.num_elements}"
        )


@verifier(spirv.GroupNonUniformBroadcastOp)
def verify_non_uniform_broadcast(op: spirv.GroupNonUniformBroadcastOp) -> None:
    """As GroupNonUniformBroadcastOp::verify: until version 1.5 of the target, only constants choose."""
    verify_scope(op)
    source = op.id.defining_op
    if source is not None and source.name in ("spirv.Constant", "spirv.mlir.referenceof"):
        return
    if target_version(op) < 5:
        raise op.op_error("id must be the result of a constant op")


# The attribute of a module or of what is around it.
TARGET_ENV = "spirv.target_env"


def target_version(op: Operation) -> int:
    """The minor version of the environment that the module around is for; 0 if nothing says."""
    parent: Any = get_parent_of_type(op, "spirv.module")
    while parent is not None:
        environment = parent.attribute(TARGET_ENV)
        if isinstance(environment, TargetEnvAttr):
            version: int = environment.triple.version.value
            return version
        parent = parent.parent_op
    return 0
