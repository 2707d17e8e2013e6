"""Passes on loops.  Mirror: mlir/lib/Dialect/SCF/Transforms.

parallel_loops      `scf.forall` becomes `scf.for` or `scf.parallel`, and that `scf.for`
"""
