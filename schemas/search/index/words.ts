import { charactersIn, spacelessScripts, wordSegmenter } from '../../base/text/spaceless.ts';
import { folded } from '../../base/text/fold.ts';
import { elidedLength, inOneSpelling } from './spellings.ts';

/** A word of a text: folded, and where it stands in the text. */
export interface Word {
  readonly word: string;
  readonly start: number;
  readonly end: number;
}

type Visit = (word: string, start: number, end: number) => void;

/** How a text is cut. */
export interface Cutting {
  /** The code of its language; English without. */
  readonly language?: string | undefined;
  /** Called with the words of scripts without spaces that have three characters or more, where the runtime can tell. */
  readonly visitSegment?: Visit;
  /** Called with each character of such a script. */
  readonly visitCharacter?: Visit;
}

interface Visits extends Cutting {
  readonly visit: Visit;
}

/** Nothing that a person types is longer; what is, is found by its beginning. */
const maxWordLength = 40;

/** Letters and digits, with what belongs to them. Sticky: asked where a run may begin. */
const run =
  /[\p{L}\p{N}][\p{L}\p{N}\p{M}\u00ad\u200c-\u200d\u2060]*(?:['’][\p{L}\p{N}\p{M}\u00ad\u200c-\u200d\u2060]+)*/uy;
/** Korean has spaces, but writes particles at the end of words. Letters between ideographs and kana are marks of sound and length. */
const inPairs = `${spacelessScripts}\\p{Script=Hangul}`;
const pairedRun = new RegExp(
  String.raw`(?!\p{Nd})[${inPairs}](?:(?!\p{Nd})[${inPairs}\p{M}ー\uff70\uff9e\uff9f])*`,
  'gu',
);
const pairedStart = new RegExp(`^[${inPairs}]`, 'u');
const notAscii = /[^\0-\x7f]/u;

/** Whether a word is a piece of a text whose words no spaces part. */
export const isPiece = (word: string): boolean => word.charCodeAt(0) > 127 && pairedStart.test(word);

/** The words of a text, without case and diacritics. Scripts without spaces give each two characters that stand together. */
export function wordsIn(text: string, language?: string): Word[] {
  const words: Word[] = [];
  eachWord(text, (word, start, end) => words.push({ word, start, end }), { language });
  return words;
}

/** The same, without a list. An index is built from millions of words: what is ASCII is read without the expression. */
export function eachWord(text: string, visit: Visit, cutting: Cutting = {}): void {
  const { language = 'en' } = cutting;
  let place = 0;
  while (place < text.length) {
    const start = place;
    let hasUpper = false;
    let stop = text.charCodeAt(place);
    for (; isAsciiWord(stop); stop = text.charCodeAt((place += 1))) hasUpper ||= stop <= 90 && stop >= 65;
    // an apostrophe may go on, and so may what is not ASCII
    if (stop === 39 || stop > 127) place = visitRun(text, start, { ...cutting, visit });
    else if (place > start) {
      const word = text.slice(start, Math.min(place, start + maxWordLength));
      visit(inOneSpelling(hasUpper ? word.toLowerCase() : word, language), start, place);
    }
    if (place === start) place += 1;
  }
}

const isAsciiWord = (code: number): boolean =>
  (code >= 97 && code <= 122) || (code >= 65 && code <= 90) || (code >= 48 && code <= 57);

/** Gives where the run ends; where none begins, the place itself. */
function visitRun(text: string, start: number, visits: Visits): number {
  run.lastIndex = start;
  const found = run.exec(text)?.[0];
  if (found === undefined) return start;
  if (notAscii.test(found) && found.search(pairedRun) >= 0) visitMixed(found, start, visits);
  else visitWord(found, start, visits);
  return start + found.length;
}

function visitMixed(text: string, at: number, visits: Visits): void {
  let end = 0;
  for (const { 0: piece, index } of text.matchAll(pairedRun)) {
    if (index > end) visitWord(text.slice(end, index), at + end, visits);
    visitSegments(piece, at + index, visits);
    visitPairs(charactersIn(piece), at + index, visits);
    end = index + piece.length;
  }
  if (end < text.length) visitWord(text.slice(end), at + end, visits);
}

const minSegment = 3;
const hangul = /\p{Script=Hangul}/u;

/** Shorter words are pairs already. Korean words have particles, so that pairs find them better. */
function visitSegments(piece: string, at: number, { language = 'en', visitSegment }: Visits): void {
  if (visitSegment === undefined || hangul.test(piece)) return;
  for (const { segment, index } of wordSegmenter(language)?.segment(piece) ?? []) {
    if (charactersIn(segment).length < minSegment) continue;
    const word = plainPiece(segment);
    if (word !== '') visitSegment(word, at + index, at + index + segment.length);
  }
}

/** The last character is found by the pair before it. */
function visitPairs(characters: readonly string[], at: number, { visit, visitCharacter }: Visits): void {
  let start = at;
  for (const [place, character] of characters.entries()) {
    const end = start + character.length;
    const alone = visitCharacter === undefined ? '' : plainPiece(character);
    if (alone !== '') visitCharacter?.(alone, start, end);
    const next = characters[place + 1];
    const pair = place === 0 || next !== undefined ? plainPiece(character + (next ?? '')) : '';
    if (pair !== '') visit(pair, start, end + (next?.length ?? 0));
    start = end;
  }
}

function plainPiece(text: string): string {
  const known = pieces.get(text);
  const word = known ?? shortened(foldedWord(text));
  if (known === undefined && pieces.size < maxPieces) pieces.set(text, word);
  return word;
}

/** A language has some ten thousand pairs, and a text repeats them. */
const maxPieces = 50_000;
const pieces = new Map<string, string>();

function visitWord(text: string, at: number, { language = 'en', visit }: Visits): void {
  const elided = elidedLength(text, language);
  const word = inOneSpelling(plainWord(text.slice(elided)), language);
  if (word !== '') visit(word, at + elided, at + text.length);
}

function plainWord(text: string): string {
  const lower = notAscii.test(text) ? foldedWord(text).replaceAll('’', "'") : text.toLowerCase();
  return shortened(lower.includes("'") ? lower.replace(/'s$/u, '').replaceAll("'", '') : lower);
}

/** Some ligatures stand for several words. */
const foldedWord = (text: string): string => folded(text).replaceAll(/\s/gu, '');

const shortened = (word: string): string =>
  word.length > maxWordLength ? word.slice(0, maxWordLength) : word;
