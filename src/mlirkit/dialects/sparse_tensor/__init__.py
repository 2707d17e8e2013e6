"""Hooks of the sparse_tensor dialect, whose definitions come from an installed MLIR."""
