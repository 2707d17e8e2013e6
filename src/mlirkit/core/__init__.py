"""The graph of the IR: operations have regions, regions blocks, blocks operations; values connect them.

    attribute structural_attributes location    attributes and types as values; the few that the graph needs
    operation block region value use_list       the graph; operation_text: printing and diagnostics
    context dialect operation_name              contexts, and the operations of their dialects
    traits interfaces fold_interface inlining memory_spaces dead_code runtime_verification
                                                traits and interfaces; *_checks: their verification
    signature_followers signatures              hooks that depend on types and properties only, and the
                                                results that they have given
    transformation_interfaces                   interfaces that only transformations use
    verifier dominance post_dominance equivalence fingerprint
                                                analyses of whole modules
    symbols symbol_uses symbol_table symbol_users
                                                operations with names, references to them, tables of both
    verified verified_scope                     the trees that have been verified; values from outside
                                                a tree
    creation clone insertion_point walk erasure creating, copying, visiting and erasing operations
    actions remarks                             events before and after changes, for observers
    null_type                                   the type of dropped operands
    unknown_syntax kept_text                    operations and values kept as text, with unknown syntax
    release_text                                the syntax of the release that wrote a text, for the parser
    operation_state                             the parts of an operation before it is created
    operation_parts value_lists attribute_map   access to an operation's parts: for hot rooms, and for users
    attribute_walk                              nested attributes and types
    typed_value value_view                      annotations for values with a declared type; views of
                                                values, which programs derive classes from
    matchers side_effects speculation           queries that rewriting makes
    arguments                                   checks of arguments of public functions
    silence                                     verification without warnings
    current pickling reading casts type_id traceback_location lives native_pointer
                                                for Python users: `with Context():`, pickles, `Module.parse`
    registered_classes casters dialect_registry registrations of programs, for all contexts
    asm_interface                               the parser and printer that custom syntax uses
    printing_flags asm_state                    options of printing
    inherent_attributes                         which attributes an operation stores, for parser and builders
    property_layout                             the order and kinds of an operation's properties in bytecode

The room depends on no particular type, nor on text or bytecode; only upcalls.py calls higher rooms.
"""
