"""Generated bindings of jaxlib, unchanged, over jaxlib's MLIR and over mlirkit; runs as a separate program.

    python -m tests.conformance.generated_bindings jaxlib|mlirkit       JSON: file -> class -> built operation

Classes get a value for each operand and a type for each result, and nothing for attributes; operations of
dialects that only one side registers are printed in generic form.
"""

from __future__ import annotations

import inspect
import json
import sys
from glob import glob
from importlib.util import find_spec, module_from_spec, spec_from_file_location
from os.path import basename, join
from typing import Any

# Dialects without definitions in mlirkit, which are not registered with jaxlib's context here.
BUILT = ("_mhlo_ops_gen.py", "_mpmd_ops_gen.py", "_tpu_ops_gen.py", "_triton_ops_gen.py")


def files() -> list[str]:
    """All files of jaxlib that mlir-tblgen has written."""
    spec = find_spec("jaxlib")
    assert spec is not None
    folder = next(iter(spec.submodule_search_locations or ()))
    return sorted(glob(join(folder, "**", "*_ops_gen.py"), recursive=True))


def load(path: str) -> Any:
    """Load a file under another module name, beside the module with its own name."""
    name = f"jaxlib.mlir.dialects.{basename(path).removesuffix('.py')}_unchanged"
    spec = spec_from_file_location(name, path)
    assert spec is not None and spec.loader is not None
    module = sys.modules[name] = module_from_spec(spec)
    spec.loader.exec_module(module)
    return module


def built(ir: Any, cls: Any, value: Any) -> str:
    """The generic form of the operation that the constructor builds, or the class of its error."""
    given: dict[str, Any] = {}
    for name, parameter in inspect.signature(cls.__init__).parameters.items():
        if name != "self" and parameter.default is inspect.Parameter.empty:
            given[name] = value.type if "result" in name or name == "output" else value
    try:
        operation = cls(**given)
        text: str = operation.operation.get_asm(print_generic_op_form=True)
    except Exception as error:
        return f"error: {type(error).__name__}"
    return text


def classes(module: Any) -> list[Any]:
    """The classes of operations in a generated module."""
    return [
        each for each in vars(module).values() if isinstance(each, type) and hasattr(each, "_ODS_REGIONS")
    ]


def main() -> None:
    paths = files()
    if sys.argv[1] == "mlirkit":
        import mlirkit

        mlirkit.install_as("jaxlib.mlir", replace=True)
    from jaxlib.mlir import ir

    found: dict[str, dict[str, str]] = {}
    for path in paths:
        name = basename(path)
        if sys.argv[1] == "jaxlib" and name not in BUILT:
            continue
        module = load(path)
        found[name] = {each.__name__: "" for each in classes(module)}
        if name not in BUILT:
            continue
        context = ir.Context()
        context.allow_unregistered_dialects = True
        with context, ir.Location.unknown():
            holder = ir.Module.create()
            with ir.InsertionPoint(holder.body):
                i32 = ir.IntegerType.get_signless(32)
                value = ir.Operation.create("x.value", results=[i32]).result
                for cls in classes(module):
                    found[name][cls.__name__] = built(ir, cls, value)
    json.dump(found, sys.stdout)


if __name__ == "__main__":
    main()
