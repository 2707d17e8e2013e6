"""Arithmetic on constants: numbers with the reference's results, and folding element by element.

    ap_int ap_float     integers of a width, floats of a format
    libm                functions of the host's C library
    elements            attributes of constants in, the attribute of the result out
    int_range           bounds of integers
    int_range_arithmetic    what operations make of them
    matchers            numbers that values are known to be
"""
