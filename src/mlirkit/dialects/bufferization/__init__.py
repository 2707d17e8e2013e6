"""Hooks of the bufferization dialect, whose definitions come from an installed MLIR."""
