"""The dialects by name.

`from mlirkit.dialects import arith` gives a dialect's public face: its classes (`arith.AddIOp`), enums and
value builders (`arith.addi(a, b)`), all made on first use.  Loading is in loading.py, the faces in face.py;
both are imported when a dialect other than builtin is first used, so that reading generic IR stays fast.

<d>/ has the hooks of a dialect, one file per kind of hook (docs/ARCHITECTURE.md).  Beside them:

    roots evaluated loading                 paths of definitions, and loading
    pass_definitions shipped_rules          the definitions of passes, and rewrite rules
    definition_outline definition_index project_file project        the dialects of other projects
    release_syntax                          text of other releases
    release_enums                           enum words in it
    release_definitions, release_values     definitions of its syntax, for operations, attributes and types
    release_entries                         bytecode values without a place in release 22's definitions
    release_constraints                     conditions on types that release 22 lacks
    plugins packages                        files of hooks; dialects of other distributions
    face stubs builtin async_dialect        public faces
    declared declared_dialect               declared classes, which hooks use; declarations/: their names
    ext                                     dialects in Python
    *_syntax comma_separated                syntax that several dialects share
    enum_cases                              the cases of enum attributes
    format_directives                       custom directives of formats that hooks declare
    attribute_kinds attribute_operands              attributes in syntax
    control_flow_building                   builders of loops and conditionals, and their members
    plain_errors                            errors without a note
    *_checks cast_types constant_values data_layouts indexing_maps reassociation slices     shared checks
    reshape_patterns reassociation_search constant_shapes   reshapes of tensors and memrefs, and of constants
    row_major                               row-major positions of elements
    constant_folders                        folders as rows of tables
    constant_operations arith_operations    materialized constants, and arith operations made by patterns
    mixed_values trip_counts static_shapes  attributes or values in one place; iteration counts; shapes
    branches region_branches                control flow, and the values passed along
    memory_accesses view_origins            effects of loads and stores; sources of views
    memory_space_casts                      operations on casts of memory spaces
    type_sizes                              sizes and alignments of types in a data layout
    inlining                                rules of inlining
    divisions dimension_queries             speculation of divisions and dimension queries
    dimension_ranges dimension_sums         ranges and differences of sizes
    loop_yields                             loops with additional carried values
    tiling_interface tiles loop_bounds      tiling of operations, slices for tiles, and their sizes
    identified_types                        recursive types with names
    mixed_arguments region_functions        arguments of builders: numbers and values, Python functions
    function_members function_types         members of functions; conversion of their types
    value_names                             fixed names of results
    registration                            registration of dialects by bindings of other projects
    typed_values                            types of values, by the class that a constraint gives them
    parameters                              accessors of attributes and types that no definition declares
    value_codec                             bytecode from a dialect's tables
"""

from __future__ import annotations

from functools import cache
from importlib import import_module
from importlib.util import find_spec
from types import ModuleType
from typing import Any

from mlirkit.builtin.ops import load_builtin
from mlirkit.core.context import Context, DialectLoader
from mlirkit.core.dialect import Dialect
from mlirkit.dialects.roots import ROOTS


def _loader(name: str) -> DialectLoader:
    def load(context: Context) -> Dialect | None:
        from mlirkit.dialects.loading import shared_dialect

        return shared_dialect(name)

    return load


@cache
def loaders() -> dict[str, DialectLoader]:
    """Loaders of the shipped dialects, by name, which are called with the context."""
    return {"builtin": load_builtin, **{name: _loader(name) for name in ROOTS}}


def loader_of(name: str) -> DialectLoader | None:
    """The loader of a shipped dialect, or of one from a plugin or another distribution."""
    loader = loaders().get(name)
    if loader is None:
        from mlirkit.dialects.packages import installed_dialect
        from mlirkit.dialects.plugins import provided_dialect

        loader = provided_dialect(name) or installed_dialect(name)
    return loader


def available_names() -> list[str]:
    """The dialects that ship, and the dialects of plugins and other distributions."""
    from mlirkit.dialects.packages import installed_names
    from mlirkit.dialects.plugins import provided_names

    return list(dict.fromkeys([*loaders(), *provided_names(), *installed_names()]))


def __getattr__(name: str) -> Any:
    """Return the face of a dialect, whether or not the dialect has a package."""
    if name in ROOTS:
        if find_spec(f"mlirkit.dialects.{name}") is not None:
            return import_module(f"mlirkit.dialects.{name}")
        return _face(name)
    if not name.startswith("_"):
        from mlirkit.dialects.packages import NotInstalled, installed_names, where_packed

        if name in installed_names():
            return _face(name)
        where = where_packed(name)
        if where:
            # `from mlirkit.dialects import mhlo` would lose the text of an AttributeError.
            raise NotInstalled(f"the dialect '{name}' is not installed{where}", name=f"{__name__}.{name}")
    raise AttributeError(f"module 'mlirkit.dialects' has no attribute '{name}'")


@cache
def _face(name: str) -> ModuleType:
    from mlirkit.dialects.face import DialectFace

    return DialectFace(name)
