"""Arithmetic on constants: numbers with the reference's results, and folding element by element.

Modules: ap_int (integers of a width), ap_float (floats of a format), libm (functions of the host's C
library), elements (attributes in, attributes out), matchers (numbers that values are known to be).
"""
