"""Live dialects: the model becomes Python classes that parse, print, verify and build operations.

    loader dialect      from `.td` files to a dialect
    dialect_pool        one dialect for equal definitions, and sums of several files
    hooks hook_table    Python for what definitions leave to C++, and its types
    native_code         that of rewrite rules
    promises audit      what definitions leave to hooks that are not there, and C++ without a translation
    classes             classes of operations, types, attributes and enums, and their members
    formats             custom syntax
    building            making operations and values
    properties          properties, attributes and Python values
    rewriting           rewrite rules as patterns
    cpp                 the names that C++ in definitions uses
    introspection       what `help()`, tools and stubs show

Users come in by `mlirkit.load_td`, and by name through dialects/.
"""
