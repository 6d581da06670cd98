import { stepsBetween } from './sequence.ts';
import type { TextBlock } from './text-blocks.ts';

/** A block of the old text, and the block that replaces it in the new text. */
export interface BlockPair {
  readonly before?: TextBlock;
  readonly after?: TextBlock;
}

/** Two blocks that share at least this part of their words count as one block that was edited. */
const minSimilarity = 0.35;

/** In gaps with more pairs than this no block counts as edited: comparing all pairs would take too long. */
const maxPairs = 10_000;

/**
 * The blocks of two texts side by side, in the order of both. A block is paired with the one that has most of its
 * words.
 */
export function alignBlocks(before: readonly TextBlock[], after: readonly TextBlock[]): BlockPair[] {
  const pairs: BlockPair[] = [];
  let removed: TextBlock[] = [];
  let added: TextBlock[] = [];
  const end = () => {
    pairs.push(...pairUp(removed, added));
    removed = [];
    added = [];
  };
  const steps = stepsBetween(
    before.map(({ key }) => key),
    after.map(({ key }) => key),
  );
  for (const { change, before: b, after: a } of steps) {
    const [old, now] = [before[b], after[a]];
    if (change === 'removed' && old) removed.push(old);
    else if (change === 'added' && now) added.push(now);
    else if (old && now) {
      end();
      pairs.push({ before: old, after: now });
    }
  }
  end();
  return pairs;
}

/** The pairs of a gap with the greatest similarity in sum, without crossing. The other blocks were added or removed. */
function pairUp(removed: readonly TextBlock[], added: readonly TextBlock[]): BlockPair[] {
  const partners =
    removed.length * added.length > maxPairs ? new Map<number, number>() : bestPartners(removed, added);
  const pairs: BlockPair[] = [];
  let next = 0;
  for (const [index, before] of removed.entries()) {
    const partner = partners.get(index);
    if (partner === undefined) pairs.push({ before });
    else {
      for (; next < partner; next += 1) pairs.push({ after: added[next] });
      pairs.push({ before, after: added[partner] });
      next = partner + 1;
    }
  }
  return [...pairs, ...added.slice(next).map((after) => ({ after }))];
}

interface BlockWords {
  readonly block: TextBlock;
  readonly words: readonly string[];
}

/** Needleman and Wunsch: `best[i][j]` is the greatest sum of similarities that the blocks from i and from j on can reach. */
function bestPartners(removed: readonly TextBlock[], added: readonly TextBlock[]): Map<number, number> {
  const [old, now] = [removed.map(withWords), added.map(withWords)];
  const similarities = old.map((before) => now.map((after) => similarity(before, after)));
  const best = Array.from({ length: removed.length + 1 }, () =>
    Array.from({ length: added.length + 1 }, () => 0),
  );
  const at = (i: number, j: number) => best[i]?.[j] ?? 0;
  const pair = (i: number, j: number) => {
    const value = similarities[i]?.[j] ?? 0;
    return value >= minSimilarity ? value + at(i + 1, j + 1) : 0;
  };
  for (let i = removed.length - 1; i >= 0; i -= 1) {
    const row = best[i];
    if (row === undefined) continue;
    for (let j = added.length - 1; j >= 0; j -= 1) row[j] = Math.max(at(i + 1, j), at(i, j + 1), pair(i, j));
  }
  const partners = new Map<number, number>();
  for (let i = 0, j = 0; i < removed.length && j < added.length;) {
    if (pair(i, j) > 0 && pair(i, j) === at(i, j)) partners.set(i++, j++);
    else if (at(i + 1, j) >= at(i, j + 1)) i += 1;
    else j += 1;
  }
  return partners;
}

/** The share of words that both have, from 0 to 1. Marks and links do not count. */
function similarity(
  { block: before, words: old }: BlockWords,
  { block: after, words: now }: BlockWords,
): number {
  if (before.kind === 'embed' || after.kind === 'embed') return 0;
  if (old.length + now.length === 0) return 0;
  const left = new Map<string, number>();
  for (const word of old) left.set(word, (left.get(word) ?? 0) + 1);
  let shared = 0;
  for (const word of now) {
    const times = left.get(word) ?? 0;
    if (times === 0) continue;
    left.set(word, times - 1);
    shared += 1;
  }
  const part = (2 * shared) / (old.length + now.length);
  if (isSameCell(before, after)) return Math.max(part, minSimilarity);
  return before.kind === after.kind ? part : part * 0.9;
}

/** Whether two blocks are the same cell of a table. */
const isSameCell = (before: TextBlock, after: TextBlock): boolean =>
  before.kind === 'cell' &&
  after.kind === 'cell' &&
  before.place.path === after.place.path &&
  before.place.field.join('.') === after.place.field.join('.');

const withWords = (block: TextBlock): BlockWords => ({ block, words: wordsIn(block) });

const wordsIn = ({ spans }: TextBlock): string[] =>
  spans
    .map(({ text }) => text)
    .join('')
    .toLowerCase()
    .split(/[^\p{L}\p{N}\ufffc]+/u)
    .filter((word) => word !== '');
