"""The matching half of live rewrite rules: a source dag as a function of an operation.

    operation    its name, then its arguments in the order of the definition
    operand      a dag for its defining operation; a constraint on its type; a name
    attribute    its default if it is absent; a constraint; a name
    property     a constraint; a name
    either       two operands in one order or the other      variadic    the values of a group, one by one
    native code  the values that it binds, then their constraints

The steps are those of generated rewriters: ods/emit/cpp/rewriter_match.py.  Errors are reported for invalid
rules.
"""

from __future__ import annotations

from collections.abc import Callable, Sequence

from mlirkit.core.matchers import constant_of
from mlirkit.core.operation import Operation
from mlirkit.core.operation_parts import attribute_of, operand_of, operands_of
from mlirkit.core.value import Value
from mlirkit.ods.live.classes.default_values import default_attribute
from mlirkit.ods.live.classes.segments import operand_rule
from mlirkit.ods.live.native_code import native_hook
from mlirkit.ods.live.rewriting.rule_scope import RuleScope
from mlirkit.ods.live.rewriting.rule_snippets import Reference
from mlirkit.ods.live.rewriting.rule_source import matches_constants
from mlirkit.ods.live.rewriting.rule_values import Match, matched_location
from mlirkit.ods.model import ArgumentKind, Operator
from mlirkit.ods.model.constraint import Constraint
from mlirkit.ods.model.pattern import AppliedConstraint, DagArgument, DagLeaf, DagNode, NodeKind
from mlirkit.ods.model.pattern_checks import (
    attribute_constraint,
    check_applied,
    check_either,
    check_either_part,
    check_nested,
    check_self,
    check_source_node,
    check_variadic_part,
    constraint_of,
    native_directives,
    operand_constraint,
    property_constraint,
)

# Tests whether an operation, or the values of one of its groups, match; binds the names of matched parts.
Step = Callable[[Match, Operation], bool]
GroupStep = Callable[[Match, Operation, Sequence[Value]], bool]


class RuleMatcher:
    """Makes the function that matches a rule's source."""

    def __init__(self, scope: RuleScope) -> None:
        self.scope = scope
        self.symbols = scope.symbols

    def source(self) -> Step:
        """The match of the whole source, followed by the rule's constraints."""
        pattern = self.scope.pattern
        match_root = self._node(pattern.source, 0)
        checks = [
            match_root,
            *self._equalities(),
            *[self._applied(constraint) for constraint in pattern.constraints],
        ]

        return _all_of(checks)

    # -- checks ---------------------------------------------------------------------------------------

    def _equalities(self) -> list[Step]:
        """Checks that operands with the same name are equal."""
        checks: list[Step] = []
        for name, symbols in self.symbols.symbols.groups():
            first = symbols[0].variable_name(name)
            checks += [_equal(first, symbol.variable_name(name)) for symbol in symbols[1:]]
        return checks

    def _applied(self, applied: AppliedConstraint) -> Step:
        """A constraint on several values."""
        scope = self.scope
        text = applied.constraint.condition
        entities = applied.entities
        check_applied(applied, scope.error)
        if "TypeConstraint" in applied.classes:
            get = self.symbols.value_of(entities[0])
            test = scope.snippets.condition(text)
            return lambda match, op: test(match, get(match).type, matched_location, ()) is True
        groups = [self.symbols.values_of(entity) for entity in entities]
        getters = [get for group in groups for get in group]
        subject = self.symbols.value_of(applied.self_name) if applied.self_name else None
        test = scope.snippets.condition(text, [self.symbols.types_of(entity) for entity in entities])

        def holds(match: Match, op: Operation) -> bool:
            self_value = None if subject is None else subject(match)
            return test(match, self_value, matched_location, [get(match) for get in getters]) is True

        return holds

    def _constraint(self, leaf: DagLeaf) -> Callable[[Match, object], bool]:
        """The constraint of a leaf on a type, an attribute or a property."""
        return self._holds(constraint_of(leaf, self.scope.error))

    def _holds(self, constraint: Constraint) -> Callable[[Match, object], bool]:
        if constraint.is_trivial:
            return lambda match, subject: True
        test = self.scope.snippets.condition(constraint.condition)
        return lambda match, subject: test(match, subject, matched_location, ()) is True

    # -- nodes ----------------------------------------------------------------------------------------

    def _node(self, tree: DagNode, depth: int) -> Step:
        check_source_node(tree, self.scope.error)
        if tree.kind is NodeKind.NATIVE_CODE:
            return self._native_code(tree)
        return self._operation(tree, depth)

    def _native_code(self, tree: DagNode) -> Step:
        scope = self.scope
        directives = native_directives(tree, scope.error)
        location = scope.location(directives)
        arguments = tree.arguments[: len(tree.arguments) - directives.count]
        defaults = [self._native_default(argument) for argument in arguments]
        names = [argument.name for argument in arguments]
        checks = [self._native_constraint(argument, index) for index, argument in enumerate(arguments)]
        if matches_constants(tree) and len(arguments) == 1:
            return _constant(names[0], checks[0])
        hook = native_hook(tree.definition)
        snippets = scope.snippets
        if hook is None:
            check_self(tree, scope.error)
            evaluate = snippets.expression(tree.expression, [[""]] * len(arguments))

        def matches(match: Match, op: Operation) -> bool:
            references = [Reference(default) for default in defaults]
            if hook is None:
                result = evaluate(match, op, location, references)
            else:
                result = hook(snippets.call(match, op, location), *references)
            if result is None or result is False:
                return False
            for name, reference in zip(names, references):
                if name not in ("", "_"):
                    match.values[name] = reference.value
            return all(
                check is None or check(match, reference.value)
                for check, reference in zip(checks, references)
            )

        return matches

    def _native_default(self, argument: DagArgument) -> object:
        """The value of a property before native code sets it."""
        node, leaf = argument.node, argument.leaf
        if node is not None and node.kind in (NodeKind.EITHER, NodeKind.VARIADIC):
            raise self.scope.error(f"NativeCodeCall cannot have `{node.kind.value}` operands")
        if leaf is None or not leaf.is_property_matcher or leaf.default_value is None:
            return None
        return self.scope.dialect.evaluate(leaf.default_value)[1]

    def _native_constraint(self, argument: DagArgument, index: int) -> Callable[[Match, object], bool] | None:
        leaf = argument.leaf
        if leaf is None:
            raise self.scope.error(f"Matching nested tree in NativeCodecall not support for argument {index}")
        if leaf.is_unspecified:
            return None
        holds = self._constraint(leaf)
        if leaf.is_attribute_matcher or leaf.is_constant_attribute or leaf.is_property_matcher:
            return holds
        return lambda match, value: isinstance(value, Value) and holds(match, value.type)

    # -- operations -----------------------------------------------------------------------------------

    def _operation(self, tree: DagNode, depth: int) -> Step:
        operator = tree.operation
        steps: list[Step] = []
        position = 0
        operand = 0
        for index, argument in enumerate(tree.arguments):
            node = argument.node
            kind, _ = operator.arguments[position]
            if node is not None and node.kind is NodeKind.EITHER:
                steps.append(self._either(tree, node, position, operand, depth))
                operand += 2
                position += 1
            elif node is not None:
                steps.append(self._nested(tree, node, position, operand, depth))
                operand += 1
            elif kind is ArgumentKind.OPERAND:
                steps.append(_on_group(operator, operand, self._operand(tree, operand, argument, position)))
                operand += 1
            elif kind is ArgumentKind.ATTRIBUTE:
                steps.append(self._attribute(tree, index, position))
            else:
                steps.append(self._property(tree, index, position))
            position += 1
        name = operator.name
        symbol = tree.symbol
        # The driver has already compared the name of the root.
        any_name = depth == 0
        follow = _all_of(steps)

        def matches(match: Match, op: Operation) -> bool:
            if not (any_name or op.info.name == name):
                return False
            if symbol:
                match.values[symbol] = op
            return follow(match, op)

        return matches

    def _nested(self, tree: DagNode, node: DagNode, position: int, operand: int, depth: int) -> Step:
        """A dag as an argument."""
        operator = tree.operation
        check_nested(operator, position, node, self.scope.error)
        if node.kind is NodeKind.VARIADIC and operator.arguments[position][0] is ArgumentKind.OPERAND:
            return self._variadic(tree, node, position, operand, depth)
        return _on_group(operator, operand, _defined_by(self._node(node, depth + 1)))

    def _either(self, tree: DagNode, either: DagNode, position: int, operand: int, depth: int) -> Step:
        """Two operands in either order."""
        check_either(either, self.scope.error)
        operator = tree.operation
        parts: list[GroupStep] = []
        for index, argument in enumerate(either.arguments):
            check_either_part(operator, position + index, argument, self.scope.error)
            if argument.node is not None:
                parts.append(_defined_by(self._node(argument.node, depth + 1), counts=False))
            else:
                parts.append(self._operand(tree, operand + index, argument, position + index))
        nested = [index for index, argument in enumerate(either.arguments) if argument.node is not None]
        rule = operand_rule(operator)

        def matches_in_order(match: Match, op: Operation, groups: list[list[Value]]) -> bool:
            if not (parts[0](match, op, groups[0]) and parts[1](match, op, groups[1])):
                return False
            # Operations are added to the matched ones only if both operands match.
            for index in nested:
                defining = groups[index][0].defining_op
                assert defining is not None
                match.operations.append(defining)
            return True

        def matches(match: Match, op: Operation) -> bool:
            values = operands_of(op)
            groups = []
            for index in (operand, operand + 1):
                start, size = rule.span(op, index, len(values))
                groups.append(list(values[start : start + size]))
            return matches_in_order(match, op, groups) or matches_in_order(match, op, groups[::-1])

        return matches

    def _variadic(self, tree: DagNode, variadic: DagNode, position: int, operand: int, depth: int) -> Step:
        """The values of a variadic operand, one by one."""
        parts: list[GroupStep] = []
        for index, argument in enumerate(variadic.arguments):
            if argument.node is None:
                parts.append(self._operand(tree, operand, argument, position, index))
                continue
            check_variadic_part(argument.node, self.scope.error)
            parts.append(_defined_by(self._node(argument.node, depth + 1)))
        variable = ""
        if variadic.symbol:
            symbol = self.symbols.operand(variadic.symbol, tree, position)
            variable = symbol.variable_name(variadic.symbol)

        def matches(match: Match, op: Operation, values: Sequence[Value]) -> bool:
            if len(values) != len(parts):
                return False
            if variable:
                match.values[variable] = values
            return all(part(match, op, [value]) for part, value in zip(parts, values))

        return _on_group(tree.operation, operand, matches)

    # -- arguments ------------------------------------------------------------------------------------

    def _operand(
        self, tree: DagNode, operand: int, argument: DagArgument, position: int, sub_index: int | None = None
    ) -> GroupStep:
        leaf = operand_constraint(tree.operation, operand, position, argument, self.scope.error)
        holds = None if leaf is None else self._constraint(leaf)
        variable = ""
        if argument.name not in ("", "_"):
            symbol = self.symbols.operand(argument.name, tree, position, sub_index)
            variable = symbol.variable_name(argument.name)

        def matches(match: Match, op: Operation, values: Sequence[Value]) -> bool:
            if holds is not None and not (values and holds(match, values[0].type)):
                return False
            if variable:
                match.values[variable] = values
            return True

        return matches

    def _attribute(self, tree: DagNode, index: int, position: int) -> Step:
        operator = tree.operation
        named = operator.attributes[operator.arguments[position][1]]
        attribute = named.attribute
        dialect = self.scope.dialect_of(operator)
        default = None
        if attribute.default_value is not None:
            default = default_attribute(attribute, dialect)
            if default is None and not attribute.is_unit:
                self.scope.snippets.refuse(attribute.default_value, f"no default value of '{named.name}'")
        argument = tree.arguments[position if position < len(tree.arguments) else index]
        leaf = attribute_constraint(operator, position, argument, self.scope.error)
        holds: Callable[[Match, object], bool] | None = None
        is_required = attribute.default_value is None and not attribute.is_optional
        if leaf is not None and leaf.constraint is not None:
            condition = leaf.constraint.condition
            if attribute.is_optional and "$_self" in condition and "!$_self" not in condition:
                is_required = True
            holds = self._constraint(leaf)
        variable = argument.name if argument.name != "_" else ""
        name = named.name

        def matches(match: Match, op: Operation) -> bool:
            value = attribute_of(op, name)
            if value is None:
                value = default
            if value is None and is_required:
                return False
            if holds is not None and not holds(match, value):
                return False
            if variable:
                match.values[variable] = value
            return True

        return matches

    def _property(self, tree: DagNode, index: int, position: int) -> Step:
        operator = tree.operation
        named = operator.properties[operator.arguments[position][1]]
        codec = self.scope.dialect_of(operator).property_codec(named.property)
        argument = tree.arguments[position if position < len(tree.arguments) else index]
        leaf = property_constraint(operator, position, argument, self.scope.error)
        holds = None if leaf is None else self._constraint(leaf)
        variable = argument.name if argument.name != "_" else ""
        name = named.name

        def matches(match: Match, op: Operation) -> bool:
            value = codec.value_of(op.attribute(name))
            if holds is not None and not holds(match, value):
                return False
            if variable:
                match.values[variable] = value
            return True

        return matches


def _all_of(steps: list[Step]) -> Step:
    """Run steps in order until one does not match."""

    def matches(match: Match, op: Operation) -> bool:
        for step in steps:
            if not step(match, op):
                return False
        return True

    return matches


def _constant(name: str, check: Callable[[Match, object], bool] | None) -> Step:
    """Whether an operation is a constant; binds its value."""

    def matches(match: Match, op: Operation) -> bool:
        value = constant_of(op)
        if value is None:
            return False
        if name not in ("", "_"):
            match.values[name] = value
        return check is None or check(match, value)

    return matches


def _equal(first: str, second: str) -> Step:
    def equal(match: Match, op: Operation) -> bool:
        # Of two equal dags, generated rewriters set only the variables of the first; the variables of the
        # second keep their initial value, the root's operands.
        value = match.values[first]
        other_value = match.values.get(second) or match.root.operand_values()
        return bool(value) and bool(other_value) and value[0] is other_value[0]

    return equal


def _on_group(operator: Operator, operand: int, step: GroupStep) -> Step:
    """Apply a step to the values of an operand group."""
    rule = operand_rule(operator)
    if rule.single:

        def matches_one(match: Match, op: Operation) -> bool:
            return step(match, op, [operand_of(op, operand)] if operand < op.operand_count else [])

        return matches_one

    def matches(match: Match, op: Operation) -> bool:
        values = operands_of(op)
        start, size = rule.span(op, operand, len(values))
        return step(match, op, values[start : start + size])

    return matches


def _defined_by(step: Step, counts: bool = True) -> GroupStep:
    """A step on the first value's defining operation, which is added to the matched ones if `counts`."""

    def matches(match: Match, op: Operation, values: Sequence[Value]) -> bool:
        defining = values[0].defining_op if values else None
        if defining is None or not step(match, defining):
            return False
        if counts:
            match.operations.append(defining)
        return True

    return matches
