"""Rewriting by patterns: Python functions that replace operations, and the drivers that apply them.

    pattern_set                 patterns by the name of the operation they begin at, highest benefit first
    pattern_source              what a pattern begins at, which is asked before it is tried
    canonicalization            those of operations themselves, by C++ name; shipped rules among them
    rewriter listener           what a pattern changes operations with, and who hears of it
    rewriter_arguments erasure_order
                                what its methods accept, and in which order operations are erased
    greedy_driver walk_driver   where patterns are applied: until nothing changes, or once along a walk
    greedy_config               how the greedy driver works
    worklist constants folding  what it does besides
    create_or_fold              operations that are made only if they do not fold
    region_simplification block_merging control_flow
    region_branches             patterns of operations that pass control between their regions
    commutativity               operands of commutative operations in one order
    memory_slots                memory that can become values, and what uses it
    conversion_driver           dialect conversion: types change, too
    conversion_config conversion_target type_converter
                                how to convert, what is legal, what types become
    conversion_rewriter conversion_state conversion_mapping conversion_changes casts
                                what patterns change, what stands for what, how it is undone
    legalization_order          which patterns lead to what is legal, in the fewest steps first

`mlirkit.rewrite` is the way in, under upstream's names.
"""
