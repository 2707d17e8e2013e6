"""Result types of mhlo's operations: stablehlo's rules, after mhlo's checks of attributes."""

from __future__ import annotations

from collections.abc import Callable
from typing import TypeAlias, cast

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

Inference: TypeAlias = Callable[[OperationState], list[Type]]

interface("mhlo", "InferTypeOpInterface")(CompatibleTypes())
interface(mhlo.ConstantOp, "InferTypeOpInterface")(TypesOfConstant())
interface(mhlo.ScanOp, "InferTypeOpInterface")(CompatibleTypes())

# Operations with stablehlo's type inference.
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
    """As verify1dTensor: check that elements have one dimension."""
    if attribute is not None and len(attribute.dims) != 1:
        raise failure(place, f"{name} has rank {len(attribute.dims)} instead of required rank 1.")


def _after_lists(infer: Inference, *names: str) -> Inference:
    """stablehlo's type inference, after a check of the lists that are tensors in mhlo."""

    def checked(state: OperationState) -> list[Type]:
        for name in names:
            check_list(state, cast("DenseIntElementsAttr | None", state.properties.get(name)), name)
        return infer(state)

    return checked


for _class, _infer, *_lists in (
    (mhlo.BroadcastOp, shapes.infer_broadcast, "broadcast_sizes"),
    (mhlo.TransposeOp, shapes.infer_transpose, "permutation"),
    (mhlo.SliceOp, slices.infer_slice, "start_indices", "limit_indices", "strides"),
    (mhlo.DynamicSliceOp, slices.infer_dynamic_slice, "slice_sizes"),
    (mhlo.PadOp, slices.infer_pad, "edge_padding_low", "edge_padding_high", "interior_padding"),
    (mhlo.FftOp, products.infer_fft, "fft_length"),
    (mhlo.GatherOp, indexing.infer_gather, "slice_sizes"),
):
    type_inference(_class)(follows_signature(_after_lists(_infer, *_lists)))
type_inference(mhlo.MapOp)(_after_lists(reductions.infer_map, "dimensions"))


# -- operations of mhlo alone --------------------------------------------------------------------------


@type_inference(mhlo.AddDependencyOp, mhlo.AsyncUpdateOp)
@follows_signature
def infer_first_operand(state: OperationState) -> list[Type]:
    operand, *_ = state.operands
    return [operand.type]


@type_inference(mhlo.XlaRngGetAndUpdateStateOp)
def infer_random_state(state: OperationState) -> list[Type]:
    return [RankedTensorType([2], integer_type(64, 2))]
