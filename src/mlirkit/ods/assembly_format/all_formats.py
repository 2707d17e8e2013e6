"""The formats of all definitions of a file, which are checked when the file is loaded."""

from __future__ import annotations

from typing import TYPE_CHECKING

from mlirkit.ods.assembly_format.errors import FormatError
from mlirkit.ods.assembly_format.op_format import parse_op_format
from mlirkit.ods.assembly_format.value_format import parse_value_format
from mlirkit.ods.model import Definitions

if TYPE_CHECKING:
    from mlirkit.tablegen import Records


def check_formats(definitions: Definitions, records: Records) -> None:
    """Raise the FormatError of the first wrong format, with the location of its definition."""
    for operator in definitions.operators.values():
        if operator.assembly_format is not None:
            try:
                parse_op_format(operator)
            except FormatError as error:
                raise error.placed(records, records.defs[operator.def_name]) from None
    for value in [*definitions.attributes.values(), *definitions.types.values()]:
        if value.assembly_format is not None:
            try:
                parse_value_format(value)
            except FormatError as error:
                raise error.placed(records, records.defs[value.def_name]) from None
