"""Checks of the dags of rewrite rules, for generated rewriters and live rules.

Each check raises the result of `error`, with mlir-tblgen's message.
"""

from __future__ import annotations

from mlirkit.ods.model.attribute import Attribute
from mlirkit.ods.model.constraint import Constraint
from mlirkit.ods.model.operator import ArgumentKind, Operator
from mlirkit.ods.model.pattern import AppliedConstraint, DagArgument, DagLeaf, DagNode, NodeKind
from mlirkit.ods.model.pattern_symbols import Directives, ErrorFactory, directives_of

# The maximum number of entities that mlir-tblgen allows in a constraint.
_MOST_ENTITIES = 4


def native_directives(node: DagNode, error: ErrorFactory) -> Directives:
    """The directives of native code, for which `returnType` is an error."""
    directives = directives_of(node, error)
    if directives.return_type is not None:
        raise error("`NativeCodeCall` cannot have return type specifier")
    return directives


# -- source dags ------------------------------------------------------------------------------------------


def check_source_node(node: DagNode, error: ErrorFactory) -> None:
    """A source node is an operation or native code."""
    if node.kind not in (NodeKind.NATIVE_CODE, NodeKind.OPERATION):
        raise error("encountered non-op, non-NativeCodeCall match.")


def check_self(node: DagNode, error: ErrorFactory) -> None:
    """Native code that matches takes the operation, `$_self`."""
    if node.expression.count("$_self") != 1:
        raise error("NativeCodeCall must have $_self as argument for passing the defining Operation")


def check_nested(operator: Operator, position: int, node: DagNode, error: ErrorFactory) -> None:
    """A dag as an argument: for a variadic operand, only `variadic` is allowed."""
    kind, index = operator.arguments[position]
    if kind is not ArgumentKind.OPERAND:
        return
    constraint = operator.operands[index]
    if node.kind is NodeKind.VARIADIC:
        if not constraint.is_variadic:
            raise error(
                f"variadic DAG construct can't match op {operator.name}'s non-variadic operand #{position}"
            )
    elif constraint.is_variable_length:
        raise error(
            f"use nested DAG construct to match op {operator.name}'s variadic operand "
            f"#{position} unsupported now"
        )


def check_either(either: DagNode, error: ErrorFactory) -> None:
    if len(either.arguments) != 2:
        raise error("`either` only supports grouping two operands")


def check_either_part(operator: Operator, position: int, argument: DagArgument, error: ErrorFactory) -> None:
    if argument.node is not None:
        if argument.node.kind is NodeKind.EITHER:
            raise error("either cannot be nested")
    elif operator.arguments[position][0] is not ArgumentKind.OPERAND:
        raise error("either can only be applied on operand")


def check_variadic_part(node: DagNode, error: ErrorFactory) -> None:
    if node.kind is not NodeKind.OPERATION:
        raise error("variadic only accepts operation sub-dags")


def operand_constraint(
    operator: Operator, operand: int, position: int, argument: DagArgument, error: ErrorFactory
) -> DagLeaf | None:
    """The leaf with an additional constraint on an operand, or None."""
    definition = operator.operands[operand].constraint
    leaf = argument.leaf
    assert leaf is not None
    if leaf.is_unspecified:
        return None
    if not leaf.is_operand_matcher:
        raise error(f"the {position + 1}-th argument of op '{operator.name}' should be an operand")
    if leaf.key == definition.def_name:
        return None
    if definition.is_variable_length:
        raise error(f"further constrain op {operator.name}'s variadic operand #{position} unsupported now")
    return leaf


def attribute_constraint(
    operator: Operator, position: int, argument: DagArgument, error: ErrorFactory
) -> DagLeaf | None:
    """The leaf with a constraint on an attribute, or None."""
    leaf = argument.leaf
    if leaf is not None and leaf.is_unspecified:
        return None
    if leaf is None or not leaf.is_attribute_matcher or leaf.constraint is None:
        raise error(f"the {position + 1}-th argument of op '{operator.name}' should be an attribute")
    return leaf


def property_constraint(
    operator: Operator, position: int, argument: DagArgument, error: ErrorFactory
) -> DagLeaf | None:
    """The leaf with a constraint on a property, or None."""
    leaf = argument.leaf
    if leaf is not None and leaf.is_unspecified:
        return None
    if leaf is None or not leaf.is_property_matcher:
        raise error(f"the {position + 1}-th argument of op '{operator.name}' should be a property")
    return leaf


def constraint_of(leaf: DagLeaf, error: ErrorFactory) -> Constraint:
    if leaf.constraint is None:
        raise error(f"'{leaf.key}' is no constraint")
    return leaf.constraint


def check_applied(applied: AppliedConstraint, error: ErrorFactory) -> None:
    """The entities of a constraint are names."""
    if "TypeConstraint" in applied.classes:
        if len(applied.entities) != 1:
            raise error("type constraint requires exactly one argument")
    elif "AttrConstraint" in applied.classes:
        raise error("cannot use AttrConstraint in Pattern multi-entity constraints")
    elif len(applied.entities) > _MOST_ENTITIES:
        raise error(f"only support up to {_MOST_ENTITIES}-entity constraints now")


# -- result dags ------------------------------------------------------------------------------------------


def check_result_node(node: DagNode, error: ErrorFactory) -> None:
    """A result node is an operation, native code, `variadic` or `replaceWithValue`."""
    if node.kind is NodeKind.LOCATION:
        raise error("location directive can only be used with op creation")
    if node.kind is NodeKind.REPLACE_WITH_VALUE:
        if len(node.arguments) != 1:
            raise error("replaceWithValue directive must take exactly one argument")
        if node.symbol:
            raise error("cannot bind symbol to replaceWithValue")
    elif node.kind not in (NodeKind.NATIVE_CODE, NodeKind.VARIADIC, NodeKind.OPERATION):
        raise error(f"`{node.kind.value}` directive cannot stand among results")


def argument_count(node: DagNode, directives: Directives, error: ErrorFactory) -> int:
    """The number of arguments of a built operation, which must be that of the definition."""
    operator = node.operation
    count = len(node.arguments) - directives.count
    if len(operator.arguments) != count:
        raise error(
            f"resultant op '{operator.name}' argument number mismatch: "
            f"{count} in pattern vs. {len(operator.arguments)} in definition"
        )
    return count


def check_variadic_operand(node: DagNode, index: int, error: ErrorFactory) -> None:
    """The only dags for a variadic operand are native code and `variadic`."""
    kind, position = node.operation.arguments[index]
    if kind is not ArgumentKind.OPERAND or not node.operation.operands[position].is_variadic:
        return
    child = node.arguments[index].node
    while child is not None and child.kind is NodeKind.REPLACE_WITH_VALUE:
        child = child.arguments[0].node if child.arguments else None
    if child is not None and child.kind not in (NodeKind.NATIVE_CODE, NodeKind.VARIADIC):
        raise error(
            f"op expects variadic operand `{node.operation.operands[position].name}`, while provided is "
            "non-variadic"
        )


def check_operand_leaf(leaf: DagLeaf, error: ErrorFactory) -> None:
    if leaf.is_constant_attribute:
        raise error(
            "attribute found where value was expected, if attempting to use constant value, "
            "construct a constant op with given attribute instead"
        )


def check_result_leaf(leaf: DagLeaf, error: ErrorFactory) -> None:
    """A leaf is no string, and is a constant only for an attribute."""
    if leaf.text is not None:
        raise error("raw string not supported as argument")
    if (leaf.is_constant_attribute or leaf.is_enum_case) and leaf.attribute is None:
        raise error(f"'{leaf.key}' is no attribute")


def constant_builder(attribute: Attribute, error: ErrorFactory) -> str:
    """The C++ code that builds a constant of an attribute."""
    builder = (attribute.const_builder_call or "").strip()
    if not builder:
        name = attribute.def_name
        if name.startswith("anonymous_"):
            name = attribute.base_def_name
        raise error(f"Attribute {name} does not have the 'constBuilderCall' field")
    return builder


def check_explicit_types(depth: int, result: int, error: ErrorFactory) -> None:
    """Types can be specified only for operations that replace nothing."""
    if depth == 0 and result >= 0:
        raise error(
            "Cannot specify explicit return types in an op whose return values replace the source "
            "pattern's root op"
        )


def check_return_type(node: DagNode, error: ErrorFactory) -> None:
    if node.kind is not NodeKind.NATIVE_CODE:
        raise error("nested DAG in `returnType` must be a native code call")
