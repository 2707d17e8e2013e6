"""Types that operations did not take in earlier releases, and those that they take no more in newer ones."""

from __future__ import annotations

from collections.abc import Callable

from mlirkit.builtin.float_types import BF16Type, F16Type, Float8E4M3FNType, Float8E5M2Type
from mlirkit.builtin.shaped_types import UnrankedTensorType, VectorType
from mlirkit.builtin.types import integer_type
from mlirkit.core.attribute import Type
from mlirkit.core.operation import Operation
from mlirkit.layouts.changes.change import Change, Rewrite, nothing

Test = Callable[[Type], bool]


def _is_vector(type: Type) -> bool:
    return isinstance(type, VectorType)


def _is_vector_of_pointers(type: Type) -> bool:
    """Vectors of pointers were types of llvm."""
    return isinstance(type, VectorType) and (type.element_type.DIALECT, type.element_type.MNEMONIC) == (
        "llvm",
        "ptr",
    )


def _is_unranked(type: Type) -> bool:
    return isinstance(type, UnrankedTensorType)


def _is_wide(type: Type) -> bool:
    return type == integer_type(64)


def _is_parameter(type: Type) -> bool:
    return (type.DIALECT, type.MNEMONIC) == ("transform", "param")


def _is_in_cluster(type: Type) -> bool:
    """Shared memory of a cluster was in the address space of a block's."""
    return str(type) == "!llvm.ptr<7>"


def _is_of(*kinds: type[Type]) -> Test:
    """Whether a type, or what a vector consists of, is of these classes."""
    return lambda type: isinstance(type.element_type if isinstance(type, VectorType) else type, kinds)


def _without(test: Test) -> Rewrite:
    """An error where an operand or a result has such a type."""

    def downgrade(op: Operation) -> None:
        for type in (*op.operand_types(), *op.result_types()):
            if test(type):
                raise op.op_error(f"has the type {type}, which the release does not take there")

    return downgrade


_BULK = "cp.async.bulk"

# The last release without, the operations, and the types.
_LIMITS: tuple[tuple[int, str, str, Test], ...] = (
    (20, "llvm.intr", "lround lrint llround llrint", _is_vector),
    (20, "llvm.intr", "masked.gather masked.scatter vp.ptrtoint vp.inttoptr", _is_vector_of_pointers),
    (20, "tosa", "gather scatter", _is_unranked),
    (20, "nvvm", f"{_BULK}.tensor.shared.cluster.global {_BULK}.shared.cluster.global", _is_in_cluster),
    (20, "nvvm", f"{_BULK}.shared.cluster.shared.cta", _is_in_cluster),
    (21, "rocdl", "make.buffer.rsrc", _is_wide),
    (19, "transform", "split_handle", _is_parameter),
    (20, "amdgpu", "packed_trunc_2xfp8 packed_stoch_round_fp8", _is_of(Float8E4M3FNType, Float8E5M2Type)),
    (20, "spirv", "ConvertFToS ConvertFToU ConvertSToF ConvertUToF", _is_of(BF16Type)),
    (
        19,
        "emitc",
        "add apply assign bitwise_and bitwise_left_shift bitwise_not bitwise_or bitwise_right_shift "
        "bitwise_xor call call_opaque cast cmp conditional constant div expression literal load "
        "logical_and logical_not logical_or mul rem sub unary_minus unary_plus variable",
        _is_of(F16Type, BF16Type),
    ),
)

_ON_AXES = {"": "clusterid ctaid nclusterid nctaid ntid tid", "cluster.": "ctaid nctaid"}

# Special registers of nvvm, whose reading gives integers from release 23 on, and any type of llvm before.
_SPECIAL_REGISTERS = {
    32: (
        "aggr.smem.size clock cluster.ctarank cluster.nctarank dynamic.smem.size globaltimer.lo gridid",
        "laneid nsmid nwarpid smid total.smem.size warpid warpsize",
        *[f"lanemask.{each}" for each in ("eq", "ge", "gt", "le", "lt")],
        *[
            f"{prefix}{each}.{axis}"
            for prefix, names in _ON_AXES.items()
            for each in names.split()
            for axis in "xyz"
        ],
        *[f"envreg{number}" for number in range(32)],
    ),
    64: ("clock64 globaltimer",),
}


def _is_no_integer_of(width: int) -> Test:
    return lambda type: type != integer_type(width)


CHANGES = (
    *[
        Change(f"{prefix}.{name}", until, nothing, _without(test))
        for until, prefix, names, test in _LIMITS
        for name in names.split()
    ],
    *[
        Change(f"nvvm.read.ptx.sreg.{name}", 23, nothing, _without(_is_no_integer_of(width)), is_newer=True)
        for width, groups in _SPECIAL_REGISTERS.items()
        for names in groups
        for name in names.split()
    ],
)
