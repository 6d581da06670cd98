import { decoded } from './base/text/decoded.ts';
import { folded } from './base/text/fold.ts';
import type { TreeItem } from './bundle/index.ts';

const maxPages = 5;
/** Below this share of common letter pairs, a title is no help. */
const leastLikeness = 0.4;

/** The pages whose addresses or titles are most like a path that leads nowhere, the likest first. */
export function nearestPages(items: readonly TreeItem[], path: string): readonly TreeItem[] {
  const wanted = letterPairs(decoded(lastSegment(path)));
  return uniquePages(items)
    .map((item) => ({
      item,
      similarity: Math.max(...namesOf(item).map((name) => similarity(wanted, letterPairs(name)))),
    }))
    .filter((candidate) => candidate.similarity >= leastLikeness)
    .toSorted((a, b) => b.similarity - a.similarity)
    .slice(0, maxPages)
    .map(({ item }) => item);
}

const namesOf = ({ title, url = '' }: TreeItem): readonly string[] => [title, decoded(lastSegment(url))];

const lastSegment = (path: string): string => path.slice(path.lastIndexOf('/') + 1).replace(/\.html?$/iu, '');

/**
 * A page can be at several places of the tree, and an area can have the name of a category: one of them is enough.
 */
const uniquePages = (items: readonly TreeItem[]): readonly TreeItem[] => [
  ...new Map(
    flatten(items).flatMap((item) => (item.url?.[0] === '/' ? [[item.title.toLowerCase(), item]] : [])),
  ).values(),
];

const flatten = (items: readonly TreeItem[]): readonly TreeItem[] =>
  items.flatMap((item) => [item, ...flatten(item.children)]);

const letterPairs = (text: string): ReadonlySet<string> => {
  const letters = folded(text).replace(/[^\p{L}\p{M}\p{N}]+/gu, ' ');
  return new Set(
    Array.from({ length: Math.max(0, letters.length - 1) }, (_, index) => letters.slice(index, index + 2)),
  );
};

/** The Sørensen-Dice coefficient: 0 to 1; not a number where both have nothing. */
const similarity = (a: ReadonlySet<string>, b: ReadonlySet<string>): number =>
  (2 * [...a].filter((pair) => b.has(pair)).length) / (a.size + b.size);
