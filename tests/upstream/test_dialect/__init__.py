"""Hooks of MLIR's `test` dialect, for the C++ of its definitions, which are those of the source package.

    directives          custom<...> of operations and values
    syntax              custom syntax of operations
    properties          syntax and encodings of properties
    values              custom syntax and verifiers of attributes and types
    verifiers           verifiers, inference of result types, names of values
    folders             folders, patterns, places of constants, branches
    layouts             sizes and alignments of types in data layouts
    rules               functions that rewrite rules call, and the pass that applies the rules
    dynamic             operations, attributes and types without a definition
    transform_operations  C++ of transform's operations in transform_operations.td
    transform_steps     the effects of transforms
    tiling_steps        the effects of transforms that tile and fuse
    dialect             the dialect as a whole: dynamic operations and types, aliases, bytecode

Commands load these files one by one, as a project's hooks.
"""
