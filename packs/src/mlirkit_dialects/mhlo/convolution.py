"""The verifier of mhlo's convolution, with mhlo's own messages and order."""

from __future__ import annotations

from mlirkit.builtin.dense import DenseIntElementsAttr
from mlirkit.core.operation_state import state_of
from mlirkit.dialects.stablehlo.rules.products import (
    check_convolution_attributes,
    convolution_shape,
    convolution_window,
)
from mlirkit.dialects.stablehlo.rules.types import Place, elements_of, failure, same_sizes
from mlirkit.dialects.stablehlo.rules.window import padding_pairs, pairs_of
from mlirkit.dialects.stablehlo.values import dims_text
from mlirkit.dialects.typed_values import tensor_types
from mlirkit.ods.live.hooks import verifier
from mlirkit_dialects.mhlo import classes as mhlo


@verifier(mhlo.ConvolutionOp)
def verify_convolution(op: mhlo.ConvolutionOp) -> None:
    """Mirrors ConvolutionOp::verify."""
    lhs, rhs, result = tensor_types((op.lhs, op.rhs, op.result))
    rank = len(lhs.dims)
    if rank != len(rhs.dims):
        raise op.op_error(
            f"expects convolution arguments to have same number of dimensions. Got: '{lhs}' and '{rhs}'."
        )
    if rank < 2:
        raise op.op_error(
            f"expects convolution arguments to have >= 2 dimensions. Got: '{lhs}' and '{rhs}'."
        )
    state = state_of(op)
    check_convolution_attributes(op, state)
    window = convolution_window(state, _padding(op, op.padding))
    if len(result.dims) != rank:
        raise op.op_error(
            f"expects rank of convolution return-type to be equal to input-ranks ({rank}), but got "
            f"{len(result.dims)}."
        )
    shape = convolution_shape(state, window, result.dims)
    if not same_sizes(shape, result.dims):
        raise op.op_error(
            f"inferred shape '{dims_text(shape)}' is incompatible with return type of operation '{result}'"
        )


def _padding(place: Place, padding: DenseIntElementsAttr | None) -> list[tuple[int, int]]:
    """Mirrors convertNx2Attribute: pairs, or a list of an even number of elements."""
    if padding is None or len(padding.dims) > 1:
        return padding_pairs(place, padding)
    count = padding.num_elements
    if count % 2:
        raise failure(
            place, f"expects the padding-entries to have even number of elements, but got {count} elements."
        )
    return pairs_of(elements_of(padding))
