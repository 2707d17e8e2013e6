"""Random IR: modules of unregistered operations, built through the API.

`build_module(choose)` makes every decision by calling `choose(n)`, which gives a number below n; so a seeded
generator or hypothesis (`modules()`) can drive it.  The modules are valid: regions of one block are graph
regions and use values from anywhere in them, regions of several blocks use values that dominate.
"""

from __future__ import annotations

import random
from collections.abc import Callable
from typing import Any

from hypothesis import strategies as st

from mlirkit.builtin.types import IndexType, integer_type
from mlirkit.core.attribute import Attribute, Type
from mlirkit.core.block import Block
from mlirkit.core.context import Context
from mlirkit.core.location import Location
from mlirkit.core.operation import Operation
from mlirkit.core.region import Region
from mlirkit.core.structural_attributes import DictionaryAttr, StringAttr, make_symbol_ref
from mlirkit.core.value import Value

Choose = Callable[[int], int]

TYPES: list[Type] = [integer_type(1), integer_type(32), IndexType()]
LOCATION = Location.file("random.mlir", 1, 1)
OP_NAMES = ["foo.a", "foo.b", "bar.c"]


def unregistered_context() -> Context:
    return Context(allow_unregistered_dialects=True, load_shipped=False)


def build_module(
    choose: Choose, context: Context | None = None, max_ops: int = 12, depth: int = 3
) -> Operation:
    """A module-like operation `foo.module` with one block of random operations."""
    context = context or unregistered_context()
    module = _create(context, "foo.module", regions=1)
    _Builder(choose, context, max_ops).fill_region(module.region_at(0), [], depth, 1)
    return module


@st.composite
def modules(draw: Any, max_ops: int = 12, depth: int = 3) -> Operation:
    """As `build_module`, decided by hypothesis."""
    return build_module(lambda limit: draw(st.integers(0, limit - 1)), None, max_ops, depth)


def seeded(seed: int) -> Choose:
    """Decisions from a seeded generator."""
    generator = random.Random(seed)
    return generator.randrange


def attribute(choose: Choose, depth: int = 2) -> Attribute:
    """A string, a symbol reference or a dictionary."""
    kind = choose(3 if depth else 2)
    if kind == 0:
        return StringAttr("abc"[: choose(4)])
    if kind == 1:
        return make_symbol_ref(["a", "b", "c"][: choose(3) + 1])
    return DictionaryAttr({f"k{n}": attribute(choose, depth - 1) for n in range(choose(3))})


def _create(context: Context, name: str, **parts: Any) -> Operation:
    return Operation.create(name, loc=LOCATION, ip=False, context=context, **parts)


class _Builder:
    def __init__(self, choose: Choose, context: Context, budget: int) -> None:
        self.choose = choose
        self.context = context
        self.budget = budget

    def append_block(self, region: Region, types: list[Type]) -> Block:
        return region.blocks.append(*types, arg_locs=[LOCATION] * len(types))

    def fill_region(self, region: Region, visible: list[Value], depth: int, block_count: int) -> None:
        blocks = [
            self.append_block(region, [self.type() for _ in range(self.choose(3))])
            if block_count > 1 or self.choose(2)
            else region.blocks.append()
            for _ in range(block_count)
        ]
        if block_count == 1:
            self.fill_graph_block(blocks[0], visible, depth)
            return
        # Everybody sees the entry block; a block sees itself.
        entry = [*visible, *self.fill_cfg_block(blocks, 0, visible, depth)]
        for index in range(1, block_count):
            self.fill_cfg_block(blocks, index, entry, depth)

    def fill_graph_block(self, block: Block, visible: list[Value], depth: int) -> None:
        operations = [self.operation(block) for _ in range(self.count())]
        local: list[Value] = [*block.args, *[result for each in operations for result in each.results]]
        for each in operations:
            self.add_operands(each, [*visible, *local])
        for each in operations:
            self.add_regions(each, [*visible, *local], depth)

    def fill_cfg_block(
        self, blocks: list[Block], index: int, visible: list[Value], depth: int
    ) -> list[Value]:
        block = blocks[index]
        local: list[Value] = list(block.args)
        for _ in range(self.count()):
            each = self.operation(block)
            self.add_operands(each, [*visible, *local])
            self.add_regions(each, [*visible, *local], depth)
            local.extend(each.results)
        # The entry block branches to all others, which keeps them reachable; the entry has no predecessors.
        targets = blocks[1:] if index == 0 else [blocks[1 + self.choose(len(blocks) - 1)]][: self.choose(2)]
        terminator = _create(self.context, "foo.br", successors=targets)
        block.append(terminator)
        self.add_operands(terminator, [*visible, *local])
        return local

    def operation(self, block: Block) -> Operation:
        attributes = {f"x{n}": attribute(self.choose) for n in range(self.choose(3))}
        operation = _create(
            self.context,
            OP_NAMES[self.choose(len(OP_NAMES))],
            results=[self.type() for _ in range(self.choose(3))],
            attributes=attributes,
        )
        block.append(operation)
        return operation

    def add_operands(self, operation: Operation, visible: list[Value]) -> None:
        if visible:
            for _ in range(self.choose(6)):
                operation.add_operand(visible[self.choose(len(visible))])

    def add_regions(self, operation: Operation, visible: list[Value], depth: int) -> None:
        if depth and self.choose(4) == 0:
            for _ in range(1 + self.choose(2)):
                region = operation.add_region()
                block_count = self.choose(4)
                if block_count:
                    self.fill_region(region, visible, depth - 1, block_count)

    def count(self) -> int:
        count = min(self.choose(5), self.budget)
        self.budget -= count
        return count

    def type(self) -> Type:
        return TYPES[self.choose(len(TYPES))]
