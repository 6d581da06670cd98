import { spacelessScripts } from '../../../schemas/base/text/spaceless.ts';
import { charactersPerMinute, wordsPerMinute } from '../../../schemas/spec/content/around-articles.ts';

/** How long a text takes to read, in whole minutes, at least one. */
export function readingMinutes(words: string): number {
  const characters = words.match(withoutSpaces)?.length ?? 0;
  const others = words.replace(withoutSpaces, ' ').match(/[\p{L}\p{N}]\S*/gu)?.length ?? 0;
  return Math.max(1, Math.round(others / wordsPerMinute + characters / charactersPerMinute));
}

const withoutSpaces = new RegExp(`[${spacelessScripts}]`, 'gu');
