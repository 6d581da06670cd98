import type { Referrer } from '../facts/facts.ts';
import { hasWord, tokensOf } from '../words.ts';
import { termFields } from './fields-of-shapes.ts';
import { isTopicField, type TypeView } from './type-view.ts';

/** The roles that are decided by points. */
export type PointedRole = 'page' | 'person' | 'topic';

/** The points that a type needs for a role. Found by trials with exports of 48 spaces. */
export const neededPoints: Readonly<Record<PointedRole, number>> = { page: 4, person: 4, topic: 4 };

/** Something that speaks for a role, or against it. */
export interface Evidence {
  readonly role: PointedRole;
  readonly points: number;
  /** What is true of the type, as a claim: `a slug`. */
  readonly claim: string;
  readonly holds: (type: TypeView) => boolean;
}

/** How many entries a type has at least to count as one with many. */
const many = 5;

/** Everything that counts, in the order in which it is told. */
export const evidence: readonly Evidence[] = [
  { role: 'page', points: 1, claim: 'a title', holds: ({ title }) => title !== undefined },
  { role: 'page', points: 3, claim: 'a slug', holds: ({ slug }) => slug !== undefined },
  { role: 'page', points: 2, claim: 'a long text', holds: ({ longTexts }) => longTexts.length > 0 },
  { role: 'page', points: 2, claim: 'a list of parts', holds: ({ partLists }) => partLists.length > 0 },
  { role: 'page', points: 2, claim: 'fields for search engines', holds: hasSeo },
  { role: 'page', points: 1, claim: 'a date of publication', holds: hasDate },
  { role: 'page', points: 1, claim: 'authors', holds: ({ fields }) => fields.some((each) => isReference(each.field.type) && hasWord(each.tokens, 'by')) },
  { role: 'page', points: 1, claim: 'many entries', holds: ({ entries }) => entries >= many },
  { role: 'page', points: 1, claim: 'its name has a word for pages', holds: ({ tokens }) => hasWord(tokens, 'page') && !hasWord(tokens, 'part') },
  { role: 'page', points: 1, claim: 'menus or links lead to it', holds: ({ referrers, slug }) => referrers.some((each) => isNavigation(each, slug !== undefined)) },
  { role: 'page', points: 1, claim: 'no entry has it inside', holds: (type) => type.entries > 0 && showers(type).length === 0 },
  { role: 'page', points: 2, claim: 'a term and its explanation', holds: (type) => termFields(type) !== undefined && showers(type).length === 0 },
  { role: 'page', points: -2, claim: 'other entries have it inside', holds: (type) => showers(type).some(({ count }) => count > 0) },
  { role: 'page', points: -4, claim: 'it has no address', holds: (type) => type.slug === undefined && showers(type).some(({ count }) => count > 0) },
  { role: 'page', points: -3, claim: 'its name has a word for parts', holds: ({ tokens, slug, longTexts }) => hasWord(tokens, 'part') && !(hasWord(tokens, 'page') && slug !== undefined && longTexts.length > 0) },

  { role: 'person', points: 3, claim: 'fields for authors lead to it', holds: ({ referrers }) => referrers.some(({ field }) => hasWord(field.tokens, 'by')) },
  { role: 'person', points: 2, claim: 'its name has a word for persons', holds: ({ tokens }) => hasWord(tokens, 'person') },
  { role: 'person', points: 1, claim: 'a name', holds: ({ title }) => title !== undefined },
  { role: 'person', points: 1, claim: 'a picture', holds: ({ fields }) => fields.some((each) => !isText(each.field.type) && hasWord(each.tokens, 'image')) },
  { role: 'person', points: 1, claim: 'a text about the person', holds: ({ longTexts, fields }) => longTexts.length > 0 || fields.some((each) => each.tokens.includes('bio')) },
  { role: 'person', points: -3, claim: 'it has a list of parts', holds: ({ partLists }) => partLists.length > 0 },
  { role: 'person', points: -3, claim: 'its name has a word for parts', holds: ({ tokens }) => hasWord(tokens, 'part') && !hasWord(tokens, 'person') },

  { role: 'topic', points: 3, claim: 'fields for categories lead to it', holds: ({ referrers, type }) => referrers.some(({ field, type: from }) => from !== type.id && isTopicField(field)) },
  { role: 'topic', points: 2, claim: 'its name has a word for categories', holds: ({ tokens }) => hasWord(tokens, 'topic') },
  { role: 'topic', points: 1, claim: 'a title', holds: ({ title }) => title !== undefined },
  { role: 'topic', points: 1, claim: 'a slug', holds: ({ slug }) => slug !== undefined },
  { role: 'topic', points: -2, claim: 'it has a text as long as a page', holds: ({ longTexts }) => longTexts.some(({ words, filled }) => filled > 0 && words / filled > 80) },
  { role: 'topic', points: -4, claim: 'it has a list of parts', holds: ({ partLists }) => partLists.length > 0 },
  { role: 'topic', points: -4, claim: 'only its parts or texts hold it', holds: ({ referrers }) => referrers.length > 0 && !referrers.some(({ field }) => isTopicField(field)) },
  { role: 'topic', points: -3, claim: 'its name has a word for parts', holds: ({ tokens }) => hasWord(tokens, 'part') },
  { role: 'topic', points: -4, claim: 'nothing leads to it', holds: ({ referrers }) => referrers.length === 0 },
]; // oxfmt-ignore

const isReference = (type: string): boolean => type.endsWith('Link to Entry');
const isText = (type: string): boolean => ['Symbol', 'Text', 'RichText', 'Array of Symbol'].includes(type);

function hasSeo({ fields }: TypeView): boolean {
  return fields.some(
    ({ tokens, field }) => hasWord(tokens, 'seo') && ['Symbol', 'Text', 'Link to Entry'].includes(field.type),
  );
}

function hasDate({ fields }: TypeView): boolean {
  return fields.some(({ tokens, field }) => field.type === 'Date' && hasWord(tokens, 'published'));
}

/** A menu or a link: it leads to pages, and does not show them. */
function isNavigation({ type, field }: Referrer, hasAddress: boolean): boolean {
  const tokens = [...field.tokens, ...tokensOf(type)];
  return hasWord(tokens, 'navigation', 'link') || (hasAddress && field.tokens.includes('page'));
}

/** What shows the entries of a type inside others. */
function showers({ referrers, type, slug }: TypeView): Referrer[] {
  return referrers.filter(
    (referrer) =>
      referrer.type !== type.id &&
      !isNavigation(referrer, slug !== undefined) &&
      !isTopicField(referrer.field) &&
      !hasWord(referrer.field.tokens, 'related', 'by'),
  );
}
