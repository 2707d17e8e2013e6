"""Collective operations: replica groups, channels, and shapes."""

from __future__ import annotations

from collections.abc import Sequence
from typing import Any, TypeAlias, cast, get_args

from mlirkit.builtin.dense import DenseIntElementsAttr
from mlirkit.builtin.shaped_types import DYNAMIC, RankedTensorType, ShapedType
from mlirkit.core.attribute import Attribute, Type
from mlirkit.core.interfaces import SymbolUserOpInterface
from mlirkit.core.operation import Operation
from mlirkit.core.operation_state import OperationState, state_of
from mlirkit.core.region import Region
from mlirkit.core.structural_attributes import FlatSymbolRefAttr
from mlirkit.core.symbol_table import SymbolTableCollection
from mlirkit.dialects.declared import stablehlo
from mlirkit.dialects.stablehlo.rules.reducer import accumulator_types, check_reducer
from mlirkit.dialects.stablehlo.rules.shapes import number
from mlirkit.dialects.stablehlo.rules.types import (
    I32,
    Place,
    bounds_of,
    commas,
    element_type,
    elements_of,
    failure,
    same_size,
    with_bounds,
    with_element_type,
)
from mlirkit.dialects.typed_values import tensor_types
from mlirkit.ods.live.hooks import follows_signature, interface, type_inference, value_verifier, verifier


def check_replica_groups(
    place: Operation | OperationState,
    groups: Attribute,
    uniform: bool,
    global_ids: bool,
    group_size: int | None = None,
) -> None:
    """Mirrors verifyReplicaGroups; groups that name axes of a mesh are not checked."""
    if not isinstance(groups, DenseIntElementsAttr):
        return
    shape = groups.dims
    if len(shape) != 2:
        raise failure(place, "replica groups should be a rank 2 tensor")
    if global_ids and shape[0] * shape[1] == 0:
        raise failure(place, "if `use_global_device_ids` is set, the replica groups cannot be empty")
    seen: set[int] = set()
    for replica in elements_of(groups):
        if replica == -1:
            if not uniform:
                continue
            raise failure(place, "Invalid replica id -1")
        if replica in seen:
            raise failure(place, f"replica id #{replica} seen more than once")
        seen.add(replica)
    for replica in range(len(seen)):
        if replica not in seen:
            raise failure(place, f"replica id #{replica} not seen in replica groups")
    if uniform and group_size is not None:
        if shape[0] == 0 or groups.num_elements // shape[0] != group_size:
            raise failure(place, f"group size of replica_groups must be {group_size}")


def _property(place: Place, name: str) -> Attribute | None:
    return place.properties.get(name) if isinstance(place, OperationState) else place.inherent(name)


def _channel(place: Place) -> int:
    handle = cast("stablehlo.ChannelHandleAttr | None", _property(place, "channel_handle"))
    return 0 if handle is None else handle.handle


def _uses_global_ids(place: Place) -> bool:
    return _property(place, "use_global_device_ids") is not None


def _check_channel(place: Place) -> None:
    channel = _channel(place)
    if _uses_global_ids(place) and channel <= 0:
        raise failure(
            place,
            f"channel_id must be positive when useGlobalDeviceIds is set but got: {channel}",
        )


def _check_computation(place: Place, type: RankedTensorType) -> None:
    (computation,) = place.regions
    check_reducer(place, computation, [type], [RankedTensorType((), type.element_type)], ())


# -- gather, reduce, scatter --------------------------------------------------------------------------


@verifier(stablehlo.AllGatherOp)
def verify_all_gather(op: stablehlo.AllGatherOp) -> None:
    check_all_gather(op, op.replica_groups_attr, op.all_gather_dim_attr.value)


def check_all_gather(op: Operation, groups: Attribute, along: int) -> None:
    """Mirrors verifyAllGatherOp, for each operand."""
    check_replica_groups(op, groups, True, _uses_global_ids(op))
    if _uses_global_ids(op) and _channel(op) < 0:
        raise failure(op, "channel_id cannot be negative when useGlobalDeviceIds is set")
    for operand, result in zip(
        tensor_types(op.operand_values()),
        tensor_types(op.result_values()),
        strict=False,
    ):
        if along >= len(operand.dims):
            raise failure(op, "all_gather_dim must be a valid index of operand")
        if operand.dims[along] == 0:
            raise failure(op, "dimension size of operand at 'all_gather_dim' cannot be zero")
        if len(result.dims) != len(operand.dims):
            raise failure(op, "operand and result must have the same rank")
        for dim, (size, extent) in enumerate(zip(operand.dims, result.dims, strict=True)):
            if dim != along and not same_size(size, extent):
                raise failure(
                    op,
                    "operand and result should have the same shape except for the dimension size at "
                    "'all_gather_dim'",
                )
        part, whole = operand.dims[along], result.dims[along]
        if DYNAMIC in (part, whole):
            return
        if whole % part:
            raise failure(
                op,
                f"result gather dimension has size {whole}, expected to be a multiple of operand gather "
                f"dimension size {part}",
            )


@verifier(stablehlo.AllReduceOp)
def verify_all_reduce(op: stablehlo.AllReduceOp) -> None:
    check_all_reduce(state_of(op))


def check_all_reduce(state: OperationState) -> None:
    """Mirrors verifyAllReduceOp, for each operand."""
    check_replica_groups(state, state.properties["replica_groups"], False, _uses_global_ids(state))
    _check_channel(state)
    for type in tensor_types(state.operands):
        _check_computation(state, type)


@type_inference(stablehlo.AllReduceOp)
def infer_all_reduce(state: OperationState) -> list[Type]:
    return _reduced_types(state, [value.type for value in state.operands])


def _reduced_types(state: OperationState, types: Sequence[Type]) -> list[Type]:
    """The operands' shapes with the element types that the computation returns."""
    if not types:
        return []
    (computation,) = state.regions
    result = element_type(accumulator_types(computation, types)[0])
    return [with_element_type(type, result) for type in types]


@type_inference(stablehlo.CollectiveReduceOp)
def infer_collective_reduce(state: OperationState) -> list[Type]:
    return _reduced_types(state, _data_types(state))


def _data_types(state: OperationState) -> list[RankedTensorType]:
    """The types of the operands but for a dynamic root."""
    types = tensor_types(state.operands)
    return types[:-1] if state.properties.get("has_dynamic_root") is not None else types


def _check_root(op: stablehlo.CollectiveBroadcastOp | stablehlo.CollectiveReduceOp) -> list[RankedTensorType]:
    """Check the root; returns the data operands' types.  A dynamic root is the last operand."""
    name = op.info.name.removeprefix("stablehlo.")
    types = tensor_types(op.operand_values())
    if not op.has_dynamic_root:
        if not types:
            raise failure(op, f"{name} requires at least one data operand")
        return list(types)
    if len(types) < 2:
        raise failure(
            op, f"{name} with has_dynamic_root=true requires at least two operands (data + root)"
        )
    root = types[-1]
    if not isinstance(root, ShapedType) or root.element_type != I32 or len(root.dims) != 1:
        raise failure(
            op,
            f"last operand of {name} with has_dynamic_root=true must be a rank-1 i32 tensor, but got "
            f"'{root}'",
        )
    if root.dims[0] != len(types) - 1:
        raise failure(
            op,
            f"last operand of {name} with has_dynamic_root=true must have the same number of elements as "
            "data "
            f"operands ({len(types) - 1}), but got {root.dims[0]}",
        )
    return list(types[:-1])


@verifier(stablehlo.CollectiveReduceOp)
def verify_collective_reduce(op: stablehlo.CollectiveReduceOp) -> None:
    check_replica_groups(op, op.replica_groups_attr, False, _uses_global_ids(op))
    _check_channel(op)
    for type in _check_root(op):
        _check_computation(op, type)


@verifier(stablehlo.ReduceScatterOp)
def verify_reduce_scatter(op: stablehlo.ReduceScatterOp) -> None:
    check_reduce_scatter(op, op.replica_groups_attr, op.scatter_dimension_attr.value, op.computation)


def check_reduce_scatter(op: Operation, groups: Attribute, along: int, computation: Region) -> None:
    """Mirrors verifyReduceScatterOp."""
    check_replica_groups(op, groups, True, _uses_global_ids(op))
    operand, result = tensor_types((*op.operand_values(), *op.result_values()))
    _check_computation(op, operand)
    if len(operand.dims) != len(result.dims):
        raise failure(op, "operand and result should have same rank")
    if along >= len(operand.dims):
        raise failure(op, "scatter dim should be less than operand/result rank")
    _check_channel(op)
    whole, part = operand.dims[along], result.dims[along]
    if DYNAMIC in (whole, part):
        return
    for name, size in (("result", part), ("operand", whole)):
        if size == 0:
            raise failure(op, f"{name} dimension size at scatter_dimension cannot be zero")
    if whole % part:
        raise failure(
            op,
            f"operand scatter dimension has size {whole}, expected to be a multiple of result scatter "
            "dimension "
            f"size {part}",
        )
    for dim, (size, extent) in enumerate(zip(operand.dims, result.dims, strict=True)):
        if dim != along and not same_size(size, extent):
            raise failure(
                op,
                f"non scatter dimensions should be same for operand ({size}) and result ({extent})",
            )
    expected = element_type(accumulator_types(computation, [operand])[0])
    if result.element_type != expected:
        raise failure(
            op, f"result element-type is expected to be '{expected}', but got '{result.element_type}'"
        )


@type_inference(stablehlo.AllToAllOp)
@follows_signature
def infer_all_to_all(state: OperationState) -> list[Type]:
    """Mirrors inferAllToAllOp."""
    split, concat, count = [
        number(state, name) for name in ("split_dimension", "concat_dimension", "split_count")
    ]
    check_replica_groups(state, state.properties["replica_groups"], True, False, count)
    types: list[Type] = []
    for value in state.operands:
        type: Any = value.type
        rank = len(type.dims)
        for name, dim in (("split", split), ("concat", concat)):
            if dim >= rank:
                raise failure(
                    state, f"AllToAll {name}_dimension {dim} is out-of-bounds for input rank {rank}"
                )
        shape = list(type.dims)
        if shape[split] != DYNAMIC and shape[split] % count:
            raise failure(
                state,
                f"split dimension has size {shape[split]}, expected to be a multiple of split_count {count}",
            )
        bounds = list(bounds_of(type))
        for sizes in (shape, bounds):
            if sizes and sizes[split] != DYNAMIC:
                sizes[split] //= count
            if sizes and sizes[concat] != DYNAMIC:
                sizes[concat] *= count
        types.append(RankedTensorType(shape, type.element_type, with_bounds(type.encoding, bounds)))
    return types


# -- broadcast and permute ----------------------------------------------------------------------------


@type_inference(stablehlo.CollectiveBroadcastOp)
@follows_signature
def infer_collective_broadcast(state: OperationState) -> list[Type]:
    return [*_data_types(state)]


@verifier(stablehlo.CollectiveBroadcastOp)
def verify_collective_broadcast(op: stablehlo.CollectiveBroadcastOp) -> None:
    check_broadcast_groups(op, op.replica_groups_attr)
    _check_root(op)


def check_broadcast_groups(op: Operation, groups: Attribute) -> None:
    """Mirrors verifyCollectiveBroadcastOp."""
    if isinstance(groups, DenseIntElementsAttr):
        rank = len(groups.dims)
        if rank != 2:
            raise failure(
                op, f"replica groups should be a rank 2 tensor,but instead it is of rank {rank}"
            )
        seen: set[int] = set()
        for replica in elements_of(groups):
            if replica < 0:
                raise failure(
                    op, f"replica_groups values must be positive, but was given {replica}"
                )
            if replica in seen:
                raise failure(op, f"replica id #{replica} seen more than once")
            seen.add(replica)


@type_inference(stablehlo.CollectivePermuteOp)
@follows_signature
def infer_collective_permute(state: OperationState) -> list[Type]:
    return [value.type for value in state.operands]


@verifier(stablehlo.CollectivePermuteOp)
def verify_collective_permute(op: stablehlo.CollectivePermuteOp) -> None:
    check_permutation(op, op.source_target_pairs)


def check_permutation(op: Operation, pairs: DenseIntElementsAttr) -> None:
    """Mirrors verifyCollectivePermuteOp."""
    shape = pairs.dims
    if len(shape) != 2:
        raise failure(
            op,
            f"expect source_target_pairs attribute to be of rank 2, but got rank {len(shape)}",
        )
    if shape[1] != 2:
        raise failure(
            op,
            f"expect source_target_pairs attribute of shape (N, 2), but got ({commas(shape)})",
        )
    seen: tuple[set[int], set[int]] = (set(), set())
    for index, replica in enumerate(elements_of(pairs)):
        if replica < 0:
            raise failure(op, "replica ids in source_target_pairs must be >= 0.")
        if replica in seen[index % 2]:
            raise failure(op, f"duplicate {('sources', 'targets')[index % 2]} not allowed.")
        seen[index % 2].add(replica)


# -- meshes -------------------------------------------------------------------------------------------


@value_verifier(stablehlo.ReplicaGroupMeshAxesAttr)
def mesh_axes_reason(value: stablehlo.ReplicaGroupMeshAxesAttr) -> str | None:
    """The error message for groups that name axes of a mesh."""
    mesh, axes = value.mesh, value.axes
    if isinstance(mesh, FlatSymbolRefAttr):
        return None
    if not isinstance(mesh, stablehlo.MeshAttr):
        return "mesh must be a FlatSymbolRefAttr or MeshAttr"
    names = [axis.name for axis in mesh.axes]
    for axis in axes:
        if not isinstance(axis, stablehlo.AxisRefAttr):
            return "expected AxisRefAttr in axes list"
        if axis.name not in names:
            return f"axis '{axis.name}' not found in mesh definition"
    return None


WithGroups: TypeAlias = (
    stablehlo.AllGatherOp
    | stablehlo.AllReduceOp
    | stablehlo.AllToAllOp
    | stablehlo.CollectiveBroadcastOp
    | stablehlo.CollectiveReduceOp
    | stablehlo.ReduceScatterOp
)


class MeshUser(SymbolUserOpInterface):
    """Groups may name a mesh by its symbol."""

    __slots__ = ()

    def verify_symbol_uses(self, op: WithGroups, tables: SymbolTableCollection) -> None:
        groups = op.replica_groups_attr
        mesh = groups.mesh if isinstance(groups, stablehlo.ReplicaGroupMeshAxesAttr) else None
        if isinstance(mesh, FlatSymbolRefAttr) and tables.lookup_nearest_symbol_from(op, mesh) is None:
            raise op.op_error(f"replica_groups: mesh symbol '{mesh.value}' not found")


for _collective in get_args(WithGroups):
    interface(_collective, "SymbolUserOpInterface")(MeshUser())
