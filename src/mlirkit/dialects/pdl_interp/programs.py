"""Running functions of pdl_interp: each operation is a step, each value a slot in memory.

    program = Program(matcher.body.blocks[0], functions)
    run = program.execute(Run(rewriter, memory))        the recorded matches: run.matches

Memory holds operations, values, attributes and types, lists for ranges, and None for absent ones. A step
returns nothing; the last step of a block returns the next block, or None at the end. Mirror: ByteCodeExecutor
of mlir/lib/Rewrite/ByteCode.cpp.
"""

from __future__ import annotations

from collections.abc import Callable, Iterator, Sequence
from dataclasses import dataclass, field
from typing import Any, Final, cast

from mlirkit.builtin.attributes import ArrayAttr, BoolAttr, TypeAttr
from mlirkit.builtin.dense import DenseIntElementsAttr
from mlirkit.core.attribute import Attribute, Type
from mlirkit.core.block import Block
from mlirkit.core.creation import create_operation
from mlirkit.core.location import Location, fuse
from mlirkit.core.operation import Operation
from mlirkit.core.operation_state import OperationState
from mlirkit.core.structural_attributes import StringAttr, SymbolRefAttr
from mlirkit.core.value import Value
from mlirkit.dialects.declared import pdl, pdl_interp
from mlirkit.dialects.pdl.matching import (
    NativeFunction,
    PDLValue,
    group_of,
    is_same,
    results_of,
    type_of_attribute,
)
from mlirkit.dialects.pdl.rewriting import RewriteError, inferring_state
from mlirkit.patterns.rewriter import PatternRewriter

Memory = dict[Value, PDLValue | None]


@dataclass(slots=True)
class Match:
    """A pattern that matches, with the arguments of its rewrite."""

    rewriter: str
    benefit: int
    location: Location
    inputs: list[PDLValue | None]


@dataclass(slots=True)
class _Loop:
    """A `pdl_interp.foreach` that is under way."""

    operations: Iterator[Operation]
    variable: Value
    body: Block
    successor: Block


@dataclass(slots=True)
class Run:
    """One run of a program; created operations get `location`."""

    rewriter: PatternRewriter
    memory: Memory
    location: Location | None = None
    matches: list[Match] = field(default_factory=list)
    loops: list[_Loop] = field(default_factory=list)

    def operation(self, value: Value) -> Operation:
        nested = self.memory[value]
        assert isinstance(nested, Operation)
        return nested

    def values(self, places: Sequence[Value]) -> list[Value]:
        """Values, with ranges flattened."""
        return [value for value in self._flat(places) if isinstance(value, Value)]

    def types(self, places: Sequence[Value]) -> list[Type]:
        """Types, with ranges flattened."""
        return [type for type in self._flat(places) if isinstance(type, Type)]

    def _flat(self, places: Sequence[Value]) -> Iterator[PDLValue | None]:
        for place in places:
            result = self.memory[place]
            if isinstance(result, list):
                yield from result
            else:
                yield result

    def next_of_loop(self) -> Block:
        """Continue with the next operation of the innermost loop, or behind the loop."""
        loop = self.loops[-1]
        for op in loop.operations:
            self.memory[loop.variable] = op
            return loop.body
        self.loops.pop()
        return loop.successor


@dataclass(slots=True)
class NativeFunctions:
    """The registered native functions, by name."""

    constraints: dict[str, NativeFunction]
    rewrites: dict[str, NativeFunction]


Step = Callable[[Run], Block | None]


class Program:
    """A function of pdl_interp, ready to run."""

    def __init__(self, entry: Block, functions: NativeFunctions) -> None:
        self.entry = entry
        self._code: dict[Block, tuple[list[Step], Step]] = {}
        pending = [entry]
        while pending:
            block = pending.pop()
            if block in self._code:
                continue
            steps: list[Step] = []
            for op in block.ops():
                compile = _COMPILERS.get(op.info.name)
                if compile is None:
                    raise op.op_error("expected an operation of pdl_interp")
                steps.append(compile(op, functions))
                pending += op.successors
                pending += [region.blocks[0] for region in op.regions if not region.is_empty]
            if not steps:
                raise ValueError("a block of pdl_interp has no terminator")
            self._code[block] = steps[:-1], steps[-1]

    def execute(self, run: Run) -> Run:
        block: Block | None = self.entry
        while block is not None:
            steps, last = self._code[block]
            for step in steps:
                step(run)
            block = last(run)
        return run


# -- conditions -------------------------------------------------------------------------------------------


def _true_of_successors(op: Operation, holds: Callable[[Run], bool]) -> Step:
    yes, no = op.successors
    return lambda run: yes if holds(run) else no


def _apply_constraint(op: pdl_interp.ApplyConstraintOp, functions: NativeFunctions) -> Step:
    name = op.name.value
    function = functions.constraints.get(name)
    if function is None:
        raise op.op_error(f"no constraint function is registered as '{name}'")
    constraint = function
    args = list(op.args)
    flag = op.isNegated
    is_negated = isinstance(flag, BoolAttr) and bool(flag.value)

    def holds(run: Run) -> bool:
        results: list[Any] = []
        if constraint(run.rewriter, results, [run.memory[argument] for argument in args]):
            return is_negated
        run.memory.update(zip(op.results, results_of(op, results), strict=True))
        return not is_negated

    return _true_of_successors(op, holds)


def _are_equal(op: pdl_interp.AreEqualOp, functions: NativeFunctions) -> Step:
    lhs, rhs = op.lhs, op.rhs
    return _true_of_successors(op, lambda run: is_same(run.memory[lhs], run.memory[rhs]))


def _is_not_null(op: pdl_interp.IsNotNullOp, functions: NativeFunctions) -> Step:
    value = op.value
    return _true_of_successors(op, lambda run: run.memory[value] is not None)


def _check_attribute(op: pdl_interp.CheckAttributeOp, functions: NativeFunctions) -> Step:
    value, constant = op.attribute_, op.constantValue
    return _true_of_successors(op, lambda run: run.memory[value] == constant)


def _check_name(op: pdl_interp.CheckOperationNameOp, functions: NativeFunctions) -> Step:
    value, name = op.inputOp, op.name.value
    return _true_of_successors(op, lambda run: run.operation(value).info.name == name)


def _check_operand_count(op: pdl_interp.CheckOperandCountOp, functions: NativeFunctions) -> Step:
    value, count = op.inputOp, op.count.value
    if op.compareAtLeast:
        return _true_of_successors(op, lambda run: run.operation(value).operand_count >= count)
    return _true_of_successors(op, lambda run: run.operation(value).operand_count == count)


def _check_result_count(op: pdl_interp.CheckResultCountOp, functions: NativeFunctions) -> Step:
    value, count = op.inputOp, op.count.value
    if op.compareAtLeast:
        return _true_of_successors(op, lambda run: run.operation(value).result_count >= count)
    return _true_of_successors(op, lambda run: run.operation(value).result_count == count)


def _check_type(op: pdl_interp.CheckTypeOp, functions: NativeFunctions) -> Step:
    value, type = op.value, _type_of(op.type_attr)
    return _true_of_successors(op, lambda run: run.memory[value] == type)


def _check_types(op: pdl_interp.CheckTypesOp, functions: NativeFunctions) -> Step:
    value, types = op.value, _types_of(op.types)
    return _true_of_successors(op, lambda run: run.memory[value] == types)


def _type_of(constant: Attribute | None) -> Type:
    assert isinstance(constant, TypeAttr)
    type: Type = constant.value
    return type


def _types_of(constant: Attribute | None) -> list[Type]:
    assert isinstance(constant, ArrayAttr)
    return [_type_of(value) for value in constant]


# -- control flow -----------------------------------------------------------------------------------------


def _switch(op: Operation, cases: Sequence[object], subject: Callable[[Run], object]) -> Step:
    default, *blocks = op.successors
    pairs = list(zip(cases, blocks, strict=True))

    def step(run: Run) -> Block:
        result = subject(run)
        for case, block in pairs:
            if case == result:
                return block
        return default

    return step


def _switch_attribute(op: pdl_interp.SwitchAttributeOp, functions: NativeFunctions) -> Step:
    value = op.attribute_
    return _switch(op, list(op.caseValues), lambda run: run.memory[value])


def _switch_name(op: pdl_interp.SwitchOperationNameOp, functions: NativeFunctions) -> Step:
    value = op.inputOp
    names = [caseValue.value for caseValue in op.caseValues if isinstance(caseValue, StringAttr)]
    return _switch(op, names, lambda run: run.operation(value).info.name)


def _switch_operand_count(op: pdl_interp.SwitchOperandCountOp, functions: NativeFunctions) -> Step:
    value = op.inputOp
    return _switch(op, _counts(op.caseValues), lambda run: run.operation(value).operand_count)


def _switch_result_count(op: pdl_interp.SwitchResultCountOp, functions: NativeFunctions) -> Step:
    value = op.inputOp
    return _switch(op, _counts(op.caseValues), lambda run: run.operation(value).result_count)


def _counts(values: Attribute) -> list[int]:
    assert isinstance(values, DenseIntElementsAttr)
    return [int(value) for value in values]


def _switch_type(op: pdl_interp.SwitchTypeOp, functions: NativeFunctions) -> Step:
    value = op.value
    return _switch(op, _types_of(op.caseValues), lambda run: run.memory[value])


def _switch_types(op: pdl_interp.SwitchTypesOp, functions: NativeFunctions) -> Step:
    value = op.value
    return _switch(op, [_types_of(caseValue) for caseValue in op.caseValues], lambda run: run.memory[value])


def _branch(op: pdl_interp.BranchOp, functions: NativeFunctions) -> Step:
    dest = op.dest
    return lambda run: dest


def _finalize(op: pdl_interp.FinalizeOp, functions: NativeFunctions) -> Step:
    return lambda run: None


def _foreach(op: pdl_interp.ForEachOp, functions: NativeFunctions) -> Step:
    values, successor = op.values, op.successor
    body = op.region.blocks[0]
    variable = body.args[0]

    def step(run: Run) -> Block:
        result = run.memory[values]
        assert isinstance(result, list)
        run.loops.append(_Loop(iter(cast(list[Operation], result)), variable, body, successor))
        return run.next_of_loop()

    return step


def _continue(op: pdl_interp.ContinueOp, functions: NativeFunctions) -> Step:
    return Run.next_of_loop


def _record_match(op: pdl_interp.RecordMatchOp, functions: NativeFunctions) -> Step:
    inputs, matched, dest = list(op.inputs), list(op.matchedOps), op.dest
    reference = op.rewriter
    assert isinstance(reference, SymbolRefAttr)
    name, benefit = reference.path[-1], op.benefit.value

    def step(run: Run) -> Block:
        location = fuse([run.operation(register).location for register in matched])
        run.matches.append(Match(name, benefit, location, [run.memory[input] for input in inputs]))
        return dest

    return step


# -- access to the rewritten program ----------------------------------------------------------------------


def _store(value: Value, result: Callable[[Run], PDLValue | None]) -> Step:
    def step(run: Run) -> None:
        run.memory[value] = result(run)

    return step


def _get_attribute(op: pdl_interp.GetAttributeOp, functions: NativeFunctions) -> Step:
    value, name = op.inputOp, op.name.value
    return _store(op.attribute_, lambda run: run.operation(value).attribute(name))


def _get_attribute_type(op: pdl_interp.GetAttributeTypeOp, functions: NativeFunctions) -> Step:
    value = op.value
    return _store(op.result, lambda run: type_of_attribute(run.memory[value]))


def _get_value_type(op: pdl_interp.GetValueTypeOp, functions: NativeFunctions) -> Step:
    value = op.value

    def evaluate(run: Run) -> PDLValue | None:
        bound = run.memory[value]
        if isinstance(bound, list):
            return [value.type for value in bound if isinstance(value, Value)]
        return bound.type if isinstance(bound, Value) else None

    return _store(op.result, evaluate)


def _get_defining_op(op: pdl_interp.GetDefiningOpOp, functions: NativeFunctions) -> Step:
    value = op.value

    def evaluate(run: Run) -> PDLValue | None:
        bound = run.memory[value]
        first = (bound[0] if bound else None) if isinstance(bound, list) else bound
        return first.defining_op if isinstance(first, Value) else None

    return _store(op.inputOp, evaluate)


def _get_users(op: pdl_interp.GetUsersOp, functions: NativeFunctions) -> Step:
    value = op.value

    def step(run: Run) -> None:
        bound = run.memory[value]
        values = bound if isinstance(bound, list) else [bound]
        # MLIR's order of uses is the newest first.
        run.memory[op.operations] = cast(
            Any,
            [user for value in values if isinstance(value, Value) for user, _ in reversed(value.use_pairs())],
        )

    return step


def _get_operand(op: pdl_interp.GetOperandOp, functions: NativeFunctions) -> Step:
    value, index = op.inputOp, op.index.value
    return _store(op.value, lambda run: _at(run.operation(value).operand_values(), index))


def _get_result(op: pdl_interp.GetResultOp, functions: NativeFunctions) -> Step:
    value, index = op.inputOp, op.index.value
    return _store(op.value, lambda run: _at(run.operation(value).result_values(), index))


def _at(values: Sequence[Value], index: int) -> Value | None:
    return values[index] if index < len(values) else None


def _get_operands(op: pdl_interp.GetOperandsOp, functions: NativeFunctions) -> Step:
    value = op.inputOp
    if op.index is None:
        return _store(op.value, lambda run: list(run.operation(value).operand_values()))
    index, is_range = op.index.value, isinstance(op.value.type, pdl.RangeType)

    def evaluate(run: Run) -> PDLValue | None:
        operation = run.operation(value)
        return group_of(operation, operation.operand_values(), index, True, is_range)

    return _store(op.value, evaluate)


def _get_results(op: pdl_interp.GetResultsOp, functions: NativeFunctions) -> Step:
    value = op.inputOp
    if op.index is None:
        # A list, as for other ranges.
        return _store(op.value, lambda run: list[Value](run.operation(value).result_values()))
    index, is_range = op.index.value, isinstance(op.value.type, pdl.RangeType)

    def evaluate(run: Run) -> PDLValue | None:
        operation = run.operation(value)
        return group_of(operation, operation.result_values(), index, False, is_range)

    return _store(op.value, evaluate)


def _extract(op: pdl_interp.ExtractOp, functions: NativeFunctions) -> Step:
    values, index = op.range, op.index.value

    def evaluate(run: Run) -> PDLValue | None:
        bound = run.memory[values]
        return bound[index] if isinstance(bound, list) and index < len(bound) else None

    return _store(op.result, evaluate)


# -- constants and changes --------------------------------------------------------------------------------


def _create_attribute(op: pdl_interp.CreateAttributeOp, functions: NativeFunctions) -> Step:
    constant = op.value
    return _store(op.attribute_, lambda run: constant)


def _create_type(op: pdl_interp.CreateTypeOp, functions: NativeFunctions) -> Step:
    constant = _type_of(op.value_attr)
    return _store(op.result, lambda run: constant)


def _create_types(op: pdl_interp.CreateTypesOp, functions: NativeFunctions) -> Step:
    constant = _types_of(op.value)
    return _store(op.result, lambda run: constant)


def _create_range(op: pdl_interp.CreateRangeOp, functions: NativeFunctions) -> Step:
    arguments = list(op.arguments)
    assert isinstance(op.result.type, pdl.RangeType)
    if isinstance(op.result.type.elementType, pdl.TypeType):
        return _store(op.result, lambda run: run.types(arguments))
    return _store(op.result, lambda run: run.values(arguments))


def _create_operation(op: pdl_interp.CreateOperationOp, functions: NativeFunctions) -> Step:
    name = op.name.value
    operands, types = list(op.inputOperands), list(op.inputResultTypes)
    names = [name.value for name in op.inputAttributeNames if isinstance(name, StringAttr)]
    attributes = list(zip(names, op.inputAttributes, strict=True))
    infers = op.inferredResultTypes

    def made(run: Run) -> Operation:
        context = run.rewriter.context
        assert context is not None and run.location is not None
        state = OperationState(context.operation_name(name), run.location)
        state.operands = run.values(operands)
        for key, value in attributes:
            attribute = run.memory[value]
            if isinstance(attribute, Attribute):
                state.attributes[key] = attribute
        if infers:
            infer = state.info.infer_types
            assert infer is not None
            state.result_types = infer(inferring_state(state))
        else:
            state.result_types = run.types(types)
        return run.rewriter.insert(create_operation(state))

    return _store(op.resultOp, made)


def _apply_rewrite(op: pdl_interp.ApplyRewriteOp, functions: NativeFunctions) -> Step:
    name = op.name.value
    function = functions.rewrites.get(name)
    if function is None:
        raise op.op_error(f"no rewrite function is registered as '{name}'")
    rewrite = function
    args = list(op.args)

    def step(run: Run) -> None:
        results: list[Any] = []
        if rewrite(run.rewriter, results, [run.memory[argument] for argument in args]):
            raise RewriteError
        run.memory.update(zip(op.results, results_of(op, results), strict=True))

    return step


def _erase(op: pdl_interp.EraseOp, functions: NativeFunctions) -> Step:
    value = op.inputOp

    def step(run: Run) -> None:
        run.rewriter.erase_op(run.operation(value))

    return step


def _replace(op: pdl_interp.ReplaceOp, functions: NativeFunctions) -> Step:
    value, replacements = op.inputOp, list(op.replValues)

    def step(run: Run) -> None:
        run.rewriter.replace_op(run.operation(value), run.values(replacements))

    return step


_COMPILERS: Final[dict[str, Callable[[Any, NativeFunctions], Step]]] = {
    "pdl_interp.apply_constraint": _apply_constraint,
    "pdl_interp.apply_rewrite": _apply_rewrite,
    "pdl_interp.are_equal": _are_equal,
    "pdl_interp.branch": _branch,
    "pdl_interp.check_attribute": _check_attribute,
    "pdl_interp.check_operand_count": _check_operand_count,
    "pdl_interp.check_operation_name": _check_name,
    "pdl_interp.check_result_count": _check_result_count,
    "pdl_interp.check_type": _check_type,
    "pdl_interp.check_types": _check_types,
    "pdl_interp.continue": _continue,
    "pdl_interp.create_attribute": _create_attribute,
    "pdl_interp.create_operation": _create_operation,
    "pdl_interp.create_range": _create_range,
    "pdl_interp.create_type": _create_type,
    "pdl_interp.create_types": _create_types,
    "pdl_interp.erase": _erase,
    "pdl_interp.extract": _extract,
    "pdl_interp.finalize": _finalize,
    "pdl_interp.foreach": _foreach,
    "pdl_interp.get_attribute": _get_attribute,
    "pdl_interp.get_attribute_type": _get_attribute_type,
    "pdl_interp.get_defining_op": _get_defining_op,
    "pdl_interp.get_operand": _get_operand,
    "pdl_interp.get_operands": _get_operands,
    "pdl_interp.get_result": _get_result,
    "pdl_interp.get_results": _get_results,
    "pdl_interp.get_users": _get_users,
    "pdl_interp.get_value_type": _get_value_type,
    "pdl_interp.is_not_null": _is_not_null,
    "pdl_interp.record_match": _record_match,
    "pdl_interp.replace": _replace,
    "pdl_interp.switch_attribute": _switch_attribute,
    "pdl_interp.switch_operand_count": _switch_operand_count,
    "pdl_interp.switch_operation_name": _switch_name,
    "pdl_interp.switch_result_count": _switch_result_count,
    "pdl_interp.switch_type": _switch_type,
    "pdl_interp.switch_types": _switch_types,
}
