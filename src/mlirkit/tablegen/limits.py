"""Bounds that keep any source from exhausting memory or time.

No real source comes near them: the largest upstream root makes about 6,000 records.  Going past one is a
diagnostic like any other.
"""

from __future__ import annotations

# Bytes of one string, elements of one list (of superclasses, too), bits of one `bits`.
MAX_TEXT = 1 << 26
MAX_LIST = 1 << 20
MAX_BITS = 1 << 14

# Parts of one value, counted as a tree, and its levels; fields that lead to one another when resolved.
MAX_SIZE = 1 << 22
MAX_DEPTH = 12_000

# Records made in one run, and anonymous records that are made while another one is.
MAX_RECORDS = 1_000_000
MAX_INSTANCE_DEPTH = 1_500

# Defs one multiclass or loop holds before it is carried out.
MAX_ENTRIES = 50_000

# Values inside values and statements inside statements in the source, and files that include one another.
MAX_NESTING = 10_000
# `list<` inside `list<`.
MAX_TYPE_NESTING = 60_000
MAX_STATEMENT_NESTING = 2_000
MAX_INCLUDE_DEPTH = 500

# List elements produced or walked over in one run; the copy of a record counts as several.
MAX_WORK = 200_000_000
RECORD_WORK = 20
