"""Every input that failed once keeps the laws of its kind now, and the reference's verdict."""

from __future__ import annotations

from pathlib import Path

import pytest

from tests.fuzz.kinds import KINDS, module_of
from tests.fuzz.worker import Worker

CORPUS = Path(__file__).parent / "corpus"


@pytest.mark.parametrize("name", [name for name in KINDS if (CORPUS / name).is_dir()])
def test_corpus(name: str) -> None:
    with Worker(module_of(name)) as worker:
        for path in sorted((CORPUS / name).iterdir()):
            failure = worker.judge(path.read_bytes())
            assert failure is None, f"{path}: {failure.signature}\n{failure.detail}"


def test_every_folder_is_a_kind() -> None:
    folders = {path.name for path in CORPUS.iterdir()}
    assert folders and folders <= set(KINDS)
