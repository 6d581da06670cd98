import { foundWordsIn, type FoundWords } from './found-words.ts';

/** The tags around a word that was found, and how many words are marked at most: then the first of each word. */
interface Marks {
  readonly tags: readonly [string, string];
  readonly max?: number;
}

/** A text as HTML, in which words that were found stand between the tags. Nothing else of it is markup. */
export function highlighted(
  text: string,
  found: FoundWords,
  { tags: [start, end], max = Infinity }: Marks,
): string {
  let html = '';
  let done = 0;
  const ranges = foundRanges(text, found);
  for (const range of ranges.length > max ? firstOfEach(ranges).slice(0, max) : ranges) {
    html += `${escapeHtml(text.slice(done, range.start))}${start}${escapeHtml(text.slice(range.start, range.end))}${end}`;
    done = range.end;
  }
  return html + escapeHtml(text.slice(done));
}

interface FoundRange {
  /** The word that it begins with, as it is searched. */
  readonly word: string;
  readonly start: number;
  end: number;
}

const firstOfEach = (ranges: readonly FoundRange[]): readonly FoundRange[] =>
  ranges.filter(({ word }, place) => ranges.findIndex((each) => each.word === word) === place);

/** Words of scripts without spaces overlap: what touches is one range. */
function foundRanges(text: string, found: FoundWords): FoundRange[] {
  const ranges: FoundRange[] = [];
  for (const { word, start, end } of foundWordsIn(text, found)) {
    const last = ranges.at(-1);
    if (last !== undefined && start <= last.end) last.end = Math.max(last.end, end);
    else ranges.push({ word, start, end });
  }
  return ranges;
}

const entities: Readonly<Record<string, string>> = {
  '&': '&amp;',
  '<': '&lt;',
  '>': '&gt;',
  '"': '&quot;',
  "'": '&#39;',
};

export const escapeHtml = (text: string): string =>
  text.replace(/[&<>"']/gu, (character) => entities[character] ?? character);
