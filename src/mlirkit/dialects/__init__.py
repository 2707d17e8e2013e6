"""The dialects by name.

`from mlirkit.dialects import arith` gives a dialect's public face: its classes (`arith.AddIOp`), enums and
value builders (`arith.addi(a, b)`), all made on first use.  Loading is in loading.py, the faces in face.py;
both are imported only when a dialect other than builtin is wanted, so that reading generic IR stays quick.

<d>/ has the hooks of a dialect, whose promises the files are named by (docs/ARCHITECTURE.md).  Beside them:

    roots evaluated loading                 where definitions are, and how a dialect comes of them
    pass_definitions shipped_rules          the definitions of passes, and rewrite rules
    definition_outline definition_index project_file project        the dialects of other projects
    release_syntax                          text of other releases
    release_enums                           words of enums in them
    release_definitions, release_values     their definitions of syntax; attributes and types
    release_entries                         values of their bytecode that today's definitions cannot hold
    release_constraints                     what they ask of types that today's do not
    plugins packages                        files of hooks; dialects that other distributions bring
    face stubs builtin async_dialect        public faces
    declared declared_dialect               classes that hooks are written against; declarations/: their names
    ext                                     dialects in Python
    *_syntax comma_separated                syntax that several dialects write
    enum_cases                              the cases of enum attributes
    format_directives                       custom directives of formats that hooks declare
    attribute_kinds attribute_operands              attributes in it
    control_flow_building                   what builds loops and conditionals, and what they have
    *_checks cast_types constant_values data_layouts indexing_maps reassociation slices     what several ask
    reshape_patterns reassociation_search constant_shapes   reshapes of tensors and memrefs, and of constants
    row_major                               where elements are, row by row
    constant_operations arith_operations    what constants are as operations, and what patterns make of arith
    mixed_values trip_counts static_shapes  numbers and values where one or the other stands; loops; shapes
    branches region_branches                where control flows, and what is passed along
    memory_accesses view_origins            what loads and stores do to memory; what is a view of what
    memory_space_casts                      how operations read through casts of memory spaces
    type_sizes                              how large types are, and how aligned, in a data layout
    inlining                                what may be inlined
    divisions dimension_queries             whether divisions and questions for sizes may run anywhere
    dimension_ranges dimension_sums         in which ranges sizes are, and by how much they differ
    loop_yields                             loops that carry more values along
    tiling_interface tiles loop_bounds      operations that can be tiled, slices for tiles, how large they are
    identified_types                        types that mention themselves by name
    mixed_arguments region_functions        what builders take: lists of numbers and values, Python functions
    function_members function_types         what operations that are functions have; converting their types
    value_names                             names that results always print with
    registration                            what bindings of other projects call before they use a dialect
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
    """Loaders of the dialects that ship, by name, called with the context that wants the dialect."""
    return {"builtin": load_builtin, **{name: _loader(name) for name in ROOTS}}


def loader_of(name: str) -> DialectLoader | None:
    """The loader of a dialect that ships, or that a plugin or another distribution brings."""
    loader = loaders().get(name)
    if loader is None:
        from mlirkit.dialects.packages import installed_dialect
        from mlirkit.dialects.plugins import provided_dialect

        loader = provided_dialect(name) or installed_dialect(name)
    return loader


def available_names() -> list[str]:
    """The dialects that ship, and those of plugins and other distributions."""
    from mlirkit.dialects.packages import installed_names
    from mlirkit.dialects.plugins import provided_names

    return list(dict.fromkeys([*loaders(), *provided_names(), *installed_names()]))


def __getattr__(name: str) -> Any:
    """A face for every dialect, also for those without a package of their own."""
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
