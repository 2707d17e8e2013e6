"""Hooks of the async dialect, whose definitions come from an installed MLIR."""
