"""The dialects that ship: where each is loaded from."""

from __future__ import annotations

from typing import Any

# Loaders by dialect name, called with the context that wants the dialect.
LOADERS: dict[str, Any] = {}
