"""Building operations of transform's extensions as upstream's bindings do.

    loop.loop_outline(any_op, any_op, target, func_name="f")       bufferization.OneShotBufferizeOp(target)
    tune.KnobOp(any_param, "name", [1, 2], selected=2)             pdl.WithPDLPatternsOp(any_op)      .body
    smt.ConstrainParamsOp([], [param], [smt_int])                  .body

Result types that may be left out are `!transform.any_op`.
"""

from __future__ import annotations

from collections.abc import Sequence

from mlirkit.builtin.attributes import ArrayAttr, IntegerAttr
from mlirkit.core.attribute import Attribute, Type
from mlirkit.core.creation import as_value
from mlirkit.core.operation import Operation
from mlirkit.core.operation_name import OperationName
from mlirkit.core.operation_state import OperationState
from mlirkit.dialects.control_flow_building import BodyMembers
from mlirkit.dialects.declared import transform
from mlirkit.dialects.loading import shared_dialect
from mlirkit.dialects.mixed_arguments import Building, MixedInt, MixedValues, ValueLike, dispatch_mixed_values
from mlirkit.dialects.transform.builders import TargetMembers, any_op_t, handles_by_default
from mlirkit.ods.live.building.op_builder import OpBuilder
from mlirkit.ods.live.hooks import builder, members
from mlirkit.ods.live.properties.conversions import attribute_of

# The number of results whose types may be left out, by operation.
RESULTS = {
    "transform.bufferization.one_shot_bufferize": 1,
    "transform.gpu.map_forall_to_blocks": 1,
    "transform.gpu.map_nested_forall_to_threads": 1,
    "transform.memref.alloca_to_global": 2,
    "transform.memref.multibuffer": 1,
    "transform.tensor.make_loop_independent": 1,
}


def _register(name: str, count: int) -> None:
    @builder(name)
    def build(builder: OpBuilder, info: OperationName, *args: object, **named: object) -> OperationState:
        return handles_by_default(builder, info, count, args, named)


for _name, _count in RESULTS.items():
    _register(_name, _count)


@builder(transform.EmptyTensorToAllocTensorOp)
def build_empty_tensor_to_alloc_tensor(
    builder: OpBuilder, info: OperationName, *args: object, **named: object
) -> OperationState:
    if isinstance(args[0], Type):
        named["results"], args = [args[0]], args[1:]
    else:
        operation_type = shared_dialect("transform").public("OperationType")
        named["results"] = [operation_type.get("bufferization.alloc_tensor")]
    return builder.state(info, args, named)


@builder(transform.LoopPipelineOp)
def build_loop_pipeline(
    builder: OpBuilder,
    info: OperationName,
    result_type: Type,
    target: ValueLike,
    *,
    iteration_interval: int | Attribute = 1,
    read_latency: int | Attribute = 10,
    **named: object,
) -> Building:
    named |= {
        "results": [result_type],
        "iteration_interval": iteration_interval,
        "read_latency": read_latency,
    }
    return builder.state(info, (target,), named)


members(transform.WithPDLPatternsOp)(TargetMembers)


@builder(transform.WithPDLPatternsOp)
def build_with_pdl_patterns(
    builder: OpBuilder, info: OperationName, target: ValueLike | Type, **named: object
) -> Building:
    """Build `transform.with_pdl_patterns`: `target` is a handle, or the type of one to pass later."""
    root = None if isinstance(target, Type) else as_value(target)
    type = target if isinstance(target, Type) else as_value(target).type

    def add_block(op: Operation) -> None:
        op.regions[0].blocks.append(type)

    return builder.state(info, (), {**named, "root": root}), add_block


@builder(transform.KnobOp)
def build_knob(
    builder: OpBuilder,
    info: OperationName,
    result: Type,
    name: object,
    options: Attribute | Sequence[object],
    *,
    selected: object = None,
    **named: object,
) -> Building:
    """Build `transform.tune.knob`: options and the selected one may be Python values."""
    listed = (
        options if isinstance(options, Attribute) else ArrayAttr([attribute_of(option) for option in options])
    )
    named |= {"results": [result], "selected": None if selected is None else attribute_of(selected)}
    return builder.state(info, (name, listed), named)


@builder(transform.AlternativesOp)
def build_alternatives(
    builder: OpBuilder,
    info: OperationName,
    results: Sequence[Type],
    name: object,
    num_alternatives: int,
    *,
    selected_region: int | IntegerAttr | ValueLike | None = None,
    **named: object,
) -> Building:
    """Build `transform.tune.alternatives`: a number selects a region, a parameter selects one later."""
    if isinstance(selected_region, (int, IntegerAttr)):
        named["selected_region_attr"] = selected_region
    elif selected_region is not None:
        named["selected_region_param"] = as_value(selected_region)

    def add_blocks(op: Operation) -> None:
        for region in op.regions:
            region.blocks.append()

    named |= {"results": list(results), "regions": num_alternatives}
    return builder.state(info, (name,), named), add_blocks


members(transform.ConstrainParamsOp)(BodyMembers)


@builder(transform.ConstrainParamsOp)
def build_constrain_params(
    builder: OpBuilder,
    info: OperationName,
    results: Sequence[Type],
    params: Sequence[ValueLike],
    arg_types: Sequence[Type],
    **named: object,
) -> Building:
    if len(params) != len(arg_types):
        raise ValueError(f"params={params!r} not same length as arg_types={arg_types!r}")

    def add_block(op: Operation) -> None:
        op.regions[0].blocks.append(*arg_types)

    return builder.state(info, (list(params),), {**named, "results": list(results)}), add_block


def _mixed(named: dict[str, object], **lists: MixedValues) -> dict[str, object]:
    """The arguments, with each mixed list of numbers and values split into `x` and `static_x`."""
    for name, mixed in lists.items():
        values, _, numbers = dispatch_mixed_values(mixed)
        named |= {name: values, f"static_{name}": numbers}
    return named


@builder(transform.GetDescOp)
def build_get_desc_op(
    builder: OpBuilder, info: OperationName, target: ValueLike, **named: object
) -> Building:
    operation_type = shared_dialect("transform").public("OperationType")
    named["results"] = [operation_type.get("xegpu.create_nd_tdesc")]
    return builder.state(info, (target,), named)


@builder(transform.SetDescLayoutOp)
def build_set_desc_layout(
    builder: OpBuilder,
    info: OperationName,
    target: ValueLike,
    sg_layout: MixedValues,
    sg_data: MixedValues,
    *,
    inst_data: MixedValues = None,
    **named: object,
) -> Building:
    named["results"] = [as_value(target).type]
    layout = _mixed(named, sg_layout=sg_layout, sg_data=sg_data, inst_data=inst_data)
    return builder.state(info, (), {**layout, "target": target})


@builder(transform.SetOpLayoutAttrOp)
def build_set_op_layout(
    builder: OpBuilder,
    info: OperationName,
    target: ValueLike,
    sg_layout: MixedValues,
    sg_data: MixedValues,
    *,
    inst_data: MixedValues = None,
    **named: object,
) -> Building:
    layout = _mixed(named, sg_layout=sg_layout, sg_data=sg_data, inst_data=inst_data)
    return builder.state(info, (), {**layout, "target": target})


@builder(transform.SetGPULaunchThreadsOp)
def build_set_gpu_launch_threads(
    builder: OpBuilder, info: OperationName, launch_op: ValueLike, threads: MixedValues, **named: object
) -> Building:
    return builder.state(info, (launch_op,), _mixed(named, threads=threads))


@builder(transform.InsertPrefetchOp)
def build_insert_prefetch(
    builder: OpBuilder, info: OperationName, target: ValueLike, *, nb_prefetch: MixedInt = 1, **named: object
) -> Building:
    named["results"] = [any_op_t()]
    is_number = isinstance(nb_prefetch, (int, IntegerAttr))
    named["static_nb_prefetch" if is_number else "dynamic_nb_prefetch"] = nb_prefetch
    return builder.state(info, (target,), named)


@builder(transform.ConvertLayoutOp)
def build_convert_layout(
    builder: OpBuilder,
    info: OperationName,
    target: ValueLike,
    input_sg_layout: MixedValues,
    input_sg_data: MixedValues,
    target_sg_layout: MixedValues,
    target_sg_data: MixedValues,
    *,
    input_inst_data: MixedValues = None,
    target_inst_data: MixedValues = None,
    **named: object,
) -> Building:
    layouts = _mixed(
        named,
        input_sg_layout=input_sg_layout,
        input_sg_data=input_sg_data,
        input_inst_data=input_inst_data,
        target_sg_layout=target_sg_layout,
        target_sg_data=target_sg_data,
        target_inst_data=target_inst_data,
    )
    return builder.state(info, (), {**layouts, "target": target, "results": [any_op_t()]})
