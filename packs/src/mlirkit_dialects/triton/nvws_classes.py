"""The classes of nvws that hooks are written against (declared_names.py)."""

from __future__ import annotations

from typing import Any

from mlirkit_dialects.declared_names import declared_name

SPELLINGS = {
    "ArefType": "!nvws.aref",
    "TypeArrayAttr": "#nvws.type_array",
    "ArefCreateOp": "nvws.aref.create",
    "ArefGetEnterOp": "nvws.aref.get.enter",
    "ArefPhiOp": "nvws.aref.phi",
    "ArefPutEnterOp": "nvws.aref.put.enter",
    "WarpGroupOp": "nvws.warp_group",
    "WarpGroupYieldOp": "nvws.warp_group.yield",
}


def __getattr__(name: str) -> Any:
    return declared_name(globals(), name)
