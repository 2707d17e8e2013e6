"""Counts: what a module consists of, and what its contractions cost.

    contractions.py        the multiplications, additions and bytes of matrix products and convolutions
    module_statistics.py   all counts of a module
"""

from __future__ import annotations

from mlirkit.statistics.contractions import Work, work_of
from mlirkit.statistics.module_statistics import ModuleStatistics, module_statistics

__all__ = ["ModuleStatistics", "Work", "module_statistics", "work_of"]
