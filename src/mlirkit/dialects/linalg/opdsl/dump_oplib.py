"""Definitions in OpDSL as YAML: `python -m mlirkit.dialects.linalg.opdsl.dump_oplib [MODULE] [--file FILE]`.

Modules whose names begin with a dot are below this package, as `.ops.core_named_ops`.
"""

from __future__ import annotations

import argparse
import importlib
import sys
from collections.abc import Sequence
from importlib.util import module_from_spec, spec_from_file_location
from types import ModuleType

from mlirkit.dialects.linalg.opdsl.lang.config import LinalgOpConfig
from mlirkit.dialects.linalg.opdsl.lang.dsl import DefinedOpCallable
from mlirkit.dialects.linalg.opdsl.lang.yaml_text import yaml_dump_all


def configs(module: ModuleType) -> list[LinalgOpConfig]:
    """The configurations of a module's operations."""
    result: list[LinalgOpConfig] = []
    for value in list(vars(module).values()):
        if isinstance(value, DefinedOpCallable):
            try:
                result.extend(LinalgOpConfig.from_linalg_op_def(value.op_def))
            except ValueError as error:
                raise ValueError(f"{value.op_name}: {error}") from error
    return result


def load_module_from_file(module_name: str, file_path: str) -> ModuleType:
    spec = spec_from_file_location(module_name, file_path)
    if spec is None or spec.loader is None:
        raise ImportError(f"no Python file: {file_path}")
    module = module_from_spec(spec)
    spec.loader.exec_module(module)
    return module


def main(argv: Sequence[str]) -> int:
    parser = argparse.ArgumentParser(prog="dump_oplib", description="definitions in OpDSL as YAML")
    parser.add_argument("modules", metavar="MODULE", nargs="*")
    parser.add_argument("--file", metavar="FILE", nargs="*", default=[])
    parser.add_argument("--format", choices=("yaml", "repr"), default="yaml")
    options = parser.parse_args(argv)
    modules = [
        importlib.import_module(module, package="mlirkit.dialects.linalg.opdsl") for module in options.modules
    ]
    modules += [load_module_from_file(f"_oplib_{number}", path) for number, path in enumerate(options.file)]
    result = [config for module in modules for config in configs(module)]
    if options.format == "yaml":
        sys.stdout.write(yaml_dump_all(result))
    else:
        for config in result:
            print(repr(config))
    return 0


if __name__ == "__main__":
    sys.exit(main(sys.argv[1:]))
