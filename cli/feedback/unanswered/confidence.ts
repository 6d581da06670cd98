import type { OpenPostings } from '../../../schemas/search/index/open-postings.ts';
import type { Vocabulary } from '../../../schemas/search/index/vocabulary.ts';
import { openMatches } from '../../../schemas/search/query/matches.ts';
import { aboutness, weightOf } from '../../../schemas/search/query/score.ts';
import type { Expansion, QueryTerm } from '../../../schemas/search/query/seek.ts';
import type { Language } from '../../answers/words/language.ts';

/** A word that says little, relative to others. Source: cli/answers/ranking/rank-parts.ts. */
const shareOfGeneric = 0.3;
/** A short word that is a letter away from another one is often a word of its own: `clover` is no `cover`. */
const [fewLetters, shareOfNear] = [6, 0.6];
/** As many as the search takes. */
const maxNear = 6;

interface Known {
  readonly postings: OpenPostings;
  readonly vocabulary: Vocabulary;
  readonly language: Language;
}

/** How much of a query each document is about, from 0 to 1. Words that no document has count as missing. */
export function openConfidence({ postings, vocabulary, language }: Known) {
  const matchesOf = openMatches(postings);
  return (documents: readonly number[], terms: readonly QueryTerm[]): readonly number[] => {
    const sums = documents.map(() => 0);
    let all = 0;
    for (const term of terms.filter(({ weight }) => weight === 1)) {
      const matches = matchesOf(doubted(term, vocabulary));
      const share = language.isGeneric(term.word.word) ? shareOfGeneric : 1;
      const weight = weightOf(term, matches.documents.length, postings) * share;
      all += weight;
      for (const [place, document] of documents.entries()) {
        const own = aboutness(matches.similarities[document] ?? 0, matches.impacts[document] ?? 0);
        sums[place] = (sums[place] ?? 0) + weight * own;
      }
    }
    return sums.map((sum) => (all === 0 ? 0 : sum / all));
  };
}

/** A short word that no page has is less like the words that are near to it. */
function doubted(term: QueryTerm, { termOf, near }: Vocabulary): QueryTerm {
  const { word } = term.word;
  if (word.length > fewLetters || termOf(word) !== undefined) return term;
  const others = new Set(near(word, maxNear).map((each) => each.term));
  const isNear = ({ terms }: Expansion) => terms.length === 1 && terms.every((each) => others.has(each));
  const expansions = term.expansions.map((each) =>
    isNear(each) ? { ...each, similarity: each.similarity * shareOfNear } : each,
  );
  return { ...term, expansions };
}
