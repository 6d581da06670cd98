import { wordsIn } from './index/words.ts';

/** A text as HTML, in which every word that was found stands between the tags. Nothing else of it is markup. */
export function highlighted(
  text: string,
  isFound: (word: string) => boolean,
  [start, end]: readonly [string, string],
): string {
  let html = '';
  let done = 0;
  for (const range of foundRanges(text, isFound)) {
    html += `${escapeHtml(text.slice(done, range.start))}${start}${escapeHtml(text.slice(range.start, range.end))}${end}`;
    done = range.end;
  }
  return html + escapeHtml(text.slice(done));
}

/** Words of scripts without spaces overlap: what touches is one range. */
function foundRanges(text: string, isFound: (word: string) => boolean): { start: number; end: number }[] {
  const ranges: { start: number; end: number }[] = [];
  for (const { word, start, end } of wordsIn(text)) {
    if (!isFound(word)) continue;
    const last = ranges.at(-1);
    if (last !== undefined && start < last.end) last.end = end;
    else ranges.push({ start, end });
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
