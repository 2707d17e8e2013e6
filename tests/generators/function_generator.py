"""The common part of generators of functions: chance, fresh names, and the lines of the body so far."""

from __future__ import annotations

from random import Random


class FunctionGenerator:
    """Makes the body of a function, line by line, of about `size` steps."""

    def __init__(self, random: Random, size: int) -> None:
        self.random = random
        self.size = size
        self.counter = 0
        self.lines: list[str] = []

    def chance(self, probability: float) -> bool:
        return self.random.random() < probability

    def fresh(self) -> str:
        """A new name for a value."""
        self.counter += 1
        return f"%v{self.counter}"

    def located(self, text: str) -> str:
        """An operation, sometimes with a location."""
        return f'{text} loc("a")' if self.chance(0.1) else text
