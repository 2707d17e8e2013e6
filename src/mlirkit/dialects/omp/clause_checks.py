"""Verification of omp's clauses, shared by operations.

A clause has operands, and often an attribute with a symbol, a number or a flag for each of them.
"""

from __future__ import annotations

from collections.abc import Sequence
from typing import Any

from mlirkit.builtin.attributes import ArrayAttr, IntegerAttr
from mlirkit.builtin.dense import DenseArrayAttr
from mlirkit.core.attribute import Attribute, Type
from mlirkit.core.interfaces import interface
from mlirkit.core.operation import Operation, OperationT
from mlirkit.core.symbols import lookup_nearest_symbol_from
from mlirkit.core.traits import register_check
from mlirkit.core.value import Value
from mlirkit.dialects.declared import func, llvm, omp

# Clauses that define block arguments, in the order of the arguments.
WITH_ARGUMENTS = (
    *("has_device_addr", "host_eval", "in_reduction", "map", "private", "reduction", "task_reduction"),
    *("use_device_addr", "use_device_ptr"),
)
# The only other operation with block arguments for mapped variables.
MAPPED_INSIDE = "omp.target"


def values_of(op: Operation, name: str) -> list[Value]:
    """The operands of group `name`; [] if the operation has no such group."""
    return list(getattr(op, name, ()))


def symbols_of(op: Operation, name: str) -> list[Attribute] | None:
    """The symbols in array attribute `name`, which may be missing."""
    array = op.inherent(name)
    return list(array) if isinstance(array, ArrayAttr) else None


def symbol(op: Operation, reference: Attribute, kind: type[OperationT]) -> OperationT | None:
    """The operation of class `kind` that the reference names at `op`, or None."""
    named = lookup_nearest_symbol_from(op, reference)
    return named if isinstance(named, kind) else None


def first_repeated(values: Sequence[Value]) -> int | None:
    """The index of the first repeated value."""
    seen: set[int] = set()
    for number, value in enumerate(values):
        if id(value) in seen:
            return number
        seen.add(id(value))
    return None


# -- arguments of blocks ----------------------------------------------------------------------------------


def argument_counts(op: Operation) -> dict[str, int]:
    """The number of block arguments of each clause."""
    # A section uses the block arguments of the enclosing sections.
    owner: Any = op.parent_op if isinstance(op, omp.SectionOp) else op
    counts = {}
    for clause in WITH_ARGUMENTS:
        is_mapped_outside = clause == "map" and not isinstance(op, omp.TargetOp)
        counts[clause] = 0 if is_mapped_outside else len(values_of(owner, f"{clause}_vars"))
    return counts


def check_arguments(op: Operation) -> None:
    """As the verifier of BlockArgOpenMPOpInterface."""
    block = op.region_at(0).first_block
    expected = sum(argument_counts(op).values())
    if (0 if block is None else len(block.args)) < expected:
        raise op.op_error(f"expected at least {expected} entry block argument(s)")


register_check("BlockArgOpenMPOpInterface", check_arguments)


# -- reductions and privates ------------------------------------------------------------------------------


def check_reductions(op: Operation, clause: str = "reduction") -> None:
    """Mirrors verifyReductionVarList."""
    values, symbols = values_of(op, f"{clause}_vars"), symbols_of(op, f"{clause}_syms")
    if not values:
        if symbols is not None:
            raise op.op_error("unexpected reduction symbol references")
        return
    if symbols is None or len(symbols) != len(values):
        raise op.op_error("expected as many reduction symbol references as reduction variables")
    byref = op.inherent(f"{clause}_byref")
    if isinstance(byref, DenseArrayAttr) and len(byref.values) != len(values):
        raise op.error("expected as many reduction variable by reference attributes as reduction variables")
    repeated = first_repeated(values)
    for number, (value, reference) in enumerate(zip(values, symbols, strict=True)):
        if number == repeated:
            raise op.op_error("accumulator variable used more than once")
        declaration = symbol(op, reference, omp.DeclareReductionOp)
        if declaration is None:
            raise op.op_error(f"expected symbol reference {reference} to point to a reduction declaration")
        accumulator = accumulator_type(declaration)
        if accumulator is not None and accumulator != value.type:
            raise op.op_error(
                f"expected accumulator ('{value.type}') to be the same type as reduction declaration "
                f"('{accumulator}')"
            )


def accumulator_type(declaration: omp.DeclareReductionOp) -> Type | None:
    """The accumulator type of an atomic reduction; None without one."""
    # The declaration may be verified later.
    block = declaration.atomicReductionRegion.first_block if len(declaration.regions) > 3 else None
    return block.args[0].type if block is not None and block.args else None


def check_privates(op: Operation) -> None:
    """Mirrors verifyPrivateVarList."""
    values, symbols = values_of(op, "private_vars"), symbols_of(op, "private_syms") or []
    if len(values) != len(symbols):
        raise op.error(
            "inconsistent number of private variables and privatizer op symbols, private vars: "
            f"{len(values)} vs. privatizer op symbols: {len(symbols)}"
        )
    for value, reference in zip(values, symbols, strict=True):
        privatizer = symbol(op, reference, omp.PrivateClauseOp)
        if privatizer is None:
            raise op.error(f"failed to lookup privatizer op with symbol: '{reference}'")
        type = argument_type(privatizer)
        if type is not None and value.type != type:
            raise op.error(
                f"type mismatch between a {sharing(privatizer)} variable and its privatizer op, "
                f"var type: '{value.type}' vs. privatizer op type: '{type}'"
            )


def argument_type(privatizer: Operation) -> Type | None:
    """The type of the first argument of any of the regions of an `omp.private`; None without arguments."""
    for region in privatizer.regions:
        block = region.first_block
        if block is not None and block.args:
            return block.args[0].type
    return None


def sharing(privatizer: omp.PrivateClauseOp) -> str:
    """`private` or `firstprivate`; nothing where that is missing, which the privatizer's verifier reports."""
    kind = privatizer.data_sharing_type_attr
    return "" if kind is None else str(kind.value)


# -- others -----------------------------------------------------------------------------------------------


def check_allocations(op: Operation) -> None:
    if len(values_of(op, "allocate_vars")) != len(values_of(op, "allocator_vars")):
        raise op.error("expected equal sizes for allocate and allocator variables")


def check_copyprivates(op: Operation) -> None:
    """Mirrors verifyCopyprivateVarList."""
    values, symbols = values_of(op, "copyprivate_vars"), symbols_of(op, "copyprivate_syms") or []
    if len(values) != len(symbols):
        raise op.op_error(
            f"inconsistent number of copyprivate vars (= {len(values)}) and functions (= {len(symbols)}), "
            "both must be equal"
        )
    for value, reference in zip(values, symbols, strict=True):
        function = symbol(op, reference, func.FuncOp) or symbol(op, reference, llvm.LLVMFuncOp)
        if function is None or function.function_type_attr is None:
            raise op.op_error(f"expected symbol reference {reference} to point to a copy function")
        types = list(interface(function, "FunctionOpInterface").argument_types(function))
        if len(types) != 2:
            raise op.op_error(f"expected copy function {reference} to have 2 operands")
        if types[0] != types[1]:
            raise op.op_error(f"expected copy function {reference} arguments to have the same type")
        if types[0] != value.type:
            raise op.op_error(
                f"expected copy function arguments' type ('{types[0]}') to be the same as copyprivate "
                f"variable's type ('{value.type}')"
            )


def check_dependences(op: Operation) -> None:
    """Mirrors verifyDependVarList."""
    values, kinds = values_of(op, "depend_vars"), symbols_of(op, "depend_kinds")
    if values and (kinds is None or len(kinds) != len(values)):
        raise op.op_error("expected as many depend values as depend variables")
    if not values and kinds:
        raise op.op_error("unexpected depend values")


def check_alignments(op: Operation) -> None:
    """Mirrors verifyAlignedClause."""
    values, alignments = values_of(op, "aligned_vars"), symbols_of(op, "alignments")
    if not values:
        if alignments is not None:
            raise op.op_error("unexpected alignment values attribute")
        return
    if alignments is None or len(alignments) != len(values):
        raise op.op_error("expected as many alignment values as aligned variables")
    if first_repeated(values) is not None:
        raise op.op_error("aligned variable used more than once")
    if any(isinstance(alignment, IntegerAttr) and alignment.value <= 0 for alignment in alignments):
        raise op.op_error("alignment should be greater than 0")


def check_linear(op: Operation) -> None:
    """Check that there is a type for every linear variable.  Without any, MLIR crashes."""
    values = values_of(op, "linear_vars")
    if values and len(symbols_of(op, "linear_var_types") or []) != len(values):
        raise op.error("Ill-formed type attributes for linear variables")


def check_hint(
    op: omp.AtomicReadOp
    | omp.AtomicWriteOp
    | omp.AtomicUpdateOp
    | omp.AtomicCaptureOp
    | omp.CriticalDeclareOp,
) -> None:
    """Mirrors verifySynchronizationHint."""
    bits = 0 if op.hint is None else op.hint.value
    if bits & 3 == 3:
        raise op.op_error(
            "the hints omp_sync_hint_uncontended and omp_sync_hint_contended cannot be combined"
        )
    if bits & 12 == 12:
        raise op.op_error(
            "the hints omp_sync_hint_nonspeculative and omp_sync_hint_speculative cannot be combined."
        )
