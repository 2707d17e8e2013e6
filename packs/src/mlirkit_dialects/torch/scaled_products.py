"""Checks of `_scaled_mm` and `_scaled_mm_v2`: products of narrow floats with scales for parts."""

from __future__ import annotations

from collections.abc import Sequence
from math import prod
from typing import TypeAlias

from mlirkit.builtin.float_types import (
    BF16Type,
    F16Type,
    F32Type,
    Float4E2M1FNType,
    Float8E4M3FNType,
    Float8E4M3FNUZType,
    Float8E5M2FNUZType,
    Float8E5M2Type,
    Float8E8M0FNUType,
)
from mlirkit.core.attribute import Type
from mlirkit.core.value import Value
from mlirkit.ods.live.hooks import verifier
from mlirkit_dialects.torch import classes as torch
from mlirkit_dialects.torch.constants import constant_ints, list_elements
from mlirkit_dialects.torch.types import UNKNOWN_SIZE, BaseTensorType, dtype_of, is_tensor, sizes_of

Product: TypeAlias = torch.Aten_ScaledMmOp | torch.Aten_ScaledMmV2Op

_NARROW = (Float4E2M1FNType, Float8E4M3FNType, Float8E4M3FNUZType, Float8E5M2Type, Float8E5M2FNUZType)
#: The size of blocks: rows or columns, and elements of the contracted dimension.
_BLOCK = 128


def _tensor(value: Value) -> BaseTensorType:
    """The type of an operand that its definition constrains to be a tensor."""
    type = value.type
    assert is_tensor(type)
    return type


def _count(sizes: Sequence[int]) -> int | None:
    """The number of elements, if all sizes are known."""
    return None if UNKNOWN_SIZE in sizes else prod(sizes)


def _blocks(size: int, block: int) -> int:
    return -(-size // block)


def _padded_count(rows: int, columns: int, block: int) -> int:
    """The number of scales of one-row blocks, padded to tiles of 128 rows and 4 blocks."""
    return _BLOCK * _blocks(rows, _BLOCK) * _blocks(_blocks(columns, block), 4) * 4


def _are(cls: type[Type], *dtypes: Type | None) -> bool:
    """Whether all known dtypes are of a class."""
    return all(dtype is None or isinstance(dtype, cls) for dtype in dtypes)


def _verify_dtypes(op: Product) -> None:
    for name, value in (("self", op.self_), ("mat2", op.mat2)):
        dtype = dtype_of(_tensor(value))
        if dtype is not None and not isinstance(dtype, _NARROW):
            raise op.op_error(f"expected {name} to have an FP8 or FP4 dtype, but got '{dtype}'")


def _matrices(op: Product) -> tuple[Sequence[int], Sequence[int]] | None:
    """The sizes of both factors, if they are known."""
    left, right = sizes_of(_tensor(op.self_)), sizes_of(_tensor(op.mat2))
    if left is None or right is None:
        return None
    if len(left) != 2 or len(right) != 2:
        raise op.op_error(f"expected self and mat2 to be rank 2, but got ranks {len(left)} and {len(right)}")
    return left, right


def _expect_same(op: Product, left: int, right: int, names: str) -> None:
    if UNKNOWN_SIZE not in (left, right) and left != right:
        raise op.op_error(f"expected self and mat2 {names} dimensions to match, but got {left} and {right}")


def _expect_aligned(op: Product, left: int, right: int, columns: int) -> None:
    """Check that the contracted sizes and the number of columns are multiples of 16."""
    for name, size in (
        ("self contracting", left),
        ("mat2 contracting", right),
        ("mat2 non-contracting", columns),
    ):
        if size != UNKNOWN_SIZE and size % 16:
            raise op.op_error(f"expected {name} dimension to be divisible by 16, but got {size}")


# -- aten._scaled_mm --------------------------------------------------------------------------------------


@verifier(torch.Aten_ScaledMmOp)
def verify_scaled_product(op: torch.Aten_ScaledMmOp) -> None:
    """Mirrors Aten_ScaledMmOp::verify."""
    _verify_dtypes(op)
    matrices = _matrices(op)
    if matrices is None:
        return
    (_, left), (right, columns) = matrices
    _expect_same(op, left, right, "contracting")
    _expect_aligned(op, left, right, columns)
    for option in (op.bias, op.scale_result):
        if not isinstance(option.type, torch.NoneType) and not is_tensor(option.type):
            return
        if option is op.bias:
            _verify_bias(op, columns)
        else:
            _verify_result_scale(op)
    _verify_scales(op, *matrices)


def _verify_bias(op: torch.Aten_ScaledMmOp, columns: int) -> None:
    type = op.bias.type
    if not is_tensor(type):
        return
    sizes, dtype = sizes_of(type), dtype_of(type)
    count = None if sizes is None else _count(sizes)
    if count is not None and columns not in (UNKNOWN_SIZE, count):
        raise op.op_error(f"expected bias to have {columns} elements, but got {count}")
    if dtype is None:
        return
    if not isinstance(dtype, BF16Type | F16Type):
        raise op.op_error(f"expected bias to have bf16 or f16 dtype, but got '{dtype}'")
    result = op.result.type
    result_dtype = dtype_of(result) if is_tensor(result) else None
    if isinstance(result_dtype, F32Type):
        raise op.op_error("expected bias to be absent for f32 result dtype")
    if isinstance(result_dtype, BF16Type | F16Type) and dtype != result_dtype:
        raise op.op_error(
            f"expected bias to have {result_dtype} dtype for {result_dtype} result dtype, but got '{dtype}'"
        )


def _verify_result_scale(op: torch.Aten_ScaledMmOp) -> None:
    type = op.scale_result.type
    if not is_tensor(type):
        return
    sizes, dtype = sizes_of(type), dtype_of(type)
    if not _are(F32Type, dtype):
        raise op.op_error(f"expected scale_result to have f32 dtype, but got '{dtype}'")
    count = None if sizes is None else _count(sizes)
    if count not in (None, 1):
        raise op.op_error(f"expected scale_result to have 1 element, but got {count}")


def _verify_scales(op: torch.Aten_ScaledMmOp, left: Sequence[int], right: Sequence[int]) -> None:
    """Check that both scales follow one of the recipes, which their dtypes and sizes determine."""
    factors = [dtype_of(_tensor(value)) for value in (op.self_, op.mat2)]
    types = [_tensor(value) for value in (op.scale_a, op.scale_b)]
    dtypes = [dtype_of(type) for type in types]
    shapes = [sizes for type in types if (sizes := sizes_of(type)) is not None]
    if len(shapes) != 2 or None in (*factors, *dtypes) or UNKNOWN_SIZE in (*left, *right):
        return
    counts = [count for sizes in shapes if (count := _count(sizes)) is not None]
    if len(counts) != 2:
        return
    is_f32 = _are(F32Type, *dtypes)
    if 1 in counts:
        if counts != [1, 1]:
            raise op.op_error("expected scale_a and scale_b to both be scalar for tensorwise scaling")
        if not is_f32:
            raise op.op_error("expected tensorwise scale_a and scale_b to have f32 dtype")
        return
    if dtypes[0] == dtypes[1] and isinstance(dtypes[0], Float8E8M0FNUType | Float8E4M3FNType):
        _verify_block_scales(op, left, right, counts, isinstance(dtypes[0], Float8E4M3FNType))
        return
    if not is_f32:
        raise op.op_error("expected non-tensorwise, non-blockwise scale_a and scale_b to have f32 dtype")
    ranks = [len(sizes) for sizes in shapes]
    if ranks != [2, 2]:
        raise op.op_error(
            "expected non-tensorwise scale_a and scale_b to be rank 2, but got ranks "
            f"{ranks[0]} and {ranks[1]}"
        )
    (rows, inner), columns = left, right[1]
    blocks = _blocks(inner, _BLOCK)
    recipes = (
        ((rows, 1), (1, columns)),
        ((rows, blocks), (blocks, _blocks(columns, _BLOCK))),
        ((rows, blocks), (blocks, columns)),
        ((_blocks(rows, _BLOCK), blocks), (blocks, columns)),
    )
    if (tuple(shapes[0]), tuple(shapes[1])) not in recipes:
        raise op.op_error("invalid scaling configuration for scale_a and scale_b")


def _verify_block_scales(
    op: torch.Aten_ScaledMmOp, left: Sequence[int], right: Sequence[int], counts: list[int], is_f8: bool
) -> None:
    """Check that there is a scale for each block of 32 elements, or of 16 if scales are f8E4M3FN."""
    expected = [
        _padded_count(rows, inner * (2 if is_f8 or _is_packed(factor) else 1), 16 if is_f8 else 32)
        for factor, rows, inner in ((op.self_, left[0], left[1]), (op.mat2, right[1], right[0]))
    ]
    _expect_counts(op, "blockwise", expected, counts)


def _expect_counts(
    op: Product, recipe: str, expected: list[int], counts: list[int], fits: bool = True
) -> None:
    if counts != expected or not fits:
        raise op.op_error(
            f"invalid {recipe} scaling configuration: expected scale_a to have {expected[0]} elements and "
            f"scale_b to have {expected[1]} elements, but got {counts[0]} and {counts[1]}"
        )


def _is_packed(factor: Value) -> bool:
    """Whether a tensor has two numbers in each element."""
    return isinstance(dtype_of(_tensor(factor)), Float4E2M1FNType)


# -- aten._scaled_mm_v2 -----------------------------------------------------------------------------------

# PyTorch's codes of scaling granularity, and of the order of scales.
_TENSOR, _ROW, _16, _32, _128, _128_128 = range(6)
_SWIZZLE_32_4_4 = 1

#: The recipes, by the codes of both factors.
_RECIPES = {
    ((_TENSOR,), (_TENSOR,)): "tensorwise",
    ((_ROW,), (_ROW,)): "rowwise",
    ((_16,), (_16,)): "NV blockwise",
    ((_16, _TENSOR), (_16, _TENSOR)): "two-level NV",
    ((_32,), (_32,)): "MX blockwise",
    ((_128,), (_128,)): "1x128 x 1x128",
    ((_128,), (_128_128,)): "1x128 x 128x128",
    ((_128_128,), (_128,)): "128x128 x 1x128",
}
_OF_16 = ("NV blockwise", "two-level NV")


class _Lists:
    """The list operands of the operator, if made by `torch.prim.ListConstruct`."""

    def __init__(self, op: torch.Aten_ScaledMmV2Op) -> None:
        self.scales = [_tensors(op, "scale_a", op.scale_a), _tensors(op, "scale_b", op.scale_b)]
        names = "scale_a, recipe_a, scale_b and recipe_b"
        self.codes = [
            _ints(op, "recipe_a", op.recipe_a, names),
            _ints(op, "recipe_b", op.recipe_b, names),
        ]
        names = "swizzle_a and swizzle_b"
        self.swizzles = [
            _ints(op, "swizzle_a", op.swizzle_a, names),
            _ints(op, "swizzle_b", op.swizzle_b, names),
        ]
        lists: list[Sequence[object] | None] = [*self.scales, *self.codes]
        if any(numbers is not None and len(numbers) > 2 for numbers in lists):
            raise op.op_error(
                "expected scale_a, recipe_a, scale_b and recipe_b lists to have at most two elements"
            )
        for name, scales, codes in zip("ab", self.scales, self.codes, strict=True):
            if scales is not None and codes is not None and len(scales) != len(codes):
                raise op.op_error(f"expected scale_{name} and recipe_{name} lists to have the same length")
        self.recipe = self._recipe(op)

    def _recipe(self, op: torch.Aten_ScaledMmV2Op) -> str | None:
        left, right = self.codes
        if left is None or right is None:
            return None
        recipe = _RECIPES.get((tuple(left), tuple(right)))
        if recipe is None:
            raise op.op_error("invalid scaling configuration for recipe_a and recipe_b")
        return recipe

    def pair(self, number: int) -> list[BaseTensorType]:
        """The scales of both factors at an index of their lists, if known."""
        return [scales[number] for scales in self.scales if scales is not None and len(scales) > number]


def _tensors(op: torch.Aten_ScaledMmV2Op, name: str, value: Value) -> list[BaseTensorType] | None:
    elements = list_elements(value)
    if elements is None:
        return None
    types = [type for element in elements if is_tensor(type := element.type)]
    if len(types) != len(elements):
        raise op.op_error(f"expected {name} to be a statically constructed tensor list")
    if not types:
        raise op.op_error("expected scale_a, recipe_a, scale_b and recipe_b lists to be non-empty")
    return types


def _ints(op: torch.Aten_ScaledMmV2Op, name: str, value: Value, names: str) -> list[int] | None:
    if list_elements(value) is None:
        return None
    numbers = constant_ints(value)
    if numbers is None:
        raise op.op_error(f"expected {name} to be a statically constructed int list")
    if not numbers and names:
        raise op.op_error(f"expected {names} lists to be non-empty")
    return numbers


@verifier(torch.Aten_ScaledMmV2Op)
def verify_scaled_product_v2(op: torch.Aten_ScaledMmV2Op) -> None:
    """Mirrors Aten_ScaledMmV2Op::verify."""
    _verify_dtypes(op)
    lists = _Lists(op)
    _verify_scale_types(op, lists)
    first, second = lists.swizzles
    if first is not None and second is not None and lists.recipe in (*_OF_16, "MX blockwise"):
        if first[0] != _SWIZZLE_32_4_4 or second[0] != _SWIZZLE_32_4_4:
            raise op.op_error("expected blockwise swizzle_a and swizzle_b to be SWIZZLE_32_4_4")
    dims = _ints(op, "contraction_dim", op.contraction_dim, "")
    if dims and len(dims) != 2:
        raise op.op_error("contraction_dim must have exactly 2 elements")
    matrices = _matrices(op)
    if matrices is None:
        return
    is_packed = _is_packed(op.self_) and _is_packed(op.mat2)
    left, right = [
        size * 2 if is_packed and size != UNKNOWN_SIZE else size for size in (matrices[0][1], matrices[1][0])
    ]
    if dims:
        at = [dim + 2 if dim < 0 else dim for dim in dims]
        if any(not 0 <= dim < 2 for dim in at):
            raise op.op_error(
                "expected contraction_dim values to be valid rank-2 dimensions, but got "
                f"{dims[0]} and {dims[1]}"
            )
        _expect_same(op, matrices[0][at[0]], matrices[1][at[1]], "contraction_dim-selected")
    elif dims is not None:
        _expect_same(op, left, right, "contracting")
    _expect_aligned(op, left, right, matrices[1][1])
    if UNKNOWN_SIZE not in (*matrices[0], *matrices[1]):
        _verify_scale_sizes(op, lists, matrices[0], matrices[1][1], left)


def _verify_scale_types(op: torch.Aten_ScaledMmV2Op, lists: _Lists) -> None:
    """Check that scales have the dtype of their recipe, and its number if there are few."""
    recipe, types = lists.recipe, lists.pair(0)
    if recipe is None or len(types) != 2:
        return
    dtypes = [dtype_of(type) for type in types]
    if None in dtypes:
        dtypes = []
    if recipe in _OF_16:
        if not _are(Float8E4M3FNType, *dtypes):
            raise op.op_error("expected NV blockwise scale_a and scale_b to have f8E4M3FN dtype")
        seconds = lists.pair(1)
        if len(seconds) == 2:
            _expect_scalars(op, seconds, "two-level NV tensorwise", "")
    elif recipe == "tensorwise":
        _expect_scalars(op, types, recipe, " for tensorwise scaling")
    elif recipe == "rowwise":
        if not _are(F32Type, *dtypes):
            raise op.op_error("expected rowwise scale_a and scale_b to have f32 dtype")
    elif recipe == "MX blockwise":
        if not _are(Float8E8M0FNUType, *dtypes):
            raise op.op_error("expected MX blockwise scale_a and scale_b to have f8E8M0FNU dtype")
    else:
        if not _are(F32Type, *dtypes):
            raise op.op_error("expected f32 blockwise scale_a and scale_b to have f32 dtype")
        ranks = [len(sizes) for type in types if (sizes := sizes_of(type)) is not None]
        if len(ranks) == 2 and ranks != [2, 2]:
            raise op.op_error(
                "expected f32 blockwise scale_a and scale_b to be rank 2, but got ranks "
                f"{ranks[0]} and {ranks[1]}"
            )


def _expect_scalars(
    op: torch.Aten_ScaledMmV2Op, types: list[BaseTensorType], recipe: str, purpose: str
) -> None:
    """Check that both are f32 with one element, if known."""
    dtypes = [dtype_of(type) for type in types]
    if None not in dtypes and not _are(F32Type, *dtypes):
        raise op.op_error(f"expected {recipe} scale_a and scale_b to have f32 dtype")
    counts = [_count(sizes) for type in types if (sizes := sizes_of(type)) is not None]
    if len(counts) == 2 and None not in counts and counts != [1, 1]:
        shown = "" if purpose else f"{recipe} "
        raise op.op_error(f"expected {shown}scale_a and scale_b to both be scalar{purpose}")


def _verify_scale_sizes(
    op: torch.Aten_ScaledMmV2Op, lists: _Lists, left: Sequence[int], columns: int, inner: int
) -> None:
    """Check the number of scales of the recipe for factors of these sizes, with `inner` elements."""
    recipe = lists.recipe
    shapes = [sizes for type in lists.pair(0) if (sizes := sizes_of(type)) is not None]
    counts = [count for sizes in shapes if (count := _count(sizes)) is not None]
    if recipe in (None, "tensorwise") or len(counts) != 2:
        return
    rows, stored = left
    if recipe == "rowwise":
        # The factor has as many rows as scale_a.
        fits = list(shapes[0][:1]) == [rows]
        _expect_counts(op, "rowwise", [rows, columns], counts, fits)
    elif recipe in _OF_16:
        _expect_counts(
            op, "NV blockwise", [_padded_count(size, inner, 16) for size in (rows, columns)], counts
        )
    elif recipe == "MX blockwise":
        _expect_counts(op, "blockwise", [_padded_count(size, stored, 32) for size in (rows, columns)], counts)
    else:
        assert recipe is not None
        _verify_f32_blocks(op, recipe, shapes, (rows, inner, columns))


def _verify_f32_blocks(
    op: torch.Aten_ScaledMmV2Op, recipe: str, shapes: list[Sequence[int]], sizes: tuple[int, int, int]
) -> None:
    """Check the shapes of scales for blocks of 128 elements, or of 128 x 128."""
    rows, inner, columns = sizes
    if inner % _BLOCK:
        raise op.op_error(
            "expected contracting dimension to be divisible by 128 for 1x128/128x128 blockwise scaling"
        )
    blocks = inner // _BLOCK
    padded = _blocks(blocks, 4) * 4
    expected = [
        [padded, size // _BLOCK] if part == "128x128" else [size, blocks]
        for part, size in zip(recipe.split(" x "), (rows, columns), strict=True)
    ]
    if [list(shape) for shape in shapes] != expected:
        raise op.op_error(
            f"invalid {recipe} blockwise scaling configuration: expected scale_a shape {expected[0]} and "
            f"scale_b shape {expected[1]}"
        )
