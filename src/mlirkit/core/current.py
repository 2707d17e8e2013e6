"""What is current: the stacks behind `with Context(), Location.unknown(), InsertionPoint(block):`.

Plain lists, innermost last; the classes that push themselves are in context.py, location.py and
insertion_point.py.
"""

from __future__ import annotations

from typing import Any

context_stack: list[Any] = []
location_stack: list[Any] = []
insertion_point_stack: list[Any] = []
