import { isPlayed } from '../../../../schemas/base/is-played.ts';
import type { FieldFacts, SpaceFacts, TypeFacts } from '../facts/facts.ts';
import type { Role } from '../proposal.ts';
import { hasWord } from '../words.ts';
import { type PointedRole, evidence, neededPoints } from './evidence.ts';
import { isTopicField, type TypeView, viewOf } from './type-view.ts';

export interface Decision {
  readonly role: Role;
  readonly view: TypeView;
  readonly reasons: readonly string[];
}

/** What each type is for. `ours` are the types that are read without a mapping. */
export function rolesIn(facts: SpaceFacts, ours: (type: string) => boolean): Map<string, Decision> {
  const views = [...facts.values()].map(viewOf);
  const decisions = new Map(
    views.map((view): [string, Decision] => {
      const { id } = view.type;
      const decided = ours(id) ? { role: 'ours' as const, reasons: [] } : decide(view, facts);
      return [id, { ...decided, view }];
    }),
  );
  spreadSettings(decisions);
  return decisions;
}

/** What only settings hold is a part of them. */
function spreadSettings(decisions: Map<string, Decision>): void {
  const isSettingsType = (type: string): boolean => decisions.get(type)?.role === 'settings';
  for (let hasChanged = true; hasChanged;) {
    hasChanged = false;
    for (const [id, { role, view }] of decisions) {
      const holders = view.referrers.filter(({ count, type }) => count > 0 && type !== id);
      if (role !== 'open' || holders.length === 0 || view.slug !== undefined) continue;
      if (!holders.every(({ type, field }) => isSettingsType(type) || isSeoField(field))) continue;
      decisions.set(id, {
        role: 'settings',
        view,
        reasons: ['only settings and fields for search engines lead to it'],
      });
      hasChanged = true;
    }
  }
}

const isSeoField = ({ tokens }: FieldFacts): boolean =>
  tokens.some((token) => /^(?:seo|meta|metadata|metatags?)$/u.test(token));

type Decided = Omit<Decision, 'view'>;

function decide(view: TypeView, facts: SpaceFacts): Decided {
  const clear = byShape.flatMap(({ role, claim, holds }) =>
    holds(view, facts) ? [{ role, reasons: [claim] }] : [],
  )[0];
  return clear ?? byPoints(view);
}

interface Shape {
  readonly role: Role;
  readonly claim: string;
  readonly holds: (type: TypeView, facts: SpaceFacts) => boolean;
}

/** What the fields alone say, the first that holds. */
const byShape: readonly Shape[] = [
  { role: 'redirect', claim: 'two addresses, and its name is one of redirects', holds: isRedirect },
  { role: 'settings', claim: 'its name is one of settings, menus and data for machines', holds: isSettings },
  { role: 'code', claim: 'a text with code and its language', holds: isCode },
  { role: 'video', claim: 'the address of a video', holds: isVideo },
  { role: 'picture', claim: 'one file with its words', holds: isPicture },
  { role: 'question', claim: 'a question and its answer, in lists of others', holds: isQuestion },
  { role: 'callout', claim: 'a text, and its name is one of callouts', holds: isCallout },
];

const shown = ({ referrers }: TypeFacts): boolean => referrers.length > 0;

function isRedirect({ tokens, fields }: TypeView): boolean {
  return hasWord(tokens, 'redirect') && redirectFields(fields) !== undefined;
}

/** The fields of a redirect: where from and where to. */
export function redirectFields(
  fields: readonly FieldFacts[],
): { readonly from: FieldFacts; readonly to: FieldFacts } | undefined {
  const symbols = fields.filter(({ field }) => field.type === 'Symbol');
  const from = symbols.find(({ tokens }) =>
    tokens.some((token) => /^(?:from|source|old|von|desde|origin)/u.test(token)),
  );
  const to = symbols.find(({ tokens }) =>
    tokens.some((token) => /^(?:to|target|destination|new|nach|hasta|ziel)$/u.test(token)),
  );
  return from && to && from !== to ? { from, to } : undefined;
}

function isSettings(view: TypeView, facts: SpaceFacts): boolean {
  return isSettingsName(view.tokens) && !isContent(view, facts);
}

function isSettingsName(tokens: readonly string[]): boolean {
  if (hasWord(tokens, 'settings')) return true;
  return (
    hasWord(tokens, 'chrome') &&
    tokens.some((token) => !hasWord([token], 'plain')) &&
    tokens.every((token) => hasWord([token], 'chrome', 'plain'))
  );
}

/** Other entries have it among their parts. */
function isContent({ referrers, type }: TypeFacts, facts: SpaceFacts): boolean {
  return referrers.some(
    ({ type: from, field, count }) =>
      count > 0 &&
      from !== type.id &&
      !hasWord(field.tokens, 'settings', 'chrome', 'seo', 'navigation') &&
      !isSettingsName(facts.get(from)?.tokens ?? []),
  );
}

function isCode({ fields, tokens, entries }: TypeView): boolean {
  const code = codeField(fields);
  return code !== undefined && hasWord(tokens, 'code') && code.filled === entries;
}

export const codeField = (fields: readonly FieldFacts[]): FieldFacts | undefined =>
  fields.find(({ field, tokens }) => field.type === 'Text' && hasWord(tokens, 'code'));

function isVideo({ fields, entries, title }: TypeView): boolean {
  const video = videoField(fields);
  if (video === undefined || title === undefined || title.filled < entries) return false;
  return video.filled === entries && fields.every((each) => each.words === 0 || isLabel(each));
}

/** The field with the address of a video that can be played. */
export const videoField = (fields: readonly FieldFacts[]): FieldFacts | undefined =>
  fields.find(({ texts }) => texts.length > 0 && texts.every((text) => isPlayed(text)));

/** A word or two, an address, or a choice. */
const isLabel = ({ field, texts }: FieldFacts): boolean =>
  field.type === 'Array of Symbol' ||
  field.limits.values !== undefined ||
  (field.type === 'Symbol' && texts.every((text) => text.length <= 120));

function isPicture({ fields, longTexts, slug, assets, type, tokens, referrers }: TypeView): boolean {
  if (!hasWord(tokens, 'file') || hasWord(tokens, 'person')) return false;
  if (
    referrers.some(
      ({ field }) => !hasWord(field.tokens, 'image') && (hasWord(field.tokens, 'by') || isTopicField(field)),
    )
  )
    return false;
  const file = assets.filter(({ filled }) => filled > 0)[0] ?? assets[0];
  if (file === undefined || slug !== undefined || longTexts.length > 0) return false;
  const others = fields.filter((each) => each !== file && each.filled > 0);
  const texts = others.filter(({ words, field }) => words > 0 && field.limits.values === undefined);
  return (
    texts.every(
      (each) =>
        each.field.id === type.displayField ||
        hasWord(each.tokens, 'alt', 'caption', 'internal', 'technical', 'image', 'description', 'seo'),
    ) &&
    texts.length <= 4 &&
    assets.filter(({ filled }) => filled > 0).length <= 1 &&
    others.every(
      (each) => each.targets.size === 0 || hasWord(each.tokens, 'settings') || each.field.type === 'RichText',
    )
  );
}

export function questionFields(
  fields: readonly FieldFacts[],
): { readonly question: FieldFacts; readonly answer: FieldFacts } | undefined {
  const question = fields.find(
    ({ field, tokens, texts }) =>
      (field.type === 'Symbol' || (field.type === 'Text' && texts.every((text) => !text.includes('\n')))) &&
      hasWord(tokens, 'question', 'term'),
  );
  const answer = fields.find(
    (each) =>
      each !== question &&
      ['RichText', 'Text', 'Symbol'].includes(each.field.type) &&
      hasWord(each.tokens, 'answer', 'definition'),
  );
  return question && answer ? { question, answer } : undefined;
}

function isQuestion(view: TypeView): boolean {
  const found = questionFields(view.fields);
  if (found === undefined || !shown(view) || found.question.filled < view.entries) return false;
  const known: readonly FieldFacts[] = [found.question, found.answer];
  return view.fields.every(
    (each) =>
      known.includes(each) ||
      (each.words === 0 && each.targets.size === 0) ||
      each.field.id === view.type.displayField ||
      hasWord(each.tokens, 'internal') ||
      each.field.limits.values !== undefined,
  );
}

/** The name that only editors see: the one of Contentful's lists, where readers see another. */
export const isInternalName = (each: FieldFacts, { title, type }: TypeView): boolean =>
  hasWord(each.tokens, 'internal') ||
  (each !== title &&
    each.field.id === type.displayField &&
    each.tokens.some((token) => token === 'name' || token === 'nombre'));

function isCallout({
  tokens,
  longTexts,
  shortTexts,
  fields,
  slug,
  partLists,
  referrers,
  entries,
}: TypeView): boolean {
  return (
    hasWord(tokens, 'callout') &&
    !hasWord(tokens, 'release') &&
    (referrers.length > 0 || entries === 0) &&
    slug === undefined &&
    longTexts.length === 1 &&
    partLists.length === 0 &&
    shortTexts.every(({ filled, field }) => filled === 0 || field.limits.values !== undefined) &&
    fields.every(({ targets, files }) => targets.size === 0 && files.size === 0)
  );
}

const pointed: readonly PointedRole[] = ['person', 'topic', 'page'];

/** The first role with enough points, or the claims for the nearest one. */
function byPoints(view: TypeView): Decided {
  const scores = pointed.map((role) => {
    const found = evidence.filter((each) => each.role === role && each.holds(view));
    return { role, found, points: found.reduce((sum, { points }) => sum + points, 0) };
  });
  const enough = scores.find(({ role, points }) => points >= neededPoints[role]);
  if (enough?.role === 'topic' && isTag(view)) {
    return {
      role: 'tag',
      reasons: [
        `its name is one of tags, and there are over ${manyTags}: their titles are the tags of pages`,
      ],
    };
  }
  if (enough !== undefined && (enough.role !== 'page' || hasPageContent(view))) {
    return {
      role: enough.role,
      reasons: enough.found.map(({ claim, points }) => (points < 0 ? `though ${claim}` : claim)),
    };
  }
  return {
    role: 'open',
    reasons: openReasons(
      view,
      scores.find(({ role }) => role === 'page'),
    ),
  };
}

/** Entries that only name something count as tags and not as topics where there are more. */
const manyTags = 60;

const isTag = ({ tokens, entries, slug, longTexts }: TypeView): boolean =>
  hasWord(tokens, 'tag') && entries > manyTags && slug === undefined && longTexts.length === 0;

/** A page has a title and something to read. */
const hasPageContent = ({ title, longTexts, partLists, slug, entries }: TypeView): boolean =>
  (title !== undefined || (entries === 1 && longTexts.length > 0)) &&
  (longTexts.length > 0 || partLists.length > 0 || slug !== undefined);

const openReasons = (view: TypeView, page: { readonly points: number } | undefined): string[] => [
  view.referrers.length > 0
    ? 'shown in place by the entries that hold it'
    : 'no entry holds it, and too little says that it is a page',
  page !== undefined && page.points >= neededPoints.page
    ? 'a page needs a title, and a text, parts or a slug'
    : `${page?.points ?? 0} of ${neededPoints.page} points as a page`,
];
