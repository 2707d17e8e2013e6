"""The rewriting half of live rewrite rules: new operations, native code, replacements of the root.

An operation of a result dag is built by its constructor's builder (op_builder.py), with one argument per
argument of the definition.  Its result types are
    the types of `returnType`
    the types of the root's results that it replaces      an unnamed operation at the top of a result
    inferred types                                    other operations, and types that follow from operands

As generated rewriters do: ods/emit/cpp/rewriter_results.py.  Errors are reported for invalid rules.
"""

from __future__ import annotations

from collections.abc import Callable
from typing import Any, Final

from mlirkit.core.attribute import Type
from mlirkit.core.creation import create_operation
from mlirkit.core.location import UNKNOWN_LOC
from mlirkit.ods.live.building.op_builder import OpBuilder
from mlirkit.ods.live.classes.operand_access import result_getter
from mlirkit.ods.live.native_code import native_hook
from mlirkit.ods.live.rewriting.rule_scope import RuleScope
from mlirkit.ods.live.rewriting.rule_values import Getter, Match, matched_location, values_in
from mlirkit.ods.model import ArgumentKind, Attribute, Operator
from mlirkit.ods.model.pattern import DagLeaf, DagNode, NodeKind
from mlirkit.ods.model.pattern_checks import (
    argument_count,
    check_explicit_types,
    check_operand_leaf,
    check_result_leaf,
    check_result_node,
    check_return_type,
    check_variadic_operand,
    constant_builder,
    native_directives,
)
from mlirkit.ods.model.pattern_symbols import (
    Directives,
    Symbol,
    SymbolKind,
    directives_of,
    result_offsets,
    value_pack_name,
)

# Operations whose types follow from their operands or first attribute have builders without result types.
_SAME_TYPES: Final = "::mlir::OpTrait::SameOperandsAndResultType"
_FIRST_ATTRIBUTE_TYPE: Final = "::mlir::OpTrait::FirstAttrDerivedResultType"

# One action of a rule.
Action = Callable[[Match], None]


class RuleBuilder:
    """Makes the function that executes a rule's results."""

    def __init__(self, scope: RuleScope) -> None:
        self.scope = scope
        self.symbols = scope.symbols
        self._actions: list[Action] = []
        self._next_value = 0

    def _number(self) -> int:
        number = self._next_value
        self._next_value += 1
        return number

    def results(self) -> Action:
        """Return the action that builds all results and replaces or erases the root."""
        pattern = self.scope.pattern
        for node in pattern.results:
            self.scope.bind_node(node, is_source=False)
        offsets, first = result_offsets(pattern, self.symbols, self.scope.error)
        for node, offset in zip(pattern.results[:first], offsets):
            self._node(node, offset, 0)
        replacements: list[Callable[[Match], list[Any]]] = []
        if pattern.source.operation.results:
            for node, offset in zip(pattern.results[first:], offsets[first:]):
                replacements.append(self.symbols.ranges_of(self._node(node, offset, 0)))
        for index, node in enumerate(pattern.supplements):
            self._node(node, index - len(pattern.supplements), 0)
        actions = tuple(self._actions)
        matched = pattern.source.operations
        has_results = bool(pattern.source.operation.results)

        def rewrite(match: Match) -> None:
            match.locate(matched)
            values: list[Any] = []
            for action in actions:
                action(match)
            if not has_results:
                match.rewriter.erase_op(match.root)
                return
            for replacement in replacements:
                values += replacement(match)
            match.rewriter.replace_op(match.root, values)

        return rewrite

    # -- nodes ----------------------------------------------------------------------------------------

    def _node(self, node: DagNode, result: int, depth: int) -> str:
        """Add the actions of a dag, and return the name of its value."""
        check_result_node(node, self.scope.error)
        if node.kind is NodeKind.NATIVE_CODE:
            return self._native_code(node, depth)
        if node.kind is NodeKind.REPLACE_WITH_VALUE:
            return node.arguments[0].name
        if node.kind is NodeKind.VARIADIC:
            return self._variadic(node, depth)
        name = self._operation(node, result, depth)
        if not node.symbol:
            self.symbols.bind_result(name, node.operation)
        return name

    def _variadic(self, node: DagNode, depth: int) -> str:
        name = f"tblgen_variadic_values_{self._number()}"
        self.symbols.bind(name, Symbol(SymbolKind.VALUE))
        parts: list[Getter] = []
        for index, argument in enumerate(node.arguments):
            if argument.node is not None:
                parts += self.symbols.values_of(self._node(argument.node, index, depth + 1))
            else:
                assert argument.leaf is not None
                parts += self._argument(argument.leaf, argument.name)

        def collect(match: Match) -> None:
            match.values[name] = [part(match) for part in parts]

        self._actions.append(collect)
        return name

    def _native_code(self, node: DagNode, depth: int) -> str:
        scope = self.scope
        directives = native_directives(node, scope.error)
        location = scope.location(directives)
        getters: list[Getter] = []
        types: list[list[str]] = []
        for index, argument in enumerate(node.arguments[: len(node.arguments) - directives.count]):
            if argument.node is not None:
                name = self._node(argument.node, index, depth + 1)
                getters += self.symbols.values_of(name)
                types.append(self.symbols.types_of(name))
            else:
                assert argument.leaf is not None
                values = self._argument(argument.leaf, argument.name)
                getters += values
                is_bound = argument.leaf.is_unspecified or argument.leaf.is_operand_matcher
                types.append(self.symbols.types_of(argument.name) if is_bound else [""] * len(values))
        variable = value_pack_name(node.symbol)[0]
        if not variable:
            variable = f"nativeVar_{self._number()}"
            self.symbols.bind_values(variable, node.returns)
        hook = native_hook(node.definition)
        snippets = scope.snippets
        if hook is None:
            evaluate = snippets.expression(node.expression, types)

        def call(match: Match) -> None:
            arguments = [get(match) for get in getters]
            if hook is None:
                match.values[variable] = evaluate(match, None, location, arguments)
            else:
                match.values[variable] = hook(snippets.call(match, match.root, location), *arguments)

        self._actions.append(call)
        return node.symbol or variable

    # -- arguments ------------------------------------------------------------------------------------

    def _argument(self, leaf: DagLeaf, name: str) -> list[Getter]:
        """The values of an argument that is no dag."""
        check_result_leaf(leaf, self.scope.error)
        if leaf.attribute is not None and (leaf.is_constant_attribute or leaf.is_enum_case):
            return [self._constant(leaf.attribute, leaf.value)]
        if leaf.is_constant_property:
            return [self._fixed(leaf.value)]
        values = self.symbols.values_of(name)
        if leaf.is_unspecified or leaf.is_operand_matcher:
            return values
        if leaf.is_native_code:
            return [self._native_leaf(leaf, self.symbols.value_of(name))]
        raise self.scope.error("unhandled case when rewriting op")

    def _native_leaf(self, leaf: DagLeaf, get: Getter) -> Getter:
        """Apply native code to one value, which is `$_self`."""
        hook = native_hook(leaf.key)
        snippets = self.scope.snippets
        if hook is not None:
            called = hook
            return lambda match: called(snippets.call(match, match.root, matched_location), get(match))
        evaluate = snippets.expression(leaf.expression)
        return lambda match: evaluate(match, get(match), matched_location, ())

    def _constant(self, attribute: Attribute, value: str) -> Getter:
        builder = constant_builder(attribute, self.scope.error)
        return self._fixed(builder.replace("$0", value))

    def _fixed(self, text: str) -> Getter:
        """The value of an expression over the builder only, evaluated once."""
        evaluate = self.scope.snippets.expression(text)
        results: list[Any] = []

        def get(match: Match) -> Any:
            if not results:
                results.append(evaluate(match, None, matched_location, ()))
            return results[0]

        return get

    # -- operations -----------------------------------------------------------------------------------

    def _operation(self, node: DagNode, result: int, depth: int) -> str:
        """Add the action that builds an operation, and return the name of its results."""
        scope = self.scope
        operator = node.operation
        directives = directives_of(node, scope.error)
        location = scope.location(directives)
        count = argument_count(node, directives, scope.error)
        getters = [self._builder_argument(node, index, depth) for index in range(count)]
        name = node.symbol or f"tblgen_{operator.cpp_class_name}_{self._number()}"
        variable = value_pack_name(name)[0] if node.symbol else name
        types = self._types(node, directives, result, depth, is_named=variable != name)
        builder = OpBuilder(operator, scope.dialect_of(operator))
        if types is None and not _makes_types(builder):
            raise scope.error(f"no builder makes '{operator.name}' without result types")

        takes_location = location is matched_location

        def make(match: Match) -> None:
            context = match.root.context
            named: dict[str, Any] = {"loc": UNKNOWN_LOC if takes_location else location(match)}
            if types is not None:
                named["results"] = types(match)
            values = [get(match) for get in getters]
            state = builder.complete_state(context.operation_name(operator.name), values, named)
            if takes_location:
                state.loc, state.place = match.loc, match.place
            match.values[variable] = match.rewriter.insert(create_operation(state))

        self._actions.append(make)
        return name

    def _builder_argument(self, node: DagNode, index: int, depth: int) -> Getter:
        """The builder's argument for one argument of the definition."""
        scope = self.scope
        argument = node.arguments[index]
        kind, position = node.operation.arguments[index]
        if kind is ArgumentKind.OPERAND:
            is_variadic = node.operation.operands[position].is_variadic
            check_variadic_operand(node, index, scope.error)
            if argument.node is not None:
                get = self.symbols.value_of(self._node(argument.node, index, depth + 1))
            else:
                assert argument.leaf is not None
                check_operand_leaf(argument.leaf, scope.error)
                get = self.symbols.value_of(argument.name)
                if argument.leaf.is_native_code and not is_variadic:
                    get = self._native_leaf(argument.leaf, get)
            return (lambda match: values_in(get(match))) if is_variadic else get
        if argument.node is not None:
            if argument.node.kind is not NodeKind.NATIVE_CODE:
                raise scope.error(f"only NativeCodeCall allowed in nested dag node for creating {kind.value}")
            return self.symbols.value_of(self._node(argument.node, index, depth + 1))
        assert argument.leaf is not None
        values = self._argument(argument.leaf, argument.name)
        if len(values) != 1:
            raise scope.error(f"'{argument.name}' represents {len(values)} values, but one is expected")
        return values[0]

    # -- types ----------------------------------------------------------------------------------------

    def _types(
        self, node: DagNode, directives: Directives, result: int, depth: int, *, is_named: bool
    ) -> Callable[[Match], list[Type]] | None:
        """The types of the results if the rule determines them; None if the builder does."""
        operator = node.operation
        return_type = directives.return_type
        if return_type is None:
            if operator.has_trait(_SAME_TYPES) or operator.has_trait(_FIRST_ATTRIBUTE_TYPE):
                return None
            if is_named or depth > 0 or result < 0:
                return None
            return self._types_of_root(operator, result)
        check_explicit_types(depth, result, self.scope.error)
        getters = [
            self._return_type(return_type, index, depth + 1) for index in range(len(return_type.arguments))
        ]
        return lambda match: [get(match) for get in getters]

    def _types_of_root(self, operator: Operator, result: int) -> Callable[[Match], list[Type]]:
        root = self.scope.pattern.source.operation
        getters = [result_getter(root, result + index) for index in range(len(operator.results))]

        def types(match: Match) -> list[Type]:
            return [value.type for get in getters for value in values_in(get(match.root))]

        return types

    def _return_type(self, types: DagNode, index: int, depth: int) -> Getter:
        argument = types.arguments[index]
        if argument.node is not None:
            check_return_type(argument.node, self.scope.error)
            return self.symbols.value_of(self._native_code(argument.node, depth))
        assert argument.leaf is not None
        if argument.leaf.text is not None:
            return self._fixed(argument.leaf.text)
        values = self._argument(argument.leaf, argument.name)
        if len(values) != 1:
            raise self.scope.error(f"'{argument.name}' represents {len(values)} values, but one is expected")
        get = values[0]
        return lambda match: get(match).type


def _makes_types(builder: OpBuilder) -> bool:
    """Whether the operation has a builder without result types."""
    operator = builder.operator
    if builder.infer is not None or builder.custom.builders:
        return True
    return all(result.is_variable_length for result in operator.results)
