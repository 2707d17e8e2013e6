"""Regions and successors in formats: `$body`, `regions`, `$dest`, `successors`.

region        {...}; the implicit terminator is left out, and put back when parsing
variadic      {...}, {...}     or nothing
successor     ^bb1
variadic      ^bb1, ^bb2       or nothing
"""

from __future__ import annotations

from collections.abc import Callable, Iterable

from mlirkit.core.asm_interface import OpAsmParser, OpAsmPrinter
from mlirkit.core.block import Block
from mlirkit.core.context import current_context
from mlirkit.core.creation import append_operation
from mlirkit.core.operation import Operation
from mlirkit.core.operation_state import OperationState
from mlirkit.core.region import Region
from mlirkit.core.structural_attributes import EMPTY_DICTIONARY
from mlirkit.core.traits import trait_named
from mlirkit.ods.live.formats.format_step import Frame, FrameLayout, Step
from mlirkit.ods.model import Operator

Completion = Callable[[Region, OperationState], None]


def region_completion(operator: Operator, terminator: str | None) -> Completion | None:
    """Return the function that completes parsed regions with a terminator, or at least a block; or None."""
    if terminator is not None:
        name = terminator
        return lambda region, state: ensure_terminator(region, state, name)
    if operator.has_trait("SingleBlock"):
        return complete_block
    return None


def complete_block(region: Region, state: OperationState) -> None:
    """Give the region a block if it has none."""
    ensure_block(region)


def ensure_block(region: Region) -> Block:
    """Return the first block of the region, added if the region is empty."""
    block = region.first_block
    if block is None:
        block = Block()
        region.append_block(block)
    return block


def ensure_terminator(region: Region, state: OperationState, terminator: str) -> None:
    """Append an operation `terminator` to the region's last block unless the block has a terminator.

    `state` is the state of the parent operation, with the context and location of the terminator.
    """
    ensure_block(region)
    block = region.get_blocks()[-1]
    last = block.last
    if last is not None and last.info.is_terminator:
        return
    context = state.info.context
    info = (current_context() if context is None else context).operation_name(terminator)
    append_operation(
        block, info, state.loc, state.place, EMPTY_DICTIONARY, info.default_properties(), [], None
    )


def terminator_is_visible(region: Region) -> bool:
    """Whether the region's terminator has attributes, operands or results, or is missing."""
    block = region.first_block
    last = None if block is None else block.last
    if last is None or not last.info.is_terminator:
        return True
    return bool(last.attributes) or last.operand_count != 0 or last.result_count != 0


class RegionStep(Step):
    """One region."""

    __slots__ = ("complete", "elides_terminator", "index", "slot")

    def __init__(self, slot: int, index: int, complete: Completion | None, elides_terminator: bool) -> None:
        self.prefix = ""
        self.slot = slot
        self.index = index
        self.complete = complete
        self.elides_terminator = elides_terminator

    def parse(self, parser: OpAsmParser, state: OperationState, frame: Frame) -> None:
        region = Region()
        parser.parse_region(region)
        if self.complete is not None:
            self.complete(region, state)
        frame[self.slot] = region

    def try_parse(self, parser: OpAsmParser, state: OperationState, frame: Frame) -> bool:
        region = Region()
        frame[self.slot] = region
        parser.parse_optional_region(region)
        if region.is_empty:
            return False
        if self.complete is not None:
            self.complete(region, state)
        return True

    def print(self, op: Operation, printer: OpAsmPrinter) -> None:
        if self.prefix:
            printer.print_text(self.prefix)
        print_region(op.region_at(self.index), printer, self.elides_terminator)


def print_region(region: Region, printer: OpAsmPrinter, elides_terminator: bool) -> None:
    """Print a region without an implicit terminator."""
    printer.print_region(region, True, not elides_terminator or terminator_is_visible(region))


class RegionsStep(Step):
    """Any number of regions, from `first` on."""

    __slots__ = ("complete", "elides_terminator", "first", "slot")

    def __init__(self, slot: int, first: int, complete: Completion | None, elides_terminator: bool) -> None:
        self.prefix = ""
        self.slot = slot
        self.first = first
        self.complete = complete
        self.elides_terminator = elides_terminator

    def parse(self, parser: OpAsmParser, state: OperationState, frame: Frame) -> None:
        regions: list[Region] = []
        region = Region()
        if parser.parse_optional_region(region):
            regions.append(region)
            while parser.parse_optional_punctuation(","):
                region = Region()
                parser.parse_region(region)
                regions.append(region)
        if self.complete is not None:
            for nested in regions:
                self.complete(nested, state)
        frame[self.slot] = regions

    def try_parse(self, parser: OpAsmParser, state: OperationState, frame: Frame) -> bool:
        self.parse(parser, state, frame)
        return bool(frame[self.slot])

    def print(self, op: Operation, printer: OpAsmPrinter) -> None:
        if self.prefix:
            printer.print_text(self.prefix)
        for number, region in enumerate(op.regions[self.first :]):
            if number:
                printer.print_text(", ")
            print_region(region, printer, self.elides_terminator)


class SuccessorStep(Step):
    """One successor."""

    __slots__ = ("index", "slot")

    def __init__(self, slot: int, index: int) -> None:
        self.prefix = ""
        self.slot = slot
        self.index = index

    def parse(self, parser: OpAsmParser, state: OperationState, frame: Frame) -> None:
        frame[self.slot] = parser.parse_successor()

    def print(self, op: Operation, printer: OpAsmPrinter) -> None:
        if self.prefix:
            printer.print_text(self.prefix)
        printer.print_successor(op.successors[self.index])


class SuccessorsStep(Step):
    """Any number of successors, from `first` on."""

    __slots__ = ("first", "slot")

    def __init__(self, slot: int, first: int) -> None:
        self.prefix = ""
        self.slot = slot
        self.first = first

    def parse(self, parser: OpAsmParser, state: OperationState, frame: Frame) -> None:
        successors: list[Block] = []
        block = parser.parse_optional_successor()
        if block is not None:
            successors.append(block)
            while parser.parse_optional_punctuation(","):
                successors.append(parser.parse_successor())
        frame[self.slot] = successors

    def try_parse(self, parser: OpAsmParser, state: OperationState, frame: Frame) -> bool:
        self.parse(parser, state, frame)
        return bool(frame[self.slot])

    def print(self, op: Operation, printer: OpAsmPrinter) -> None:
        if self.prefix:
            printer.print_text(self.prefix)
        for number, block in enumerate(op.successors[self.first :]):
            if number:
                printer.print_text(", ")
            printer.print_successor(block)


def region_step(operator: Operator, layout: FrameLayout, index: int, terminator: str | None) -> Step:
    """The step of region `index`; `terminator` is the name of the implicit terminator, or None."""
    complete = region_completion(operator, terminator)
    slot = layout.regions + index
    if operator.regions[index].is_variadic:
        return RegionsStep(slot, index, complete, terminator is not None)
    return RegionStep(slot, index, complete, terminator is not None)


def all_regions_step(operator: Operator, layout: FrameLayout, terminator: str | None) -> Step:
    """The step of the `regions` directive."""
    complete = region_completion(operator, terminator)
    return RegionsStep(layout.all_regions, 0, complete, terminator is not None)


def successor_step(operator: Operator, layout: FrameLayout, index: int) -> Step:
    """The step of successor `index`."""
    slot = layout.successors + index
    if operator.successors[index].is_variadic:
        return SuccessorsStep(slot, index)
    return SuccessorStep(slot, index)


def all_successors_step(layout: FrameLayout) -> Step:
    """The step of the `successors` directive."""
    return SuccessorsStep(layout.all_successors, 0)


def implicit_terminator(operator: Operator, operators: Iterable[Operator]) -> str | None:
    """The operation name of the operator's implicit terminator, or None.

    The trait's parameter is a C++ class of one of `operators`, which are read only if the trait is present.
    """
    parameters: tuple[object, ...] = ()
    for trait in operator.traits:
        if trait.name.startswith("SingleBlockImplicitTerminator<"):
            parameters = trait_named(trait.name).parameters
    if not parameters:
        return None
    class_name = str(parameters[0]).rpartition("::")[2]
    namespace = str(parameters[0]).rpartition("::")[0].rpartition("::")[2]
    matching = [candidate for candidate in operators if candidate.cpp_class_name == class_name]
    for candidate in matching:
        if namespace and candidate.cpp_namespace.rpartition("::")[2] == namespace:
            return candidate.name
    qualified = str(parameters[0]).rpartition("::")[0]
    operator_namespace = operator.cpp_namespace.rpartition("::")[2]
    # `::mlir::smt` is another namespace than `mlir::transform::smt`.
    is_own = namespace == operator_namespace and not (
        qualified.startswith("::") and qualified.strip(":") != operator.cpp_namespace.strip(":")
    )
    if namespace and namespace != "mlir" and not is_own and class_name.endswith("Op"):
        # The class belongs to another dialect and is named after its mnemonic.
        return f"{namespace}.{class_name.removesuffix('Op').lower()}"
    for candidate in matching:
        if candidate.dialect_name == operator.dialect_name:
            return candidate.name
    return matching[0].name if matching else str(parameters[0])
