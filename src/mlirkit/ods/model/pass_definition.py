"""Passes: names, operations that they run on, options and statistics.

Source: mlir/Pass/PassBase.td.
"""

from __future__ import annotations

import re

from mlirkit.ods.plain_data import FrozenData
from mlirkit.support.late_regex import LateRegex

# `llvm::cl::values` takes C++ expressions: these are the calls in it that name a value.
_CHOICE = LateRegex(r'clEnumValN\(\s*([\w:]+)\s*,\s*"((?:[^"\\]|\\.)*)"\s*,\s*"((?:[^"\\]|\\.)*)"\s*\)')


class PassOptionChoice(FrozenData):
    """A value of an option whose type is a C++ enum: the enumerator, the word for it, what it means."""

    enumerator: str
    word: str
    description: str


class PassOption(FrozenData):
    """An option; `default` is a C++ expression, "" for the value that the type itself gives.

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
        """The values that the flags name; none where any value of the type will do."""
        return tuple([PassOptionChoice(*match.groups()) for match in _CHOICE.finditer(self.additional_flags)])


class PassStatistic(FrozenData):
    """A counter that the pass reports."""

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
    # The C++ expression that makes the pass, "" where a generated function does.
    constructor: str = ""

    @property
    def constructor_call(self) -> str:
        """The C++ expression that makes the pass."""
        return self.constructor or f"create{self.name}()"

    @property
    def operation_class(self) -> str:
        """The C++ class of the operations that the pass is anchored on; "" for any."""
        return self._argument_of("OperationPass")

    @property
    def interface(self) -> str:
        """The interface that the pass is anchored on, without namespaces; "" for none."""
        return self._argument_of("InterfacePass").rpartition("::")[2]

    def _argument_of(self, template: str) -> str:
        match = re.fullmatch(rf"(?:::)?(?:mlir::)?{template}<(?:::)?(?:mlir::)?(.*)>", self.base_class)
        return "" if match is None else match[1]
