"""Verifiers of nvvm's conversions between float types: valid types and rounding modes."""

from __future__ import annotations

from mlirkit.builtin.attributes import TypeAttr
from mlirkit.builtin.float_types import F4E2M1FN, F6E2M3FN, F6E3M2FN, F8E4M3FN, F8E5M2, F8E8M0FNU
from mlirkit.core.attribute import Type
from mlirkit.core.operation import Operation
from mlirkit.dialects.declared import nvvm
from mlirkit.dialects.nvvm.parts import flag
from mlirkit.ods.live.hooks import verifier

RN, RP, RZ, RNA, RS = (
    nvvm.FPRoundingMode.RN,
    nvvm.FPRoundingMode.RP,
    nvvm.FPRoundingMode.RZ,
    nvvm.FPRoundingMode.RNA,
    nvvm.FPRoundingMode.RS,
)

_F8 = (F8E4M3FN, F8E5M2)
_F6 = (F6E2M3FN, F6E3M2FN)
_F4 = (F4E2M1FN,)
_SCALE = F8E8M0FNU

# The attribute with the small type, and its valid types.
_TYPES: dict[str, tuple[str, tuple[Type, ...]]] = {
    "f32x2.to.f6x2": ("dstTy", _F6),
    "f32x2.to.f4x2": ("dstTy", _F4),
    "f16x2.to.f8x2": ("dstTy", _F8),
    "bf16x2.to.f8x2": ("dstTy", (_SCALE,)),
    "f32x4.to.f8x4": ("dstTy", _F8),
    "f32x4.to.f6x4": ("dstTy", _F6),
    "f32x4.to.f4x4": ("dstTy", _F4),
    "f8x2.to.f16x2": ("srcType", _F8),
    "f8x2.to.bf16x2": ("srcType", (_SCALE,)),
    "f6x2.to.f16x2": ("srcType", _F6),
    "f4x2.to.f16x2": ("srcType", _F4),
}


@verifier(*[f"nvvm.convert.{name}" for name in _TYPES])
def verify_types(op: Operation) -> None:
    """Mirrors ConvertF32x2ToF6x2Op::verify and the like."""
    name = op.name.removeprefix("nvvm.convert.")
    attribute, types = _TYPES[name]
    source, _, target = name.partition(".to.")
    type_attribute = op.inherent(attribute)
    if not isinstance(type_attribute, TypeAttr) or type_attribute.value not in types:
        names = " and ".join([f"'{type}'" for type in types])
        verb = "types are" if len(types) > 1 else "type is"
        raise op.op_error(f"Only {names} {verb} supported for conversions from {source} to {target}.")
    if isinstance(op, nvvm.ConvertBF16x2ToF8x2Op) and op.rnd not in (RZ, RP):
        raise op.op_error(
            f"Only RZ and RP rounding modes are supported for conversions from {source} to {target}."
        )


@verifier(nvvm.ConvertF32x2ToF8x2Op)
def verify_f8(op: nvvm.ConvertF32x2ToF8x2Op) -> None:
    """Mirrors ConvertF32x2ToF8x2Op::verify."""
    target, rounding = op.dstTy.value, op.rnd
    if target in _F8:
        to = f"conversions from f32x2 to '{_F8[0]}' and '{_F8[1]}' types"
        if rounding != RN:
            raise op.op_error(f"Only RN rounding mode is supported for {to}")
        if op.sat != nvvm.SaturationMode.SATFINITE:
            raise op.op_error(f"Only SATFINITE saturation mode is supported for {to}")
    elif target == _SCALE:
        if rounding not in (RZ, RP):
            raise op.op_error(
                f"Only RZ and RP rounding modes are supported for conversions from f32x2 to '{_SCALE}' type"
            )
        if flag(op, "relu"):
            raise op.op_error(f"relu not supported for conversions to '{_SCALE}' type")
    else:
        raise op.op_error(
            f"Only '{_F8[0]}', '{_F8[1]}', and '{_SCALE}' types are supported for conversions from "
            "f32x2 to f8x2"
        )


@verifier(nvvm.ConvertF32x2ToF16x2Op, nvvm.ConvertF32x2ToBF16x2Op)
def verify_half(op: nvvm.ConvertF32x2ToF16x2Op | nvvm.ConvertF32x2ToBF16x2Op) -> None:
    """Mirrors verifyConvertF32x2ToFP16x2Op: random bits require stochastic rounding."""
    rounding, has_bits = op.rnd, op.random_bits is not None
    if rounding not in (RN, RZ, RS):
        raise op.op_error(
            "Only RN, RZ, and RS rounding modes are supported for conversions from f32x2 to "
            f"{op.name.rpartition('.')[2]}."
        )
    if rounding == RS and not has_bits:
        raise op.op_error("random_bits is required for RS rounding mode.")
    if rounding != RS and has_bits:
        raise op.op_error("random_bits not supported for RN and RZ rounding modes.")


@verifier(nvvm.ConvertFloatToTF32Op)
def verify_tf32(op: nvvm.ConvertFloatToTF32Op) -> None:
    """Mirrors ConvertFloatToTF32Op::verify."""
    if op.rnd == RNA:
        if flag(op, "relu"):
            raise op.error("Relu not supported with rna rounding mode.")
    elif op.rnd not in (RN, RZ):
        raise op.error("Only {rn,rz,rna} rounding modes supported for ConvertFloatToTF32Op.")
