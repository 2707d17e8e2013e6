"""The graph of the IR: operations have regions, regions blocks, blocks operations; values connect them.

    attribute structural_attributes location    attributes and types as values; the few that the graph needs
    operation block region value use_list       the graph; operation_text: how an operation speaks
    context dialect operation_name              who knows which operations there are, and what of them
    traits interfaces fold_interface inlining memory_spaces dead_code runtime_verification
                                                what operations promise; *_checks: that they keep it
    signature_followers signatures              which hooks ask for types and properties alone, and of
                                                which operations they have heard
    transformation_interfaces                   interfaces that reading, verifying and printing never ask for
    verifier dominance post_dominance equivalence fingerprint
                                                what holds of whole modules
    symbols symbol_uses symbol_table symbol_users
                                                operations with names, references to them, tables of both
    verified verified_scope                     which trees are valid, as far as is known; whether values
                                                are from within
    creation clone insertion_point walk erasure making operations, copying them, going through and ending them
    actions remarks                             what is about to be done, and has been, for who watches
    null_type                                   operands that are gone
    unknown_syntax kept_text                    operations and values kept as text, with unknown syntax
    release_text                                 what a parser asks of the release that wrote a text
    operation_state                             what an operation is made of, before it is
    operation_parts value_lists attribute_map   what an operation has: for the hot rooms, and for users
    attribute_walk                              attributes and types inside of others
    typed_value value_view                      annotations for values with a declared type; views of
                                                values, which programs derive classes from
    matchers side_effects speculation           what rewriting asks of values and operations
    arguments                                   what public functions are given, checked
    silence                                     verification without warnings
    current pickling reading casts type_id traceback_location lives native_pointer
                                                what users expect: `with Context():`, pickles, `Module.parse`
    registered_classes casters dialect_registry what programs register for all contexts
    asm_interface operation_line                what custom syntax sees of the text room
    printing_flags asm_state                    its options
    property_layout                             what bytecode must know of an operation

Knows no type but by its base class, neither text nor bytecode; upcalls.py alone reaches up.
"""
