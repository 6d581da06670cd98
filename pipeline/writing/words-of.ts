import type { Entry } from '../entry.ts';
import type { Graph } from '../graph.ts';
import { blocksOf } from './blocks-of.ts';

/**
 * All words of an entry that readers see: its title, its texts, its labels and its cells, each block by itself; of an article also those
 * of the parts that its page shows. Addresses and pictures are one sign each.
 */
export function wordsOf(entry: Entry, graph: Graph): readonly string[] {
  const shown = graph.pages.get(entry.id)?.shows ?? [entry.id];
  return [...shown].flatMap((id) => {
    const each = graph.entries.get(id);
    return each === undefined ? [] : blocksOf(each).map(({ words }) => words);
  });
}
