"""The classes of tm_tensor that hooks are written against (declared_names.py)."""

from mlirkit_dialects.declared_names import declared_names

__getattr__ = declared_names(__file__)
