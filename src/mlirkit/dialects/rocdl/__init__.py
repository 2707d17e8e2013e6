"""Hooks of the rocdl dialect, whose definitions come from an installed MLIR."""
