import { abstractCharacters } from './limits.ts';
import { beginningOf, nextWord } from '../base/text/cut.ts';
import { foundWordsIn, type FoundWords } from './found-words.ts';

/** Before the first match, in characters: what it is about. */
const before = 60;
/** Further down, nobody reads on from a list of results. */
const maxRead = 50_000;

/** The part of a text in which most of what was found stands close together; undefined where nothing does. */
export function passageOf(text: string, found: FoundWords): string | undefined {
  const read = text.slice(0, maxRead);
  const matches = foundWordsIn(read, found);
  let bestStart = -1;
  let most = 0;
  let last = 0;
  const inside = new Map<string, number>();
  for (const [place, { word, start }] of matches.entries()) {
    while (last < matches.length && (matches[last]?.end ?? 0) <= start + abstractCharacters - before) {
      const next = matches[last]?.word ?? '';
      inside.set(next, (inside.get(next) ?? 0) + 1);
      last += 1;
    }
    // different words count most, then how often they stand there
    const weight = inside.size * 100 + (last - place);
    if (weight > most) {
      most = weight;
      bestStart = start;
    }
    const times = inside.get(word) ?? 0;
    if (times <= 1) inside.delete(word);
    else inside.set(word, times - 1);
  }
  return bestStart < 0 ? undefined : cut(read, startOf(read, bestStart));
}

/** Where a match is read from: its sentence, where that begins near, else the first word near, without signs before it. */
function startOf(text: string, match: number): number {
  const from = Math.max(0, match - before);
  if (from === 0) return 0;
  const near = text.slice(from, match + 1);
  const sentence = [...near.matchAll(sentenceStart)].at(-1);
  if (sentence !== undefined) return from + sentence.index + sentence[0].length;
  const word = Math.min(match, nextWord(text, from));
  return word + text.slice(word, match).search(/[\p{L}\p{N}]|$/u);
}

/** The dot beside a heading, or the end of a sentence before a letter that can begin one: none of `6 a.m. is`. */
const sentenceStart = /[.!?]["'”’)]*\s+(?=["'“‘(]*[\p{Lu}\p{Lo}\p{N}])| · |[。！？]/gu;

/** So many signs end a sentence at most. Unit: characters. */
const around = 8;

/** Whole words from a place on, after an ellipsis where a sentence is cut. */
function cut(text: string, start: number): string {
  const rest = text.slice(start);
  const isCut = rest.length > abstractCharacters;
  const shown = isCut ? `${beginningOf(rest, abstractCharacters)}…` : rest;
  const isWhole = /(?:^|[.!?]["'”’)]*\s+| · |[。！？])$/u.test(
    text.slice(Math.max(0, start - around), start),
  );
  return `${isWhole ? '' : '…'}${shown}`;
}
