"""Upstream's modules and their counterparts: `ir` is `mlirkit.ir`, `dialects._arith_ops_gen` arith's face.

TARGETS                       modules with a separate counterpart, by the name below the package
dialect_named("openacc")      "acc": the dialect whose face a module below `dialects` is, or None
installation_hint("mhlo")           the hint for a dialect of another distribution
"""

from __future__ import annotations

import re
from importlib import import_module
from types import ModuleType
from typing import Any, Final

from mlirkit import dialects
from mlirkit.dialects import loaders
from mlirkit.dialects.packages import installed_names, where_packed

# Packages of upstream's tree, and the module here that has their own members, if they have any.
PACKAGES: Final[dict[str, str | None]] = {
    "": None,
    "dialects": None,
    "extras": None,
    "_mlir_libs": "mlirkit.bindings.dialect_registry",
}

TARGETS: Final = {
    "ir": "mlirkit.ir",
    "passmanager": "mlirkit.passmanager",
    "rewrite": "mlirkit.rewrite",
    "_mlir_libs._mlir": "mlirkit.bindings.native",
    "_mlir_libs._mlir.ir": "mlirkit.ir",
    "_mlir_libs._mlir.passmanager": "mlirkit.passmanager",
    "_mlir_libs._mlir.rewrite": "mlirkit.rewrite",
    "dialects._ods_common": "mlirkit.bindings.ods_common",
    "dialects.linalg.opdsl.lang": "mlirkit.bindings.opdsl_lang",
    "dialects.ext": "mlirkit.dialects.ext",
    "extras.types": "mlirkit.bindings.extras_types",
    "extras.meta": "mlirkit.bindings.extras_meta",
}

# Modules with other names than their dialects.
_OTHER_NAMES: Final = {"async_dialect": "async", "openacc": "acc", "openmp": "omp"}
# `_arith_ops_gen`, `_arith_enum_gen`; `_structured_transform_ops_gen` is mapped to `transform`,
# but another project's `_x_transform_ops_gen` is its own file.
_GENERATED: Final = re.compile(r"_(\w+?)_(?:ops|enums?|attrs?)_gen")
_NATIVE: Final = re.compile(r"_mlirDialects(\w+)")
_NATIVE_NAMES: Final = {"SparseTensor": "sparse_tensor", "Async": "async"}
# Extension modules of projects other than MLIR.
_OTHER_NATIVE: Final = {"_mlirHlo": "mhlo"}


def dialect_named(name: str) -> str | None:
    """The dialect of a module below `dialects`."""
    generated = _GENERATED.fullmatch(name)
    if generated is not None:
        name = generated[1]
        if _is_shipped_transform(name):
            name = "transform"
    name = _OTHER_NAMES.get(name, name)
    return name if name in loaders() or name in installed_names() else None


def _is_shipped_transform(name: str) -> bool:
    """Whether a name is the transform dialect's or that of a shipped extension of it: `loop_transform`,
    `transform_pdl_extension`.
    """
    if name == "transform":
        return True
    subject = name.removeprefix("transform_").removesuffix("_extension").removesuffix("_transform")
    if subject == name:
        return False
    return subject in loaders() or subject in dialect_face("transform").SUBMODULES


def is_of_distribution(name: str) -> bool:
    """Whether a name below the package is of a dialect that another distribution provides."""
    parent, _, last = name.rpartition(".")
    dialect = dialect_named(last) if parent == "dialects" else None
    return dialect is not None and dialect not in loaders()


def installation_hint(name: str) -> str:
    """The hint for a missing module of a dialect that another distribution has."""
    parent, _, last = name.rpartition(".")
    if parent == "_mlir_libs":
        return where_packed(_OTHER_NATIVE.get(last, ""))
    generated = _GENERATED.fullmatch(last)
    return where_packed(last if generated is None else generated[1]) if parent == "dialects" else ""


def native_dialect_named(name: str) -> str | None:
    """The dialect of an extension module: llvm for `_mlirDialectsLLVM`."""
    other = _OTHER_NATIVE.get(name)
    if other is not None:
        return dialect_named(other)
    match = _NATIVE.fullmatch(name)
    if match is None:
        return None
    return dialect_named(_NATIVE_NAMES.get(match[1], match[1].lower()))


def dialect_face(name: str) -> ModuleType:
    """The module that is a dialect's face."""
    face: Any = getattr(dialects, name, None)
    return face if isinstance(face, ModuleType) else import_module(f"mlirkit.dialects.{name}")


def target_module(name: str) -> ModuleType | None:
    """The module of mlirkit for a name below the package, or None."""
    target = TARGETS.get(name)
    if target is not None:
        return import_module(target)
    parent, _, last = name.rpartition(".")
    if parent == "_mlir_libs":
        native = native_dialect_named(last)
        return None if native is None else dialect_face(native)
    if parent == "dialects":
        dialect = dialect_named(last)
        return None if dialect is None else dialect_face(dialect)
    if parent.startswith("dialects."):
        return _submodule(*name.split(".")[1:])
    return None


def _submodule(dialect: str, *inner: str) -> ModuleType | None:
    """A submodule of a dialect, such as `transform.structured`, if its package lists it."""
    name = dialect_named(dialect)
    if name is None:
        return None
    parts: tuple[str, ...] = getattr(dialect_face(name), "SUBMODULES", ())
    path = ".".join(inner)
    return import_module(f"mlirkit.dialects.{name}.{path}") if path in parts else None
