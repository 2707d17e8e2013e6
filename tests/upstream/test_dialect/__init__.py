"""Hooks of MLIR's `test` dialect, for what its definitions leave to C++; its definitions are the package's.

    directives          custom<...> of operations and values
    syntax              custom syntax of operations
    properties          syntax and encodings of properties
    values              custom syntax and verifiers of attributes and types
    verifiers           verifiers, inference of result types, names of values
    folders             folders, patterns, where constants go, branches
    layouts             what data layouts say of types
    rules               what rewrite rules call, and the pass that applies them
    dynamic             what has no definition
    transform_operations  operations of transform that have no definition, but for the one beside it
    transform_steps     what transforms do
    tiling_steps        and those that tile and fuse
    dialect             what belongs to all of the dialect: dynamic operations and types, aliases, bytecode

Commands load these files one by one, as a project's hooks.
"""
