import type { AssetLinkValue, EntryLinkValue } from '../../schemas/fields/link-value.ts';
import type { ByKind, Field, FieldKind, KindWithoutReferences } from '../../schemas/fields/index.ts';
import type { FieldPath } from '../../schemas/report/diagnostic.ts';
import type { Entry, TextSource } from '../entry.ts';
import { filledFields } from '../filled-fields.ts';
import type { Reference, ReferenceKind } from '../graph.ts';
import { asData } from '../queries/store.ts';
import { queryOf } from '../queries/query-of.ts';
import { documentSource } from './document-source.ts';
import { linkedAnchor, targetsOf } from './page/parts.ts';
import { looseReferences } from './loose-references.ts';
import { reference, textReferences } from './text-references.ts';

/** The references of an entry, field by field, in the order of reading. They are read once, because an entry never changes. */
export const referencesOf = queryOf<Entry, readonly Reference[]>(
  'references',
  { keyOf: ({ id }) => id, compute: readReferences },
  asData,
);

function readReferences(entry: Entry): Reference[] {
  if (entry.type === undefined) return looseReferences(entry);
  const ofFields = filledFields(entry).flatMap(
    ({ field, value, path }) => readers[field.kind]?.(value as never, { entry, field, path }) ?? [],
  );
  return entry.entriesRead === undefined && entry.assetsMissed === undefined
    ? ofFields
    : [...ofFields, ...entriesRead(entry, ofFields), ...assetsMissed(entry, ofFields)];
}

/** The entries that values are read from. Where the same field is a link to them too, it is that already. */
function entriesRead(entry: Entry, ofFields: readonly Reference[]): Reference[] {
  const known = new Set(ofFields.map(({ field, target }) => `${field[0]} ${target}`));
  return (entry.entriesRead ?? []).flatMap(({ field, target }) =>
    known.has(`${field} ${target}`)
      ? []
      : [reference({ kind: 'read', target, from: entry.id, field: [field] })],
  );
}

/** The assets that paths do not find. */
function assetsMissed(entry: Entry, ofFields: readonly Reference[]): Reference[] {
  const known = new Set(ofFields.map(({ field, target }) => `${field[0]} ${target}`));
  return (entry.assetsMissed ?? []).flatMap(({ path, target }) =>
    known.has(`${path} ${target}`)
      ? []
      : [reference({ kind: 'asset', target, from: entry.id, field: [path] })],
  );
}

interface At {
  readonly entry: Entry;
  readonly field: Field;
  readonly path: FieldPath;
}

type ReadReferences = (value: never, at: At) => Reference[];

const one =
  (kind: ReferenceKind) =>
  (value: EntryLinkValue | AssetLinkValue, at: At): Reference[] => [
    reference({
      kind,
      target: value.sys.id,
      from: at.entry.id,
      field: at.path,
      to: targetsOf(at.field),
      anchor: linkedAnchor(at.entry, at.field),
    }),
  ];

const many =
  (kind: ReferenceKind) =>
  (values: readonly EntryLinkValue[], at: At): Reference[] =>
    values.flatMap((value, index) => one(kind)(value, { ...at, path: [...at.path, index] }));

/** How each field kind refers to other things. */
const readers: ByKind<Record<FieldKind, ReadReferences>, KindWithoutReferences> = {
  asset: one('asset'),
  cells: (rows: readonly (readonly (string | { content: readonly unknown[] })[])[], at) =>
    rows.flatMap((row, r) =>
      row.flatMap((cell, c) =>
        typeof cell === 'string'
          ? []
          : textReferences(documentSource(cell), { ...at, path: [...at.path, r, c] }),
      ),
    ),
  labelledLinks: (values: readonly { label: string; url: string }[], at) =>
    values.map(({ label, url }, index) =>
      reference({
        kind: 'url',
        target: url,
        from: at.entry.id,
        field: [...at.path, index, 'url'],
        text: label,
      }),
    ),
  link: one('link'),
  links: many('link'),
  part: one('part'),
  parts: many('part'),
  richText: (source: TextSource, at) => textReferences(source, at),
  url: (value: string, { entry, path }) => [
    reference({ kind: 'url', target: value, from: entry.id, field: path }),
  ],
};
