import type { FieldFacts, SpaceFacts } from '../facts/facts.ts';
import { hasWord } from '../words.ts';
import { isSettingsName } from './settings.ts';
import { averageWords, type TypeView } from './type-view.ts';

/** So many words on average make a text an article. */
const articleWords = 80;

/** News for all readers: named, short, without an address, and held by settings at most. Other names than those of news need more. */
export function isAnnouncement(view: TypeView, facts: SpaceFacts): boolean {
  const { tokens, title, slug, entries, longTexts, partLists, referrers, fields } = view;
  if (entries === 0 || slug !== undefined || title === undefined || title.filled < entries) return false;
  if (partLists.some(({ filled }) => filled > 0)) return false;
  if (longTexts.some((each) => averageWords(each) > articleWords)) return false;
  const isHeld = referrers.some(
    ({ count, type }) => count > 0 && !isSettingsName(facts.get(type)?.tokens ?? []),
  );
  if (isHeld) return false;
  return (
    hasWord(tokens, 'announcement') ||
    (hasWord(tokens, 'alert') && fields.some((each) => isSeverity(each) || isPeriod(each) || isActive(each)))
  );
}

/** How grave the news is. */
export const isSeverity = ({ field, tokens }: FieldFacts): boolean =>
  field.type === 'Symbol' &&
  (hasWord(tokens, 'severity') ||
    (field.limits.values ?? []).some((value) => severities.test(String(value))));

const severities = /^(?:info|information|warn|warning|error|danger|critical|urgent|success)$/iu;

/** When the news begins or ends. */
export const isPeriod = ({ field, tokens }: FieldFacts): boolean =>
  field.type === 'Date' && hasWord(tokens, 'period');

/** Whether the news is shown. */
export const isActive = ({ field, tokens }: FieldFacts): boolean =>
  field.type === 'Boolean' && hasWord(tokens, 'active');
