import type { EntryId } from '../../../schemas/base/ids.ts';
import { isLinkedType, showsType } from '../../link/page/shows-type.ts';
import type { Graph, Reference, Shape } from '../../graph.ts';

/**
 * The cycles in which entries show one another, each as its references, starting at the entry with the smallest id. They are found
 * by one depth-first search: without one reference of each cycle there is no cycle left.
 */
export function cyclesIn(graph: Graph): readonly Reference[][] {
  const known = knownCycles.get(graph.shape) ?? findCycles(graph);
  knownCycles.set(graph.shape, known);
  return known;
}

const knownCycles = new WeakMap<Shape, readonly Reference[][]>();

function findCycles(graph: Graph): Reference[][] {
  const found = new Map<string, Reference[]>();
  const done = new Set<EntryId>();
  for (const id of graph.entries.keys()) {
    if (!graph.reported.has(id) || done.has(id)) continue;
    for (const cycle of cyclesFrom(id, done, graph)) {
      const key = cycle.map(({ from }) => from).join(' ');
      if (!found.has(key)) found.set(key, cycle);
    }
  }
  return [...found.values()];
}

interface Step {
  readonly id: EntryId;
  /** The references that are not followed yet, the next one last. */
  readonly open: Reference[];
}

/** Goes down from one entry without recursion: a chain can be thousands of entries long. */
function cyclesFrom(start: EntryId, done: Set<EntryId>, graph: Graph): Reference[][] {
  const cycles: Reference[][] = [];
  const path: Step[] = [{ id: start, open: shownBy(start, graph) }];
  const followed: Reference[] = [];
  const depth = new Map([[start, 0]]);
  for (let step = path.at(-1); step !== undefined; step = path.at(-1)) {
    const reference = step.open.pop();
    if (reference === undefined) {
      done.add(step.id);
      depth.delete(step.id);
      path.pop();
      followed.pop();
      continue;
    }
    const target = reference.target as EntryId;
    const back = depth.get(target);
    if (back !== undefined) cycles.push(fromSmallest([...followed.slice(back), reference]));
    else if (!done.has(target)) {
      depth.set(target, path.length);
      followed.push(reference);
      path.push({ id: target, open: shownBy(target, graph) });
    }
  }
  return cycles;
}

function fromSmallest(cycle: readonly Reference[]): Reference[] {
  const smallest = cycle.reduce(
    (least, { from }, index) => (from < (cycle[least]?.from ?? from) ? index : least),
    0,
  );
  return [...cycle.slice(smallest), ...cycle.slice(0, smallest)];
}

/** The entries that an entry shows inside itself. Entries with their own page are linked instead. */
const shownBy = (id: EntryId, graph: Graph): Reference[] =>
  (graph.references.get(id) ?? []).filter((reference) => isShown(reference, graph)).toReversed();

function isShown({ kind, from, target, to }: Reference, { entries, reported }: Graph): boolean {
  if (kind !== 'part' && kind !== 'embedded-entry') return false;
  const entry = entries.get(target as EntryId);
  if (entry?.type === undefined || !reported.has(entry.id)) return false;
  // entries of a type that is not ours often lead both ways; a page ends such a cycle
  if (entries.get(from)?.type === 'otherEntry') return false;
  return showsType(entry.type, to) && !isLinkedType(entry.type, to);
}
