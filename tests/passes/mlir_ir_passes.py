"""Passes that mlir-opt has for its own tests of the IR's functions, as a plugin with equal behaviour.

mlirkit opt --load-pass-plugin=tests/passes/mlir_ir_passes.py --test-clone ...
"""

from __future__ import annotations

from collections.abc import Sequence

from mlirkit.builtin.affine_expr import AffineExpr
from mlirkit.builtin.attributes import ArrayAttr, DistinctAttr, FloatAttr, IntegerAttr, TypeAttr
from mlirkit.builtin.function_signature import (
    erase_arguments,
    erase_results,
    insert_arguments,
    insert_results,
    set_function_type,
)
from mlirkit.builtin.map_attributes import AffineMapAttr
from mlirkit.builtin.types import FunctionType
from mlirkit.core.attribute import Attribute, Type
from mlirkit.core.creation import create_operation
from mlirkit.core.equivalence import is_equivalent
from mlirkit.core.interfaces import FunctionOpInterface
from mlirkit.core.location import UNKNOWN_LOC, Location
from mlirkit.core.matchers import constant_value
from mlirkit.core.operation import Operation
from mlirkit.core.operation_state import OperationState
from mlirkit.core.structural_attributes import DictionaryAttr, FlatSymbolRefAttr, StringAttr
from mlirkit.core.symbol_table import SymbolTable
from mlirkit.core.symbol_users import SymbolUserMap
from mlirkit.core.symbol_uses import (
    symbol_known_use_empty,
    symbol_uses_in,
    symbol_uses_in_region,
    symbol_uses_of,
)
from mlirkit.core.symbols import lookup_nearest_symbol_from, set_symbol_name, symbol_name
from mlirkit.core.value import Value
from mlirkit.core.walk import walk_postorder
from mlirkit.passes.pass_base import Pass
from mlirkit.passes.pass_registry import register_pass
from mlirkit.patterns.listener import Listener
from mlirkit.patterns.rewriter import PatternRewriter
from mlirkit.support.diagnostics import DiagnosticSeverity
from mlirkit.text.printer import print_operation

NAMESPACE = "(anonymous namespace)::"


def remark(pass_: Pass, op: Operation, message: str) -> None:
    pass_.emit(op.diagnostic(message, DiagnosticSeverity.REMARK))


# -- cloning, bodies, equality ------------------------------------------------------------------------------


class PrintedInsertions(Listener):
    def operation_inserted(self, op: Operation) -> None:
        print(f"notifyOperationInserted: {op.name}")


@register_pass
class ClonePass(Pass):
    """Doubles a body whose results fit its arguments: the copy continues with the results of the original."""

    ARGUMENT = "test-clone"
    NAME = NAMESPACE + "ClonePass"
    INTERFACE = "FunctionOpInterface"

    def run(self) -> None:
        op = self.operation
        if len(op.regions) != 1 or len(op.regions[0].get_blocks()) != 1:
            return
        block = op.regions[0].get_blocks()[0]
        terminator = block.terminator
        assert terminator is not None
        returned = terminator.operand_values()
        if [each.type for each in returned] != [each.type for each in block.args]:
            return
        mapping: dict[Value, Value] = dict(zip(block.args, returned, strict=True))
        rewriter = PatternRewriter(PrintedInsertions())
        rewriter.set_insertion_point_to_end(block)
        for each in list(block.ops()):
            rewriter.clone(each, mapping)
        terminator.erase()


@register_pass
class TakeBodyPass(Pass):
    ARGUMENT = "test-take-body"
    NAME = NAMESPACE + "TakeBodyPass"
    OP_NAME = "builtin.module"

    def run(self) -> None:
        first, second = (op for op in self.operation.regions[0].ops() if op.name == "func.func")
        first.regions[0].take_body(second.regions[0])


@register_pass
class TestOperationEqualPass(Pass):
    ARGUMENT = "test-operations-equality"
    NAME = NAMESPACE + "TestOperationEqualPass"
    OP_NAME = "builtin.module"

    def run(self) -> None:
        operations = list(self.operation.regions[0].ops())
        if len(operations) != 2:
            self.emit(
                self.operation.diagnostic(f"expected 2 top-level ops in the module, got {len(operations)}")
            )
            self.signal_pass_failure()
            return
        first, second = operations
        attributes = DictionaryAttr(dict(first.discardable_attributes.entries()))
        is_same = is_equivalent(first, second, ignore_locations="strict_loc_check" not in first.attributes)
        print(f"{first.name} with attr {attributes} compares {'equals.' if is_same else 'NOT equals!'}")


@register_pass
class TestPrintInvalidPass(Pass):
    """Prints a function before and after it is valid."""

    ARGUMENT = "test-print-invalid"
    NAME = NAMESPACE + "TestPrintInvalidPass"
    OP_NAME = "builtin.module"
    DEPENDENT_DIALECTS = ("func",)

    def run(self) -> None:
        state = OperationState(self.context.operation_name("func.func"), self.operation.location)
        state.properties = {"sym_name": StringAttr("test"), "function_type": TypeAttr(FunctionType.get([], []))}
        block = state.add_region().blocks.append()
        function = create_operation(state)
        self.operation.regions[0].get_blocks()[0].insert_before(
            function, self.operation.regions[0].get_blocks()[0].first
        )
        print(f"Invalid operation:\n{print_operation(function, self.context.printing_flags)}")
        block.append(create_operation(OperationState(self.context.operation_name("func.return"), function.location)))
        print(f"Valid operation:\n{print_operation(function, self.context.printing_flags)}")
        function.erase()


# -- symbols ------------------------------------------------------------------------------------------------


@register_pass
class SymbolUsesPass(Pass):
    ARGUMENT = "test-symbol-uses"
    NAME = NAMESPACE + "SymbolUsesPass"
    OP_NAME = "builtin.module"

    def run(self) -> None:
        module = self.operation
        dead: list[Operation] = []
        for op in walk_postorder(module):
            if op is not module and "SymbolOpInterface" in op.info.interfaces and symbol_name(op) is not None:
                if not self.visit(op, dead):
                    break
        table = SymbolTable(module)
        for op in dead:
            name = symbol_name(op)
            assert name is not None and name in table
            table.erase(op)
            assert name not in table
            remark(self, module, f"{name} function successfully erased")

    def visit(self, symbol: Operation, dead: list[Operation]) -> bool:
        module = self.operation
        nested = symbol_uses_in(symbol)
        if nested is None:
            remark(
                self,
                symbol,
                "symbol contains an unknown nested operation that 'may' define a new symbol table",
            )
            return False
        if nested:
            remark(self, symbol, f"symbol contains {len(nested)} nested references")
        if symbol_known_use_empty(symbol, module):
            interface = symbol.info.interfaces.get("FunctionOpInterface")
            if isinstance(interface, FunctionOpInterface) and interface.is_external(symbol):
                dead.append(symbol)
            remark(self, symbol, "symbol has no uses")
            return True
        uses = symbol_uses_of(symbol, module)
        assert uses is not None
        for use in uses:
            around = use.user.parent_op
            if around is not None and lookup_nearest_symbol_from(around, use.symbol_ref) is not None:
                name = StringAttr(symbol_name(symbol) or "")
                remark(self, use.user, f"found use of symbol : {use.symbol_ref} : {name}")
        remark(self, symbol, f"symbol has {len(uses)} uses")
        return True


@register_pass
class SymbolReplacementPass(Pass):
    ARGUMENT = "test-symbol-rauw"
    NAME = NAMESPACE + "SymbolReplacementPass"
    OP_NAME = "builtin.module"

    def run(self) -> None:
        body = self.operation.regions[0]
        if symbol_uses_in_region(body) is None:
            return
        users = SymbolUserMap(self.operation)
        for op in [each for outer in body.ops() for each in walk_postorder(outer)]:
            name = op.attribute("sym.new_name")
            if isinstance(name, StringAttr):
                users.replace_all_uses_with(op, name.value)
                set_symbol_name(op, name.value)


# -- matchers -----------------------------------------------------------------------------------------------


class Pattern:
    """Matches an operation by name, with patterns for its operands if given; or a value, or a constant."""

    def __init__(self, name: str = "", *operands: Pattern, value: Value | None = None) -> None:
        self.name = name
        self.operands = operands
        self.value = value

    def matches(self, value: Value | Operation) -> bool:
        if self.value is not None:
            return value is self.value
        if not self.name:
            return True
        op = value if isinstance(value, Operation) else value.defining_op
        if op is None or op.name != self.name:
            return False
        values = op.operand_values()
        return not self.operands or (
            len(values) == len(self.operands)
            and all(pattern.matches(each) for pattern, each in zip(self.operands, values, strict=True))
        )


class ConstantPattern(Pattern):
    def matches(self, value: Value | Operation) -> bool:
        return isinstance(value, Value) and constant_value(value) is not None


ANY = Pattern()


@register_pass
class TestMatchers(Pass):
    ARGUMENT = "test-matchers"
    NAME = NAMESPACE + "TestMatchers"
    INTERFACE = "FunctionOpInterface"

    def run(self) -> None:
        op = self.operation
        name = symbol_name(op)
        print(name)
        arguments = [Pattern(value=each) for each in op.regions[0].get_blocks()[0].args]
        last = op.regions[0].get_blocks()[0].last
        before = None if last is None else last.prev_op
        if name == "test1":
            self.count(*arguments)
        elif name == "test2":
            assert before is not None
            sum_ = Pattern("arith.addf", arguments[0], ConstantPattern())
            if Pattern("arith.mulf", arguments[0], sum_).matches(before):
                inner = before.operand_at(1).defining_op
                assert inner is not None
                constant = constant_value(inner.operand_at(1))
                assert isinstance(constant, FloatAttr)
                print(f"Pattern add(add(a, constant), a) matched and bound constant to: {constant.value:e}")
                print("Pattern add(add(a, constant), a) matched")
        elif name == "test3":
            assert before is not None
            if Pattern("arith.mulf", ANY, Pattern("arith.addf", ANY, Pattern("test.name"))).matches(before):
                print('Pattern mul(*, add(*, m_Op("test.name"))) matched')
            flags = before.attribute("fastmath")
            if flags is not None:
                text = str(flags).partition("<")[2].removesuffix(">")
                print(f'Pattern m_Attr("fastmath") matched and bound value to: {text}')

    def count(self, a: Pattern, b: Pattern, c: Pattern) -> None:
        def add(*operands: Pattern) -> Pattern:
            return Pattern("arith.addf", *operands)

        def mul(*operands: Pattern) -> Pattern:
            return Pattern("arith.mulf", *operands)

        square = mul(mul(), mul())
        any_sum = mul(ANY, add())
        patterns = {
            "add(*)": add(),
            "mul(*)": mul(),
            "add(add(*), *)": add(add(), ANY),
            "add(*, add(*))": add(ANY, add()),
            "mul(add(*), *)": mul(add(), ANY),
            "mul(*, add(*))": any_sum,
            "mul(mul(*), *)": mul(mul(), ANY),
            "mul(mul(*), mul(*))": square,
            "mul(mul(mul(*), mul(*)), mul(mul(*), mul(*)))": mul(square, square),
            "mul(mul(mul(mul(*), add(*)), mul(*)), mul(mul(*, add(*)), mul(*, add(*))))": mul(
                mul(mul(mul(), add()), mul()), mul(any_sum, any_sum)
            ),
            "add(a, b)": add(a, b),
            "add(a, c)": add(a, c),
            "add(b, a)": add(b, a),
            "add(c, a)": add(c, a),
            "mul(a, add(c, b))": mul(a, add(c, b)),
            "mul(a, add(b, c))": mul(a, add(b, c)),
            "mul(mul(a, *), add(a, c))": mul(mul(a, ANY), add(a, c)),
            "mul(mul(a, *), add(c, b))": mul(mul(a, ANY), add(c, b)),
        }
        operations = list(walk_postorder(self.operation))
        for text, pattern in patterns.items():
            print(f"Pattern {text} matched {sum(pattern.matches(op) for op in operations)} times")


# -- signatures of functions --------------------------------------------------------------------------------


class FunctionsPass(Pass):
    """Changes the signatures of the functions of a module."""

    OP_NAME = "builtin.module"
    PROBLEM = ""

    def run(self) -> None:
        for op in list(self.operation.regions[0].ops()):
            interface = op.info.interfaces.get("FunctionOpInterface")
            if isinstance(interface, FunctionOpInterface) and not self.change(op, interface):
                self.emit(op.diagnostic(self.PROBLEM))
                self.signal_pass_failure()
                return

    def change(self, op: Operation, interface: FunctionOpInterface) -> bool:
        raise NotImplementedError


def taken_rows(op: Operation, name: str) -> list[list[Attribute]]:
    """The rows of an attribute, which the operation loses."""
    rows = op.attribute(name)
    if not isinstance(rows, ArrayAttr) or not len(rows.elements):
        return []
    op.set_attribute(name, None)
    return [list(row.elements) for row in rows.elements if isinstance(row, ArrayAttr)]


def numbers_of(rows: Sequence[Sequence[Attribute]]) -> list[int]:
    return [row[0].value for row in rows if isinstance(row[0], IntegerAttr)]


def types_of(rows: Sequence[Sequence[Attribute]]) -> list[Type]:
    return [row[1].value for row in rows if isinstance(row[1], TypeAttr)]


def dictionaries_of(rows: Sequence[Sequence[Attribute]]) -> list[DictionaryAttr]:
    return [each if isinstance(each, DictionaryAttr) else DictionaryAttr({}) for each in column(rows, 2)]


def column(rows: Sequence[Sequence[Attribute]], number: int) -> list[Attribute | None]:
    return [row[number] if len(row) > number else None for row in rows]


@register_pass
class TestFuncInsertArg(FunctionsPass):
    ARGUMENT = "test-func-insert-arg"
    NAME = NAMESPACE + "TestFuncInsertArg"
    PROBLEM = "failed to insert arguments"

    def change(self, op: Operation, interface: FunctionOpInterface) -> bool:
        rows = taken_rows(op, "test.insert_args")
        locations = [each if isinstance(each, Location) else UNKNOWN_LOC for each in column(rows, 3)]
        return not rows or insert_arguments(
            op, numbers_of(rows), types_of(rows), dictionaries_of(rows), locations
        )


@register_pass
class TestFuncInsertResult(FunctionsPass):
    ARGUMENT = "test-func-insert-result"
    NAME = NAMESPACE + "TestFuncInsertResult"
    PROBLEM = "failed to insert results"

    def change(self, op: Operation, interface: FunctionOpInterface) -> bool:
        rows = taken_rows(op, "test.insert_results")
        return not rows or insert_results(op, numbers_of(rows), types_of(rows), dictionaries_of(rows))


def marked(op: Operation, attributes: str, mark: str) -> set[int]:
    """The numbers of the arguments or results that have an attribute."""
    rows = op.attribute(attributes)
    elements = rows.elements if isinstance(rows, ArrayAttr) else ()
    return {
        number for number, each in enumerate(elements) if isinstance(each, DictionaryAttr) and mark in each
    }


@register_pass
class TestFuncEraseArg(FunctionsPass):
    ARGUMENT = "test-func-erase-arg"
    NAME = NAMESPACE + "TestFuncEraseArg"
    PROBLEM = "failed to erase arguments"

    def change(self, op: Operation, interface: FunctionOpInterface) -> bool:
        return erase_arguments(op, marked(op, "arg_attrs", "test.erase_this_arg"))


@register_pass
class TestFuncEraseResult(FunctionsPass):
    ARGUMENT = "test-func-erase-result"
    NAME = NAMESPACE + "TestFuncEraseResult"
    PROBLEM = "failed to erase results"

    def change(self, op: Operation, interface: FunctionOpInterface) -> bool:
        return erase_results(op, marked(op, "res_attrs", "test.erase_this_result"))


@register_pass
class TestFuncSetType(FunctionsPass):
    ARGUMENT = "test-func-set-type"
    NAME = NAMESPACE + "TestFuncSetType"

    def change(self, op: Operation, interface: FunctionOpInterface) -> bool:
        name = op.attribute("test.set_type_from")
        if isinstance(name, FlatSymbolRefAttr):
            source = SymbolTable(self.operation)[name.value]
            type = source.attribute("function_type")
            assert isinstance(type, TypeAttr)
            set_function_type(op, type.value)
        return True


# -- attributes ---------------------------------------------------------------------------------------------


@register_pass
class DistinctAttributesPass(Pass):
    ARGUMENT = "test-distinct-attrs"
    NAME = NAMESPACE + "DistinctAttributesPass"
    OP_NAME = "func.func"

    def run(self) -> None:
        for op in walk_postorder(self.operation):
            source = op.attribute("distinct.input")
            if isinstance(source, DistinctAttr):
                op.set_attribute("distinct.output", DistinctAttr.get(source.referenced))


@register_pass
class TestAffineWalk(Pass):
    """Remarks on each result of a map that has a remainder in it."""

    ARGUMENT = "test-affine-walk"
    NAME = NAMESPACE + "TestAffineWalk"
    OP_NAME = "builtin.module"

    def run(self) -> None:
        for op in walk_postorder(self.operation):
            for attribute in op.attributes.entries().values():
                if isinstance(attribute, AffineMapAttr):
                    for result in attribute.value.results:
                        if has_remainder(result):
                            remark(self, op, "mod expression: ")


def has_remainder(expr: AffineExpr) -> bool:
    return " mod " in str(expr)
