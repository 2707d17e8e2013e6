"""Hooks of the x86vector dialect, whose definitions come from an installed MLIR."""
