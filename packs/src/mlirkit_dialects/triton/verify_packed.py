"""The verifier of ttng.packed_arith: a table of instructions."""

from __future__ import annotations

from math import prod

from mlirkit.core.attribute import Type
from mlirkit.ods.live.hooks import verifier
from mlirkit_dialects.triton import ttng_classes as ttng
from mlirkit_dialects.triton.distributed_layouts import DISTRIBUTED
from mlirkit_dialects.triton.layout_algebra import without_zeros
from mlirkit_dialects.triton.layout_functions import function_of
from mlirkit_dialects.triton.linear_layout import LinearLayout
from mlirkit_dialects.triton.shapes import element_of, layout_of, shape_of

# For each letter: the element's name with the number in one register, and that number.
_ELEMENTS = {
    "f32": ("f", "f32x2", 2),
    "f16": ("h", "f16x2", 2),
    "bf16": ("b", "bf16x2", 2),
    "f8E5M2": ("5", "e5m2x4", 4),
    "f8E4M3FN": ("4", "e4m3x4", 4),
    "i8": ("2", "e2m1x4", 4),
    "f8E8M0FNU": ("u", "ue8m0x4", 4),
}
_PAIRS = "2"
_HALVES, _WIDE, _SMALL, _MADE = "hb", "fhb", "542u", "54"
# Operations, results and operands: letters, `=` for the result's, `!` for the other half.
_SIGNATURES = (
    ("add sub mul", _WIDE, ("=", "=")),
    ("fma", _WIDE, ("=", "=", "=")),
    ("min max", _HALVES, ("=", "=")),
    ("add sub", "f", (_HALVES, "f")),
    ("add sub", "h", ("f", "f")),
    ("add sub", "b", ("f", "f")),
    ("mul", "h", ("f", "f")),
    ("mul", "b", ("f", "f")),
    ("mul", _HALVES, ("=", "!")),
    ("fma", "f", (_HALVES, "f", "f")),
    ("add sub", _MADE, (_SMALL, "=")),
    ("mul", _MADE, (_SMALL, _SMALL)),
    ("fma", _MADE, (_SMALL, _SMALL, "=")),
)


def _letter(type: Type) -> str:
    return _ELEMENTS[str(element_of(type))][0]


def _fits(letters: str, operand: str, result: str) -> bool:
    if letters == "=":
        return operand == result
    if letters == "!":
        return operand != result and operand in _HALVES
    return operand in letters


@verifier(ttng.PackedArithOp)
def verify_packed_arith(op: ttng.PackedArithOp) -> None:
    """Mirrors PackedArithOp::verify."""
    kind, types, made = op.op_kind.stringify(), op.operand_types(), op.result.type
    expected = 3 if op.op_kind == ttng.PackedArithOpKind.FMA else 2
    if len(types) != expected:
        raise op.op_error(f"{kind} expects {expected} operands but got {len(types)}")
    layout, (result, name, lanes) = layout_of(made), _ELEMENTS[str(element_of(made))]
    if not isinstance(layout, DISTRIBUTED):
        raise op.op_error("requires a distributed tensor layout")
    letters = [_letter(type) for type in types]
    if not any(
        kind in kinds.split()
        and result in results
        and all(map(_fits, operands, letters, [result] * expected))
        for kinds, results, operands in _SIGNATURES
        if len(operands) == expected
    ):
        listed = ", ".join([_ELEMENTS[str(element_of(type))][1] for type in types])
        raise op.op_error(f"unsupported {kind} signature {name} <- ({listed})")
    axes = {_halved(shape_of(type), shape_of(made)) for type in types if _letter(type) == _PAIRS}
    if len(axes) > 1 or None in axes:
        raise op.op_error(
            "requires every fp4 operand to have the result shape with the same single dimension halved"
        )
    function = function_of(shape_of(made), layout)
    if function is None:
        return
    registers = without_zeros(function, "register").size("register")
    if registers < lanes or registers % lanes:
        raise op.op_error(f"result layout must provide a multiple of {lanes} unique elements per thread")
    for number, type in enumerate(types):
        if _letter(type) == _PAIRS:
            _verify_pairs(op, number, type, next(iter(axes)) or 0)
        elif shape_of(type) != shape_of(made):
            sizes = [", ".join(map(str, shape_of(shaped))) for shaped in (made, type)]
            raise op.op_error(f"operand {number} must have the result shape {sizes[0]}, but got {sizes[1]}")
        elif _function(type) != function:
            raise op.op_error(f"operand {number} must have a layout equivalent to the result")


def _function(type: Type) -> object:
    layout = layout_of(type)
    return None if layout is None else function_of(shape_of(type), layout)


def _halved(shape: tuple[int, ...], whole: tuple[int, ...]) -> int | None:
    """The only dimension with half the size."""
    if len(shape) != len(whole) or 2 * prod(shape) != prod(whole):
        return None
    differing = [dim for dim, (size, limit) in enumerate(zip(shape, whole, strict=True)) if size != limit]
    return differing[0] if len(differing) == 1 else None


def _verify_pairs(op: ttng.PackedArithOp, number: int, type: Type, axis: int) -> None:
    """Check that a byte is at the place of its two elements, which are neighbours in a thread."""
    layout, made = layout_of(op.result.type), op.result.type
    function = None if layout is None else function_of(shape_of(made), layout)
    if function is None:
        return
    step = tuple([int(dim == axis) for dim in range(function.rank)])
    registers = function.of("register")
    bases = [
        (
            name,
            tuple(
                [
                    tuple([size // 2 if dim == axis else size for dim, size in enumerate(basis)])
                    for basis in of_name
                ]
            ),
        )
        for name, of_name in function.with_bases("register", registers[1:]).bases
    ]
    if registers[:1] != (step,) or _function(type) != LinearLayout(tuple(bases), function.rank):
        raise op.op_error(f"fp4 operand {number} must have a layout compatible with the result")
