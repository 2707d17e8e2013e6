"""Passes on integers of known ranges.  Mirror: mlir/lib/Dialect/Arith/Transforms.

int_range_optimizations     values with a single possible number become constants
int_range_narrowing         operations on integers of fewer bits
unsigned_when_equivalent    unsigned operations in place of signed ones
known_ranges                the analysis that the passes share
"""
