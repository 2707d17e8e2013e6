"""The graph that IR is: operations with regions of blocks of operations, and values that connect them.

    attribute structural_attributes location    attributes and types as values; the few that the graph needs
    operation block region value use_list       the graph
    context dialect operation_name              who knows which operations there are, and what of them
    traits interfaces                           what operations promise; *_checks: that they keep it
    verifier dominance symbol_table equivalence what holds of whole modules
    creation clone insertion_point walk         making operations, copying them, going through them
    asm_interface printing_flags                what custom syntax sees of the text room

Knows no type but by its base class, neither text nor bytecode; upcalls.py alone reaches up.
"""
