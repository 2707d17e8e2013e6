"""Hooks of the ml_program dialect, whose definitions come from an installed MLIR."""
