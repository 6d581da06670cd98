import { openMatches } from './matches.ts';
import type { OpenPostings } from './open-postings.ts';
import type { SearchIndex } from './search-index.ts';
import type { Sought } from './seek.ts';
import { wordsIn } from './words.ts';

/** A document that was found. */
export interface Found {
  readonly document: number;
  /** Above 0, to be compared with others of the same query. */
  readonly score: number;
}

/** A document has at least this part of what is asked for, by weight. */
const leastCovered = 0.25;
/** How fast a document loses with each word of the query that it does not have. */
const coverageExponent = 2;
/** How much a title gains that says what is asked for, and little else. */
const titleBonus = 2;

/** Finds the documents that have something of what is sought. The first words are those of the query. */
export function openRanking(
  index: SearchIndex,
  postings: OpenPostings,
): (sought: readonly Sought[]) => Found[] {
  const matchesOf = openMatches(postings);
  const totals = new Float64Array(postings.count);
  const covered = new Float32Array(postings.count);
  const inTitles = new Float32Array(postings.count);
  const titleWords = new Uint16Array(postings.count);

  return (sought) => {
    const documents: number[] = [];
    let asked = 0;
    for (const each of sought) {
      const matches = matchesOf(each);
      if (matches.documents.length === 0) continue;
      const weight = each.weight * rarity(each, matches.documents.length, postings);
      asked += weight;
      for (const document of matches.documents) {
        if (covered[document] === 0) documents.push(document);
        const likeness = matches.likenesses[document] ?? 0;
        const inTitle = matches.inTitles[document] ?? 0;
        totals[document] = (totals[document] ?? 0) + weight * (matches.impacts[document] ?? 0);
        covered[document] = (covered[document] ?? 0) + weight * likeness;
        inTitles[document] = (inTitles[document] ?? 0) + weight * inTitle;
        if (inTitle > 0) titleWords[document] = (titleWords[document] ?? 0) + 1;
      }
    }
    const found = documents.flatMap((document): Found[] => {
      const part = (covered[document] ?? 0) / asked;
      if (part < leastCovered) return [];
      const filled = Math.min(1, (titleWords[document] ?? 0) / (index.titleLengths[document] ?? 1));
      const title = ((inTitles[document] ?? 0) / asked) * filled;
      const score = (totals[document] ?? 0) * part ** coverageExponent * (1 + titleBonus * title);
      return [{ document, score }];
    });
    const exact = exactTitles(documents, sought);
    for (const document of documents) {
      totals[document] = 0;
      covered[document] = 0;
      inTitles[document] = 0;
      titleWords[document] = 0;
    }
    return exact.size === 0 ? found : withFirst(exact, found);
  };

  /** The documents whose title is the query. */
  function exactTitles(documents: readonly number[], sought: readonly Sought[]): ReadonlySet<number> {
    const query = sought.map(({ word }) => word.word);
    const isExact = (document: number): boolean =>
      titleWords[document] === query.length &&
      new Set(wordsIn(index.titles[document] ?? '').map(({ word }) => word)).size === query.length &&
      wordsIn(index.titles[document] ?? '').every(({ word }) => query.includes(word));
    return new Set(documents.filter(isExact));
  }
}

/** Rare words say more. What a word begins counts only where the word itself is not to be found. */
function rarity({ ways }: Sought, matching: number, { count, of }: OpenPostings): number {
  const [first] = ways;
  const [term] = first?.terms ?? [];
  const isExact = first?.likeness === 1 && term !== undefined;
  const having = isExact ? of(term).documents.length : matching;
  return Math.log(1 + (count - having + 0.5) / (having + 0.5));
}

/** Above all others, in their own order. */
function withFirst(exact: ReadonlySet<number>, found: readonly Found[]): Found[] {
  const most = found.reduce((score, each) => Math.max(score, each.score), 0);
  return found.map((each) => (exact.has(each.document) ? { ...each, score: most + each.score } : each));
}
