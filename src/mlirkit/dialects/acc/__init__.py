"""Hooks of the acc dialect, whose definitions come from an installed MLIR."""
