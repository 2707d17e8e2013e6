"""The attribute or type definitions of one dialect, for generators of C++."""

from __future__ import annotations

from mlirkit.ods.model.attr_or_type_def import AttrOrTypeDef
from mlirkit.ods.model.dialect import Dialect
from mlirkit.ods.model.reader import DefinitionReader
from mlirkit.ods.plain_data import FrozenData
from mlirkit.support.diagnostics import MLIRError, ParseError
from mlirkit.tablegen import Record, Records


class ValueDefinition(FrozenData):
    """A definition with its dialect."""

    definition: AttrOrTypeDef
    dialect: Dialect

    @property
    def qualified_class_name(self) -> str:
        """The C++ class in the dialect's namespace."""
        return f"{self.dialect.cpp_namespace}::{self.definition.cpp_class_name}"


class ValueDefinitions:
    """The definitions of one dialect, and the locations of their errors."""

    def __init__(self, records: Records, class_name: str, dialect_name: str) -> None:
        self.records = records
        self._reader = DefinitionReader(records)
        order = {name: index for index, name in enumerate(records.defs)}
        self._records: dict[str, Record] = {
            record.name: record
            for record in sorted(self._reader.instances(class_name), key=lambda record: order[record.name])
            if not dialect_name or record.value_as_def("dialect").value_as_string("name") == dialect_name
        }
        if len({record.value_as_def("dialect").name for record in self._records.values()}) > 1:
            if not dialect_name:
                raise MLIRError(
                    "defs belonging to more than one dialect. Must select one via '--(attr|type)defs-dialect'"
                )

    def read(self) -> list[ValueDefinition]:
        """All definitions, in the order of definition."""
        return [
            ValueDefinition(
                self._reader.attr_or_type_def(record), self._reader.dialect(record.value_as_def("dialect"))
            )
            for record in self._records.values()
        ]

    def error(self, definition: AttrOrTypeDef, message: str) -> ParseError:
        """An error at a definition."""
        return self._reader.error(self._records[definition.def_name], message)

    def record(self, definition: AttrOrTypeDef) -> Record:
        """The record that a definition was read from."""
        return self._records[definition.def_name]

    def builders_error(self, definition: AttrOrTypeDef, message: str, note: str) -> ParseError:
        """An error at the builders of a definition."""
        return self._reader.field_error(self._records[definition.def_name], "builders", message, note)
