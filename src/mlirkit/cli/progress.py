"""Progress of a command, shown on standard error while it works, if that is a terminal."""

from __future__ import annotations

import sys


def show_progress(text: str) -> None:
    """Show a text in place of the one before."""
    _write(f"\r{text}")


def clear_progress() -> None:
    """Clear the line of the progress display."""
    _write("\r\x1b[K")


def _write(text: str) -> None:
    if sys.stderr.isatty():
        sys.stderr.write(text)
        sys.stderr.flush()
