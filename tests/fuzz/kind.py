"""Kinds of input, and failures of inputs.

The judgement of an input is a text: empty where it keeps all laws, else the signature of the failure.  Inputs
with one signature usually fail for one reason: signatures leave out numbers and quoted words.
"""

from __future__ import annotations

import re
import traceback
from abc import ABC, abstractmethod
from collections.abc import Sequence
from pathlib import Path
from random import Random
from typing import ClassVar, NamedTuple

_PACKAGE = Path(__file__).parents[2] / "src"


class LawBroken(Exception):
    """An input breaks a law of its kind; the message names the law."""


class Failure(NamedTuple):
    """`signature` is equal for inputs that fail for the same reason; `detail` describes this failure."""

    signature: str
    detail: str


class Kind(ABC):
    """A kind of input; inputs are bytes."""

    name: ClassVar[str]
    #: The extension of files in the corpus.
    suffix: ClassVar[str]
    #: Whether inputs consist of lines and words, by which they are minimized.
    is_text: ClassVar[bool] = True
    #: One input in this many is compared with the reference tool; 0 without a tool.
    sample: ClassVar[int] = 0
    #: Inputs per request to a worker: fewer where each takes long.
    batch: ClassVar[int] = 200

    @abstractmethod
    def make(self, random: Random) -> bytes:
        """A new input."""

    @abstractmethod
    def check(self, data: bytes) -> str:
        """Check all laws: raises LawBroken, or any other exception, if a law does not hold.

        The result is empty if the input is accepted, else the error that refuses it.
        """

    def reference(self, inputs: Sequence[bytes]) -> list[str | None]:
        """The verdict of the reference on each input, in the form of `check`; None if there is no verdict."""
        return [None] * len(inputs)

    def comparable(self, data: bytes) -> str:
        """The verdict to compare with `reference`: that of `check` on a form that the reference reads."""
        return self.check(data)


def failure_of(error: BaseException) -> Failure:
    """The failure that an exception is: its type and the innermost function of the package."""
    detail = "".join(traceback.format_exception(error))
    if isinstance(error, LawBroken):
        return Failure(f"law: {generalized(str(error).split(chr(10))[0])}", detail)
    frames = traceback.extract_tb(error.__traceback__)
    inner = [frame for frame in frames if Path(frame.filename).is_relative_to(_PACKAGE)] or frames
    place = f" in {Path(inner[-1].filename).stem}.{inner[-1].name}" if inner else ""
    return Failure(f"{type(error).__name__}{place}", detail)


def disagreement(ours: str, theirs: str | None) -> Failure | None:
    """The failure of two verdicts, if one accepts an input that the other refuses."""
    if theirs is None or (ours == "") == (theirs == ""):
        return None
    if ours:
        return Failure(f"only we refuse: {generalized(ours)}", ours)
    return Failure(f"only the reference refuses: {generalized(theirs)}", theirs)


def generalized(message: str) -> str:
    """A message without the parts that differ from input to input."""
    message = re.sub(r"'[^']*'|\"[^\"]*\"|`[^`']*['`]", "_", message.split("\n")[0])
    return re.sub(r"-?\d+", "N", message)[:120]
