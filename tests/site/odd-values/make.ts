import type { Random } from '../../pipeline/mutations/random.ts';
import { anyOddText } from './odd-texts.ts';

/** What values can refer to. */
export interface Names {
  /** A link to an entry or an asset that there is, to one that there is not, or something like a link. */
  anyLink(random: Random): unknown;
}

/** Makes an odd value. */
export type Make = (random: Random, names: Names) => unknown;

export const oddList =
  (item: Make): Make =>
  (random, names) =>
    Array.from({ length: random.below(5) }, () => item(random, names));

export const oddLink: Make = (random, names) => names.anyLink(random);
export const oddLine: Make = (random) => anyOddText(random);
