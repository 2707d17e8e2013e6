"""Printing lists; OpAsmParser.parse_comma_separated_list reads them."""

from __future__ import annotations

from collections.abc import Iterable, Iterator
from typing import TypeVar

from mlirkit.core.asm_interface import AsmPrinter

Item = TypeVar("Item")


def comma_separated(printer: AsmPrinter, items: Iterable[Item]) -> Iterator[Item]:
    """Iterate over items and print `, ` between them."""
    for number, item in enumerate(items):
        if number:
            printer.print_text(", ")
        yield item
