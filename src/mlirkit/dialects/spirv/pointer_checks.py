"""Verifiers of spirv's memory, atomics, access chains and casts."""

from __future__ import annotations

from collections.abc import Sequence
from typing import Any

from mlirkit.builtin.attributes import IntegerAttr
from mlirkit.builtin.float_types import FloatType
from mlirkit.builtin.shaped_types import VectorType
from mlirkit.builtin.types import IntegerType
from mlirkit.core.walk import get_parent_of_type
from mlirkit.dialects.spirv.composites import composite_element
from mlirkit.dialects.spirv.memory import is_aligned
from mlirkit.dialects.spirv.structs import StructType
from mlirkit.dialects.spirv.types import ArrayType, CooperativeMatrixType, PointerType
from mlirkit.dialects.spirv.words import case
from mlirkit.ods.live.hooks import follows_signature, verifier
from mlirkit.support.diagnostics import MLIRError

# Of these a set of memory semantics has one at most.
_ORDERINGS = ("Acquire", "Release", "AcquireRelease", "SequentiallyConsistent")
# What a generic pointer may have been.
_SPECIFIC = ("Workgroup", "CrossWorkgroup", "Function")


def plain_error(op: Any, message: str) -> MLIRError:
    """An error at the operation's place that does not show it."""
    return MLIRError.at(op.diagnostic(message))


def constant_of(value: Any) -> int | None:
    """The integer of the `spirv.Constant` that gives the value; None if it is no such."""
    op = value.defining_op
    if op is None or op.name != "spirv.Constant":
        return None
    constant = op.inherent("value")
    return constant.value if isinstance(constant, IntegerAttr) else None


def verify_semantics(op: Any, attribute: Any) -> None:
    words = str(case(attribute)).split("|")
    if sum(word in _ORDERINGS for word in words) > 1:
        raise op.error(
            "expected at most one of these four memory constraints to be set: `Acquire`, `Release`,"
            "`AcquireRelease` or `SequentiallyConsistent`"
        )


@verifier("spirv.ControlBarrier", "spirv.MemoryBarrier")
def verify_barrier(op: Any) -> None:
    verify_semantics(op, op.inherent("memory_semantics"))


# -- memory -------------------------------------------------------------------------------------------------


def verify_access(op: Any, prefix: str = "") -> None:
    """As verifyMemoryAccessAttribute: an alignment is there if and only if the access is aligned."""
    access = op.inherent(f"{prefix}memory_access")
    alignment = op.inherent(f"{prefix}alignment")
    if access is None:
        if alignment is not None:
            raise op.op_error("invalid alignment specification without aligned memory access specification")
    elif is_aligned(access):
        if alignment is None:
            raise op.op_error("missing alignment value")
    elif alignment is not None:
        raise op.op_error("invalid alignment specification with non-aligned memory access specification")


def verify_pointee(op: Any, pointer: Any, type: Any) -> None:
    if pointer.type.pointee_type != type:
        raise op.op_error("mismatch in result type and pointer type")


@verifier("spirv.Load")
@follows_signature
def verify_load(op: Any) -> None:
    verify_pointee(op, op.operand_at(0), op.result_types()[0])
    verify_access(op)


@verifier("spirv.Store")
@follows_signature
def verify_store(op: Any) -> None:
    verify_pointee(op, op.operand_at(0), op.operand_at(1).type)
    verify_access(op)


@verifier("spirv.CopyMemory")
@follows_signature
def verify_copy(op: Any) -> None:
    if op.operand_at(0).type.pointee_type != op.operand_at(1).type.pointee_type:
        raise op.op_error("both operands must be pointers to the same type")
    verify_access(op)
    verify_access(op, "source_")


def _scalar(type: Any) -> Any:
    return type.element_type if isinstance(type, VectorType) else type


@verifier("spirv.INTEL.SubgroupBlockRead")
def verify_block_read(op: Any) -> None:
    verify_pointee(op, op.operand_at(0), _scalar(op.result_types()[0]))


@verifier("spirv.INTEL.SubgroupBlockWrite")
def verify_block_write(op: Any) -> None:
    verify_pointee(op, op.operand_at(0), _scalar(op.operand_at(1).type))


@verifier("spirv.Variable")
def verify_variable(op: Any) -> None:
    """As VariableOp::verify."""
    storage_class = case(op.inherent("storage_class"))
    if str(storage_class) != "Function":
        raise op.op_error(
            "can only be used to model function-level variables. Use spirv.GlobalVariable for module-level "
            "variables."
        )
    if storage_class != op.result_types()[0].storage_class:
        raise op.op_error("storage class must match result pointer's storage class")
    if op.operand_count:
        source = op.operand_at(0).defining_op
        sources = ("spirv.Constant", "spirv.mlir.referenceof", "spirv.mlir.addressof")
        if source is None or source.name not in sources:
            raise op.op_error("initializer must be the result of a constant or spirv.GlobalVariable op")
    for name in ("descriptor_set", "binding", "built_in"):
        if op.attribute(name) is not None:
            raise op.op_error(f"cannot have '{name}' attribute (only allowed in spirv.GlobalVariable)")
    if is_physical(pointee_of(op.result_types()[0].pointee_type)):
        decorations = [op.attribute(name) is not None for name in ("aliased_pointer", "restrict_pointer")]
        if not any(decorations):
            raise op.op_error(
                " with physical buffer pointer must be decorated either 'AliasedPointer' or 'RestrictPointer'"
            )
        if all(decorations):
            raise op.op_error(" with physical buffer pointer must have exactly one aliasing decoration")


def pointee_of(type: Any) -> Any:
    """A type, or that of the elements of an array."""
    return type.element_type if isinstance(type, ArrayType) else type


def is_physical(type: Any) -> bool:
    """Whether it is a pointer to a physical storage buffer."""
    return isinstance(type, PointerType) and str(type.storage_class) == "PhysicalStorageBuffer"


def verify_parameter(op: Any, type: Any, decoration: str) -> None:
    """As FuncOp::verifyType of a parameter that is decorated, or not (an empty text)."""
    if not isinstance(type, PointerType):
        return
    pointee = type.pointee_type
    if isinstance(pointee, PointerType):
        if is_physical(pointee) and decoration not in ("AliasedPointer", "RestrictPointer"):
            raise op.op_error(
                "with a pointer points to a physical buffer pointer must be decorated either "
                "'AliasedPointer' or 'RestrictPointer'"
            )
        return
    buffer = pointee.element_type if isinstance(pointee, ArrayType) else type
    if is_physical(buffer) and decoration not in ("Aliased", "Restrict"):
        raise op.op_error("with physical buffer pointer must be decorated either 'Aliased' or 'Restrict'")


@verifier("spirv.AccessChain", "spirv.PtrAccessChain", "spirv.InBoundsPtrAccessChain")
def verify_access_chain(op: Any) -> None:
    """As verifyAccessChain."""
    expected = accessed_type(op, op.operand_at(0).type, op.indices)
    if op.result_types()[0] != expected:
        raise op.op_error(
            f"invalid result type: expected '{expected}', but provided '{op.result_types()[0]}'"
        )


def accessed_type(op: Any, pointer: Any, indices: Sequence[Any]) -> Any:
    """The type of the pointer that a chain gives; errors speak of `spirv.AccessChain`, whatever the chain."""
    type = pointer.pointee_type
    index = 0
    for value in indices:
        if composite_element(type, 0) is None:
            raise plain_error(
                op,
                f"'spirv.AccessChain' op cannot extract from non-composite type '{type}' with index {index}",
            )
        index = 0
        if isinstance(type, StructType):
            source = value.defining_op
            if source is None:
                raise plain_error(
                    op,
                    "'spirv.AccessChain' op index must be an integer spirv.Constant to access element of "
                    "spirv.struct",
                )
            known = constant_of(value)
            if known is None:
                raise plain_error(
                    op,
                    "'spirv.AccessChain' index must be an integer spirv.Constant to access element of "
                    f"spirv.struct, but provided {source.name}",
                )
            index = known
            if not 0 <= index < type.num_elements:
                raise plain_error(op, f"'spirv.AccessChain' op index {index} out of bounds for '{type}'")
        type = composite_element(type, index)
    return PointerType(type, pointer.storage_class)


# -- atomics ------------------------------------------------------------------------------------------------

_ATOMICS = (
    *("And", "IAdd", "IDecrement", "IIncrement", "ISub", "Or"),
    *("SMax", "SMin", "UMax", "UMin", "Xor"),
)


@verifier("spirv.EXT.AtomicFAdd", *[f"spirv.Atomic{each}" for each in _ATOMICS])
def verify_atomic(op: Any) -> None:
    """As verifyAtomicUpdateOp."""
    is_float = op.name == "spirv.EXT.AtomicFAdd"
    pointee = op.operand_at(0).type.pointee_type
    if not isinstance(pointee, FloatType if is_float else IntegerType):
        what = "float" if is_float else "integer"
        raise op.op_error(f"pointer operand must point to an {what} value, found '{pointee}'")
    verify_semantics(op, op.inherent("semantics"))


# -- casts --------------------------------------------------------------------------------------------------


def bit_width(type: Any) -> int:
    """Of a scalar, or of a vector as a whole; 0 of anything else, as getBitWidth does not take it."""
    if isinstance(type, VectorType):
        return bit_width(type.element_type) * type.num_elements
    return int(type.width) if isinstance(type, IntegerType | FloatType) else 0


@verifier("spirv.FConvert", "spirv.SConvert", "spirv.UConvert")
@follows_signature
def verify_convert(op: Any) -> None:
    """As verifyCastOp where widths must differ."""
    source, target = op.operand_at(0).type, op.result_types()[0]
    if isinstance(source, VectorType | CooperativeMatrixType):
        if not isinstance(target, source.__class__):
            raise op.op_error("incompatible operand and result types")
        source, target = source.element_type, target.element_type
    if bit_width(source) == bit_width(target):
        raise op.op_error(
            "expected the different bit widths for operand type and result type, but provided "
            f"'{source}' and '{target}'"
        )


@verifier("spirv.Bitcast")
@follows_signature
def verify_bitcast(op: Any) -> None:
    """As BitcastOp::verify."""
    source, target = op.operand_at(0).type, op.result_types()[0]
    if source == target:
        raise op.error("result type must be different from operand type")
    pointers = isinstance(source, PointerType), isinstance(target, PointerType)
    if pointers == (True, False):
        raise op.error("unhandled bit cast conversion from pointer type to non-pointer type")
    if pointers == (False, True):
        raise op.error("unhandled bit cast conversion from non-pointer type to pointer type")
    if bit_width(source) != bit_width(target):
        raise op.op_error(
            f"mismatch in result type bitwidth {bit_width(target)} and operand type bitwidth "
            f"{bit_width(source)}"
        )


def verify_pointees(op: Any) -> None:
    source, target = op.operand_at(0).type.pointee_type, op.result_types()[0].pointee_type
    if source != target:
        raise op.op_error(
            "pointer operand's pointee type must have the same as the op result type, but found "
            f"'{source}' vs '{target}'"
        )


@verifier("spirv.PtrCastToGeneric")
@follows_signature
def verify_cast_to_generic(op: Any) -> None:
    if str(op.operand_at(0).type.storage_class) not in _SPECIFIC:
        raise op.error("pointer must point to the Workgroup, CrossWorkgroup, or Function Storage Class")
    if str(op.result_types()[0].storage_class) != "Generic":
        raise op.error("result type must be of storage class Generic")
    verify_pointees(op)


@verifier("spirv.GenericCastToPtr", "spirv.GenericCastToPtrExplicit")
@follows_signature
def verify_cast_from_generic(op: Any) -> None:
    if str(op.operand_at(0).type.storage_class) != "Generic":
        raise op.error("pointer type must be of storage class Generic")
    if str(op.result_types()[0].storage_class) not in _SPECIFIC:
        raise op.error("result must point to the Workgroup, CrossWorkgroup, or Function Storage Class")
    verify_pointees(op)


@verifier("spirv.ConvertPtrToU")
def verify_pointer_to_integer(op: Any) -> None:
    _verify_integer(op, op.result_types()[0])
    _verify_physical(op, op.operand_at(0).type, "operand")


@verifier("spirv.ConvertUToPtr")
def verify_integer_to_pointer(op: Any) -> None:
    _verify_integer(op, op.operand_at(0).type)
    _verify_physical(op, op.result_types()[0], "result")


def _verify_integer(op: Any, type: Any) -> None:
    if not isinstance(type, IntegerType) or not type.is_signless:
        raise op.error("result must be a scalar type of unsigned integer")


def _verify_physical(op: Any, pointer: Any, what: str) -> None:
    module: Any = get_parent_of_type(op, "spirv.module")
    if module is None:
        return
    model = str(case(module.inherent("addressing_model")))
    is_buffer = str(pointer.storage_class) == "PhysicalStorageBuffer"
    if model == "Logical" or (model == "PhysicalStorageBuffer64" and not is_buffer):
        raise op.error(f"{what} must be a physical pointer")
