"""Answers of a nightly MLIR's bindings, in a separate process: JSON from standard input to standard output.

    {"texts": [t, ...]}      -> {"generic": [text or null, ...], "bytecode": b}    of all accepted texts
    {"bytecode": b}          -> {"generic": [text, ...]}, or {"error": message}

Bytes are in base64.  A text is the body of a module; null: the text is refused, or its own print is.
"""

from __future__ import annotations

import base64
import io
import json
import sys
from importlib import import_module
from typing import Any

ir: Any = import_module(f"{sys.argv[1]}.ir")


def generic(module: Any) -> str:
    printed: str = module.operation.get_asm(print_generic_op_form=True, use_local_scope=True)
    return printed


def read(text: str) -> str | None:
    """The generic print of a text, which must be readable as well."""
    try:
        printed = generic(ir.Module.parse(text))
        return printed if generic(ir.Module.parse(printed)) == printed else None
    except ir.MLIRError:
        return None


def modules(top: Any) -> list[str]:
    return [each.get_asm(print_generic_op_form=True, use_local_scope=True) for each in top.body.operations]


def answer(question: dict[str, Any]) -> dict[str, Any]:
    if "bytecode" in question:
        try:
            return {"generic": modules(ir.Module.parse(base64.b64decode(question["bytecode"])))}
        except ir.MLIRError as error:
            return {"error": "\n".join(each.message for each in error.error_diagnostics)}
    printed = [read(text) for text in question["texts"]]
    together = ir.Module.parse("\n".join(each for each in printed if each is not None))
    stream = io.BytesIO()
    together.operation.write_bytecode(stream)
    return {"generic": printed, "bytecode": base64.b64encode(stream.getvalue()).decode()}


def main() -> None:
    context = ir.Context()
    context.allow_unregistered_dialects = True
    with context, ir.Location.unknown():
        for line in sys.stdin:
            print(json.dumps(answer(json.loads(line))), flush=True)


if __name__ == "__main__":
    main()
