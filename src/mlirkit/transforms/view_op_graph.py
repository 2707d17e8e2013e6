"""A Graphviz graph of an operation, on standard error.

    digraph G {
      compound = true;
      subgraph cluster_1 {
        v2 [label = " ", shape = plain];
        label = "builtin.module : ()\\l";
        ...
      }
      v3:res_0:s -> v4:arg_0:n[style = solid];
    }

Operations without regions are nodes; operations with regions, and their blocks, are clusters.  Edges connect
nodes only, so that a cluster has an invisible node as their end.  Operations of one name share a colour;
hues are in order of first appearance.  Mirror: mlir/lib/Transforms/ViewOpGraph.cpp.
"""

from __future__ import annotations

import sys

from mlirkit.builtin.attributes import ArrayAttr
from mlirkit.builtin.dense import DenseElementsAttr, ElementsAttr
from mlirkit.core.attribute import Attribute, Type
from mlirkit.core.block import Block
from mlirkit.core.operation import Operation
from mlirkit.core.operation_parts import operands_of, result_types_of, results_of
from mlirkit.core.printing_flags import OpPrintingFlags
from mlirkit.core.value import BlockArgument, OpResult, Value
from mlirkit.core.walk import walk_postorder
from mlirkit.passes.options import PassOptions
from mlirkit.passes.pass_base import Pass
from mlirkit.text.printer import make_state, numbering_root
from mlirkit.text.printer.asm_state import AsmState
from mlirkit.text.printer.ssa_names import UNKNOWN_VALUE

_LARGE = 16
_SPECIAL = frozenset('{|<}>\n"')
_CONTROL_FLOW = "dashed"
_DATA_FLOW = "solid"


class _Node:
    """A node, and the cluster for whose edges it serves, if any."""

    __slots__ = ("cluster", "number")

    def __init__(self, number: int, cluster: int | None = None) -> None:
        self.number = number
        self.cluster = cluster


class ViewOpGraph(Pass):
    """`view-op-graph`."""

    ARGUMENT = "view-op-graph"
    IS_DEFINED = True

    def __init__(self) -> None:
        super().__init__()
        # Numbers continue from operation to operation, and as in the reference, edges are drawn again.
        self._drawn = _Drawn()

    def run(self) -> None:
        graph = _Graph(self.operation, self.options, self.context.printing_flags, self._drawn)
        sys.stderr.write(graph.text(self.operation))
        self.preserve_all()


def graph_of(op: Operation, options: PassOptions, flags: OpPrintingFlags) -> str:
    """The graph of an operation, by the options of the pass."""
    return _Graph(op, options, flags, _Drawn()).text(op)


class _Drawn:
    """The state of a drawing: the number of nodes and clusters, the nodes of values, the uses of values."""

    __slots__ = ("count", "nodes", "uses")

    def __init__(self) -> None:
        self.count = 0
        self.nodes: dict[Value, _Node] = {}
        # With the names that the values had at the use.
        self.uses: list[tuple[Value, _Node, str]] = []


class _Graph:
    """Writes a graph."""

    def __init__(
        self, op: Operation, options: PassOptions, flags: OpPrintingFlags, drawn: _Drawn
    ) -> None:
        self.drawn = drawn
        self.out: list[str] = []
        limit = flags.large_elements_limit
        self._large = _LARGE if limit is None else limit
        self._longest: int = options.max_label_len
        self._shows_attributes: bool = options.print_attrs
        self._shows_control_flow: bool = options.print_control_flow_edges
        self._shows_data_flow: bool = options.print_data_flow_edges
        self._shows_types: bool = options.print_result_types
        self._flags = flags
        # The state that names values, by operation at which numbering starts.
        self._states: dict[Operation, AsmState] = {}
        names = list(dict.fromkeys([nested.info.name for nested in walk_postorder(op)]))
        self._colours = {name: f"{place / len(names):f} 0.3 0.95" for place, name in enumerate(names)}
        self._indent = ""
        self._edges: list[str] = []

    def text(self, op: Operation) -> str:
        """The whole graph."""
        self._line("digraph G {")
        self._indent = "  "
        self._line("compound = true;")
        self._operations(op)
        if self._shows_data_flow:
            nodes = self.drawn.nodes
            for value, node, port in self.drawn.uses:
                self._edge(nodes.get(value, _Node(0)), node, port, _DATA_FLOW)
        for edge in self._edges:
            self._line(edge)
        self._indent = ""
        self._line("}")
        return "".join(self.out)

    def _operations(self, root: Operation) -> None:
        """Draw an operation and all inside it, without recursion: a stack has the clusters that are open."""
        frame = _Frame(None, [], None)
        frame.ops = [root]
        stack = [frame]
        while stack:
            frame = stack[-1]
            if frame.ops:
                op = frame.ops.pop()
                if op.region_list:
                    inner = _Frame(
                        op,
                        [b for r in op.regions for b in r.get_blocks()],
                        self._open(self._cluster_label(op)),
                    )
                    inner.blocks.reverse()
                    stack.append(inner)
                else:
                    colour = self._colours[op.info.name]
                    self._drawn(op, self._node(self._record_label(op), "Mrecord", colour), frame)
            elif frame.blocks:
                block = frame.blocks.pop()
                inner = _Frame(None, [], self._open(""))
                self._arguments(block)
                inner.ops = list(reversed(list(block.ops())))
                stack.append(inner)
            else:
                stack.pop()
                if frame.anchor is not None:
                    self._close()
                if frame.op is not None and frame.anchor is not None:
                    self._drawn(frame.op, frame.anchor, stack[-1])

    def _drawn(self, op: Operation, node: _Node, frame: _Frame) -> None:
        """Note that an operation has been drawn in a block."""
        for operand in operands_of(op):
            self.drawn.uses.append((operand, node, self._port(operand)))
        for result in results_of(op):
            self.drawn.nodes[result] = node
        if self._shows_control_flow and frame.previous is not None:
            self._edge(frame.previous, node, "", _CONTROL_FLOW)
        frame.previous = node

    def _arguments(self, block: Block) -> None:
        for argument in block.args:
            label = f"<res{self._port(argument)}> {self._name(argument)}"
            if self._shows_types:
                label += f" {self._type(argument.type)}"
            self.drawn.nodes[argument] = self._node(label, "Mrecord", "")

    # -- statements -----------------------------------------------------------------------------------

    def _line(self, text: str) -> None:
        self.out.append(f"{self._indent}{text}\n")

    def _open(self, label: str) -> _Node:
        """Begin a cluster; its anchor."""
        self.drawn.count += 1
        number = self.drawn.count
        self._line(f"subgraph cluster_{number} {{")
        self._indent += "  "
        anchor = self._node(" ", "plain", "")
        self._line(f'label = "{label}";')
        return _Node(anchor.number, number)

    def _close(self) -> None:
        self._indent = self._indent[2:]
        self._line("}")

    def _node(self, label: str, shape: str, colour: str) -> _Node:
        self.drawn.count += 1
        fill = f'fillcolor = "{colour}", ' if colour else ""
        style = ", style = filled" if colour else ""
        self._line(f'v{self.drawn.count} [{fill}label = "{label}", shape = {shape}{style}];')
        return _Node(self.drawn.count)

    def _edge(self, start: _Node, end: _Node, port: str, style: str) -> None:
        text = f"v{start.number}"
        if port and start.cluster is None:
            # At the lower side of the result.
            text += f":res{port}:s"
        text += f" -> v{end.number}"
        if port and end.cluster is None:
            text += f":arg{port}:n"
        attributes = []
        if end.cluster is not None:
            attributes.append(f"lhead = cluster_{end.cluster}")
        if start.cluster is not None:
            attributes.append(f"ltail = cluster_{start.cluster}")
        attributes.append(f"style = {style}")
        self._edges.append(f"{text}[{', '.join(attributes)}];")

    # -- labels ---------------------------------------------------------------------------------------

    def _cluster_label(self, op: Operation) -> str:
        text = op.info.name
        if self._shows_types:
            text += f" : ({self._cut(', '.join([str(type) for type in result_types_of(op)]))})"
        if self._shows_attributes:
            text += "\\l" + "".join(
                [f"{_escaped(name)}: {self._attribute(value)}\\l" for name, value in _attributes_of(op)]
            )
        return text

    def _record_label(self, op: Operation) -> str:
        parts: list[str] = []
        operands = operands_of(op)
        if operands:
            ports = [f"<arg{self._port(operand)}> {self._name(operand)}" for operand in operands]
            parts.append(f"{{{'|'.join(ports)}}}|")
        parts.append(f"{op.info.name}\\l")
        attributes = _attributes_of(op) if self._shows_attributes else []
        if attributes:
            # A blank line between the name and the attributes.
            parts.append("\\l")
            parts += [f"{name}: {self._attribute(value)}\\l" for name, value in attributes]
        results = results_of(op)
        if results:
            ports = [f"<res{self._port(result)}> {self._name(result)}" for result in results]
            if self._shows_types:
                ports = [
                    f"{port} {self._type(result.type)}" for port, result in zip(ports, results, strict=True)
                ]
            parts.append(f"|{{{'|'.join(ports)}}}")
        return f"{{{''.join(parts)}}}"

    def _name(self, value: Value) -> str:
        owner = value.op if isinstance(value, OpResult) else None
        if isinstance(value, BlockArgument):
            owner = value.block.parent_op
        if owner is None:
            return UNKNOWN_VALUE
        root = numbering_root(owner, self._flags.local_scope)
        state = self._states.get(root)
        if state is None:
            state = self._states[root] = make_state(root, self._flags)
        return state.names.name(value)

    def _port(self, value: Value) -> str:
        return self._name(value).replace("%", "_").replace("#", "_")

    def _type(self, type: Type) -> str:
        return _escaped(self._cut(str(type)))

    def _attribute(self, attribute: Attribute) -> str:
        if isinstance(attribute, DenseElementsAttr) and attribute.is_splat:
            return _escaped(str(attribute))
        if isinstance(attribute, ElementsAttr) and attribute.num_elements > self._large:
            rank = attribute.shaped.rank
            return f"{'[' * rank}...{']' * rank} : {self._type(attribute.type)}"
        if isinstance(attribute, ArrayAttr) and len(attribute) > self._large:
            return "[...]"
        return _escaped(self._cut(str(attribute)))

    def _cut(self, text: str) -> str:
        # Lengths are of bytes.
        data = text.encode("utf-8", "surrogateescape")
        if len(data) <= self._longest:
            return text
        return data[: self._longest].decode("utf-8", "surrogateescape") + "..."


class _Frame:
    """An operation, with its blocks that are still to be drawn, or a block with its operations."""

    __slots__ = ("anchor", "blocks", "op", "ops", "previous")

    def __init__(self, op: Operation | None, blocks: list[Block], anchor: _Node | None) -> None:
        self.op = op
        # The next last.
        self.blocks = blocks
        self.ops: list[Operation] = []
        self.anchor = anchor
        # In a block: the operation that was drawn last.
        self.previous: _Node | None = None


def _attributes_of(op: Operation) -> list[tuple[str, Attribute]]:
    """The attributes by name, without native properties, as MLIR stores them."""
    make_layout = op.info.property_layout
    native = [] if make_layout is None else [item.name for item in make_layout().native]
    shown = [entry for entry in op.attributes.items() if entry[0] not in native]
    return sorted(shown, key=lambda entry: entry[0])


def _escaped(text: str) -> str:
    """A text in a label of a record: braces, bars and angle brackets have a meaning there."""
    return "".join([f"\\{char}" if char in _SPECIAL else char for char in text])
