import { addPosting, packPostings } from './postings.ts';
import type { SearchDocument, SearchIndex, SharedValues } from './search-index.ts';
import { eachWord } from './words.ts';

/** What is known of a word while documents are read one after the other. */
interface TermSoFar {
  readonly numbers: number[];
  /** The last document of `numbers`; the one that is being read is not in it yet. */
  before: number;
  document: number;
  inText: number;
  inHeadings: boolean;
  inTitle: boolean;
}

/** The index over documents, the first of each id. The same documents give the same index. */
export function buildSearchIndex(
  documents: readonly SearchDocument[],
  synonyms: readonly (readonly string[])[] = [],
): SearchIndex {
  const distinct = [...new Map(documents.toReversed().map((each) => [each.id, each])).values()].toReversed();
  const terms = new Map<string, TermSoFar>();
  const lengths = distinct.map((document, number) => readDocument(document, number, terms));
  const sorted = [...terms].toSorted(([a], [b]) => (a < b ? -1 : 1));
  return {
    terms: sorted.map(([term]) => term).join(' '),
    postings: sorted.map(([, term]) => packPostings(finished(term))).join(' '),
    titleLengths: lengths.map(({ title }) => title),
    textLengths: lengths.map(({ text }) => text),
    ids: distinct.map(({ id }) => id),
    titles: distinct.map(({ title }) => title),
    urls: distinct.map(({ url }) => url),
    abstracts: distinct.map(({ abstract }) => abstract),
    updatedAt: distinct.map(({ updatedAt }) => updatedAt ?? ''),
    sources: shared(distinct.map(({ source }) => source)),
    types: shared(distinct.map(({ type }) => type)),
    productAreas: shared(distinct.map(({ productArea }) => productArea)),
    synonyms: synonyms.map((group) => [...group]),
  };
}

/** Gives how many words the title and the text have. */
function readDocument(
  { title, headings, text }: SearchDocument,
  document: number,
  terms: Map<string, TermSoFar>,
): { readonly title: number; readonly text: number } {
  const lengths = { title: 0, text: 0 };
  eachWord(title, (word) => {
    lengths.title += 1;
    termAt(word, document, terms).inTitle = true;
  });
  eachWord(headings, (word) => {
    termAt(word, document, terms).inHeadings = true;
  });
  eachWord(text, (word) => {
    lengths.text += 1;
    termAt(word, document, terms).inText += 1;
  });
  return lengths;
}

function termAt(word: string, document: number, terms: Map<string, TermSoFar>): TermSoFar {
  const known = terms.get(word);
  if (known === undefined) {
    const term = { numbers: [], before: -1, document, inText: 0, inHeadings: false, inTitle: false };
    terms.set(word, term);
    return term;
  }
  if (known.document !== document) {
    finished(known);
    Object.assign(known, { before: known.document, document, inText: 0, inHeadings: false, inTitle: false });
  }
  return known;
}

/** The term's numbers with those of the document that was read last. */
function finished(term: TermSoFar): readonly number[] {
  addPosting(term.numbers, term, term.before);
  return term.numbers;
}

function shared(values: readonly (string | undefined)[]): SharedValues {
  const distinct = [...new Set(values.filter((value) => value !== undefined))].toSorted();
  const places = new Map<string | undefined, number>(distinct.map((value, place) => [value, place]));
  return { values: distinct, of: values.map((value) => places.get(value) ?? -1) };
}
