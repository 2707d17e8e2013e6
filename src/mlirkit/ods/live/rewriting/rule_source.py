"""The definitions of the operations in a rewrite rule's source, looked up before anything is matched.

rule_matcher.py compares all other parts.
"""

from __future__ import annotations

from typing import Final

from mlirkit.ods.live.classes.segments import operand_rule
from mlirkit.ods.live.native_code import native_hook
from mlirkit.ods.model import ArgumentKind
from mlirkit.ods.model.pattern import DagNode, NodeKind
from mlirkit.patterns.pattern_source import SourceOperation

# The native code that matches a constant and binds its value, without spaces and namespaces.
_CONSTANT: Final = "success(matchPattern($_self->getResult(0),m_Constant(&$0)))"
# The depth up to which defining operations of operands are compared.
_DEPTH: Final = 3


def matches_constants(tree: DagNode) -> bool:
    """Whether native code matches constants, as `ConstantLikeMatcher`, and has no hook."""
    if tree.kind is not NodeKind.NATIVE_CODE or native_hook(tree.definition) is not None:
        return False
    return "".join(tree.expression.replace("::mlir::", "").split()) == _CONSTANT


def source_operation(tree: DagNode, depth: int = 0) -> SourceOperation:
    """The operation that a tree of a rule's source matches."""
    is_operation = tree.kind is NodeKind.OPERATION
    # The driver has already compared the name of the root.
    name = tree.operation.name if is_operation and depth else ""
    follows = is_operation and depth < _DEPTH and operand_rule(tree.operation).single
    return SourceOperation(name, matches_constants(tree), _operands(tree, depth) if follows else ())


def _operands(tree: DagNode, depth: int) -> list[tuple[int, SourceOperation]]:
    """The operands with a defining operation in the source, by number, up to the first `either`."""
    operands: list[tuple[int, SourceOperation]] = []
    number = 0
    for position, argument in enumerate(tree.arguments):
        node = argument.node
        if node is not None and node.kind is NodeKind.EITHER:
            break
        if tree.operation.arguments[position][0] is ArgumentKind.OPERAND:
            if node is not None:
                operands.append((number, source_operation(node, depth + 1)))
            number += 1
    return operands
