"""Reading properties, and the inner properties of arrays and optional properties, which records do not
contain.
"""

from __future__ import annotations

from typing import TYPE_CHECKING

from mlirkit.ods.model.predicate import TRUE
from mlirkit.ods.model.property import Property
from mlirkit.ods.model.record_fields import (
    has_predicate,
    innermost_base,
    optional_def,
    optional_string,
    summary_of,
    trimmed_string,
)
from mlirkit.support.late_regex import LateRegex
from mlirkit.tablegen import Record

if TYPE_CHECKING:
    from mlirkit.ods.model.reader import DefinitionReader


# Fields whose code for an array or optional property contains the inner property's code, with replaced
# placeholders.
_CODE_FIELDS = ("printer", "convertToAttribute", "convertFromAttribute", "writeToMlirBytecode")
_PLACEHOLDER = LateRegex(r"\$_(?:storage|attr|value|self)\b")


class PropertyReader:
    """Reads properties; constraints, attributes and enums are read by the reader of definitions."""

    def __init__(self, reader: DefinitionReader) -> None:
        self._reader = reader

    def read(self, record: Record) -> Property:
        base = optional_def(record, "baseProperty") or optional_def(record, "baseProp")
        innermost = innermost_base(record, "baseProperty")
        enum = optional_def(innermost, "enum")
        form = optional_def(innermost, "attrForm")
        custom = "storeInCustomAttribute" in record and record.value_as_bit("storeInCustomAttribute")
        return Property(
            def_name=record.name,
            predicate=self._reader.predicate_of(record),
            summary=summary_of(record),
            description=optional_string(record, "description") or "",
            has_predicate=has_predicate(record),
            storage_type=trimmed_string(record, "storageType"),
            interface_type=trimmed_string(record, "interfaceType"),
            default_value=trimmed_string(record, "defaultValue") or None,
            storage_type_value_override=trimmed_string(record, "storageTypeValueOverride") or None,
            convert_from_storage=trimmed_string(record, "convertFromStorage"),
            assign_to_storage=trimmed_string(record, "assignToStorage"),
            convert_to_attribute=trimmed_string(record, "convertToAttribute"),
            convert_from_attribute=trimmed_string(record, "convertFromAttribute"),
            parser=trimmed_string(record, "parser"),
            optional_parser=trimmed_string(record, "optionalParser"),
            printer=trimmed_string(record, "printer"),
            read_from_bytecode=trimmed_string(record, "readFromMlirBytecode"),
            write_to_bytecode=trimmed_string(record, "writeToMlirBytecode"),
            hash_property=trimmed_string(record, "hashProperty"),
            base=self._inner_property(record) if base is None else self._reader.property(base),
            enum=None if enum is None else self._reader.enum(enum),
            attribute_form=None if form is None else self._reader.attribute(form),
            mnemonic=optional_string(innermost, "mnemonic") or "",
            store_in_custom_attribute=bool(custom),
            classes=self._reader.classes(record),
        )

    def _inner_property(self, record: Record) -> Property | None:
        """The inner property of an array or optional property, found by the C++ type of its storage."""
        classes = self._reader.classes(record)
        if "ArrayProp" not in classes and "OptionalProp" not in classes:
            return None
        return self._property_of_storage(
            _inside_brackets(record.value_as_string("storageType")),
            summary_of(record).removeprefix("array of ").removeprefix("optional "),
            record,
        )

    def _property_of_storage(self, storage: str, summary: str, outer: Record) -> Property:
        """The property with this summary and storage type, else a property derived from the C++ type.

        Of several properties, the one whose code is part of the outer property's code.
        """
        candidates = [
            instance
            for instance in self._reader.instances("Property")
            if optional_def(instance, "baseProperty") is None
            and trimmed_string(instance, "storageType") == storage
            and summary_of(instance) == summary
            and not {"ArrayProp", "OptionalProp"}.intersection(self._reader.classes(instance))
        ]
        if candidates:
            best = max(candidates, key=lambda inner: _length_of_code_within(inner, outer))
            return self._reader.property(best)
        classes: tuple[str, ...] = ("Property",)
        base: Property | None = None
        if storage.startswith(("::llvm::SmallVector<", "std::optional<")):
            classes = ("Property", "ArrayProp" if "SmallVector" in storage[:20] else "OptionalProp")
            inner_summary = summary.removeprefix("array of ").removeprefix("optional ")
            base = self._property_of_storage(_inside_brackets(storage), inner_summary, outer)
        enum = None
        for instance in self._reader.instances("EnumInfo"):
            if optional_string(instance, "cppType") == storage:
                enum = self._reader.enum(instance)
        # Integers, strings and enums have optional parsers.
        optional_parser = "" if storage == "bool" else "known"
        return Property(
            def_name=storage,
            predicate=TRUE,
            summary=summary,
            storage_type=storage,
            interface_type=storage,
            optional_parser=optional_parser,
            base=base,
            enum=enum,
            classes=classes,
        )


def _length_of_code_within(inner: Record, outer: Record) -> int:
    """The length of the inner property's code if all of it is part of the outer's code; else -1."""
    length = 0
    for field in _CODE_FIELDS:
        outer_code = " ".join(trimmed_string(outer, field).split())
        for piece in _PLACEHOLDER.split(" ".join(trimmed_string(inner, field).split())):
            if piece not in outer_code:
                return -1
            length += len(piece)
    return length


def _inside_brackets(cpp_type: str) -> str:
    """The argument of a C++ template: `T` of `::llvm::SmallVector<T>`."""
    return cpp_type[cpp_type.index("<") + 1 : cpp_type.rindex(">")].strip()
