"""Where control flows in `shape.assuming`."""

from __future__ import annotations

from mlirkit.dialects.declared import shape
from mlirkit.dialects.region_branches import SingleRegion
from mlirkit.ods.live.hooks import interface

interface(shape.AssumingOp, "RegionBranchOpInterface")(SingleRegion())
