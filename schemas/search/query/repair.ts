import { asExpansion, eachOnce, halvesOf, type QueryTerm, type Expansion } from './seek.ts';
import type { Vocabulary } from '../index/vocabulary.ts';

/** Comparing with every word of an index takes a millisecond or two: the first misspelled words are enough. */
export const maxRepaired = 4;

const maxNear = 6;
/** How alike a word is that differs in so many letters. */
const similarityOfNear = [1, 0.8, 0.6];
/** Words that begin alike: how long the shorter one is at least, how many letters more the longer one may have. */
const minBeginning = 4;
const maxEnding = 3;
const similarityOfBeginning = 0.85;
const minHalf = 3;
const similarityOfSplit = 0.8;

/** The words that a reader probably meant: those that begin alike, the nearest in letters, or two written as one. */
export function repaired(queryTerm: QueryTerm, vocabulary: Vocabulary): QueryTerm {
  const { word } = queryTerm.word;
  const meant = [...beginnings(word, vocabulary), ...near(word, vocabulary)];
  return {
    ...queryTerm,
    expansions: eachOnce([...queryTerm.expansions, ...(meant.length > 0 ? meant : split(word, vocabulary))]),
  };
}

/** `selling` is found where `sell` stands, and where `sellings` does. */
function beginnings(word: string, { termOf, longerThan }: Vocabulary): Expansion[] {
  const shorter = Array.from({ length: maxEnding }, (_, index) => word.slice(0, -1 - index))
    .filter(({ length }) => length >= minBeginning)
    .map(termOf)
    .filter((term) => term !== undefined);
  const longer = word.length >= minBeginning ? longerThan(word, maxNear) : [];
  return [...shorter, ...longer].map((term) => ({ terms: [term], similarity: similarityOfBeginning }));
}

const near = (word: string, vocabulary: Vocabulary): Expansion[] =>
  vocabulary.near(word, maxNear).map(({ term, letters }) => ({
    terms: [term],
    similarity: similarityOfNear[letters] ?? 0,
  }));

/** `paymentlink`, where its halves are most alike in length. */
const split = (word: string, vocabulary: Vocabulary): Expansion[] =>
  halvesOf(word, minHalf)
    .toSorted((a, b) => shorterOf(b) - shorterOf(a))
    .flatMap((pair) => asExpansion(pair, vocabulary, similarityOfSplit))
    .slice(0, 1);

const shorterOf = (pair: readonly string[]): number => Math.min(...pair.map(({ length }) => length));
