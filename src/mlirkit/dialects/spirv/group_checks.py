"""Verifiers of spirv's operations on groups of invocations."""

from __future__ import annotations

from typing import Any, TypeAlias, get_args

from mlirkit.builtin.shaped_types import VectorType
from mlirkit.builtin.types import IntegerType
from mlirkit.core.operation import Operation
from mlirkit.core.value import Value
from mlirkit.core.walk import get_parent_of_type
from mlirkit.dialects.declared import spirv
from mlirkit.dialects.spirv.pointer_checks import constant_of
from mlirkit.ods.live.hooks import verifier

Arithmetic: TypeAlias = (
    spirv.GroupNonUniformFAddOp
    | spirv.GroupNonUniformFMaxOp
    | spirv.GroupNonUniformFMinOp
    | spirv.GroupNonUniformFMulOp
    | spirv.GroupNonUniformIAddOp
    | spirv.GroupNonUniformIMulOp
    | spirv.GroupNonUniformSMaxOp
    | spirv.GroupNonUniformSMinOp
    | spirv.GroupNonUniformUMaxOp
    | spirv.GroupNonUniformUMinOp
    | spirv.GroupNonUniformBitwiseAndOp
    | spirv.GroupNonUniformBitwiseOrOp
    | spirv.GroupNonUniformBitwiseXorOp
    | spirv.GroupNonUniformLogicalAndOp
    | spirv.GroupNonUniformLogicalOrOp
    | spirv.GroupNonUniformLogicalXorOp
)
OfScope: TypeAlias = (
    spirv.GroupFAddOp
    | spirv.GroupFMaxOp
    | spirv.GroupFMinOp
    | spirv.GroupIAddOp
    | spirv.GroupSMaxOp
    | spirv.GroupSMinOp
    | spirv.GroupUMaxOp
    | spirv.GroupUMinOp
    | spirv.GroupFMulKHROp
    | spirv.GroupIMulKHROp
    | spirv.GroupNonUniformBallotOp
    | spirv.GroupNonUniformBallotFindLSBOp
    | spirv.GroupNonUniformBallotFindMSBOp
    | spirv.GroupNonUniformElectOp
)
# Operations whose last operand selects the invocation, with the operand's name.
Shuffle: TypeAlias = (
    spirv.GroupNonUniformShuffleOp
    | spirv.GroupNonUniformShuffleDownOp
    | spirv.GroupNonUniformShuffleUpOp
    | spirv.GroupNonUniformShuffleXorOp
)


@verifier(*get_args(OfScope))
def verify_scope(
    op: Arithmetic | OfScope | Shuffle | spirv.GroupNonUniformRotateKHROp | spirv.GroupBroadcastOp,
) -> None:
    if op.execution_scope not in (spirv.Scope.Workgroup, spirv.Scope.Subgroup):
        raise op.op_error("execution scope must be 'Workgroup' or 'Subgroup'")


def verify_cluster(op: Operation, size: Value) -> None:
    constant = constant_of(size)
    if constant is None:
        raise op.op_error("cluster size operand must come from a constant op")
    if constant % (1 << 32) == 0 or (constant % (1 << 32)).bit_count() != 1:
        raise op.op_error("cluster size operand must be a power of two")


@verifier(*get_args(Arithmetic))
def verify_arithmetic(op: Arithmetic) -> None:
    """Mirrors verifyGroupNonUniformArithmeticOp."""
    verify_scope(op)
    size = op.cluster_size
    if size is not None:
        verify_cluster(op, size)
    elif op.group_operation == spirv.GroupOperation.ClusteredReduce:
        raise op.op_error("cluster size operand must be provided for 'ClusteredReduce' group operation")


@verifier(spirv.GroupNonUniformRotateKHROp)
def verify_rotate(op: spirv.GroupNonUniformRotateKHROp) -> None:
    verify_scope(op)
    if op.cluster_size is not None:
        verify_cluster(op, op.cluster_size)


@verifier(*get_args(Shuffle))
def verify_shuffle(op: Shuffle) -> None:
    verify_scope(op)
    _, number = op.operand_values()
    type = number.type
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
    """Mirrors GroupNonUniformBroadcastOp::verify: before version 1.5 of the target, the id must be
    constant."""
    verify_scope(op)
    source = op.id.defining_op
    if source is not None and source.name in ("spirv.Constant", "spirv.mlir.referenceof"):
        return
    if target_version(op) < 5:
        raise op.op_error("id must be the result of a constant op")


# The attribute of a module or of an operation around it.
TARGET_ENV = "spirv.target_env"


def target_version(op: Operation) -> int:
    """The minor version of the enclosing module's target environment; 0 without one."""
    parent: Any = get_parent_of_type(op, "spirv.module")
    while parent is not None:
        environment = parent.attribute(TARGET_ENV)
        if isinstance(environment, spirv.TargetEnvAttr):
            version: int = environment.triple.version.value
            return version
        parent = parent.parent_op
    return 0
