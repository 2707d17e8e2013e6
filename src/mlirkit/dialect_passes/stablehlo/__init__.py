"""Passes of StableHLO.

    aggressive_folder               constants in, constants out, over
    fold_elements                   operations element by element
    fold_shapes                     operations that move elements about
    fold_control                    reductions, loops and branches whose outcome is known

    aggressive_simplification       simpler forms: rules that ship in td/, and
    simplify_shapes                 of operations that move elements about
    simplify_control                of comparisons, tuples and operations with regions

    target_independent_optimization both at once

    canonicalize_dynamism           what is dynamic in name only becomes static

    chlo_legalization               chlo becomes stablehlo: rules that ship in td/, and
    chlo_broadcasts                 implicit broadcasts, also to shapes that are calculated
    chlo_ragged_dot chlo_scan       products of groups, and computations slice by slice
    chlo_bessel chlo_erf chlo_gamma chlo_math
                                    functions that are series or know the bits of numbers
    chlo_complex                    functions of complex numbers, over
    arithmetic                      formulas, an operation after the other, and
    sizes                           sizes of dimensions as values

    constants                       what patterns ask of constants, and how they make them
    building                        how they make operations
    pattern_table                   patterns that know the options of their pass

Mirror: stablehlo/transforms/optimization.
"""
