"""MLIR in Python: read, verify, edit, define, print and write MLIR as the reference tools do.

    import mlirkit

    module = mlirkit.parse_file("model.mlirbc")     text or bytecode of any version; bytecode loads lazily
    module = mlirkit.parse(text_or_bytes)
    my = mlirkit.load_td("MyOps.td")                 a dialect from its definitions, live
    mlirkit.load_project("my-checkout")              all dialects that a project defines

The public modules carry upstream's names: `mlirkit.ir`, `mlirkit.dialects.<name>`; `mlirkit.tablegen` reads
definitions of any kind.  Everything here is imported on first use.
"""

from __future__ import annotations

from typing import TYPE_CHECKING, Any

if TYPE_CHECKING:
    from collections.abc import Sequence
    from os import PathLike

    from mlirkit.builtin.ops import ModuleOp
    from mlirkit.core.context import Context
    from mlirkit.dialects.project import LoadedProject
    from mlirkit.ods.live.loader import LoadedDefinitions
    from mlirkit.support.diagnostics import MLIRError as MLIRError

__version__ = "0.2.0.dev0"

__all__ = ["MLIRError", "install_as", "load_project", "load_td", "parse", "parse_file", "use_definitions"]


def parse(
    source: str | bytes | bytearray | memoryview,
    context: Context | None = None,
    *,
    source_name: str = "",
    tolerant: bool = False,
    release: str | None = None,
) -> ModuleOp:
    """Read a module from text or bytecode, unverified; several top-level operations are wrapped in one.

    `source_name` names the source in errors.  Without a context, dialects without definitions are accepted,
    so that every well-formed file opens.  Raises MLIRError, with MLIR's diagnostics, for invalid MLIR.  With
    `tolerant`, text may have operations of unknown custom syntax: they keep it as text with operands, results
    and regions, and are marked (`op.has_unknown_syntax`; docs/unknown-syntax.md).  `release` is the release
    that wrote the text, e.g. "llvm19" (docs/releases.md).
    """
    from os.path import exists

    from mlirkit.builtin.ops import ModuleOp
    from mlirkit.support.diagnostics import MLIRError

    if not isinstance(source, (str, bytes, bytearray, memoryview)):
        raise TypeError(f"expected text or bytecode, got {type(source).__name__}; parse_file opens files")
    if isinstance(source, bytearray):
        # The bytes as jax.export serializes them; a lazily read buffer must not change.
        source = bytes(source)
    try:
        module: ModuleOp = ModuleOp.parse(
            source, context, source_name=source_name, verify=False, tolerant=tolerant, release=release
        )
    except MLIRError as error:
        if isinstance(source, str) and len(source) < 1000 and "\n" not in source and exists(source):
            error.add_note(f"'{source}' is a file; mlirkit.parse_file opens it")
        raise
    return module


def parse_file(
    path: str | PathLike[str],
    context: Context | None = None,
    *,
    tolerant: bool = False,
    release: str | None = None,
) -> ModuleOp:
    """As `parse`, from a file; bytecode is mapped, and bodies are decoded on first use.

    A file of `jax.export` opens as the bytecode in it.  Raises FileNotFoundError or another OSError if the
    file cannot be opened, and MLIRError if it cannot be read, with the name of the format if it is another
    one.  Without a context, a project file in a folder above `path` applies, except for its hooks
    (docs/projects.md).
    """
    from os import fspath
    from os.path import abspath, dirname

    from mlirkit.builtin.ops import ModuleOp
    from mlirkit.support.diagnostics import MLIRError
    from mlirkit.support.file_format import other_format

    if isinstance(path, int):
        # Python's `open` would take it for a file descriptor.
        raise TypeError(f"parse_file: argument 'path': expected a path, got {path!r}")
    with open(path, "rb") as stream:
        head = stream.read(1024)
    if context is None:
        from mlirkit.dialects.project_file import project_file_above

        settings = project_file_above(dirname(abspath(path)))
        if settings is not None:
            from mlirkit.dialects.project import register_found_project

            register_found_project(settings)
    try:
        module: ModuleOp = ModuleOp.parseFile(
            fspath(path), context, verify=False, tolerant=tolerant, release=release
        )
    except MLIRError:
        other = None if head.startswith(b"ML\xefR") else other_format(head)
        if other is None:
            raise
        raise MLIRError(f"'{fspath(path)}' {other}") from None
    return module


def load_td(
    path: str | PathLike[str] | Sequence[str | PathLike[str]],
    include: Sequence[str | PathLike[str]] = (),
    context: Context | None = None,
) -> LoadedDefinitions:
    """The dialects that a `.td` file defines, live in the context; classes by their C++ names.

    `include` names folders that are searched before the shipped ones.  Raises MLIRError for an invalid
    definition.
    """
    from mlirkit.ods.live.loader import load_td as load

    return load(path, include, context)


def load_project(
    folder: str | PathLike[str], context: Context | None = None, *, tolerant: bool = False
) -> LoadedProject:
    """The dialects that are defined below a folder, each loaded in the context on first use.

    The folder's `mlirkit.toml` or `pyproject.toml` may have settings, and its hooks are run
    (docs/projects.md).  With `tolerant`, dialects whose definitions have errors are unknown, with a warning.
    """
    from mlirkit.dialects.project import load_project as load

    return load(folder, context, tolerant=tolerant)


def use_definitions(
    include: str | PathLike[str] | Sequence[str | PathLike[str]], context: Context | None = None
) -> None:
    """Let a context load upstream dialects from the definitions under `include`, as of an installed MLIR."""
    from os import PathLike as AnyPath

    from mlirkit.core.context import current_context
    from mlirkit.dialects.loading import register_include_dirs

    folders = [include] if isinstance(include, (str, AnyPath)) else list(include)
    register_include_dirs(current_context(context), folders)


def install_as(
    package: str = "mlir", *, replace: bool = False, extend: Sequence[str | PathLike[str]] = ()
) -> None:
    """Let `import mlir` give mlirkit, or another package of bindings ("torch_mlir", "iree.compiler").

    ImportError if a package with this name is installed or has been imported; `replace` puts mlirkit in the
    place of an installed one. `extend` names folders with modules that mlirkit does not have.
    """
    from mlirkit.bindings.installation import install_as as install

    install(package, replace=replace, extend=extend)


def __getattr__(name: str) -> Any:
    if name == "MLIRError":
        from mlirkit.support.diagnostics import MLIRError

        return MLIRError
    if name in ("ir", "dialects", "tablegen"):
        from importlib import import_module

        return import_module(f"mlirkit.{name}")
    raise AttributeError(f"module 'mlirkit' has no attribute '{name}'")
