import type { Suggestion } from '../../../../../reader/features/autocomplete/titles/suggestion.ts';
import type { AutocompleterItem } from '../../../../../schemas/services/search/autocompleter.ts';

/** A text letter by letter: folded, and for each folded character where its letter starts and ends in the text. */
function read(text: string) {
  const letters = text.match(/^\u0301+|[^\u0301]\u0301*/gu) ?? [];
  let plain = '';
  let place = 0;
  const places: { start: number; end: number }[] = [];
  for (const letter of letters) {
    const small = simple(letter);
    plain += small;
    for (let at = 0; at < small.length; at += 1) places.push({ start: place, end: place + letter.length });
    place += letter.length;
  }
  return { plain, places };
}

/** The letters of the tests without case and accents. */
const simple = (letter: string): string => {
  const bare = letter.replaceAll('\u0301', '');
  return { İ: 'i', ẞ: 'ss', ß: 'ss', ς: 'σ', Σ: 'σ', ﬁ: 'fi', é: 'e', É: 'e' }[bare] ?? bare.toLowerCase();
};

/** What AC-1 to AC-3 say, text by text and character by character, however long it takes. */
export function exactly(list: readonly AutocompleterItem[], typed: string, source: string): Suggestion[] {
  const query = read(typed.trim()).plain;
  if (query === '') return [];
  const found = list.flatMap((item) => {
    if (!item.SOURCE.includes(source) || item.URL.length === 0) return [];
    const { plain, places } = read(item.repr);
    const at = wordStarts(plain).find((each) => plain.startsWith(query, each));
    if (at === undefined) return [];
    return [{ item, at, start: places[at]?.start ?? 0, end: places[at + query.length - 1]?.end ?? 0 }];
  });
  const inOrder = [...found.filter(({ at }) => at === 0), ...found.filter(({ at }) => at > 0)];
  return inOrder.slice(0, 5).map(({ item: { repr, URL, id }, start, end }) => {
    const isLong = repr.length > 99;
    const text = isLong ? cut(repr.slice(start)) : repr;
    const highlight = isLong
      ? ([0, Math.min(end - start, text.length)] as const)
      : ([start, end - start] as const);
    return { text, url: URL[0] ?? '', id, highlight };
  });
}

/** At 100 characters, or before a letter that does not fit. */
function cut(text: string): string {
  const letters = text.match(/^\u0301+|[^\u0301]\u0301*/gu) ?? [];
  let shown = '';
  for (const letter of letters) {
    if (shown.length + letter.length > 100) break;
    shown += letter;
  }
  return shown;
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
