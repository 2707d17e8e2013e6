"""Verifiers of mhlo's operations: stablehlo's rules, after mhlo's checks of attributes."""

from __future__ import annotations

from mlirkit.builtin.shaped_types import RankedTensorType, UnrankedTensorType
from mlirkit.dialects.chlo.verify import check_scan
from mlirkit.dialects.stablehlo.rules import control, indexing, products, reductions, shapes, slices
from mlirkit.dialects.stablehlo.rules.accuracy import WITH_ACCURACY, accuracy_reason, verify_accuracy
from mlirkit.dialects.stablehlo.rules.elementwise import check_random_state
from mlirkit.dialects.stablehlo.rules.quantization import check_quantize
from mlirkit.dialects.stablehlo.rules.types import bit_width, elements_of
from mlirkit.dialects.typed_values import tensor_types
from mlirkit.ods.live.hooks import follows_signature, value_verifier, verifier
from mlirkit_dialects.mhlo import classes as mhlo
from mlirkit_dialects.mhlo.infer import check_list

value_verifier(mhlo.ResultAccuracyAttr)(accuracy_reason)
value_verifier(mhlo.DotAlgorithmAttr)(products.algorithm_reason)
verifier(*[f"mhlo.{name}" for name in WITH_ACCURACY])(verify_accuracy)

# -- element by element, constants --------------------------------------------------------------------


@verifier(mhlo.IotaOp)
@follows_signature
def verify_iota(op: mhlo.IotaOp) -> None:
    shapes.check_iota(op, op.output.type, op.iota_dimension.value)


@verifier(mhlo.RngBitGeneratorOp)
def verify_rng_bit_generator(op: mhlo.RngBitGeneratorOp) -> None:
    check_random_state(op, *tensor_types((op.initial_state, op.output_state)))


@verifier(mhlo.XlaRngGetAndUpdateStateOp)
def verify_random_state(op: mhlo.XlaRngGetAndUpdateStateOp) -> None:
    """Mirrors XlaRngGetAndUpdateStateOp::verify."""
    (type,) = tensor_types(op.result_values())
    if len(type.dims) != 1:
        raise op.op_error(f"Output is of rank {len(type.dims)} instead of 1")
    (size,) = type.dims
    if size != 2:
        raise op.op_error(f"Output size is {size} instead of 2")


@verifier(mhlo.UniformQuantizeOp)
def verify_uniform_quantize(op: mhlo.UniformQuantizeOp) -> None:
    check_quantize(op, op.operand.type, op.result.type)


@verifier(mhlo.StochasticConvertOp)
def verify_stochastic_convert(op: mhlo.StochasticConvertOp) -> None:
    """Mirrors StochasticConvertOp::verify: there is a random bit for each bit."""
    operand, random = [bit_width(type.element_type) for type in tensor_types((op.operand, op.random))]
    if operand != random:
        raise op.op_error(
            f"requires the random's bitwidth to match the operand's, but got: {random} and {operand}"
        )


@verifier(mhlo.BitcastConvertOp)
@follows_signature
def verify_bitcast_convert(op: mhlo.BitcastConvertOp) -> None:
    shapes.check_bitcast(op, *tensor_types((op.operand, op.result)))


# -- shapes -------------------------------------------------------------------------------------------


@verifier(mhlo.ReshapeOp)
@follows_signature
def verify_reshape(op: mhlo.ReshapeOp) -> None:
    if isinstance(op.operand.type, RankedTensorType):
        shapes.check_static_reshape(op, *tensor_types((op.operand, op.result)))


@verifier(mhlo.DynamicReshapeOp)
def verify_dynamic_reshape(op: mhlo.DynamicReshapeOp) -> None:
    values = op.operand, op.result, op.output_shape
    operand, result, shape = tensor_types(values)
    if any(isinstance(value.type, UnrankedTensorType) for value in values) or not shape.has_static_shape:
        return
    shapes.check_dynamic_reshape(op, operand, op.output_shape, result)


@verifier(mhlo.ReverseOp)
@follows_signature
def verify_reverse(op: mhlo.ReverseOp) -> None:
    check_list(op, op.dimensions, "dimensions")
    (operand,) = tensor_types((op.operand,))
    shapes.check_reverse(op, operand, elements_of(op.dimensions))


@verifier(mhlo.BroadcastInDimOp)
@follows_signature
def verify_broadcast_in_dim(op: mhlo.BroadcastInDimOp) -> None:
    operand, result = tensor_types((op.operand, op.result))
    shapes.check_broadcast_in_dim(op, operand, elements_of(op.broadcast_dimensions), result)


@verifier(mhlo.DynamicBroadcastInDimOp)
def verify_dynamic_broadcast_in_dim(op: mhlo.DynamicBroadcastInDimOp) -> None:
    hints = [
        dim
        for dims in (op.known_expanding_dimensions, op.known_nonexpanding_dimensions)
        if dims is not None
        for dim in elements_of(dims)
    ]
    types = tensor_types((op.operand, op.result))
    shapes.check_dynamic_broadcast(
        op, types, op.output_dimensions, elements_of(op.broadcast_dimensions), hints
    )


@verifier(mhlo.RealDynamicSliceOp)
def verify_real_dynamic_slice(op: mhlo.RealDynamicSliceOp) -> None:
    slices.check_slice_operands(op, tensor_types(op.operand_values()))


@verifier(mhlo.DynamicPadOp)
def verify_dynamic_pad(op: mhlo.DynamicPadOp) -> None:
    (result,) = tensor_types(op.result_values())
    slices.check_dynamic_pad(op, op.operand_values(), result)


@verifier(mhlo.MinimumBroadcastShapesOp)
def verify_minimum_broadcast_shapes(op: mhlo.MinimumBroadcastShapesOp) -> None:
    """Mirrors MinimumBroadcastShapesOp::verify."""
    operands, results = op.operand_count, op.result_count
    if operands != results:
        raise op.op_error(
            f"number of operand shapes ({operands}) does not match number of result shapes ({results})"
        )
    if operands < 2:
        raise op.op_error(f"number of operand shapes ({operands}) should be >= 2")


# -- products -----------------------------------------------------------------------------------------


@verifier(mhlo.DotOp)
@follows_signature
def verify_dot(op: mhlo.DotOp) -> None:
    products.check_dot(op, op.precision_config)


@verifier(mhlo.DotGeneralOp)
@follows_signature
def verify_dot_general(op: mhlo.DotGeneralOp) -> None:
    algorithm = op.algorithm
    reason = None if algorithm is None else products.algorithm_reason(algorithm)
    if reason is not None:
        raise op.error(reason)
    products.check_dot_general_shapes(
        op, op.dot_dimension_numbers, op.precision_config, algorithm is not None
    )


# -- regions ------------------------------------------------------------------------------------------


@verifier(mhlo.ReduceOp)
def verify_reduce(op: mhlo.ReduceOp) -> None:
    check_list(op, op.dimensions, "dimensions")
    reductions.check_reduce(op, elements_of(op.dimensions), op.body)


@verifier(mhlo.ReduceWindowOp)
def verify_reduce_window(op: mhlo.ReduceWindowOp) -> None:
    check_list(op, op.window_dimensions, "window_dimensions")
    check_list(op, op.window_strides, "window_strides")
    check_list(op, op.base_dilations, "base_dilations")
    check_list(op, op.window_dilations, "window_dilations")
    reductions.check_reduce_window(op, op.body)


@verifier(mhlo.SelectAndScatterOp)
def verify_select_and_scatter(op: mhlo.SelectAndScatterOp) -> None:
    check_list(op, op.window_dimensions, "window_dimensions")
    check_list(op, op.window_strides, "window_strides")
    reductions.check_select_and_scatter(op, op.select, op.scatter)


@verifier(mhlo.ScatterOp)
def verify_scatter(op: mhlo.ScatterOp) -> None:
    indexing.check_scatter(op, op.scatter_dimension_numbers, op.update_computation)


@verifier(mhlo.SortOp)
def verify_sort(op: mhlo.SortOp) -> None:
    dimension = op.dimension_attr
    reductions.check_sort(op, -1 if dimension is None else dimension.value, op.comparator)


@verifier(mhlo.ScanOp)
def verify_scan(op: mhlo.ScanOp) -> None:
    attribute = op.scan_dim_size_attr
    size = None if attribute is None else attribute.value
    check_scan(op, len(op.inputs), len(op.outputs), op.dimension_attr.value, size)


@verifier(mhlo.WhileOp)
def verify_while(op: mhlo.WhileOp) -> None:
    control.check_while(op, op.cond, op.body)


# -- channels -----------------------------------------------------------------------------------------


@verifier(mhlo.RecvOp)
def verify_recv(op: mhlo.RecvOp) -> None:
    control.check_recv(op)


@verifier(mhlo.InfeedOp)
def verify_infeed(op: mhlo.InfeedOp) -> None:
    control.check_infeed(op, op.layout)
