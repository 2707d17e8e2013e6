"""Upstream's module that registers linalg's passes; here it is empty, because passes are registered by
name."""
