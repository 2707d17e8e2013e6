"""Hooks of the shard dialect, whose definitions come from an installed MLIR."""
