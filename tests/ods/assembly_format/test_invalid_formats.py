"""Formats that break a rule: the message, independent of installed tools."""

from __future__ import annotations

import pytest

from mlirkit import tablegen
from mlirkit.ods.assembly_format import FormatError, parse_op_format, parse_value_format
from mlirkit.ods.model.reader import read_definitions
from mlirkit.ods.shipped_folder import shipped_folder
from tests.ods.assembly_format.invalid_formats import ATTRS, OPS, AttrCase, OpCase


def format_error(case: OpCase | AttrCase, path: str = "case.td") -> FormatError:
    """The error of a case's format."""
    records = tablegen.load(path, source=case.source, include_dirs=[shipped_folder()])
    definitions = read_definitions(records)
    with pytest.raises(FormatError) as raised:
        if isinstance(case, OpCase):
            parse_op_format(definitions.operators["d.a"])
        else:
            parse_value_format(definitions.attributes["AAttr"])
    return raised.value


@pytest.mark.parametrize("case", [*OPS, *ATTRS], ids=lambda case: case.format)
def test_message(case: OpCase | AttrCase) -> None:
    assert format_error(case).message == case.message
