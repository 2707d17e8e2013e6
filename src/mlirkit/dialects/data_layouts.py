"""Data layouts: the layout at an operation, combinations, and verification.

An operation's `dlti.dl_spec` applies inside the operation if it is a scope: a module, or an operation that
implements DataLayoutOpInterface.  Entries of inner scopes replace entries of outer ones, with which they must
be compatible.  Entries for types are verified kind by kind, then entries with names.  Mirrors:
DataLayoutInterfaces.cpp, DataLayoutSpecAttr::combineWith, and verifyEntries and areCompatible of the types.
"""

from __future__ import annotations

from typing import Final, TypeAlias, cast

from mlirkit.builtin.attributes import IntegerAttr
from mlirkit.builtin.dense import DenseIntElementsAttr
from mlirkit.builtin.float_types import FloatType
from mlirkit.builtin.ops import ModuleOp
from mlirkit.builtin.types import IndexType, IntegerType, OpaqueType, integer_type
from mlirkit.core.attribute import Attribute, Type
from mlirkit.core.context import Context
from mlirkit.core.operation import Operation
from mlirkit.core.structural_attributes import StringAttr
from mlirkit.dialects.declared import dlti, llvm, ptr
from mlirkit.ods.live.cpp.type_names import implements
from mlirkit.support.diagnostics import MLIRError

SPEC = "dlti.dl_spec"
INTERFACE = "DataLayoutOpInterface"

_ENDIANNESS = "dlti.endianness"
_NAMES = (
    *("default_memory_space", "alloca_memory_space", "program_memory_space", "global_memory_space"),
    *("stack_alignment", "function_pointer_alignment", "legal_int_widths", "mangling_mode"),
)

_POINTER, _STRUCT, _PTR = "llvm.ptr", "llvm.struct", "ptr.ptr"
# Types of dialects that may have entries in layouts.
_may_be_specified = implements("DataLayoutTypeInterface")
# The allowed counts of numbers for the sizes, and the words for them.
_SIZES = {
    _POINTER: ((3, 4), "with 3 or 4", "parameters"),
    _STRUCT: ((1, 2), "of 1 or 2", "entries"),
}

# Pointers without an entry: the size in bits, and the number that MLIR compares alignments in bits with
# although it is in bytes.
_POINTER_BITS = 64
_POINTER_ALIGNMENT = 8

# An entry's key, a type or a string, and its value.
Key: TypeAlias = Type | StringAttr
Layout: TypeAlias = dict[Key, Attribute]
I64: Final = integer_type(64)
Entry: TypeAlias = tuple[Key, Attribute]


def _kind(type: Attribute | Type) -> str:
    return str(getattr(type, "FULL_NAME", ""))


# -- scopes -----------------------------------------------------------------------------------------------


def is_scope(op: Operation) -> bool:
    return isinstance(op, ModuleOp) or op.info.has_trait(INTERFACE)


def entries_of(op: Operation) -> list[Entry]:
    """The entries of the operation's own layout."""
    spec = op.attribute(SPEC)
    if not isinstance(spec, dlti.DataLayoutSpecAttr):
        return []
    return [entry.parameters for entry in spec.entries or ()]


def _scopes_around(op: Operation) -> list[Operation]:
    """Scopes around an operation, inner ones first; a file's module counts if it has a layout."""
    operations = []
    parent = op.parent_op
    while parent is not None:
        if is_scope(parent) and (parent.parent_op is not None or parent.attribute(SPEC) is not None):
            operations.append(parent)
        parent = parent.parent_op
    return operations


def layout_at(op: Operation) -> Layout:
    """The entries that apply to an operation, by key."""
    scopes = _scopes_around(op)
    if is_scope(op):
        scopes.insert(0, op)
    layout: Layout = {}
    for scope in reversed(scopes):
        layout.update(entries_of(scope))
    return layout


def _space(pointer: llvm.LLVMPointerType) -> int:
    return pointer.address_space or 0


# -- verification -----------------------------------------------------------------------------------------


def verify_layout(op: Operation) -> None:
    """Mirrors verifyDataLayoutOp, of an operation that is a scope."""
    if op.attribute(SPEC) is None:
        return
    own = entries_of(op)
    problem = layout_problem(own, op.context)
    if problem is not None:
        raise MLIRError.at(op.diagnostic(problem))
    around = _scopes_around(op)
    layout: Layout = {}
    for scope in [*reversed(around), op]:
        if not _combines(layout, entries_of(scope)):
            error = op.error("data layout does not combine with layouts of enclosing ops")
            for enclosing in around:
                enclosing.note_on(error, "enclosing op with data layout")
            raise error
        layout.update(entries_of(scope))


def _combines(layout: Layout, entries: list[Entry]) -> bool:
    for key, value in entries:
        if isinstance(key, StringAttr):
            if layout.get(key, value) != value:
                return False
        elif any(_kind(entry) == _kind(key) for entry in layout) and not _is_compatible(layout, key, value):
            return False
    return True


def _is_compatible(layout: Layout, key: Key, value: Attribute) -> bool:
    """Mirrors areCompatible of a type, where the layout has types of this kind already."""
    if isinstance(key, llvm.LLVMStructType):
        before = next(entry for other, entry in layout.items() if isinstance(other, llvm.LLVMStructType))
        return _is_weaker((_numbers(value) or [0])[0], (_numbers(before) or [0])[0])
    if isinstance(key, llvm.LLVMPointerType):
        numbers = _numbers(value) or [0, 0]
        size, alignment = _POINTER_BITS, _POINTER_ALIGNMENT
        for other, before in layout.items():
            if isinstance(other, llvm.LLVMPointerType) and _space(other) == _space(key):
                size, alignment = (_numbers(before) or [0, 0])[:2]
        return numbers[0] == size and _is_weaker(numbers[1], alignment)
    if isinstance(key, ptr.PtrType) and isinstance(value, ptr.SpecAttr):
        # MLIR does not take an existing entry of the same memory space into account.
        is_usual = value.size == _POINTER_BITS and _is_weaker(value.abi, _POINTER_ALIGNMENT)
        return key not in layout and is_usual
    return True


def _is_weaker(alignment: int, before: int) -> bool:
    return 0 < alignment <= before and before % alignment == 0


def layout_problem(entries: list[Entry], context: Context) -> str | None:
    """The error in the entries of a layout; None if they are valid."""
    groups: dict[str, list[Entry]] = {}
    for key, value in entries:
        if isinstance(key, Type):
            groups.setdefault(_kind(key) or type(key).__name__, []).append((key, value))
    for group in groups.values():
        for key, value in group:
            problem = _type_problem(key, value)
            if problem is not None:
                return problem
    for key, value in entries:
        if isinstance(key, StringAttr):
            problem = _name_problem(key.value, value, context)
            if problem is not None:
                return problem
    return None


def _numbers(value: Attribute | None) -> list[int] | None:
    return [int(number) for number in value] if isinstance(value, DenseIntElementsAttr) else None


def _type_problem(key: Key, value: Attribute) -> str | None:
    kind = _kind(key)
    if isinstance(key, IndexType):
        if isinstance(value, IntegerAttr):
            return None
        return f"expected integer attribute in the data layout entry for '{key}'"
    if isinstance(key, (IntegerType, FloatType)):
        return _number_problem(key, value)
    # Types without definitions are opaque here, as types of unknown dialects are in MLIR.
    if key.DIALECT == "builtin" and not (isinstance(key, OpaqueType) and key.dialect_namespace == "llvm"):
        return "unexpected data layout for a built-in type"
    if not _may_be_specified(key):
        return "data layout specified for a type that does not support it"
    if isinstance(key, ptr.PtrType):
        if isinstance(value, ptr.SpecAttr):
            return None
        return f"expected layout attribute for '{key}' to be a #ptr.spec attribute"
    return _sizes_problem(key, value) if kind in _SIZES else None


def _sizes_problem(key: Key, value: Attribute) -> str | None:
    """The error in the sizes and alignments of an entry for a pointer or a structure; None if valid."""
    kind = _kind(key)
    counts, listed, noun = _SIZES[kind]
    numbers = _numbers(value)
    if numbers is None or len(numbers) not in counts:
        return (
            f"expected layout attribute for '{key}' to be a dense integer elements attribute {listed} "
            "elements"
        )
    if cast(DenseIntElementsAttr, value).element_type != I64:
        return f"expected i64 {noun} for '{key}'"
    if kind == _POINTER:
        return _alignment_problem(numbers[1:3])
    if isinstance(key, llvm.LLVMStructType) and (key.name is not None or key.body):
        return f"unexpected layout attribute for struct '{key}'"
    return _alignment_problem(numbers)


def _alignment_problem(numbers: list[int]) -> str | None:
    if len(numbers) == 2 and numbers[1] % (1 << 64) < numbers[0] % (1 << 64):
        return "preferred alignment is expected to be at least as large as ABI alignment"
    return None


def _number_problem(key: Key, value: Attribute) -> str | None:
    entry = f"#dlti.dl_entry<{key}, {value}>"
    numbers = _numbers(value)
    if numbers is None or cast(DenseIntElementsAttr, value).element_type != I64:
        return f"expected a dense i64 elements attribute in the data layout entry {entry}"
    if len(numbers) not in (1, 2):
        return f"expected 1 or 2 elements in the data layout entry {entry}"
    if numbers[-1] < numbers[0]:
        return (
            "preferred alignment is expected to be greater than or equal to the abi alignment in data layout "
            f"entry {entry}"
        )
    return None


def _name_problem(name: str, value: Attribute, context: Context) -> str | None:
    dialect = name.partition(".")[0]
    if "." not in name or not context.is_loaded(dialect):
        return None
    if dialect != "dlti":
        return f"the '{dialect}' dialect does not support identifier data layout entries"
    if name == _ENDIANNESS:
        if isinstance(value, StringAttr) and value.value in ("big", "little"):
            return None
        return f"'{name}' data layout entry is expected to be either 'big' or 'little'"
    return None if name.removeprefix("dlti.") in _NAMES else f"unknown data layout entry name: {name}"
