import { charactersPerMinute, wordsPerMinute } from '../../../schemas/spec/content/around-articles.ts';

/** How long a text takes to read, in whole minutes, at least one. */
export function readingMinutes(words: string): number {
  const characters = words.match(withoutSpaces)?.length ?? 0;
  const others = words.replace(withoutSpaces, ' ').match(/[\p{L}\p{N}]\S*/gu)?.length ?? 0;
  return Math.max(1, Math.round(others / wordsPerMinute + characters / charactersPerMinute));
}

const withoutSpaces =
  /[\p{Script=Han}\p{Script=Hiragana}\p{Script=Katakana}\p{Script=Thai}\p{Script=Lao}\p{Script=Khmer}\p{Script=Myanmar}]/gu;
