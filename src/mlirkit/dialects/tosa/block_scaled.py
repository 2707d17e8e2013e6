"""Verifiers of tosa's operations on tensors with a scale for each block of elements."""

from __future__ import annotations

from collections.abc import Sequence

from mlirkit.builtin.shaped_types import DYNAMIC
from mlirkit.core.operation import Operation
from mlirkit.dialects.declared import tosa
from mlirkit.dialects.tosa.tensors import agree, shape_of, verify_same_elements
from mlirkit.ods.live.hooks import verifier


def _block_size(op: tosa.CastFromBlockScaledOp | tosa.CastToBlockScaledOp | tosa.MatmulTBlockScaledOp) -> int:
    """The size as a number: 32 of `#tosa.block_size<BLOCK_SIZE_32>`."""
    return int(op.block_size)


class _Sizes:
    """Static sizes so far, by a letter for each dimension."""

    def __init__(self, op: Operation) -> None:
        self.op = op
        self.known: dict[str, int] = {}

    def update(self, letter: str, size: int, operand: str, dimension: str) -> None:
        """Mirrors tryUpdateDimOrFailure."""
        bound = self.known.get(letter, DYNAMIC)
        if bound == DYNAMIC:
            self.known[letter] = size
        elif size not in (DYNAMIC, bound):
            raise self.op.op_error(f"expected {dimension} of {operand} to match size {bound}, got {size}")


@verifier(tosa.MatmulTBlockScaledOp)
def verify_matmul(op: tosa.MatmulTBlockScaledOp) -> None:
    """Mirrors MatmulTBlockScaledOp::verify."""
    verify_same_elements(op, op.a_data.type, op.b_data.type, "A_data", "B_data")
    sizes = _Sizes(op)
    for operand, letters in (
        ("a_data", ("N batch", "H height", "C channels")),
        ("a_scale", ("N batch", "H height", "S C/block_size")),
        ("b_data", ("D batch", "W width", "C channels")),
        ("b_scale", ("D batch", "W width", "S C/block_size")),
    ):
        shape = shape_of(getattr(op, operand).type)
        for size, entry in zip(shape or (), letters, strict=False):
            letter, _, name = entry.partition(" ")
            sizes.update(letter, size, operand, name)
    n, d, h, w, c, scales = (sizes.known.get(letter, DYNAMIC) for letter in "NDHWCS")
    if DYNAMIC not in (n, d) and n != d and d != 1:
        raise op.op_error(f"expect B matrix batch size to be broadcast compatible with A, got D={d} vs N={n}")
    block = _block_size(op)
    if c != DYNAMIC and c % block:
        raise op.op_error(f"expect C to be a multiple of block size, got C={c}, block_size={block}")
    if DYNAMIC not in (c, scales) and scales != c // block:
        raise op.op_error(
            f"expect scale operands dimension 2 to equal C/block_size ({c}/{block}), got {scales}"
        )
    result, expected = shape_of(op.output_data.type), (d if n == DYNAMIC else n, h, w)
    if result is not None and not agree(result, expected):
        raise op.op_error(
            f"expected output shape {_sizes_text(result)} to be compatible with expected output shape "
            f"{_sizes_text(expected)}"
        )


def _sizes_text(sizes: Sequence[int]) -> str:
    return ", ".join(["?" if size == DYNAMIC else str(size) for size in sizes])


def _verify_blocks(op: tosa.CastFromBlockScaledOp | tosa.CastToBlockScaledOp, data: str, scale: str) -> None:
    """Check that the last dimension consists of whole blocks, with one scale each."""
    type, scales = getattr(op, data).type, getattr(op, scale).type
    block, shape = _block_size(op), shape_of(op.input_data.type)
    last = DYNAMIC if shape is None else shape[-1]
    if last != DYNAMIC and last % block:
        raise op.op_error(
            f"expect last dimension of input_data ({last}) to be divisible by block_size ({block})"
        )
    of_scale = shape_of(scales)
    shape = shape_of(type)
    if shape is None or of_scale is None:
        return
    last = shape[-1]
    if not agree(shape[:-1], of_scale[:-1]):
        raise op.op_error(
            f"require compatible shapes for {data} ('{type}') and {scale} ('{scales}') except for "
            "the last dimension"
        )
    if DYNAMIC not in (last, of_scale[-1]) and of_scale[-1] != last // block:
        raise op.op_error(
            f"expect last dimension of {scale} ({of_scale[-1]}) to be equal to last dimension of {data} / "
            f"block_size ({last // block})"
        )


def _verify_data(op: tosa.CastFromBlockScaledOp | tosa.CastToBlockScaledOp) -> None:
    source, output = op.input_data.type, op.output_data.type
    one, other = shape_of(source), shape_of(output)
    if one is not None and other is not None and not agree(one, other):
        raise op.op_error(
            f"require compatible shapes for input_data ('{source}') and output_data ('{output}')"
        )


@verifier(tosa.CastFromBlockScaledOp)
def verify_cast_from(op: tosa.CastFromBlockScaledOp) -> None:
    """Mirrors CastFromBlockScaledOp::verify."""
    _verify_data(op)
    _verify_blocks(op, "input_data", "input_scale")


@verifier(tosa.CastToBlockScaledOp)
def verify_cast_to(op: tosa.CastToBlockScaledOp) -> None:
    """Mirrors CastToBlockScaledOp::verify."""
    _verify_data(op)
    _verify_blocks(op, "output_data", "output_scale")
