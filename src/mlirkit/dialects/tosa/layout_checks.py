"""Verifiers of tosa's operations that arrange elements: concat, pad, reshape, slice, tile, transpose, ..."""

from __future__ import annotations

from math import prod

from mlirkit.builtin.affine_expr import wrap_to_int64
from mlirkit.builtin.shaped_types import DYNAMIC, ShapedType
from mlirkit.core.attribute import Type
from mlirkit.core.operation import Operation
from mlirkit.dialects.declared import tosa
from mlirkit.dialects.tosa.shape_checks import rank
from mlirkit.dialects.tosa.tensors import constant_numbers, shape_of, shape_values, verify_same_elements
from mlirkit.ods.live.hooks import follows_definitions, follows_signature, verifier


@verifier(tosa.ConcatOp)
@follows_signature
def verify_concat(op: tosa.ConcatOp) -> None:
    """Mirrors ConcatOp::verify."""
    types, output, axis = op.operand_types(), op.output.type, op.axis.value
    if not types:
        raise op.op_error("expect at least one input")
    for type in types:
        verify_same_elements(op, type, output)
    shapes = [shape_of(type) for type in types]
    ranked = [shape for shape in shapes if shape is not None]
    if ranked and not 0 <= axis < len(ranked[0]):
        raise op.op_error(
            f"expect axis to be within range 0 < axis < rank(input1[firstRankedTensorIdx]), got {axis}"
        )
    if len(ranked) != len(shapes):
        return
    first = ranked[0]
    for number, shape in enumerate(ranked[1:], 1):
        if len(shape) != len(first):
            raise op.op_error(
                f"expect all operands to have the same rank, but got {len(first)} vs {len(shape)} on "
                f"operands 0 and {number}"
            )
        for index, (size, expected) in enumerate(zip(shape, first)):
            if index != axis and DYNAMIC not in (size, expected) and size != expected:
                raise op.op_error(
                    "expect all operand shapes to have the same sizes on non-axis dimensions, but got "
                    f"{size} vs {expected} at index {index} on operands 0 and {number}"
                )
    sizes, result = [shape[axis] for shape in ranked], shape_of(output)
    if result is not None and len(result) != len(first):
        raise op.op_error(f"expect output rank to match inputs rank, got {len(result)} vs {len(first)}")
    if DYNAMIC in sizes or result is None or result[axis] in (DYNAMIC, sum(sizes)):
        return
    raise op.op_error(
        f"requires sum of axis dimensions of input1 equal to output axis dimension, got {sum(sizes)} and "
        f"{result[axis]}"
    )


@verifier(tosa.PadOp)
def verify_pad(op: tosa.PadOp) -> None:
    """Mirrors PadOp::verify."""
    source, output = op.input1.type, op.output.type
    verify_same_elements(op, source, output)
    if op.pad_const is not None:
        verify_same_elements(op, op.pad_const.type, output)
    sizes, shape = shape_of(source), shape_of(output)
    if sizes is None or shape is None:
        return
    if len(sizes) != len(shape):
        raise op.op_error(
            "expect same input and output tensor rank, but got "
            f"inputRank: {len(sizes)}, outputRank: {len(shape)}"
        )
    padding = constant_numbers(op.padding)
    if padding is None:
        # MLIR fails without a message.
        raise op.op_error("expect padding to be constant")
    if len(padding) != 2 * len(sizes):
        raise op.op_error(
            f"padding tensor must have {len(sizes)} * 2 = {2 * len(sizes)} elements, but got {len(padding)}"
        )
    for number, (size, result) in enumerate(zip(sizes, shape)):
        before, after = padding[2 * number : 2 * number + 2]
        if before < -1 or after < -1:
            raise op.op_error(
                f"invalid padding values at dimension {number}: values must be non-negative or -1 for "
                f"dynamic padding, got [{before}, {after}]"
            )
        padded = wrap_to_int64(size + before + after)
        if DYNAMIC not in (size, result) and result != padded:
            raise op.op_error(
                f"mismatch in output shape at dimension {number}: expected {size} + {before} + {after} = "
                f"{padded}, but got {result}"
            )


@verifier(tosa.SliceOp)
def verify_slice(op: tosa.SliceOp) -> None:
    """Mirrors SliceOp::verify."""
    verify_same_elements(op, op.input1.type, op.output.type)
    source, output = shape_of(op.input1.type), shape_of(op.output.type)
    if source is None:
        return
    if output is not None and len(source) != len(output):
        raise op.op_error(
            f"expect input1 and output to have the same ranks, got {len(source)} and {len(output)}"
        )
    for name in ("start", "size"):
        if rank(getattr(op, name).type) != len(source):
            raise op.op_error(f"length of {name} is not equal to rank of input shape")


@verifier(tosa.TileOp)
def verify_tile(op: tosa.TileOp) -> None:
    """Mirrors TileOp::verify."""
    verify_same_elements(op, op.input1.type, op.output.type)
    source, output = shape_of(op.input1.type), shape_of(op.output.type)
    count = rank(op.multiples.type)
    if source is not None:
        if len(source) != count:
            raise op.op_error(f"expect 'multiples' to have rank {len(source)} but got {count}.")
        if output is not None and len(source) != len(output):
            raise op.op_error("expect same input and output tensor rank.")
    elif output is not None and len(output) != count:
        raise op.op_error(f"expect 'multiples' array to have length {len(output)} but got {count}.")
    multiples = constant_numbers(op.multiples)
    if multiples is not None and any(multiple <= 0 and multiple != -1 for multiple in multiples):
        raise op.op_error("expect element of 'multiples' to be positive integer or -1.")


@verifier(tosa.ReshapeOp)
@follows_definitions(1)
def verify_reshape(op: tosa.ReshapeOp) -> None:
    """Mirrors ReshapeOp::verify."""
    verify_same_elements(op, op.input1.type, op.output.type)
    expected, output = shape_values(op.shape), shape_of(op.output.type)
    if expected is None:
        return
    if expected.count(-1) > 1:
        raise op.op_error("expected at most one target dimension to be -1")
    if output is None:
        return
    if len(expected) != len(output):
        raise op.op_error("new shape does not match result rank")
    for size, actual in zip(expected, output):
        if size not in (-1, DYNAMIC) and actual not in (DYNAMIC, size):
            raise op.op_error("new shape is inconsistent with result shape")
        if size != DYNAMIC and size < -1:
            raise op.op_error(f"new shape has invalid tensor dimension size {size}")
    source = op.input1.type
    if not source.has_static_shape:
        return
    count = prod(source.dims)
    if DYNAMIC not in output and count != prod(output):
        raise op.op_error(f"cannot reshape {count} elements into {prod(output)}")
    is_static = all(size > 0 for size in expected)
    made = prod([size for size in expected if size > 0])
    if (is_static and count != made) or (not is_static and made > count):
        raise op.op_error(f"cannot reshape {count} elements into {made}")


@verifier(tosa.TransposeOp)
@follows_signature
def verify_transpose(op: tosa.TransposeOp) -> None:
    """Mirrors TransposeOp::verify."""
    verify_same_elements(op, op.input1.type, op.output.type)
    source, output, perms = shape_of(op.input1.type), shape_of(op.output.type), op.perms.values
    if source is not None and len(perms) != len(source):
        raise op.op_error(
            f"expected perms attribute to have size {len(source)} (input rank) but got size {len(perms)}"
        )
    if source is not None and output is not None and len(source) != len(output):
        raise op.op_error("expected input tensor rank to equal result tensor rank")
    if output is not None and len(perms) != len(output):
        raise op.op_error(
            f"expected perms attribute to have size {len(output)} (output rank) but got size {len(perms)}"
        )
    if sorted(perms) != list(range(len(perms))):
        raise op.op_error("expected valid permutation indices")
    if source is None or output is None:
        return
    if DYNAMIC not in source and DYNAMIC not in output and prod(source) != prod(output):
        raise op.op_error(
            f"expected input1 and output to have same numbers of elements, got {prod(source)} "
            f"and {prod(output)}"
        )
    for number, (place, actual) in enumerate(zip(perms, output)):
        if DYNAMIC not in (source[place], actual) and source[place] != actual:
            raise op.op_error(
                f"expected output tensor dim {number} to match input dim {place} with value of "
                f"{source[place]}"
            )


@verifier(tosa.ReverseOp)
@follows_signature
def verify_reverse(op: tosa.ReverseOp) -> None:
    """Mirrors ReverseOp::verify."""
    verify_same_elements(op, op.input1.type, op.output.type)
    axis = op.axis.value
    if axis < 0:
        raise op.op_error("expected non-negative reverse axis")
    verify_axis(op, op.input1.type, op.output.type, axis, "reverse")


def verify_axis(
    op: Operation, input_type: ShapedType, output_type: ShapedType, axis: int, subject: str
) -> None:
    """Check that the axis is one of the input and of the output; zero for scalars."""
    shape = shape_of(input_type)
    for name, extents in (("input", shape), ("output", shape_of(output_type))):
        if extents is None:
            continue
        if shape is not None and len(extents) != len(shape):
            raise op.op_error("expect output tensor rank to be equal to input tensor rank")
        if axis >= len(extents) and (axis or extents):
            raise op.op_error(
                f"expect {name} tensor rank ({len(extents)}) to be larger than {subject} axis ({axis})"
            )


# -- gather and scatter -----------------------------------------------------------------------------------


class _Sizes:
    """Static sizes so far, by a letter for each dimension."""

    def __init__(self, op: Operation) -> None:
        self.op = op
        self.known: dict[str, int] = {}

    def __getitem__(self, letter: str) -> int:
        return self.known.get(letter, DYNAMIC)

    def check(self, type: Type, name: str, letters: str, learns: str) -> None:
        """Check sizes against the sizes known so far; letters in `learns` may be set by them."""
        for number, (letter, size) in enumerate(zip(letters, shape_of(type) or ())):
            bound = self[letter]
            if bound == DYNAMIC:
                if letter in learns:
                    self.known[letter] = size
            elif size not in (DYNAMIC, bound):
                raise self.op.op_error(f"requires {name} dimension {number} to have size {bound}, got {size}")


@verifier(tosa.GatherOp)
@follows_signature
def verify_gather(op: tosa.GatherOp) -> None:
    """Mirrors GatherOp::verify."""
    verify_same_elements(op, op.values.type, op.output.type)
    sizes = _Sizes(op)
    sizes.check(op.values.type, "values", "NKC", "NKC")
    sizes.check(op.indices.type, "indices", "NW", "NW")
    sizes.check(op.output.type, "output", "NWC", "")


@verifier(tosa.ScatterOp)
@follows_signature
def verify_scatter(op: tosa.ScatterOp) -> None:
    """Mirrors ScatterOp::verify."""
    verify_same_elements(op, op.values_in.type, op.values_out.type)
    verify_same_elements(op, op.input.type, op.values_out.type)
    sizes = _Sizes(op)
    sizes.check(op.values_in.type, "values_in", "NKC", "NKC")
    sizes.check(op.indices.type, "indices", "NW", "NW")
    sizes.check(op.input.type, "input", "NWC", "NWC")
    sizes.check(op.values_out.type, "values_out", "NKC", "K")
    if DYNAMIC not in (sizes["K"], sizes["W"]) and sizes["K"] < sizes["W"]:
        raise op.op_error(f"requires dimensions K >= W, got K={sizes['K']} and W={sizes['W']}")
