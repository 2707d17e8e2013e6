"""The build of the package: the hot rooms as plain Python, or compiled from the same source."""

from __future__ import annotations

from typing import Final

COMPILED: Final = not __file__.endswith(".py")
