"""Attributes of xevm: its target is one of gpu's."""

from __future__ import annotations

from mlirkit.dialects.declared import xevm
from mlirkit.ods.live.hooks import value_interface

value_interface("TargetAttrInterface", xevm.XeVMTargetAttr)
