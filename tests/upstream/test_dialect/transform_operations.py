"""C++ of the transform operations that MLIR's tests define: custom syntax, and consumption of handles."""

from __future__ import annotations

from mlirkit.core.asm_interface import OpAsmParser, OpAsmPrinter
from mlirkit.core.operation import Operation
from mlirkit.core.operation_state import OperationState
from mlirkit.core.side_effects import INTERFACE, EffectInstance, MemoryEffectOpInterface
from mlirkit.ods.live.hooks import assembly, interface


@assembly("transform.test_transform_op")
class TransformOp:
    """A message, or nothing."""

    @staticmethod
    def parse(parser: OpAsmParser, state: OperationState) -> None:
        message = parser.parse_optional_attribute()
        if message is not None:
            state.attributes["message"] = message

    @staticmethod
    def print(op: Operation, printer: OpAsmPrinter) -> None:
        message = op.attribute("message")
        if message is not None:
            printer.print_text(" ")
            printer.print_attribute(message)


class ConsumesOperands(MemoryEffectOpInterface):
    """Consumes every operand: the handle and its payload are invalid after the operation."""

    __slots__ = ()

    def effects(self, op: Operation) -> list[EffectInstance]:
        of_handles = [EffectInstance(each, value) for value in op.operand_values() for each in ("Read", "Free")]
        return [*of_handles, EffectInstance("Read"), EffectInstance("Write")]


for _name in (
    "transform.test_consume_operand",
    "transform.test_consume_operand_of_op_kind_or_fail",
    "transform.test_emit_remark_and_erase_operand",
):
    interface(_name, INTERFACE)(ConsumesOperands())


class WhatAttributesSay(MemoryEffectOpInterface):
    """Effects on the operand, the result and the payload, for each attribute that is present."""

    __slots__ = ()

    def effects(self, op: Operation) -> list[EffectInstance]:
        found: list[EffectInstance] = []
        if op.inherent("has_operand_effect") is not None:
            found += [EffectInstance(each, op.operand_at(0)) for each in ("Read", "Free")]
        allocates = op.inherent("has_result_effect") is not None
        [result] = op.result_values()
        found += [EffectInstance(each, result) for each in (("Allocate", "Write") if allocates else ("Read",))]
        if op.inherent("modifies_payload") is not None:
            found += [EffectInstance("Read"), EffectInstance("Write")]
        return found


interface("transform.test_required_memory_effects", INTERFACE)(WhatAttributesSay())
