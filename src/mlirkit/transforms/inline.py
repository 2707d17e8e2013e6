"""Inlining of calls, callees first, with a pipeline that simplifies each function between.

The strongly connected components of the call graph are visited, callees before callers.  In each, the
functions are simplified and the calls in them inlined, until no call is inlined any more or `max-iterations`
is reached.  A callee without other calls is moved instead of copied; a private callee without further calls
is erased.  Mirror: mlir/lib/Transforms/Utils/Inliner.cpp and InlinerPass.cpp.
"""

from __future__ import annotations

import sys
from collections.abc import Callable, Iterator, Sequence
from typing import Final

from mlirkit.analysis.call_graph import CallGraph, CallGraphNode
from mlirkit.core.block import Block
from mlirkit.core.interfaces import CallableOpInterface, CallOpInterface, is_symbol, symbol_interface
from mlirkit.core.operation import Operation
from mlirkit.core.region import Region
from mlirkit.core.side_effects import is_memory_effect_free
from mlirkit.core.structural_attributes import FlatSymbolRefAttr, SymbolRefAttr
from mlirkit.core.symbol_table import SymbolTable, SymbolTableCollection
from mlirkit.core.symbol_uses import symbol_uses_in
from mlirkit.core.walk import collect
from mlirkit.passes.op_pass_manager import OpPassManager
from mlirkit.passes.pass_base import Pass
from mlirkit.passes.pipeline_text import PipelineError, add_pipeline_text
from mlirkit.transforms.inlining import inline_call

# The threshold with which every call is profitable.
_NO_THRESHOLD: Final = (1 << 32) - 1


class _Call:
    """A call whose callee is known."""

    __slots__ = ("history", "op", "source", "target")

    def __init__(self, op: Operation, source: CallGraphNode, target: CallGraphNode) -> None:
        self.op = op
        self.source = source
        self.target = target
        # The callees whose inlining created the call.
        self.history: tuple[CallGraphNode, ...] = ()


class _Uses:
    """The number of references to symbols that may be erased without references, by referrer."""

    def __init__(self, op: Operation, graph: CallGraph, tables: SymbolTableCollection) -> None:
        self._graph = graph
        self._tables = tables
        # The number of references to each node that may be erased.
        self._counts: dict[CallGraphNode, int] = {}
        # By node: the nodes that its operation refers to itself, and the counts of references by operations
        # inside.
        self._own: dict[CallGraphNode, set[CallGraphNode]] = {}
        self._inner: dict[CallGraphNode, dict[CallGraphNode, int]] = {}
        always_live: set[CallGraphNode] = set()

        def visit(table: Operation, all_uses_visible: bool) -> None:
            for operation in table.region_at(0).ops():
                node = self._node_of(operation)
                if node is None:
                    always_live.update([target for target, _ in self._referenced(operation)])
                    continue
                symbol = symbol_interface(operation)
                if (
                    symbol is not None
                    and (all_uses_visible or symbol.visibility(operation) == "private")
                    and symbol.can_discard_on_use_empty(operation)
                ):
                    self._counts.setdefault(node, 0)

        SymbolTable.walk_symbol_tables(op, op.parent_block is None, visit)
        for node in always_live:
            self._counts.pop(node, None)
        for node in graph.nodes.values():
            self.recompute(node)

    def _node_of(self, op: Operation) -> CallGraphNode | None:
        interface = op.info.interfaces.get("CallableOpInterface")
        if not isinstance(interface, CallableOpInterface):
            return None
        return self._graph.lookup(interface.callable_region(op))

    def _referenced(self, op: Operation) -> Iterator[tuple[CallGraphNode, Operation]]:
        """The nodes that an operation and its nested operations refer to, with the referring operations."""
        nodes: dict[SymbolRefAttr, CallGraphNode | None] = {}
        table = op.parent_op
        for use in symbol_uses_in(op) or ():
            reference = use.symbol_ref
            if reference not in nodes:
                symbol = None if table is None else self._tables.lookup_nearest_symbol_from(table, reference)
                nodes[reference] = None if symbol is None else self._node_of(symbol)
            node = nodes[reference]
            if node is not None:
                yield node, use.user

    def recompute(self, node: CallGraphNode) -> None:
        """Count the references of a node again."""
        op = node.callable_op
        self._drop(node)
        own: set[CallGraphNode] = set()
        inner: dict[CallGraphNode, int] = {}
        for target, user in self._referenced(op):
            if target not in self._counts:
                continue
            if user is not op:
                inner[target] = inner.get(target, 0) + 1
            elif target in own:
                continue
            else:
                own.add(target)
            self._counts[target] += 1
        self._own[node] = own
        self._inner[node] = inner

    def _drop(self, node: CallGraphNode) -> None:
        for target in self._own.pop(node, ()):
            self._add(target, -1)
        for target, count in self._inner.pop(node, {}).items():
            self._add(target, -count)

    def _add(self, node: CallGraphNode, count: int) -> None:
        self._counts[node] = self._counts.get(node, 0) + count

    def drop_call(self, source: CallGraphNode, call: Operation) -> None:
        """Subtract the references of a call inside of a node."""
        inner = self._inner.get(source, {})
        for target, _ in self._referenced(call):
            if target in inner:
                inner[target] -= 1
                self._add(target, -1)

    def merge_after_inlining(self, callee: CallGraphNode, caller: CallGraphNode) -> None:
        """Add the references inside the callee to the caller."""
        inner = self._inner.setdefault(caller, {})
        for target, count in list(self._inner.get(callee, {}).items()):
            inner[target] = inner.get(target, 0) + count
            self._add(target, count)

    def erase(self, node: CallGraphNode) -> None:
        """Drop an erased node and its nested nodes."""
        pending = [node]
        for nested in pending:
            pending.extend([target for target, kind in nested.edges if kind.name == "CHILD"])
        for nested in reversed(pending):
            self._drop(nested)
            self._counts.pop(nested, None)

    def is_dead(self, node: CallGraphNode) -> bool:
        op = node.callable_op
        if not is_symbol(op):
            return is_memory_effect_free(op) and op.use_empty
        return self._counts.get(node) == 0

    def has_one_use(self, node: CallGraphNode) -> bool:
        """Whether the node has a single reference, and may be erased without it."""
        op = node.callable_op
        if not is_symbol(op):
            uses = sum(len(result.use_pairs()) for result in op.result_values())
            return uses == 1 and is_memory_effect_free(op)
        return self._counts.get(node) == 1


class Inliner:
    """Inlines calls in the operations nested in one.

    `optimize(op)` simplifies a function and returns whether it succeeded, None if the pipeline is empty;
    `is_profitable(caller, callee)` decides whether to inline a call.
    """

    def __init__(
        self,
        op: Operation,
        graph: CallGraph,
        max_iterations: int,
        optimize: Callable[[Operation], bool | None],
        is_profitable: Callable[[Region, Region], bool],
    ) -> None:
        self._graph = graph
        self._tables = SymbolTableCollection()
        self._max_iterations = max_iterations
        self._optimize = optimize
        self._is_profitable = is_profitable
        self._uses = _Uses(op, graph, self._tables)
        self._calls: list[_Call] = []

    def run(self) -> bool:
        """Inline all profitable calls; False if simplifying a function failed."""
        dead: dict[CallGraphNode, None] = {}
        for component in self._graph.strongly_connected_components():
            nodes = [node for node in component if not node.is_external]
            for _ in range(max(self._max_iterations, 1)):
                if not self._simplify(nodes):
                    return False
                erased, has_inlined = self._inline_calls(nodes)
                nodes = [node for node in nodes if node not in erased]
                dead.update(erased)
                if not has_inlined:
                    break
        for node in dead:
            node.callable_op.erase()
        return True

    def _simplify(self, nodes: Sequence[CallGraphNode]) -> bool:
        simplified = [
            node for node in nodes if not node.has_children and node.callable_op.info.is_isolated
        ]
        changed: list[CallGraphNode] = []
        for node in simplified:
            could = self._optimize(node.callable_op)
            if could is False:
                return False
            if could:
                changed.append(node)
        for node in changed:
            self._uses.recompute(node)
        return True

    def _inline_calls(self, nodes: Sequence[CallGraphNode]) -> tuple[dict[CallGraphNode, None], bool]:
        """Inline the calls in some nodes; return the dead nodes, and whether a call was inlined."""
        calls = self._calls
        dead: dict[CallGraphNode, None] = {}
        for node in nodes:
            if self._uses.is_dead(node):
                dead[node] = None
            else:
                region = node.callable_region
                assert region is not None
                self._collect(region.get_blocks(), node, False)
        has_inlined = False
        for call in calls:
            target = call.target
            if call.source in dead or target in call.history or not self._should_inline(call):
                continue
            count = len(calls)
            in_place = self._uses.has_one_use(target)
            region = target.callable_region
            assert region is not None
            if not inline_call(call.op, target.callable_op, region, not in_place, self._process_blocks):
                continue
            has_inlined = True
            for new_call in calls[count:]:
                new_call.history = (*call.history, target)
            self._uses.drop_call(call.source, call.op)
            self._uses.merge_after_inlining(target, call.source)
            call.op.erase()
            if in_place:
                self._uses.erase(target)
                dead[target] = None
        calls.clear()
        return dead, has_inlined

    def _process_blocks(self, blocks: Sequence[Block]) -> None:
        """Find the calls in blocks that have been inlined."""
        region = blocks[0].parent_region
        node = self._graph.lookup(region)
        while node is None and region is not None:
            region = region.parent_region
            node = self._graph.lookup(region)
        assert node is not None
        self._collect(blocks, node, True)

    def _collect(self, blocks: Sequence[Block], source: CallGraphNode, with_nested: bool) -> None:
        """Collect the calls in blocks, and with `with_nested` the calls in nested nodes."""
        pending = [(block, source) for block in blocks]
        while pending:
            block, node = pending.pop()
            following = block.first
            while following is not None:
                op = following
                following = op.next_op
                call = op.info.interfaces.get("CallOpInterface")
                if isinstance(call, CallOpInterface):
                    callee = call.callee(op)
                    if isinstance(callee, SymbolRefAttr) and not isinstance(callee, FlatSymbolRefAttr):
                        continue
                    target = self._graph.resolve_callable(op, self._tables)
                    if not target.is_external:
                        self._calls.append(_Call(op, node, target))
                    continue
                for region in op.region_list or ():
                    nested = self._graph.lookup(region)
                    if nested is None or with_nested:
                        inside = nested or node
                        pending.extend([(block, inside) for block in region.get_blocks()])

    def _should_inline(self, call: _Call) -> bool:
        op = call.op
        target = call.target
        if op.info.is_terminator:
            return False
        if any(callee is target or callee is call.source for callee in target.targets()):
            return False
        region = target.callable_region
        source = call.source.callable_region
        assert region is not None and source is not None
        if region.is_ancestor(op.parent_region):
            return False
        if len(region.get_blocks()) > 1:
            around = op.parent_op
            assert around is not None and region.parent_op is not None
            is_single = not around.info.is_registered or around.info.has_trait("SingleBlock")
            if around.info is not region.parent_op.info and is_single:
                return False
        return self._is_profitable(source, region)


class InlinerPass(Pass):
    ARGUMENT = "inline"
    IS_DEFINED = True

    def run(self) -> None:
        op = self.operation
        if not op.info.has_trait("SymbolTable"):
            message = " was scheduled to run under the inliner, but does not define a symbol table"
            return self.fail(op.op_error(message))
        options = self.options
        pipelines: dict[str, OpPassManager] = {
            op_pipeline.op_name: op_pipeline for op_pipeline in options.op_pipelines if op_pipeline.passes
        }

        def optimize(function: Operation) -> bool | None:
            name = function.info.name
            pipeline = pipelines.get(name)
            if pipeline is None:
                pipeline = OpPassManager(name)
                try:
                    add_pipeline_text(options.default_pipeline, pipeline)
                except PipelineError as error:
                    # As in MLIR, the error is reported and inlining continues.
                    sys.stderr.write(str(error))
                pipelines[name] = pipeline
            return self.run_pipeline(pipeline, function) if pipeline.passes else None

        threshold: int = options.inlining_threshold

        def is_profitable(caller: Region, callee: Region) -> bool:
            if threshold in (0, _NO_THRESHOLD):
                return threshold != 0
            size = _size(caller)
            return size == 0 or _size(callee) * 100 // size <= threshold

        graph: CallGraph = self.get_analysis(CallGraph)
        if not Inliner(op, graph, options.max_iterations, optimize, is_profitable).run():
            self.signal_pass_failure()


def _size(region: Region) -> int:
    """The number of operations in a region, nested operations included."""
    return sum([1 if op.region_list is None else len(collect(op)) for op in region.ops()])
