"""Passes of StableHLO.

    aggressive_folder               folds operations on constants, with
    fold_elements                   elementwise operations
    fold_shapes                     data movement operations
    fold_control                    reductions, loops and branches with known results

    aggressive_simplification       simpler forms: rules that ship in td/, and
    simplify_shapes                 patterns of data movement operations
    simplify_control                patterns of comparisons, tuples and operations with regions

    target_independent_optimization folding and simplification together

    canonicalize_dynamism           dynamic shapes that are constant become static

    chlo_legalization               chlo to stablehlo: rules that ship in td/, and
    chlo_broadcasts                 implicit broadcasts, also to shapes computed at run time
    chlo_ragged_dot chlo_scan       grouped products, and computations per slice
    chlo_bessel chlo_erf chlo_gamma chlo_math
                                    functions by series, or by the bits of numbers
    chlo_complex                    functions of complex numbers, with
    arithmetic                      formulas as operations, and
    sizes                           sizes of dimensions as values

    constants                       queries of constants, and their creation
    building                        creation of operations
    pattern_table                   patterns with the options of their pass

Mirror: stablehlo/transforms/optimization.
"""
