"""The dialects that ship: where each is loaded from."""

from __future__ import annotations

from typing import Any

from mlirkit.builtin.ops import load_builtin

# Loaders by dialect name, called with the context that wants the dialect.
LOADERS: dict[str, Any] = {"builtin": load_builtin}
