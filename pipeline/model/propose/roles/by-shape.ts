import type { FieldFacts, SpaceFacts } from '../facts/facts.ts';
import type { Role } from '../proposal.ts';
import { hasWord } from '../words.ts';
import type { Decision } from './decision.ts';
import { isAnnouncement } from './announcement.ts';
import { codeField, redirectFields, videoField } from './fields-of-shapes.ts';
import { isQuestion, isStep, isTerm } from './parts.ts';
import { isSettings } from './settings.ts';
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
  { role: 'redirect', claim: 'two addresses, and its name has a word for redirects', holds: isRedirect },
  {
    role: 'settings',
    claim: 'its name has a word for settings, menus or data for machines',
    holds: isSettings,
  },
  { role: 'code', claim: 'a text with code and its language', holds: isCode },
  { role: 'video', claim: 'the address of a video', holds: isVideo },
  { role: 'picture', claim: 'one file, and words about it', holds: isPicture },
  {
    role: 'announcement',
    claim: 'a short text that no page has inside, and its name has a word for news',
    holds: isAnnouncement,
  },
  { role: 'term', claim: 'a term and its explanation, in lists of others', holds: isTerm },
  { role: 'step', claim: 'a heading and a text, in lists of steps', holds: isStep },
  { role: 'question', claim: 'a question and its answer, in lists of others', holds: isQuestion },
  { role: 'callout', claim: 'a text, and its name has a word for callouts', holds: isCallout },
];

function isRedirect({ tokens, fields }: TypeView): boolean {
  return hasWord(tokens, 'redirect') && redirectFields(fields) !== undefined;
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
