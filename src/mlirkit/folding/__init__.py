"""Arithmetic on constants: numbers with the reference's results, and folding element by element.

    ap_int ap_float     integers of a width, floats of a format
    libm                functions of the host's C library
    elements            from attributes of operands to the attribute of the result
    int_range           ranges of integers
    int_range_arithmetic    ranges of results of operations
    matchers            constant numbers that values are known to have
"""
