"""Hooks of the linalg dialect, whose definitions come from an installed MLIR."""
