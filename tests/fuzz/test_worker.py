"""Planted defects are found, survived, told apart and minimized."""

from __future__ import annotations

import pytest

from tests.fuzz import campaign
from tests.fuzz.campaign import Plan
from tests.fuzz.kind import disagreement
from tests.fuzz.limits import OverTime, limited
from tests.fuzz.minimize import minimize
from tests.fuzz.planted import FAILURES
from tests.fuzz.worker import Worker

PLANTED = "tests.fuzz.planted"


def test_judgements() -> None:
    with Worker(PLANTED, patience=3) as worker:
        for word, signature in FAILURES.items():
            failure = worker.judge(b"a " + word)
            assert failure is not None and failure.signature == signature
        assert worker.judge(b"a b c") is None


def test_campaign() -> None:
    """All planted defects are minimized; two runs with one seed find the same."""
    first, second = (list(campaign.run([PLANTED], Plan(7, 60.0, inputs=100), 1)) for _ in range(2))
    (report,) = first
    expected = {signature: word for word, signature in FAILURES.items() if word != b"sleep"}
    assert {signature: find.data for signature, find in report.finds.items()} == expected
    assert [find.number for find in report.finds.values()] == [
        find.number for find in second[0].finds.values()
    ]


def test_time_limit() -> None:
    with pytest.raises(OverTime), limited(seconds=0.1):
        while True:
            pass


def test_minimize() -> None:
    text = b"".join(b"line %d of ten\n" % number for number in range(10))
    assert minimize(text, lambda data: b"3" in data and b"7" in data, True) == b"37"
    assert minimize(bytes(range(256)), lambda data: sum(data) > 400, False, 0) == bytes(range(256))


@pytest.mark.parametrize(
    ("ours", "theirs", "differs"), [("", "", False), ("a", "b", False), ("a", None, False)]
)
def test_equal_verdicts(ours: str, theirs: str | None, differs: bool) -> None:
    assert (disagreement(ours, theirs) is not None) is differs
    # An error is no acceptance.
    if theirs is not None:
        assert disagreement(ours, "" if theirs else "error 3") is not None
