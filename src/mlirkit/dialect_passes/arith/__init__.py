"""Passes on integers whose ranges are known.  Mirror: mlir/lib/Dialect/Arith/Transforms.

int_range_optimizations     what must be one number becomes a constant
int_range_narrowing         operations on integers of fewer bits
unsigned_when_equivalent    unsigned operations in place of signed ones
known_ranges                what the passes have in common
"""
