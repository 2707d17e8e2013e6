"""Dialects of other projects, for mlirkit: definitions and hooks, found by entry point when installed."""
