import type { FieldPath } from '../../schemas/report/diagnostic.ts';
import type { Entry, TextSource } from '../entry.ts';
import { type FilledField, filledFields } from '../filled-fields.ts';
import { textsOf } from '../inspect/content/texts-of.ts';
import { readTree } from '../rich-text/read-tree.ts';
import { type Block, lineBlock, withoutAddresses } from './block.ts';
import { blocksIn } from './blocks-in.ts';

/** A block with the field that it stands in, as the space spells it. */
export type EntryBlock = Block & { readonly field: FieldPath };

/** Longer blocks were not written for readers. In characters. */
const maxLength = 20_000;

/** All blocks of an entry that readers see, or only those in some of its fields: its texts, and its visible short texts. */
export function blocksOf(entry: Entry, fields?: readonly Pick<FilledField, 'path'>[]): EntryBlock[] {
  const names = fields && new Set(fields.map(({ path: [name] }) => name));
  const reading = names ? { ...prose, isAsked: ([name]: FieldPath) => names.has(name) } : prose;
  return [...formatted(entry, reading), ...short(entry, reading)].filter(
    ({ words }) => words.length <= maxLength,
  );
}

/** Which texts are read, and which of their words are checked. */
interface Reading {
  readonly isAsked: (field: FieldPath) => boolean;
  readonly isRead: (source: TextSource) => boolean;
  readonly isReadLine: (text: string) => boolean;
  readonly shown: (text: string) => string;
}

const prose: Reading = {
  isAsked: () => true,
  isRead: () => true,
  isReadLine: () => true,
  shown: withoutAddresses,
};

/**
 * The same with addresses, but only of texts that match `suspect`: parsing a formatted text costs much more than searching its strings.
 */
export function wholeBlocksOf(
  entry: Entry,
  { formats, suspect }: { readonly formats: readonly TextSource['format'][]; readonly suspect: RegExp },
): EntryBlock[] {
  const reading: Reading = {
    isAsked: () => true,
    isRead: (source) => formats.includes(source.format) && holds(source, suspect),
    isReadLine: (text) => suspect.test(text),
    shown: (text) => text,
  };
  return [...formatted(entry, reading), ...short(entry, reading)];
}

function holds(source: TextSource, suspect: RegExp): boolean {
  if (source.format !== 'document') return suspect.test(source.text);
  // a space has millions of nodes, so neither order nor locations are computed
  const open: unknown[] = [source.document];
  while (open.length > 0) {
    const node = open.pop() as Partial<Readonly<Record<'value' | 'marks' | 'content', unknown>>> | null;
    if (typeof node !== 'object' || node === null) continue;
    if (typeof node.value === 'string' && suspect.test(node.value) && !isCode(node.marks)) return true;
    if (Array.isArray(node.content)) for (const child of node.content) open.push(child);
  }
  return false;
}

const isCode = (marks: unknown): boolean =>
  Array.isArray(marks) && marks.some((mark: { readonly type?: unknown } | null) => mark?.type === 'code');

const formatted = (entry: Entry, { isAsked, isRead, shown }: Reading): EntryBlock[] =>
  textsOf(entry).flatMap(({ source, field }) =>
    isAsked(field) && isRead(source)
      ? blocksIn(readTree(source).tree, shown).map((block) => ({ ...block, field }))
      : [],
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

function short(entry: Entry, reading: Reading): EntryBlock[] {
  return filledFields(entry).flatMap(({ name, field: { kind }, value, path: field }): EntryBlock[] => {
    if (!reading.isAsked(field)) return [];
    if (kind === 'cells') return cells(value as Cells, field, reading);
    if (kind === 'labelledLinks') return labels(value as readonly { label: string }[], field, reading);
    if (kind !== 'symbol' || !(entry.type === 'otherEntry' || titles.has(name) || sentences.has(name)))
      return [];
    return line(value as string, { field, isProse: sentences.has(name) }, reading);
  });
}

type Owner = Pick<EntryBlock, 'field' | 'isProse'>;

const line = (text: string, { field, isProse }: Owner, { isReadLine, shown }: Reading): EntryBlock[] =>
  isReadLine(text) ? [{ ...lineBlock(text, isProse, shown), field }] : [];

const labels = (
  links: readonly { readonly label: string }[],
  field: FieldPath,
  reading: Reading,
): EntryBlock[] =>
  links.flatMap(({ label }, index) =>
    line(label, { field: [...field, index, 'label'], isProse: false }, reading),
  );

type Cells = readonly (readonly (string | object)[])[];

const cells = (rows: Cells, field: FieldPath, reading: Reading): EntryBlock[] =>
  rows.flatMap((row, r) =>
    row.flatMap((cell, c) =>
      typeof cell === 'string' ? line(cell, { field: [...field, r, c], isProse: true }, reading) : [],
    ),
  );
