"""Verifiers of gpu: launches, reductions and exchanges within a group, matrices, memory."""

from __future__ import annotations

from math import prod
from typing import Any

from mlirkit.builtin.attributes import ArrayAttr, UnitAttr
from mlirkit.builtin.float_types import FloatType
from mlirkit.builtin.shaped_types import DYNAMIC, MemRefType, ShapedType, VectorType
from mlirkit.builtin.strides import strides_and_offset
from mlirkit.builtin.types import IntegerType
from mlirkit.core.attribute import Type
from mlirkit.core.traits import parent_with_trait
from mlirkit.core.walk import get_parent_of_type
from mlirkit.dialects.cast_types import compatible_shapes
from mlirkit.dialects.data_layouts import INTERFACE, verify_layout
from mlirkit.dialects.gpu.container_checks import verify_buffers
from mlirkit.dialects.nvvm.targets import verify_target
from mlirkit.ods.live.hooks import interface, region_verifier, verifier


@interface("gpu.module", INTERFACE)
class ModuleLayout:
    """A module's data layout."""

    verify = staticmethod(verify_layout)


# -- launches ---------------------------------------------------------------------------------------------


@verifier("gpu.return")
def verify_return(op: Any) -> None:
    """As ReturnOp::verify."""
    function: Any = get_parent_of_type(op, "gpu.func")
    if function is None:
        return
    expected = function.attribute("function_type").value.results
    if len(expected) != op.operand_count:
        error = op.op_error(f"expected {len(expected)} result operands")
        raise function.note_on(error, "return type declared here")
    for index, (type, wanted) in enumerate(zip(op.operand_types(), expected, strict=True)):
        if type != wanted:
            raise op.op_error(f"unexpected type `'{type}'' for operand #{index}")


@verifier("gpu.launch")
def verify_launch(op: Any) -> None:
    """As LaunchOp::verify."""
    sizes = [getattr(op, f"clusterSize{axis}") for axis in "XYZ"]
    if None in sizes and any(size is not None for size in sizes):
        raise op.op_error("cluster size must be all present")


@region_verifier("gpu.launch")
def verify_launch_body(op: Any) -> None:
    """As LaunchOp::verifyRegions: thread and block ids and sizes, then what is attributed to groups."""
    blocks = op.region_at(0).get_blocks()
    wanted = 18 if op.clusterSizeX is not None else 12
    attributions = op.attribute("workgroup_attributions")
    count = getattr(attributions, "value", 0)
    if blocks:
        if len(blocks[0].args) < wanted + count:
            raise op.op_error("unexpected number of region arguments")
        buffers = [argument.type for argument in blocks[0].args[wanted:]]
        verify_buffers(op, buffers[:count], "workgroup")
        verify_buffers(op, buffers[count:], "private")
    for block in blocks:
        last = block.last
        if last is None or last.successors or last.info.name == "gpu.terminator":
            continue
        error = last.error("expected 'gpu.terminator' or a terminator with successors")
        raise op.note_on(error, "in 'gpu.launch' body region")


@verifier("gpu.launch_func")
def verify_launch_func(op: Any) -> None:
    """As LaunchFuncOp::verify."""
    module: Any = get_parent_of_type(op, "builtin.module")
    if module is None:
        raise op.op_error("expected to belong to a module")
    if not isinstance(module.attribute("gpu.container_module"), UnitAttr):
        raise op.op_error(
            "expected the closest surrounding module to have the 'gpu.container_module' attribute"
        )
    sizes = [getattr(op, f"clusterSize{axis}") for axis in "XYZ"]
    if None not in sizes and len({size.type for size in sizes}) > 1:
        raise op.op_error("expects types of the cluster dimensions must be the same")


@verifier("gpu.module")
def verify_module(op: Any) -> None:
    """As GPUModuleOp::verify: nvvm's targets have something to say."""
    targets = op.attribute("targets")
    for target in targets if isinstance(targets, ArrayAttr) else ():
        if getattr(target, "FULL_NAME", "") == "nvvm.target":
            verify_target(op, target)


# -- groups -----------------------------------------------------------------------------------------------

OF_FLOATS = ("minnumf", "maxnumf", "minimumf", "maximumf")
OF_INTEGERS = ("minsi", "minui", "maxsi", "maxui", "and", "or", "xor")


def _kind(attribute: Any) -> str:
    """How elements are combined: `add` of `#gpu<all_reduce_op add>`."""
    return str(attribute).rpartition(" ")[2].removesuffix(">")


def _verify_kind(op: Any, kind: str, element: Type) -> None:
    if (kind in OF_FLOATS and not isinstance(element, FloatType)) or (
        kind in OF_INTEGERS and not isinstance(element, IntegerType)
    ):
        raise op.error(f"`{kind}` reduction operation is not compatible with type '{op.result_types()[0]}'")


@region_verifier("gpu.all_reduce")
def verify_all_reduce(op: Any) -> None:
    """As AllReduceOp::verifyRegions."""
    region, kind, type = op.region_at(0), op.inherent("op"), op.result_types()[0]
    if region.is_empty == (kind is None):
        raise op.error("expected either an op attribute or a non-empty body")
    if kind is not None:
        _verify_kind(op, _kind(kind), type)
        return
    arguments = region.first_block.args
    if len(arguments) != 2:
        raise op.error("expected two region arguments")
    if any(argument.type != type for argument in arguments):
        raise op.error("incorrect region argument type")
    yields = [block.last for block in region.get_blocks() if block.last.info.name == "gpu.yield"]
    for each in yields:
        if each.operand_count != 1:
            raise op.error("expected one gpu.yield operand")
        if each.operand_at(0).type != type:
            raise op.error("incorrect gpu.yield type")
    if not yields:
        raise op.error("expected gpu.yield op in region")


@verifier("gpu.subgroup_reduce")
def verify_subgroup_reduce(op: Any) -> None:
    """As SubgroupReduceOp::verify."""
    type = op.result_types()[0]
    if isinstance(type, VectorType) and type.scalable:
        raise op.op_error("is not compatible with scalable vector types")
    _verify_kind(op, _kind(op.inherent("op")), type.element_type if isinstance(type, VectorType) else type)
    size, stride = (op.inherent(name) for name in ("cluster_size", "cluster_stride"))
    if size is not None and not _is_power_of_two(size.value):
        raise op.op_error(f"cluster size {size.value} is not a power of two")
    step = 1 if stride is None else stride.value
    if step != 1 and size is None:
        raise op.op_error("cluster stride can only be specified if cluster size is specified")
    if not _is_power_of_two(step):
        raise op.op_error(f"cluster stride {step} is not a power of two")


def _is_power_of_two(number: int) -> bool:
    return number > 0 and not number & (number - 1)


@verifier("gpu.subgroup_broadcast")
def verify_subgroup_broadcast(op: Any) -> None:
    """As SubgroupBroadcastOp::verify."""
    is_specific = _kind(op.inherent("broadcast_type")) == "specific_lane"
    if is_specific and op.operand_count == 1:
        raise op.op_error("lane must be specified for `specific_lane` broadcast")
    if not is_specific and op.operand_count == 2:
        raise op.op_error("lane can only be specified for `specific_lane` broadcast")


@verifier("gpu.rotate")
def verify_rotate(op: Any) -> None:
    """As RotateOp::verify."""
    width = op.inherent("width").value
    if op.inherent("offset").value >= width:
        raise op.op_error(f"offset must be in the range [0, {width})")


@verifier("gpu.warp_execute_on_lane_0")
def verify_warp_execute(op: Any) -> None:
    """As WarpExecuteOnLane0Op::verify."""
    block = op.region_at(0).first_block
    operands = op.operand_types()[1:]
    if len(operands) != len(block.args):
        raise op.op_error("expected same number op arguments and block arguments.")
    last = block.last
    if last is None or last.info.name != "gpu.yield":
        raise op.op_error("expected body to be terminated with 'gpu.yield'")
    if last.operand_count != op.result_count:
        raise op.op_error("expected same number of yield operands and return values.")
    size = op.inherent("warp_size").value
    inside = [argument.type for argument in block.args] + last.operand_types()
    for whole, part in zip(inside, [*operands, *op.result_types()], strict=True):
        if whole != part:
            _verify_distributed(op, whole, part, size)


def _verify_distributed(op: Any, whole: Type, part: Type, size: int) -> None:
    if not isinstance(whole, VectorType) or not isinstance(part, VectorType):
        raise op.op_error("expected vector type for distributed operands.")
    if len(whole.shape) != len(part.shape) or whole.element_type != part.element_type:
        raise op.op_error("expected distributed vectors to have same rank and element type.")
    for number, (extent, share) in enumerate(zip(whole.shape, part.shape, strict=True)):
        if extent % share:
            raise op.op_error(
                f"expected expanded vector dimension #{number} ({extent}) to be a multipler of the "
                f"distributed vector dimension ({share})"
            )
    if prod(whole.shape) != size * prod(part.shape):
        raise op.op_error(
            f"incompatible distribution dimensions from '{whole}' to '{part}' with warp size = {size}"
        )


# -- matrices ---------------------------------------------------------------------------------------------


def _role(type: Any) -> str:
    """Which operand of a product a matrix is: `AOp` of `!gpu.mma_matrix<16x16xf16, "AOp">`."""
    return str(type.operand)


def _verify_unit_stride(op: Any, memref: MemRefType, what: str) -> None:
    layout = strides_and_offset(memref)
    if layout is None or (layout[0] and layout[0][-1] != 1):
        raise op.error(f"expected {what} memref most minor dim must have unit stride")


@verifier("gpu.subgroup_mma_load_matrix")
def verify_load_matrix(op: Any) -> None:
    """As SubgroupMmaLoadMatrixOp::verify."""
    _verify_unit_stride(op, op.operand_at(0).type, "source")
    if _role(op.result_types()[0]) not in ("AOp", "BOp", "COp"):
        raise op.error("only AOp, BOp and COp can be loaded")


@verifier("gpu.subgroup_mma_store_matrix")
def verify_store_matrix(op: Any) -> None:
    """As SubgroupMmaStoreMatrixOp::verify."""
    _verify_unit_stride(op, op.operand_at(1).type, "destination")
    if _role(op.operand_at(0).type) != "COp":
        raise op.error("expected the operand matrix being stored to have 'COp' operand type")


@verifier("gpu.subgroup_mma_compute")
def verify_compute(op: Any) -> None:
    """As SubgroupMmaComputeOp::verify."""
    types = op.operand_types()
    if [_role(type) for type in types] != ["AOp", "BOp", "COp"]:
        raise op.error("operands must be in the order AOp, BOp, COp")
    left, right, out = (_matrix_shape(type) for type in types)
    if left[1] != right[0] or left[0] != out[0] or right[1] != out[1]:
        raise op.error("operand shapes do not satisfy matmul constraints")


def _matrix_shape(type: Any) -> list[int]:
    return list(type.shape)


# -- memory -----------------------------------------------------------------------------------------------


@verifier("gpu.alloc")
def verify_alloc(op: Any) -> None:
    """As AllocOp::verify."""
    type = op.result_types()[0]
    dynamic, given = sum(size == DYNAMIC for size in type.shape), len(op.dynamicSizes)
    if given != dynamic:
        raise op.op_error(f"incorrect number of dynamic sizes, has {given}, expected {dynamic}")
    map = getattr(type.layout, "map", None)
    if len(op.symbolOperands) != (0 if map is None else map.n_symbols):
        raise op.op_error("symbol operand count does not equal memref symbol count")


@verifier("gpu.memcpy")
def verify_memcpy(op: Any) -> None:
    """As MemcpyOp::verify."""
    destination, source = op.operand_types()[-2:]
    if _element(source) != _element(destination):
        raise op.op_error("arguments have incompatible element type")
    if not compatible_shapes(source, destination):
        raise op.op_error("arguments have incompatible shape")


def _element(type: Type) -> Type:
    return type.element_type if isinstance(type, ShapedType) else type


@verifier("gpu.dynamic_shared_memory")
def verify_dynamic_shared_memory(op: Any) -> None:
    """As DynamicSharedMemoryOp::verify."""
    parent: Any = parent_with_trait(op, "SymbolTable")
    if parent is None:
        raise op.op_error("must be inside an op with symbol table")
    type = op.result_types()[0]
    if str(type.memory_space) != "#gpu.address_space<workgroup>":
        raise op.op_error("address space must be address_space<workgroup>")
    if type.has_static_shape:
        raise op.op_error("result memref type must be memref<?xi8, #gpu.address_space<workgroup>>")
