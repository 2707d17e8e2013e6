"""Rewriting by patterns: Python functions that replace operations, and the drivers that apply them.

    pattern_set                 patterns by the name of the operation they begin at, highest benefit first
    pattern_source              the root of a pattern, and a test before it runs
    canonicalization            canonicalization patterns by C++ name, shipped rules included
    rewriter listener           changes to operations, and notifications of them
    rewriter_arguments erasure_order
                                checks of arguments, and the order of erasure
    greedy_driver walk_driver   application of patterns: until nothing changes, or once along a walk
    greedy_config               options of the greedy driver
    worklist constants folding  parts of the greedy driver
    create_or_fold              creating operations, or folding them at once
    region_simplification block_merging control_flow
    region_branches             patterns of operations that pass control between their regions
    commutativity               operands of commutative operations in one order
    memory_slots                memory slots that can become values, and their users
    conversion_driver           dialect conversion
    conversion_config conversion_target type_converter
                                options, legality and type conversion
    conversion_rewriter conversion_state conversion_mapping conversion_changes casts
                                changes of patterns, replacements of values, and rollback
    legalization_order          patterns ordered by the number of steps to legal operations

`mlirkit.rewrite` is the public module, with upstream's names.
"""
