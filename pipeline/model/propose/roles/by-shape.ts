import type { FieldFacts, SpaceFacts, TypeFacts } from '../facts/facts.ts';
import type { Role } from '../proposal.ts';
import { hasWord } from '../words.ts';
import type { Decision } from './decision.ts';
import { codeField, questionFields, redirectFields, videoField } from './fields-of-shapes.ts';
import { isTopicField, type TypeView } from './type-view.ts';

/** The role that the fields alone say. Undefined: they do not. */
export function byShape(view: TypeView, facts: SpaceFacts): Omit<Decision, 'view'> | undefined {
  const shape = shapes.find(({ holds }) => holds(view, facts));
  return shape && { role: shape.role, reasons: [shape.claim] };
}

interface Shape {
  readonly role: Role;
  readonly claim: string;
  readonly holds: (type: TypeView, facts: SpaceFacts) => boolean;
}

/** The first that holds counts. */
const shapes: readonly Shape[] = [
  { role: 'redirect', claim: 'two addresses, and its name is one of redirects', holds: isRedirect },
  { role: 'settings', claim: 'its name is one of settings, menus and data for machines', holds: isSettings },
  { role: 'code', claim: 'a text with code and its language', holds: isCode },
  { role: 'video', claim: 'the address of a video', holds: isVideo },
  { role: 'picture', claim: 'one file with its words', holds: isPicture },
  { role: 'question', claim: 'a question and its answer, in lists of others', holds: isQuestion },
  { role: 'callout', claim: 'a text, and its name is one of callouts', holds: isCallout },
];

function isRedirect({ tokens, fields }: TypeView): boolean {
  return hasWord(tokens, 'redirect') && redirectFields(fields) !== undefined;
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

function isVideo({ fields, entries, title }: TypeView): boolean {
  const video = videoField(fields);
  if (video === undefined || title === undefined || title.filled < entries) return false;
  return video.filled === entries && fields.every((each) => each.words === 0 || isLabel(each));
}

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

function isQuestion(view: TypeView): boolean {
  const found = questionFields(view.fields);
  if (found === undefined || view.referrers.length === 0 || found.question.filled < view.entries)
    return false;
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
