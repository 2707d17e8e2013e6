"""Hooks of the gpu dialect, whose definitions come from an installed MLIR."""
