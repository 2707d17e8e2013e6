"""mlirkit under the names of upstream's Python package: `import mlir` works if a program has requested it.

    mlirkit.install_as("mlir")              also "jaxlib.mlir", "torch_mlir", "iree.compiler"
    from mlir import ir
    from mlir.dialects import arith, func

    installation                            the finder of modules, and the names that it refuses
    module_tree                             upstream's modules and their counterparts in mlirkit
    native ods_common dialect_registry      `_mlir_libs._mlir`, `dialects._ods_common` and `_mlir_libs`, the
                                            modules that generated bindings (`_x_ops_gen.py`) import
    native_module                           stand-ins for extension modules without a counterpart
    extras_types extras_meta                `extras.types` and `extras.meta`
    opdsl_lang                              `dialects.linalg.opdsl.lang`

The modules of dialects are those of `mlirkit.dialects`; `ir`, `passmanager` and `rewrite` are mlirkit's own.
"""
