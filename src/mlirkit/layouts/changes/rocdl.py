"""Changes of rocdl and spirv: from 23 on, operands that had to be constants are attributes."""

from __future__ import annotations

from mlirkit.layouts.changes.amdgpu import add_former_value, leave_out_former_value
from mlirkit.layouts.changes.change import Change
from mlirkit.layouts.changes.constant_operands import constant_operands

_MFMA = (
    "f32.16x16x16bf16.1k f32.16x16x16f16 f32.16x16x1f32 f32.16x16x2bf16 f32.16x16x32.bf16 "
    "f32.16x16x32.bf8.bf8 f32.16x16x32.bf8.fp8 f32.16x16x32.f16 f32.16x16x32.fp8.bf8 "
    "f32.16x16x32.fp8.fp8 f32.16x16x4bf16.1k f32.16x16x4f16 f32.16x16x4f32 f32.16x16x8.xf32 "
    "f32.16x16x8bf16 f32.32x32x16.bf16 f32.32x32x16.bf8.bf8 f32.32x32x16.bf8.fp8 f32.32x32x16.f16 "
    "f32.32x32x16.fp8.bf8 f32.32x32x16.fp8.fp8 f32.32x32x1f32 f32.32x32x2bf16 f32.32x32x2f32 "
    "f32.32x32x4.xf32 f32.32x32x4bf16 f32.32x32x4bf16.1k f32.32x32x4f16 f32.32x32x8bf16.1k "
    "f32.32x32x8f16 f32.4x4x1f32 f32.4x4x2bf16 f32.4x4x4bf16.1k f32.4x4x4f16 i32.16x16x16i8 "
    "i32.16x16x32.i8 i32.16x16x4i8 i32.16x16x64.i8 i32.32x32x16.i8 i32.32x32x32.i8 i32.32x32x4i8 "
    "i32.32x32x8i8 i32.4x4x4i8"
)
_SMFMAC = (
    "f32.16x16x128.bf8.bf8 f32.16x16x128.bf8.fp8 f32.16x16x128.fp8.bf8 f32.16x16x128.fp8.fp8 "
    "f32.16x16x32.bf16 f32.16x16x32.f16 f32.16x16x64.bf16 f32.16x16x64.bf8.bf8 f32.16x16x64.bf8.fp8 "
    "f32.16x16x64.f16 f32.16x16x64.fp8.bf8 f32.16x16x64.fp8.fp8 f32.32x32x16.bf16 f32.32x32x16.f16 "
    "f32.32x32x32.bf16 f32.32x32x32.bf8.bf8 f32.32x32x32.bf8.fp8 f32.32x32x32.f16 "
    "f32.32x32x32.fp8.bf8 f32.32x32x32.fp8.fp8 f32.32x32x64.bf8.bf8 f32.32x32x64.bf8.fp8 "
    "f32.32x32x64.fp8.bf8 f32.32x32x64.fp8.fp8 i32.16x16x128.i8 i32.16x16x64.i8 i32.32x32x32.i8 "
    "i32.32x32x64.i8"
)

_BUFFERS = ("ptr.buffer", "buffer")
_ATOMICS = "atomic.fadd atomic.fmax atomic.smax atomic.umin"

# Former operands of operations; `name=` is an attribute from 23 on, `name=#kind` one that is spelled in
# words.
_FORMS: tuple[tuple[str, str, str], ...] = (
    ("rocdl.mfma", _MFMA, "a b c cbsz= abid= blgp=#rocdl.mfma_perm_b"),
    ("rocdl.mfma", "f64.16x16x4f64 f64.4x4x4f64", "a b c cbsz= abid= blgp=#rocdl.mfma_neg_modifier"),
    (
        "rocdl.mfma.scale",
        "f32.16x16x128.f8f6f4 f32.32x32x64.f8f6f4",
        "a b c cbsz=#rocdl.matrix_format blgp=#rocdl.matrix_format opselA= scaleA opselB= scaleB",
    ),
    ("rocdl.smfmac", _SMFMAC, "a b c index cbsz= abid="),
    ("rocdl.raw.ptr.buffer", "load.lds", "rsrc ldsPtr size voffset soffset offset aux="),
    *[
        (f"rocdl.raw.{buffer}", names, form)
        for buffer in _BUFFERS
        for names, form in (
            ("load", "rsrc offset soffset aux="),
            (f"store {_ATOMICS}", "vdata rsrc offset soffset aux="),
            ("atomic.cmpswap", "src cmp rsrc offset soffset aux="),
        )
    ],
)

CHANGES = (
    *[
        Change(
            f"{prefix}.{name}",
            23,
            *constant_operands(form, "llvm.mlir.constant"),
            is_newer=True,
            has_own_groups=True,
        )
        for prefix, names, form in _FORMS
        for name in names.split()
    ],
    *[
        Change(
            f"rocdl.raw.{buffer}.{name}",
            23,
            leave_out_former_value,
            add_former_value,
            is_newer=True,
            is_late=True,
        )
        for buffer in _BUFFERS
        for name in _ATOMICS.split()
    ],
    Change(
        "spirv.GroupNonUniformQuadSwap",
        23,
        *constant_operands("value direction=#spirv.quad_swap_direction", "spirv.Constant"),
        is_newer=True,
        has_own_groups=True,
    ),
)
