import type { OpenPostings } from './index/open-postings.ts';
import type { SearchIndex } from './index/search-index.ts';
import { wordsIn } from './index/words.ts';
import type { QueryTerm } from './query/seek.ts';
import type { Vocabulary } from './index/vocabulary.ts';

/** The query with its misspelled words as they are probably meant; undefined where nothing is known. */
export function suggestionFor(
  query: string,
  misspelled: readonly QueryTerm[],
  spellingOf: (term: number) => string,
): string | undefined {
  let text = query;
  for (const { word, expansions } of misspelled.toReversed()) {
    const [meant] = expansions;
    if (meant === undefined) continue;
    const words = meant.terms.map(spellingOf).join(' ');
    text = `${text.slice(0, word.start)}${words}${text.slice(word.end)}`;
  }
  return text === query ? undefined : text.trim();
}

/** A title or an abstract that shows a word is mostly among the first that have it. */
const maxDocuments = 20;

/**
 * Gives the spelling of a term in small letters, as a title or an abstract has it: `für`, where the index has `fur`. The folded word
 * where none has it.
 */
export function openSpelling(
  { language, titles, abstracts }: SearchIndex,
  { vocabulary, postings }: { readonly vocabulary: Vocabulary; readonly postings: OpenPostings },
): (term: number) => string {
  return (term) => {
    const wanted = vocabulary.wordOf(term);
    for (const document of postings.of(term).documents.subarray(0, maxDocuments)) {
      for (const text of [titles[document] ?? '', abstracts[document] ?? '']) {
        const found = wordsIn(text, language).find(({ word }) => word === wanted);
        if (found === undefined) continue;
        const spelled = text.slice(found.start, found.end);
        return notAscii.test(spelled) ? spelled.toLocaleLowerCase(language) : wanted;
      }
    }
    return wanted;
  };
}

const notAscii = /[^\0-\x7f]/u;
