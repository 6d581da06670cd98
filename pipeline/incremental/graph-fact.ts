import type { Graph } from '../graph.ts';
import type { Recorder } from './recorder.ts';
import { type Collection, tracked } from './tracked.ts';

/** What can be worked out of a graph as a whole, as collections to look into. */
type Parts<Fact> = { readonly [Name in keyof Fact]: Collection };

/**
 * A fact about a graph as a whole, worked out once for each graph. It is a set of collections, so that a rule that asks
 * depends on what it looks up and not on the whole graph.
 */
export const graphFact = <Fact extends Parts<Fact>>(name: string, work: (graph: Graph) => Fact) =>
  factBy((graph) => graph, name, work);

/** A fact that follows from the shape of a space alone: worked out once for all graphs of one shape. */
export const shapeFact = <Fact extends Parts<Fact>>(name: string, work: (graph: Graph) => Fact) =>
  factBy(({ shape }) => shape, name, work);

function factBy<Fact extends Parts<Fact>>(
  basisOf: (graph: Graph) => object,
  name: string,
  work: (graph: Graph) => Fact,
): (graph: Graph) => Fact {
  const known = new WeakMap<object, Fact>();
  const remember = (basis: object, find: () => Fact): Fact => {
    const value = known.get(basis) ?? find();
    known.set(basis, value);
    return value;
  };
  const plain = (graph: Graph): Fact => remember(basisOf(graph), () => work(graph));
  facts.set(name, plain);
  return (graph) => {
    const tracking = trackings.get(graph);
    if (tracking === undefined) return plain(graph);
    return remember(graph, () => trackParts(name, plain(tracking.base), tracking.recorder));
  };
}

const facts = new Map<string, (graph: Graph) => Readonly<Record<string, Collection>>>();

function trackParts<Fact extends Parts<Fact>>(name: string, fact: Fact, recorder: Recorder): Fact {
  const parts = Object.entries<Collection>(fact).map(([part, collection]) => [
    part,
    tracked(`${name}.${part}`, collection, recorder),
  ]);
  return Object.fromEntries(parts) as Fact; // the same names, and each collection behaves as the one it stands for
}

/** What a look went into, as it is in a graph: `urls`, or `reach.here` for a part of a fact. */
export function collectionOf(source: string, graph: Graph): Collection {
  const [name = '', part] = source.split('.');
  const member: unknown = part === undefined ? graph[name as keyof Graph] : facts.get(name)?.(graph)[part];
  return isCollection(member) ? member : new Map([[undefined, member]]);
}

const isCollection = (value: unknown): value is Collection => value instanceof Map || value instanceof Set;

interface Tracking {
  readonly base: Graph;
  readonly recorder: Recorder;
}

const trackings = new WeakMap<Graph, Tracking>();

/** Members of a graph that are tracked as a whole: they are the same object while nothing in them changes. */
const wholes = ['redirects'] as const;

/** The same graph, noting what is looked up in it. */
export function trackGraph(base: Graph, recorder: Recorder): Graph {
  const collections = Object.entries(base)
    .filter((member): member is [string, Collection] => isCollection(member[1]))
    .map(([name, collection]) => [name, tracked(name, collection, recorder)]);
  const graph: Graph = { ...base, ...(Object.fromEntries(collections) as Partial<Graph>) };
  for (const name of wholes) {
    Object.defineProperty(graph, name, {
      get() {
        recorder.note(name, undefined, base[name]);
        return base[name];
      },
    });
  }
  trackings.set(graph, { base, recorder });
  return graph;
}
