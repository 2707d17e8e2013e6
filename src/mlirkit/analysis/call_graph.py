"""Call graphs: the regions that can be called, and the calls between them.

A node is a region that runs when its operation is called; two more nodes represent unknown callers and
unknown callees.  Edges are calls, nested regions that can be called, and edges from the unknown caller to
all other nodes.  Mirror: mlir/lib/Analysis/CallGraph.cpp; strongly connected components in the order of
llvm::scc_iterator.
"""

from __future__ import annotations

from enum import Enum
from typing import Any, Final

from mlirkit.core.interfaces import CallableOpInterface, CallOpInterface
from mlirkit.core.operation import Operation
from mlirkit.core.operation_parts import entries_of
from mlirkit.core.region import Region
from mlirkit.core.structural_attributes import DictionaryAttr, SymbolRefAttr
from mlirkit.core.symbol_table import SymbolTableCollection
from mlirkit.core.value import Value


class EdgeKind(Enum):
    """The relation of an edge's target: unknown, called, or nested."""

    ABSTRACT = 0
    CALL = 1
    CHILD = 2


_EDGE_NAMES: Final = {EdgeKind.ABSTRACT: "", EdgeKind.CALL: "Call", EdgeKind.CHILD: "Child"}


class CallGraphNode:
    """A region that can be called, or (None) unknown callers or callees."""

    __slots__ = ("callable_region", "edges")

    def __init__(self, region: Region | None) -> None:
        self.callable_region = region
        # As an ordered set.
        self.edges: dict[tuple[CallGraphNode, EdgeKind], None] = {}

    @property
    def is_external(self) -> bool:
        return self.callable_region is None

    @property
    def has_children(self) -> bool:
        return any(kind is EdgeKind.CHILD for _, kind in self.edges)

    @property
    def callable_op(self) -> Operation:
        """The operation whose region this is."""
        region = self.callable_region
        assert region is not None and region.parent_op is not None
        return region.parent_op

    def add_edge(self, target: CallGraphNode, kind: EdgeKind) -> None:
        self.edges[target, kind] = None

    def targets(self) -> list[CallGraphNode]:
        return [target for target, _ in self.edges]


class CallGraph:
    """The call graph of the operations nested in one."""

    def __init__(self, op: Operation) -> None:
        self.nodes: dict[Region, CallGraphNode] = {}
        self.external_caller = CallGraphNode(None)
        self.unknown_callee = CallGraphNode(None)
        tables = SymbolTableCollection()
        # All callables come first, as a call may refer to a later one.
        self._visit(op, None)
        self._visit(op, tables)

    def lookup(self, region: Region | None) -> CallGraphNode | None:
        return None if region is None else self.nodes.get(region)

    def resolve_callable(self, call: Operation, tables: SymbolTableCollection) -> CallGraphNode:
        """The node of a call's callee, or the node of unknown callees."""
        target = resolve_callee(call, tables)
        if target is not None:
            callable = target.info.interfaces.get("CallableOpInterface")
            if isinstance(callable, CallableOpInterface):
                node = self.lookup(callable.callable_region(target))
                if node is not None:
                    return node
        return self.unknown_callee

    def __str__(self) -> str:
        lines = ["// ---- CallGraph ----"]
        for node in self.nodes.values():
            lines.append(f"// - Node : {self._text_of(node)}")
            for target, kind in node.edges:
                lines.append(f"// -- {_EDGE_NAMES[kind]}-Edge : {self._text_of(target)}")
            lines.append("//")
        lines.append("// -- SCCs --")
        for component in self.strongly_connected_components():
            lines.append("// - SCC : ")
            lines.extend([f"// -- Node :{self._text_of(node)}" for node in component])
            lines.append("")
        return "\n".join([*lines, "// -------------------", ""])

    def _text_of(self, node: CallGraphNode) -> str:
        region = node.callable_region
        if region is None:
            return "<External-Caller-Node>" if node is self.external_caller else "<Unknown-Callee-Node>"
        op = node.callable_op
        text = f"'{op.name}' - Region #{region.region_number}"
        attributes = entries_of(op)
        return f"{text} : {DictionaryAttr(attributes)}" if attributes else text

    def _visit(self, root: Operation, tables: SymbolTableCollection | None) -> None:
        """Make the nodes, or with symbol tables the edges of calls."""
        pending: list[tuple[Operation, CallGraphNode | None]] = [(root, None)]
        while pending:
            op, parent = pending.pop()
            interfaces = op.info.interfaces
            if "CallOpInterface" in interfaces:
                if tables is not None and parent is not None:
                    parent.add_edge(self.resolve_callable(op, tables), EdgeKind.CALL)
                continue
            callable = interfaces.get("CallableOpInterface")
            if isinstance(callable, CallableOpInterface):
                region = callable.callable_region(op)
                if region is None:
                    continue
                parent = self._get_or_add(region, parent)
            inside: list[tuple[Operation, CallGraphNode | None]] = []
            for nested in op.region_list or ():
                for block in nested.get_blocks():
                    child = block.first
                    while child is not None:
                        if child.region_list is not None or (
                            tables is not None and "CallOpInterface" in child.info.interfaces
                        ):
                            inside.append((child, parent))
                        child = child.next_op
            inside.reverse()
            pending.extend(inside)

    def _get_or_add(self, region: Region, parent: CallGraphNode | None) -> CallGraphNode:
        node = self.nodes.get(region)
        if node is None:
            node = CallGraphNode(region)
            self.nodes[region] = node
            if parent is None:
                self.external_caller.add_edge(node, EdgeKind.ABSTRACT)
            else:
                parent.add_edge(node, EdgeKind.CHILD)
        return node

    def strongly_connected_components(self) -> list[list[CallGraphNode]]:
        """The nodes that the unknown caller reaches, nodes in a cycle together, callees first."""
        components: list[list[CallGraphNode]] = []
        numbers: dict[CallGraphNode, int] = {}
        open_nodes: list[CallGraphNode] = []
        # Nodes on the path, with the targets still to follow; and the least number reached from them.
        stack: list[tuple[CallGraphNode, list[CallGraphNode]]] = []
        least: list[int] = []
        completed = 1 << 62

        def enter(node: CallGraphNode) -> None:
            number = len(numbers) + 1
            numbers[node] = number
            open_nodes.append(node)
            stack.append((node, node.targets()[::-1]))
            least.append(number)

        enter(self.external_caller)
        while stack:
            node, targets = stack[-1]
            if targets:
                target = targets.pop()
                number = numbers.get(target)
                if number is None:
                    enter(target)
                elif number < least[-1]:
                    least[-1] = number
                continue
            stack.pop()
            reached = least.pop()
            if least and reached < least[-1]:
                least[-1] = reached
            if reached != numbers[node]:
                continue
            component: list[CallGraphNode] = []
            while not component or component[-1] is not node:
                component.append(open_nodes.pop())
                numbers[component[-1]] = completed
            components.append(component)
        return components


def resolve_callee_inside(
    call: Operation, tables: SymbolTableCollection, top: Operation | None
) -> Operation | None:
    """As `resolve_callee`, for an analysis of `top`: None without a symbol table inside of `top`."""
    around: Operation | None = call
    while around is not None and not around.info.has_trait("SymbolTable"):
        around = None if around is top else around.parent_op
    return None if around is None else resolve_callee(call, tables)


def resolve_callee(call: Operation, tables: SymbolTableCollection) -> Operation | None:
    """The callee of a call, or the operation that defines it; None if unknown."""
    interface = call.info.interfaces.get("CallOpInterface")
    if not isinstance(interface, CallOpInterface):
        return None
    callee: Any = interface.callee(call)
    if isinstance(callee, SymbolRefAttr):
        return tables.lookup_nearest_symbol_from(call, callee)
    return callee.defining_op if isinstance(callee, Value) else None
