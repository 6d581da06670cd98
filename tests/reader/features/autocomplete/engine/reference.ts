import type {
  Suggestion,
  Suggestions,
} from '../../../../../reader/features/autocomplete/engine/suggestion.ts';
import type { AutocompleterItem } from '../../../../../schemas/services/search/autocompleter.ts';

export type Found = Suggestions;

/** What AC-1 to AC-3 say, text by text and character by character, however long it takes. */
export function exactly(list: readonly AutocompleterItem[], typed: string, source: string): Suggestion[] {
  const query = typed.trim();
  if (query === '') return [];
  const found = list.flatMap((item) => {
    if (!item.SOURCE.includes(source) || item.URL.length === 0) return [];
    for (const start of wordStarts(item.repr)) {
      const part = item.repr.slice(start, start + query.length);
      if (part.length === query.length && isSame(part, query)) return [{ item, start }];
    }
    return [];
  });
  const inOrder = [...found.filter(({ start }) => start === 0), ...found.filter(({ start }) => start > 0)];
  return inOrder.slice(0, 5).map(({ item: { repr, URL, id }, start }) => {
    const isLong = repr.length > 99;
    let text = isLong ? repr.slice(start, start + 100) : repr;
    if (!text.isWellFormed()) text = text.slice(0, -1);
    const highlight = isLong ? ([0, query.length] as const) : ([start, query.length] as const);
    return { text, url: URL[0] ?? '', id, highlight };
  });
}

/** Which items have a text that is the query but for one letter after its first four, from the start of a word on. */
export function similarly(list: readonly AutocompleterItem[], typed: string, source: string) {
  const query = typed.trim();
  const common = /^(?:[^\p{L}\p{N}]*[\p{L}\p{N}]){4}/u.exec(query)?.[0];
  if (common === undefined) return [];
  const found = list.flatMap((item) => {
    if (!item.SOURCE.includes(source) || item.URL.length === 0) return [];
    const start = wordStarts(item.repr).find((at) => {
      const begins = item.repr.slice(at, at + common.length);
      if (begins.length < common.length || !isSame(begins, common)) return false;
      return [-1, 0, 1].some((more) => distance(query, item.repr.slice(at, at + query.length + more)) <= 1);
    });
    return start === undefined ? [] : [{ item, start }];
  });
  const inOrder = [...found.filter(({ start }) => start === 0), ...found.filter(({ start }) => start > 0)];
  return inOrder.slice(0, 5).map(({ item: { id, URL } }) => ({ id, url: URL[0] ?? '' }));
}

const isSame = (one: string, other: string): boolean => {
  for (let at = 0; at < one.length; at += 1) if (!isSameLetter(one, other, at, at)) return false;
  return true;
};

/** By their code points; in a pair's second half, whatever its first half is was compared before. */
const isSameLetter = (one: string, other: string, at: number, otherAt: number): boolean =>
  simple(one, at) === simple(other, otherAt);

/** The code unit at a position, of the letter without its case. */
function simple(text: string, at: number): string {
  const isSecondHalf = at > 0 && (text.codePointAt(at - 1) ?? 0) > 0xff_ff;
  const letter = String.fromCodePoint(text.codePointAt(isSecondHalf ? at - 1 : at) ?? 0);
  const same = { İ: 'i', ẞ: 'ß', ς: 'σ', Σ: 'σ' }[letter] ?? letter.toLowerCase();
  return same[isSecondHalf ? 1 : 0] ?? '';
}

function wordStarts(text: string): number[] {
  const starts: number[] = [];
  let at = 0;
  let before = ' ';
  for (const letter of text) {
    const kind = /\s/u.test(letter) ? ' ' : /[\p{L}\p{N}_]/u.test(letter) ? 'w' : '-';
    if (letter !== '\u0301') {
      if (kind !== ' ' && (kind !== before || letter === '漢')) starts.push(at);
      before = letter === '漢' ? '漢' : kind;
    }
    at += letter.length;
  }
  return starts;
}

/** Insertions, deletions, substitutions and swaps of neighbours, as the textbook counts them. */
function distance(one: string, other: string): number {
  const rows = Array.from({ length: one.length + 1 }, (_, row) =>
    Array.from({ length: other.length + 1 }, (__, column) => (row === 0 ? column : column === 0 ? row : 0)),
  );
  const at = (row: number, column: number) => rows[row]?.[column] ?? Infinity;
  for (let row = 1; row <= one.length; row += 1) {
    for (let column = 1; column <= other.length; column += 1) {
      const isEqual = isSameLetter(one, other, row - 1, column - 1);
      const isSwap =
        row > 1 &&
        column > 1 &&
        isSameLetter(one, other, row - 1, column - 2) &&
        isSameLetter(one, other, row - 2, column - 1);
      const fewest = Math.min(
        at(row - 1, column) + 1,
        at(row, column - 1) + 1,
        at(row - 1, column - 1) + Number(!isEqual),
      );
      rows[row]?.splice(column, 1, isSwap ? Math.min(fewest, at(row - 2, column - 2) + 1) : fewest);
    }
  }
  return at(one.length, other.length);
}
