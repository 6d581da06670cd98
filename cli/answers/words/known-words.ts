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
  const everyday = new Map<string, ReadonlyMap<string, string>>(); // each of the words by its stem
  for (const group of [...language.synonyms, ...singleWords]) {
    const byStem = group.map((word) => [stem(word), word] as const);
    for (const [own] of byStem) everyday.set(own, new Map([...(everyday.get(own) ?? []), ...byStem]));
  }
  const withoutForms = { ...vocabulary, formsOf: () => [] }; // the search ranks some forms lower
  return (words) =>
    seek(words, { vocabulary: withoutForms, synonyms: opened, isFunctionWord, isWhole: true }).map(withForms);

  function withForms(queryTerm: QueryTerm): QueryTerm {
    const { word } = queryTerm.word;
    const others = [...(everyday.get(stem(word)) ?? [])].filter(([own]) => own !== stem(word));
    const expansions = [
      ...queryTerm.expansions,
      ...formsOf(word, stemSimilarity),
      ...others.flatMap(([, each]) => formsOf(each, everydaySimilarity)),
    ];
    return expansions.length > 0 ? { ...queryTerm, expansions } : repaired(queryTerm, vocabulary);
  }

  /** The word itself too. */
  function formsOf(word: string, similarity: number): Expansion[] {
    const terms = [vocabulary.termOf(word) ?? [], vocabulary.formsOf(word)].flat();
    return terms.map((term) => ({ terms: [term], similarity }));
  }
}
