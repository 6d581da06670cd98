import type { Closeness } from './closeness.ts';
import type { RankedPart } from './rank-parts.ts';

/** A part that may answer has so much of what is asked: over the whole of it, and in one place of it. */
const leastShare = 0.5;
/** And is about it: a rare word in passing scores less. */
const leastScore = 1.8;

/** Whether a part answers, rather than being the best of what does not. */
export const isConfident = ({ covered, inUnit, score }: RankedPart & Closeness): boolean =>
  (covered + inUnit) / 2 >= leastShare && score >= leastScore;
