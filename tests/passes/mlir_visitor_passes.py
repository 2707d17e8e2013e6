"""Passes that mlir-opt has for its own tests of walks and printing, as a plugin with equal behaviour.

mlirkit opt --load-pass-plugin=tests/passes/mlir_visitor_passes.py --test-ir-visitors ...
"""

from __future__ import annotations

import itertools
from collections.abc import Iterable, Iterator
from typing import TypeVar

from mlirkit.builtin.attributes import BoolAttr, IntegerAttr
from mlirkit.core.block import Block
from mlirkit.core.operation import Operation
from mlirkit.core.region import Region
from mlirkit.core.value import BlockArgument
from mlirkit.core.walk import WalkOrder, WalkResult, walk_postorder
from mlirkit.passes.pass_base import Pass
from mlirkit.passes.pass_registry import register_pass

NAMESPACE = "(anonymous namespace)::"

Node = TypeVar("Node", Operation, Block, Region)


@register_pass
class TestPrintDefUsePass(Pass):
    ARGUMENT = "test-print-defuse"
    NAME = NAMESPACE + "TestPrintDefUsePass"

    def run(self) -> None:
        for op in walk_postorder(self.operation):
            print(f"Visiting op '{op.name}' with {op.operand_count} operands:")
            for operand in op.operand_values():
                if isinstance(operand, BlockArgument):
                    print(f"  - Operand produced by Block argument, number {operand.arg_number}")
                elif operand.defining_op is not None:
                    print(f"  - Operand produced by operation '{operand.defining_op.name}'")
            print(f"Has {op.result_count} results:")
            for number, result in enumerate(op.result_values()):
                users = list(result.users)
                if not users:
                    print(f"  - Result {number} has no uses")
                    continue
                uses = "a single use: " if len(users) == 1 else f"{len(users)} uses:\n"
                print(f"  - Result {number} has {uses}", end="")
                for user in users:
                    print(f"    - {user.name}")


@register_pass
class TestPrintNestingPass(Pass):
    ARGUMENT = "test-print-nesting"
    NAME = NAMESPACE + "TestPrintNestingPass"

    def run(self) -> None:
        self.print_operation(self.operation, "")

    def print_operation(self, op: Operation, indent: str) -> None:
        print(
            f"{indent}visiting op: '{op.name}' with {op.operand_count} operands and {op.result_count} results"
        )
        attributes = list(op.attributes.entries().items())
        if attributes:
            print(f"{indent}{len(attributes)} attributes:")
            for name, attribute in attributes:
                print(f"{indent} - '{name}' : '{attribute}'")
        print(f"{indent} {len(op.regions)} nested regions:")
        for region in op.regions:
            blocks = region.get_blocks()
            print(f"{indent}  Region with {len(blocks)} blocks:")
            for block in blocks:
                print(
                    f"{indent}    Block with {len(block.args)} arguments, {len(block.successors)} successors, "
                    f"and {len(block.operations)} operations"
                )
                for each in block.ops():
                    self.print_operation(each, indent + "      ")


# -- walks with a stage ---------------------------------------------------------------------------------


def stages(op: Operation) -> Iterator[tuple[Operation, int]]:
    """Each operation before, between and behind its regions, with the number of the next region."""
    for number, region in enumerate(op.regions):
        yield op, number
        for inner in region.ops():
            yield from stages(inner)
    yield op, len(op.regions)


def description(op: Operation, stage: int) -> str:
    if stage == 0:
        return "before all regions"
    return "after all regions" if stage == len(op.regions) else f"before region #{stage}"


@register_pass
class TestGenericIRVisitorPass(Pass):
    ARGUMENT = "test-generic-ir-visitors"
    NAME = NAMESPACE + "TestGenericIRVisitorPass"

    def run(self) -> None:
        numbers = itertools.count()
        for name in (None, "test.two_region_op"):
            for op, stage in stages(self.operation):
                if name is None or op.name == name:
                    print(f"step {next(numbers)} op '{op.name}' {description(op, stage)}")


@register_pass
class TestGenericIRVisitorInterruptPass(Pass):
    """Attributes of operations end the walk, or make it go on behind the operation."""

    ARGUMENT = "test-generic-ir-visitors-interrupt"
    NAME = NAMESPACE + "TestGenericIRVisitorInterruptPass"

    def run(self) -> None:
        self.numbers = itertools.count()
        for name in (None, "test.two_region_op"):
            if self.walk(self.operation, name) is WalkResult.INTERRUPT:
                print(f"step {next(self.numbers)} walk was interrupted")

    def walk(self, op: Operation, name: str | None) -> WalkResult:
        for stage in range(len(op.regions) + 1):
            if stage:
                for inner in op.regions[stage - 1].ops():
                    if self.walk(inner, name) is WalkResult.INTERRUPT:
                        return WalkResult.INTERRUPT
            result = self.visit(op, stage) if name in (None, op.name) else WalkResult.ADVANCE
            if result is WalkResult.SKIP:
                return WalkResult.ADVANCE
            if result is WalkResult.INTERRUPT:
                return result
        return WalkResult.ADVANCE

    def visit(self, op: Operation, stage: int) -> WalkResult:
        for word, result in (("interrupt", WalkResult.INTERRUPT), ("skip", WalkResult.SKIP)):
            before, after = op.attribute(f"{word}_before_all"), op.attribute(f"{word}_after_all")
            region = op.attribute(f"{word}_after_region")
            if isinstance(before, BoolAttr) and before.value and stage == 0:
                return result
            if isinstance(after, BoolAttr) and after.value and stage == len(op.regions):
                return result
            if isinstance(region, IntegerAttr) and stage == region.value + 1:
                return result
        print(f"step {next(self.numbers)} op '{op.name}' {description(op, stage)}")
        return WalkResult.ADVANCE


class InterruptedPass(Pass):
    """Visits blocks or regions until one has an operation with the attribute `interrupt`."""

    OP_NAME = "builtin.module"

    def visit_all(self, places: Iterable[Block] | Iterable[Region]) -> None:
        numbers = itertools.count()
        for place in places:
            if any(isinstance(op.attribute("interrupt"), BoolAttr) for op in place.ops()):
                print(f"step {next(numbers)} walk was interrupted")
                return
            print(f"step {next(numbers)}")


@register_pass
class TestGenericIRBlockVisitorInterruptPass(InterruptedPass):
    ARGUMENT = "test-generic-ir-block-visitors-interrupt"
    NAME = NAMESPACE + "TestGenericIRBlockVisitorInterruptPass"

    def run(self) -> None:
        self.visit_all(blocks_of(self.operation, POST))


@register_pass
class TestGenericIRRegionVisitorInterruptPass(InterruptedPass):
    ARGUMENT = "test-generic-ir-region-visitors-interrupt"
    NAME = NAMESPACE + "TestGenericIRRegionVisitorInterruptPass"

    def run(self) -> None:
        self.visit_all(regions_of(self.operation, POST))


# -- walks of every kind --------------------------------------------------------------------------------

PRE, POST = WalkOrder.PRE_ORDER, WalkOrder.POST_ORDER


class Way:
    """The order in which a walk visits regions, blocks and operations."""

    def blocks(self, region: Region) -> list[Block]:
        return list(region.get_blocks())

    def parts(self, items: list[Node]) -> list[Node]:
        return items


class Reverse(Way):
    def blocks(self, region: Region) -> list[Block]:
        return list(reversed(region.get_blocks()))

    def parts(self, items: list[Node]) -> list[Node]:
        return items[::-1]


def depth_first_orders(region: Region) -> tuple[list[Block], list[Block]]:
    """The blocks that can be reached from the first, in pre- and in post-order."""
    before: list[Block] = []
    after: list[Block] = []

    def visit(block: Block) -> None:
        before.append(block)
        for successor in block.successors:
            if successor not in before:
                visit(successor)
        after.append(block)

    for entry in region.get_blocks()[:1]:
        visit(entry)
    return before, after


class ForwardDominance(Way):
    def blocks(self, region: Region) -> list[Block]:
        return depth_first_orders(region)[0]


class ReverseDominance(Reverse):
    def blocks(self, region: Region) -> list[Block]:
        return depth_first_orders(region)[1]


FORWARD = Way()


def regions_in(region: Region, order: WalkOrder, way: Way = FORWARD) -> Iterator[Region]:
    """A region and its nested regions."""
    if order is PRE:
        yield region
    for block in way.blocks(region):
        for op in way.parts(list(block.ops())):
            yield from regions_of(op, order, way)
    if order is POST:
        yield region


def regions_of(op: Operation, order: WalkOrder, way: Way = FORWARD) -> Iterator[Region]:
    for region in way.parts(list(op.regions)):
        yield from regions_in(region, order, way)


def blocks_in(block: Block, order: WalkOrder, way: Way = FORWARD) -> Iterator[Block]:
    """A block and its nested blocks. The consumer may erase a block when it gets it."""
    if order is PRE:
        yield block
        if block.parent_region is None:
            return
    for op in way.parts(list(block.ops())):
        yield from blocks_of(op, order, way)
    if order is POST:
        yield block


def blocks_of(op: Operation, order: WalkOrder, way: Way = FORWARD) -> Iterator[Block]:
    for region in way.parts(list(op.regions)):
        for block in way.blocks(region):
            yield from blocks_in(block, order, way)


def operations_of(op: Operation, order: WalkOrder, way: Way = FORWARD) -> Iterator[Operation]:
    """The operations in a tree, in any order."""
    if order is PRE:
        yield op
    for region in way.parts(list(op.regions)):
        for block in way.blocks(region):
            for inner in way.parts(list(block.ops())):
                yield from operations_of(inner, order, way)
    if order is POST:
        yield op


def name_of(node: Operation | Block | Region) -> str:
    if isinstance(node, Operation):
        return f"op '{node.name}'"
    if isinstance(node, Block):
        region = node.parent_region
        assert region is not None
        return f"block ^bb{region.index_of(node)} from {name_of(region)}"
    assert node.parent_op is not None
    return f"region {node.region_number} from operation '{node.parent_op.name}'"


@register_pass
class TestIRVisitorsPass(Pass):
    ARGUMENT = "test-ir-visitors"
    NAME = NAMESPACE + "TestIRVisitorsPass"

    def run(self) -> None:
        op = self.operation
        self.visit_all(op, "pre-order", PRE, FORWARD)
        self.visit_all(op, "post-order", POST, FORWARD)
        self.visit_all(op, "reverse post-order", POST, Reverse())
        for function in walk_postorder(op):
            if "FunctionOpInterface" in function.info.interfaces:
                self.visit_all(function, "forward dominance post-order", POST, ForwardDominance())
                self.visit_all(function, "reverse dominance post-order", POST, ReverseDominance())
        self.visit_marked(op)
        self.erase_with_skip(op)
        self.erase_without_skip(op)

    def visit(self, title: str, nodes: Iterable[Operation | Block | Region]) -> None:
        print(title)
        for node in nodes:
            print(f"Visiting {name_of(node)}")

    def visit_all(self, op: Operation, kind: str, order: WalkOrder, way: Way) -> None:
        # Forward walks of operations are the library's own.
        operations = op.walk(None, order) if way is FORWARD else operations_of(op, order, way)
        self.visit(f"Op {kind} visits", operations)
        self.visit(f"Block {kind} visits", blocks_of(op, order, way))
        self.visit(f"Region {kind} visits", regions_of(op, order, way))

    def visit_marked(self, op: Operation) -> None:
        """Walk from the blocks and regions of operations with the marker attributes."""
        for kind, order in (("pre-order", PRE), ("post-order", POST)):
            blocks = [
                each
                for marked in walk_postorder(op)
                if "walk_blocks" in marked.attributes
                for block in blocks_directly_in(marked)
                for each in blocks_in(block, order)
            ]
            self.visit(f"Invoke block {kind} visits on blocks", blocks)
        for kind, order in (("pre-order", PRE), ("post-order", POST)):
            regions = [
                each
                for marked in walk_postorder(op)
                if "walk_regions" in marked.attributes
                for region in marked.regions
                for each in regions_in(region, order)
            ]
            self.visit(f"Invoke region {kind} visits on region", regions)

    def erase_with_skip(self, op: Operation) -> None:
        for kind, order in (("pre-order", PRE), ("post-order", POST)):
            print(f"Op {kind} erasures (skip)")
            self.erase_operations(op.clone(), order)
            print(f"Block {kind} erasures (skip)")
            self.erase_blocks(op.clone(), order, is_any=False)

    def erase_without_skip(self, op: Operation) -> None:
        print("Op post-order erasures (no skip)")
        op.clone().walk(erase_operation, POST)
        print("Block post-order erasures (no skip)")
        self.erase_blocks(op.clone(), POST, is_any=True)

    def erase_operations(self, root: Operation, order: WalkOrder) -> None:
        def erase(op: Operation) -> WalkResult:
            around = op.parent_op
            if op.name == "builtin.module" or (around is not None and around.name == "builtin.module"):
                return WalkResult.ADVANCE
            erase_operation(op)
            return WalkResult.SKIP

        root.walk(erase, order)

    def erase_blocks(self, root: Operation, order: WalkOrder, is_any: bool) -> None:
        for block in blocks_of(root, order):
            owner = block.owner
            assert owner is not None
            around = owner.parent_op
            if not is_any and (
                owner.name == "builtin.module" or (around is not None and around.name == "builtin.module")
            ):
                continue
            if block.branches:
                print(f"Cannot erase {name_of(block)}, still has uses")
            else:
                print(f"Erasing {name_of(block)}")
                for op in walk_inside(block):
                    drop_uses(op)
                block.erase()


def blocks_directly_in(op: Operation) -> Iterator[Block]:
    for region in op.regions:
        yield from region.get_blocks()


def walk_inside(block: Block) -> list[Operation]:
    return [inner for op in block.ops() for inner in walk_postorder(op)]


def erase_operation(op: Operation) -> None:
    print(f"Erasing {name_of(op)}")
    drop_uses(op)
    op.erase()


def drop_uses(op: Operation) -> None:
    for user in {user for result in op.result_values() for user in result.users}:
        user.drop_operands()


