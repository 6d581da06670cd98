/** A word of a text: folded, and where it stands in the text. */
export interface Word {
  readonly word: string;
  readonly start: number;
  readonly end: number;
}

type Visit = (word: string, start: number, end: number) => void;

/** Nothing that a person types is longer; what is, is found by its beginning. */
const maxWordLength = 40;

/** Letters and digits, with what belongs to them. Sticky: asked where a run may begin. */
const run = /[\p{L}\p{N}][\p{L}\p{N}\p{M}]*(?:['’][\p{L}\p{N}\p{M}]+)*/uy;
/** Scripts that write no spaces. */
const spaceless = /[\p{Script=Han}\p{Script=Hiragana}\p{Script=Katakana}ー]+/gu;
const notAscii = /[^\0-\x7f]/u;

/** The words of a text, without case and diacritics. Scripts without spaces give each two characters that stand together. */
export function wordsIn(text: string): Word[] {
  const words: Word[] = [];
  eachWord(text, (word, start, end) => words.push({ word, start, end }));
  return words;
}

/** The same, without a list. An index is built from millions of words: what is ASCII is read without the expression. */
export function eachWord(text: string, visit: Visit): void {
  let place = 0;
  while (place < text.length) {
    const start = place;
    let hasUpper = false;
    let stop = text.charCodeAt(place);
    for (; isAsciiWord(stop); stop = text.charCodeAt((place += 1))) hasUpper ||= stop <= 90 && stop >= 65;
    // an apostrophe may go on, and so may what is not ASCII
    if (stop === 39 || stop > 127) place = visitRun(text, start, visit);
    else if (place > start) {
      const word = text.slice(start, Math.min(place, start + maxWordLength));
      visit(hasUpper ? word.toLowerCase() : word, start, place);
    }
    if (place === start) place += 1;
  }
}

const isAsciiWord = (code: number): boolean =>
  (code >= 97 && code <= 122) || (code >= 65 && code <= 90) || (code >= 48 && code <= 57);

/** Gives where the run ends; where none begins, the place itself. */
function visitRun(text: string, start: number, visit: Visit): number {
  run.lastIndex = start;
  const found = run.exec(text)?.[0];
  if (found === undefined) return start;
  if (notAscii.test(found) && found.search(spaceless) >= 0) visitMixed(found, start, visit);
  else visitWord(found, start, visit);
  return start + found.length;
}

function visitMixed(text: string, at: number, visit: Visit): void {
  let end = 0;
  for (const { 0: characters, index } of text.matchAll(spaceless)) {
    if (index > end) visitWord(text.slice(end, index), at + end, visit);
    visitPairs(Array.from(characters), at + index, visit);
    end = index + characters.length;
  }
  if (end < text.length) visitWord(text.slice(end), at + end, visit);
}

/** The last character is found by the pair before it. */
function visitPairs(characters: readonly string[], at: number, visit: Visit): void {
  let start = at;
  for (const [place, character] of characters.entries()) {
    const next = characters[place + 1];
    if (place === 0 || next !== undefined) visitWord(character + (next ?? ''), start, visit);
    start += character.length;
  }
}

function visitWord(text: string, start: number, visit: Visit): void {
  const word = fold(text);
  if (word !== '') visit(word, start, start + text.length);
}

function fold(text: string): string {
  const plain = notAscii.test(text)
    ? text
        .normalize('NFKD')
        .replace(/[\p{M}\s]+/gu, '')
        .replaceAll('’', "'")
    : text;
  const lower = plain.toLowerCase();
  const word = lower.includes("'") ? lower.replace(/'s$/u, '').replaceAll("'", '') : lower;
  return word.length > maxWordLength ? word.slice(0, maxWordLength) : word;
}
