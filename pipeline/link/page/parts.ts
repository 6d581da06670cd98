import type { EntryId } from '../../../schemas/base/ids.ts';
import { invariant } from '../../../schemas/base/invariant.ts';
import { isSeenText } from '../../../schemas/base/text/seen-text.ts';
import { isEmbeddedType } from '../../../schemas/content/article-types.ts';
import type { ContentTypeDefinition } from '../../../schemas/content/content-type.ts';
import { contentTypes } from '../../../schemas/content/index.ts';
import type { EntryLinkValue } from '../../../schemas/fields/link-value.ts';
import type { Field } from '../../../schemas/fields/index.ts';
import { partTitleOf } from '../../../schemas/part-title-of.ts';
import type { PageTitles, SectionId } from '../../../schemas/page-titles/en.ts';
import type { Entry } from '../../entry.ts';
import { type EmptyParts, isEmptyPart } from './empty-part.ts';
import { showsType } from './shows-type.ts';

/** The heading under which a part is shown. */
export interface PartHeading {
  readonly title: string;
  /** The anchor that an editor chose. */
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
  if (title === undefined || !isSeenText(title)) return undefined;
  const anchor = heading.anchorField === undefined ? undefined : entry.fields[heading.anchorField];
  return { title: title.trim(), name: anchorName(anchor), isListed: heading.isMinor !== true };
}

/** The heading of a part of a list in which every part has one. */
export function headedPart(
  entry: Entry,
  { entries, titles }: { readonly entries: ReadonlyMap<EntryId, Entry>; readonly titles: PageTitles },
): PartHeading | undefined {
  const own = headingOf(entry, entries);
  if (own !== undefined || entry.type === undefined || !isEmbeddedType(entry.type)) return own;
  const template = entry.fields['spotlightBoxType'] as EntryLinkValue | undefined;
  const codeId = entries.get(template?.sys.id as EntryId)?.fields['codeId'];
  const word = titles[partTitleOf(entry.type, typeof codeId === 'string' ? codeId : undefined)];
  // readers do not see the field `name`
  const title = definitionOf(entry).titleField === 'name' ? undefined : entry.title;
  return { title: title?.trim() || word, name: undefined, isListed: true };
}

/** The heading of a part that has none of its own, after parts of the same list that have one. */
export function restHeading(entry: Entry, titles: PageTitles): PartHeading | undefined {
  const id = definitionOf(entry).heading?.restTitle;
  return id && { title: titles[id], name: undefined, isListed: true };
}

/** An anchor as editors type it, without the white space and the `#` that some of them add. */
const anchorName = (value: unknown): string | undefined =>
  typeof value === 'string' && isSeenText(value) ? value.trim().replace(/^#/u, '') || undefined : undefined;

/** For a link field to an anchor: the anchor, from the field beside it. */
export function linkedAnchor(entry: Entry, field: Field): string | undefined {
  const anchorField = 'anchorFrom' in field ? field.anchorFrom : undefined;
  return anchorField === undefined ? undefined : anchorName(entry.fields[anchorField]);
}

/** The content types that a field accepts; undefined if it accepts any. */
export const targetsOf = (field: Field): readonly string[] | undefined =>
  'to' in field && field.to.length > 0 ? field.to : undefined;

/** The entries around something on a page, from the article on, and the parts that the page has shown so far. */
export interface Within {
  readonly ids: readonly EntryId[];
  readonly page: ShownParts;
}

interface ShownParts {
  readonly shown: Set<EntryId>;
  repeated: number;
  readonly leftOut: Map<PartLimit, LeftOutParts>;
  readonly empty: EmptyParts;
  /** The entries of other types whose fields the page shows, and how many of them stand deeper than the limit for repeated ones. */
  readonly cards: Set<EntryId>;
  deeper: number;
}

/** Why a page has no room for a part. */
export type PartLimit = 'nested' | 'repeated';

/** The parts that a page leaves out, because it would be too large to be shown. */
export interface LeftOutParts {
  readonly limit: PartLimit;
  /** The first of them, and the entry that refers to it. */
  readonly entry: EntryId;
  readonly within: EntryId | undefined;
  count: number;
}

/**
 * How deep parts are nested, and how many repeated parts a page shows. Repeated parts are limited because entries that show one another
 * could double the page at each level. Browsers and the call stack limit the depth.
 */
export const partLimits: Readonly<Record<PartLimit, number>> = { nested: 50, repeated: 10_000 };

export const onPage = (): Within => ({
  ids: [],
  page: {
    shown: new Set(),
    repeated: 0,
    leftOut: new Map(),
    empty: new Map(),
    cards: new Set(),
    deeper: 0,
  },
});
export const inside = (within: Within, id: EntryId): Within => ({ ...within, ids: [...within.ids, id] });

/** A reference to a part. */
export interface PartLink {
  readonly id: string;
  /** The content types that its field accepts; undefined if it accepts any. */
  readonly to?: readonly string[] | undefined;
}

/** The entry that a field or an embed shows. It is included in the build, not empty, and not shown inside itself. */
export function shownPart(
  { id, to }: PartLink,
  within: Within,
  lookup: { readonly entries: ReadonlyMap<EntryId, Entry>; readonly included: ReadonlySet<EntryId> },
): Entry | undefined {
  const { entries, included } = lookup;
  const entry = entries.get(id as EntryId);
  if (entry?.type === undefined || !included.has(entry.id) || within.ids.includes(entry.id)) return undefined;
  if (!showsType(entry.type, to)) return undefined;
  if (isEmptyPart(entry, lookup, within.page.empty)) return undefined;
  return hasRoom(entry.id, within) ? entry : undefined;
}

/** Whether the page has room for a part. Counts the part, or notes that it is left out. */
function hasRoom(id: EntryId, { ids, page }: Within): boolean {
  const isRepeated = page.shown.has(id);
  if (ids.length >= partLimits.nested) return leaveOut('nested');
  if (isRepeated && page.repeated >= partLimits.repeated) return leaveOut('repeated');
  page.shown.add(id);
  if (isRepeated) page.repeated += 1;
  return true;

  function leaveOut(limit: PartLimit): false {
    const known = page.leftOut.get(limit);
    if (known === undefined) page.leftOut.set(limit, { limit, entry: id, within: ids.at(-1), count: 1 });
    else known.count += 1;
    return false;
  }
}

/**
 * The cards of entries of other types within such cards. Down to the depth `repeated` each shows its fields. A deeper card does so down to
 * `nested`, once a page and at most `deeper` times a page: such entries often all lead to one another. Any other card is a title.
 * Source: docs/requirements.md, MP-7.
 */
const otherLimits = { repeated: 3, nested: 20, deeper: 200 };

/** Whether the page shows the fields of an entry within others. Counts the entry, so it is asked once for each place. */
export function showsFields(
  { id, type }: Entry,
  { ids, page }: Within,
  { entries }: { readonly entries: ReadonlyMap<EntryId, Entry> },
): boolean {
  if (type !== contentTypes.otherEntry.id) return true;
  const depth = ids.filter((each) => entries.get(each)?.type === contentTypes.otherEntry.id).length;
  if (depth >= otherLimits.repeated) {
    const isFull = depth >= otherLimits.nested || page.deeper >= otherLimits.deeper;
    if (isFull || page.cards.has(id)) return false;
    page.deeper += 1;
  }
  page.cards.add(id);
  return true;
}

/** The fixed section that contains a field. */
export function sectionOf(definition: ContentTypeDefinition, field: string): SectionId | undefined {
  const found = Object.entries(definition.sections ?? {}).find(([, fields]) => fields.includes(field));
  return found?.[0] as SectionId | undefined;
}

/** Our definition of an included entry's type. */
export function definitionOf(entry: Entry): ContentTypeDefinition {
  invariant(entry.type !== undefined, `the shown entry ${entry.id} has a content type of ours`);
  return contentTypes[entry.type];
}
