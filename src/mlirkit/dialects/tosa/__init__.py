"""Hooks of the tosa dialect, whose definitions come from an installed MLIR."""
