import type { AutocompleterItem } from '../../../../schemas/services/search/autocompleter.ts';
import { fold } from './fold.ts';
import { inOneSpelling } from '../../../../schemas/search/index/spellings.ts';
import { suggestionOf } from './suggestion-of.ts';
import { noSuggestions, type Suggestions } from './suggestion.ts';
import { indexTitles, onOneLine, type TitleIndex } from './title-index.ts';
import { findFirst, type Match } from './find-first.ts';

export type Suggest = (typed: string) => Suggestions;

interface SuggesterOptions {
  readonly source: string;
  /** The code of the site's language; English without. */
  readonly language?: string;
}

/**
 * Suggests the items of a list that come from a source. docs/site.md describes the order. If no text contains the typed
 * words, it finds texts that differ in one letter after the first four. Source: docs/requirements.md, AC-1 to AC-3.
 */
export function openSuggester(
  list: readonly AutocompleterItem[],
  { source, language = 'en' }: SuggesterOptions,
): Suggest {
  const index = indexTitles(list.filter(({ SOURCE }) => SOURCE.includes(source)));
  return (typed) => {
    const query = onOneLine(fold(typed.trim().toWellFormed()));
    if (query === '') return noSuggestions;
    const asTyped = findExact(index, query);
    const exact = asTyped.length > 0 ? asTyped : findRespelled(index, query, language);
    const matches = exact.length > 0 ? exact : findSimilar(index, query);
    const suggested = matches.flatMap((match) => {
      const item = index.items[match.item];
      return item === undefined ? [] : [suggestionOf(item, match)];
    });
    return { list: suggested, areSimilar: exact.length === 0 && suggested.length > 0 };
  };
}

/** The first texts that hold a folded query where a word starts. Source: docs/requirements.md, AC-2. */
const findExact = (index: TitleIndex, query: string): readonly Match[] =>
  findFirst(index, query, (position) => (index.text.startsWith(query, position) ? query.length : undefined));

/** The same for `fuer` as it is spelled in German, where no text has the words as they are typed. */
function findRespelled(index: TitleIndex, query: string, language: string): readonly Match[] {
  const respelled = inOneSpelling(query, language);
  return respelled === query ? [] : findExact(index, respelled);
}

/** A match with one edit shares this many letters at its start. With fewer, another letter makes another word. */
const minCommonLetters = 4;

/** The same as `findExact` for a query with one letter mistyped after its first four. Source: docs/requirements.md, AC-2. */
function findSimilar(index: TitleIndex, query: string): readonly Match[] {
  const common = beginning.exec(query)?.[0];
  if (common === undefined) return [];
  return findFirst(index, query, (position) =>
    index.text.startsWith(common, position) ? matchWithOneEdit(index.text, position, query) : undefined,
  );
}

/** The first letters, with the characters between them. */
const beginning = new RegExp(String.raw`^(?:[^\p{L}\p{N}]*[\p{L}\p{N}]){${minCommonLetters}}`, 'u');

/**
 * The length of the text at a position that equals the query but for one letter: two letters swapped, one replaced, one
 * missing in the query, or one too many in it. `undefined`: none of these.
 */
function matchWithOneEdit(text: string, at: number, query: string): number | undefined {
  const { length } = query;
  let same = 0;
  while (same < length && text.charCodeAt(at + same) === query.charCodeAt(same)) same += 1;
  if (same === length) return length;
  const edit = at + same;
  if (text[edit] === '\n') return same + 1 === length ? same : undefined;
  const isSwap =
    same + 1 < length &&
    text.charCodeAt(edit) === query.charCodeAt(same + 1) &&
    text.charCodeAt(edit + 1) === query.charCodeAt(same);
  if (isSwap && text.startsWith(query.slice(same + 2), edit + 2)) return length;
  const afterNext = query.slice(same + 1);
  if (text.startsWith(afterNext, edit + 1)) return length;
  if (text.startsWith(query.slice(same), edit + 1)) return length + 1;
  if (text.startsWith(afterNext, edit)) return length - 1;
  return undefined;
}
