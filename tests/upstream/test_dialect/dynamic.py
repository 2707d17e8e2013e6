"""Operations, attributes and types that MLIR's test dialects define at run time, with their syntax."""

from __future__ import annotations

from collections.abc import Callable
from typing import Any

from mlirkit.builtin.attributes import TypeAttr
from mlirkit.core.asm_interface import AsmPrinter, DialectAsmParser, OpAsmParser, OpAsmPrinter
from mlirkit.core.attribute import Attribute, ParametrizedAttribute, ParametrizedType, Type
from mlirkit.core.dialect import Dialect
from mlirkit.core.operation import Operation
from mlirkit.core.operation_state import OperationState
from mlirkit.dialects.plugins import provide_dialect

Verifier = Callable[[Operation], None]

# The number of parameters of a value, and the separator between them.
_VALUES = {
    "dynamic_singleton": (0, ""),
    "dynamic_pair": (2, ", "),
    "dynamic_custom_assembly_format": (2, ":"),
}
# The keyword after the name of operations that the dialect parses and prints.
_WORDS = {
    "test.dynamic_custom_parser_printer": "custom_keyword",
    "test.dialect_custom_printer": "custom_format",
    "test.dialect_custom_format_fallback": "custom_format_fallback",
    "test.dialect_custom_printer.with.dot": "",
}


def add_dynamic_parts(dialect: Dialect) -> None:
    """Register the attributes, types and operations."""
    for mnemonic, (count, separator) in _VALUES.items():
        dialect.attributes[mnemonic] = _value_class(ParametrizedAttribute, mnemonic, count, separator)
        dialect.types[mnemonic] = _value_class(ParametrizedType, mnemonic, count, separator)
    dialect.types["test_rec"] = _recursive_class(dialect)
    for name, word in _WORDS.items():
        dialect.register_operation(_operation_class(name, _accept, word))
    dialect.register_operation(_operation_class("test.dynamic_generic", _accept))
    dialect.register_operation(_operation_class("test.dynamic_one_operand_two_results", _verify_counts))


def _dynamic_dialect() -> Dialect:
    """`test_dyn`, a dialect made at run time."""
    dialect = Dialect("test_dyn")
    dialect.register_operation(_operation_class("test_dyn.one_result", _verify_one_result))
    return dialect


def _recursive_class(dialect: Dialect) -> type:
    """`test_rec<name, body>`, and `test_rec<name>` inside of it; parameters are the name and the body or None."""

    def parse_value(cls: Any, parser: DialectAsmParser) -> Any:
        parser.parse_punctuation("<")
        name = parser.parse_any_keyword()
        body = None
        if not parser.is_inside((cls.FULL_NAME, name)):
            parser.parse_punctuation(",")
            body = parser.parse_inside((cls.FULL_NAME, name), lambda: dialect.parse_type(parser))
        parser.parse_punctuation(">")
        return cls(name, body)

    def print_value(self: Any, printer: AsmPrinter) -> None:
        name, body = self.parameters
        printer.print_text(f"<{name}")
        if body is not None:
            printer.print_text(", ")
            printer.print_type_without_prefix(body)
        printer.print_text(">")

    members = {
        "__slots__": (),
        "DIALECT": "test",
        "MNEMONIC": "test_rec",
        "FULL_NAME": "test.test_rec",
        "parse_value": classmethod(parse_value),
        "print_value": print_value,
    }
    return type("TestRecursiveType", (ParametrizedType,), members)


def _value_class(base: type, mnemonic: str, count: int, separator: str) -> type:
    noun = "type" if base is ParametrizedType else "attribute"

    def parse_value(cls: Any, parser: DialectAsmParser, type: Type | None = None) -> Any:
        parameters: list[Attribute] = []
        if separator == ":":
            parser.parse_punctuation("<")
            parameters.append(parser.parse_attribute())
            parser.parse_punctuation(":")
            parameters.append(parser.parse_attribute())
            parser.parse_punctuation(">")
        else:
            parameters = parser.parse_comma_separated_list("<>?", parser.parse_attribute)
        if len(parameters) != count:
            raise parser.error_at_mnemonic(f"expected {count} {noun} arguments, but had {len(parameters)}")
        return cls(*parameters)

    def print_value(self: Any, printer: AsmPrinter) -> None:
        for number, parameter in enumerate(self.parameters):
            printer.print_text(separator if number else "<")
            if isinstance(parameter, TypeAttr):
                printer.print_type(parameter.value)
            else:
                printer.print_attribute(parameter)
        printer.print_text(">" if self.parameters else "")

    members = {
        "__slots__": (),
        "DIALECT": "test",
        "MNEMONIC": mnemonic,
        "FULL_NAME": f"test.{mnemonic}",
        "parse_value": classmethod(parse_value),
        "print_value": print_value,
    }
    return type(f"Dynamic{noun.title()}", (base,), members)


def _operation_class(name: str, verify: Verifier, word: str | None = None) -> type[Operation]:
    members: dict[str, Any] = {
        "__slots__": (),
        "OPERATION_NAME": name,
        "TRAITS": (),
        "INTERFACES": {},
        "verify_op": staticmethod(verify),
    }
    if word is not None:

        def parse(parser: OpAsmParser, state: OperationState) -> None:
            if word:
                parser.parse_keyword(word)

        def write(op: Operation, printer: OpAsmPrinter) -> None:
            printer.print_text(f" {word}" if word else "")

        members |= {"parse_assembly": staticmethod(parse), "print_assembly": staticmethod(write)}
    return type("DynamicOp", (Operation,), members)


def _accept(op: Operation) -> None:
    """Accept any operation."""


def _verify_counts(op: Operation) -> None:
    if op.operand_count != 1:
        raise op.op_error(f"expected 1 operand, but had {op.operand_count}")
    if op.result_count != 2:
        raise op.op_error(f"expected 2 results, but had {op.result_count}")


def _verify_one_result(op: Operation) -> None:
    if op.operand_count or op.result_count != 1 or op.region_list:
        raise op.error("expected a single result, no operands and no regions")


_DYNAMIC = _dynamic_dialect()
provide_dialect("test_dyn", lambda context: _DYNAMIC)
