"""Upstream's module that registers async's passes; here it is empty, because passes are registered by
name."""
