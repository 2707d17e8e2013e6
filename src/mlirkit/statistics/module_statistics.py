"""All counts of a module: its operations by name and dialect, types, constants, contractions, depth."""

from __future__ import annotations

from collections import Counter
from dataclasses import dataclass, field

from mlirkit.builtin.shaped_types import ShapedType
from mlirkit.core.attribute import Type
from mlirkit.core.operation import Operation
from mlirkit.core.symbols import SYMBOL_NAME
from mlirkit.core.walk import walk_preorder
from mlirkit.interop.constants import constants
from mlirkit.statistics.contractions import byte_size, work_of


@dataclass
class ModuleStatistics:
    """Counts of one module.

    operations               all but the module itself
    depth                    how many operations stand around the innermost one
    symbols                  operations with a symbol's name
    constants                large constants, their elements and their bytes
    contractions             matrix products and convolutions, each as it stands in the text; `flops` and
                             `bytes_moved` are sums over those whose shapes are static
    dynamic_contractions     those whose shapes are not
    """

    operations: int = 0
    depth: int = 0
    symbols: int = 0
    constants: int = 0
    constant_elements: int = 0
    constant_bytes: int = 0
    contractions: int = 0
    dynamic_contractions: int = 0
    flops: int = 0
    bytes_moved: int = 0
    by_operation: Counter[str] = field(default_factory=Counter)
    by_dialect: Counter[str] = field(default_factory=Counter)
    by_type: Counter[str] = field(default_factory=Counter)

    def add(self, other: ModuleStatistics) -> None:
        """Add another module's counts; the depth is that of the deeper one."""
        for name in COUNTS:
            setattr(self, name, getattr(self, name) + getattr(other, name))
        self.depth = max(self.depth, other.depth)
        for name in TALLIES:
            getattr(self, name).update(getattr(other, name))


# The fields that are sums, and those that count by name.
COUNTS = (
    "operations",
    "symbols",
    "constants",
    "constant_elements",
    "constant_bytes",
    "contractions",
    "dynamic_contractions",
    "flops",
    "bytes_moved",
)
TALLIES = ("by_operation", "by_dialect", "by_type")


def module_statistics(module: Operation) -> ModuleStatistics:
    """The counts of a module."""
    counts = ModuleStatistics()
    depths: dict[Operation | None, int] = {module: 0}
    type_names: dict[Type, str] = {}
    for op in walk_preorder(module):
        if op is module:
            continue
        depth = depths[op.parent_op] + 1
        if op.region_list:
            depths[op] = depth
        counts.depth = max(counts.depth, depth)
        counts.operations += 1
        counts.by_operation[op.name] += 1
        counts.symbols += op.attribute(SYMBOL_NAME) is not None
        for result in op.result_values():
            name = type_names.get(result.type)
            if name is None:
                name = type_names[result.type] = _element_type(result.type)
            counts.by_type[name] += 1
        _count_work(op, counts)
    for name, count in counts.by_operation.items():
        counts.by_dialect[name.partition(".")[0]] += count
    for constant in constants(module):
        counts.constants += 1
        counts.constant_elements += constant.type.num_elements
        counts.constant_bytes += byte_size(constant.type) or 0
    return counts


def _count_work(op: Operation, counts: ModuleStatistics) -> None:
    work = work_of(op)
    if work is None:
        return
    counts.contractions += 1
    counts.dynamic_contractions += work.flops is None
    counts.flops += work.flops or 0
    counts.bytes_moved += work.bytes or 0


def _element_type(type: Type) -> str:
    """What a type counts as: a shaped type as its elements' type."""
    return str(type.element_type if isinstance(type, ShapedType) else type)
