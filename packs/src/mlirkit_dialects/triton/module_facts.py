"""Properties of the module around an operation: warps, blocks of a cluster, the target."""

from __future__ import annotations

from mlirkit.builtin.attributes import IntegerAttr
from mlirkit.builtin.ops import ModuleOp
from mlirkit.core.operation import Operation
from mlirkit.core.structural_attributes import StringAttr
from mlirkit.core.walk import get_parent_of_type
from mlirkit_dialects.triton import classes as triton

_WARPS = "ttg.num-warps"
_ALL_WARPS = "ttg.total-num-warps"
_BLOCKS = "ttg.num-ctas"
_THREADS = "ttg.threads-per-warp"
_TARGET = "ttg.target"
_USUAL_THREADS = 32


def module_of(op: Operation) -> ModuleOp | None:
    """The innermost module around an operation."""
    return get_parent_of_type(op, ModuleOp)


def blocks_at(op: Operation) -> int:
    """Mirrors lookupNumCTAs: the number of blocks in a cluster."""
    return _number(module_of(op), _BLOCKS, 1)


def threads_at(op: Operation) -> int:
    """Mirrors TritonGPUDialect::getThreadsPerWarp."""
    return _number(module_of(op), _THREADS, _USUAL_THREADS)


def target_at(op: Operation) -> str:
    """The target, such as `cuda:90` or `hip:gfx942`; empty if the module has none."""
    module = module_of(op)
    value = None if module is None else module.discardable_attributes.get(_TARGET)
    return value.value if isinstance(value, StringAttr) else ""


def warps_at(op: Operation) -> int | None:
    """Mirrors maybeLookupNumWarps: of the partition, the function or the module around an operation."""
    place: Operation | None = op
    while place is not None:
        if isinstance(place, ModuleOp | triton.FuncOp):
            value = place.discardable_attributes.get(_WARPS)
            if isinstance(value, IntegerAttr):
                return value.value
        parent = place.parent_op
        if isinstance(parent, triton.WarpSpecializePartitionsOp):
            specialize = parent.parent_op
            regions = [region is place.parent_region for region in parent.partitionRegions]
            if isinstance(specialize, triton.WarpSpecializeOp) and True in regions:
                return int(specialize.partitionNumWarps.values[regions.index(True)])
        place = parent
    return None


def _number(module: ModuleOp | None, name: str, default: int) -> int:
    value = None if module is None else module.discardable_attributes.get(name)
    return value.value if isinstance(value, IntegerAttr) else default


def all_warps_in(module: ModuleOp) -> int:
    """Mirrors getTotalNumWarps: warps of warp-specialized partitions included."""
    value = module.discardable_attributes.get(_ALL_WARPS)
    return value.value if isinstance(value, IntegerAttr) else _number(module, _WARPS, 1)
