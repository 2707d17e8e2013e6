"""Answers of jaxlib's bindings, one line of JSON per question; a separate process, since some inputs kill it.

    {"text": t}                       -> {"custom", "generic", "bytecode"}, or {"errors": [message, ...]}
    {"text": t, "release": r}         -> {"artifact"}, null on failure; "mixed": true permits other dialects
    {"text": t, "pipeline": p}        -> {"custom"} after the passes, or {"errors": [...]}
    {"artifact": bytes}               -> {"custom"}, or {"errors": [...]}

Bytes are in base64.
"""

from __future__ import annotations

import base64
import io
import json
import sys
from typing import Any

from jax._src.interpreters import mlir
from jaxlib.mlir import ir
from jaxlib.mlir.dialects import mhlo, mpmd, stablehlo
from jaxlib.mlir.passmanager import PassManager


def answer(context: Any, question: dict[str, Any]) -> dict[str, Any]:
    try:
        if "release" in question:
            try:
                if question.get("mixed"):
                    with context, ir.Location.unknown():
                        mixed = ir.Module.parse(question["text"])
                    written = stablehlo.serialize_portable_artifact(mixed, question["release"], True)
                else:
                    written = stablehlo.serialize_portable_artifact_str(question["text"], question["release"])
            except ValueError:
                return {"artifact": None}
            return {"artifact": base64.b64encode(written).decode()}
        if "artifact" in question:
            read = stablehlo.deserialize_portable_artifact(context, base64.b64decode(question["artifact"]))
            return {"custom": str(read)}
        with context, ir.Location.unknown():
            module = ir.Module.parse(question["text"])
            if "pipeline" in question:
                PassManager.parse(question["pipeline"]).run(module.operation)
                return {"custom": str(module)}
        stream = io.BytesIO()
        module.operation.write_bytecode(stream)
        return {
            "custom": str(module),
            "generic": module.operation.get_asm(print_generic_op_form=True),
            "bytecode": base64.b64encode(stream.getvalue()).decode(),
        }
    except ir.MLIRError as error:
        return {"errors": [each.message for each in error.error_diagnostics]}


def main() -> None:
    context = mlir.make_ir_context()
    mpmd.register_dialect(context)
    mhlo.register_mhlo_dialect(context)
    stablehlo.register_stablehlo_passes()
    print(stablehlo.get_current_version(), flush=True)
    for line in sys.stdin:
        print(json.dumps(answer(context, json.loads(line))), flush=True)


if __name__ == "__main__":
    main()
