"""Reading declarative rewrite rules from records."""

from __future__ import annotations

from itertools import count

from mlirkit.ods.model.constraint import Constraint
from mlirkit.ods.model.operator import Operator
from mlirkit.ods.model.pattern import (
    AppliedConstraint,
    DagArgument,
    DagLeaf,
    DagNode,
    NodeKind,
    Pattern,
)
from mlirkit.ods.model.reader import DefinitionReader
from mlirkit.ods.model.record_fields import optional_string
from mlirkit.support.diagnostics import MLIRError, ParseError
from mlirkit.tablegen import DagValue, DefValue, IntValue, Record, Records, StringValue, UnsetValue, Value

_DIRECTIVES = {
    kind.value: kind for kind in NodeKind if kind not in (NodeKind.OPERATION, NodeKind.NATIVE_CODE)
}


class PatternReader:
    """Reads the patterns of a file; reads each operator once."""

    def __init__(self, records: Records, reader: DefinitionReader | None = None) -> None:
        self.records = records
        self.reader = DefinitionReader(records) if reader is None else reader
        self._operators: dict[str, tuple[Operator, bool]] = {}
        self._nodes: dict[str, DagNode] = {}

    def patterns(self) -> list[Pattern]:
        """All patterns, by the names of their definitions."""
        number = count()
        patterns = []
        for record in self.records.derived_from("Pattern"):
            name = f"GeneratedConvert{next(number)}" if record.is_anonymous else record.name
            patterns.append(self._pattern(record, name))
        return patterns

    def _pattern(self, record: Record, name: str) -> Pattern:
        source = self._node(record.value_as_dag("sourcePattern"))
        benefit = record.value_as_dag("benefitDelta")
        delta = benefit.args[0] if len(benefit.args) == 1 else None
        if not isinstance(delta, IntValue):
            raise self.reader.error(record, "The 'addBenefit' takes and only takes one integer value")
        places = [self.records.place(location) for location in record.locations]
        return Pattern(
            def_name=record.name,
            source=source,
            results=self._nodes_of(record, "resultPatterns"),
            supplements=self._nodes_of(record, "supplementalPatterns"),
            constraints=tuple(
                [self._constraint(record, value) for value in record.value_as_list("constraints")]
            ),
            benefit=source.operations + delta.value,
            name=name,
            places=tuple([(place.file, place.line) for place in places if place is not None]),
        )

    def error(self, pattern: Pattern, message: str) -> ParseError:
        """An error at a pattern."""
        return self.reader.error(self.records.defs[pattern.def_name], message)

    def _nodes_of(self, record: Record, field: str) -> tuple[DagNode, ...]:
        return tuple(
            [self._node(value) for value in record.value_as_list(field) if isinstance(value, DagValue)]
        )

    def _constraint(self, record: Record, value: Value) -> AppliedConstraint:
        if not isinstance(value, DagValue):
            raise self.reader.error(
                record, "all elements in Pattern multi-entity constraints should be DAG nodes"
            )
        names = [name for name in value.arg_names if name]
        if len(names) != len(value.arg_names):
            raise self.reader.error(
                record, "operands to additional constraints can only be symbol references"
            )
        definition = _record_of(value.operator)
        return AppliedConstraint(
            self.reader.region(definition),
            self.reader.classes(definition),
            value.name or "",
            tuple(names),
        )

    # -- dags -----------------------------------------------------------------------------------------

    def _node(self, dag: DagValue) -> DagNode:
        key = dag.text()
        node = self._nodes.get(key)
        if node is None:
            node = self._nodes[key] = self._read_node(dag, key)
        return node

    def _read_node(self, dag: DagValue, key: str) -> DagNode:
        record = _record_of(dag.operator)
        kind = _DIRECTIVES.get(record.name, NodeKind.OPERATION)
        is_native = record.is_a("NativeCodeCall")
        if is_native:
            kind = NodeKind.NATIVE_CODE
        operator: Operator | None = None
        uses_properties = False
        if kind is NodeKind.OPERATION:
            operator, uses_properties = self._operator(record)
        arguments = []
        for value, name in zip(dag.args, dag.arg_names, strict=True):
            if isinstance(value, DagValue):
                arguments.append(DagArgument(name or "", node=self._node(value)))
            else:
                arguments.append(DagArgument(name or "", leaf=self._leaf(value)))
        return DagNode(
            key=key,
            kind=kind,
            symbol=dag.name or "",
            arguments=tuple(arguments),
            operator=operator,
            uses_properties=uses_properties,
            expression=record.value_as_string("expression") if is_native else "",
            returns=record.value_as_int("numReturns") if is_native else 0,
            definition=record.name if is_native else "",
        )

    def _operator(self, record: Record) -> tuple[Operator, bool]:
        operator = self._operators.get(record.name)
        if operator is None:
            dialect = self.reader.dialect(record.value_as_def("opDialect"))
            operator = self.reader.operator(record), dialect.use_properties_for_attributes
            self._operators[record.name] = operator
        return operator

    def _leaf(self, value: Value) -> DagLeaf:
        if isinstance(value, UnsetValue):
            return DagLeaf("?", is_unspecified=True)
        if isinstance(value, StringValue):
            return DagLeaf(value.text(), text=value.value)
        if not isinstance(value, DefValue):
            return DagLeaf(value.text())
        record = value.record
        classes = self.reader.classes(record)
        attribute = None
        constant = ""
        if "ConstantAttr" in classes:
            attribute = self.reader.attribute(record.value_as_def("attr"))
            constant = record.value_as_string("value")
        elif "ConstantProp" in classes:
            constant = record.value_as_string("value")
        elif "EnumCase" in classes:
            attribute = self.reader.attribute(record) if "Attr" in classes else None
            constant = str(record.value_as_int("value"))
        return DagLeaf(
            key=record.name,
            classes=classes,
            constraint=self._constraint_of(record, classes),
            interface_type=optional_string(record, "interfaceType") or "",
            default_value=(optional_string(record, "defaultValue") or None)
            if "Property" in classes
            else None,
            expression=record.value_as_string("expression") if "NativeCodeCall" in classes else "",
            attribute=attribute,
            value=constant,
        )

    def _constraint_of(self, record: Record, classes: tuple[str, ...]) -> Constraint | None:
        return self.reader.region(record) if "Constraint" in classes else None


def _record_of(value: Value) -> Record:
    if not isinstance(value, DefValue):
        raise MLIRError("the operator of a pattern's dag must be a definition")
    return value.record
