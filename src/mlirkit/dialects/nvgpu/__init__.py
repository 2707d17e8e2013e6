"""Hooks of the nvgpu dialect, whose definitions come from an installed MLIR."""
