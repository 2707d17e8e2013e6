"""Changes of llvm."""

from __future__ import annotations

from typing import Any

from mlirkit.builtin.attributes import ArrayAttr, IntegerAttr, UnitAttr, integer_attr
from mlirkit.builtin.dense import DenseArrayAttr
from mlirkit.builtin.types import integer_type
from mlirkit.core.attribute import ParametrizedAttribute
from mlirkit.core.operation import Operation
from mlirkit.core.structural_attributes import StringAttr
from mlirkit.core.verifier import collect_anew
from mlirkit.layouts.changes.change import (
    Change,
    Rewrite,
    attribute_of,
    get,
    insert_before,
    nothing,
    put,
    take,
)


def _upgrade_overflow_flags(op: Operation) -> None:
    """Flags were an attribute of the dialect, and are now a number."""
    flags = get(op, "overflowFlags")
    of_flags = attribute_of(op, "#llvm.overflow<none>").__class__
    if isinstance(flags, ParametrizedAttribute) and flags.__class__ is of_flags:
        number: Any = flags.parameters[0]
        take(op, "overflowFlags")
        put(op, "overflowFlags", integer_attr(integer_type(32), int(number)))


def _downgrade_overflow_flags(op: Operation) -> None:
    flags = take(op, "overflowFlags")
    if isinstance(flags, IntegerAttr) and flags.bits:
        names = [name for at, name in enumerate(("nsw", "nuw")) if flags.bits >> at & 1]
        put(op, "overflowFlags", attribute_of(op, f"#llvm.overflow<{', '.join(names)}>"))


# The model of thread-local variables without another one.
_GENERAL_DYNAMIC = 1


def _upgrade_thread_local(op: Operation) -> None:
    """From 24 on, variables have the model by which they are thread-local; 0 means not thread-local."""
    mode = get(op, "tls_mode")
    if isinstance(mode, IntegerAttr) and mode.bits <= _GENERAL_DYNAMIC:
        take(op, "tls_mode")
        put(op, "thread_local_", UnitAttr() if mode.bits else None)


def _downgrade_thread_local(op: Operation) -> None:
    if take(op, "thread_local_") is not None:
        put(op, "tls_mode", integer_attr(integer_type(64), _GENERAL_DYNAMIC))


def _downgrade_scope(op: Operation) -> None:
    """A fence had to have a scope, which was empty for all threads."""
    if get(op, "syncscope") is None:
        put(op, "syncscope", StringAttr(""))


def _downgrade_bundles(op: Operation) -> None:
    """Calls had no operand bundles."""
    bundles = take(op, "op_bundle_sizes")
    if isinstance(bundles, DenseArrayAttr) and len(bundles):
        raise op.op_error("has bundles of operands, which the release does not know")


# Of each function of a list, the data without which the function is not called; zero: it is always called.
_NO_DATA = "#llvm.zero"


def _upgrade_functions(functions: str) -> Rewrite:
    """Lists of functions to call at the begin or the end had no data."""

    def upgrade(op: Operation) -> None:
        names = get(op, functions)
        if isinstance(names, ArrayAttr) and get(op, "data") is None:
            put(op, "data", ArrayAttr([attribute_of(op, _NO_DATA)] * len(names)))

    return upgrade


def _downgrade_functions(op: Operation) -> None:
    data = get(op, "data")
    if not isinstance(data, ArrayAttr) or any(datum != attribute_of(op, _NO_DATA) for datum in data):
        raise op.op_error("has data of functions, which the release does not know")
    take(op, "data")


# The flags of an address computation that `inbounds` combines.
_INBOUNDS = 3


def _upgrade_address(op: Operation) -> None:
    if take(op, "inbounds") is not None:
        put(op, "noWrapFlags", integer_attr(integer_type(32), _INBOUNDS))


def _downgrade_address(op: Operation) -> None:
    """Flags that `inbounds` does not imply remain, to be left out as hints are."""
    flags = take(op, "noWrapFlags")
    bits = flags.bits if isinstance(flags, IntegerAttr) else 0
    if bits & _INBOUNDS == _INBOUNDS:
        put(op, "inbounds", UnitAttr())
        bits -= _INBOUNDS
    if bits:
        put(op, "noWrapFlags", integer_attr(integer_type(32), bits))


# The number for an unknown size.
_UNKNOWN_SIZE = -1


def _upgrade_lifetime(op: Operation) -> None:
    take(op, "size")


def _downgrade_lifetime(op: Operation) -> None:
    put(op, "size", integer_attr(integer_type(64), _UNKNOWN_SIZE))


def _upgrade_reduction(op: Operation) -> None:
    """The permission to reassociate sums was separate from other flags."""
    reassoc = take(op, "reassoc")
    if isinstance(reassoc, IntegerAttr) and reassoc.bits:
        put(op, "fastmathFlags", attribute_of(op, "#llvm.fastmath<reassoc>"))


# The flag that permits reassociation.
_REASSOC = 64


def _downgrade_reduction(op: Operation) -> None:
    """`reassoc` becomes a separate attribute; other flags remain, and are dropped as hints."""
    flags = get(op, "fastmathFlags")
    bits = int(flags.parameters[0]) if isinstance(flags, ParametrizedAttribute) else 0
    put(op, "reassoc", integer_attr(integer_type(1), int(bool(bits & _REASSOC))))
    if not bits & ~_REASSOC:
        take(op, "fastmathFlags")


# Predicated operations that 24 lacks, under the names of their unpredicated forms, by the number of operands
# before the mask and the length.  Disabled elements are poison, so that they may be computed.
_PREDICATED = {
    1: "fneg fptosi fptoui fpext fptrunc inttoptr ptrtoint sext sitofp trunc uitofp zext",
    2: "add and ashr fadd fdiv fmul frem fsub lshr mul or shl sub xor "
    "intr.smax intr.smin intr.umax intr.umin",
    3: "intr.fma intr.fmuladd select",
}


_WITH_OVERFLOW_FLAGS = frozenset({"add", "mul", "shl", "sub", "trunc"})


def _unpredicated(name: str, count: int) -> Rewrite:
    def downgrade(op: Operation) -> None:
        # Predicated operations accept more types.
        on_all = insert_before(op, f"llvm.{name}", op.operand_values()[:count], op.result_types())
        is_invalid = bool(collect_anew(on_all, recursive=False))
        on_all.erase()
        if is_invalid:
            raise op.op_error("has no counterpart of these types in the release")
        op.set_operands(op.operand_values()[:count])
        op.info = op.context.operation_name(f"llvm.{name}")
        if name in _WITH_OVERFLOW_FLAGS:
            put(op, "overflowFlags", integer_attr(integer_type(32), 0))

    return downgrade


CHANGES = (
    *(
        Change(
            f"llvm.intr.vp.{name.removeprefix('intr.')}", 24, nothing, _unpredicated(name, at), is_newer=True
        )
        for at, names in _PREDICATED.items()
        for name in names.split()
    ),
    *(
        Change(f"llvm.{name}", 19, nothing, _downgrade_bundles)
        for name in ("call", "call_intrinsic", "intr.assume", "invoke")
    ),
    *(
        Change(f"llvm.intr.lifetime.{name}", 21, _upgrade_lifetime, _downgrade_lifetime)
        for name in ("start", "end")
    ),
    *(
        Change(f"llvm.intr.vector.reduce.{name}", 17, _upgrade_reduction, _downgrade_reduction)
        for name in ("fadd", "fmul")
    ),
    Change("llvm.fence", 16, nothing, _downgrade_scope),
    Change("llvm.getelementptr", 20, _upgrade_address, _downgrade_address),
    *(
        Change(f"llvm.{name}", 18, _upgrade_overflow_flags, _downgrade_overflow_flags)
        for name in ("add", "sub", "mul", "shl")
    ),
    *(
        Change(f"llvm.mlir.global_{functions}", 20, _upgrade_functions(functions), _downgrade_functions)
        for functions in ("ctors", "dtors")
    ),
    Change("llvm.mlir.global", 24, _upgrade_thread_local, _downgrade_thread_local, is_newer=True),
)
