"""mlirkit under the names of upstream's Python package: `import mlir` works, once a program has asked for it.

    mlirkit.install_as("mlir")              also "jaxlib.mlir", "torch_mlir", "iree.compiler"
    from mlir import ir
    from mlir.dialects import arith, func

    installation                            the finder of modules, and what it refuses
    module_tree                             which module of mlirkit is which of upstream's
    native ods_common dialect_registry      `_mlir_libs._mlir`, `dialects._ods_common` and `_mlir_libs`, which
                                            generated bindings (`_x_ops_gen.py`) are made of
    native_module                           what stands for extension modules without a counterpart
    extras_types extras_meta                `extras.types` and `extras.meta`
    opdsl_lang                              `dialects.linalg.opdsl.lang`

The modules of dialects are those of `mlirkit.dialects`; `ir`, `passmanager` and `rewrite` are mlirkit's own.
"""
