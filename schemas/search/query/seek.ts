import { synonymsOf, type Synonyms } from './synonyms.ts';
import type { Everyday } from './everyday.ts';
import type { Vocabulary } from '../index/vocabulary.ts';
import { isPiece, type Word } from '../index/words.ts';
import { charactersIn } from '../../base/text/spaceless.ts';

/** Terms that stand for a word of the query together, and how similar they are to it: 1 is the word itself. */
export interface Expansion {
  readonly terms: readonly number[];
  readonly similarity: number;
  /** The terms count where they stand in a title. */
  readonly inTitleOnly?: boolean;
}

/** A word of a query, and what of the index it may stand for. */
export interface QueryTerm {
  readonly word: Word;
  /** Against other words of the query. */
  readonly weight: number;
  readonly expansions: readonly Expansion[];
}

/** What readers type while they still write is the beginning of a word; of one letter, too many words are. */
const maxLonger = 16;
const maxLongerThanLetter = 8;
const similarityOfLonger = { ofBeginning: 0.9, ofWord: 0.6, least: 0.3 };
const similarityOfSynonym = 0.75;
const similarityOfForm = { plural: 0.9, other: 0.6 };
const similarityOfHalves = 0.6;
const minHalf = 4;
const minForm = 3;
/** In a title, and anywhere if nothing else stands for the word. */
const similarityOfEveryday = { inTitle: 0.3, alone: 0.5 };
const similarityOfJoined = 0.9;
const similarityOfPair = 0.9;
const weightOfFunctionWord = 0.08;

interface Seeking {
  readonly vocabulary: Vocabulary;
  readonly synonyms: Synonyms;
  readonly isFunctionWord: (word: string) => boolean;
  readonly everyday?: Everyday;
  /** Nobody writes on: the last word is whole, and begins nothing. */
  readonly isWhole?: boolean;
}

/** Where each word of a query stands, taken as it is typed: itself, what it begins, what means the same. */
export function seek(
  words: readonly Word[],
  { vocabulary, synonyms, isFunctionWord, everyday = () => [], isWhole = false }: Seeking,
): QueryTerm[] {
  const distinct = words.filter(
    ({ word }, place) => words.findLastIndex((each) => each.word === word) === place,
  );
  const alternatives = synonymsOf(words, synonyms);
  return distinct.map((word) => {
    const isFunction = isFunctionWord(word.word);
    const own = [
      ...exact(word, vocabulary),
      ...around(word, vocabulary),
      ...(!isWhole && word === words.at(-1) ? longer(word, vocabulary) : []),
      ...forms(word, vocabulary),
      ...halves(word, vocabulary),
      ...joined(word, words, vocabulary),
      ...(alternatives.get(word.word) ?? []).flatMap((each) =>
        asExpansion(each, vocabulary, similarityOfSynonym),
      ),
    ];
    return {
      word,
      weight: isFunction ? weightOfFunctionWord : 1,
      expansions: eachOnce([
        ...own,
        ...(isFunction ? [] : inOtherWords(everyday(word.word), own.length === 0)),
      ]),
    };
  });
}

const inOtherWords = (terms: readonly number[], isAlone: boolean): Expansion[] =>
  terms.map((term) =>
    isAlone
      ? { terms: [term], similarity: similarityOfEveryday.alone }
      : { terms: [term], similarity: similarityOfEveryday.inTitle, inTitleOnly: true },
  );

/** A term that stands for a word in several ways counts as the most similar of them. */
export function eachOnce(expansions: readonly Expansion[]): Expansion[] {
  const best = new Map<string, Expansion>();
  for (const each of expansions) {
    const key = each.terms.join(' ');
    if (each.similarity > (best.get(key)?.similarity ?? 0)) best.set(key, each);
  }
  return [...best.values()];
}

const exact = ({ word }: Word, { termOf }: Vocabulary): Expansion[] => {
  const term = termOf(word);
  return term === undefined ? [] : [{ terms: [term], similarity: 1 }];
};

/** One character of a script without spaces stands at any place of a word. */
export const isCharacter = (word: string): boolean => isPiece(word) && charactersIn(word).length === 1;

const around = ({ word }: Word, { having }: Vocabulary): Expansion[] =>
  isCharacter(word) ? having(word).map((term) => ({ terms: [term], similarity: similarityOfPair })) : [];

/** The longer a word is beyond what was typed, the less likely it is meant; what is a word already is less a beginning. */
const longer = ({ word }: Word, { longerThan, wordOf, termOf }: Vocabulary): Expansion[] => {
  const most = termOf(word) === undefined ? similarityOfLonger.ofBeginning : similarityOfLonger.ofWord;
  return longerThan(word, word.length === 1 ? maxLongerThanLetter : maxLonger).map((term) => ({
    terms: [term],
    similarity: Math.max(similarityOfLonger.least, most * Math.sqrt(word.length / wordOf(term).length)),
  }));
};

/** Other forms of a word: `technicians` of `technician`, which say the same, and less alike ones. */
function forms({ word }: Word, { formsOf, wordOf }: Vocabulary): Expansion[] {
  if (word.length < minForm || /\p{N}/u.test(word) || isPiece(word)) return [];
  return formsOf(word).map((term) => {
    const form = wordOf(term);
    const isPlural = form === `${word}s` || word === `${form}s`;
    return { terms: [term], similarity: isPlural ? similarityOfForm.plural : similarityOfForm.other };
  });
}

/** A compound is found where its halves stand. */
const halves = ({ word }: Word, vocabulary: Vocabulary): Expansion[] =>
  isPiece(word)
    ? []
    : halvesOf(word, minHalf).flatMap((pair) => asExpansion(pair, vocabulary, similarityOfHalves));

/** Every way to cut a word in two, so that both have so many letters. */
export const halvesOf = (word: string, min: number): (readonly string[])[] =>
  Array.from({ length: Math.max(0, word.length - 2 * min + 1) }, (_, index) => [
    word.slice(0, index + min),
    word.slice(index + min),
  ]);

/** `quick books` is found where `quickbooks` stands: of each neighbor with this word. */
function joined({ word }: Word, words: readonly Word[], vocabulary: Vocabulary): Expansion[] {
  return words.flatMap((each, place) => {
    if (each.word !== word) return [];
    const pairs = [`${words[place - 1]?.word ?? ''}${word}`, `${word}${words[place + 1]?.word ?? ''}`];
    return pairs
      .filter((pair) => pair !== word)
      .flatMap((pair) => asExpansion([pair], vocabulary, similarityOfJoined));
  });
}

/** None where a word of it is in no document. */
export function asExpansion(
  words: readonly string[],
  { termOf }: Vocabulary,
  similarity: number,
): Expansion[] {
  const terms = words.map(termOf).filter((term) => term !== undefined);
  return terms.length === words.length ? [{ terms, similarity }] : [];
}
