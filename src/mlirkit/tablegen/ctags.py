"""`--gen-ctags`: places of classes and records, and of declarations of classes, in the format of ctags(1)."""

from __future__ import annotations

from mlirkit.tablegen.records import Records

_HEAD = """!_TAG_FILE_FORMAT\t1\t/original ctags format/
!_TAG_FILE_SORTED\t1\t/0=unsorted, 1=sorted, 2=foldcase/
"""


def ctags(records: Records, options: object) -> str:
    """The whole text."""
    tags: list[tuple[str, str, int]] = []
    for record in (*records.classes.values(), *records.defs.values()):
        for location in (record.locations[0], *record.declared_at):
            place = records.place(location)
            if place is not None:
                tags.append((record.name, place.file, place.line))
    return _HEAD + "".join([f"{name}\t{file}\t{line}\n" for name, file, line in sorted(tags)])
