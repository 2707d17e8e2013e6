"""Text of operations: its destinations, and messages about operations."""

import io

import pytest

from mlirkit.core.asm_state import AsmState
from mlirkit.core.location import FileLineColLoc
from mlirkit.core.operation import Operation
from mlirkit.support.diagnostics import DiagnosticSeverity, MLIRError
from tests.strategies import TYPES, unregistered_context

PLACE = FileLineColLoc("a.mlir", 3, 5)


def make(regions: int = 0) -> Operation:
    return Operation.create(
        "test.op", results=[TYPES[0]], regions=regions, loc=PLACE, context=unregistered_context(), ip=False
    )


def test_text_goes_to_the_file_given() -> None:
    op = make()
    text, data = io.StringIO(), io.BytesIO()
    op.print(file=text)
    op.print(file=data, binary=True)
    assert text.getvalue() == str(op) == op.get_asm()
    assert data.getvalue() == op.get_asm(binary=True) == str(op).encode()


def test_text_goes_to_the_standard_output(capsys: pytest.CaptureFixture[str]) -> None:
    op = make()
    op.print()
    assert capsys.readouterr().out == str(op)
    op.dump()
    assert capsys.readouterr().out == f"{op}\n"


def test_a_state_prints_as_it_was_made_for() -> None:
    op = make()
    text, data = io.StringIO(), io.BytesIO()
    op.print(AsmState(op), file=text)
    op.print(AsmState(op), file=data, binary=True)
    assert text.getvalue() == str(op) and data.getvalue() == str(op).encode()


@pytest.mark.parametrize("option", ["enable_debug_info", "use_local_scope", "print_generic_op_form"])
def test_options_are_those_of_the_text(option: str) -> None:
    op = make()
    text = io.StringIO()
    op.print(file=text, **{option: True})
    assert text.getvalue() == op.get_asm(**{option: True})
    assert ("loc(" in text.getvalue()) == (option == "enable_debug_info")


def test_an_error_names_the_operation_and_shows_it() -> None:
    op = make()
    found = op.op_error("is wrong").error_diagnostics[0]
    assert (found.message, found.location) == ("'test.op' op is wrong", PLACE)
    assert [note.message for note in found.notes] == [f"see current operation: {op.text_in_diagnostic()}"]
    assert op.error("is wrong").error_diagnostics[0].message == "is wrong"


def test_an_error_does_not_show_the_operation_where_the_context_says_so() -> None:
    op = make()
    op.context.print_op_on_diagnostic = False
    assert op.op_error("is wrong").error_diagnostics[0].notes == ()


def test_text_of_several_lines_has_a_line_of_its_own_in_messages() -> None:
    assert not make().text_in_diagnostic().startswith("\n")
    op = make(regions=1)
    op.regions[0].blocks.append()
    assert op.text_in_diagnostic().startswith("\n")


def test_a_note_is_placed_at_the_operation() -> None:
    op = make()
    error = MLIRError.at(make().diagnostic("first"))
    assert op.note_on(error, "second") is error
    [note] = error.error_diagnostics[0].notes
    assert (note.message, note.location, note.severity) == ("second", PLACE, DiagnosticSeverity.NOTE)
