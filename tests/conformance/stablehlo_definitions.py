"""The definitions of the StableHLO dialects as records: ours, and upstream's if a checkout is configured.

`MLIRKIT_STABLEHLO_TD` names the folder that has `stablehlo/dialect/StablehloOps.td`: a checkout of
openxla/stablehlo.
"""

from __future__ import annotations

import json
import os
import re
from functools import cache
from pathlib import Path
from typing import Any

import pytest

from mlirkit.ods.shipped_folder import shipped_folder
from tests.conformance import tools

OURS = Path(shipped_folder())

Record = dict[str, Any]


def upstream() -> Path:
    """The folder of upstream's definitions; skips the test if no checkout is configured."""
    folder = os.environ.get("MLIRKIT_STABLEHLO_TD", "")
    if not folder:
        pytest.skip("MLIRKIT_STABLEHLO_TD names no checkout of openxla/stablehlo")
    return Path(folder)


@cache
def _dump(file: str, includes: tuple[Path, ...]) -> dict[str, Any]:
    flags = [flag for folder in includes for flag in ("-I", str(folder))]
    path = next(folder / file for folder in includes if (folder / file).exists())
    done = tools.run(tools.tool("llvm-tblgen"), "--dump-json", *flags, str(path))
    result: dict[str, Any] = json.loads(done.stdout)
    return result


class Definitions:
    """The records of one file."""

    def __init__(self, file: str, *includes: Path) -> None:
        self.records = _dump(file, includes)
        self._comparable: dict[str, Any] = {}

    def instances(self, cls: str) -> dict[str, Record]:
        """The named records of a class."""
        names = self.records["!instanceof"].get(cls, [])
        return {name: self.records[name] for name in names if not self.records[name]["!anonymous"]}

    def operations(self, dialect: str) -> dict[str, Record]:
        """The ops of a dialect by name, without its prefix."""
        return {
            record["opName"]: record
            for record in self.instances("Op").values()
            if self.records[record["opDialect"]["def"]]["name"] == dialect
        }

    def by_mnemonic(self, cls: str) -> dict[str, Record]:
        """Attribute or type definitions by mnemonic."""
        return {record["mnemonic"]: record for record in self.instances(cls).values()}

    def arguments(self, op: Record, cls: str) -> dict[str, Record]:
        """The arguments of an op whose constraint derives from a class, by name."""
        named = ((name, self.records[value["def"]]) for value, name in op["arguments"]["args"])
        return {name: record for name, record in named if cls in record["!superclasses"]}

    def base_attribute(self, record: Record) -> str:
        """The name of an attribute constraint, without wrappers for optional attributes and defaults."""
        while record.get("baseAttr"):
            record = self.records[record["baseAttr"]["def"]]
        return str(record["!name"])

    # -----------------------------------------------------------------------------------------
    # Comparison
    # -----------------------------------------------------------------------------------------

    def comparable(self, name: str) -> Any:
        """A record with all records it refers to, without names, prose and C++ bodies."""
        if name not in self._comparable:
            record = self.records[name]
            classes = record["!superclasses"]
            if "Dialect" in classes:
                self._comparable[name] = record["name"]
                return record["name"]
            ignored = set(_IGNORED)
            if {"Op", "TypeDef", "AttrOrTypeParameter"} & set(classes):
                ignored.add("summary")
            if "TypeConstraint" in classes:
                ignored.add("name")  # Upstream names some element types; nothing uses these names.
            fields: Record = {
                key: self._value(value) for key, value in record.items()
                if not key.startswith("!") and key not in ignored
            }
            # Classes of the base library; classes of ours between them are layout.
            fields["!classes"] = sorted(cls for cls in classes if cls in _BASE_CLASSES)
            self._comparable[name] = fields
        return self._comparable[name]

    def _value(self, value: Any) -> Any:
        if isinstance(value, str):
            return " ".join(re.findall(r"``|`[^`]*`|\w+|\$\w+|\S", value))
        if isinstance(value, list):
            return [self._value(element) for element in value]
        if not isinstance(value, dict):
            return value
        if value.get("kind") == "def":
            return self.comparable(value["def"])
        if value.get("kind") == "dag":
            arguments = [[self._argument(argument), name] for argument, name in value["args"]]
            return [self._value(value["operator"]), arguments]
        return value.get("printable", value)

    def _argument(self, value: Any) -> Any:
        # The summary of a decorated argument is prose.
        result = self._value(value)
        if isinstance(result, dict) and "OpVariable" in result["!classes"]:
            result = {key: field for key, field in result.items() if key != "summary"}
        return result


# Fields with prose, layout, or content for generated C++ only.
_IGNORED = {
    "bitwidth", "binaryElementwiseOpCommonClassDeclaration", "builders", "commonClassDeclaration",
    "description", "extraClassDeclaration", "extraClassDefinition", "maxVersion", "minVersion",
    "parameterParser", "parameterPrinter", "parser", "printer",
}

_BASE_CLASSES = {
    "And", "AnyAttrOf", "AnyTypeOf", "Attr", "AttrDef", "AttrSizedOperandSegments", "CPred", "ConfinedAttr",
    "DeclareInterfaceMethods", "EnumAttr", "I32EnumAttr", "Interface", "MemRefOf", "NativeTrait", "Neg",
    "OpVariable", "OptionalAttr", "Or", "PredTrait", "SizedRegion", "TensorOf", "TraitList", "Type",
    "TypeDef", "TypedArrayAttrBase", "Variadic", "VariadicRegion",
}
