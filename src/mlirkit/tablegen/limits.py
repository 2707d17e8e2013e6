"""Bounds that prevent sources from exhausting memory or time.

Real sources are far below them: the largest upstream root makes about 6,000 records.  Exceeding one is an
error.
"""

from __future__ import annotations

# The bytes of a string, the elements of a list (also of superclasses), the bits of a `bits`.
MAX_TEXT = 1 << 26
MAX_LIST = 1 << 20
MAX_BITS = 1 << 14

# The parts of a value, counted as a tree, and its levels; fields that resolve to one another.
MAX_SIZE = 1 << 22
MAX_DEPTH = 12_000

# The records of a run, and the depth of anonymous records that are made while another one is.
MAX_RECORDS = 1_000_000
MAX_INSTANCE_DEPTH = 1_500

# The defs that a multiclass or loop holds before it is expanded.
MAX_ENTRIES = 50_000

# The nesting of values and of statements in the source, and of files that include one another.
MAX_NESTING = 10_000
# The nesting of `list<`.
MAX_TYPE_NESTING = 60_000
MAX_STATEMENT_NESTING = 2_000
MAX_INCLUDE_DEPTH = 500

# The list elements produced or read in a run; the copy of a record counts as several.
MAX_WORK = 200_000_000
RECORD_WORK = 20
