"""The matrix type of gpu, which upstream defines only in C++.

!gpu.mma_matrix<16x16xf16, "AOp">       shape, element type, and operand kind
"""

from __future__ import annotations

from collections.abc import Sequence
from typing import Final

from mlirkit.builtin.float_types import F16, F32, F64, FloatType
from mlirkit.builtin.types import IntegerType
from mlirkit.core.asm_interface import AsmPrinter, DialectAsmParser
from mlirkit.core.attribute import ParametrizedType, Type
from mlirkit.support.diagnostics import MLIRError

OPERANDS: Final = ("AOp", "BOp", "COp")
RANK: Final = 2


class MMAMatrixType(ParametrizedType):
    """A matrix that the threads of a subgroup hold together."""

    __slots__ = ()
    DIALECT = "gpu"
    MNEMONIC = "mma_matrix"
    FULL_NAME = "gpu.mma_matrix"
    PARAMETERS: tuple[str, ...] = ("shape", "elementType", "operand")
    INTERFACES: frozenset[str] = frozenset()

    @property
    def shape(self) -> list[int]:
        return list(self.parameters[0])

    @property
    def element_type(self) -> Type:
        type: Type = self.parameters[1]
        return type

    @property
    def operand(self) -> str:
        return str(self.parameters[2])

    @classmethod
    def get(
        cls, shape: Sequence[int], element_type: Type, operand: str, context: object = None
    ) -> MMAMatrixType:
        """The type of these parameters, verified."""
        made = cls(tuple(shape), element_type, operand)
        reason = made.invalid_reason()
        if reason is not None:
            raise MLIRError(reason)
        return made

    def invalid_reason(self) -> str | None:
        """MLIR's error message for the parameters; None if they are valid."""
        if self.operand not in OPERANDS:
            return "operand expected to be one of AOp, BOp or COp"
        if len(self.parameters[0]) != RANK:
            return "MMAMatrixType must have exactly two dimensions"
        if not _can_be_element(self.element_type):
            return "MMAMatrixType elements must be SI8, UI8, I32, F16, F32, or F64"
        return None

    def print_value(self, printer: AsmPrinter) -> None:
        printer.print_text("<" + "".join([f"{size}x" for size in self.parameters[0]]))
        printer.print_type(self.element_type)
        printer.print_text(f', "{self.operand}">')

    @staticmethod
    def parse_value(parser: DialectAsmParser) -> MMAMatrixType:
        parser.parse_punctuation("<")
        shape = parser.parse_dimension_list(allow_dynamic=False)
        element_type = parser.parse_type()
        parser.parse_punctuation(",")
        made = MMAMatrixType(tuple(shape), element_type, parser.parse_optional_string() or "")
        parser.parse_punctuation(">")
        reason = made.invalid_reason()
        if reason is not None:
            raise parser.error(reason, parser.name_location())
        return made


def _can_be_element(type: Type) -> bool:
    if isinstance(type, IntegerType):
        # Integers of 32 bits may have any signedness; integers of 8 bits must have one.
        return type.width == 32 or (type.width == 8 and not type.is_signless)
    return isinstance(type, FloatType) and type in (F16, F32, F64)
