import { inHeadings, inTitle, type Postings, unpackPostings } from './postings.ts';
import type { SearchIndex } from './search-index.ts';

/** How much a word in a title, in a heading and in the text counts. */
const weights = { title: 2.5, heading: 0.8, text: 1 };
/** How soon more of the same word stops counting, and how much a long text takes from it. Source: Okapi BM25. */
const saturation = 1.2;
const lengthPart = 0.75;
/** How much a long title takes from each of its words. */
const titleLengthPart = 0.4;

export interface OpenPostings {
  /** How many documents there are. */
  readonly count: number;
  /** For each term a number that grows with how many documents have it. */
  readonly sizes: readonly number[];
  readonly of: (term: number) => Postings;
  /** How much a document is about a term, by the place of its posting. */
  readonly impact: (postings: Postings, place: number) => number;
}

/** Postings are read when a word is asked for, and then kept. */
export function openPostings({ postings, titleLengths, textLengths }: SearchIndex): OpenPostings {
  const packed = postings === '' ? [] : postings.split(' ');
  const read = new Map<number, Postings>();
  const titles = ofLengths(
    titleLengths,
    (share) => weights.title / (1 - titleLengthPart + titleLengthPart * share),
  );
  const texts = ofLengths(textLengths, (share) => saturation * (1 - lengthPart + lengthPart * share));
  return {
    count: titleLengths.length,
    sizes: packed.map(({ length }) => length),
    of(term) {
      const known = read.get(term) ?? unpackPostings(packed[term] ?? '');
      read.set(term, known);
      return known;
    },
    impact({ documents, inText, places }, place) {
      const document = documents[place] ?? 0;
      const times = inText[place] ?? 0;
      const where = places[place] ?? 0;
      return (
        ((where & inTitle) === 0 ? 0 : (titles[document] ?? 0)) +
        ((where & inHeadings) === 0 ? 0 : weights.heading) +
        (weights.text * times) / (times + (texts[document] ?? 1))
      );
    },
  };
}

/** A number for each document, by its length as a share of the average. What has no words at all, such as the page of a tag, changes none. */
function ofLengths(lengths: readonly number[], numberOf: (share: number) => number): Float32Array {
  const filled = lengths.filter((length) => length > 0);
  const average = filled.reduce((sum, length) => sum + length, 0) / Math.max(1, filled.length);
  return Float32Array.from(lengths, (length) => numberOf(length / Math.max(1, average)));
}
