"""Declarative rewrite rules: source and result dags of operations and values.

Source: the DRR manual, and the fields of mlir/IR/PatternBase.td.  Generated C++ and live rules
(ods/live/rewriting/rewrite_rules.py) are made from them.
"""

from __future__ import annotations

from enum import Enum

from mlirkit.ods.model.attribute import Attribute
from mlirkit.ods.model.constraint import Constraint
from mlirkit.ods.model.operator import Operator
from mlirkit.ods.plain_data import FrozenData


class NodeKind(Enum):
    """The kind of a dag."""

    OPERATION = "operation"
    NATIVE_CODE = "NativeCodeCall"
    REPLACE_WITH_VALUE = "replaceWithValue"
    LOCATION = "location"
    RETURN_TYPE = "returnType"
    EITHER = "either"
    VARIADIC = "variadic"


class DagLeaf(FrozenData):
    """An argument that is no dag; leaves with the same key are equal."""

    key: str
    # The superclasses of the definition; empty without a definition.
    classes: tuple[str, ...] = ()
    is_unspecified: bool = False
    # A quoted text.
    text: str | None = None
    # The constraint on an operand, attribute or property.
    constraint: Constraint | None = None
    # The C++ type and default of a property.
    interface_type: str = ""
    default_value: str | None = None
    # The C++ of native code, whose key is the name of its definition.
    expression: str = ""
    # The attribute and the value of a constant, in C++.
    attribute: Attribute | None = None
    value: str = ""

    def is_a(self, class_name: str) -> bool:
        return class_name in self.classes

    @property
    def is_operand_matcher(self) -> bool:
        return self.is_a("TypeConstraint")

    @property
    def is_attribute_matcher(self) -> bool:
        return self.is_a("AttrConstraint")

    @property
    def is_property_matcher(self) -> bool:
        return self.is_a("PropConstraint")

    @property
    def is_native_code(self) -> bool:
        return self.is_a("NativeCodeCall")

    @property
    def is_constant_attribute(self) -> bool:
        return self.is_a("ConstantAttr")

    @property
    def is_constant_property(self) -> bool:
        return self.is_a("ConstantProp")

    @property
    def is_enum_case(self) -> bool:
        return self.is_a("EnumCase")


class DagArgument(FrozenData):
    """An argument of a dag, a leaf or another dag, with its name or ""."""

    name: str
    leaf: DagLeaf | None = None
    node: DagNode | None = None


class DagNode(FrozenData):
    """A dag; nodes with the same key are equal."""

    key: str
    kind: NodeKind
    # The name bound to the node's value.
    symbol: str
    arguments: tuple[DagArgument, ...]
    # For operations: the operator, and whether its dialect stores attributes in properties.
    operator: Operator | None = None
    uses_properties: bool = False
    # For native code: the C++, the number of returned values, and the name of the definition.
    expression: str = ""
    returns: int = 0
    definition: str = ""

    @property
    def operations(self) -> int:
        """The number of operations in the dag."""
        return len(self.operation_nodes())

    def operation_nodes(self) -> list[DagNode]:
        """The nodes of the dag that are operations."""
        dag_nodes: list[DagNode] = []
        pending = [self]
        while pending:
            node = pending.pop()
            if node.kind is NodeKind.OPERATION:
                dag_nodes.append(node)
            pending += [argument.node for argument in node.arguments if argument.node is not None]
        return dag_nodes

    @property
    def operation(self) -> Operator:
        """The operator of a node that is an operation."""
        assert self.operator is not None
        return self.operator


class AppliedConstraint(FrozenData):
    """A constraint on several bound names of a pattern, and the name for `$_self`."""

    constraint: Constraint
    # The superclasses of the constraint's definition.
    classes: tuple[str, ...]
    self_name: str
    entities: tuple[str, ...]


class Pattern(FrozenData):
    """One rule: the results replace the source, supplements are only built."""

    def_name: str
    source: DagNode
    results: tuple[DagNode, ...]
    supplements: tuple[DagNode, ...]
    constraints: tuple[AppliedConstraint, ...]
    benefit: int
    # The name of the C++ class: GeneratedConvert0, ... for an anonymous definition.
    name: str
    # The locations of the definition and of its instantiations: (file, line).
    places: tuple[tuple[str, int], ...]
