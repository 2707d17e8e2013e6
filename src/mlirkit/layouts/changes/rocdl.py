"""Changes of rocdl and spirv: operands that had to be constants are attributes, most of them from 23 on.

The operands of `rocdl.cvt.*` that select bytes or words are attributes from 21 on, and the size of a buffer
has 64 bits today.
"""

from __future__ import annotations

from mlirkit.builtin.attributes import IntegerAttr, integer_attr
from mlirkit.builtin.types import integer_type
from mlirkit.core.operation import Operation
from mlirkit.core.value import Value
from mlirkit.layouts.changes.amdgpu import add_former_value, leave_out_former_value
from mlirkit.layouts.changes.change import Change, Rewrite, insert_before, put, take
from mlirkit.layouts.changes.constant_operands import constant_operands, erase_unused, value_of

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

_CONSTANT = "llvm.mlir.constant"


def _selector(name: str, count: int) -> tuple[Rewrite, Rewrite]:
    """The change of the last of `count` operands, which is an attribute today."""

    def upgrade(op: Operation) -> None:
        operands = op.operand_values()
        number = value_of(operands[-1]) if len(operands) == count else None
        if isinstance(number, IntegerAttr):
            put(op, name, number)
            op.set_operands(operands[:-1])
            erase_unused(operands[-1])

    def downgrade(op: Operation) -> None:
        number = take(op, name)
        if isinstance(number, IntegerAttr):
            constant = insert_before(op, _CONSTANT, [], [number.type], {"value": number})
            op.set_operands([*op.operand_values(), *constant.result_values()])

    return upgrade, downgrade


_SELECTORS: tuple[tuple[str, str, int], ...] = (
    ("cvt.f32.bf8 cvt.f32.fp8", "byteSel", 2),
    ("cvt.pk.bf8.f32 cvt.pk.fp8.f32", "wordSel", 4),
    ("cvt.sr.bf8.f32 cvt.sr.fp8.f32", "byteSel", 4),
)

_I32, _I64 = integer_type(32), integer_type(64)
_EXTENSION = "llvm.zext"


def _upgrade_records(op: Operation) -> None:
    """The number of records had 32 bits."""
    base, stride, records, flags = op.operand_values()
    if records.type == _I32:
        extension = insert_before(op, _EXTENSION, [records], [_I64])
        op.set_operands([base, stride, *extension.result_values(), flags])


def _downgrade_records(op: Operation) -> None:
    """A number of 64 bits has to be a constant or an extension."""
    base, stride, records, flags = op.operand_values()
    owner: Operation | None = records.defining_op
    number = value_of(records)
    former: Value | None = None
    if isinstance(number, IntegerAttr) and 0 <= number.value < 1 << 32:
        value = integer_attr(_I32, number.value)
        former = insert_before(op, _CONSTANT, [], [_I32], {"value": value}).result_values()[0]
    elif owner is not None and owner.name == _EXTENSION and owner.operand_types() == [_I32]:
        former = owner.operand_values()[0]
    if former is None:
        raise op.op_error("has a number of records that may not fit into 32 bits, as in the release")
    op.set_operands([base, stride, former, flags])
    erase_unused(records)


CHANGES = (
    *[
        Change(f"rocdl.{name}", 20, *_selector(attribute, count), is_late=True)
        for names, attribute, count in _SELECTORS
        for name in names.split()
    ],
    Change("rocdl.make.buffer.rsrc", 21, _upgrade_records, _downgrade_records),
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
