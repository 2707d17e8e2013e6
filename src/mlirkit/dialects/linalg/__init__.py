"""The linalg dialect's public module, and its hooks."""

from importlib import import_module

from mlirkit.dialects.face import face

HOOK_MODULES = (
    "asm",
    "builders",
    "contractions",
    "cpp_names",
    "dialect",
    "dimensions",
    "effects",
    "names",
    "region_syntax",
    "structure_checks",
    "tiling",
    "verify",
)
TRANSFORMATION_MODULES = (
    ".constant_operations",
    ".inlining",
    "canonicalize",
    "fill_patterns",
    "fold",
    "pack_patterns",
    "pack_tiling",
    "runtime_verification",
    "softmax_tiling",
    "speculation",
    "structured_tiling",
    "winograd_tiling",
)

# Submodules of this dialect in upstream's bindings.
SUBMODULES = (
    "opdsl",
    "opdsl.dump_oplib",
    "opdsl.lang",
    "opdsl.lang.affine",
    "opdsl.lang.comprehension",
    "opdsl.lang.config",
    "opdsl.lang.dsl",
    "opdsl.lang.emitter",
    "opdsl.lang.types",
    "opdsl.ops",
    "opdsl.ops.core_named_ops",
    "passes",
)

_face_attribute, __dir__ = face("linalg")


def __getattr__(name: str) -> object:
    """Members of the dialect, and OpDSL's names, which upstream's module has as well."""
    try:
        return _face_attribute(name)
    except AttributeError:
        if not name.startswith("_"):
            for part in ("lang", "ops.core_named_ops"):
                language = import_module(f"mlirkit.dialects.linalg.opdsl.{part}")
                if name in language.__all__:
                    return getattr(language, name)
        raise
