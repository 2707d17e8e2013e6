"""`transform-interpreter` and `transform-preload-library`: applying a script of the payload or of a library.

A library is a module that its context keeps; each load extends it.  Mirrors: InterpreterPass.cpp,
PreloadLibraryPass.cpp and TransformInterpreterUtils.cpp.
"""

from __future__ import annotations

import os
from collections.abc import Sequence
from typing import Final

from mlirkit.builtin.attributes import IntegerAttr, UnitAttr
from mlirkit.builtin.ops import ModuleOp
from mlirkit.builtin.types import IntegerType
from mlirkit.core.context import Context
from mlirkit.core.location import FileLineColLoc, Location, diagnostic_at
from mlirkit.core.operation import Operation
from mlirkit.core.reading import require_valid
from mlirkit.core.structural_attributes import StringAttr
from mlirkit.core.traits import parent_with_trait
from mlirkit.core.upcalls import parse_module_file
from mlirkit.core.walk import walk_postorder, walk_preorder
from mlirkit.dialect_passes.transform import load_steps
from mlirkit.dialects.declared import transform
from mlirkit.dialects.transform.interpretation import Payload, apply_transforms
from mlirkit.dialects.transform.merging import merge_symbols_into
from mlirkit.passes.pass_base import Pass
from mlirkit.support.diagnostics import MLIRError

_ENTRY_POINT: Final = "__transform_main"
_TAG: Final = "transform.target_tag"
# Of a context's extensions.
_LIBRARY: Final = "transform library"


def _library(context: Context) -> Operation | None:
    extension = context.extensions.get(_LIBRARY)
    return extension if isinstance(extension, Operation) else None


class TransformInterpreter(Pass):
    ARGUMENT = "transform-interpreter"
    IS_DEFINED = True

    def run(self) -> None:
        load_steps()
        root = self._payload_root()
        library = _library(self.context)
        sequence = self._entry_point([self.operation] if library is None else [self.operation, library])
        bindings = [self._binding(root, text) for text in self.options.debug_bind_trailing_args]
        if library is not None and not library.is_ancestor(sequence):
            self._merge(library, sequence, root)
        apply_transforms(root, sequence, bindings, not self.options.disable_expensive_checks)

    def _payload_root(self) -> Operation:
        tag = self.options.debug_payload_root_tag
        if not tag:
            return self.operation
        operation: Operation | None = None
        for op in walk_postorder(self.operation):
            if op.attribute(_TAG) != StringAttr(tag):
                continue
            if operation is not None:
                error = op.error(f"repeated operation with the target tag '{tag}'")
                raise operation.note_on(error, "previously seen operation")
            operation = op
        if operation is None:
            raise self.operation.error(f'could not find the operation with {_TAG}="{tag}" attribute')
        return operation

    def _entry_point(self, roots: Sequence[Operation]) -> transform.NamedSequenceOp:
        name = self.options.entry_point
        for root in roots:
            # Among sequences of that name, an outer one is preferred.
            for around in walk_preorder(root):
                for op in (op for region in around.region_list or () for op in region.ops()):
                    if isinstance(op, transform.NamedSequenceOp) and op.sym_name.value == name:
                        return op
        raise self.operation.error(f"could not find a nested named sequence with name: {name}")

    def _binding(self, root: Operation, text: str) -> list[Payload]:
        """`#1;2` integers, `^name` results of the operations of a name, `name` these operations."""
        if text.startswith("#"):
            type = IntegerType.get_signless(64)
            try:
                return [IntegerAttr.get(type, int(part)) for part in text[1:].split(";")]
            except ValueError:
                message = f"couldn't parse integer pass argument {text}"
                raise MLIRError(message, [diagnostic_at(Location.unknown(), message)]) from None
        named = [op for op in walk_postorder(root) if op.info.name == text.removeprefix("^")]
        if text.startswith("^"):
            return [result for op in named for result in op.result_values()]
        return [*named]

    def _merge(self, library: Operation, sequence: Operation, root: Operation) -> None:
        table = parent_with_trait(sequence, "SymbolTable")
        assert table is not None
        try:
            merge_symbols_into(table, library.clone())
        except MLIRError as error:
            error.error_diagnostics.extend(root.error("failed to merge symbols").error_diagnostics)
            raise


class PreloadLibrary(Pass):
    ARGUMENT = "transform-preload-library"
    IS_DEFINED = True

    def run(self) -> None:
        context = self.context
        merged = _empty_library(context, "<shared-library-module>")
        for path in _files(self.options.transform_library_paths):
            merge_symbols_into(merged, _read(path, context))
        library = _library(context) or _empty_library(context, "<transform-library-module>")
        context.extensions[_LIBRARY] = library
        merge_symbols_into(library, merged)


def _empty_library(context: Context, name: str) -> Operation:
    """A module for named sequences, at a place that messages show."""
    module: Operation = ModuleOp.create(FileLineColLoc(name, 0, 0), context)
    module.set_attribute("sym_name", StringAttr("__transform"))
    module.set_attribute("transform.with_named_sequence", UnitAttr())
    return module


def _files(paths: Sequence[str]) -> list[str]:
    names: list[str] = []
    for path in paths:
        if os.path.isfile(path):
            names.append(path)
        elif os.path.isdir(path):
            listed = (os.path.join(path, name) for name in os.listdir(path) if name.endswith(".mlir"))
            names.extend(path for path in listed if os.path.isfile(path))
        else:
            message = f"'{path}' is neither a file nor a directory"
            raise MLIRError(message, [diagnostic_at(FileLineColLoc(path, 0, 0), message)])
    return names


def _read(path: str, context: Context) -> Operation:
    module: Operation = parse_module_file(path, context, False, False, None).operation
    require_valid(module)
    return module
