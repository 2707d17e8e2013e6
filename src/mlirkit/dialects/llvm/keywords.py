"""Keywords in front of functions, globals and calls: linkage, visibility, calling convention and so on.

Each is a case of an enum; nothing is written for the default.
"""

from __future__ import annotations

from collections.abc import Callable, Mapping
from enum import IntEnum
from functools import cache
from typing import Final, TypeVar, cast

from mlirkit.builtin.attributes import integer_attr
from mlirkit.builtin.types import integer_type
from mlirkit.core.asm_interface import OpAsmParser, OpAsmPrinter
from mlirkit.core.attribute import Attribute
from mlirkit.core.context import Context
from mlirkit.core.operation import Operation
from mlirkit.core.operation_state import OperationState
from mlirkit.dialects.declared import llvm
from mlirkit.ods.live.hooks import directive, follows_signature

Case = TypeVar("Case", bound=IntEnum)


def cases(enum: type[Case]) -> Mapping[str, Case]:
    """The cases of an enum by keyword; cases without a keyword are left out."""
    table: Mapping[str, Case] = _table(enum)
    return table


@cache
def _table(enum: type[Case]) -> dict[str, Case]:
    return {str(case): case for case in enum if str(case)}


def parse_case(parser: OpAsmParser, default: Case) -> Case:
    """Parse an optional keyword; returns its case, or the default."""
    table = cases(type(default))
    keyword = parser.parse_optional_keyword_of(table)
    return default if keyword is None else table[keyword]


def print_case(printer: OpAsmPrinter, case: IntEnum | None, default: IntEnum | None = None) -> None:
    """Print the keyword and a blank, but not for the default; `default` None is the case zero."""
    if case is not None and case != (default or 0):
        printer.print_text(f"{case} ")


# Attributes of one enum case: their constructor, and the default case.
_MAKERS: Final[dict[str, Callable[[IntEnum, Context], Attribute]]] = {
    "CConv": lambda case, context: llvm.CConvAttr.get(cast(llvm.CConv, case), context=context),
    "linkage": lambda case, context: llvm.LinkageAttr.get(cast(llvm.Linkage, case), context=context),
    "TailCallKind": lambda case, context: llvm.TailCallKindAttr.get(
        cast(llvm.TailCallKind, case), context=context
    ),
}
_DEFAULTS: Final[dict[str, Callable[[], IntEnum]]] = {
    "CConv": lambda: llvm.CConv.C,
    "linkage": lambda: llvm.Linkage.External,
    "TailCallKind": lambda: llvm.TailCallKind.None_,
}


def parse_case_attribute(parser: OpAsmParser, name: str) -> Attribute:
    """Parse an optional keyword; returns the attribute of its case or of the default, shared within a
    file."""
    table = _keywords(name)
    keyword = parser.parse_optional_keyword_of(table)
    made: dict[str | None, Attribute] = parser.file_state.setdefault(f"llvm.{name}", {})
    attribute = made.get(keyword)
    if attribute is None:
        case = _DEFAULTS[name]() if keyword is None else table[keyword]
        attribute = made[keyword] = _MAKERS[name](case, parser.context)
    return attribute


@cache
def _keywords(name: str) -> Mapping[str, IntEnum]:
    return cases(type(_DEFAULTS[name]()))


def parse_linkage(parser: OpAsmParser, state: OperationState) -> None:
    state.properties["linkage"] = parse_case_attribute(parser, "linkage")


def parse_number(parser: OpAsmParser, state: OperationState, name: str, default: IntEnum) -> None:
    """Parse a keyword that is stored as an integer of 64 bits."""
    state.properties[name] = integer_attr(integer_type(64), parse_case(parser, default))


def parse_convention(parser: OpAsmParser, state: OperationState) -> None:
    state.properties["CConv"] = parse_case_attribute(parser, "CConv")


def print_convention(op: llvm.LLVMFuncOp | llvm.CallOp | llvm.InvokeOp, printer: OpAsmPrinter) -> None:
    if op.CConv is not None:
        print_case(printer, op.CConv.CallingConv)


def parse_tail_kind(parser: OpAsmParser, state: OperationState) -> None:
    state.properties["TailCallKind"] = parse_case_attribute(parser, "TailCallKind")


@directive("llvm", "LLVMLinkage")
@follows_signature
class LinkageKeyword:
    @staticmethod
    def parse(parser: OpAsmParser) -> tuple[Attribute]:
        return (parse_case_attribute(parser, "linkage"),)

    @staticmethod
    def print(printer: OpAsmPrinter, op: Operation, linkage: llvm.LinkageAttr) -> None:
        printer.print_text(str(linkage.linkage))
