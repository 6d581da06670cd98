import type { Closeness } from './closeness.ts';
import type { Evidence } from './evidence.ts';
import type { RankedPart } from './rank-parts.ts';

/** Found with questions of our own, half of which no article answers: none of those gets as far. */
const least = 0.98;
/** What scores so much has a share of 1 by it; a rare word in passing scores 1, a heading that is the question 40. */
const fullScore = 400;
/** Of a long question less is found in one place: what each word beyond the third makes good, up to a number of words. */
const allowance = { aWord: 0.02, from: 3, upTo: 12 };

/**
 * Whether a part answers, rather than being the best of what does not: it, one place of it, and its page have much of what is
 * asked, and it is about it.
 */
export function isConfident(
  { covered, inUnit, score, page }: RankedPart & Closeness & { readonly page: Evidence },
  questionWords: number,
): boolean {
  const share = (covered + inUnit + page.covered) / 3;
  const depth = Math.log(1 + score) / Math.log(fullScore);
  const words = Math.max(0, Math.min(allowance.upTo, questionWords) - allowance.from);
  return share + depth + words * allowance.aWord >= least;
}
