"""Verifiers of spirv's memory, atomics, access chains and casts."""

from __future__ import annotations

from collections.abc import Sequence
from typing import TypeAlias, cast, get_args

from mlirkit.builtin.attributes import IntegerAttr
from mlirkit.builtin.float_types import FloatType
from mlirkit.builtin.shaped_types import VectorType
from mlirkit.builtin.types import IntegerType
from mlirkit.core.attribute import Attribute, Type
from mlirkit.core.operation import Operation
from mlirkit.core.value import Value
from mlirkit.core.walk import get_parent_of_type
from mlirkit.dialects.declared import spirv
from mlirkit.dialects.enum_cases import case_of
from mlirkit.dialects.plain_errors import plain_error
from mlirkit.dialects.spirv.composites import composite_element
from mlirkit.dialects.spirv.memory import is_aligned
from mlirkit.dialects.typed_values import type_as
from mlirkit.ods.live.hooks import follows_definitions, follows_signature, verifier

# Memory semantics may contain at most one of these.
_ORDERINGS = (
    spirv.MemorySemantics.Acquire
    | spirv.MemorySemantics.Release
    | spirv.MemorySemantics.AcquireRelease
    | spirv.MemorySemantics.SequentiallyConsistent
)
# Storage classes that may be cast to generic.
_SPECIFIC = (
    spirv.StorageClass.Workgroup,
    spirv.StorageClass.CrossWorkgroup,
    spirv.StorageClass.Function,
)


def constant_of(value: Value) -> int | None:
    """The integer of the `spirv.Constant` that defines the value, or None."""
    op = value.defining_op
    if op is None or not isinstance(op, spirv.ConstantOp):
        return None
    constant = op.value_attr
    return constant.value if isinstance(constant, IntegerAttr) else None


def verify_semantics(op: Operation, attribute: Attribute) -> None:
    semantics = cast(spirv.MemorySemantics, case_of(attribute))
    if (semantics & _ORDERINGS).bit_count() > 1:
        raise op.error(
            "expected at most one of these four memory constraints to be set: `Acquire`, `Release`,"
            "`AcquireRelease` or `SequentiallyConsistent`"
        )


@verifier(spirv.ControlBarrierOp, spirv.MemoryBarrierOp)
def verify_barrier(op: spirv.ControlBarrierOp | spirv.MemoryBarrierOp) -> None:
    verify_semantics(op, op.memory_semantics_attr)


# -- memory -------------------------------------------------------------------------------------------------


def verify_access(op: Operation, prefix: str = "") -> None:
    """Mirrors verifyMemoryAccessAttribute: an alignment is present if and only if the access is aligned."""
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


def verify_pointee(op: Operation, pointer: Value, type: Type) -> None:
    if type_as(pointer, spirv.PointerType).pointee_type != type:
        raise op.op_error("mismatch in result type and pointer type")


@verifier(spirv.LoadOp)
@follows_signature
def verify_load(op: spirv.LoadOp) -> None:
    verify_pointee(op, op.ptr, op.value.type)
    verify_access(op)


@verifier(spirv.StoreOp)
@follows_signature
def verify_store(op: spirv.StoreOp) -> None:
    verify_pointee(op, op.ptr, op.value.type)
    verify_access(op)


@verifier(spirv.CopyMemoryOp)
@follows_signature
def verify_copy(op: spirv.CopyMemoryOp) -> None:
    target, source = type_as(op.target, spirv.PointerType), type_as(op.source, spirv.PointerType)
    if target.pointee_type != source.pointee_type:
        raise op.op_error("both operands must be pointers to the same type")
    verify_access(op)
    verify_access(op, "source_")


def _scalar(type: Type) -> Type:
    return type.element_type if isinstance(type, VectorType) else type


@verifier(spirv.INTELSubgroupBlockReadOp)
def verify_block_read(op: spirv.INTELSubgroupBlockReadOp) -> None:
    verify_pointee(op, op.ptr, _scalar(op.value.type))


@verifier(spirv.INTELSubgroupBlockWriteOp)
def verify_block_write(op: spirv.INTELSubgroupBlockWriteOp) -> None:
    verify_pointee(op, op.ptr, _scalar(op.value.type))


@verifier(spirv.VariableOp)
def verify_variable(op: spirv.VariableOp) -> None:
    """Mirrors VariableOp::verify."""
    storage_class = case_of(op.storage_class_attr)
    if storage_class != spirv.StorageClass.Function:
        raise op.op_error(
            "can only be used to model function-level variables. Use spirv.GlobalVariable for module-level "
            "variables."
        )
    if storage_class != type_as(op.pointer, spirv.PointerType).storage_class:
        raise op.op_error("storage class must match result pointer's storage class")
    if op.initializer is not None:
        source = op.initializer.defining_op
        sources = ("spirv.Constant", "spirv.mlir.referenceof", "spirv.mlir.addressof")
        if source is None or source.name not in sources:
            raise op.op_error("initializer must be the result of a constant or spirv.GlobalVariable op")
    for name in ("descriptor_set", "binding", "built_in"):
        if op.attribute(name) is not None:
            raise op.op_error(f"cannot have '{name}' attribute (only allowed in spirv.GlobalVariable)")
    if is_physical(pointee_of(type_as(op.pointer, spirv.PointerType).pointee_type)):
        decorations = [op.attribute(name) is not None for name in ("aliased_pointer", "restrict_pointer")]
        if not any(decorations):
            raise op.op_error(
                " with physical buffer pointer must be decorated either 'AliasedPointer' or 'RestrictPointer'"
            )
        if all(decorations):
            raise op.op_error(" with physical buffer pointer must have exactly one aliasing decoration")


def pointee_of(type: Type) -> Type:
    """A type, or the element type of an array."""
    return type.element_type if isinstance(type, spirv.ArrayType) else type


def is_physical(type: Type) -> bool:
    """Whether it is a pointer to a physical storage buffer."""
    physical = spirv.StorageClass.PhysicalStorageBuffer
    return isinstance(type, spirv.PointerType) and type.storage_class == physical


def verify_parameter(op: Operation, type: Type, decoration: str) -> None:
    """Mirrors FuncOp::verifyType of a parameter with a decoration, or without (an empty string)."""
    if not isinstance(type, spirv.PointerType):
        return
    pointee = type.pointee_type
    if isinstance(pointee, spirv.PointerType):
        if is_physical(pointee) and decoration not in ("AliasedPointer", "RestrictPointer"):
            raise op.op_error(
                "with a pointer points to a physical buffer pointer must be decorated either "
                "'AliasedPointer' or 'RestrictPointer'"
            )
        return
    buffer = pointee.element_type if isinstance(pointee, spirv.ArrayType) else type
    if is_physical(buffer) and decoration not in ("Aliased", "Restrict"):
        raise op.op_error("with physical buffer pointer must be decorated either 'Aliased' or 'Restrict'")


@verifier(spirv.AccessChainOp, spirv.PtrAccessChainOp, spirv.InBoundsPtrAccessChainOp)
@follows_definitions(1)
def verify_access_chain(
    op: spirv.AccessChainOp | spirv.PtrAccessChainOp | spirv.InBoundsPtrAccessChainOp,
) -> None:
    """Mirrors verifyAccessChain."""
    expected = accessed_type(op, type_as(op.base_ptr, spirv.PointerType), op.indices)
    (provided,) = op.result_types()
    if provided != expected:
        raise op.op_error(f"invalid result type: expected '{expected}', but provided '{provided}'")


def accessed_type(op: Operation, pointer: spirv.PointerType, indices: Sequence[Value]) -> spirv.PointerType:
    """The result type of an access chain; errors name `spirv.AccessChain` for all kinds."""
    type = pointer.pointee_type
    index = 0
    for value in indices:
        if composite_element(type, 0) is None:
            raise plain_error(
                op,
                f"'spirv.AccessChain' op cannot extract from non-composite type '{type}' with index {index}",
            )
        index = 0
        if isinstance(type, spirv.StructType):
            source = value.defining_op
            if source is None:
                raise plain_error(
                    op,
                    "'spirv.AccessChain' op index must be an integer spirv.Constant to access element of "
                    "spirv.struct",
                )
            constant = constant_of(value)
            if constant is None:
                raise plain_error(
                    op,
                    "'spirv.AccessChain' index must be an integer spirv.Constant to access element of "
                    f"spirv.struct, but provided {source.name}",
                )
            index = constant
            if not 0 <= index < type.num_elements:
                raise plain_error(op, f"'spirv.AccessChain' op index {index} out of bounds for '{type}'")
        type = composite_element(type, index) or type
    return pointer.__class__(type, pointer.storage_class)


# -- atomics ------------------------------------------------------------------------------------------------

AtomicUpdateOp: TypeAlias = (
    spirv.AtomicAndOp
    | spirv.AtomicIAddOp
    | spirv.AtomicIDecrementOp
    | spirv.AtomicIIncrementOp
    | spirv.AtomicISubOp
    | spirv.AtomicOrOp
    | spirv.AtomicSMaxOp
    | spirv.AtomicSMinOp
    | spirv.AtomicUMaxOp
    | spirv.AtomicUMinOp
    | spirv.AtomicXorOp
    | spirv.EXTAtomicFAddOp
)
_ATOMICS: tuple[type[AtomicUpdateOp], ...] = get_args(AtomicUpdateOp)


@verifier(*_ATOMICS)
def verify_atomic(op: AtomicUpdateOp) -> None:
    """Mirrors verifyAtomicUpdateOp."""
    is_float = isinstance(op, spirv.EXTAtomicFAddOp)
    pointee = type_as(op.pointer, spirv.PointerType).pointee_type
    if not isinstance(pointee, FloatType if is_float else IntegerType):
        subject = "float" if is_float else "integer"
        raise op.op_error(f"pointer operand must point to an {subject} value, found '{pointee}'")
    verify_semantics(op, op.semantics_attr)


# -- casts --------------------------------------------------------------------------------------------------


def bit_width(type: Type) -> int:
    """The bits of a scalar, or of a whole vector; 0 for types that getBitWidth does not accept."""
    if isinstance(type, VectorType):
        return bit_width(type.element_type) * type.num_elements
    return int(type.width) if isinstance(type, (IntegerType, FloatType)) else 0


@verifier(spirv.FConvertOp, spirv.SConvertOp, spirv.UConvertOp)
@follows_signature
def verify_convert(op: spirv.FConvertOp | spirv.SConvertOp | spirv.UConvertOp) -> None:
    """Mirrors verifyCastOp where widths must differ."""
    source, target = op.operand.type, op.result.type
    if isinstance(source, (VectorType, spirv.CooperativeMatrixType)):
        if not isinstance(target, source.__class__):
            raise op.op_error("incompatible operand and result types")
        source, target = source.element_type, target.element_type
    if bit_width(source) == bit_width(target):
        raise op.op_error(
            "expected the different bit widths for operand type and result type, but provided "
            f"'{source}' and '{target}'"
        )


@verifier(spirv.BitcastOp)
@follows_signature
def verify_bitcast(op: spirv.BitcastOp) -> None:
    """Mirrors BitcastOp::verify."""
    source, target = op.operand.type, op.result.type
    if source == target:
        raise op.error("result type must be different from operand type")
    pointers = isinstance(source, spirv.PointerType), isinstance(target, spirv.PointerType)
    if pointers == (True, False):
        raise op.error("unhandled bit cast conversion from pointer type to non-pointer type")
    if pointers == (False, True):
        raise op.error("unhandled bit cast conversion from non-pointer type to pointer type")
    if bit_width(source) != bit_width(target):
        raise op.op_error(
            f"mismatch in result type bitwidth {bit_width(target)} and operand type bitwidth "
            f"{bit_width(source)}"
        )


def verify_pointees(
    op: spirv.GenericCastToPtrOp | spirv.GenericCastToPtrExplicitOp | spirv.PtrCastToGenericOp,
) -> None:
    source, target = (
        type_as(op.pointer, spirv.PointerType).pointee_type,
        type_as(op.result, spirv.PointerType).pointee_type,
    )
    if source != target:
        raise op.op_error(
            "pointer operand's pointee type must have the same as the op result type, but found "
            f"'{source}' vs '{target}'"
        )


@verifier(spirv.PtrCastToGenericOp)
@follows_signature
def verify_cast_to_generic(op: spirv.PtrCastToGenericOp) -> None:
    if type_as(op.pointer, spirv.PointerType).storage_class not in _SPECIFIC:
        raise op.error("pointer must point to the Workgroup, CrossWorkgroup, or Function Storage Class")
    if type_as(op.result, spirv.PointerType).storage_class != spirv.StorageClass.Generic:
        raise op.error("result type must be of storage class Generic")
    verify_pointees(op)


@verifier(spirv.GenericCastToPtrOp, spirv.GenericCastToPtrExplicitOp)
@follows_signature
def verify_cast_from_generic(op: spirv.GenericCastToPtrExplicitOp | spirv.GenericCastToPtrOp) -> None:
    if type_as(op.pointer, spirv.PointerType).storage_class != spirv.StorageClass.Generic:
        raise op.error("pointer type must be of storage class Generic")
    if type_as(op.result, spirv.PointerType).storage_class not in _SPECIFIC:
        raise op.error("result must point to the Workgroup, CrossWorkgroup, or Function Storage Class")
    verify_pointees(op)


@verifier(spirv.ConvertPtrToUOp)
def verify_pointer_to_integer(op: spirv.ConvertPtrToUOp) -> None:
    _verify_integer(op, op.result.type)
    _verify_physical(op, type_as(op.pointer, spirv.PointerType), "operand")


@verifier(spirv.ConvertUToPtrOp)
def verify_integer_to_pointer(op: spirv.ConvertUToPtrOp) -> None:
    _verify_integer(op, op.operand.type)
    _verify_physical(op, type_as(op.result, spirv.PointerType), "result")


def _verify_integer(op: Operation, type: Type) -> None:
    if not isinstance(type, IntegerType) or not type.is_signless:
        raise op.error("result must be a scalar type of unsigned integer")


def _verify_physical(op: Operation, pointer: spirv.PointerType, subject: str) -> None:
    module = get_parent_of_type(op, spirv.ModuleOp)
    if module is None:
        return
    model, models = module.addressing_model, spirv.AddressingModel
    is_buffer = pointer.storage_class == spirv.StorageClass.PhysicalStorageBuffer
    if model == models.Logical or (model == models.PhysicalStorageBuffer64 and not is_buffer):
        raise op.error(f"{subject} must be a physical pointer")
