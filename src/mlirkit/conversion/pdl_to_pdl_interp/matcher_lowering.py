"""The tree of predicates as the function @matcher: each node is a block, which branches by the answer.

Values are computed at their first use and are available in the blocks below; an operation found among the
users of a value is the argument of a `pdl_interp.foreach`.
Mirror: PatternLowering of mlir/lib/Conversion/PDLToPDLInterp/PDLToPDLInterp.cpp.
"""

from __future__ import annotations

from collections.abc import Generator, Sequence
from typing import Any, Final

from mlirkit.builtin.attributes import ArrayAttr, IntegerAttr
from mlirkit.conversion.pdl_to_pdl_interp.interp_builder import I32, InterpBuilder, strings, value_type
from mlirkit.conversion.pdl_to_pdl_interp.predicate_lists import Positions
from mlirkit.conversion.pdl_to_pdl_interp.predicate_tree import MatcherNode, SuccessNode
from mlirkit.conversion.pdl_to_pdl_interp.predicates import (
    Answer,
    AttributeLiteralPosition,
    AttributePosition,
    AttributeQuestion,
    ConstraintPosition,
    ConstraintQuestion,
    EqualToQuestion,
    ForEachPosition,
    IsNotNullQuestion,
    OperandCountAtLeastQuestion,
    OperandCountQuestion,
    OperandGroupPosition,
    OperandPosition,
    OperationNameQuestion,
    OperationPosition,
    Position,
    Question,
    ResultCountAtLeastQuestion,
    ResultCountQuestion,
    ResultGroupPosition,
    ResultPosition,
    TypeLiteralPosition,
    TypePosition,
    TypeQuestion,
    UsersPosition,
)
from mlirkit.conversion.pdl_to_pdl_interp.rewriter_lowering import RewriterModule
from mlirkit.core.attribute import Attribute
from mlirkit.core.block import Block
from mlirkit.core.location import UNKNOWN_LOC, Location
from mlirkit.core.operation import Operation
from mlirkit.core.region import Region
from mlirkit.core.structural_attributes import StringAttr, SymbolRefAttr
from mlirkit.core.value import Value
from mlirkit.dialects.declared import pdl, pdl_interp

REWRITERS: Final = "rewriters"

# Makes the block of a node, and yields the generators of other nodes instead of calling them: no recursion.
_Blocks = Generator[Any, Block, Block]

_CheckCount = pdl_interp.CheckOperandCountOp | pdl_interp.CheckResultCountOp
_COUNTS: Final[dict[type[Question], tuple[type[_CheckCount], bool]]] = {
    OperandCountQuestion: (pdl_interp.CheckOperandCountOp, False),
    OperandCountAtLeastQuestion: (pdl_interp.CheckOperandCountOp, True),
    ResultCountQuestion: (pdl_interp.CheckResultCountOp, False),
    ResultCountAtLeastQuestion: (pdl_interp.CheckResultCountOp, True),
}


class MatcherLowering:
    """Fills the matcher with the checks of a predicate tree."""

    def __init__(
        self, matcher: pdl_interp.FuncOp, rewriters: RewriterModule, positions: Positions, root: Position
    ) -> None:
        self._loc: Location = matcher.location
        self._region: Region = matcher.regions[0]
        self._entry = self._region.blocks[0]
        self._rewriters = rewriters
        # The positions of the patterns' values.
        self._positions = positions
        self._builder = InterpBuilder(self._entry)
        # The values that are available, and the positions added since each open node.
        self._values: dict[Position, Value] = {root: self._entry.args[0]}
        self._scopes: list[list[Position]] = []
        # The blocks to branch to if a node without a failure node fails.
        self._failures: list[Block] = []
        # The operations whose locations new operations get.
        self._located: dict[Value, None] = {}
        self._constraints: dict[ConstraintQuestion, Operation] = {}

    def lower(self, root: MatcherNode | SuccessNode | None) -> None:
        """Generate the matcher; the block of the root becomes the entry."""
        first = _run(self._node(root, self._region, True))
        for op in list(first.ops()):
            self._entry.append(op)
        self._region.remove_block(first)

    def _node(
        self,
        node: MatcherNode | SuccessNode | None,
        region: Region,
        is_outermost: bool,
        block: Block | None = None,
    ) -> _Blocks:
        """The block of a node, with the blocks of all nodes below it."""
        if block is None:
            block = Block()
            region.append_block(block)
        if node is None:
            self._builder.block = block
            self._builder.make(pdl_interp.FinalizeOp, self._loc)
            return block
        self._scopes.append([])
        # The failure block is made first: values computed for this node are not available in it.
        failure_node = node.failure.node
        has_failure = failure_node is not None or is_outermost
        if has_failure:
            failure = yield self._node(failure_node, region, is_outermost)
            self._failures.append(failure)
        failure = self._failures[-1]
        value: Value | None = None
        current = block
        if isinstance(node, MatcherNode):
            value, current = self._value_at(current, node.position)
            is_operation = isinstance(value.type, pdl.OperationType)
            if is_operation:
                self._located.setdefault(value)
            if len(node.children) == 1:
                yield from self._ask(node, current, value)
            else:
                yield from self._switch(node, current, value)
            if is_operation:
                self._located.pop(value, None)
        else:
            self._succeed(node, current)
        # Loops have added failures of their own.
        while self._failures[-1] is not failure:
            self._failures.pop()
        if has_failure:
            self._failures.pop()
        for position in self._scopes.pop():
            del self._values[position]
        return block

    # -- values ---------------------------------------------------------------------------------------

    def _value_at(self, block: Block, position: Position) -> tuple[Value, Block]:
        """The value at a position, and the block to continue in, which is a loop's body if the position needs
        one."""
        chain: list[Position] = []
        place: Position | None = position
        while place is not None and place not in self._values:
            chain.append(place)
            place = place.parent
        parent = None if place is None else self._values[place]
        for place in reversed(chain):
            self._builder.block = block
            loc = UNKNOWN_LOC if parent is None else parent.location
            if isinstance(place, ForEachPosition):
                assert parent is not None
                parent, block = self._make_foreach(parent, loc)
            else:
                parent = self._get(place, parent, loc)
            self._values[place] = parent
            self._scopes[-1].append(place)
        assert parent is not None
        return parent, block

    def _get(self, place: Position, parent: Value | None, loc: Location) -> Value:
        builder = self._builder
        if isinstance(place, ConstraintPosition):
            # The constraint has been applied already, as its predicates come after it.
            return self._constraints[place.question].result_values()[place.index]
        if isinstance(place, AttributeLiteralPosition):
            return builder.create_attribute(loc, place.value)
        if isinstance(place, TypeLiteralPosition):
            return builder.create_types(loc, place.value)
        assert parent is not None
        if isinstance(place, OperationPosition):
            if place.defines_operand:
                return builder.value(pdl_interp.GetDefiningOpOp, loc, pdl.OperationType.get(), [parent])
            return parent
        if isinstance(place, UsersPosition):
            return self._users(parent, loc)
        if isinstance(place, OperandPosition):
            index = {"index": IntegerAttr(I32, place.number)}
            return builder.value(pdl_interp.GetOperandOp, loc, value_type(False), [parent], index)
        if isinstance(place, OperandGroupPosition):
            group = {} if place.group is None else {"index": IntegerAttr(I32, place.group)}
            type = value_type(place.is_variadic)
            return builder.value(pdl_interp.GetOperandsOp, loc, type, [parent], group)
        if isinstance(place, AttributePosition):
            name = {"name": StringAttr(place.name)}
            return builder.value(pdl_interp.GetAttributeOp, loc, pdl.AttributeType.get(), [parent], name)
        if isinstance(place, ResultPosition):
            return builder.get_result(loc, parent, place.number)
        if isinstance(place, ResultGroupPosition):
            return builder.get_results(loc, parent, place.group, place.is_variadic)
        assert isinstance(place, TypePosition)
        if isinstance(parent.type, pdl.AttributeType):
            return builder.value(pdl_interp.GetAttributeTypeOp, loc, pdl.TypeType.get(), [parent])
        return builder.get_value_type(loc, parent)

    def _users(self, parent: Value, loc: Location) -> Value:
        builder = self._builder
        if isinstance(parent.type, pdl.RangeType):
            # All values of the range have the same users, so that the first one suffices.
            index = {"index": IntegerAttr(I32, 0)}
            parent = builder.value(pdl_interp.ExtractOp, loc, parent.type.elementType, [parent], index)
        type = pdl.RangeType.get(pdl.OperationType.get())
        return builder.value(pdl_interp.GetUsersOp, loc, type, [parent])

    def _make_foreach(self, parent: Value, loc: Location) -> tuple[Value, Block]:
        """Make a loop over operations; return its current operation and the block in it to continue in."""
        builder = self._builder
        loop = builder.make(pdl_interp.ForEachOp, loc, [parent], None, (), [self._failures[-1]], regions=1)
        assert isinstance(parent.type, pdl.RangeType)
        body, following = Block(), Block()
        region = loop.regions[0]
        region.append_block(body)
        region.append_block(following)
        argument = body.add_argument(parent.type.elementType, loc)
        builder.block = following
        builder.make(pdl_interp.ContinueOp, loc)
        self._failures.append(following)
        return argument, body

    # -- questions ------------------------------------------------------------------------------------

    def _ask(self, node: MatcherNode, current: Block, value: Value) -> _Blocks:
        """A question with one answer."""
        ((answer, child),) = node.children.items()
        question = node.question
        region = _region_of(current)
        arguments: list[Value] = []
        places: Sequence[Position] = ()
        if isinstance(question, EqualToQuestion):
            places = [question.value]
        elif isinstance(question, ConstraintQuestion):
            places = question.args
        for place in places:
            argument, current = self._value_at(current, place)
            arguments.append(argument)
        success = Block()
        region.append_block(success)
        self._builder.block = current
        self._check(question, answer, value, arguments, [success, self._failures[-1]])
        yield self._node(child.node, region, False, success)
        return success

    def _check(
        self,
        question: Question,
        answer: Answer,
        value: Value,
        arguments: list[Value],
        successors: list[Block],
    ) -> None:
        builder = self._builder
        loc = value.location
        if isinstance(question, IsNotNullQuestion):
            builder.make(pdl_interp.IsNotNullOp, loc, [value], None, (), successors)
        elif isinstance(question, EqualToQuestion):
            builder.make(pdl_interp.AreEqualOp, loc, [value, *arguments], None, (), successors)
        elif isinstance(question, ConstraintQuestion):
            made = builder.apply_constraint(
                loc, question.name, arguments, question.result_types, question.is_negated, successors
            )
            self._constraints.setdefault(question, made)
        elif isinstance(answer, str):
            name = {"name": StringAttr(answer)}
            builder.make(pdl_interp.CheckOperationNameOp, loc, [value], name, (), successors)
        elif isinstance(answer, int):
            kind, at_least = _COUNTS[type(question)]
            builder.check_count(kind, value, answer, at_least, successors)
        elif isinstance(question, AttributeQuestion):
            constant = {"constantValue": answer}
            builder.make(pdl_interp.CheckAttributeOp, loc, [value], constant, (), successors)
        elif isinstance(value.type, pdl.RangeType):
            builder.make(pdl_interp.CheckTypesOp, loc, [value], {"types": answer}, (), successors)
        else:
            builder.make(pdl_interp.CheckTypeOp, loc, [value], {"type": answer}, (), successors)

    def _switch(self, node: MatcherNode, current: Block, value: Value) -> _Blocks:
        """A question with several answers."""
        question = node.question
        region = _region_of(current)
        if isinstance(question, OperandCountAtLeastQuestion | ResultCountAtLeastQuestion):
            yield from self._from_high_to_low(node, current, value)
            return current
        blocks = [self._failures[-1]]
        for child in node.children.values():
            blocks.append((yield self._node(child.node, region, False)))
        builder = self._builder
        builder.block = current
        answers = list(node.children)
        loc = value.location
        if isinstance(question, OperandCountQuestion | ResultCountQuestion):
            kind = (
                pdl_interp.SwitchOperandCountOp
                if isinstance(question, OperandCountQuestion)
                else pdl_interp.SwitchResultCountOp
            )
            builder.switch_count(
                kind, value, [answer for answer in answers if isinstance(answer, int)], blocks
            )
        elif isinstance(question, OperationNameQuestion):
            names = {"caseValues": strings([answer for answer in answers if isinstance(answer, str)])}
            builder.make(pdl_interp.SwitchOperationNameOp, loc, [value], names, (), blocks)
        else:
            cases = ArrayAttr(tuple(answer for answer in answers if isinstance(answer, Attribute)))
            by_value: type[Operation] = pdl_interp.SwitchAttributeOp
            if isinstance(question, TypeQuestion):
                is_range = isinstance(value.type, pdl.RangeType)
                by_value = pdl_interp.SwitchTypesOp if is_range else pdl_interp.SwitchTypeOp
            builder.make(by_value, loc, [value], {"caseValues": cases}, (), blocks)
        return current

    def _from_high_to_low(self, node: MatcherNode, current: Block, value: Value) -> _Blocks:
        """Check minimal numbers of operands or results, the highest first, which implies the lower ones."""
        default = self._failures[-1]
        region = _region_of(current)
        kind, _ = _COUNTS[type(node.question)]
        counted = [(answer, child) for answer, child in node.children.items() if isinstance(answer, int)]
        self._failures.append(default)
        for answer, child in sorted(counted, key=lambda item: -item[0]):
            block = yield self._node(child.node, region, False)
            asking = Block()
            region.insert_block(region.index_of(block), asking)
            self._builder.block = asking
            self._builder.check_count(kind, value, answer, True, [block, default])
            self._failures[-1] = asking
        first = self._failures.pop()
        for op in list(first.ops()):
            current.append(op)
        region.remove_block(first)
        return current

    # -- success --------------------------------------------------------------------------------------

    def _succeed(self, node: SuccessNode, current: Block) -> None:
        """Record a match, with the values that its rewrite needs."""
        pattern = node.pattern
        name, used = self._rewriters.add(pattern)
        inputs: list[Value] = []
        for value in used:
            result, current = self._value_at(current, self._positions[value])
            inputs.append(result)
        root = node.root.defining_op
        root_name = root.opName if isinstance(root, pdl.OperationOp) else None
        rewrite = pattern.bodyRegion.blocks[0].last
        assert isinstance(rewrite, pdl.RewriteOp)
        made = [op for block in rewrite.bodyRegion.blocks for op in block.ops_of(pdl.OperationOp)]
        generated = [op.opName.value for op in made if op.opName is not None]
        self._builder.block = current
        self._builder.record_match(
            pattern.location,
            inputs,
            list(self._located),
            SymbolRefAttr(REWRITERS, name),
            None if root_name is None else root_name.value,
            generated,
            pattern.benefit.value,
            self._failures[-1],
        )


def _region_of(block: Block) -> Region:
    region = block.parent_region
    assert region is not None
    return region


def _run(first: _Blocks) -> Block:
    """Run a generator of blocks, with a stack in place of recursion."""
    pending = [first]
    value: Any = None
    while True:
        try:
            blocks = pending[-1].send(value)
        except StopIteration as done:
            pending.pop()
            if not pending:
                block: Block = done.value
                return block
            value = done.value
        else:
            pending.append(blocks)
            value = None
