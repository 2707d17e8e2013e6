"""Dialects of other projects, for mlirkit: definitions and hooks, registered by entry point when
installed."""
