"""Passes: names, operations that they run on, options and statistics.

Source: mlir/Pass/PassBase.td.
"""

from __future__ import annotations

import re

from mlirkit.ods.plain_data import FrozenData
from mlirkit.support.late_regex import LateRegex

# Calls of `clEnumValN` with a value in the C++ expressions of `llvm::cl::values`.
_CHOICE = LateRegex(r'clEnumValN\(\s*([\w:]+)\s*,\s*"((?:[^"\\]|\\.)*)"\s*,\s*"((?:[^"\\]|\\.)*)"\s*\)')


class PassOptionChoice(FrozenData):
    """A value of an option with a C++ enum as type: the enumerator, its spelling and its description."""

    enumerator: str
    word: str
    description: str


class PassOption(FrozenData):
    """An option; `default` is a C++ expression, "" for the initial value of the type.

    `additional_flags` are further C++ arguments of its constructor, "" for none.
    """

    argument: str
    cpp_name: str
    cpp_type: str
    default: str
    description: str
    is_list: bool
    additional_flags: str = ""

    @property
    def choices(self) -> tuple[PassOptionChoice, ...]:
        """The values in the flags; empty if all values of the type are allowed."""
        return tuple([PassOptionChoice(*match.groups()) for match in _CHOICE.finditer(self.additional_flags)])


class PassStatistic(FrozenData):
    """A statistic that the pass reports."""

    cpp_name: str
    name: str
    description: str


class PassDefinition(FrozenData):
    """A pass: `name` in reports, `argument` on the command line; dialects by their C++ classes."""

    name: str
    argument: str
    base_class: str
    summary: str
    description: str
    dependent_dialects: tuple[str, ...] = ()
    options: tuple[PassOption, ...] = ()
    statistics: tuple[PassStatistic, ...] = ()
    # The C++ expression that creates the pass; "" if a generated function creates it.
    constructor: str = ""

    @property
    def constructor_call(self) -> str:
        """The C++ expression that creates the pass."""
        return self.constructor or f"create{self.name}()"

    @property
    def operation_class(self) -> str:
        """The C++ class of the operations on which the pass runs; "" for any."""
        return self._argument_of("OperationPass")

    @property
    def interface(self) -> str:
        """The interface on which the pass runs, without namespaces; "" for none."""
        return self._argument_of("InterfacePass").rpartition("::")[2]

    def _argument_of(self, template: str) -> str:
        match = re.fullmatch(rf"(?:::)?(?:mlir::)?{template}<(?:::)?(?:mlir::)?(.*)>", self.base_class)
        return "" if match is None else match[1]
