"""The dlti dialect: its definitions, and its attributes on operations: what data layouts and targets say.

Entries are verified one kind of type after another, then those with names.  Mirror:
verifyOperationAttribute of DLTIDialect, verifyDataLayoutSpec of DataLayoutInterfaces.cpp.
"""

from __future__ import annotations

from typing import Any

from mlirkit.builtin.attributes import IntegerAttr
from mlirkit.builtin.dense import DenseIntElementsAttr
from mlirkit.builtin.float_types import FloatType
from mlirkit.builtin.types import IndexType, IntegerType
from mlirkit.core.attribute import Type
from mlirkit.core.structural_attributes import StringAttr
from mlirkit.ods.live.dialect import LiveDialect
from mlirkit.support.diagnostics import MLIRError

_ENDIANNESS = "dlti.endianness"
_NAMES = (
    *("default_memory_space", "alloca_memory_space", "program_memory_space", "global_memory_space"),
    *("stack_alignment", "function_pointer_alignment", "legal_int_widths", "mangling_mode"),
)


class DLTIDialect(LiveDialect):
    """Checks layouts and descriptions of targets on operations."""

    def verify_operation_attribute(self, op: Any, name: str, attribute: Any) -> None:
        if name not in ("dlti.dl_spec", "dlti.target_system_spec", "dlti.map"):
            raise op.emit_error(f"attribute '{name}' not supported by dialect")
        if name == "dlti.map":
            return
        if getattr(attribute, "FULL_NAME", "") != name:
            raise op.emit_error(f"'{name}' is expected to be a #{name} attribute")
        if name == "dlti.dl_spec" and op.info.name == "builtin.module":
            problem = layout_problem(attribute)
            if problem is not None:
                raise MLIRError.at(op.diagnostic(problem))
            _verify_combines(op, attribute)


DIALECT_CLASS = DLTIDialect


def layout_problem(layout: Any) -> str | None:
    """What is wrong with the entries of a layout; None if nothing is."""
    entries = [each.parameters for each in layout.parameters[0] or ()]
    groups: dict[str, list[tuple[Any, Any]]] = {}
    for key, value in entries:
        if isinstance(key, Type):
            groups.setdefault(getattr(key, "FULL_NAME", "") or type(key).__name__, []).append((key, value))
    for group in groups.values():
        for key, value in group:
            problem = _type_problem(key, value)
            if problem is not None:
                return problem
    for key, value in entries:
        if isinstance(key, StringAttr) and key.value.startswith("dlti."):
            problem = _name_problem(key.value, value)
            if problem is not None:
                return problem
    return None


def _numbers(value: Any) -> list[int] | None:
    return [int(each) for each in value] if isinstance(value, DenseIntElementsAttr) else None


def _type_problem(key: Any, value: Any) -> str | None:
    name = str(getattr(key, "FULL_NAME", ""))
    if isinstance(key, IndexType):
        if isinstance(value, IntegerAttr):
            return None
        return f"expected integer attribute in the data layout entry for '{key}'"
    if isinstance(key, IntegerType | FloatType):
        return _number_problem(key, value)
    if name == "llvm.ptr":
        numbers = _numbers(value)
        if numbers is None or len(numbers) not in (3, 4):
            return (
                f"expected layout attribute for '{key}' to be a dense integer elements attribute with 3 or 4 "
                "elements"
            )
        return _alignment_problem(numbers[1:3])
    if name == "llvm.struct":
        if key.parameters[1]:
            return f"unexpected layout attribute for struct '{key}'"
        numbers = _numbers(value)
        if numbers is None or len(numbers) not in (1, 2):
            return (
                f"expected layout attribute for '{key}' to be a dense integer elements attribute of 1 or 2 "
                "elements"
            )
        return _alignment_problem(numbers)
    return None if name else "unexpected data layout for a built-in type"


def _alignment_problem(numbers: list[int]) -> str | None:
    if len(numbers) == 2 and numbers[1] < numbers[0]:
        return "preferred alignment is expected to be at least as large as ABI alignment"
    return None


def _number_problem(key: Any, value: Any) -> str | None:
    entry = f"#dlti.dl_entry<{key}, {value}>"
    numbers = _numbers(value)
    if numbers is None or str(value.type.element_type) != "i64":
        return f"expected a dense i64 elements attribute in the data layout entry {entry}"
    if len(numbers) not in (1, 2):
        return f"expected 1 or 2 elements in the data layout entry {entry}"
    if numbers[-1] < numbers[0]:
        return (
            "preferred alignment is expected to be greater than or equal to the abi alignment in data layout "
            f"entry {entry}"
        )
    return None


def _name_problem(name: str, value: Any) -> str | None:
    if name == _ENDIANNESS:
        if isinstance(value, StringAttr) and value.value in ("big", "little"):
            return None
        return f"'{name}' data layout entry is expected to be either 'big' or 'little'"
    return None if name.removeprefix("dlti.") in _NAMES else f"unknown data layout entry name: {name}"


def _verify_combines(op: Any, layout: Any) -> None:
    """Named entries agree with those of the layouts around."""
    around: list[Any] = []
    names: dict[str, Any] = {}
    parent = op.parent_op
    while parent is not None:
        found = parent.attribute("dlti.dl_spec")
        if found is not None:
            around.append(parent)
            for each in found.parameters[0] or ():
                if isinstance(each.parameters[0], StringAttr):
                    names.setdefault(each.parameters[0].value, each.parameters[1])
        parent = parent.parent_op
    for each in layout.parameters[0] or ():
        key, value = each.parameters
        if isinstance(key, StringAttr) and names.get(key.value, value) != value:
            error = op.emit_error("data layout does not combine with layouts of enclosing ops")
            for enclosing in around:
                enclosing.note_on(error, "enclosing op with data layout")
            raise error
