"""Hooks of the omp dialect, whose definitions come from an installed MLIR."""
