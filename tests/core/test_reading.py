"""`Module.parse` and the like: they verify by default, and their errors are those of upstream's bindings."""

from __future__ import annotations

import io
import pickle
from collections.abc import Callable
from pathlib import Path
from typing import Any

import pytest

import mlirkit
from mlirkit import ir

# Parses, but has no terminator.
INVALID = """\
"func.func"() <{function_type = () -> (), sym_name = "f"}> ({
  %0 = "arith.constant"() <{value = 1 : i32}> : () -> i32
}) : () -> ()"""


@pytest.mark.parametrize(
    ("read", "source", "message", "text"),
    [
        (ir.Module.parse, "}", "Unable to parse module assembly", '"-":1:1: expected operation name in quotes'),
        (ir.Module.parse, INVALID, "Unable to parse module assembly", '"-":2:8: block with no terminator, has '),
        (ir.Operation.parse, "}", "Unable to parse operation assembly", '"-":1:1: expected operation name in quotes'),
        (ir.Operation.parse, INVALID, "Unable to parse operation assembly", '"-":2:8: block with no terminator, has '),
        (ir.Type.parse, "i", "Unable to parse type", '"i":1:1: expected non-function type'),
        (ir.Attribute.parse, "1 2", "Unable to parse attribute", "\"1 2\":1:3: found trailing characters: '2'"),
    ],
)  # fmt: skip
def test_words(read: Callable[..., Any], source: str, message: str, text: str) -> None:
    """The error names the failed action, then the diagnostics; it survives pickling."""
    with pytest.raises(ir.MLIRError) as caught:
        read(source)
    error = caught.value
    assert error.message == message
    assert str(error).startswith(f"{message}:\nerror: {text}")
    assert text.split(": ", 1)[1] in error.error_diagnostics[0].message
    assert error.error_diagnostics[0].location is not None
    copy = pickle.loads(pickle.dumps(error))
    assert (type(copy), copy.message, str(copy)) == (type(error), error.message, str(error))


def test_unverified() -> None:
    """An invalid module opens without verification, and `verify` then reports the errors."""
    for module in (ir.Module.parse(INVALID, verify=False), mlirkit.parse(INVALID)):
        with pytest.raises(ir.MLIRError) as caught:
            module.operation.verify()
        assert caught.value.message == "Verification failed"
        assert "block with no terminator" in caught.value.error_diagnostics[0].message


def test_handlers_instead_of_errors() -> None:
    """A context with handlers gives them the diagnostics, which are then not part of the error."""
    context = ir.Context()
    heard: list[str] = []

    def hear(diagnostic: ir.Diagnostic) -> bool:
        heard.append(diagnostic.message)
        return True

    context.attach_diagnostic_handler(hear)
    context.emit_error_diagnostics = True
    with pytest.raises(ir.MLIRError) as caught:
        ir.Module.parse("}", context)
    assert str(caught.value) == "Unable to parse module assembly"
    assert caught.value.error_diagnostics == []
    assert heard == ["expected operation name in quotes"]


def test_a_path_is_no_text(tmp_path: Path) -> None:
    """The error for a file name in place of a text names the function that opens files."""
    path = tmp_path / "a.mlir"
    path.write_text("module {}")
    with pytest.raises(ir.MLIRError) as caught:
        mlirkit.parse(str(path))
    assert caught.value.__notes__ == [f"'{path}' is a file; mlirkit.parse_file opens it"]
    with pytest.raises(TypeError, match="expected text or bytecode"):
        mlirkit.parse(path)  # type: ignore[arg-type]
    with pytest.raises(ir.MLIRError) as caught:
        mlirkit.parse("toy.step")
    assert not hasattr(caught.value, "__notes__")


@pytest.mark.parametrize("kind", [bytes, bytearray, memoryview])
def test_kinds_of_bytes(kind: Any) -> None:
    """The types of bytes that JAX and files return, as text and as bytecode."""
    module = mlirkit.parse(kind(b"module {}"))
    stream = io.BytesIO()
    module.write_bytecode(stream)
    assert str(mlirkit.parse(kind(stream.getvalue()))) == str(module)
