"""The classes of gluon that hooks are written against (declared_names.py)."""

from __future__ import annotations

from typing import Any

from mlirkit_dialects.declared_names import declared_name

SPELLINGS = {
    "AutoEncodingAttr": "#gluon.auto_encoding",
    "CoalescedEncodingAttr": "#gluon.coalesced_encoding",
    "SetAutoLayoutOp": "gluon.set_auto_layout",
}


def __getattr__(name: str) -> Any:
    return declared_name(globals(), name)
