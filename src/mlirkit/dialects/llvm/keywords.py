"""Keywords in front of functions, globals and calls: linkage, visibility, calling convention and so on.

Each is a case of an enum; nothing is written for the default.
"""

from __future__ import annotations

from collections.abc import Mapping
from enum import IntEnum
from functools import cache
from typing import TypeVar

from mlirkit.builtin.attributes import integer_attr
from mlirkit.builtin.types import integer_type
from mlirkit.core.asm_interface import OpAsmParser, OpAsmPrinter
from mlirkit.core.operation import Operation
from mlirkit.core.operation_state import OperationState
from mlirkit.dialects.declared import llvm
from mlirkit.ods.live.hooks import directive, follows_signature

Case = TypeVar("Case", bound=IntEnum)


def cases(enum: type[Case]) -> Mapping[str, Case]:
    """The cases of an enum by keyword; one that has no keyword is left out."""
    table: Mapping[str, Case] = _table(enum)
    return table


@cache
def _table(enum: type[Case]) -> dict[str, Case]:
    return {str(case): case for case in enum if str(case)}


def parse_case(parser: OpAsmParser, default: Case) -> Case:
    """The case whose keyword stands here, or the default."""
    table = cases(type(default))
    keyword = parser.parse_optional_keyword_of(table)
    return default if keyword is None else table[keyword]


def print_case(printer: OpAsmPrinter, case: IntEnum | None, default: IntEnum | None = None) -> None:
    """The keyword and a blank, unless it is the default's; the default without a keyword is zero."""
    if case is not None and case != (default or 0):
        printer.print_text(f"{case} ")


def parse_linkage(parser: OpAsmParser, state: OperationState) -> None:
    linkage = parse_case(parser, llvm.Linkage.External)
    state.properties["linkage"] = llvm.LinkageAttr.get(linkage, context=parser.context)


def parse_number(parser: OpAsmParser, state: OperationState, name: str, default: IntEnum) -> None:
    """A keyword that is stored as an integer of 64 bits."""
    state.properties[name] = integer_attr(integer_type(64), parse_case(parser, default))


def parse_convention(parser: OpAsmParser, state: OperationState) -> None:
    convention = parse_case(parser, llvm.CConv.C)
    state.properties["CConv"] = llvm.CConvAttr.get(convention, context=parser.context)


def print_convention(op: llvm.LLVMFuncOp | llvm.CallOp | llvm.InvokeOp, printer: OpAsmPrinter) -> None:
    if op.CConv is not None:
        print_case(printer, op.CConv.CallingConv)


def parse_tail_kind(parser: OpAsmParser, state: OperationState) -> None:
    kind = parse_case(parser, llvm.TailCallKind.None_)
    state.properties["TailCallKind"] = llvm.TailCallKindAttr.get(kind, context=parser.context)


@directive("llvm", "LLVMLinkage")
@follows_signature
class LinkageKeyword:
    @staticmethod
    def parse(parser: OpAsmParser) -> tuple[llvm.LinkageAttr]:
        return (llvm.LinkageAttr.get(parse_case(parser, llvm.Linkage.External), context=parser.context),)

    @staticmethod
    def print(printer: OpAsmPrinter, op: Operation, linkage: llvm.LinkageAttr) -> None:
        printer.print_text(str(linkage.linkage))
