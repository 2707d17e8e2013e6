"""Intrinsics from LLVM's own tables, for definitions of operations."""

from __future__ import annotations

from mlirkit.ods.plain_data import FrozenData
from mlirkit.tablegen import Record, Records

# The overloaded types in LLVM's tables.
_OVERLOADED = frozenset(("iAny", "fAny", "Any", "pAny", "vAny"))


class LlvmIntrinsic(FrozenData):
    """An intrinsic: the name of its definition without "int_", its name in LLVM IR without "llvm."."""

    def_name: str
    record_name: str
    name: str
    operands: int
    results: int
    # The numbers of results and operands whose types are part of the intrinsic's name.
    overloaded_results: tuple[int, ...]
    overloaded_operands: tuple[int, ...]
    is_commutative: bool
    has_side_effects: bool


def read_llvm_intrinsics(records: Records) -> list[LlvmIntrinsic]:
    """All intrinsics, by the names of their definitions."""
    return [_read(record) for record in records.derived_from("Intrinsic")]


def _read(record: Record) -> LlvmIntrinsic:
    results = record.value_as_list_of_defs("RetTypes")
    operands = record.value_as_list_of_defs("ParamTypes")
    properties = {property.name for property in record.value_as_list_of_defs("IntrProperties")}
    record_name = record.name.removeprefix("int_")
    name = record.value_as_string("LLVMName")
    if not name:
        words = record_name.split("_")
        if record.value_as_string("TargetPrefix"):
            del words[0]
        name = ".".join(words)
    return LlvmIntrinsic(
        def_name=record.name,
        record_name=record_name,
        name=name,
        operands=len(operands),
        results=len(results),
        overloaded_results=_overloaded(results),
        overloaded_operands=_overloaded(operands),
        is_commutative="Commutative" in properties,
        has_side_effects="IntrNoMem" not in properties,
    )


def _overloaded(types: list[Record]) -> tuple[int, ...]:
    return tuple(
        [
            index
            for index, type in enumerate(types)
            if type.value_as_def("VT").value_as_string("LLVMName") in _OVERLOADED
        ]
    )
