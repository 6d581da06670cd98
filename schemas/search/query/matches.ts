import type { OpenPostings } from '../index/open-postings.ts';
import { inTitle } from '../index/postings.ts';
import type { QueryTerm, Expansion } from './seek.ts';

/** Which documents have one query term. Valid until the next call. */
export interface Matches {
  readonly documents: readonly number[];
  /** By document: how much it is about it, in all expansions. */
  readonly impacts: Float32Array;
  /** By document: how alike it is to what was typed; in the title, or 0. */
  readonly similarities: Float32Array;
  readonly inTitles: Float32Array;
}

/** Finds matches in working memory that is made once for an index. */
export function openMatches(postings: OpenPostings): (queryTerm: QueryTerm) => Matches {
  const impacts = new Float32Array(postings.count);
  const similarities = new Float32Array(postings.count);
  const inTitles = new Float32Array(postings.count);
  let documents: number[] = [];
  return ({ expansions }) => {
    for (const list of [impacts, similarities, inTitles])
      for (const document of documents) list[document] = 0;
    documents = [];
    for (const expansion of expansions) {
      if (expansion.terms.length === 1) takeTerm(expansion);
      else takeAll(expansion);
    }
    return { documents, impacts, similarities, inTitles };
  };

  function takeTerm({ terms: [term = 0], similarity, inTitleOnly = false }: Expansion): void {
    const ofTerm = postings.of(term);
    for (let place = 0; place < ofTerm.documents.length; place += 1) {
      const isInTitle = ((ofTerm.places[place] ?? 0) & inTitle) !== 0;
      const impact = similarity * postings.impact(ofTerm, place);
      if (!inTitleOnly || isInTitle) take(ofTerm.documents[place] ?? 0, impact, similarity, isInTitle);
    }
  }

  /** A document counts with the average of its terms, if it has them all. */
  function takeAll({ terms, similarity }: Expansion): void {
    const sums = new Map<number, { terms: number; impact: number; inTitle: number }>();
    for (const term of terms) {
      const ofTerm = postings.of(term);
      for (let place = 0; place < ofTerm.documents.length; place += 1) {
        const document = ofTerm.documents[place] ?? 0;
        const sum = sums.get(document) ?? { terms: 0, impact: 0, inTitle: 0 };
        sum.terms += 1;
        sum.impact += postings.impact(ofTerm, place);
        sum.inTitle += (ofTerm.places[place] ?? 0) & inTitle;
        sums.set(document, sum);
      }
    }
    for (const [document, sum] of sums) {
      if (sum.terms < terms.length) continue;
      take(document, (similarity * sum.impact) / terms.length, similarity, sum.inTitle === terms.length);
    }
  }

  function take(document: number, impact: number, similarity: number, isInTitle: boolean): void {
    if (similarities[document] === 0) documents.push(document);
    impacts[document] = (impacts[document] ?? 0) + impact;
    if (similarity > (similarities[document] ?? 0)) similarities[document] = similarity;
    if (isInTitle && similarity > (inTitles[document] ?? 0)) inTitles[document] = similarity;
  }
}
