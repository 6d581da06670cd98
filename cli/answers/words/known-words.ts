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
  /** Every word of the articles' parts. */
  readonly terms: readonly string[];
  /** The groups of synonyms of the configuration. */
  readonly synonyms: readonly (readonly string[])[];
  readonly language: Language;
}

/** The query terms of a question: the expansions of the search, other endings, and everyday synonyms. */
export function openKnownWords({
  vocabulary,
  terms,
  synonyms,
  language,
}: Known): (words: readonly Word[]) => QueryTerm[] {
  const { stem, isFunctionWord } = language;
  const opened = openSynonyms(synonyms);
  const byStem = new Map<string, number[]>();
  for (const [term, word] of terms.entries()) {
    const own = byStem.get(stem(word));
    if (own === undefined) byStem.set(stem(word), [term]);
    else own.push(term);
  }
  const everyday = new Map<string, Set<string>>();
  const ofOneWord = synonyms.map((group) => group.filter((text) => language.wordsIn(text).length === 1));
  for (const group of [...language.synonyms, ...ofOneWord].map((words) =>
    words.map((each) => stem(each.toLowerCase())),
  )) {
    for (const word of group) everyday.set(word, new Set([...(everyday.get(word) ?? []), ...group]));
  }
  return (words) =>
    seek(words, { vocabulary, synonyms: opened, isFunctionWord, isWhole: true }).map(withForms);

  function withForms(queryTerm: QueryTerm): QueryTerm {
    const own = stem(queryTerm.word.word);
    const others = [...(everyday.get(own) ?? [])].filter((each) => each !== own);
    const expansions = [
      ...queryTerm.expansions,
      ...expansionsOf(own, stemSimilarity),
      ...others.flatMap((each) => expansionsOf(each, everydaySimilarity)),
    ];
    return expansions.length > 0 ? { ...queryTerm, expansions: expansions } : repaired(queryTerm, vocabulary);
  }

  function expansionsOf(ending: string, similarity: number): Expansion[] {
    return (byStem.get(ending) ?? []).map((term) => ({ terms: [term], similarity }));
  }
}
