"""Hooks of the smt dialect, whose definitions come from an installed MLIR."""
