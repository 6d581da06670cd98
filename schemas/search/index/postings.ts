import { pack, unpack } from './packed-numbers.ts';

/** How often one document has a word. */
export interface Posting {
  readonly document: number;
  readonly inText: number;
  readonly inHeadings: boolean;
  readonly inTitle: boolean;
}

/**
 * A posting is the distance to the document before and, in the two lowest bits, a kind: 0 to 2 for a word that stands
 * that often and once more in the text and nowhere else; 3 for any other, told by a second number.
 */
const other = 3;

/** Adds a posting to those of a word, as numbers to pack; `before` is the document of the last one, or -1. */
export function addPosting(
  numbers: number[],
  { document, inText, inHeadings, inTitle }: Posting,
  before: number,
): void {
  const distance = document - before - 1;
  if (!inHeadings && !inTitle && inText <= other) numbers.push(distance * 4 + inText - 1);
  else numbers.push(distance * 4 + other, inText * 4 + (inHeadings ? 2 : 0) + (inTitle ? 1 : 0));
}

export const packPostings = pack;

/** The postings of a word, one column for each of their parts, sorted by document. */
export interface Postings {
  readonly documents: Uint32Array;
  readonly inText: Uint16Array;
  /** 1 in the title, 2 in a heading, 3 in both. */
  readonly places: Uint8Array;
}

export const inTitle = 1;
export const inHeadings = 2;

export function unpackPostings(text: string): Postings {
  const numbers = unpack(text);
  const documents = new Uint32Array(numbers.length);
  const texts = new Uint16Array(numbers.length);
  const places = new Uint8Array(numbers.length);
  let count = 0;
  let document = -1;
  for (let place = 0; place < numbers.length; place += 1) {
    const number = numbers[place] ?? 0;
    document += (number >>> 2) + 1;
    const kind = number & other;
    const told = kind === other ? (numbers[(place += 1)] ?? 0) : (kind + 1) * 4;
    documents[count] = document;
    texts[count] = told >>> 2;
    places[count] = told & other;
    count += 1;
  }
  return {
    documents: documents.subarray(0, count),
    inText: texts.subarray(0, count),
    places: places.subarray(0, count),
  };
}
