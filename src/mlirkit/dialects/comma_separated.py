"""Printing lists; OpAsmParser.parse_comma_separated_list reads them."""

from __future__ import annotations

from collections.abc import Iterable, Iterator
from typing import TypeVar

from mlirkit.core.asm_interface import AsmPrinter

Item = TypeVar("Item")


def comma_separated(printer: AsmPrinter, items: Iterable[Item]) -> Iterator[Item]:
    """The items, with `, ` printed between what is printed for each two of them."""
    for number, item in enumerate(items):
        if number:
            printer.print_text(", ")
        yield item
