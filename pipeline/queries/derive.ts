import type { Graph } from '../graph.ts';
import { activeRun, unrecorded } from './queries.ts';
import { track } from './track.ts';

/** A record of collections that is computed from a whole graph. */
type Collections<Derived> = {
  readonly [Name in keyof Derived]: ReadonlyMap<unknown, unknown> | ReadonlySet<unknown>;
};

/**
 * A value that is derived from a whole graph, computed once for each graph. It is a record of collections, so that a rule depends only on
 * the keys that it looks up, and not on the whole graph.
 */
export const derive = <Derived extends Collections<Derived>>(
  name: string,
  compute: (graph: Graph) => Derived,
): ((graph: Graph) => Derived) => derivation(name, compute, (graph) => graph);

/** A value that is derived from the shape of a space alone, computed once for all graphs of one shape. */
export const deriveFromShape = <Derived extends Collections<Derived>>(
  name: string,
  compute: (graph: Graph) => Derived,
): ((graph: Graph) => Derived) => derivation(name, compute, ({ shape }) => shape);

function derivation<Derived extends Collections<Derived>>(
  name: string,
  compute: (graph: Graph) => Derived,
  basisOf: (graph: Graph) => object,
): (graph: Graph) => Derived {
  const computed = new WeakMap<object, Derived>();
  const ofGraph = new WeakMap<Graph, Derived>();
  const derived = (graph: Graph): Derived => {
    const known = ofGraph.get(graph);
    if (known !== undefined) return known;
    const basis = unrecorded(() => basisOf(graph));
    const value = computed.get(basis) ?? unrecorded(() => compute(graph));
    computed.set(basis, value);
    // between the parts of a run nothing is recorded, so such a value is not the one of the run
    if (activeRun()?.tracks(graph) !== true) return value;
    const tracked = track(name, value);
    ofGraph.set(graph, tracked);
    return tracked;
  };
  derivations.set(name, derived);
  return derived;
}

const derivations = new Map<string, (graph: Graph) => unknown>();

/** The tracked graph of a run. Values of earlier runs may depend on derived values that this run has not computed yet. */
export function trackGraph(graph: Graph): Graph {
  const tracked = track('graph', graph);
  activeRun()?.registerWith((source) => derivations.get(source.split('.')[0] ?? '')?.(tracked));
  return tracked;
}
