"""Verifiers of nvvm's products of matrices in registers (mma) and in shared memory (wgmma).

Shapes are m, n, k; how many registers hold the matrices follows from them and from the elements' type.
"""

from __future__ import annotations

from collections.abc import Sequence

from mlirkit.builtin.float_types import F32, F64
from mlirkit.core.attribute import Type
from mlirkit.dialects.declared import nvvm
from mlirkit.dialects.nvvm.asm import HALF_PAIR, I32, element_kind
from mlirkit.dialects.nvvm.parts import all_of, flag, is_struct_of, members_of, struct_text, word
from mlirkit.ods.live.hooks import verifier
from mlirkit.support.diagnostics import MLIRError

_INT4, _INT8 = ("s4", "u4"), ("s8", "u8")
_INTEGERS = (*_INT4, *_INT8, "b1", "s32")
_INT4_OR_INT8 = (*_INT4, *_INT8)
_SMALL = ("e4m3", "e5m2", "e3m2", "e2m3", "e2m1")

# How much of k a register of a multiplicand's tile of eight rows holds.
_STEP = {"tf32": 4, "bf16": 8, "f16": 8, "s4": 32, "u4": 32, "b1": 128, "s8": 16, "u8": 16}

# The sizes k of sparse products with m = 16 and n = 8.
_SPARSE = {
    "tf32": (8, 16),
    "bf16": (16, 32),
    "f16": (16, 32),
    "s4": (64, 128),
    "u4": (64, 128),
    "s8": (32, 64),
    "u8": (32, 64),
    **dict.fromkeys(_SMALL, (64,)),
}

# k of products with m = n = 8.
_LITTLE = {"f16": 4, "f64": 4, "s4": 32, "u4": 32, "s8": 16, "u8": 16, "b1": 128}

# How many registers, and of which type.
Registers = list[tuple[int, Type]]
_Plain = nvvm.MmaOp | nvvm.MmaSpOp
_Product = nvvm.MmaOp | nvvm.MmaSpOp | nvvm.MmaBlockScaleOp | nvvm.MmaSpBlockScaleOp


def _shape(op: _Product | nvvm.WgmmaMmaAsyncOp) -> tuple[int, int, int]:
    return op.shape.m, op.shape.n, op.shape.k


class _Expected:
    """The registers that may hold A, B and C, the structures that the result may be, and the shapes."""

    def __init__(self) -> None:
        self.a: Registers = []
        self.b: Registers = []
        self.c: Registers = []
        self.results: Registers = []
        self.shapes: list[tuple[int, int, int]] = []


def _large(op: _Plain, kind: str, is_sparse: bool) -> _Expected:
    """Of products with m = 16."""
    expected, (m, n, k) = _Expected(), _shape(op)
    step = _STEP.get(kind, 32 if is_sparse and kind in _SMALL else 0)
    if not step or (is_sparse and kind not in _SPARSE):
        raise op.error(f"invalid shape or multiplicand type: {kind}")
    if kind in _INTEGERS:
        expected.results, expected.c = [(4, I32)], [(4, I32)]
    else:
        expected.results, expected.c = [(4, F32)], [(2, HALF_PAIR), (4, F32)]
        if kind not in ("tf32", "bf16"):
            expected.results.insert(0, (2, HALF_PAIR))
    element = HALF_PAIR if kind == "f16" else I32
    expected.a = [(m // 8 * (k // step) // (2 if is_sparse else 1), element)]
    expected.b = [(n // 8 * (k // step), element)]
    sizes = _SPARSE[kind] if is_sparse else (step, 2 * step)
    expected.shapes = [(16, 8, size) for size in sizes]
    if element_kind(op.res.type, True) != element_kind(op.operandC[0].type, True):
        raise op.op_error("ctype does not match dtype")
    return expected


def _small(kind: str, is_sparse: bool) -> _Expected:
    """Of products with m = 8."""
    expected = _Expected()
    if kind == "f16":
        expected.a = expected.b = [(2, HALF_PAIR)]
        expected.results = expected.c = [(4, HALF_PAIR), (8, F32)]
    elif kind == "f64":
        expected.a = expected.b = [(1, F64)]
        expected.results = expected.c = [(2, F64)]
    elif kind in _INTEGERS:
        expected.a = expected.b = [(1, I32)]
        expected.results = expected.c = [(2, I32)]
    if kind in _LITTLE and not (is_sparse and kind == "b1"):
        expected.shapes = [(8, 8, _LITTLE[kind])]
    return expected


def _verify_registers(op: _Plain, is_sparse: bool) -> str:
    """What MmaOp::verify and MmaSpOp::verify share; the kind of A's elements."""
    kind, shape = word(op, "multiplicandAPtxType"), _shape(op)
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
    for name, operands, wanted in matrices:
        types = [operand.type for operand in operands]
        if not any(types == [element] * count for count, element in wanted):
            texts = "".join([f"{count}x{element} " for count, element in wanted])
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


def _verify_overflow(op: _Plain, kind: str) -> None:
    if kind in _INT4_OR_INT8 and op.intOverflowBehavior_attr is None:
        raise op.op_error("op requires intOverflowBehavior attribute")


@verifier(nvvm.MmaOp)
def verify_dense(op: nvvm.MmaOp) -> None:
    """As MmaOp::verify."""
    kind = _verify_registers(op, False)
    if kind == "b1" and op.b1Op_attr is None:
        raise op.op_error("op requires b1Op attribute")
    _verify_overflow(op, kind)
    m, n, k = _shape(op)
    if (m, n, k) == (8, 8, 4) and kind == "f16":
        return
    if word(op, "layoutA") != "row" or word(op, "layoutB") != "col":
        raise op.op_error(
            "requires layoutA = #nvvm.mma_layout<row> and layoutB = #nvvm.mma_layout<col> for shape "
            f"<{m}, {n}, {k}> with element types {kind} and {word(op, 'multiplicandBPtxType')}. Only m8n8k4 "
            "with f16 supports other layouts."
        )


@verifier(nvvm.MmaSpOp)
def verify_sparse(op: nvvm.MmaSpOp) -> None:
    """As MmaSpOp::verify; a constraint makes sure of the metadata's type."""
    _verify_overflow(op, _verify_registers(op, True))


# -- scaled blocks ----------------------------------------------------------------------------------------


@verifier(nvvm.MmaBlockScaleOp, nvvm.MmaSpBlockScaleOp)
def verify_scaled(op: nvvm.MmaBlockScaleOp | nvvm.MmaSpBlockScaleOp) -> None:
    """As MmaBlockScaleOp::verify and MmaSpBlockScaleOp::verify, which find several errors."""
    is_sparse = ".sp." in op.name
    if is_sparse and not flag(op, "orderedMetadata"):
        raise op.op_error("'orderedMetadata' attribute is mandatory")
    m, n, k = _shape(op)
    large, small = (128, 64) if is_sparse else (64, 32)
    kind, size, form = word(op, "kind"), word(op, "scaleVecSize"), word(op, "blockScaleFormat")
    problems: list[str] = []
    if (m, n, k) == (16, 8, large):
        name = f"mma.m16n8k{large}"
        if {word(op, "multiplicandAPtxType"), word(op, "multiplicandBPtxType")} != {"e2m1"}:
            problems.append(f"unsupported MMATypes attribute for {name}.(mxf4nvf4|mxf4)")
        if kind == "mxf4":
            if size != "x2":
                problems.append(f"unsupported ScaleVecSize attribute for {name}.mxf4")
            if form != "ue8m0":
                problems.append(f"unsupported BlockScaleFormat attribute for {name}.mxf4")
        elif kind == "mxf4nvf4":
            if (size, form) not in (("x2", "ue8m0"), ("x4", "ue4m3")):
                problems.append(
                    f"unsupported ScaleVecSize and BlockScaleFormat attributes for {name}.mxf4nvf4"
                )
        else:
            problems.append(f"unsupported Kind attribute for {name}")
    elif (m, n, k) == (16, 8, small):
        if (kind, size, form) != ("mxf8f6f4", "x1", "ue8m0"):
            problems.append(
                f"unsupported Kind, ScaleVecSize and BlockScaleFormat attributes for mma.m16n8k{small}"
            )
    else:
        problems.append(f"unsupported Geom for {'sparse ' if is_sparse else ''}mma with block scaling")
    errors: list[MLIRError] = [op.op_error(problem) for problem in problems]
    all_of(errors)


# -- products of groups of warps --------------------------------------------------------------------------

# The size k and the types of the result and of B, for each type of A.
_GROUPED: dict[str, tuple[int, Sequence[str], Sequence[str]]] = {
    "f16": (16, ("f32", "f16"), ("f16",)),
    "tf32": (8, ("f32",), ("tf32",)),
    "u8": (32, ("s32",), ("u8", "s8")),
    "s8": (32, ("s32",), ("u8", "s8")),
    "b1": (256, ("s32",), ("b1",)),
    "bf16": (16, ("f32",), ("bf16",)),
    "e4m3": (32, ("f32", "f16"), ("e5m2", "e4m3")),
    "e5m2": (32, ("f32", "f16"), ("e5m2", "e4m3")),
}

_WIDE = tuple(range(8, 257, 8))
_NARROW = (8, 16, 24, *range(32, 257, 16))


@verifier(nvvm.WgmmaMmaAsyncOp)
def verify_grouped(op: nvvm.WgmmaMmaAsyncOp) -> None:
    """As WgmmaMmaAsyncOp::verify."""
    members = members_of(op.results_.type)
    if members is None:
        raise op.op_error("expected results to be struct")
    for member in members:
        if member != members[0]:
            raise op.op_error(f"all elements in struct must be same type but there is '{member}'")
    a, b, d = (word(op, f"type{name}") for name in "ABD")
    if d not in ("f32", "f16", "s32"):
        raise op.op_error(f"does not support the given output type {d}")
    if d == "s32" and "neg" in (word(op, "scaleA"), word(op, "scaleB")):
        raise op.op_error("has s32 output, scaleA and scaleB cannot be neg")
    size, sums, factors = _GROUPED.get(a, (0, (), ()))
    if d not in sums or b not in factors:
        raise op.op_error(f"{d} += {a} * {b}, it is not supported.")
    m, n, k = _shape(op)
    if m != 64:
        raise op.op_error("shape 'm' must be 64")
    if k != size:
        raise op.op_error(f"shape 'k' must be {size} for input type {a}")
    if n not in (_NARROW if a in ("u8", "s8", "b1") else _WIDE):
        raise op.op_error(f"has input type {a} n is set to {n}, it is not supported.")
    layouts = word(op, "layoutA"), word(op, "layoutB")
    if a not in ("f16", "bf16") and (layouts[0] == "col" or layouts[1] == "row"):
        raise op.op_error(
            f"given layouts layout_a = {layouts[0]} and layout_b = {layouts[1]} for input types {a} and {b} "
            "requires transpose. However, this is only supported for: f16 and bf16"
        )
    expected = n // 4 if d == "f16" else n // 2
    if len(members) != expected:
        raise op.op_error(f"results {expected}, however output struct has {len(members)} elements")
    if d != "s32" and word(op, "satfinite") == "satfinite":
        raise op.op_error(
            f" `satfinite` can be only used with s32 accumulator, however the current accumulator is {d}"
        )


# -- loads and stores of matrices -------------------------------------------------------------------------

_PACKED = ("b8x16.b4x16_p64", "b8x16.b6x16_p32")

# Of shapes: the numbers of matrices, the layout if there is but one, the elements' types, and how those are
# called in diagnostics.
_LOADED: dict[tuple[int, int], tuple[tuple[int, ...], str, tuple[str, ...]]] = {
    (8, 8): ((1, 2, 4), "", ("b16",)),
    (8, 16): ((1, 2, 4), "row", _PACKED),
    (16, 16): ((1, 2), "col", ("b8", *_PACKED)),
}


@verifier(nvvm.LdMatrixOp)
def verify_load(op: nvvm.LdMatrixOp) -> None:
    """As LdMatrixOp::verify."""
    count, shape = int(op.num.value), (op.shape.m, op.shape.n)
    name = "x".join([str(dim) for dim in shape])
    if shape not in _LOADED:
        raise op.op_error("expected shape to be 8x8, 8x16 or 16x16")
    counts, layout, types = _LOADED[(shape[0], shape[1])]
    if count not in counts:
        numbers = "1, 2 or 4" if len(counts) == 3 else "1 or 2"
        raise op.op_error(f"expected num attribute to be {numbers} for {name} matrix")
    if layout and word(op, "layout") != layout:
        raise op.op_error(f"expected layout to be {layout} for {name} matrix")
    if word(op, "eltType") not in types:
        *some, last = types
        text = f"{', '.join(some)} or {last}" if some else last
        raise op.op_error(f"expected element type to be {text} for {name} matrix")
    elements, result = count * (2 if shape == (16, 16) else 1), op.res.type
    if elements == 1 and result != I32:
        raise op.op_error("expected destination type is i32")
    if elements in (2, 4) and not is_struct_of(result, elements, I32):
        raise op.op_error(f"expected destination type is a structure of {elements} elements of type i32")


@verifier(nvvm.StMatrixOp)
def verify_store(op: nvvm.StMatrixOp) -> None:
    """As StMatrixOp::verify."""
    shape, type = (op.shape.m, op.shape.n), word(op, "eltType")
    if len(op.sources) not in (1, 2, 4):
        raise op.op_error("expected num attribute to be 1, 2 or 4")
    if shape == (8, 8):
        if type != "b16":
            raise op.op_error("expected element type to be B16 for 8x8 matrix")
    elif shape == (16, 8):
        if type != "b8":
            raise op.op_error("expected element type to be B8 for 16x8 matrix")
        if word(op, "layout") != "col":
            raise op.op_error("expected layout to be col for 16x8 matrix")
    else:
        raise op.op_error("expected shape to be 8x8 or 16x8")
