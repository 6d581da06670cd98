import type { ContentTypeDefinition } from '../../schemas/content/content-type.ts';
import { contentTypes } from '../../schemas/content/index.ts';
import type { FieldPath } from '../../schemas/report/diagnostic.ts';
import type { Entry } from '../entry.ts';
import { textsOf } from '../inspect/texts-of.ts';
import { readTree } from '../rich-text/read-tree.ts';
import { type Block, lineBlock } from './block.ts';
import { blocksIn } from './blocks-in.ts';

/** A block with the field that it stands in, as the space spells it. */
export type EntryBlock = Block & { readonly field: FieldPath };

/** No paragraph is this long; what is, was not written for readers. In characters. */
const maxLength = 20_000;

/** Everything in an entry that readers read: its texts, and the short texts that are shown. */
export const blocksOf = (entry: Entry): EntryBlock[] =>
  [...formatted(entry), ...short(entry)].filter(({ words }) => words.length <= maxLength);

const formatted = (entry: Entry): EntryBlock[] =>
  textsOf(entry).flatMap(({ source, field }) =>
    blocksIn(readTree(source).tree).map((block) => ({ ...block, field })),
  );

/** Short fields that readers see. Names, codes, icons and paths are the editors' own. */
const titles: ReadonlySet<string> = new Set([
  'title',
  'heading',
  'question',
  'term',
  'workflowName',
  'altText',
  'hoverText',
  'metaDescription',
]);
const sentences: ReadonlySet<string> = new Set(['shortDescription']);

function short(entry: Entry): EntryBlock[] {
  if (entry.type === undefined) return [];
  const { fields }: ContentTypeDefinition = contentTypes[entry.type];
  return Object.entries(fields).flatMap(([name, { kind }]): EntryBlock[] => {
    const value = entry.fields[name];
    const field = [entry.fieldNames.get(name) ?? name];
    if (value === undefined) return [];
    if (kind === 'cells') return cells(value as Cells, field);
    if (kind === 'labelledLinks') return labels(value as readonly { label: string }[], field);
    if (kind !== 'symbol' || !(titles.has(name) || sentences.has(name))) return [];
    return [{ ...lineBlock(value as string, sentences.has(name)), field }];
  });
}

const labels = (links: readonly { readonly label: string }[], field: FieldPath): EntryBlock[] =>
  links.map(({ label }, index) => ({ ...lineBlock(label, false), field: [...field, index, 'label'] }));

type Cells = readonly (readonly (string | object)[])[];

const cells = (rows: Cells, field: FieldPath): EntryBlock[] =>
  rows.flatMap((row, r) =>
    row.flatMap((cell, c) =>
      typeof cell === 'string' ? [{ ...lineBlock(cell, true), field: [...field, r, c] }] : [],
    ),
  );
