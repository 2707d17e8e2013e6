"""Run scripts with one package's bindings and print their output as JSON by file name.

    python run_binding_scripts.py PACKAGE SCRIPT...          PACKAGE is mlirkit or jaxlib.mlir

Each script runs in a separate process, which contains its registrations and crashes.  Besides `mlir`, which
is the package, a script has the global `attempt`, which calls a function and prints the result or the
exception: the message of MLIRError, ValueError and RuntimeError, and the kind of other exceptions.  A wrong
argument is a TypeError here and in most of upstream's functions; functions that use the argument unchecked
raise an AttributeError.
"""

from __future__ import annotations

import json
import os
import sys
import tempfile
import traceback
from collections.abc import Callable
from pathlib import Path
from typing import Any


def attempt(function: Callable[..., Any], *args: Any, **named: Any) -> None:
    """Call the function and print its result or exception."""
    try:
        print(function(*args, **named))
    except Exception as error:
        names = [each.__name__ for each in type(error).__mro__]
        kind = "MLIRError" if "MLIRError" in names else names[0]
        if kind == "AttributeError":
            kind = "TypeError"
        says = kind in ("MLIRError", "ValueError", "RuntimeError")
        print(f"{kind}: {error}" if says else kind)


def prepare(package: str) -> None:
    """Register the package's dialects with new contexts."""
    if package == "jaxlib.mlir":
        import jaxlib.mlir as bindings
        from jaxlib.mlir import _mlir_libs
        from jaxlib.mlir._mlir_libs import _jax_mlir_ext, _mlir

        # jaxlib leaves out the upstream module for this.
        setattr(bindings, "rewrite", _mlir.rewrite)  # noqa: B010
        sys.modules["jaxlib.mlir.rewrite"] = _mlir.rewrite

        _jax_mlir_ext.register_dialects(_mlir_libs.get_dialect_registry())  # type: ignore[no-untyped-call]
    else:
        import mlirkit.ir  # noqa: F401


def run(package: str, script: Path) -> None:
    source = script.read_text().replace("from mlir", f"from {package}")
    try:
        exec(compile(source, script.name, "exec"), {"__name__": "script", "attempt": attempt})
    except Exception as error:
        lines = [each.lineno for each in traceback.extract_tb(error.__traceback__) if each.filename == script.name]
        print(f"{script.name}:{lines[-1] if lines else 0}: {type(error).__name__}: {error}")


def output_of(package: str, script: Path) -> str:
    """The output of the script, which runs in a separate process."""
    with tempfile.TemporaryFile() as out:
        child = os.fork()
        if child == 0:
            os.dup2(out.fileno(), 1)
            sys.stdout.reconfigure(line_buffering=True)  # type: ignore[union-attr]
            run(package, script)
            sys.stdout.flush()
            os._exit(0)
        _, status = os.waitpid(child, 0)
        out.seek(0)
        text = out.read().decode()
        return text if status == 0 else f"{text}died with status {status}\n"


def main(package: str, *scripts: str) -> None:
    prepare(package)
    print(json.dumps({Path(each).name: output_of(package, Path(each)) for each in scripts}))


if __name__ == "__main__":
    main(*sys.argv[1:])
