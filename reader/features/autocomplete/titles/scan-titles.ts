import { spacelessScripts } from '../../../../schemas/base/text/spaceless.ts';
import type { AutocompleterItem } from '../../../../schemas/services/search/autocompleter.ts';
import { maxSuggestions } from '../../../../schemas/spec/pages/autocomplete.ts';
import { fold, unfoldedRange } from './fold.ts';
import type { Match } from './suggestion-of.ts';

/** An item with its text as the scan compares it. */
export interface Title {
  readonly item: AutocompleterItem;
  readonly folded: string;
}

export const titleOf = (item: AutocompleterItem): Title => ({ item, folded: fold(item.repr) });

/**
 * The first titles that have a folded text where a word starts: those that begin with it, then the others, either in the order
 * of the list. Source: docs/requirements.md, AC-2.
 */
export function scanTitles(titles: readonly Title[], query: string): Match[] {
  const atWordStart = wordStart(query);
  if (atWordStart === undefined) return [];
  const beginning: Match[] = [];
  const inner: Match[] = [];
  for (const { item, folded } of titles) {
    if (!folded.includes(query)) continue;
    const start = folded.startsWith(query) ? 0 : folded.search(atWordStart);
    const matches = start === 0 ? beginning : inner;
    if (start < 0 || matches.length === maxSuggestions) continue;
    const [from, end] = unfoldedRange(item.repr, start, query.length);
    matches.push({ item, start: from, end });
    if (beginning.length === maxSuggestions) break;
  }
  return [...beginning, ...inner].slice(0, maxSuggestions);
}

/** Belongs to the character before it: a combining mark, a joiner. */
const joined = String.raw`[\p{M}\p{Cf}]`;
const inWord = String.raw`(?![${spacelessScripts}])[\p{L}\p{N}_]`;
const symbol = String.raw`[^\s\p{L}\p{N}_\p{M}\p{Cf}]`;
const kinds: readonly (readonly [first: RegExp, notBefore: string])[] = [
  [new RegExp(`^[${spacelessScripts}]`, 'u'), ''],
  [new RegExp(`^${inWord}`, 'u'), `(?<!${inWord}${joined}*)`],
  [new RegExp(`^${symbol}`, 'u'), `(?<!${symbol}${joined}*)`],
];

/**
 * Finds a text where a word starts: a letter, digit or underscore that follows none, any character of a script without
 * spaces, or a symbol that follows none (`(beta)`, `.csv`, the first plus of `C++`). Undefined if the text can start no word.
 */
function wordStart(text: string): RegExp | undefined {
  const notBefore = kinds.find(([first]) => first.test(text))?.[1];
  if (notBefore === undefined) return undefined;
  return new RegExp(notBefore + text.replaceAll(/[\\^$.*+?()[\]{}|/]/gu, String.raw`\$&`), 'u');
}
