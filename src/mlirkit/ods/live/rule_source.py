"""What the operations in the source of a rewrite rule are, which is asked before anything is matched.

It asks for less than the rule does (rule_matcher.py), and costs little: most attempts need no more.
"""

from __future__ import annotations

from typing import Final

from mlirkit.core.operation import Operation
from mlirkit.core.operation_parts import operand_of
from mlirkit.core.value import OpResult
from mlirkit.ods.live.native_code import native_hook
from mlirkit.ods.live.segments import operand_rule
from mlirkit.ods.model import ArgumentKind
from mlirkit.ods.model.pattern import DagNode, NodeKind

# The native code that matches a constant and binds its value, without spaces and namespaces.
_CONSTANT: Final = "success(matchPattern($_self->getResult(0),m_Constant(&$0)))"
# Operands are looked through up to this depth.
_DEPTH: Final = 3


def matches_constants(tree: DagNode) -> bool:
    """Whether native code matches constants, as `ConstantLikeMatcher`, and no hook says otherwise."""
    if tree.kind is not NodeKind.NATIVE_CODE or native_hook(tree.definition) is not None:
        return False
    return "".join(tree.expression.replace("::mlir::", "").split()) == _CONSTANT


class SourceOperation:
    """An operation that a source asks for: one of a name, a constant or any; what defines its operands."""

    __slots__ = ("is_constant", "name", "operands")

    def __init__(self, tree: DagNode, depth: int = 0) -> None:
        is_operation = tree.kind is NodeKind.OPERATION
        # The driver has looked at the name of the root.
        self.name = tree.operation.name if is_operation and depth else ""
        self.is_constant = matches_constants(tree)
        # By their numbers, those that an operation has to define.
        self.operands: list[tuple[int, SourceOperation]] = []
        if is_operation and depth < _DEPTH and operand_rule(tree.operation).single:
            self._add_operands(tree, depth)

    def _add_operands(self, tree: DagNode, depth: int) -> None:
        number = 0
        for position, argument in enumerate(tree.arguments):
            node = argument.node
            if node is not None and node.kind is NodeKind.EITHER:
                return
            if tree.operation.arguments[position][0] is ArgumentKind.OPERAND:
                if node is not None:
                    self.operands.append((number, SourceOperation(node, depth + 1)))
                number += 1

    def fits(self, op: Operation) -> bool:
        """Whether an operation may be this one."""
        if self.is_constant:
            return op.info.is_constant_like
        if self.name and op.info.name != self.name:
            return False
        for number, asked in self.operands:
            if number >= op.operand_count:
                return False
            value = operand_of(op, number)
            if not isinstance(value, OpResult) or not asked.fits(value.op):
                return False
        return True
