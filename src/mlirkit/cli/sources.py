"""The files that diagnostics refer to: the input, and existing files that locations mention."""

from __future__ import annotations

from collections.abc import Iterator, Mapping

from mlirkit.support.source import SourceBuffer


class Sources(Mapping[str, SourceBuffer]):
    """Buffers by name; a name that was not read is looked for on disk, once."""

    def __init__(self, *buffers: SourceBuffer) -> None:
        self._buffers: dict[str, SourceBuffer | None] = {buffer.name: buffer for buffer in buffers}

    def __getitem__(self, name: str) -> SourceBuffer:
        if name not in self._buffers:
            self._buffers[name] = _read(name)
        buffer = self._buffers[name]
        if buffer is None:
            raise KeyError(name)
        return buffer

    def __iter__(self) -> Iterator[str]:
        return iter([name for name, buffer in self._buffers.items() if buffer is not None])

    def __len__(self) -> int:
        return len(list(iter(self)))


def _read(name: str) -> SourceBuffer | None:
    try:
        with open(name, "rb") as stream:
            return SourceBuffer(name, stream.read())
    except (OSError, ValueError):
        return None
