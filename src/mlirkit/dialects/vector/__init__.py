"""Hooks of the vector dialect, whose definitions come from an installed MLIR."""
