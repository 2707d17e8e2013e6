"""The order in which the roots of a pattern are found: the cheapest spanning tree of their connections.

An edge leads from one root up to another; its cost is the number of operations on the way up.  The cheapest
tree from a root is found by the algorithm of Edmonds: each root takes its cheapest edge, and each resulting
cycle is contracted into one root.
Mirror: mlir/lib/Conversion/PDLToPDLInterp/RootOrdering.h.
"""

from __future__ import annotations

from dataclasses import dataclass

from mlirkit.core.value import Value


class DisconnectedRoots(Exception):
    """No path leads from one root to another."""


@dataclass(slots=True)
class Edge:
    """The path from one root to another; among equal costs the lower number is preferred."""

    depth: int
    number: int
    # The value that both roots reach; None in a contracted graph.
    connector: Value | None

    @property
    def cost(self) -> tuple[int, int]:
        return self.depth, self.number


# By target, then by source.
Graph = dict[Value, dict[Value, Edge]]


@dataclass(slots=True)
class _Contraction:
    """A cycle contracted into its first root, and its original edges."""

    cycle: list[Value]
    depths: dict[Value, int]
    source_of: dict[Value, Value]
    target_of: dict[Value, Value]


class OptimalBranching:
    """The cheapest tree from a root; `parents` has the root above each."""

    def __init__(self, graph: Graph, root: Value) -> None:
        self._graph = {
            target: {source: Edge(edge.depth, edge.number, edge.connector) for source, edge in edges.items()}
            for target, edges in graph.items()
        }
        self._root = root
        self.parents: dict[Value, Value] = {}

    def solve(self) -> int:
        """Find the tree; its cost."""
        contractions: list[_Contraction] = []
        while True:
            cost, contraction = self._choose()
            if contraction is None:
                break
            contractions.append(contraction)
        for earlier in reversed(contractions):
            cost += self._expand(earlier)
        return cost

    def _choose(self) -> tuple[int, _Contraction | None]:
        """Take the cheapest edge to each root; the cost, or the first cycle that this gave."""
        self.parents = {}
        cost = 0
        for start in self._graph:
            node = start
            depths: dict[Value, int] = {}
            while node is not self._root and node not in self.parents:
                edges = self._graph.get(node)
                if not edges:
                    raise DisconnectedRoots
                source, edge = min(edges.items(), key=lambda item: item[1].cost)
                self.parents[node] = source
                depths[node] = edge.depth
                cost += edge.depth
                node = source
            if node in depths:
                cycle = [node]
                while self.parents[cycle[-1]] is not node:
                    cycle.append(self.parents[cycle[-1]])
                return 0, self._contract(cycle, depths)
        return cost, None

    def _contract(self, cycle: list[Value], depths: dict[Value, int]) -> _Contraction:
        """Contract a cycle into its first root."""
        source_of: dict[Value, Value] = {}
        target_of: dict[Value, Value] = {}
        entering: dict[Value, Edge] = {}
        first = cycle[0]
        inside = set(cycle)
        for target in list(self._graph):
            edges = self._graph[target]
            if target in inside:
                for source, edge in edges.items():
                    if source in inside:
                        continue
                    # An edge that enters the cycle makes one edge inside of it redundant.
                    cheaper = Edge(edge.depth - depths[target], edge.number, None)
                    cheapest = entering.get(source)
                    if cheapest is None or cheapest.cost > cheaper.cost:
                        target_of[source] = target
                        entering[source] = cheaper
                del self._graph[target]
                continue
            leaving = [(source, edge) for source, edge in edges.items() if source in inside]
            if leaving:
                source, edge = min(leaving, key=lambda item: item[1].cost)
                for left, _ in leaving:
                    del edges[left]
                edges[first] = Edge(edge.depth, edge.number, None)
                source_of[target] = source
        self._graph[first] = entering
        return _Contraction(cycle, depths, source_of, target_of)

    def _expand(self, contraction: _Contraction) -> int:
        """Put a cycle back, without the edge that is not needed; the cost of its edges."""
        cycle = contraction.cycle
        first = cycle[0]
        for target, source in self.parents.items():
            if source is first:
                self.parents[target] = contraction.source_of[target]
        parent = self.parents[first]
        entry = contraction.target_of[parent]
        for node, above in zip(cycle, [*cycle[1:], first], strict=True):
            self.parents[node] = parent if node is entry else above
        return sum(contraction.depths[node] for node in cycle)

    def edges(self, roots: list[Value]) -> list[tuple[Value, Value | None]]:
        """The roots from the first one down, with the root above each."""
        if not all(node is self._root or node in self.parents for node in roots):
            raise DisconnectedRoots
        children: dict[Value, list[Value]] = {}
        for node in roots:
            if node is not self._root:
                children.setdefault(self.parents[node], []).append(node)
        result: list[tuple[Value, Value | None]] = [(self._root, None)]
        # The list is its own queue.
        for node, _ in result:
            result += [(child, node) for child in children.get(node, ())]
        return result
