"""Upstream's module that registers gpu's passes; here it is empty, because passes are registered by name."""
