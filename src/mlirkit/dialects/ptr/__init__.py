"""Hooks of the ptr dialect, whose definitions come from an installed MLIR."""
