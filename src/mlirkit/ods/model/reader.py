"""Reading the model from records: the only module with the field names of the base library's classes.

    read_definitions(records) -> Definitions

Missing fields of a definition get mlir-tblgen's defaults.  Records that violate the manual raise an MLIRError
with the record's location.
"""

from __future__ import annotations

import re
from collections import defaultdict
from collections.abc import Callable, Sequence
from functools import wraps
from typing import TypeVar, cast

from mlirkit.ods.model.attr_or_type_def import AttrOrTypeDef
from mlirkit.ods.model.attr_or_type_def_reader import AttrOrTypeDefReader
from mlirkit.ods.model.attribute import Attribute
from mlirkit.ods.model.builder import Builder, BuilderParameter
from mlirkit.ods.model.constraint import Constraint, TypeConstraint, VariableLength
from mlirkit.ods.model.definitions import Definitions
from mlirkit.ods.model.dialect import Dialect
from mlirkit.ods.model.effect import EffectSubject
from mlirkit.ods.model.enum_info import EnumCase, EnumInfo
from mlirkit.ods.model.interface import Interface, InterfaceMethod
from mlirkit.ods.model.operator import Operator
from mlirkit.ods.model.operator_reader import OperatorReader, side_effect
from mlirkit.ods.model.pass_reader import read_pass
from mlirkit.ods.model.predicate import TRUE, And, Concat, CPred, Neg, Or, Predicate, SubstLeaves
from mlirkit.ods.model.property import Property
from mlirkit.ods.model.property_reader import PropertyReader
from mlirkit.ods.model.record_fields import (
    bit,
    has_predicate,
    innermost_base,
    namespace_of,
    optional_def,
    optional_string,
    plain_fields,
    summary_of,
    trimmed_string,
)
from mlirkit.ods.model.trait import Trait, TraitKind
from mlirkit.support.diagnostics import Diagnostic, DiagnosticSeverity, ParseError
from mlirkit.tablegen import DagValue, DefValue, Record, Records, StringValue, Value


def read_definitions(records: Records) -> Definitions:
    """The model of all definitions in `records`."""
    reader = DefinitionReader(records, own_checks=True)
    definitions = Definitions(records.main_file)
    for record in reader.instances("Dialect"):
        dialect = reader.dialect(record)
        definitions.dialects[dialect.name] = dialect
    for record in reader.instances("Op"):
        operator = reader.operator(record)
        definitions.operators[operator.name] = operator
    for record in records.defs.values():
        classes = reader.classes(record)
        if "AttrDef" in classes:
            definitions.attributes[record.name] = reader.attr_or_type_def(record)
        elif "TypeDef" in classes:
            definitions.types[record.name] = reader.attr_or_type_def(record)
        if "EnumInfo" in classes or "EnumAttrInfo" in classes:
            definitions.enums[record.name] = reader.enum(record)
        if "Interface" in classes and not record.is_anonymous and "DeclareInterfaceMethods" not in classes:
            definitions.interfaces[record.name] = reader.interface(record)
        if "TypeConstraint" in classes and not record.is_anonymous:
            definitions.type_constraints[record.name] = reader.type_constraint(record)
        if "AttrConstraint" in classes and not record.is_anonymous:
            definitions.attribute_constraints[record.name] = reader.attribute(record)
    for record in reader.instances("PassBase"):
        definition = read_pass(record)
        definitions.passes[definition.argument] = definition
    if "Pattern" in records.classes:
        # Imported late: pattern_reader.py imports this module.
        from mlirkit.ods.model.pattern_reader import PatternReader

        for pattern in PatternReader(records, reader).patterns():
            is_named = pattern.name == pattern.def_name
            name = pattern.name if is_named else f"{records.main_file}: {pattern.name}"
            definitions.patterns[name] = pattern
    return definitions


_Result = TypeVar("_Result")


def _once(
    read: Callable[[DefinitionReader, Record], _Result],
) -> Callable[[DefinitionReader, Record], _Result]:
    """A decorator: the method runs once for each record of a reader."""
    method = read.__name__

    @wraps(read)
    def read_once(self: DefinitionReader, record: Record) -> _Result:
        results = self.results[method]
        result = results.get(record.name)
        if result is None:
            result = results[record.name] = read(self, record)
        return cast(_Result, result)

    return read_once


class DefinitionReader:
    """Converts single records to model objects, each record once."""

    def __init__(self, records: Records, own_checks: bool = False) -> None:
        self.records = records
        # Whether definitions are rejected that mlir-tblgen accepts (operator_checks.py).
        self.own_checks = own_checks
        # Results by the name of a method and of a record.
        self.results: defaultdict[str, dict[str, object]] = defaultdict(dict)

    # -- records ------------------------------------------------------------------------------------

    def instances(self, class_name: str) -> list[Record]:
        """The defs of a class in byte order of their names; empty if the class is unknown."""
        if class_name not in self.records.classes:
            return []
        return self.records.derived_from(class_name)

    @_once
    def classes(self, record: Record) -> tuple[str, ...]:
        """The names of all superclasses."""
        return tuple([superclass.name for superclass in record.superclasses])

    def error(self, record: Record, message: str) -> ParseError:
        """An error at the location of `record`."""
        diagnostics = self.records.diagnostics_at(record, DiagnosticSeverity.ERROR, message)
        return ParseError(diagnostics[0].headline(), diagnostics)

    def field_error(self, record: Record, field: str, message: str, note: str) -> ParseError:
        """An error at the location of a field of `record`, with a note."""
        diagnostic = self.records.diagnostic(DiagnosticSeverity.ERROR, message, record.field(field).location)
        notes = [Diagnostic(DiagnosticSeverity.NOTE, note)]
        return ParseError(diagnostic.headline(), [diagnostic, *notes])

    def place(self, record: Record) -> tuple[str, int, int]:
        """File, line and column of a definition."""
        result = self.records.place(record.locations[0]) if record.locations else None
        return ("", 0, 0) if result is None else (result.file, result.line, result.column)

    # -- predicates and constraints -----------------------------------------------------------------

    @_once
    def predicate(self, record: Record) -> Predicate:
        classes = self.classes(record)
        if "CPred" in classes:
            return CPred(record.value_as_string("predExpr"))
        if "CombinedPred" not in classes:
            raise self.error(record, f"'{record.name}' is not a predicate")
        kind = record.value_as_def("kind").name
        children = tuple([self.predicate(child) for child in record.value_as_list_of_defs("children")])
        if kind == "PredCombinerAnd":
            return And(children)
        if kind == "PredCombinerOr":
            return Or(children)
        if kind == "PredCombinerNot":
            return Neg(children[0])
        if kind == "PredCombinerSubstLeaves":
            return SubstLeaves(
                record.value_as_string("pattern"), record.value_as_string("replacement"), children[0]
            )
        if kind == "PredCombinerConcat":
            return Concat(record.value_as_string("prefix"), children[0], record.value_as_string("suffix"))
        raise self.error(record, f"unknown predicate combiner '{kind}'")

    def predicate_of(self, record: Record) -> Predicate:
        """The `predicate` field of a constraint; a record without the field is always satisfied."""
        result = optional_def(record, "predicate")
        return TRUE if result is None else self.predicate(result)

    @_once
    def type_constraint(self, record: Record) -> TypeConstraint:
        classes = self.classes(record)
        length = VariableLength.ONE
        if "VariadicOfVariadic" in classes:
            length = VariableLength.VARIADIC_OF_VARIADIC
        elif "Variadic" in classes:
            length = VariableLength.VARIADIC
        elif "Optional" in classes:
            length = VariableLength.OPTIONAL
        base = None if length is VariableLength.ONE else self.type_constraint(record.value_as_def("baseType"))
        builder_call = optional_string(record, "builderCall")
        return TypeConstraint(
            def_name=record.name,
            predicate=self.predicate_of(record),
            summary=summary_of(record),
            description=optional_string(record, "description") or "",
            cpp_function_name=optional_string(record, "cppFunctionName") or "",
            has_predicate=has_predicate(record),
            cpp_type=optional_string(record, "cppType") or "::mlir::Type",
            builder_call=builder_call or None,
            length=length,
            base=base,
            min_size=record.value_as_int("minSize") if "minSize" in record else 0,
            segment_attribute=optional_string(record, "segmentAttrName") or "",
            classes=classes,
        )

    @_once
    def attribute(self, record: Record) -> Attribute:
        classes = self.classes(record)
        base = innermost_base(record, "baseAttr")
        base_classes = self.classes(base)
        enum: EnumInfo | None = None
        if "EnumAttr" in base_classes:
            enum = self.enum(base.value_as_def("enum"))
        elif "EnumInfo" in base_classes or "EnumAttrInfo" in base_classes:
            enum = self.enum(base)
        dialect = optional_def(base, "dialect")
        value_type = optional_def(record, "valueType")
        storage = optional_string(record, "storageType") or "::mlir::Attribute"
        return Attribute(
            def_name=record.name,
            predicate=self.predicate_of(record),
            summary=summary_of(record),
            description=optional_string(record, "description") or "",
            cpp_function_name=optional_string(record, "cppFunctionName") or "",
            has_predicate=has_predicate(record),
            storage_type=storage.strip() or "::mlir::Attribute",
            return_type=trimmed_string(record, "returnType"),
            const_builder_call=trimmed_string(record, "constBuilderCall") or None,
            convert_from_storage=trimmed_string(record, "convertFromStorage"),
            default_value=trimmed_string(record, "defaultValue") or None,
            is_optional=bool(record.value_as_bit("isOptional")) if "isOptional" in record else False,
            derived_body=optional_string(record, "body") if "DerivedAttr" in classes else None,
            value_type=None if value_type is None else self.type_constraint(value_type),
            enum=enum,
            base_def_name=base.name,
            dialect_name="" if dialect is None else dialect.value_as_string("name"),
            attr_name=optional_string(base, "attrName") or "",
            classes=classes,
            base_classes=base_classes,
            base=None if base is record else self.attribute(base),
            is_anonymous=record.is_anonymous,
        )

    @_once
    def property(self, record: Record) -> Property:
        return PropertyReader(self).read(record)

    @_once
    def region(self, record: Record) -> Constraint:
        """The constraint of a region or successor."""
        return Constraint(
            record.name,
            self.predicate_of(record),
            summary_of(record),
            has_predicate=has_predicate(record),
        )

    # -- enums --------------------------------------------------------------------------------------

    @_once
    def enum(self, record: Record) -> EnumInfo:
        classes = self.classes(record)
        is_bits = "BitEnumBase" in classes or "BitEnumAttrBase" in classes or "BitEnumAttr" in classes
        cases: list[EnumCase] = []
        valid_bits = 0
        for case in record.value_as_list_of_defs("enumerants"):
            value = case.value_as_int("value")
            case_classes = self.classes(case)
            is_group = "BitEnumCaseGroup" in case_classes or "BitEnumAttrCaseGroup" in case_classes
            valid_bits |= value
            cases.append(
                EnumCase(
                    case.name,
                    case.value_as_string("symbol"),
                    value,
                    case.value_as_string("str"),
                    optional_string(case, "summary") or "",
                    is_group,
                )
            )
        separator = optional_string(record, "separator")
        specialized = "genSpecializedAttr" in record and record.value_as_bit("genSpecializedAttr")
        return EnumInfo(
            def_name=record.name,
            class_name=record.value_as_string("className"),
            cpp_namespace=optional_string(record, "cppNamespace") or "",
            summary=summary_of(record),
            description=optional_string(record, "description") or "",
            bit_width=_enum_width(record),
            underlying_type=optional_string(record, "underlyingType") or "",
            cases=tuple(cases),
            is_bit_enum=is_bits,
            separator="|" if separator is None else separator,
            valid_bits=record.value_as_int("validBits") if "validBits" in record else valid_bits,
            print_quoted=bit(record, "printBitEnumQuoted"),
            print_primary_groups=bit(record, "printBitEnumPrimaryGroups"),
            specialized_attribute=record.value_as_string("specializedAttrClassName") if specialized else "",
            string_to_symbol=optional_string(record, "stringToSymbolFnName") or "",
            symbol_to_string=optional_string(record, "symbolToStringFnName") or "",
            underlying_to_symbol=optional_string(record, "underlyingToSymbolFnName") or "",
            classes=classes,
        )

    # -- traits and interfaces ----------------------------------------------------------------------

    def traits(self, record: Record, field: str = "traits") -> list[Trait]:
        """The traits of a record, flattened and without duplicates; base interfaces come first."""
        records: dict[str, Record] = {}
        with_bases: set[str] = set()
        pending = list(reversed(record.value_as_list_of_defs(field)))
        while pending:
            item = pending.pop()
            if "TraitList" in self.classes(item):
                pending.extend(reversed(item.value_as_list_of_defs("traits")))
                continue
            for needed in item.value_as_list_of_defs("dependentTraits") if "dependentTraits" in item else ():
                if needed.name not in records:
                    names = [optional_string(trait, "trait") or trait.name for trait in (item, needed)]
                    raise self.error(record, f"{names[0]} requires {names[1]} to precede it in traits list")
            if "baseInterfaces" in item and item.name not in with_bases:
                with_bases.add(item.name)
                pending.append(item)
                pending.extend(reversed(item.value_as_list_of_defs("baseInterfaces")))
            else:
                records.setdefault(item.name, item)
        return [self.trait(entry) for entry in records.values()]

    @_once
    def trait(self, record: Record) -> Trait:
        classes = self.classes(record)
        if "PredTrait" in classes:
            return Trait(
                record.name,
                TraitKind.PREDICATE,
                predicate=self.predicate_of(record),
                summary=summary_of(record),
                fields=plain_fields(record),
                classes=classes,
            )
        kind = TraitKind.NATIVE
        if "InterfaceTrait" in classes:
            kind = TraitKind.INTERFACE
        elif "GenInternalTrait" in classes:
            kind = TraitKind.INTERNAL
        declares = "DeclareInterfaceMethods" in classes
        return Trait(
            record.name,
            kind,
            name=optional_string(record, "trait") or "",
            cpp_namespace=optional_string(record, "cppNamespace") or "",
            is_structural="StructuralOpTrait" in classes,
            interface=self.interface(record) if "Interface" in classes else None,
            declares_methods=declares,
            always_overridden=tuple(record.value_as_list_of_strings("alwaysOverriddenMethods"))
            if declares
            else (),
            fields=plain_fields(record),
            classes=classes,
            effects=tuple(
                side_effect(effect, EffectSubject.OPERATION)
                for effect in record.value_as_list_of_defs("effects")
            )
            if "SideEffectsTraitBase" in classes
            else (),
        )

    @_once
    def interface(self, record: Record) -> Interface:
        classes = self.classes(record)
        kind = next(
            (
                name
                for name in ("OpInterface", "AttrInterface", "TypeInterface", "DialectInterface")
                if name in classes
            ),
            "OpInterface",
        )
        return Interface(
            def_name=record.name,
            name=record.value_as_string("cppInterfaceName"),
            cpp_namespace=optional_string(record, "cppNamespace") or "",
            description=optional_string(record, "description") or "",
            methods=tuple([self._interface_method(item) for item in record.value_as_list_of_defs("methods")]),
            base_interfaces=tuple(
                [self.interface(base) for base in record.value_as_list_of_defs("baseInterfaces")]
            )
            if "baseInterfaces" in record
            else (),
            verify=optional_string(record, "verify") or None,
            verify_with_regions=bit(record, "verifyWithRegions"),
            extra_class_declaration=optional_string(record, "extraClassDeclaration") or "",
            extra_shared_class_declaration=optional_string(record, "extraSharedClassDeclaration") or "",
            extra_trait_class_declaration=optional_string(record, "extraTraitClassDeclaration") or "",
            extra_class_of=optional_string(record, "extraClassOf") or "",
            kind=kind,
        )

    def _interface_method(self, record: Record) -> InterfaceMethod:
        classes = self.classes(record)
        arguments: list[tuple[str, str]] = []
        dag = record.value_as_dag("arguments")
        for value, name in zip(dag.args, dag.arg_names, strict=True):
            arguments.append((value.value if isinstance(value, StringValue) else str(value), name or ""))
        return InterfaceMethod(
            name=record.value_as_string("name"),
            return_type=optional_string(record, "returnType") or "void",
            arguments=tuple(arguments),
            is_static="StaticInterfaceMethod" in classes,
            body=optional_string(record, "body") or None,
            default_body=optional_string(record, "defaultBody") or None,
            description=optional_string(record, "description") or None,
            is_pure_virtual="PureVirtualInterfaceMethod" in classes,
            is_declaration="InterfaceMethodDeclaration" in classes,
        )

    # -- builders -------------------------------------------------------------------------------------

    def builders(self, record: Record) -> list[Builder]:
        """The custom builders of an operator, attribute or type; empty if the field is unset."""
        if record.is_unset("builders"):
            return []
        result = []
        for definition in record.value_as_list_of_defs("builders"):
            dag = definition.value_as_dag("dagParams")
            if not isinstance(dag.operator, DefValue) or dag.operator.record.name != "ins":
                raise self.error(definition, "expected 'ins' in builders")
            parameters = []
            for value, name in zip(dag.args, dag.arg_names, strict=True):
                parameters.append(self._builder_parameter(record, name, value))
            result.append(
                Builder(
                    parameters=tuple(parameters),
                    body=optional_string(definition, "body"),
                    return_type=optional_string(definition, "returnType") or "",
                    has_inferred_context=bit(definition, "hasInferredContextParam"),
                    deprecated=optional_string(definition, "odsCppDeprecated") or None,
                )
            )
        return result

    def _builder_parameter(self, record: Record, name: str | None, value: Value) -> BuilderParameter:
        if isinstance(value, StringValue):
            return BuilderParameter(name, value.value)
        if not isinstance(value, DefValue):
            raise self.error(record, "builder parameters must be strings or CArg definitions")
        return BuilderParameter(
            name, value.record.value_as_string("type"), optional_string(value.record, "defaultValue") or None
        )

    # -- top-level definitions ----------------------------------------------------------------------

    def dialect(self, record: Record, needed_bits: Sequence[str] = ()) -> Dialect:
        """A dialect; the bit fields in `needed_bits` must be set."""
        for flag in needed_bits:
            if flag in record:
                record.value_as_bit(flag)
        discardable: list[tuple[str, str]] = []
        if "discardableAttrs" in record and isinstance(record.value("discardableAttrs"), DagValue):
            dag = record.value_as_dag("discardableAttrs")
            for value, name in zip(dag.args, dag.arg_names, strict=True):
                if not name:
                    raise self.error(record, "discardable attributes must be named")
                discardable.append((name, value.value if isinstance(value, StringValue) else str(value)))
        return Dialect(
            def_name=record.name,
            name=record.value_as_string("name"),
            summary=optional_string(record, "summary") or "",
            description=optional_string(record, "description") or "",
            cpp_namespace=namespace_of(record),
            dependent_dialects=tuple(record.value_as_list_of_strings("dependentDialects")),
            discardable_attributes=tuple(discardable),
            has_constant_materializer=bit(record, "hasConstantMaterializer"),
            has_non_default_destructor=bit(record, "hasNonDefaultDestructor"),
            has_operation_attr_verify=bit(record, "hasOperationAttrVerify"),
            has_region_arg_attr_verify=bit(record, "hasRegionArgAttrVerify"),
            has_region_result_attr_verify=bit(record, "hasRegionResultAttrVerify"),
            has_operation_interface_fallback=bit(record, "hasOperationInterfaceFallback"),
            has_canonicalizer=bit(record, "hasCanonicalizer"),
            is_extensible=bit(record, "isExtensible"),
            use_default_attribute_printer_parser=bit(record, "useDefaultAttributePrinterParser"),
            use_default_type_printer_parser=bit(record, "useDefaultTypePrinterParser"),
            use_properties_for_attributes=bit(record, "usePropertiesForAttributes", True),
            extra_class_declaration=optional_string(record, "extraClassDeclaration") or "",
        )

    def operator(self, record: Record) -> Operator:
        return OperatorReader(self, record).read()

    def attr_or_type_def(self, record: Record) -> AttrOrTypeDef:
        return AttrOrTypeDefReader(self, record).read()


def _enum_width(record: Record) -> int:
    """The width of an enum's numbers; releases up to 19 have only the C++ type."""
    if "bitwidth" in record:
        return record.value_as_int("bitwidth")
    match = re.fullmatch(r"(?:::)?(?:std::)?u?int(\d+)_t", optional_string(record, "underlyingType") or "")
    return 64 if match is None else int(match.group(1))
