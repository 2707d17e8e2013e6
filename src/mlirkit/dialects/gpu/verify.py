"""Verifiers of gpu: launches, reductions and exchanges within a group, matrices, memory."""

from __future__ import annotations

from math import prod

from mlirkit.builtin.attributes import UnitAttr
from mlirkit.builtin.float_types import FloatType
from mlirkit.builtin.map_attributes import AffineMapAttr
from mlirkit.builtin.ops import ModuleOp
from mlirkit.builtin.shaped_types import DYNAMIC, MemRefType, ShapedType, VectorType
from mlirkit.builtin.strides import strides_and_offset
from mlirkit.builtin.trait_checks import have_compatible_shape
from mlirkit.builtin.types import FunctionType, IntegerType
from mlirkit.core.attribute import Type
from mlirkit.core.operation import Operation
from mlirkit.core.traits import parent_with_trait
from mlirkit.core.value import Value
from mlirkit.core.walk import get_parent_of_type
from mlirkit.dialects.data_layouts import INTERFACE, verify_layout
from mlirkit.dialects.declared import gpu, nvvm
from mlirkit.dialects.gpu.container_checks import CONTAINER, verify_buffers, workgroup_count
from mlirkit.dialects.gpu.types import MMAMatrixType
from mlirkit.dialects.nvvm.targets import verify_target
from mlirkit.ods.live.hooks import interface, region_verifier, verifier


class ModuleLayout:
    """A module's data layout."""

    def verify(self, op: Operation) -> None:
        verify_layout(op)


interface(gpu.GPUModuleOp, INTERFACE)(ModuleLayout())


# -- launches ---------------------------------------------------------------------------------------------


@verifier(gpu.ReturnOp)
def verify_return(op: gpu.ReturnOp) -> None:
    """Mirrors ReturnOp::verify."""
    function = get_parent_of_type(op, gpu.GPUFuncOp)
    if function is None:
        return
    type = function.function_type.value
    expected = type.result_types if isinstance(type, FunctionType) else ()
    if len(expected) != len(op.operands_):
        error = op.op_error(f"expected {len(expected)} result operands")
        raise function.note_on(error, "return type declared here")
    for index, (operand, result_type) in enumerate(zip(op.operands_, expected)):
        if operand.type != result_type:
            raise op.op_error(f"unexpected type `'{operand.type}'' for operand #{index}")


def _cluster_sizes(op: gpu.LaunchOp | gpu.LaunchFuncOp) -> list[Value]:
    """The cluster sizes that are given."""
    sizes = (op.clusterSizeX, op.clusterSizeY, op.clusterSizeZ)
    return [size for size in sizes if size is not None]


@verifier(gpu.LaunchOp)
def verify_launch(op: gpu.LaunchOp) -> None:
    """Mirrors LaunchOp::verify."""
    if len(_cluster_sizes(op)) not in (0, 3):
        raise op.op_error("cluster size must be all present")


@region_verifier(gpu.LaunchOp)
def verify_launch_body(op: gpu.LaunchOp) -> None:
    """Mirrors LaunchOp::verifyRegions: thread and block ids and sizes, then the buffers."""
    blocks = op.body.get_blocks()
    expected = 18 if op.clusterSizeX is not None else 12
    count = workgroup_count(op)
    if blocks:
        if len(blocks[0].args) < expected + count:
            raise op.op_error("unexpected number of region arguments")
        buffers = [argument.type for argument in blocks[0].args[expected:]]
        verify_buffers(op, buffers[:count], gpu.AddressSpace.Workgroup)
        verify_buffers(op, buffers[count:], gpu.AddressSpace.Private)
    for block in blocks:
        last = block.last
        if last is None or last.successors or isinstance(last, gpu.TerminatorOp):
            continue
        error = last.error("expected 'gpu.terminator' or a terminator with successors")
        raise op.note_on(error, "in 'gpu.launch' body region")


@verifier(gpu.LaunchFuncOp)
def verify_launch_func(op: gpu.LaunchFuncOp) -> None:
    """Mirrors LaunchFuncOp::verify."""
    module = get_parent_of_type(op, ModuleOp)
    if module is None:
        raise op.op_error("expected to belong to a module")
    if not isinstance(module.discardable_attributes.get(CONTAINER), UnitAttr):
        raise op.op_error(f"expected the closest surrounding module to have the '{CONTAINER}' attribute")
    sizes = _cluster_sizes(op)
    if len(sizes) == 3 and len({size.type for size in sizes}) > 1:
        raise op.op_error("expects types of the cluster dimensions must be the same")


@verifier(gpu.GPUModuleOp)
def verify_module(op: gpu.GPUModuleOp) -> None:
    """Mirrors GPUModuleOp::verify: nvvm's targets verify the module."""
    for target in op.targets or ():
        if isinstance(target, nvvm.NVVMTargetAttr):
            verify_target(op, target)


# -- groups -----------------------------------------------------------------------------------------------

_OF_FLOATS = (
    gpu.AllReduceOperation.MINNUMF,
    gpu.AllReduceOperation.MAXNUMF,
    gpu.AllReduceOperation.MINIMUMF,
    gpu.AllReduceOperation.MAXIMUMF,
)
_OF_INTEGERS = (
    gpu.AllReduceOperation.MINSI,
    gpu.AllReduceOperation.MINUI,
    gpu.AllReduceOperation.MAXSI,
    gpu.AllReduceOperation.MAXUI,
    gpu.AllReduceOperation.AND,
    gpu.AllReduceOperation.OR,
    gpu.AllReduceOperation.XOR,
)


def _verify_kind(
    op: gpu.AllReduceOp | gpu.SubgroupReduceOp, kind: gpu.AllReduceOperation, element: Type
) -> None:
    if (kind in _OF_FLOATS and not isinstance(element, FloatType)) or (
        kind in _OF_INTEGERS and not isinstance(element, IntegerType)
    ):
        raise op.error(f"`{kind}` reduction operation is not compatible with type '{op.result.type}'")


@region_verifier(gpu.AllReduceOp)
def verify_all_reduce(op: gpu.AllReduceOp) -> None:
    """Mirrors AllReduceOp::verifyRegions."""
    body, kind, type = op.body.first_block, op.op, op.result.type
    if (body is None) == (kind is None):
        raise op.error("expected either an op attribute or a non-empty body")
    if kind is not None:
        _verify_kind(op, kind, type)
        return
    if body is None:
        return
    if len(body.args) != 2:
        raise op.error("expected two region arguments")
    if any(argument.type != type for argument in body.args):
        raise op.error("incorrect region argument type")
    yields = [block.last for block in op.body.get_blocks() if isinstance(block.last, gpu.YieldOp)]
    for last in yields:
        if len(last.values) != 1:
            raise op.error("expected one gpu.yield operand")
        if last.values[0].type != type:
            raise op.error("incorrect gpu.yield type")
    if not yields:
        raise op.error("expected gpu.yield op in region")


@verifier(gpu.SubgroupReduceOp)
def verify_subgroup_reduce(op: gpu.SubgroupReduceOp) -> None:
    """Mirrors SubgroupReduceOp::verify."""
    type = op.result.type
    if isinstance(type, VectorType) and type.scalable:
        raise op.op_error("is not compatible with scalable vector types")
    _verify_kind(op, op.op, type.element_type if isinstance(type, VectorType) else type)
    size, stride = op.cluster_size, op.cluster_stride
    if size is not None and not _is_power_of_two(size.value):
        raise op.op_error(f"cluster size {size.value} is not a power of two")
    step = 1 if stride is None else stride.value
    if step != 1 and size is None:
        raise op.op_error("cluster stride can only be specified if cluster size is specified")
    if not _is_power_of_two(step):
        raise op.op_error(f"cluster stride {step} is not a power of two")


def _is_power_of_two(number: int) -> bool:
    return number > 0 and not number & (number - 1)


@verifier(gpu.SubgroupBroadcastOp)
def verify_subgroup_broadcast(op: gpu.SubgroupBroadcastOp) -> None:
    """Mirrors SubgroupBroadcastOp::verify."""
    is_specific = op.broadcast_type == gpu.BroadcastType.specific_lane
    if is_specific and op.lane is None:
        raise op.op_error("lane must be specified for `specific_lane` broadcast")
    if not is_specific and op.lane is not None:
        raise op.op_error("lane can only be specified for `specific_lane` broadcast")


@verifier(gpu.RotateOp)
def verify_rotate(op: gpu.RotateOp) -> None:
    """Mirrors RotateOp::verify."""
    if op.offset.value >= op.width.value:
        raise op.op_error(f"offset must be in the range [0, {op.width.value})")


@verifier(gpu.WarpExecuteOnLane0Op)
def verify_warp_execute(op: gpu.WarpExecuteOnLane0Op) -> None:
    """Mirrors WarpExecuteOnLane0Op::verify."""
    block = op.warpRegion.blocks[0]
    if len(op.args) != len(block.args):
        raise op.op_error("expected same number op arguments and block arguments.")
    # Another terminator than gpu.yield is reported later.
    terminator = block.last
    yielded = [] if terminator is None else terminator.operand_values()
    if len(yielded) != len(op.results):
        raise op.op_error("expected same number of yield operands and return values.")
    for whole, part in zip([*block.args, *yielded], [*op.args, *op.results]):
        if whole.type != part.type:
            _verify_distributed(op, whole.type, part.type)


def _verify_distributed(op: gpu.WarpExecuteOnLane0Op, whole: Type, part: Type) -> None:
    if not isinstance(whole, VectorType) or not isinstance(part, VectorType):
        raise op.op_error("expected vector type for distributed operands.")
    if len(whole.shape) != len(part.shape) or whole.element_type != part.element_type:
        raise op.op_error("expected distributed vectors to have same rank and element type.")
    for number, (extent, share) in enumerate(zip(whole.shape, part.shape)):
        if extent % share:
            raise op.op_error(
                f"expected expanded vector dimension #{number} ({extent}) to be a multipler of the "
                f"distributed vector dimension ({share})"
            )
    size = op.warp_size.value
    if prod(whole.shape) != size * prod(part.shape):
        raise op.op_error(
            f"incompatible distribution dimensions from '{whole}' to '{part}' with warp size = {size}"
        )


# -- matrices ---------------------------------------------------------------------------------------------


def _role(value: Value) -> str:
    """The operand kind of a matrix: `AOp` of `!gpu.mma_matrix<16x16xf16, "AOp">`."""
    return value.type.operand if isinstance(value.type, MMAMatrixType) else ""


def _shape(value: Value) -> list[int]:
    return value.type.shape if isinstance(value.type, MMAMatrixType) else []


def _verify_unit_stride(op: Operation, memref: MemRefType, name: str) -> None:
    layout = strides_and_offset(memref)
    if layout is None or (layout[0] and layout[0][-1] != 1):
        raise op.error(f"expected {name} memref most minor dim must have unit stride")


@verifier(gpu.SubgroupMmaLoadMatrixOp)
def verify_load_matrix(op: gpu.SubgroupMmaLoadMatrixOp) -> None:
    """Mirrors SubgroupMmaLoadMatrixOp::verify."""
    _verify_unit_stride(op, op.srcMemref.type, "source")
    if _role(op.res) not in ("AOp", "BOp", "COp"):
        raise op.error("only AOp, BOp and COp can be loaded")


@verifier(gpu.SubgroupMmaStoreMatrixOp)
def verify_store_matrix(op: gpu.SubgroupMmaStoreMatrixOp) -> None:
    """Mirrors SubgroupMmaStoreMatrixOp::verify."""
    _verify_unit_stride(op, op.dstMemref.type, "destination")
    if _role(op.src) != "COp":
        raise op.error("expected the operand matrix being stored to have 'COp' operand type")


@verifier(gpu.SubgroupMmaComputeOp)
def verify_compute(op: gpu.SubgroupMmaComputeOp) -> None:
    """Mirrors SubgroupMmaComputeOp::verify."""
    if [_role(op.opA), _role(op.opB), _role(op.opC)] != ["AOp", "BOp", "COp"]:
        raise op.error("operands must be in the order AOp, BOp, COp")
    left, right, out = _shape(op.opA), _shape(op.opB), _shape(op.opC)
    if left[1] != right[0] or left[0] != out[0] or right[1] != out[1]:
        raise op.error("operand shapes do not satisfy matmul constraints")


# -- memory -----------------------------------------------------------------------------------------------


@verifier(gpu.AllocOp)
def verify_alloc(op: gpu.AllocOp) -> None:
    """Mirrors AllocOp::verify."""
    type = op.memref.type
    dynamic, sizes = sum(size == DYNAMIC for size in type.shape), len(op.dynamicSizes)
    if sizes != dynamic:
        raise op.op_error(f"incorrect number of dynamic sizes, has {sizes}, expected {dynamic}")
    symbols = type.layout.map.n_symbols if isinstance(type.layout, AffineMapAttr) else 0
    if len(op.symbolOperands) != symbols:
        raise op.op_error("symbol operand count does not equal memref symbol count")


@verifier(gpu.MemcpyOp)
def verify_memcpy(op: gpu.MemcpyOp) -> None:
    """Mirrors MemcpyOp::verify."""
    if _element(op.src.type) != _element(op.dst.type):
        raise op.op_error("arguments have incompatible element type")
    if not have_compatible_shape(op.src.type, op.dst.type):
        raise op.op_error("arguments have incompatible shape")


def _element(type: Type) -> Type:
    return type.element_type if isinstance(type, ShapedType) else type


@verifier(gpu.DynamicSharedMemoryOp)
def verify_dynamic_shared_memory(op: gpu.DynamicSharedMemoryOp) -> None:
    """Mirrors DynamicSharedMemoryOp::verify."""
    if parent_with_trait(op, "SymbolTable") is None:
        raise op.op_error("must be inside an op with symbol table")
    type = op.resultMemref.type
    space = type.memory_space
    if not isinstance(space, gpu.AddressSpaceAttr) or space.value != gpu.AddressSpace.Workgroup:
        raise op.op_error("address space must be address_space<workgroup>")
    if type.has_static_shape:
        raise op.op_error("result memref type must be memref<?xi8, #gpu.address_space<workgroup>>")
