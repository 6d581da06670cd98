import { expect, test } from 'vitest';
import { validate } from '../../../pipeline/build.ts';
import type { Graph } from '../../../pipeline/graph.ts';
import { query, withQueries } from '../../../pipeline/queries/queries.ts';
import { Queries } from '../../../pipeline/queries/store.ts';
import { trackGraph } from '../../../pipeline/queries/derive.ts';
import { sampleInput } from '../sample.ts';

const input = sampleInput();
const { graph } = validate(input);

test('a rule cannot go past the graph to entries whose reads nobody notes', () => {
  // @ts-expect-error -- the space is no part of a graph
  expect(graph.space).toBeUndefined();
  // @ts-expect-error -- nor is the export
  expect(graph.exported).toBeUndefined();
});

test.each(Object.keys(graph) as (keyof Graph)[])(
  'whoever reads %s of a graph is asked again once it is another',
  (member) => {
    const queries = new Queries();
    const read = query('read', (from: Graph, _key: string) => ({
      is: from[member],
      all: allOf(from[member]),
    }));
    const run = (of: Graph) => withQueries(queries, () => read(trackGraph(of), 'key'));
    const first = run(graph);
    expect(run(graph)).toBe(first);
    expect(run({ ...graph, [member]: otherThan(graph[member]) })).not.toBe(first);
  },
);

/** Goes through a collection, as a rule does that looks at all entries. */
const allOf = (value: unknown): unknown =>
  typeof value === 'object' && value !== null && Symbol.iterator in value
    ? [...(value as Iterable<unknown>)]
    : value;

function otherThan(value: unknown): unknown {
  if (value instanceof Map) return new Map(value);
  if (value instanceof Set) return new Set(value);
  return typeof value === 'object' ? { ...value } : [value];
}
