import { openEveryday } from '../../../schemas/search/query/everyday.ts';
import { openSynonyms } from '../../../schemas/search/query/synonyms.ts';
import { repaired } from '../../../schemas/search/query/repair.ts';
import { seek, type QueryTerm, type Expansion } from '../../../schemas/search/query/seek.ts';
import type { Vocabulary } from '../../../schemas/search/index/vocabulary.ts';
import type { Word } from '../../../schemas/search/index/words.ts';
import type { Language } from './language.ts';

export const stemSimilarity = 0.9;
const everydaySimilarity = 0.4;

interface Known {
  readonly vocabulary: Vocabulary;
  /** The groups of synonyms of the configuration. */
  readonly synonyms: readonly (readonly string[])[];
  readonly language: Language;
}

/** The query terms of a question: the expansions of the search, other forms, and everyday synonyms. */
export function openKnownWords({
  vocabulary,
  synonyms,
  language,
}: Known): (words: readonly Word[]) => QueryTerm[] {
  const { code, stem, isFunctionWord, wordsIn } = language;
  const opened = openSynonyms(synonyms, code);
  const singleWords = synonyms.map((group) =>
    group.flatMap((text) => (wordsIn(text).length === 1 ? wordsIn(text) : [])).map(({ word }) => word),
  );
  const everyday = openEveryday({ stem, everydayWords: [...language.synonyms, ...singleWords] }, vocabulary);
  const withoutForms = { ...vocabulary, formsOf: () => [] }; // the search ranks some forms lower
  return (words) =>
    seek(words, { vocabulary: withoutForms, synonyms: opened, isFunctionWord, isWhole: true }).map(withForms);

  function withForms(queryTerm: QueryTerm): QueryTerm {
    const { word } = queryTerm.word;
    const forms = [vocabulary.termOf(word) ?? [], vocabulary.formsOf(word)].flat();
    const expansions = [
      ...queryTerm.expansions,
      ...expansionsOf(forms, stemSimilarity),
      ...expansionsOf(everyday(word), everydaySimilarity),
    ];
    return expansions.length > 0 ? { ...queryTerm, expansions } : repaired(queryTerm, vocabulary);
  }
}

const expansionsOf = (terms: readonly number[], similarity: number): Expansion[] =>
  terms.map((term) => ({ terms: [term], similarity }));
