"""Passes that mlir-opt has for its own tests of analyses, as a plugin with equal behaviour.

mlirkit opt --load-pass-plugin=tests/passes/mlir_analysis_passes.py --test-print-liveness ...
"""

from __future__ import annotations

import sys
from collections.abc import Callable, Iterable, Iterator
from functools import partial

from mlirkit.analysis.alias_analysis import AliasAnalysis, AliasResult, LocalAliasAnalysis
from mlirkit.analysis.block_liveness import BlockLiveness
from mlirkit.analysis.call_graph import CallGraph
from mlirkit.analysis.loops import Loop, LoopInfo, is_in_loop
from mlirkit.analysis.program_order import in_program_order, sorted_by_uses
from mlirkit.analysis.reductions import match_reduction
from mlirkit.analysis.slices import backward_slice
from mlirkit.builtin.attributes import ArrayAttr, IntegerAttr, UnitAttr, integer_attr
from mlirkit.builtin.types import INDEX, integer_type
from mlirkit.core.block import Block
from mlirkit.core.interfaces import FunctionOpInterface
from mlirkit.core.operation import Operation
from mlirkit.core.structural_attributes import DictionaryAttr, StringAttr, SymbolRefAttr
from mlirkit.core.symbols import lookup_symbol_in, symbol_name
from mlirkit.core.value import BlockArgument, OpResult, Value
from mlirkit.core.walk import walk_postorder, walk_preorder
from mlirkit.passes.options import Option
from mlirkit.passes.pass_base import Pass
from mlirkit.passes.pass_registry import register_pass
from mlirkit.patterns.rewriter import PatternRewriter

NAMESPACE = "(anonymous namespace)::"

say = partial(print, file=sys.stderr)


def text_of(value: Value) -> str:
    """A value as messages show it: its operation, or which argument it is."""
    if isinstance(value, OpResult):
        return value.op.text_in_diagnostic(is_generic=False)
    assert isinstance(value, BlockArgument)
    return f"<block argument> of type '{value.type}' at index: {value.arg_number}"


# -- orders -------------------------------------------------------------------------------------------------


@register_pass
class TestTopologicalSortAnalysisPass(Pass):
    ARGUMENT = "test-topological-sort-analysis"
    NAME = NAMESPACE + "TestTopologicalSortAnalysisPass"
    OP_NAME = "builtin.module"

    def run(self) -> None:
        for root in walk_postorder(self.operation):
            if root.attribute("root") is None:
                continue
            selected = [op for op in walk_postorder(root) if op.attribute("selected") is not None]
            if root.attribute("ordered") is not None:
                selected.sort(key=lambda op: number_of(op, "selected"))
            order = sorted_by_uses(selected)
            if order is None:
                self.emit(root.diagnostic("could not schedule all ops"))
                continue
            for number, op in enumerate(order):
                op.set_attribute("pos", integer_attr(INDEX, number))


def number_of(op: Operation, name: str) -> int:
    number = op.attribute(name)
    assert isinstance(number, IntegerAttr)
    return number.value


@register_pass
class TestTopologicalSortPass(Pass):
    ARGUMENT = "test-print-topological-sort"
    NAME = NAMESPACE + "TestTopologicalSortPass"
    INTERFACE = "SymbolOpInterface"

    def run(self) -> None:
        marked = [
            op for op in walk_postorder(self.operation) if isinstance(op.attribute("test_to_sort"), UnitAttr)
        ]
        for number, op in enumerate(in_program_order(marked)):
            op.set_attribute("test_sort_index", integer_attr(integer_type(32), number))


# -- calls, loops, liveness ---------------------------------------------------------------------------------


@register_pass
class TestCallGraphPass(Pass):
    ARGUMENT = "test-print-callgraph"
    NAME = NAMESPACE + "TestCallGraphPass"
    OP_NAME = "builtin.module"

    def run(self) -> None:
        name = self.operation.attribute("test.name")
        say(f"Testing : {'<<NULL ATTRIBUTE>>' if name is None else name}")
        say(self.get_analysis(CallGraph), end="")


@register_pass
class TestCFGLoopInfo(Pass):
    ARGUMENT = "test-cfg-loop-info"
    NAME = NAMESPACE + "TestCFGLoopInfo"
    INTERFACE = "FunctionOpInterface"

    def run(self) -> None:
        region = self.operation.regions[0]
        say(f"Testing : {self.operation.attribute('sym_name')}")
        blocks = region.get_blocks()
        if not blocks:
            say("empty region")
            return
        names = {block: f"^bb{number}" for number, block in enumerate(blocks)}
        say(f"Blocks : {', '.join([names[blocks[0]], *names.values()])}")
        loops = [] if len(blocks) == 1 else LoopInfo(region).top_level
        if not loops:
            say("no loops")
        for loop in loops:
            self.print_loop(loop, names, "")

    def print_loop(self, loop: Loop, names: dict[Block, str], indent: str) -> None:
        listed = []
        for block in loop.blocks:
            marks = {
                "<header>": block is loop.header,
                "<latch>": loop.is_latch(block),
                "<exiting>": loop.is_exiting(block),
            }
            listed.append(names[block] + "".join([mark for mark, holds in marks.items() if holds]))
        say(f"{indent}Loop at depth {loop.depth} containing: {','.join(listed)}")
        for inner in loop.inner:
            self.print_loop(inner, names, indent + "    ")


@register_pass
class IsInLoopPass(Pass):
    ARGUMENT = "test-block-is-in-loop"
    NAME = NAMESPACE + "IsInLoopPass"
    OP_NAME = "func.func"

    def run(self) -> None:
        for block in blocks_inside(self.operation):
            print(f"Block is {'' if is_in_loop(block) else 'not '}in a loop\n{block}")


def blocks_inside(op: Operation, is_preorder: bool = False) -> Iterator[Block]:
    """All blocks; nested blocks follow their parents or (without `is_preorder`) precede them."""
    for region in op.regions:
        for block in region.get_blocks():
            if is_preorder:
                yield block
            for inner in block.ops():
                yield from blocks_inside(inner, is_preorder)
            if not is_preorder:
                yield block


@register_pass
class TestLivenessPass(Pass):
    ARGUMENT = "test-print-liveness"
    NAME = NAMESPACE + "TestLivenessPass"
    INTERFACE = "SymbolOpInterface"

    def run(self) -> None:
        say(f"Testing : {symbol_name(self.operation) or ''}")
        self.liveness: BlockLiveness = self.get_analysis(BlockLiveness)
        blocks = list(blocks_inside(self.operation, is_preorder=True))
        self.blocks = {block: number for number, block in enumerate(blocks)}
        self.values: dict[Value, int] = {}
        self.operations: dict[Operation, int] = {}
        for block in blocks:
            for argument in block.args:
                self.values[argument] = len(self.values)
            for op in block.ops():
                self.operations[op] = len(self.operations)
                for result in op.result_values():
                    self.values[result] = len(self.values)
        say("// ---- Liveness -----")
        for block in blocks:
            self.print_block(block)
        say("// -------------------")

    def print_block(self, block: Block) -> None:
        say(f"// - Block: {self.blocks[block]}")
        say(f"// --- LiveIn: {self.references(self.liveness.live_in(block))}")
        say(f"// --- LiveOut: {self.references(self.liveness.live_out(block))}")
        say("// --- BeginLivenessIntervals", end="")
        for op in block.ops():
            if op.result_count:
                say()
            for result in op.result_values():
                say(f"// {self.reference(result)}:", end="")
                for each in sorted(self.liveness.operations_with(result), key=self.operations.__getitem__):
                    say(f"\n//     {each}", end="")
        say("\n// --- EndLivenessIntervals\n// --- BeginCurrentlyLive")
        for op in block.ops():
            live = self.liveness.live_at(op)
            if live:
                say(f"//     {op} [{self.references(live)}\b]")
        say("// --- EndCurrentlyLive")

    def references(self, values: Iterable[Value]) -> str:
        return "".join([self.reference(each) for each in sorted(values, key=self.values.__getitem__)])

    def reference(self, value: Value) -> str:
        if isinstance(value, BlockArgument):
            return f"arg{value.arg_number}@{self.blocks[value.block]} "
        return f"val_{self.values[value]} "


# -- slices and reductions ----------------------------------------------------------------------------------


@register_pass
class TestMatchReductionPass(Pass):
    ARGUMENT = "test-match-reduction"
    NAME = NAMESPACE + "TestMatchReductionPass"
    INTERFACE = "FunctionOpInterface"

    def run(self) -> None:
        function = self.operation
        function.emit_remark("Testing function")
        for op in walk_preorder(function):
            regions = op.regions
            if "FunctionOpInterface" in op.info.interfaces or len(regions) != 1:
                continue
            blocks = regions[0].get_blocks()
            if len(blocks) == 1 and len(blocks[0].args) >= 2:
                self.report(op, blocks[0].args[1:])

    def report(self, op: Operation, outputs: list[BlockArgument]) -> None:
        for number in range(len(outputs)):
            found = match_reduction(outputs, number)
            if found is None:
                op.emit_remark(f"Reduction NOT found in output #{number}!")
                continue
            op.emit_remark(f"Reduction found in output #{number}!")
            op.emit_remark(f"Reduced Value: {text_of(found.reduced)}")
            op.emit_remark(f"Combiner Op: {found.combiner.text_in_diagnostic(is_generic=False)}")


@register_pass
class SliceAnalysisTestPass(Pass):
    """Copies the operations on which an operation of linalg depends into a new function."""

    ARGUMENT = "slice-analysis-test"
    NAME = NAMESPACE + "SliceAnalysisTestPass"
    OP_NAME = "builtin.module"
    OPTIONS = (Option("omit-block-arguments", bool, True),)

    def run(self) -> None:
        number = 0
        for function in list(self.operation.regions[0].ops()):
            if function.name != "func.func":
                continue
            for op in list(walk_postorder(function)):
                if op.info.has_trait("LinalgOp"):
                    self.copy_slice(function, op, f"__backward_slice__{number}")
                    number += 1

    def copy_slice(self, function: Operation, op: Operation, suffix: str) -> None:
        name, type = symbol_name(function), function.attribute("function_type")
        assert name is not None and type is not None
        rewriter = PatternRewriter()
        rewriter.set_insertion_point(function)
        properties = {"sym_name": StringAttr(name + suffix), "function_type": type}
        copy = rewriter.create("func.func", [], properties=properties, loc=op.location, regions=1)
        arguments = function.regions[0].get_blocks()[0].args
        block = rewriter.create_block(copy.regions[0], None, [each.type for each in arguments])
        mapping: dict[Value, Value] = dict(zip(arguments, block.args, strict=True))
        omit: bool = self.options.omit_block_arguments
        for each in backward_slice(op, omit_block_arguments=omit, reads_inside=True):
            rewriter.clone(each, mapping)
        rewriter.create("func.return", [], loc=op.location)


# -- shape functions ----------------------------------------------------------------------------------------


@register_pass
class ReportShapeFnPass(Pass):
    ARGUMENT = "test-shape-function-report"
    NAME = NAMESPACE + "ReportShapeFnPass"
    OP_NAME = "builtin.module"

    def run(self) -> None:
        module = self.operation
        named = module.attribute("shape.lib")
        references = named.elements if isinstance(named, ArrayAttr) else [named] if named else []
        libraries = [lookup_symbol_in(module, each) for each in references if isinstance(each, SymbolRefAttr)]
        for function in list(walk_postorder(module)):
            around = function.parent_op
            if function.name != "func.func" or around is None or around in libraries:
                continue
            for op in walk_postorder(function):
                if not any(self.report(library, op) for library in libraries if library is not None):
                    op.emit_remark("no associated way to refine shape")

    def report(self, library: Operation, op: Operation) -> bool:
        if op.info.is_terminator:
            return True
        # mlir-tblgen adds the interface to operations of one type.
        if "InferTypeOpInterface" in op.info.interfaces or op.info.has_trait("SameOperandsAndResultType"):
            op.emit_remark("implements InferType op interface")
            return True
        mapping = library.attribute("mapping")
        function = mapping[op.name] if isinstance(mapping, DictionaryAttr) and op.name in mapping else None
        name = function if isinstance(function, SymbolRefAttr) else op.attribute("shape.function")
        if not isinstance(name, SymbolRefAttr):
            return False
        op.emit_remark(f"associated shape function: {name.leaf_reference}")
        return True


# -- aliases ------------------------------------------------------------------------------------------------


def name_of_pointer(op: Operation) -> str:
    name = op.attribute("test.ptr")
    assert isinstance(name, StringAttr)
    return name.value


def name_of_value(value: Value) -> str:
    if isinstance(value, OpResult):
        return f"{name_of_pointer(value.op)}#{value.number}"
    assert isinstance(value, BlockArgument)
    region = value.block.parent_region
    assert region is not None and region.parent_op is not None
    number = region.index_of(value.block)
    block = f".block{number}" if number else ""
    return f"{name_of_pointer(region.parent_op)}.region{region.region_number}{block}#{value.arg_number}"


class AliasPass(Pass):
    def marked_values(self) -> list[Value]:
        """The results and arguments of the operations that have a name."""
        say(f"Testing : {self.operation.attribute('sym_name')}")
        found: list[Value] = []
        for op in walk_postorder(self.operation):
            if op.attribute("test.ptr") is not None:
                found.extend(op.result_values())
                for region in op.regions:
                    for block in region.get_blocks():
                        found.extend(block.args)
        return found

    def print_aliases(self, alias: Callable[[Value, Value], AliasResult]) -> None:
        values = self.marked_values()
        for number, value in enumerate(values):
            for other in values[:number]:
                say(f"{name_of_value(other)} <-> {name_of_value(value)}: {alias(other, value).value}")


@register_pass
class TestAliasAnalysisPass(AliasPass):
    ARGUMENT = "test-alias-analysis"
    NAME = NAMESPACE + "TestAliasAnalysisPass"

    def run(self) -> None:
        self.print_aliases(self.get_analysis(AliasAnalysis).alias)


@register_pass
class TestAliasAnalysisModRefPass(AliasPass):
    ARGUMENT = "test-alias-analysis-modref"
    NAME = NAMESPACE + "TestAliasAnalysisModRefPass"

    def run(self) -> None:
        analysis: AliasAnalysis = self.get_analysis(AliasAnalysis)
        for value in self.marked_values():
            for op in walk_postorder(self.operation):
                if op.attribute("test.ptr") is not None:
                    result = analysis.mod_ref(op, value)
                    say(f"{name_of_pointer(op)} -> {name_of_value(value)}: {result.value}")


class RestrictedArguments(LocalAliasAnalysis):
    """Arguments of a function do not alias if one of them is marked as restricted."""

    def alias_of_origins(self, one: Value, other: Value) -> AliasResult:
        if one is not other and is_argument(one) and is_argument(other):
            if is_restricted(one) or is_restricted(other):
                return AliasResult.NO
        return super().alias_of_origins(one, other)


def is_argument(value: Value) -> bool:
    block = value.parent_block
    op = None if block is None else block.owner
    return isinstance(value, BlockArgument) and op is not None and is_function(op)


def is_function(op: Operation) -> bool:
    return isinstance(op.info.interfaces.get("FunctionOpInterface"), FunctionOpInterface)


def is_restricted(argument: Value) -> bool:
    assert isinstance(argument, BlockArgument) and argument.block.owner is not None
    attributes = argument.block.owner.attribute("arg_attrs")
    if not isinstance(attributes, ArrayAttr):
        return False
    own = attributes.elements[argument.arg_number]
    return isinstance(own, DictionaryAttr) and "local_alias_analysis.restrict" in own


@register_pass
class TestAliasAnalysisExtendingPass(AliasPass):
    ARGUMENT = "test-alias-analysis-extending"
    NAME = NAMESPACE + "TestAliasAnalysisExtendingPass"

    def run(self) -> None:
        analysis = AliasAnalysis(self.operation)
        analysis.add_implementation(RestrictedArguments())
        self.print_aliases(analysis.alias)
