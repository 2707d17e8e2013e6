"""Reading one operator: its dags of arguments, results, regions and successors, and its traits."""

from __future__ import annotations

from typing import TYPE_CHECKING

from mlirkit.ods.model.effect import EffectSubject, SideEffect
from mlirkit.ods.model.operator import (
    ArgumentKind,
    NamedAttribute,
    NamedProperty,
    NamedRegion,
    NamedSuccessor,
    NamedTypeConstraint,
    Operator,
)
from mlirkit.ods.model.operator_checks import complaint_about
from mlirkit.ods.model.record_fields import bit, optional_string
from mlirkit.ods.model.trait import Trait
from mlirkit.tablegen import DagValue, DefValue, Record

if TYPE_CHECKING:
    from mlirkit.ods.model.reader import DefinitionReader


class OperatorReader:
    """Reads one `Op` record."""

    def __init__(self, reader: DefinitionReader, record: Record) -> None:
        self.reader = reader
        self.record = record
        self.operands: list[NamedTypeConstraint] = []
        self.attributes: list[NamedAttribute] = []
        self.properties: list[NamedProperty] = []
        self.arguments: list[tuple[ArgumentKind, int]] = []
        self.effects: list[SideEffect] = []

    def read(self) -> Operator:
        record = self.record
        reader = self.reader
        dialect = record.value_as_def("opDialect")
        self._read_arguments(record.value_as_dag("arguments"))
        results = self._results()
        operator = Operator(
            def_name=record.name,
            dialect_name=dialect.value_as_string("name"),
            mnemonic=record.value_as_string("opName"),
            cpp_class_name=class_name_of(record.name),
            cpp_namespace=record.value_as_optional_string("cppNamespace") or "",
            summary=record.value_as_optional_string("summary") or "",
            description=record.value_as_optional_string("description") or "",
            operands=tuple(self.operands),
            attributes=tuple(self.attributes),
            properties=tuple(self.properties),
            arguments=tuple(self.arguments),
            results=tuple(results),
            regions=tuple(self._regions()),
            successors=tuple(self._successors()),
            traits=tuple(self._traits()),
            builders=tuple(reader.builders(record)),
            skip_default_builders=record.value_as_bit("skipDefaultBuilders"),
            assembly_format=record.value_as_optional_string("assemblyFormat"),
            has_custom_assembly_format=record.value_as_bit("hasCustomAssemblyFormat"),
            has_verifier=record.value_as_bit("hasVerifier"),
            has_region_verifier=record.value_as_bit("hasRegionVerifier")
            if "hasRegionVerifier" in record
            else False,
            has_canonicalizer=record.value_as_bit("hasCanonicalizer"),
            has_canonicalize_method=record.value_as_bit("hasCanonicalizeMethod")
            if "hasCanonicalizeMethod" in record
            else False,
            has_folder=record.value_as_bit("hasFolder"),
            use_custom_properties_encoding=record.value_as_bit("useCustomPropertiesEncoding")
            if "useCustomPropertiesEncoding" in record
            else False,
            effects=tuple(self.effects),
            extra_class_declaration=record.value_as_optional_string("extraClassDeclaration") or "",
            extra_class_definition=record.value_as_optional_string("extraClassDefinition") or "",
            place=reader.place(record),
        )
        complaint = complaint_about(operator, reader.own_checks)
        if complaint is not None:
            raise reader.error(record, complaint)
        return operator

    def _entries(self, dag: DagValue, subject: str) -> list[tuple[Record, str]]:
        """The (definition, name) pairs of a dag; decorator dags such as `(op Def:$x)` do not occur."""
        result: list[tuple[Record, str]] = []
        for index, (value, name) in enumerate(zip(dag.args, dag.arg_names, strict=True)):
            if not isinstance(value, DefValue):
                raise self.reader.error(self.record, f"undefined {subject} #{index}")
            result.append((value.record, name or ""))
        return result

    def _field(self, field: str, directive: str) -> DagValue:
        """The dag of a field, whose operator must be the field's directive."""
        dag = self.record.value_as_dag(field)
        if not isinstance(dag.operator, DefValue) or dag.operator.record.name != directive:
            raise self.reader.error(self.record, f"'{field}' must have '{directive}' directive")
        return dag

    def _read_arguments(self, dag: DagValue) -> None:
        # Decorators wrap an argument's definition without changing its kind.
        for decorated, name in self._entries(dag, "type for argument"):
            definition = undecorated(decorated)
            classes = self.reader.classes(definition)
            if "TypeConstraint" in classes:
                self._read_effects(decorated, EffectSubject.OPERAND, len(self.operands))
                self.arguments.append((ArgumentKind.OPERAND, len(self.operands)))
                self.operands.append(NamedTypeConstraint(name, self.reader.type_constraint(definition)))
            elif "Attr" in classes:
                if not name:
                    raise self.reader.error(definition, "attributes must be named")
                if "DerivedAttr" in classes:
                    raise self.reader.error(definition, "derived attributes not allowed in argument list")
                self._read_effects(decorated, EffectSubject.ATTRIBUTE, len(self.attributes))
                attribute = self.reader.attribute(definition)
                self.arguments.append((ArgumentKind.ATTRIBUTE, len(self.attributes)))
                self.attributes.append(NamedAttribute(name, attribute))
            elif "Property" in classes:
                if not name:
                    raise self.reader.error(definition, "properties must be named")
                self.arguments.append((ArgumentKind.PROPERTY, len(self.properties)))
                self.properties.append(NamedProperty(name, self.reader.property(definition)))
            else:
                raise self.reader.error(
                    self.record,
                    "unexpected def type; only defs deriving from TypeConstraint or Attr or Property are "
                    "allowed",
                )
        # Derived attributes may also be fields of the record.
        for name, field in self.record.fields.items():
            value = field.value
            if not isinstance(value, DefValue) or not value.record.is_a("Attr"):
                continue
            if not value.record.is_a("DerivedAttr"):
                raise self.reader.error(self.record, "unexpected Attr where only DerivedAttr is allowed")
            self.attributes.append(NamedAttribute(name, self.reader.attribute(value.record)))

    def _results(self) -> list[NamedTypeConstraint]:
        constraints: list[NamedTypeConstraint] = []
        for decorated, name in self._entries(self._field("results", "outs"), "type for result"):
            definition = undecorated(decorated)
            classes = self.reader.classes(definition)
            if "TypeConstraint" not in classes:
                raise self.reader.error(
                    definition, f"Record `{definition.name}' does not have a field named `cppType'!\n"
                )
            if "VariadicOfVariadic" in classes:
                raise self.reader.error(
                    self.record, "'VariadicOfVariadic' results are currently not supported"
                )
            self._read_effects(decorated, EffectSubject.RESULT, len(constraints))
            constraints.append(NamedTypeConstraint(name, self.reader.type_constraint(definition)))
        return constraints

    def _read_effects(self, decorated: Record, subject: EffectSubject, index: int) -> None:
        """The effects among the decorators of an argument or result."""
        if decorated.is_a("OpVariable"):
            for decorator in decorated.value_as_list_of_defs("decorators"):
                if decorator.is_a("SideEffect"):
                    self.effects.append(side_effect(decorator, subject, index))

    def _regions(self) -> list[NamedRegion]:
        named_regions = []
        entries = self._entries(self._field("regions", "region"), "kind for region")
        for index, (definition, name) in enumerate(entries):
            variadic = "VariadicRegion" in self.reader.classes(definition)
            if variadic and index != len(entries) - 1:
                raise self.reader.error(self.record, "only the last region can be variadic")
            if variadic and not name:
                raise self.reader.error(self.record, "variadic regions must be named")
            named_regions.append(NamedRegion(name, self.reader.region(definition), variadic))
        return named_regions

    def _successors(self) -> list[NamedSuccessor]:
        successors = []
        entries = self._entries(self._field("successors", "successor"), "kind for successor")
        for index, (definition, name) in enumerate(entries):
            variadic = "VariadicSuccessor" in self.reader.classes(definition)
            if variadic and index != len(entries) - 1:
                raise self.reader.error(self.record, "only the last successor can be variadic")
            successors.append(NamedSuccessor(name, self.reader.region(definition), variadic))
        return successors

    def _traits(self) -> list[Trait]:
        return self.reader.traits(self.record)


def undecorated(record: Record) -> Record:
    """The constraint inside the decorators of an argument (`Arg<...>`, `Res<...>`)."""
    while record.is_a("OpVariable"):
        inner = record.value("constraint")
        if not isinstance(inner, DefValue):
            break
        record = inner.record
    return record


def side_effect(record: Record, subject: EffectSubject, index: int = 0) -> SideEffect:
    """The effect of a record of class `SideEffect`."""
    trait = optional_string(record, "interfaceTrait") or ""
    return SideEffect(
        effect=optional_string(record, "effect") or "",
        base_effect=optional_string(record, "baseEffectName") or "",
        resource=optional_string(record, "resource") or "",
        subject=subject,
        index=index,
        stage=record.value_as_int("stage") if "stage" in record else 0,
        on_full_region=bit(record, "effectOnFullRegion"),
        interface_trait="::".join(filter(None, [optional_string(record, "cppNamespace"), trait])),
    )


def class_name_of(def_name: str) -> str:
    """The C++ class of an operator: its definition's name after the first underscore."""
    prefix, _, rest = def_name.partition("_")
    if not prefix:
        return def_name
    return rest or prefix
