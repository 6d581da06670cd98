import type { ContentTypeDefinition } from '../../schemas/content/content-type.ts';
import { contentTypes } from '../../schemas/content/index.ts';
import type { AssetLinkValue, EntryLinkValue } from '../../schemas/fields/link-value.ts';
import type { ByKind, FieldKind } from '../../schemas/fields/index.ts';
import type { OtherField } from '../../schemas/fields/kinds/other-fields.ts';
import type { FieldChange, Named } from '../../schemas/report/difference.ts';
import type { FieldPath } from '../../schemas/report/diagnostic.ts';
import type { Entry, TextSource } from '../entry.ts';
import { otherValuesOf } from '../filled-fields.ts';
import type { Cells } from '../inspect/content/texts-of.ts';
import { documentSource } from '../link/document-source.ts';
import { documentIn } from '../link/loose-references.ts';
import { listChange } from './values/list-change.ts';
import { lineChange, type LineContext } from './values/runs.ts';
import { isSameValue } from './values/same-value.ts';
import { plainBlock, textBlocks, type TextBlock } from './values/text-blocks.ts';
import { textChange } from './values/text-change.ts';

/** The language that a field is compared in, and the names of what it refers to. */
export interface FieldContext extends LineContext {
  readonly nameOf: (id: string) => Named;
}

/** How the fields of an entry have changed, in the order in which a reader meets them. */
export function fieldChanges(before: Entry, after: Entry, context: FieldContext): FieldChange[] {
  const kinds = before.contentType === after.contentType ? kindsOf(after) : undefined;
  const own = kinds === undefined ? [...looseNames(before, after)] : [...kinds.keys()];
  const fields = own.flatMap((name) => {
    const [old, now] = [before.fields[name], after.fields[name]];
    if (isSameValue(old, now)) return [];
    const field = [after.fieldNames.get(name) ?? name];
    const kind = kinds?.get(name);
    const compareField: CompareField = kind === undefined ? loose : (compare[kind] ?? scalar);
    return compareField({ before: old as never, after: now as never }, field, context) ?? [];
  });
  return [...fields, ...(kinds === undefined ? [] : otherChanges(before, after, context))];
}

/** How the fields of an entry of a type that is not ours have changed, in the order of its model. */
function otherChanges(before: Entry, after: Entry, context: FieldContext): FieldChange[] {
  const [old, now] = [before, after].map(
    (entry) => new Map(otherValuesOf(entry).map((each) => [each.id, each])),
  ) as [Map<string, OtherField>, Map<string, OtherField>]; // one for each of the two
  return [...new Set([...now.keys(), ...old.keys()])].flatMap((id) => {
    const values = { before: old.get(id)?.value, after: now.get(id)?.value };
    if (isSameValue(values.before, values.after)) return [];
    const compareField = compareOther[(now.get(id) ?? old.get(id))?.kind ?? 'data'];
    return compareField(values as never, [id], context) ?? []; // a field is of one kind
  });
}

const looseNames = (before: Entry, after: Entry): string[] =>
  [...new Set([...Object.keys(before.fields), ...Object.keys(after.fields)])].toSorted();

function kindsOf({ type }: Entry): ReadonlyMap<string, FieldKind> | undefined {
  if (type === undefined) return undefined;
  const definition: ContentTypeDefinition = contentTypes[type];
  return new Map(
    Object.entries(definition.fields).flatMap(([name, { kind }]): [string, FieldKind][] =>
      kind === 'otherFields' ? [] : [[name, kind]],
    ),
  );
}

type CompareField = (values: Both<never>, field: FieldPath, context: FieldContext) => FieldChange | undefined;

/** A value of a field in both exports. */
interface Both<Value> {
  readonly before: Value;
  readonly after: Value;
}

type Scalar = string | number | boolean;

const value = (
  { before, after }: Both<Scalar | undefined>,
  field: FieldPath,
  context: FieldContext,
): FieldChange => ({
  kind: 'value',
  field: [...field],
  ...(before !== undefined && { before }),
  ...(after !== undefined && { after }),
  ...(typeof before === 'string' &&
    typeof after === 'string' && { runs: [...lineChange([plain(before)], [plain(after)], context).runs] }),
});

const plain = (text: string) => ({ text, marks: '', link: '' });

type Link = EntryLinkValue | AssetLinkValue;

const references = (
  { before = [], after = [] }: Both<readonly Link[] | undefined>,
  field: FieldPath,
  { nameOf }: FieldContext,
): FieldChange | undefined => {
  const [old, now] = [before, after].map((links) => links.map(({ sys }) => sys.id)) as [string[], string[]];
  const { added, removed, moved } = listChange(old, now);
  if (added.length + removed.length + moved.length === 0) return undefined;
  return {
    kind: 'references',
    field: [...field],
    added: added.map((place) => nameOf(now[place] ?? '')),
    removed: removed.map((place) => nameOf(old[place] ?? '')),
    isReordered: moved.length > 0,
  };
};

const reference = ({ before, after }: Both<Link | undefined>, field: FieldPath, context: FieldContext) =>
  references({ before: before && [before], after: after && [after] }, field, context);

const list = ({ before, after }: Both<readonly string[]>, field: FieldPath): FieldChange | undefined => {
  const { added, removed, moved } = listChange(before, after);
  if (added.length + removed.length + moved.length === 0) return undefined;
  return {
    kind: 'list',
    field: [...field],
    added: added.map((place) => after[place] ?? ''),
    removed: removed.map((place) => before[place] ?? ''),
    isReordered: moved.length > 0,
  };
};

/** Lists of words are sets: readers do not see the order of an article's channels. */
const set = (
  { before = [], after = [] }: Both<readonly string[] | undefined>,
  field: FieldPath,
): FieldChange | undefined => {
  const values = { before: [...new Set(before)].toSorted(), after: [...new Set(after)].toSorted() };
  const change = list(values, field);
  return change?.kind === 'list' && change.added.length + change.removed.length > 0 ? change : undefined;
};

const cellBlocks = (rows: Cells = [], field: FieldPath): TextBlock[] =>
  rows.flatMap((row, r) =>
    row.flatMap((cell, c) => {
      const place = [...field, r, c];
      if (typeof cell !== 'string') return asCells(textBlocks(documentSource(cell), place));
      return cell.trim() === '' ? [] : [plainBlock('cell', cell, place)];
    }),
  );

/** A paragraph in a cell is compared as a cell. */
const asCells = (blocks: readonly TextBlock[]): TextBlock[] =>
  blocks.map((block) => (block.kind === 'paragraph' ? { ...block, kind: 'cell' } : block));

/** A program line by line. */
const codeBlocks = (code = '', field: FieldPath): TextBlock[] =>
  code === '' ? [] : code.split(/\r?\n/u).map((line) => plainBlock('code', line, field));

const blocksIn = (source: TextSource | undefined, field: FieldPath): TextBlock[] =>
  source === undefined ? [] : textBlocks(source, field);

/** A value of a type that is not ours: a document is compared as a text, any other object as JSON. */
function loose(
  { before, after }: Both<unknown>,
  field: FieldPath,
  context: FieldContext,
): FieldChange | undefined {
  const [old, now] = [documentIn(before), documentIn(after)];
  if (old !== undefined || now !== undefined)
    return textChange({ before: blocksIn(old, field), after: blocksIn(now, field) }, field, context);
  return scalar({ before, after }, field, context);
}

/** A value as a whole: an object as JSON. */
const scalar = (values: Both<unknown>, field: FieldPath, context: FieldContext): FieldChange =>
  value({ before: asScalar(values.before), after: asScalar(values.after) }, field, context);

const asScalar = (of: unknown): Scalar | undefined =>
  of === undefined || typeof of === 'string' || typeof of === 'number' || typeof of === 'boolean'
    ? of
    : JSON.stringify(of);

/** How each field kind is compared. Plain kinds are compared as a whole. */
const compare: ByKind<Record<FieldKind, CompareField>> = {
  asset: reference,
  cells: ({ before, after }: Both<Cells | undefined>, field, context) =>
    textChange({ before: cellBlocks(before, field), after: cellBlocks(after, field) }, field, context),
  code: ({ before, after }: Both<string | undefined>, field, context) =>
    textChange({ before: codeBlocks(before, field), after: codeBlocks(after, field) }, field, context),
  labelledLinks: ({ before = [], after = [] }: Both<readonly Labelled[] | undefined>, field) =>
    list({ before: before.map(inWords), after: after.map(inWords) }, field),
  link: reference,
  links: references,
  part: reference,
  parts: references,
  otherFields: scalar, // field by field: compareOther
  richText: ({ before, after }: Both<TextSource | undefined>, field, context) =>
    textChange({ before: blocksIn(before, field), after: blocksIn(after, field) }, field, context),
  symbols: set,
  url: value,
};

/** The same for the fields of a type that is not ours. */
const compareOther: Readonly<Record<OtherField['kind'], CompareField>> = {
  text: scalar,
  richText: compare.richText,
  date: scalar,
  number: scalar,
  boolean: scalar,
  list: set,
  data: scalar,
  location: scalar,
  assets: references,
  entries: references,
};

interface Labelled {
  readonly label: string;
  readonly url: string;
}

const inWords = ({ label, url }: Labelled): string => `${label} (${url})`;
