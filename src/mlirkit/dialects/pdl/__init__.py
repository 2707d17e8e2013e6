"""Hooks of the pdl dialect, whose definitions come from an installed MLIR."""
