import type { OpenPostings } from './open-postings.ts';
import { inTitle } from './postings.ts';
import type { Sought, Way } from './seek.ts';

/** Which documents have one thing that is sought. Valid until the next is asked for. */
export interface Matches {
  readonly documents: readonly number[];
  /** By document: how much it is about it, in the best way. */
  readonly impacts: Float32Array;
  /** By document: how alike it is to what was typed; in the title, or 0. */
  readonly likenesses: Float32Array;
  readonly inTitles: Float32Array;
}

/** Finds matches in working memory that is made once for an index. */
export function openMatches(postings: OpenPostings): (sought: Sought) => Matches {
  const impacts = new Float32Array(postings.count);
  const likenesses = new Float32Array(postings.count);
  const inTitles = new Float32Array(postings.count);
  let documents: number[] = [];
  return ({ ways }) => {
    for (const document of documents) {
      impacts[document] = 0;
      likenesses[document] = 0;
      inTitles[document] = 0;
    }
    documents = [];
    for (const way of ways) {
      if (way.terms.length === 1) takeTerm(way);
      else takeAll(way);
    }
    return { documents, impacts, likenesses, inTitles };
  };

  function takeTerm({ terms: [term = 0], likeness }: Way): void {
    const ofTerm = postings.of(term);
    for (let place = 0; place < ofTerm.documents.length; place += 1) {
      const isInTitle = ((ofTerm.places[place] ?? 0) & inTitle) !== 0;
      take(ofTerm.documents[place] ?? 0, likeness * postings.impact(ofTerm, place), likeness, isInTitle);
    }
  }

  /** A document counts with the average of its terms, if it has them all. */
  function takeAll({ terms, likeness }: Way): void {
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
      take(document, (likeness * sum.impact) / terms.length, likeness, sum.inTitle === terms.length);
    }
  }

  function take(document: number, impact: number, likeness: number, isInTitle: boolean): void {
    if (likenesses[document] === 0) documents.push(document);
    if (impact > (impacts[document] ?? 0)) impacts[document] = impact;
    if (likeness > (likenesses[document] ?? 0)) likenesses[document] = likeness;
    if (isInTitle && likeness > (inTitles[document] ?? 0)) inTitles[document] = likeness;
  }
}
