import type { EntryId } from '../../../schemas/base/ids.ts';
import type { ContentTypeDefinition } from '../../../schemas/content/content-type.ts';
import { contentTypes } from '../../../schemas/content/index.ts';
import type { FieldKind } from '../../../schemas/fields/index.ts';
import type { EntryLinkValue } from '../../../schemas/fields/link-value.ts';
import type { Entry, TextSource } from '../../entry.ts';
import { otherValuesOf } from '../../filled-fields.ts';
import { readText } from '../../rich-text/read-text.ts';
import { isLinkedType, showsType } from './shows-type.ts';

interface Lookup {
  readonly entries: ReadonlyMap<EntryId, Entry>;
  readonly included: ReadonlySet<EntryId>;
}

/** A page shows parts to this depth. */
const maxDepth = 50;

/** The known results by part. They hold while the entries stay the same. */
export type EmptyParts = Map<EntryId, boolean>;

/**
 * Whether a part has content, and readers see none of it: only empty paragraphs, or embeds and parts that are not shown. Such a part is
 * left out with its heading. A part whose fields are not filled in is not empty: it shows its heading. Neither is a part whose heading
 * is not listed in the contents, as in a release note. Source: docs/requirements.md, AR-20.
 */
export const isEmptyPart = (entry: Entry, lookup: Lookup, known: EmptyParts): boolean =>
  isEmptyAt(entry, { lookup, known, depth: 0 });

interface At {
  readonly lookup: Lookup;
  readonly known: EmptyParts;
  readonly depth: number;
}

function isEmptyAt(entry: Entry, { lookup, known, depth }: At): boolean {
  if (entry.type === 'otherEntry')
    return entry.fields['title'] === undefined && otherValuesOf(entry).length === 0;
  const definition: ContentTypeDefinition | undefined = entry.type && contentTypes[entry.type];
  if (definition?.heading === undefined || definition.heading.isMinor === true) return false;
  const before = known.get(entry.id);
  if (before !== undefined) return before;
  if (depth > maxDepth) return false;
  known.set(entry.id, false); // entries that show one another are not empty
  const { titleField } = definition.heading;
  const filled = Object.entries(definition.fields).filter(
    ([name, { kind }]) => name !== titleField && contentKinds.has(kind) && isFilled(entry.fields[name]),
  );
  const isEmpty =
    filled.length > 0 &&
    !filled.some(([name, field]) => shows(entry.fields[name], field, { lookup, known, depth }));
  known.set(entry.id, isEmpty);
  return isEmpty;
}

const contentKinds: ReadonlySet<FieldKind> = new Set(['part', 'parts', 'richText']);

/** Whether an editor has put something into a field. */
export const isFilled = (value: unknown): boolean =>
  value !== undefined && !(Array.isArray(value) && value.length === 0);

function shows(
  value: unknown,
  field: ContentTypeDefinition['fields'][string],
  { lookup, known, depth }: At,
): boolean {
  const showsPart = (id: string, to?: readonly string[]): boolean => {
    const part = lookup.entries.get(id as EntryId);
    if (part?.type === undefined || !lookup.included.has(part.id)) return false;
    if (isLinkedType(part.type, to)) return true;
    return showsType(part.type, to) && !isEmptyAt(part, { lookup, known, depth: depth + 1 });
  };
  if (field.kind === 'part') return showsPart((value as EntryLinkValue).sys.id, field.to);
  if (field.kind === 'parts')
    return (value as readonly EntryLinkValue[]).some(({ sys }) => showsPart(sys.id, field.to));
  if (field.kind !== 'richText') return false;
  const { hasOwnContent, flow } = readText(value as TextSource);
  return hasOwnContent || flow.some((step) => step.kind === 'embed' && showsPart(step.entry));
}
