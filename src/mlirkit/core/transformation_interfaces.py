"""Interfaces that only transformations use: reading, verifying and printing need none of them.

Their implementations are loaded for the first transformation that uses them.
"""

from __future__ import annotations

from typing import Final

# Interfaces that operations implement though their definitions do not name them.
UNDECLARED_INTERFACES: Final = frozenset(
    [
        "RuntimeVerifiableOpInterface",
        "SubsetExtractionOpInterface",
        "SubsetInsertionOpInterface",
        "TilingInterface",
        "ValueSumInterface",
    ]
)

TRANSFORMATION_INTERFACES: Final = UNDECLARED_INTERFACES | {
    "AliasAnalysisOpInterface",
    "ConditionallySpeculatable",
    "DestructurableAccessorOpInterface",
    "DestructurableAllocationOpInterface",
    "InferIntRangeInterface",
    "MemorySpaceCastConsumerOpInterface",
    "MemorySpaceCastOpInterface",
    "PromotableAllocationOpInterface",
    "PromotableMemOpInterface",
    "PromotableOpInterface",
    "SafeMemorySlotAccessOpInterface",
}
