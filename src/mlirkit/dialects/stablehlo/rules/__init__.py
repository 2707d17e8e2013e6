"""Rules of stablehlo's operations beyond their definitions: verification and inference of result types.

    types            compatibility of types: dimensions, bounds, element types
    quantization     rules for quantized element types
    dimensions       lists of dimensions: in range, sorted, distinct
    window           windows moved over a tensor
    reducer          regions that combine two values into one
    ...              one file per family of operations

Each file of a family registers its operations' `@verifier` and `@type_inference` hooks.  Messages and order
are the same as in StableHLO's TypeInference.cpp; most errors are at the operation's location and do not name
it.
"""
