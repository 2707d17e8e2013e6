"""Verifiers of nvvm's products of matrices in registers (mma) and in shared memory (wgmma).

Shapes are m, n, k; the number of registers of a matrix follows from them and from the element type.
"""

from __future__ import annotations

from collections.abc import Sequence

from mlirkit.builtin.float_types import F32, F64
from mlirkit.core.attribute import Type
from mlirkit.dialects.declared import nvvm
from mlirkit.dialects.nvvm.asm import HALF_PAIR, I32, element_kind
from mlirkit.dialects.nvvm.parts import all_of, flag, is_struct_of, members_of, struct_text
from mlirkit.ods.live.hooks import verifier
from mlirkit.support.diagnostics import MLIRError

# The element kinds of multiplicands; None where an operation does not name them.
_Kind = nvvm.MMATypes | None

_F16, _F32, _F64, _TF32, _BF16 = (
    nvvm.MMATypes.f16,
    nvvm.MMATypes.f32,
    nvvm.MMATypes.f64,
    nvvm.MMATypes.tf32,
    nvvm.MMATypes.bf16,
)
_S4, _U4, _S8, _U8, _B1 = (
    nvvm.MMATypes.s4,
    nvvm.MMATypes.u4,
    nvvm.MMATypes.s8,
    nvvm.MMATypes.u8,
    nvvm.MMATypes.b1,
)
_INT4_OR_INT8 = (_S4, _U4, _S8, _U8)
_INTEGERS = (*_INT4_OR_INT8, _B1, nvvm.MMATypes.s32)
_SMALL = (
    nvvm.MMATypes.e4m3,
    nvvm.MMATypes.e5m2,
    nvvm.MMATypes.e3m2,
    nvvm.MMATypes.e2m3,
    nvvm.MMATypes.e2m1,
)

# The elements along k in one register of a multiplicand's tile of eight rows.
_STEP: dict[_Kind, int] = {_TF32: 4, _BF16: 8, _F16: 8, _S4: 32, _U4: 32, _B1: 128, _S8: 16, _U8: 16}

# The sizes k of sparse products with m = 16 and n = 8.
_SPARSE: dict[_Kind, tuple[int, ...]] = {
    _TF32: (8, 16),
    _BF16: (16, 32),
    _F16: (16, 32),
    _S4: (64, 128),
    _U4: (64, 128),
    _S8: (32, 64),
    _U8: (32, 64),
    **dict.fromkeys(_SMALL, (64,)),
}

# The sizes k of products with m = n = 8.
_LITTLE: dict[_Kind, int] = {_F16: 4, _F64: 4, _S4: 32, _U4: 32, _S8: 16, _U8: 16, _B1: 128}

# The number of registers, and their type.
Registers = list[tuple[int, Type]]
_Plain = nvvm.MmaOp | nvvm.MmaSpOp
_Product = nvvm.MmaOp | nvvm.MmaSpOp | nvvm.MmaBlockScaleOp | nvvm.MmaSpBlockScaleOp


def _shape(op: _Product | nvvm.WgmmaMmaAsyncOp) -> tuple[int, int, int]:
    return op.shape.m, op.shape.n, op.shape.k


def _text(kind: _Kind) -> str:
    return "" if kind is None else str(kind)


class _Expected:
    """The valid registers of A, B and C, the valid result structures, and the shapes."""

    def __init__(self) -> None:
        self.a: Registers = []
        self.b: Registers = []
        self.c: Registers = []
        self.results: Registers = []
        self.shapes: list[tuple[int, int, int]] = []


def _large(op: _Plain, kind: _Kind, is_sparse: bool) -> _Expected:
    """For products with m = 16."""
    expected, (m, n, k) = _Expected(), _shape(op)
    step = _STEP.get(kind, 32 if is_sparse and kind in _SMALL else 0)
    if not step or (is_sparse and kind not in _SPARSE):
        raise op.error(f"invalid shape or multiplicand type: {_text(kind)}")
    if kind in _INTEGERS:
        expected.results, expected.c = [(4, I32)], [(4, I32)]
    else:
        expected.results, expected.c = [(4, F32)], [(2, HALF_PAIR), (4, F32)]
        if kind not in (_TF32, _BF16):
            expected.results.insert(0, (2, HALF_PAIR))
    element = HALF_PAIR if kind == _F16 else I32
    expected.a = [(m // 8 * (k // step) // (2 if is_sparse else 1), element)]
    expected.b = [(n // 8 * (k // step), element)]
    sizes = _SPARSE[kind] if is_sparse else (step, 2 * step)
    expected.shapes = [(16, 8, size) for size in sizes]
    if element_kind(op.res.type, True) != element_kind(op.operandC[0].type, True):
        raise op.op_error("ctype does not match dtype")
    return expected


def _small(kind: _Kind, is_sparse: bool) -> _Expected:
    """For products with m = 8."""
    expected = _Expected()
    if kind == _F16:
        expected.a = expected.b = [(2, HALF_PAIR)]
        expected.results = expected.c = [(4, HALF_PAIR), (8, F32)]
    elif kind == _F64:
        expected.a = expected.b = [(1, F64)]
        expected.results = expected.c = [(2, F64)]
    elif kind in _INTEGERS:
        expected.a = expected.b = [(1, I32)]
        expected.results = expected.c = [(2, I32)]
    if kind in _LITTLE and not (is_sparse and kind == _B1):
        expected.shapes = [(8, 8, _LITTLE[kind])]
    return expected


def _verify_registers(op: _Plain, is_sparse: bool) -> _Kind:
    """The checks shared by MmaOp::verify and MmaSpOp::verify; returns the kind of A's elements."""
    kind, shape = op.multiplicandAPtxType, _shape(op)
    expected = _Expected()
    if shape[0] == 16:
        expected = _large(op, kind, is_sparse)
    elif shape[0] == 8:
        expected = _small(kind, is_sparse)
    if not expected.a or shape not in expected.shapes:
        raise op.op_error(f"unimplemented variant for MMA shape <{', '.join(map(str, shape))}>")
    matrices = (
        ("A", op.operandA, expected.a),
        ("B", op.operandB, expected.b),
        ("C", op.operandC, expected.c),
    )
    for name, operands, choices in matrices:
        types = [operand.type for operand in operands]
        if not any(types == [element] * count for count, element in choices):
            texts = "".join([f"{count}x{element} " for count, element in choices])
            raise op.op_error(
                f"Could not match types for the {name} operands; expected one of {texts}but got "
                + ", ".join([f"{type}" for type in types])
            )
    if not any(is_struct_of(op.res.type, count, element) for count, element in expected.results):
        raise op.op_error(
            "Could not match allowed types for the result; expected one of "
            f"{', '.join([struct_text(count, element) for count, element in expected.results])} "
            f"but got {op.res.type}"
        )
    return kind


def _verify_overflow(op: _Plain, kind: _Kind) -> None:
    if kind in _INT4_OR_INT8 and op.intOverflowBehavior_attr is None:
        raise op.op_error("op requires intOverflowBehavior attribute")


@verifier(nvvm.MmaOp)
def verify_dense(op: nvvm.MmaOp) -> None:
    """Mirrors MmaOp::verify."""
    kind = _verify_registers(op, False)
    if kind == _B1 and op.b1Op_attr is None:
        raise op.op_error("op requires b1Op attribute")
    _verify_overflow(op, kind)
    m, n, k = _shape(op)
    if (m, n, k) == (8, 8, 4) and kind == _F16:
        return
    if op.layoutA != nvvm.MMALayout.row or op.layoutB != nvvm.MMALayout.col:
        raise op.op_error(
            "requires layoutA = #nvvm.mma_layout<row> and layoutB = #nvvm.mma_layout<col> for shape "
            f"<{m}, {n}, {k}> with element types {_text(kind)} and {_text(op.multiplicandBPtxType)}. "
            "Only m8n8k4 with f16 supports other layouts."
        )


@verifier(nvvm.MmaSpOp)
def verify_sparse(op: nvvm.MmaSpOp) -> None:
    """Mirrors MmaSpOp::verify; a constraint checks the metadata's type."""
    _verify_overflow(op, _verify_registers(op, True))


# -- scaled blocks ----------------------------------------------------------------------------------------

_X2, _UE8M0 = nvvm.ScaleVecSize.X2, nvvm.BlockScaleFormat.UE8M0


@verifier(nvvm.MmaBlockScaleOp, nvvm.MmaSpBlockScaleOp)
def verify_scaled(op: nvvm.MmaBlockScaleOp | nvvm.MmaSpBlockScaleOp) -> None:
    """Mirrors MmaBlockScaleOp::verify and MmaSpBlockScaleOp::verify, which report several errors."""
    is_sparse = ".sp." in op.name
    if is_sparse and not flag(op, "orderedMetadata"):
        raise op.op_error("'orderedMetadata' attribute is mandatory")
    m, n, k = _shape(op)
    large, small = (128, 64) if is_sparse else (64, 32)
    kind, size, form = op.kind, op.scaleVecSize, op.blockScaleFormat
    problems: list[str] = []
    if (m, n, k) == (16, 8, large):
        name = f"mma.m16n8k{large}"
        if {op.multiplicandAPtxType, op.multiplicandBPtxType} != {nvvm.MMATypes.e2m1}:
            problems.append(f"unsupported MMATypes attribute for {name}.(mxf4nvf4|mxf4)")
        if kind == nvvm.MMABlockScaleKind.MXF4:
            if size != _X2:
                problems.append(f"unsupported ScaleVecSize attribute for {name}.mxf4")
            if form != _UE8M0:
                problems.append(f"unsupported BlockScaleFormat attribute for {name}.mxf4")
        elif kind == nvvm.MMABlockScaleKind.MXF4NVF4:
            if (size, form) not in ((_X2, _UE8M0), (nvvm.ScaleVecSize.X4, nvvm.BlockScaleFormat.UE4M3)):
                problems.append(
                    f"unsupported ScaleVecSize and BlockScaleFormat attributes for {name}.mxf4nvf4"
                )
        else:
            problems.append(f"unsupported Kind attribute for {name}")
    elif (m, n, k) == (16, 8, small):
        if (kind, size, form) != (nvvm.MMABlockScaleKind.MXF8F6F4, nvvm.ScaleVecSize.X1, _UE8M0):
            problems.append(
                f"unsupported Kind, ScaleVecSize and BlockScaleFormat attributes for mma.m16n8k{small}"
            )
    else:
        problems.append(f"unsupported Geom for {'sparse ' if is_sparse else ''}mma with block scaling")
    errors: list[MLIRError] = [op.op_error(problem) for problem in problems]
    all_of(errors)


# -- products of groups of warps --------------------------------------------------------------------------

_Grouped = nvvm.WGMMATypes
_FLOAT_SUMS = (_Grouped.f32, _Grouped.f16)
_INT8 = (_Grouped.u8, _Grouped.s8)
_FLOAT8 = (_Grouped.e5m2, _Grouped.e4m3)

# The size k and the types of the result and of B, for each type of A.
_GROUPED: dict[_Grouped, tuple[int, Sequence[_Grouped], Sequence[_Grouped]]] = {
    _Grouped.f16: (16, _FLOAT_SUMS, (_Grouped.f16,)),
    _Grouped.tf32: (8, (_Grouped.f32,), (_Grouped.tf32,)),
    _Grouped.u8: (32, (_Grouped.s32,), _INT8),
    _Grouped.s8: (32, (_Grouped.s32,), _INT8),
    _Grouped.b1: (256, (_Grouped.s32,), (_Grouped.b1,)),
    _Grouped.bf16: (16, (_Grouped.f32,), (_Grouped.bf16,)),
    _Grouped.e4m3: (32, _FLOAT_SUMS, _FLOAT8),
    _Grouped.e5m2: (32, _FLOAT_SUMS, _FLOAT8),
}

_WIDE = tuple(range(8, 257, 8))
_NARROW = (8, 16, 24, *range(32, 257, 16))


@verifier(nvvm.WgmmaMmaAsyncOp)
def verify_grouped(op: nvvm.WgmmaMmaAsyncOp) -> None:
    """Mirrors WgmmaMmaAsyncOp::verify."""
    members = members_of(op.results_.type)
    if members is None:
        raise op.op_error("expected results to be struct")
    for member in members:
        if member != members[0]:
            raise op.op_error(f"all elements in struct must be same type but there is '{member}'")
    a, b, d = op.typeA, op.typeB, op.typeD
    has_integers = d == _Grouped.s32
    if d not in _FLOAT_SUMS and not has_integers:
        raise op.op_error(f"does not support the given output type {d}")
    if has_integers and nvvm.WGMMAScaleIn.neg in (op.scaleA, op.scaleB):
        raise op.op_error("has s32 output, scaleA and scaleB cannot be neg")
    size, sums, factors = _GROUPED.get(a, (0, (), ()))
    if d not in sums or b not in factors:
        raise op.op_error(f"{d} += {a} * {b}, it is not supported.")
    m, n, k = _shape(op)
    if m != 64:
        raise op.op_error("shape 'm' must be 64")
    if k != size:
        raise op.op_error(f"shape 'k' must be {size} for input type {a}")
    if n not in (_NARROW if a in (*_INT8, _Grouped.b1) else _WIDE):
        raise op.op_error(f"has input type {a} n is set to {n}, it is not supported.")
    is_transposed = op.layoutA == nvvm.MMALayout.col or op.layoutB == nvvm.MMALayout.row
    if a not in (_Grouped.f16, _Grouped.bf16) and is_transposed:
        raise op.op_error(
            f"given layouts layout_a = {op.layoutA} and layout_b = {op.layoutB} for input types {a} and {b} "
            "requires transpose. However, this is only supported for: f16 and bf16"
        )
    expected = n // 4 if d == _Grouped.f16 else n // 2
    if len(members) != expected:
        raise op.op_error(f"results {expected}, however output struct has {len(members)} elements")
    if not has_integers and op.satfinite == nvvm.MMAIntOverflow.satfinite:
        raise op.op_error(
            f" `satfinite` can be only used with s32 accumulator, however the current accumulator is {d}"
        )


# -- loads and stores of matrices -------------------------------------------------------------------------

_Loaded = nvvm.LdStMatrixEltType
_PACKED = (_Loaded.B8X16_B4X16_P64, _Loaded.B8X16_B6X16_P32)

# By shape: the valid numbers of matrices, the layout if there is only one, the element types, and their names
# in diagnostics.
_LOADED: dict[
    tuple[int, int], tuple[tuple[int, ...], nvvm.MMALayout | None, tuple[nvvm.LdStMatrixEltType, ...]]
] = {
    (8, 8): ((1, 2, 4), None, (_Loaded.B16,)),
    (8, 16): ((1, 2, 4), nvvm.MMALayout.row, _PACKED),
    (16, 16): ((1, 2), nvvm.MMALayout.col, (_Loaded.B8, *_PACKED)),
}


@verifier(nvvm.LdMatrixOp)
def verify_load(op: nvvm.LdMatrixOp) -> None:
    """Mirrors LdMatrixOp::verify."""
    count, shape = int(op.num.value), (op.shape.m, op.shape.n)
    name = "x".join([str(dim) for dim in shape])
    if shape not in _LOADED:
        raise op.op_error("expected shape to be 8x8, 8x16 or 16x16")
    counts, layout, types = _LOADED[(shape[0], shape[1])]
    if count not in counts:
        numbers = "1, 2 or 4" if len(counts) == 3 else "1 or 2"
        raise op.op_error(f"expected num attribute to be {numbers} for {name} matrix")
    if layout is not None and op.layout != layout:
        raise op.op_error(f"expected layout to be {layout} for {name} matrix")
    if op.eltType not in types:
        *some, last = types
        text = f"{', '.join([str(type) for type in some])} or {last}" if some else str(last)
        raise op.op_error(f"expected element type to be {text} for {name} matrix")
    elements, result = count * (2 if shape == (16, 16) else 1), op.res.type
    if elements == 1 and result != I32:
        raise op.op_error("expected destination type is i32")
    if elements in (2, 4) and not is_struct_of(result, elements, I32):
        raise op.op_error(f"expected destination type is a structure of {elements} elements of type i32")


@verifier(nvvm.StMatrixOp)
def verify_store(op: nvvm.StMatrixOp) -> None:
    """Mirrors StMatrixOp::verify."""
    shape, type = (op.shape.m, op.shape.n), op.eltType
    if len(op.sources) not in (1, 2, 4):
        raise op.op_error("expected num attribute to be 1, 2 or 4")
    if shape == (8, 8):
        if type != _Loaded.B16:
            raise op.op_error("expected element type to be B16 for 8x8 matrix")
    elif shape == (16, 8):
        if type != _Loaded.B8:
            raise op.op_error("expected element type to be B8 for 16x8 matrix")
        if op.layout != nvvm.MMALayout.col:
            raise op.op_error("expected layout to be col for 16x8 matrix")
    else:
        raise op.op_error("expected shape to be 8x8 or 16x8")
