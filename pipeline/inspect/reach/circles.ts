import type { EntryId } from '../../../schemas/base/ids.ts';
import { isRoutedType } from '../../../schemas/urls.ts';
import type { Graph, Reference, Shape } from '../../graph.ts';

/**
 * The circles in which entries show one another, each as its references, from the entry with the smallest id on. Found
 * by one walk through the graph: taking one reference out of each circle leaves none.
 */
export function circlesIn(graph: Graph): readonly Reference[][] {
  const known = knownCircles.get(graph.shape) ?? findCircles(graph);
  knownCircles.set(graph.shape, known);
  return known;
}

const knownCircles = new WeakMap<Shape, readonly Reference[][]>();

function findCircles(graph: Graph): Reference[][] {
  const found = new Map<string, Reference[]>();
  const done = new Set<EntryId>();
  for (const id of graph.entries.keys()) {
    if (!graph.reported.has(id) || done.has(id)) continue;
    for (const circle of circlesFrom(id, done, graph)) {
      const key = circle.map(({ from }) => from).join(' ');
      if (!found.has(key)) found.set(key, circle);
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
function circlesFrom(start: EntryId, done: Set<EntryId>, graph: Graph): Reference[][] {
  const circles: Reference[][] = [];
  const path: Step[] = [{ id: start, open: shownBy(start, graph) }];
  const taken: Reference[] = [];
  const depth = new Map([[start, 0]]);
  for (let step = path.at(-1); step !== undefined; step = path.at(-1)) {
    const reference = step.open.pop();
    if (reference === undefined) {
      done.add(step.id);
      depth.delete(step.id);
      path.pop();
      taken.pop();
      continue;
    }
    const target = reference.target as EntryId;
    const back = depth.get(target);
    if (back !== undefined) circles.push(fromSmallest([...taken.slice(back), reference]));
    else if (!done.has(target)) {
      depth.set(target, path.length);
      taken.push(reference);
      path.push({ id: target, open: shownBy(target, graph) });
    }
  }
  return circles;
}

function fromSmallest(circle: readonly Reference[]): Reference[] {
  const smallest = circle.reduce(
    (least, { from }, index) => (from < (circle[least]?.from ?? from) ? index : least),
    0,
  );
  return [...circle.slice(smallest), ...circle.slice(0, smallest)];
}

/** What an entry shows inside itself; an entry with a page of its own is linked to instead. */
const shownBy = (id: EntryId, graph: Graph): Reference[] =>
  (graph.references.get(id) ?? []).filter((reference) => isShown(reference, graph)).toReversed();

function isShown({ kind, target, to }: Reference, { entries, reported }: Graph): boolean {
  if (kind !== 'part' && kind !== 'embedded-entry') return false;
  const entry = entries.get(target as EntryId);
  if (entry?.type === undefined || !reported.has(entry.id)) return false;
  if (kind === 'part') return to?.includes(entry.type) ?? true;
  return !isRoutedType(entry.type);
}
