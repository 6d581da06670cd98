import type { EntryId } from '../../schemas/base/ids.ts';
import { invariant } from '../../schemas/base/invariant.ts';
import type { ContentTypeDefinition } from '../../schemas/content/content-type.ts';
import { contentTypes } from '../../schemas/content/index.ts';
import type { EntryLinkValue } from '../../schemas/fields/link-value.ts';
import type { Field } from '../../schemas/fields/index.ts';
import type { SectionId } from '../../schemas/spec/section-titles.ts';
import type { Entry } from '../entry.ts';

/** The heading under which a part is shown. */
export interface PartHeading {
  readonly title: string;
  /** The name that an editor gave the place. */
  readonly name: string | undefined;
  /** It is listed in the article's contents. */
  readonly isListed: boolean;
}

/** The heading under which a part is shown, or undefined where it has none. */
export function headingOf(entry: Entry, entries: ReadonlyMap<EntryId, Entry>): PartHeading | undefined {
  const heading = definitionOf(entry).heading;
  if (heading === undefined) return undefined;
  if (heading.unlessField !== undefined && entry.fields[heading.unlessField] === true) return undefined;
  const value = entry.fields[heading.titleField];
  const title =
    typeof value === 'string'
      ? value
      : entries.get((value as EntryLinkValue | undefined)?.sys.id as EntryId)?.title;
  if (title === undefined || title.trim() === '') return undefined;
  const anchor = heading.anchorField === undefined ? undefined : entry.fields[heading.anchorField];
  return { title: title.trim(), name: anchorName(anchor), isListed: heading.isMinor !== true };
}

/** An anchor as editors type it, without the white space and the `#` that some of them add. */
const anchorName = (value: unknown): string | undefined =>
  typeof value === 'string' ? value.trim().replace(/^#/u, '') || undefined : undefined;

/** For a link field that leads to a place: the name of the place, from the field beside it. */
export function linkedAnchor(entry: Entry, field: Field): string | undefined {
  const anchorField = 'anchorFrom' in field ? field.anchorFrom : undefined;
  return anchorField === undefined ? undefined : anchorName(entry.fields[anchorField]);
}

/** The content types that a field takes; undefined where any is taken. */
export const targetsOf = (field: Field): readonly string[] | undefined =>
  'to' in field ? field.to : undefined;

/** What something on a page stands in, and how many parts the page may still show. */
export interface Within {
  readonly ids: readonly EntryId[];
  readonly page: { partsLeft: number };
}

/** Entries that embed one another in many ways could fill a page for ever, and stand too deep for any program. */
const maxParts = 5000;
const maxNesting = 50;

export const onPage = (): Within => ({ ids: [], page: { partsLeft: maxParts } });
export const inside = (within: Within, id: EntryId): Within => ({ ...within, ids: [...within.ids, id] });

/** The entry that a field or an embed shows, if the build carries it and it does not stand in itself. */
export function shownPart(
  id: string,
  to: readonly string[] | undefined,
  within: Within,
  { entries, taken }: { readonly entries: ReadonlyMap<EntryId, Entry>; readonly taken: ReadonlySet<EntryId> },
): Entry | undefined {
  const entry = entries.get(id as EntryId);
  if (entry?.type === undefined || !taken.has(entry.id) || within.ids.includes(entry.id)) return undefined;
  if (to !== undefined && !to.includes(entry.type)) return undefined;
  if (within.page.partsLeft === 0 || within.ids.length >= maxNesting) return undefined;
  within.page.partsLeft -= 1;
  return entry;
}

/** The fixed section in which a field stands. */
export function sectionOf(definition: ContentTypeDefinition, field: string): SectionId | undefined {
  const found = Object.entries(definition.sections ?? {}).find(([, fields]) => fields.includes(field));
  return found?.[0] as SectionId | undefined;
}

/** Our definition of a taken entry's type. */
export function definitionOf(entry: Entry): ContentTypeDefinition {
  invariant(entry.type !== undefined, `the shown entry ${entry.id} has a content type of ours`);
  return contentTypes[entry.type];
}
