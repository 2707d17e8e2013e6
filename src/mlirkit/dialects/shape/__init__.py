"""Hooks of the shape dialect, whose definitions come from an installed MLIR."""
