"""Hooks of the dlti dialect, whose definitions come from an installed MLIR."""
