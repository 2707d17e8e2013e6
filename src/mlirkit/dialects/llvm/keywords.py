"""Keywords in front of functions, globals and calls: linkage, visibility, calling convention and so on.

Each is a case of an enum; nothing is written for the default.
"""

from __future__ import annotations

from typing import Any

from mlirkit.builtin.attributes import integer_attr
from mlirkit.builtin.types import integer_type
from mlirkit.core.operation_state import OperationState
from mlirkit.ods.live.hooks import directive
from mlirkit.ods.live.parameter_text import enum_named


def cases(context: Any, enum: str) -> dict[str, int]:
    """The values of an enum by keyword."""
    info = enum_named(enum, context.dialect("llvm"))
    assert info is not None
    return {case.text: case.value for case in info.cases if case.text}


def keyword(context: Any, enum: str, value: int) -> str:
    """The keyword of a value."""
    return next((text for text, each in cases(context, enum).items() if each == int(value)), "")


def parse_case(parser: Any, enum: str, default: int) -> int:
    """The value of the keyword that stands here, or the default."""
    known = cases(parser.context, enum)
    found = parser.parse_optional_keyword_of(known)
    return default if found is None else known[found]


def parse_linkage(parser: Any, state: OperationState) -> None:
    value = parse_case(parser, "Linkage", cases(parser.context, "Linkage")["external"])
    state.properties["linkage"] = enum_attribute(parser.context, "linkage", value)


def parse_number(parser: Any, state: OperationState, name: str, enum: str) -> None:
    """A keyword that is stored as an integer of 64 bits."""
    state.properties[name] = integer_attr(integer_type(64), parse_case(parser, enum, 0))


def parse_convention(parser: Any, state: OperationState) -> None:
    state.properties["CConv"] = enum_attribute(parser.context, "cconv", parse_case(parser, "CConv", 0))


def parse_tail_kind(parser: Any, state: OperationState) -> None:
    value = parse_case(parser, "TailCallKind", 0)
    state.properties["TailCallKind"] = enum_attribute(parser.context, "tailcallkind", value)


def enum_attribute(context: Any, mnemonic: str, value: int) -> Any:
    return context.dialect("llvm").attribute_class(mnemonic).get(value)


def print_number(op: Any, printer: Any, name: str, enum: str) -> None:
    """The keyword and a blank, unless it is the default's."""
    stored = op.inherent(name)
    if stored is not None and stored.value:
        printer.print_text(f"{keyword(op.info.context, enum, stored.value)} ")


def print_enum(op: Any, printer: Any, name: str, enum: str, skipped: int) -> None:
    """The keyword of an enum attribute and a blank, unless it is `skipped`."""
    stored = op.inherent(name)
    if stored is not None and int(stored.parameters[0]) != skipped:
        printer.print_text(f"{keyword(op.info.context, enum, stored.parameters[0])} ")


def print_convention(op: Any, printer: Any) -> None:
    print_enum(op, printer, "CConv", "CConv", 0)


@directive("llvm", "LLVMLinkage")
class LinkageKeyword:
    @staticmethod
    def parse(parser: Any) -> Any:
        value = parse_case(parser, "Linkage", cases(parser.context, "Linkage")["external"])
        return (enum_attribute(parser.context, "linkage", value),)

    @staticmethod
    def print(printer: Any, op: Any, linkage: Any) -> None:
        printer.print_text(keyword(op.info.context, "Linkage", linkage.parameters[0]))
