"""Operations and enums of the LLVM dialect with their counterparts in LLVM IR, for conversions both ways.

Only generators of C++ read them, so that they are not part of stored definitions.
"""

from __future__ import annotations

from mlirkit.ods.model.operator import Operator
from mlirkit.ods.model.reader import DefinitionReader
from mlirkit.ods.plain_data import FrozenData
from mlirkit.support.diagnostics import ParseError
from mlirkit.tablegen import Record, Records


class LlvmOp(FrozenData):
    """An operation with the C++ code that translates it to LLVM IR, and from LLVM IR; "" for none."""

    operator: Operator
    llvm_builder: str | None
    mlir_builder: str | None
    # The index of each argument's operand in LLVM IR; empty if the order is the same.
    operand_numbers: tuple[int, ...]
    # The enumerators of the instruction and of the intrinsic.
    instruction: str | None
    intrinsic: str | None


class LlvmEnumCase(FrozenData):
    """A case and the enumerator in LLVM."""

    symbol: str
    llvm_symbol: str


class LlvmEnum(FrozenData):
    """An enum and the enum of LLVM; with `is_c_style`, its enumerators are integers."""

    class_name: str
    cpp_namespace: str
    llvm_class: str
    cases: tuple[LlvmEnumCase, ...]
    unsupported: tuple[str, ...]
    is_c_style: bool


class LlvmReader:
    """Reads the definitions for generators of LLVM IR."""

    def __init__(self, records: Records) -> None:
        self.records = records
        self.reader = DefinitionReader(records)

    def operations(self, class_name: str) -> list[LlvmOp]:
        """The operations of a class, by the names of their definitions."""
        return [self._operation(record) for record in self.records.derived_from(class_name)]

    def _operation(self, record: Record) -> LlvmOp:
        return LlvmOp(
            operator=self.reader.operator(record),
            llvm_builder=record.value_as_string("llvmBuilder") if "llvmBuilder" in record else None,
            mlir_builder=record.value_as_string("mlirBuilder") if "mlirBuilder" in record else None,
            operand_numbers=tuple(record.value_as_list_of_ints("llvmArgIndices")),
            instruction=record.value_as_optional_string("llvmInstName"),
            intrinsic=record.value_as_optional_string("llvmEnumName"),
        )

    def enums(self) -> list[LlvmEnum]:
        """All enums with a counterpart in LLVM, C-style enums last."""
        return [
            self._enum(record, class_name == "LLVM_CEnumAttr")
            for class_name in ("LLVM_EnumAttr", "LLVM_CEnumAttr")
            for record in self.records.derived_from(class_name)
        ]

    def _enum(self, record: Record, is_c_style: bool) -> LlvmEnum:
        unsupported = [] if is_c_style else record.value_as_list_of_defs("unsupported")
        return LlvmEnum(
            class_name=record.value_as_string("className"),
            cpp_namespace=record.value_as_string("cppNamespace"),
            llvm_class=record.value_as_string("llvmClassName"),
            cases=tuple(
                [
                    LlvmEnumCase(case.value_as_string("symbol"), case.value_as_string("llvmEnumerant"))
                    for case in record.value_as_list_of_defs("enumerants")
                ]
            ),
            unsupported=tuple([case.value_as_string("llvmEnumerant") for case in unsupported]),
            is_c_style=is_c_style,
        )

    def missing(self, operation: LlvmOp, field: str) -> ParseError:
        """The error for an operation without a counterpart in LLVM IR."""
        return self.error(
            operation, f"Record `{operation.operator.def_name}' does not have a field named `{field}'!\n"
        )

    def error(self, operation: LlvmOp, message: str) -> ParseError:
        """An error at an operation."""
        return self.reader.error(self.records.defs[operation.operator.def_name], message)
