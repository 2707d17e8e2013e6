"""Attributes of xevm: its target implements gpu's target interface."""

from __future__ import annotations

from mlirkit.dialects.declared import xevm
from mlirkit.ods.live.hooks import value_interface

value_interface("TargetAttrInterface", xevm.XeVMTargetAttr)
