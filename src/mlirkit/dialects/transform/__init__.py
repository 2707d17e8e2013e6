"""Hooks of the transform dialect, whose definitions come from an installed MLIR."""
