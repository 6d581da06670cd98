import type { SearchDocument } from '../../schemas/search/index/search-index.ts';

/** An abbreviation in parentheses: capitals, and between them what joins them. */
const inParentheses = /\((\p{Lu}(?:[/&.]?\p{Lu}){1,5})\.?\)/gu;
/** The longest phrase before it, in characters. */
const maxPhrase = 80;

/**
 * The abbreviations that the documents explain, as synonyms of the phrases: `Accounts receivable (A/R)`. Their letters are the initials of
 * the words before them.
 */
export function abbreviationsIn(documents: readonly SearchDocument[]): string[][] {
  const groups = new Map<string, string[]>();
  for (const { title, headings, text } of documents) {
    for (const each of [title, headings, text].flatMap(explainedIn)) groups.set(each.join('\n'), each);
  }
  return [...groups.values()];
}

function explainedIn(text: string): string[][] {
  if (!text.includes('(')) return [];
  return [...text.matchAll(inParentheses)].flatMap(({ 1: written = '', index }) => {
    const initials = written.replaceAll(/\P{L}/gu, '').toLowerCase();
    const before = text.slice(Math.max(0, index - maxPhrase), index).toLowerCase();
    const words = before.match(/[\p{L}\p{M}\p{N}]+/gu)?.slice(-initials.length) ?? [];
    const isExplained = words.map((word) => word.slice(0, 1)).join('') === initials;
    return isExplained ? [[...new Set([initials, written.toLowerCase()]), words.join(' ')]] : [];
  });
}
