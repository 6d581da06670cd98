import { addPosting, packPostings } from './postings.ts';
import type { SearchDocument, SearchIndex, SharedValues } from './search-index.ts';
import { eachWord } from './words.ts';

/** A word of any document. */
interface Term {
  readonly word: string;
  /** Its documents, as numbers to pack, and the last of them. */
  numbers: number[];
  before: number;
  /** What was packed last. */
  packed: { readonly numbers: readonly number[]; readonly text: string } | undefined;
}

/** The words of a document, each once, and how it uses each. */
export interface DocumentWords {
  /** With blanks between them: one text takes less memory than many. */
  readonly words: string;
  readonly uses: readonly number[];
  readonly lengths: { readonly title: number; readonly text: number };
}

interface DocumentTerms extends Omit<DocumentWords, 'words'> {
  readonly terms: readonly Term[];
}

/** What earlier indexes have read: of a document that is the same object, no text is read again. */
export class KnownTerms {
  readonly byWord = new Map<string, Term>();
  readonly ofDocuments = new WeakMap<SearchDocument, DocumentTerms>();
  #sorted: readonly Term[] = [];

  /** All, by their words. */
  sorted(): readonly Term[] {
    if (this.#sorted.length !== this.byWord.size) {
      this.#sorted = [...this.byWord.values()].toSorted((a, b) => (a.word < b.word ? -1 : 1));
    }
    return this.#sorted;
  }
}

interface IndexOptions {
  /** The code of the documents' language; English without. */
  readonly language?: string | undefined;
  readonly synonyms?: readonly (readonly string[])[];
  /** With it, what is read is kept for the next index of the same language. */
  readonly known?: KnownTerms | undefined;
  /** In place of `readDocument`, to read only what has changed. */
  readonly read?: typeof readDocument;
}

/** The index over documents, the first of each id. The same documents give the same index. */
export function buildSearchIndex(
  documents: readonly SearchDocument[],
  { language = 'en', synonyms = [], known = new KnownTerms(), read = readDocument }: IndexOptions = {},
): SearchIndex {
  const distinct = [...new Map(documents.toReversed().map((each) => [each.id, each])).values()].toReversed();
  for (const term of known.byWord.values()) {
    term.numbers = [];
    term.before = -1;
  }
  const lengths = distinct.map((document, number) => {
    const terms = known.ofDocuments.get(document) ?? termsIn(read(document, language), known.byWord);
    known.ofDocuments.set(document, terms);
    addDocument(terms, number);
    return terms.lengths;
  });
  const used = known.sorted().filter(({ numbers }) => numbers.length > 0);
  return {
    ...(language !== 'en' && { language }),
    terms: used.map(({ word }) => word).join(' '),
    postings: used.map(packed).join(' '),
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

/** A use is how often a word stands in the text, times four, with a bit for each other place that it stands in. */
const [titleBit, headingsBit, once] = [1, 2, 4];

/** Reads the words of a document in a language. */
export function readDocument(document: SearchDocument, language: string): DocumentWords {
  const lengths = { title: 0, text: 0 };
  const uses = new Map<string, number>();
  const useOf = (word: string): number => uses.get(word) ?? 0;
  const read = (text: string, visit: (word: string) => void): void =>
    eachWord(text, visit, { language, visitSegment: visit });
  read(document.title, (word) => {
    lengths.title += 1;
    uses.set(word, useOf(word) | titleBit);
  });
  read(document.headings, (word) => {
    uses.set(word, useOf(word) | headingsBit);
  });
  read(`${document.text} ${document.code ?? ''}`, (word) => {
    lengths.text += 1;
    uses.set(word, useOf(word) + once);
  });
  return { words: [...uses.keys()].join(' '), uses: [...uses.values()], lengths };
}

function termsIn({ words, uses, lengths }: DocumentWords, byWord: Map<string, Term>): DocumentTerms {
  const list = words === '' ? [] : words.split(' ');
  return { terms: list.map((word) => byWord.get(word) ?? addTerm(word, byWord)), uses, lengths };
}

function addTerm(word: string, byWord: Map<string, Term>): Term {
  const term: Term = { word, numbers: [], before: -1, packed: undefined };
  byWord.set(word, term);
  return term;
}

function addDocument({ terms, uses }: DocumentTerms, document: number): void {
  for (let place = 0; place < terms.length; place += 1) {
    const term = terms[place];
    const use = uses[place];
    if (term === undefined || use === undefined) continue;
    const inHeadings = (use & headingsBit) > 0;
    const inTitle = (use & titleBit) > 0;
    addPosting(term.numbers, { document, inText: use >>> 2, inHeadings, inTitle }, term.before);
    term.before = document;
  }
}

/** Most words are used as they were when something else has changed. */
function packed(term: Term): string {
  const { numbers, packed: before } = term;
  const isSame =
    before?.numbers.length === numbers.length &&
    numbers.every((number, place) => number === before.numbers[place]);
  if (before && isSame) return before.text;
  const text = packPostings(numbers);
  term.packed = { numbers, text };
  return text;
}

function shared(values: readonly (string | undefined)[]): SharedValues {
  const distinct = [...new Set(values.filter((value) => value !== undefined))].toSorted();
  const places = new Map<string | undefined, number>(distinct.map((value, place) => [value, place]));
  return { values: distinct, of: values.map((value) => places.get(value) ?? -1) };
}
