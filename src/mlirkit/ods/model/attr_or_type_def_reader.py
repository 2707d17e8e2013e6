"""Reading one definition of an attribute or type: its parameters and its syntax."""

from __future__ import annotations

from typing import TYPE_CHECKING

from mlirkit.ods.model.attr_or_type_def import AttrOrTypeDef, AttrOrTypeParameter
from mlirkit.ods.model.record_fields import bit, namespace_of, optional_def, optional_string, summary_of
from mlirkit.tablegen import DagValue, DefValue, Record, StringValue

if TYPE_CHECKING:
    from mlirkit.ods.model.reader import DefinitionReader


_NO_CPP_TYPE = "Missing `cppType` field in Attribute/Type parameter: "


class AttrOrTypeDefReader:
    """Reads one `AttrDef` or `TypeDef` record."""

    def __init__(self, reader: DefinitionReader, record: Record) -> None:
        self.reader = reader
        self.record = record

    def read(self) -> AttrOrTypeDef:
        record = self.record
        reader = self.reader
        classes = reader.classes(record)
        is_attribute = "AttrDef" in classes
        dialect = record.value_as_def("dialect")
        enum = optional_def(record, "enum")
        complaint = _format_complaint(record)
        if complaint is not None:
            raise reader.error(record, complaint)
        return AttrOrTypeDef(
            def_name=record.name,
            is_attribute=is_attribute,
            dialect_name=dialect.value_as_string("name"),
            cpp_class_name=record.value_as_string("cppClassName"),
            cpp_namespace=optional_string(record, "cppNamespace") or namespace_of(dialect),
            cpp_base_class=optional_string(record, "cppBaseClassName") or "",
            mnemonic=optional_string(record, "mnemonic"),
            full_name=optional_string(record, "attrName" if is_attribute else "typeName") or "",
            summary=summary_of(record),
            description=optional_string(record, "description") or "",
            parameters=tuple(self._parameters()),
            traits=tuple(reader.traits(record)),
            assembly_format=optional_string(record, "assemblyFormat"),
            has_custom_assembly_format=bit(record, "hasCustomAssemblyFormat"),
            gen_verify=bit(record, "genVerifyDecl"),
            gen_mnemonic_alias=bit(record, "genMnemonicAlias"),
            gen_accessors=bit(record, "genAccessors"),
            gen_storage_class=bit(record, "genStorageClass"),
            skip_default_builders=bit(record, "skipDefaultBuilders"),
            builders=tuple(reader.builders(record)),
            enum=None if enum is None else reader.enum(enum),
            predicate=reader.predicate_of(record),
            storage_class=optional_string(record, "storageClass") or "",
            storage_namespace=optional_string(record, "storageNamespace") or "",
            has_storage_custom_constructor=bit(record, "hasStorageCustomConstructor"),
            extra_class_declaration=optional_string(record, "extraClassDeclaration") or "",
            extra_class_definition=optional_string(record, "extraClassDefinition") or "",
            builder_call=optional_string(record, "builderCall") or None,
            classes=classes,
            place=reader.place(record),
        )

    def _parameters(self) -> list[AttrOrTypeParameter]:
        record = self.record
        value = record.value("parameters")
        if not isinstance(value, DagValue):
            return []
        parameters = []
        for argument, name in zip(value.args, value.arg_names, strict=True):
            if name is None:
                raise self.reader.error(record, "all parameters must have a name")
            if isinstance(argument, StringValue):
                cpp_type = argument.value
                parameters.append(AttrOrTypeParameter(name, cpp_type, cpp_type, cpp_type))
            elif isinstance(argument, DefValue):
                parameters.append(self._parameter(name, argument.record))
            else:
                raise self.reader.error(record, f"{_NO_CPP_TYPE}{argument}")
        return parameters

    def _parameter(self, name: str, record: Record) -> AttrOrTypeParameter:
        """A parameter defined by an AttrOrTypeParameter, a type constraint, or both."""
        reader = self.reader
        classes = reader.classes(record)
        cpp_type = optional_string(record, "cppType")
        if cpp_type is None:
            raise reader.error(record, f"{_NO_CPP_TYPE}{record.name}")
        default = optional_string(record, "defaultValue")
        is_constraint = "Constraint" in classes
        # EnumParameter has the field `enum`; EnumAttr also has it, but as a parameter it is an attribute.
        enum = optional_def(record, "enum") if "AttrOrTypeParameter" in classes else None
        return AttrOrTypeParameter(
            name=name,
            cpp_type=cpp_type,
            cpp_accessor_type=optional_string(record, "cppAccessorType") or cpp_type,
            cpp_storage_type=optional_string(record, "cppStorageType") or cpp_type,
            summary=optional_string(record, "summary"),
            syntax=optional_string(record, "syntax"),
            parser=optional_string(record, "parser"),
            printer=optional_string(record, "printer"),
            default_value=default or None,
            is_optional=bool(default),
            allocator=optional_string(record, "allocator") or None,
            comparator=optional_string(record, "comparator") or None,
            convert_from_storage=optional_string(record, "convertFromStorage") or "$_self",
            predicate=reader.predicate_of(record) if is_constraint else None,
            constraint_summary=summary_of(record) if is_constraint else "",
            constraint=reader.type_constraint(record) if "TypeConstraint" in classes else None,
            enum=None if enum is None else reader.enum(enum),
            classes=classes,
            dialect_class=_dialect_class(record),
        )


def _dialect_class(record: Record) -> str:
    """The C++ class of a parameter's dialect, or ""."""
    dialect = optional_def(record, "dialect")
    return "" if dialect is None else f"{namespace_of(dialect)}::{dialect.name.replace('_', '')}"


def _format_complaint(record: Record) -> str | None:
    """The error of the syntax that an attribute or type definition declares, or None."""
    declared = optional_string(record, "assemblyFormat") is not None
    custom = bit(record, "hasCustomAssemblyFormat")
    parameters = record.value("parameters")
    if optional_string(record, "mnemonic") is None:
        if declared or custom:
            return "'assemblyFormat' or 'hasCustomAssemblyFormat' can only be used when 'mnemonic' is set"
    elif declared and custom:
        return "cannot specify both 'assemblyFormat' and 'hasCustomAssemblyFormat'"
    elif isinstance(parameters, DagValue) and parameters.args and not (declared or custom):
        return "must specify either 'assemblyFormat' or 'hasCustomAssemblyFormat' when 'mnemonic' is set"
    if declared and not bit(record, "genAccessors"):
        return "'assemblyFormat' requires 'genAccessors' to be true"
    return None
