"""Dividing an operation's attributes and property blob into inherent and other attributes, by definition.

Since version 5 inherent attributes are a blob, which is decoded once per operation name: by the context's
definition, or by the layouts of the file's producer (bytecode/properties.py), or as indices of attributes
(positions.py); otherwise it stays as bytes (file_properties.py).  Before version 5 inherent attributes are in
the dictionary among the others.

A layout explains a blob if it consumes all bytes, each attribute has the kind that the writer's definition
declares, and segment sizes add up.  A known producer has one layout; a blob with another layout is an error.
For an unknown producer, one layout has to explain all blobs of a name.  If several do, with different
results, the choice is the layout that mentions attributes which nothing else in the file mentions, since a
file has no unused attributes; then the layout of a release that explains the rest of the file.  If neither
decides, the blobs are not understood.
"""

from __future__ import annotations

from mypy_extensions import i64

from mlirkit.builtin.dense import DenseArrayAttr, dense_array_of
from mlirkit.builtin.types import integer_type
from mlirkit.bytecode import encoding
from mlirkit.bytecode.cursor import Cursor, message_of
from mlirkit.bytecode.file_properties import FileProperties
from mlirkit.bytecode.properties import Candidate, LayoutChoice, layout_of
from mlirkit.bytecode.reader.dialects import NameEntry
from mlirkit.bytecode.reader.positions import BlobPositions
from mlirkit.bytecode.reader.properties import PropertyTable, Trial, layout_defect
from mlirkit.bytecode.scan import BlobUse
from mlirkit.core.attribute import Attribute
from mlirkit.core.operation import Operation
from mlirkit.core.operation_name import OperationName
from mlirkit.core.property_layout import PropertyLayout
from mlirkit.core.structural_attributes import EMPTY_DICTIONARY, DictionaryAttr, dictionary_of
from mlirkit.support.diagnostics import ParseError


class OperationProperties:
    """The properties of a file's operations."""

    __slots__ = (
        "_fitting",
        "_layouts_by_name",
        "_positions",
        "explaining",
        "layouts",
        "opaque_blobs",
        "positional",
        "table",
        "version",
    )

    def __init__(self, version: int, table: PropertyTable, layouts: LayoutChoice | None) -> None:
        self.version = version
        self.table = table
        self.layouts = layouts
        # Operation names whose blobs could not be decoded, and the reasons.
        self.opaque_blobs: dict[str, str] = {}
        # Operation names whose blobs are decoded by position alone, and the reasons.
        self.positional: dict[str, str] = {}
        # The layouts that explain all blobs of an operation name, for an unknown producer.
        self.explaining: dict[str, PropertyLayout] = {}
        # The layouts by position, computed on first use; and by name, or the reason why there is none.
        self._positions: BlobPositions | None = None
        self._layouts_by_name: dict[NameEntry, PropertyLayout | str] = {}
        # The releases that explain the most names, computed on first use.
        self._fitting: set[str] | None = None

    def decode(self, entry: NameEntry, info: OperationName, blob: i64, cursor: Cursor) -> Attribute:
        """Decode a blob as the properties of operations of a name, for the first time."""
        if self.version < encoding.NATIVE_PROPERTIES:
            raise cursor.error(
                "Unexpected missing `wasRegistered` opname flag at bytecode version "
                f"{self.version} with properties."
            )
        self.table.require(blob, entry.name, cursor)
        properties = self._decode(entry, info, blob)
        entry.properties[blob] = properties
        return properties

    def _decode(self, entry: NameEntry, info: OperationName, blob: i64) -> Attribute:
        if not entry.registered:
            attribute = self.table.attribute(blob)
            if info.is_registered and isinstance(attribute, DictionaryAttr):
                return self._named(entry, info, blob, attribute)
            return attribute
        if self.layouts is not None:
            return self._decode_by_choice(self.layouts, entry, info, blob)
        layout = layout_of(info)
        if layout is not None:
            return self._named(entry, info, blob, self.table.dictionary(layout, blob))
        if info.is_registered:
            # The definition has no properties, but the writer's definition had.
            return self._unexplained(entry, blob, "the definition has no properties")
        return self._unexplained(entry, blob, "no definition of the operation is at hand")

    def _decode_by_choice(
        self, layouts: LayoutChoice, entry: NameEntry, info: OperationName, blob: i64
    ) -> Attribute:
        """Decode a blob by the layout that explains all of it.

        If the producer's layout is known and does not explain the blob, raise an error: the file is not by
        that producer.  Without a layout that explains it, the blob stays as it is.
        """
        candidates = entry.candidates
        if candidates is None:
            first = layouts.first_candidate(info, entry.name)
            candidates = layouts.candidates(info, entry.name) if first is None else [first]
            entry.candidates = candidates
            entry.has_further_candidates = first is not None
            entry.is_sure = layouts.is_sure_of(entry.name)
        sure = entry.is_sure
        reason = "no definition of the operation is at hand"
        if candidates and not sure and layouts.is_guess():
            candidates, reason = self._explaining(layouts, entry, candidates)
        for candidate in candidates:
            layout = candidate.layout
            try:
                properties, rest = self.table.dictionary_and_rest(layout, blob)
            except ParseError as error:
                if sure:
                    raise self._with_note(layouts, error) from None
                reason = message_of(error.error_diagnostics[0]) if error.error_diagnostics else error.message
                continue
            defect = layout_defect(layout, properties.entries, rest)
            if defect is None:
                if info.is_registered and not info.attribute_names.issuperset(properties.entries):
                    entry.unknown_properties = True
                if layouts.is_guess():
                    self.explaining.setdefault(entry.name, layout)
                return self._named(entry, info, blob, properties)
            reason = defect
            if sure:
                cursor = self.table.entry_reader(blob).cursor
                message = f"properties of '{entry.name}' are not as the producer lays them out: {defect}"
                raise self._with_note(layouts, cursor.error(message))
        if sure and not candidates:
            cursor = self.table.entry_reader(blob).cursor
            message = f"'{entry.name}' has properties, of which the producer has none"
            raise self._with_note(layouts, cursor.error(message))
        if entry.has_further_candidates:
            entry.has_further_candidates = False
            entry.candidates = layouts.candidates(info, entry.name)
            return self._decode_by_choice(layouts, entry, info, blob)
        return self._unexplained(entry, blob, reason)

    def _with_note(self, layouts: LayoutChoice, error: ParseError) -> ParseError:
        """Attach the hint to the error for a blob that lacks its producer's layout."""
        note = layouts.note_on_misfit(self._fitting_releases(layouts))
        if note is not None and error.error_diagnostics:
            error.error_diagnostics[0].attach_note(note)
        return error

    def _explaining(
        self, layouts: LayoutChoice, entry: NameEntry, candidates: list[Candidate]
    ) -> tuple[list[Candidate], str]:
        """The candidate that explains all blobs of a name; if none or several do, none and the reason.

        All candidates if operations cannot be scanned.
        """
        layout = self.explaining.get(entry.name)
        if layout is not None:
            return [Candidate(layout)], ""
        name = self.table.attr_types.dialects.names.index(entry)
        uses = self._blob_positions().uses.get(name)
        if uses is None:
            return candidates, ""
        fitting: list[tuple[Candidate, list[Trial]]] = []
        reason = ""
        for candidate in candidates:
            trials = self._trials(candidate.layout, uses)
            defect = trials[-1].defect if trials else None
            if defect is None:
                fitting.append((candidate, trials))
            elif not reason:
                reason = f"no known layout explains all of its blobs: {defect}"
        if not fitting:
            return [], reason
        best, rival = self._most_evident(layouts, name, fitting)
        if rival is not None:
            return [], f"{_names(best)} and {_names(rival)} lay out its blobs in different ways that both fit"
        self.explaining[entry.name] = best.layout
        layouts.note_layout(entry.name, best.releases)
        return [best], ""

    def _most_evident(
        self, layouts: LayoutChoice, name: int, fitting: list[tuple[Candidate, list[Trial]]]
    ) -> tuple[Candidate, Candidate | None]:
        """The fitting candidate with the most evidence, and a rival of equal evidence that differs."""
        best, trials = fitting[0]
        if all(_have_equal_results(trials, others) for _, others in fitting[1:]):
            return best, None
        positions = self._blob_positions()
        likely = self._fitting_releases(layouts)
        scores: list[tuple[int, int]] = []
        for candidate, its_trials in fitting:
            mentioned: set[int] = set()
            for trial in its_trials:
                mentioned |= trial.mentioned
            is_likely = not candidate.releases.isdisjoint(likely)
            scores.append((positions.mentioned_only_by(name, mentioned), int(is_likely)))
        highest = max(scores)
        at = scores.index(highest)
        for other, score in enumerate(scores):
            if score == highest and not _have_equal_results(fitting[at][1], fitting[other][1]):
                return fitting[at][0], fitting[other][0]
        return fitting[at][0], None

    def _trials(self, layout: PropertyLayout, uses: list[BlobUse]) -> list[Trial]:
        """The results of a layout for the uses of a name's blobs, up to the first misfit."""
        trials: list[Trial] = []
        for use in uses:
            if use.blob >= len(self.table.starts):
                trials.append(Trial({}, set(), f"Properties idx out-of-bound: {use.blob}"))
                break
            trial = self.table.trial(layout, use.blob)
            if trial.defect is None:
                trial.defect = _sizes_defect(trial, use)
            trials.append(trial)
            if trial.defect is not None:
                break
        return trials

    def _fitting_releases(self, layouts: LayoutChoice) -> set[str]:
        """The releases whose layouts explain the most operation names of the file."""
        if self._fitting is None:
            counts: dict[str, int] = {}
            names = self.table.attr_types.dialects.names
            for index, uses in self._blob_positions().uses.items():
                if not names[index].registered:
                    continue
                for candidate in layouts.released(names[index].name):
                    if self._trials(candidate.layout, uses)[-1].defect is None:
                        for release in candidate.releases:
                            counts[release] = counts.get(release, 0) + 1
            most = max(counts.values(), default=0)
            self._fitting = {release for release, count in counts.items() if count == most}
        return self._fitting

    def _blob_positions(self) -> BlobPositions:
        """The blobs by position, computed once for the file."""
        if self._positions is None:
            self._positions = BlobPositions(self.table)
        return self._positions

    def _named(
        self, entry: NameEntry, info: OperationName, blob: i64, properties: DictionaryAttr
    ) -> Attribute:
        """The properties that a layout decoded, together with the blob if C++ alone can read one of them."""
        if encoding.OPAQUE_PROPERTIES not in properties.entries:
            return with_defaults(info, properties)
        self.opaque_blobs.setdefault(entry.name, "a property is read by C++ that has no Python hook")
        entry.unknown_properties = False
        data = bytes(self.table.entry_reader(blob).cursor.data)
        return FileProperties(properties.entries, data, self.table.attr_types, None)

    def _unexplained(self, entry: NameEntry, blob: i64, reason: str) -> Attribute:
        """Decode a blob without a layout by position if its numbers must be indices, else keep its bytes."""
        table = self.table.attr_types
        data = self.table.blob(blob, entry.name, self.table.entry_reader(blob).cursor)
        layout = self._layouts_by_name.get(entry)
        if layout is None:
            layout = self._find_positions(entry)
            self._layouts_by_name[entry] = layout
        if isinstance(layout, PropertyLayout):
            self.positional.setdefault(entry.name, reason)
            return FileProperties(self.table.dictionary(layout, blob).entries, data, table, layout)
        self.opaque_blobs.setdefault(entry.name, f"{reason}; {layout}")
        shown = {encoding.OPAQUE_PROPERTIES: dense_array_of(integer_type(8), data)}
        return FileProperties(shown, data, table, None)

    def _find_positions(self, entry: NameEntry) -> PropertyLayout | str:
        """The layout by position of the blobs of a name, or the reason why there is none."""
        return self._blob_positions().layout(self.table.attr_types.dialects.names.index(entry))


def split_attributes(
    entry: NameEntry, info: OperationName, attributes: DictionaryAttr
) -> tuple[DictionaryAttr, Attribute]:
    """Split a registered operation's attributes into the writer's discardable ones and the properties."""
    names = entry.inherent
    inherent = {name: value for name, value in attributes.entries.items() if name in names}
    if inherent:
        discardable = {name: value for name, value in attributes.entries.items() if name not in names}
        properties = with_defaults(info, dictionary_of(inherent))
        return dictionary_of(discardable), properties
    defaults = entry.no_properties
    if defaults is None:
        defaults = with_defaults(info, EMPTY_DICTIONARY)
        entry.no_properties = defaults
    return attributes, defaults


def move_unknown(op: Operation, info: OperationName) -> None:
    """Move properties that the definition does not declare to the discardable attributes, to print them."""
    props = op.props
    if not isinstance(props, DictionaryAttr):
        return
    inherent = info.attribute_names
    unknown = {name: value for name, value in props.entries.items() if name not in inherent}
    if unknown:
        rest = {name: value for name, value in props.entries.items() if name in inherent}
        op.props = dictionary_of(rest)
        op.attrs = DictionaryAttr({**unknown, **op.attrs.entries})


def with_defaults(info: OperationName, properties: DictionaryAttr) -> DictionaryAttr:
    """The properties with missing default attributes added, as at the creation of an operation."""
    populate = info.populate_defaults
    if populate is None:
        return properties
    entries = dict(properties.entries)
    populate(entries)
    return properties if len(entries) == len(properties.entries) else dictionary_of(entries)


def _sizes_defect(trial: Trial, use: BlobUse) -> str | None:
    """The defect of segment sizes that do not add up to the operation's operands or results, if any."""
    for name, total in ((encoding.OPERAND_SEGMENTS, use.operands), (encoding.RESULT_SEGMENTS, use.results)):
        sizes = trial.entries.get(name)
        if isinstance(sizes, DenseArrayAttr) and sum(sizes.values) != total:
            return f"'{name}' would be {sizes} where there are {total}"
    return None


def _have_equal_results(trials: list[Trial], other_trials: list[Trial]) -> bool:
    """Whether two layouts give equal results for all blobs."""
    return [trial.entries for trial in trials] == [other.entries for other in other_trials]


def _names(candidate: Candidate) -> str:
    """The name of a layout in messages."""
    return " and ".join(sorted(candidate.releases)) or "the definition at hand"
