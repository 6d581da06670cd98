import { foundWordsIn, type FoundWords } from './found-words.ts';

/** A text as HTML, in which every word that was found stands between the tags. Nothing else of it is markup. */
export function highlighted(
  text: string,
  found: FoundWords,
  [start, end]: readonly [string, string],
): string {
  let html = '';
  let done = 0;
  for (const range of foundRanges(text, found)) {
    html += `${escapeHtml(text.slice(done, range.start))}${start}${escapeHtml(text.slice(range.start, range.end))}${end}`;
    done = range.end;
  }
  return html + escapeHtml(text.slice(done));
}

/** Words of scripts without spaces overlap: what touches is one range. */
function foundRanges(text: string, found: FoundWords): { start: number; end: number }[] {
  const ranges: { start: number; end: number }[] = [];
  for (const { start, end } of foundWordsIn(text, found)) {
    const last = ranges.at(-1);
    if (last !== undefined && start <= last.end) last.end = Math.max(last.end, end);
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
