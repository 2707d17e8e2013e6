"""Rewriting by patterns: Python functions that replace operations, and the drivers that apply them.

    pattern_set                 patterns by the name of the operation they begin at, highest benefit first
    canonicalization            those of operations themselves, by C++ name; shipped rules among them
    rewriter                    what a pattern changes operations with, and who hears of it
    greedy_driver walk_driver   where patterns are applied: until nothing changes, or once along a walk
    greedy_config               how the greedy driver works
    worklist constants folding  what it does besides
    create_or_fold              operations that are made only if they do not fold
    region_simplification block_merging control_flow
    region_branches             patterns of operations that pass control between their regions
    memory_slots                memory that can become values, and what uses it
    conversion_driver           dialect conversion: types change, too
    conversion_target conversion_rewriter casts

`mlirkit.rewrite` is the way in, under upstream's names.
"""
