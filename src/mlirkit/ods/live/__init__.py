"""Live dialects: the model becomes Python classes that parse, print, verify and build operations.

    loader dialect      from `.td` files to a dialect
    dialect_pool        one dialect per definition, and unions of several files
    hooks hook_table    Python in place of upstream's C++, and its signatures
    native_code         Python in place of the C++ of rewrite rules
    promises audit      missing hooks, and C++ without a translation
    classes             classes of operations, types, attributes and enums, and their members
    formats             custom syntax
    building            making operations and values
    properties          properties, attributes and Python values
    rewriting           rewrite rules as patterns
    cpp                 the names that C++ in definitions uses
    introspection       signatures and documentation for `help()`, tools and stubs

The entry points are `mlirkit.load_td`, and dialects/ for dialects by name.
"""
