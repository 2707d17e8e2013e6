"""Result types of mhlo's operations: stablehlo's rules, after what mhlo asks of its attributes."""

from __future__ import annotations

from typing import cast

from mlirkit.builtin.dense import DenseIntElementsAttr
from mlirkit.builtin.shaped_types import RankedTensorType
from mlirkit.builtin.types import integer_type
from mlirkit.core.attribute import Type
from mlirkit.core.operation_state import OperationState
from mlirkit.dialects.chlo.verify import infer_scan, infer_top_k
from mlirkit.dialects.stablehlo.rules import (
    control,
    elementwise,
    indexing,
    products,
    reductions,
    shapes,
    slices,
)
from mlirkit.dialects.stablehlo.rules.definition_names import CompatibleTypes, TypesOfConstant
from mlirkit.dialects.stablehlo.rules.types import Place, failure
from mlirkit.ods.live.hooks import follows_signature, interface, type_inference
from mlirkit_dialects.mhlo import classes as mhlo

interface("mhlo", "InferTypeOpInterface")(CompatibleTypes())
interface(mhlo.ConstantOp, "InferTypeOpInterface")(TypesOfConstant())
interface(mhlo.ScanOp, "InferTypeOpInterface")(CompatibleTypes())

# What mhlo and stablehlo infer alike.
type_inference(mhlo.AbsOp, mhlo.ImagOp, mhlo.RealOp)(elementwise.infer_real)
type_inference(mhlo.AfterAllOp, mhlo.CreateTokenOp, mhlo.OutfeedOp)(control.infer_token)
type_inference(mhlo.BatchNormGradOp)(products.infer_batch_norm_grad)
type_inference(mhlo.BatchNormInferenceOp)(products.infer_batch_norm_inference)
type_inference(mhlo.BatchNormTrainingOp)(products.infer_batch_norm_training)
type_inference(mhlo.CholeskyOp)(products.infer_cholesky)
type_inference(mhlo.ClampOp)(elementwise.infer_clamp)
type_inference(mhlo.CompareOp, mhlo.IsFiniteOp)(elementwise.infer_predicate)
type_inference(mhlo.ComplexOp)(elementwise.infer_complex)
type_inference(mhlo.ConcatenateOp)(slices.infer_concatenate)
type_inference(mhlo.ConstantOp)(elementwise.infer_constant)
type_inference(mhlo.DynamicGatherOp)(indexing.infer_dynamic_gather)
type_inference(mhlo.DynamicUpdateSliceOp)(slices.infer_dynamic_update_slice)
type_inference(mhlo.GetDimensionSizeOp)(shapes.infer_get_dimension_size)
type_inference(mhlo.GetTupleElementOp)(control.infer_get_tuple_element)
type_inference(mhlo.IfOp, mhlo.CaseOp)(control.infer_conditional)
type_inference(mhlo.PartitionIdOp, mhlo.ReplicaIdOp)(elementwise.infer_device_id)
type_inference(mhlo.ReduceOp)(reductions.infer_reduce)
type_inference(mhlo.ReduceWindowOp)(reductions.infer_reduce_window)
type_inference(mhlo.RngOp)(elementwise.infer_rng)
type_inference(mhlo.ScanOp)(infer_scan)
type_inference(mhlo.ScatterOp)(indexing.infer_scatter)
type_inference(mhlo.SelectAndScatterOp)(reductions.infer_select_and_scatter)
type_inference(mhlo.SelectOp)(elementwise.infer_select)
type_inference(mhlo.SendOp)(control.infer_send)
type_inference(mhlo.SetDimensionSizeOp)(shapes.infer_set_dimension_size)
type_inference(mhlo.SortOp)(reductions.infer_sort)
type_inference(mhlo.TopKOp)(infer_top_k)
type_inference(mhlo.TriangularSolveOp)(products.infer_triangular_solve)
type_inference(mhlo.TupleOp)(control.infer_tuple)
type_inference(mhlo.UniformDequantizeOp)(elementwise.infer_uniform_dequantize)
type_inference(mhlo.WhileOp, mhlo.OptimizationBarrierOp)(control.infer_operand_types)


def check_list(place: Place, attribute: DenseIntElementsAttr | None, name: str) -> None:
    """As verify1dTensor: elements have one dimension."""
    if attribute is not None and len(attribute.dims) != 1:
        raise failure(place, f"{name} has rank {len(attribute.dims)} instead of required rank 1.")


def _check_lists(state: OperationState, *names: str) -> None:
    for name in names:
        check_list(state, cast("DenseIntElementsAttr | None", state.properties.get(name)), name)


@type_inference(mhlo.BroadcastOp)
@follows_signature
def infer_broadcast(state: OperationState) -> list[Type]:
    _check_lists(state, "broadcast_sizes")
    return shapes.infer_broadcast(state)


@type_inference(mhlo.TransposeOp)
@follows_signature
def infer_transpose(state: OperationState) -> list[Type]:
    _check_lists(state, "permutation")
    return shapes.infer_transpose(state)


@type_inference(mhlo.SliceOp)
@follows_signature
def infer_slice(state: OperationState) -> list[Type]:
    _check_lists(state, "start_indices", "limit_indices", "strides")
    return slices.infer_slice(state)


@type_inference(mhlo.DynamicSliceOp)
@follows_signature
def infer_dynamic_slice(state: OperationState) -> list[Type]:
    _check_lists(state, "slice_sizes")
    return slices.infer_dynamic_slice(state)


@type_inference(mhlo.PadOp)
@follows_signature
def infer_pad(state: OperationState) -> list[Type]:
    _check_lists(state, "edge_padding_low", "edge_padding_high", "interior_padding")
    return slices.infer_pad(state)


@type_inference(mhlo.FftOp)
@follows_signature
def infer_fft(state: OperationState) -> list[Type]:
    _check_lists(state, "fft_length")
    return products.infer_fft(state)


@type_inference(mhlo.GatherOp)
@follows_signature
def infer_gather(state: OperationState) -> list[Type]:
    _check_lists(state, "slice_sizes")
    return indexing.infer_gather(state)


@type_inference(mhlo.MapOp)
def infer_map(state: OperationState) -> list[Type]:
    _check_lists(state, "dimensions")
    return reductions.infer_map(state)


# -- what only mhlo has -------------------------------------------------------------------------------


@type_inference(mhlo.AddDependencyOp, mhlo.AsyncUpdateOp)
@follows_signature
def infer_first_operand(state: OperationState) -> list[Type]:
    operand, *_ = state.operands
    return [operand.type]


@type_inference(mhlo.XlaRngGetAndUpdateStateOp)
def infer_random_state(state: OperationState) -> list[Type]:
    return [RankedTensorType([2], integer_type(64, 2))]
