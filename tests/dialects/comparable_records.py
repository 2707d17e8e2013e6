"""Records in a form in which two sets of definitions can be compared.

Generated names of anonymous records do not count: these records are compared by their fields.  So are classes
whose names begin with an underscore, which are private to a file.  White space in texts counts between words,
in summaries and in the literals of formats; prose does not count, and of C++ bodies only their presence.
"""

from __future__ import annotations

import re
from collections.abc import Iterator
from typing import Any

from mlirkit.ods.cpp_expr.class_body import inline_methods
from mlirkit.tablegen import (
    BitsValue,
    BitValue,
    DagValue,
    DefValue,
    IntValue,
    ListValue,
    Record,
    Records,
    StringValue,
    UnsetValue,
    Value,
)

# Fields whose text differs from upstream's on purpose.
PROSE = {
    "baseDescription",
    "clausesDescription",
    "description",
    "extraDescription",
    "interfaceDescription",
}

# The summaries of these appear in no message.
SUMMARY_IS_PROSE = {"Op", "OpVariable", "Dialect", "PassBase"}

# The values of a pass option that is a C++ enum: enumerator and word. The text that follows is prose.
ENUM_VALUE = re.compile(r'clEnumValN\(\s*([\w:]+)\s*,\s*"([^"]*)"\s*,\s*(?:"[^"]*"\s*)+\)')

# White space beside characters that belong to no word.
LOOSE_SPACE = re.compile(r" (?=\W)|(?<=\W) ")

# Ways of writing the fields of an operation.
OTHER_SPELLINGS = {"Arguments", "LLVM_Builder", "Results"}

# Methods of class declarations that say something about an operation; compared with their bodies.
STATING_METHODS = {"getDefaultDialect", "isDeclaration", "isOptionalSymbol"}

# Members of C++ classes, which only generated C++ has: fields with this in their names, and these.
CPP_MEMBERS = "ClassDeclaration"
OTHER_CPP_MEMBERS = {
    "ElementsAttrInterfaceAccessors",
    "extraClassDefinition",
    "extraConcreteClassDefinition",
    "structuredOpsBaseDecls",
}

# C++ of the translation between operations and LLVM IR, which mlirkit does not perform, and its parts.
TRANSLATION = {
    "baseLlvmBuilder",
    "baseLlvmBuilderArgAndResultAttrs",
    "baseLlvmBuilderCoda",
    "baseMlirBuilder",
    "baseMlirBuilderArgAndResultAttrs",
    "baseMlirBuilderCoda",
    "importRangeRetAttrCode",
    "llvmArgIndices",
    "llvmBuilder",
    "mlirBuilder",
    "setAccessGroupsMetadataCode",
    "setAliasAnalysisMetadataCode",
    "setAlignmentCode",
    "setInvariantGroupCode",
    "setNonTemporalMetadataCode",
    "setOrderingCode",
    "setRangeRetAttrCode",
    "setSyncScopeCode",
    "setVolatileCode",
}

# Classes and records that compute the names of LLVM's intrinsics for products of matrices, only for that C++.
INTRINSIC_NAMES = re.compile(r"GEOM|(NVVM_|W)?MMA_\w+")

# C++ statements.
CPP_BODIES = {
    "allocator",
    "assignToStorage",
    "body",
    "convertFromAttribute",
    "convertToAttribute",
    "defaultBody",
    "hashProperty",
    "mergeAction",
    "optionalParser",
    "parameterParser",
    "parser",
    "printer",
    "readFromMlirBytecode",
    "verify",
    "writeToMlirBytecode",
}


class Comparable:
    """The records of one evaluation."""

    def __init__(self, records: Records) -> None:
        self.records = records
        self._known: dict[str, dict[str, Any]] = {}

    def names(self) -> set[str]:
        """The names of all named defs."""
        return {
            name
            for name, record in self.records.defs.items()
            if not record.is_anonymous and not INTRINSIC_NAMES.fullmatch(name)
        }

    def classes(self) -> set[str]:
        """The names of all classes that are not private to a file."""
        return {
            name
            for name in self.records.classes
            if not name.startswith("_") and not INTRINSIC_NAMES.fullmatch(name)
        }

    def record(self, name: str) -> dict[str, Any]:
        """A def: its fields and classes."""
        return self._record(self.records[name])

    def signature(self, name: str) -> dict[str, Any]:
        """A class: its arguments in order, the types of its fields, its classes.

        For a default that is computed from other arguments, only its presence counts.
        """
        record = self.records.classes[name]
        return {
            "arguments": [
                (qualified.partition(":")[2], str(field.type), self._default(field.value))
                for qualified, field in record.template_args.items()
            ],
            "fields": {
                name: str(field.type) for name, field in record.fields.items() if _counts(record, name)
            },
            "classes": _class_names(record),
        }

    def _default(self, value: Value) -> Any:
        return self._value(value) if value.is_concrete() else "computed"

    def _record(self, record: Record) -> dict[str, Any]:
        known = self._known.get(record.name)
        if known is None:
            known = {field: self._field(record, field) for field in record.fields if _counts(record, field)}
            known["classes"] = _class_names(record)
            known["stating methods"] = _stating_methods(record, self._conditions(record))
            self._known[record.name] = known
        return known

    def _conditions(self, record: Record) -> str:
        """The records of an operation's traits, anonymous or named."""
        traits = record["traits"] if "traits" in record.fields else None
        if not isinstance(traits, ListValue):
            return ""
        return str([self._record(each.record) for each in traits.elements if isinstance(each, DefValue)])

    def _field(self, record: Record, name: str) -> Any:
        value = record[name]
        if name in CPP_BODIES and isinstance(value, StringValue):
            return "C++" if value.value.strip() else ""
        if name == "additionalOptFlags" and isinstance(value, StringValue):
            return ENUM_VALUE.findall(value.value) or self._value(value)
        if name == "summary" and isinstance(value, StringValue):
            return " ".join(value.value.split())
        if name == "assemblyFormat" and isinstance(value, StringValue):
            # Text in backquotes is literal.
            return [part if number % 2 else _tight(part) for number, part in enumerate(value.value.split("`"))]
        return self._value(value)

    def _value(self, value: Value) -> Any:
        match value:
            case UnsetValue():
                return None
            case StringValue():
                return _tight(value.value)
            case IntValue() | BitValue():
                return value.value
            case BitsValue():
                return [self._value(bit) for bit in value.bits]
            case ListValue():
                return [self._value(element) for element in value.elements]
            case DefValue():
                record = value.record
                return self._record(record) if record.is_anonymous else record.name
            case DagValue():
                arguments = zip(value.arg_names, value.args, strict=True)
                return [self._value(value.operator), *[[name, self._value(each)] for name, each in arguments]]
        raise AssertionError(f"not a finished value: {value}")


def _tight(text: str) -> str:
    return LOOSE_SPACE.sub("", " ".join(text.split()))


def _counts(record: Record, field: str) -> bool:
    if field == "summary":
        return not any(record.is_a(name) for name in SUMMARY_IS_PROSE)
    return field not in PROSE | OTHER_CPP_MEMBERS | TRANSLATION and CPP_MEMBERS not in field


def _stating_methods(record: Record, traits: str) -> dict[str, str]:
    """The bodies of methods in STATING_METHODS or called by conditions of traits, without white space."""
    if "extraClassDeclaration" not in record.fields:
        return {}
    text = record.value_as_optional_string("extraClassDeclaration") or ""
    wanted = STATING_METHODS | set(re.findall(r"(?<![\w.:>])(get\w+Type)\(", traits))
    if not any(name in text for name in wanted):
        return {}
    return {
        method.name: "".join(method.body.split())
        for method in inline_methods(text)
        if method.name in wanted
    }


def _class_names(record: Record) -> list[str]:
    names = {each.name for each in record.superclasses if not each.name.startswith("_")}
    return sorted(names - OTHER_SPELLINGS)


def differences(theirs: Any, ours: Any, path: str) -> Iterator[str]:
    """The differences, one line each."""
    if isinstance(theirs, dict) and isinstance(ours, dict):
        for key in sorted(theirs.keys() | ours.keys()):
            yield from differences(theirs.get(key), ours.get(key), f"{path}.{key}")
    elif isinstance(theirs, list) and isinstance(ours, list) and len(theirs) == len(ours):
        for index, (left, right) in enumerate(zip(theirs, ours, strict=True)):
            yield from differences(left, right, f"{path}[{index}]")
    elif theirs != ours:
        yield f"{path}: {theirs!r} is here {ours!r}"
