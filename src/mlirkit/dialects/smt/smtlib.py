"""Solvers as scripts in SMT-LIB, as `mlir-translate --export-smtlib` writes them.

    smt.export_smtlib(module)

    ; solver scope 0
    (declare-const b (_ BitVec 32))
    (assert (let ((tmp (= #x00000000 b)))
            tmp))
    (reset)

Each solver of the module is a script.  Declarations and commands are statements in the order of the body;
expressions are printed with the assertions that use them, with a `let` for each value, or inline if a value
has one use and the caller allows it.  Nothing recurses on the depth of expressions: printing functions are
generators that yield the printing functions to run first, and `_run` keeps the stack.
"""

from __future__ import annotations

from collections.abc import Generator, Sequence
from typing import Any, Final, TypeAlias

from mlirkit.builtin.integer import decimal_text
from mlirkit.core.attribute import Type
from mlirkit.core.block import Block
from mlirkit.core.operation import Operation
from mlirkit.core.region import Region
from mlirkit.core.value import Value
from mlirkit.dialects.declared import smt
from mlirkit.dialects.smt.asm import signed_value
from mlirkit.ods.live.classes.value_class import parameters_of
from mlirkit.ods.live.hooks import face_function
from mlirkit.support.diagnostics import MLIRError

# Yields printing functions to run before it continues.
_Printing: TypeAlias = "Generator[_Printing, None, None]"

#: The text in front of all operands.
_OPERATORS: Final[dict[str, str]] = {
    "smt.and": "and",
    "smt.array.select": "select",
    "smt.array.store": "store",
    "smt.bv.add": "bvadd",
    "smt.bv.and": "bvand",
    "smt.bv.ashr": "bvashr",
    "smt.bv.concat": "concat",
    "smt.bv.lshr": "bvlshr",
    "smt.bv.mul": "bvmul",
    "smt.bv.neg": "bvneg",
    "smt.bv.not": "bvnot",
    "smt.bv.or": "bvor",
    "smt.bv.sdiv": "bvsdiv",
    "smt.bv.shl": "bvshl",
    "smt.bv.smod": "bvsmod",
    "smt.bv.srem": "bvsrem",
    "smt.bv.udiv": "bvudiv",
    "smt.bv.urem": "bvurem",
    "smt.bv.xor": "bvxor",
    "smt.distinct": "distinct",
    "smt.eq": "=",
    "smt.implies": "=>",
    "smt.int.add": "+",
    "smt.int.div": "div",
    "smt.int.mod": "mod",
    "smt.int.mul": "*",
    "smt.int.sub": "-",
    "smt.ite": "ite",
    "smt.not": "not",
    "smt.or": "or",
    "smt.xor": "xor",
}

DIALECT: Final = "smt"
_COMPARISONS: Final = {
    smt.IntPredicate.lt: "<",
    smt.IntPredicate.le: "<=",
    smt.IntPredicate.gt: ">",
    smt.IntPredicate.ge: ">=",
}

# The indentation of an assertion's lines, and the additional one of a `let` with a name.
_ASSERTION: Final = len("(assert ")
_LET: Final = len("(let (( ")


@face_function("smt", "export_smtlib")
def export_smtlib(
    module: Operation, inline_single_use_values: bool = False, indent_let_body: bool = False
) -> str:
    """The solvers nested in an operation with one block, as scripts; ValueError if one cannot be written."""
    if not isinstance(module, Operation):
        raise TypeError(f"export_smtlib: argument 'module': expected Operation, got {module!r}")
    try:
        return _scripts(module, inline_single_use_values, indent_let_body)
    except MLIRError as error:
        raise ValueError(f"Failed to export smtlib.\nDiagnostic message {error}") from error


def _scripts(module: Operation, inlines: bool, indents: bool) -> str:
    if len(module.regions) != 1:
        raise module.error("must have exactly one region")
    (region,) = module.regions
    if len(region.blocks) != 1:
        raise module.error("op region must have exactly one block")
    text = _Text()
    # A nested solver comes before its parent.
    solvers = [op for op in _innermost_first(region.blocks[0]) if isinstance(op, smt.SolverOp)]
    for number, solver in enumerate(solvers):
        text.write(f"; solver scope {number}\n")
        _Script(text, inlines, indents).write(solver)
    return text.text()


def _innermost_first(block: Block) -> list[Operation]:
    """All operations in a block, in post-order."""
    operations: list[Operation] = []
    for op in block.operations:
        op.walk(operations.append)
    return operations


class _Text:
    """Lines of text with indentation."""

    def __init__(self) -> None:
        self._parts: list[str] = []
        self._at_start = True
        self.indent = 0

    def write(self, text: str) -> None:
        for line in text.splitlines(keepends=True):
            if self._at_start and line.strip():
                self._parts.append(" " * self.indent)
            self._parts.append(line)
            self._at_start = line.endswith("\n")

    def text(self) -> str:
        return "".join(self._parts)


class _Names:
    """Unique names: a name that is taken gets a number."""

    def __init__(self) -> None:
        # The number of repeated requests by name; the empty name is taken.
        self._repeats: dict[str, int] = {"": 0}

    def new(self, name: str) -> str:
        result = name
        while result in self._repeats:
            result = f"{name}_{self._repeats[name]}"
            self._repeats[name] += 1
        self._repeats[result] = 0
        return result


class _Place:
    """The context of an expression: text, indentation, and the number of open `let`s."""

    def __init__(self, text: _Text, indent: int) -> None:
        self.text = text
        self.indent = indent
        self.open = 0


class _Script:
    """Writes one solver."""

    def __init__(self, text: _Text, inlines: bool, indents: bool) -> None:
        self._text = text
        self._inlines = inlines
        self._indents = indents
        self._names = _Names()
        # The names of values, and the values named in each scope, innermost last.
        self._spelled: dict[Value, str] = {}
        self._scopes: list[list[Value]] = [[]]

    def write(self, solver: smt.SolverOp) -> None:
        if solver.operand_count or solver.result_count:
            raise solver.error("solver scopes with inputs or results are not supported")
        operations = _innermost_first(solver.bodyRegion.blocks[0])
        self._declare_sorts(operations)
        for op in operations:
            self._write_statement(op)
        self._text.write("(reset)\n")

    def _declare_sorts(self, operations: list[Operation]) -> None:
        """Declare the sorts of results, each once."""
        declared: dict[str, int] = {}
        for op in operations:
            if op.info.dialect_name != DIALECT or not op.is_registered:
                raise op.error("solver must not contain any non-SMT operations")
            for type in op.result_types():
                if not isinstance(type, smt.SortType):
                    continue
                name, arity = type.identifier.value, len(type.sortParams or ())
                if name not in declared:
                    declared[name] = arity
                    self._text.write(f"(declare-sort {name} {arity})\n")
                elif declared[name] != arity:
                    raise op.error("uninterpreted sorts with same identifier but different arity found")

    # -- statements -----------------------------------------------------------------------------------

    def _write_statement(self, op: Operation) -> None:
        if isinstance(op, smt.BVConstantOp):
            self._spell(op.result, _bits(op))
        elif isinstance(op, smt.BoolConstantOp):
            self._spell(op.result, "true" if op.value.value else "false")
        elif isinstance(op, smt.IntConstantOp):
            self._spell(op.result, decimal_text(signed_value(op.value)))
        elif isinstance(op, smt.DeclareFunOp):
            prefix = op.namePrefix
            name = self._names.new("tmp" if prefix is None else prefix.value)
            self._spell(op.result, name)
            kind = "fun" if isinstance(op.result.type, smt.SMTFuncType) else "const"
            self._text.write(f"(declare-{kind} {name} {sort(op.result.type)})\n")
        elif isinstance(op, smt.AssertOp):
            self._text.write("(assert ")
            place = _Place(self._text, _ASSERTION)
            self._scopes.append([])
            _run(self._print([op.input], place))
            self._text.write(self._spelled[op.input] + ")" * (place.open + 1) + "\n")
            self._leave_scope()
            self._text.indent = 0
        elif isinstance(op, smt.ResetOp):
            self._text.write("(reset)\n")
        elif isinstance(op, smt.PushOp):
            self._text.write(f"(push {op.count.value})\n")
        elif isinstance(op, smt.PopOp):
            self._text.write(f"(pop {op.count.value})\n")
        elif isinstance(op, smt.SetLogicOp):
            self._text.write(f"(set-logic {op.logic.value})\n")
        elif isinstance(op, smt.CheckOp):
            self._write_check(op)
        elif isinstance(op, (smt.Int2BVOp, smt.BV2IntOp)):
            raise op.error("operation not supported for SMTLIB emission")

    def _write_check(self, op: smt.CheckOp) -> None:
        if op.result_count:
            raise op.error("must not have any result values")
        regions = {"sat": op.satRegion, "unknown": op.unknownRegion, "unsat": op.unsatRegion}
        for name, region in regions.items():
            if len(region.blocks[0].operations) != 1:
                raise op.error(f"'{name}' region must be empty")
        self._text.write("(check-sat)\n")

    # -- names of values ------------------------------------------------------------------------------

    def _spell(self, value: Value, text: str) -> None:
        self._spelled[value] = text
        self._scopes[-1].append(value)

    def _leave_scope(self) -> None:
        for value in self._scopes.pop():
            self._spelled.pop(value, None)

    # -- expressions ----------------------------------------------------------------------------------

    def _print(self, pending: list[Value], place: _Place) -> _Printing:
        """Set the text of each value, operands first."""
        while pending:
            value = pending[-1]
            if value in self._spelled:
                pending.pop()
                continue
            op = value.defining_op
            assert op is not None
            missing = [operand for operand in op.operand_values() if operand not in self._spelled]
            if missing:
                pending.extend(missing)
                continue
            if self._inlines and value.has_one_use:
                inner = _Place(_Text(), place.indent)
                yield self._print_operation(op, inner)
                self._spell(value, inner.text.text())
            else:
                name = self._names.new("tmp")
                self._spell(value, name)
                place.text.write(f"(let (({name} ")
                yield self._print_operation(op, _Place(place.text, place.indent + _LET + len(name)))
                place.text.write("))\n")
                if self._indents:
                    place.indent += len("(let ")
                place.open += 1
                place.text.indent = place.indent
            pending.pop()

    def _print_operation(self, op: Operation, place: _Place) -> _Printing:
        operands = "".join([f" {self._spelled[operand]}" for operand in op.operand_values()])
        operator = _OPERATORS.get(op.info.name)
        write = place.text.write
        if operator is not None:
            write(f"({operator}{operands})")
        elif isinstance(op, smt.BVCmpOp):
            write(f"(bv{op.pred.stringify()}{operands})")
        elif isinstance(op, smt.IntCmpOp):
            write(f"({_COMPARISONS[op.pred]}{operands})")
        elif isinstance(op, smt.ExtractOp):
            low = op.lowBit.value
            write(f"((_ extract {low + op.result.type.width - 1} {low}){operands})")
        elif isinstance(op, smt.RepeatOp):
            write(f"((_ repeat {op.result.type.width // op.input.type.width}){operands})")
        elif isinstance(op, smt.ApplyFuncOp):
            write(f"({operands[1:]})")
        elif isinstance(op, smt.ArrayBroadcastOp):
            write(f"((as const {sort(op.result.type)}){operands})")
        elif isinstance(op, (smt.ForallOp, smt.ExistsOp)):
            yield self._print_quantifier(op, place)

    def _print_quantifier(self, op: smt.ForallOp | smt.ExistsOp, place: _Place) -> _Printing:
        if op.noPattern:
            raise op.error("no-pattern attribute not supported yet")
        word = op.info.name.removeprefix("smt.")
        weight = 0 if op.weight is None else op.weight.value
        patterns = op.patterns
        text = place.text
        self._scopes.append([])
        arguments = op.body.blocks[0].args
        boundVarNames = op.boundVarNames
        names = [
            self._names.new("tmp" if boundVarNames is None else boundVarNames[number].value)
            for number in range(len(arguments))
        ]
        for argument, name in zip(arguments, names, strict=True):
            self._spell(argument, name)
        bound = [f"({name} {sort(argument.type)})" for argument, name in zip(arguments, names, strict=True)]
        text.write(f"({word} ({' '.join(bound)})\n")
        inner = _Place(text, place.indent + len(f"({word} "))
        is_annotated = bool(weight or patterns)
        text.indent = inner.indent if is_annotated else place.indent
        if is_annotated:
            text.write("( ! ")
        yield self._print_yielded(_yielded(op.body)[0], inner)
        if weight:
            text.write(f" :weight {weight}")
        if patterns:
            text.write("\n:pattern (")
            for number, pattern in enumerate(patterns):
                if number:
                    text.write(" ")
                for argument, name in zip(pattern.blocks[0].args, names, strict=True):
                    self._spell(argument, name)
                for value in _yielded(pattern):
                    text.indent = 0
                    yield self._print_yielded(value, _Place(text, inner.indent))
            text.write(")")
        text.write("))" if is_annotated else ")")
        self._leave_scope()

    def _print_yielded(self, value: Value, place: _Place) -> _Printing:
        yield self._print([value], place)
        place.text.write(self._spelled[value] + ")" * place.open)


def _yielded(region: Region) -> list[Value]:
    """The value that a quantifier's region yields."""
    return region.blocks[0].back().operand_values()


def _run(printing: _Printing) -> None:
    """Run a printing function, and the functions that it yields before it."""
    stack = [printing]
    while stack:
        before = next(stack[-1], None)
        if before is None:
            stack.pop()
        else:
            stack.append(before)


def _bits(op: smt.BVConstantOp) -> str:
    """The digits of a bit-vector: hexadecimal if the width is a multiple of four."""
    ((number, _),) = parameters_of(op.value)
    width = op.result.type.width
    value = number & (1 << width) - 1
    return f"#b{value:0{width}b}" if width % 4 else f"#x{value:0{width // 4}x}"


def sort(type: Type) -> str:
    """The sort in SMT-LIB of a type of smt."""
    parts: list[str] = []
    # Texts and types still to write, as a stack.
    pending: list[Any] = [type]
    while pending:
        part = pending.pop()
        if isinstance(part, str):
            parts.append(part)
        elif isinstance(part, smt.BoolType):
            parts.append("Bool")
        elif isinstance(part, smt.IntType):
            parts.append("Int")
        elif isinstance(part, smt.BitVectorType):
            parts.append(f"(_ BitVec {part.width})")
        elif isinstance(part, smt.ArrayType):
            pending += [")", part.rangeType, " ", part.domainType, "(Array "]
        elif isinstance(part, smt.SMTFuncType):
            pending += [part.rangeType, ") ", *_separated(list(part.domainTypes)), "("]
        elif isinstance(part, smt.SortType):
            parameters = list(part.sortParams or ())
            if parameters:
                pending += [")", *_separated([part.identifier.value, *parameters]), "("]
            else:
                parts.append(part.identifier.value)
        else:
            raise MLIRError(f"'{part}' is no type of SMT-LIB")
    return "".join(parts)


def _separated(parts: Sequence[str | Type]) -> list[str | Type]:
    """The parts with blanks between them, as a stack."""
    result: list[str | Type] = []
    for part in reversed(parts):
        result += [part, " "]
    return result[:-1]
