import { expect, test } from 'vitest';
import { carried, query, withQueries } from '../../../pipeline/queries/queries.ts';
import { Queries } from '../../../pipeline/queries/store.ts';
import { track } from '../../../pipeline/queries/track.ts';

interface Source {
  readonly words: ReadonlyMap<string, unknown>;
  readonly today?: string;
}

/** What was computed in the run that goes on. */
let worked: string[] = [];

const valueOf = query('value', (source: Source, key: string): unknown => {
  worked.push(key);
  if (key === 'today') return source.today;
  return key === 'all' ? [...source.words.keys()].join(' ') : source.words.get(key);
});

/** Runs with one store: for each key that is asked, its value; with the keys that were computed. */
function runs() {
  const queries = new Queries();
  return (words: Source['words'], keys: readonly string[], today = 'Monday') =>
    withQueries(queries, () => {
      worked = [];
      const source = track('source', { words, today });
      const values = keys.map((key) => valueOf(source, key));
      return { values, worked };
    });
}

test('a value is computed again only when what it read has changed', () => {
  const run = runs();
  expect(
    run(
      new Map([
        ['a', 1],
        ['b', 2],
      ]),
      ['a', 'b'],
    ),
  ).toEqual({ values: [1, 2], worked: ['a', 'b'] });
  expect(
    run(
      new Map([
        ['a', 1],
        ['b', 3],
      ]),
      ['a', 'b'],
    ),
  ).toEqual({ values: [1, 3], worked: ['b'] });
});

test('a lookup without a result is repeated when there is one', () => {
  const run = runs();
  expect(run(new Map(), ['a']).values).toEqual([undefined]);
  expect(run(new Map([['a', 1]]), ['a'])).toEqual({ values: [1], worked: ['a'] });
});

test('lists that were made anew and hold the same are no change', () => {
  const run = runs();
  run(new Map([['a', ['x']]]), ['a']);
  expect(run(new Map([['a', ['x']]]), ['a']).worked).toEqual([]);
  expect(run(new Map([['a', ['x', 'y']]]), ['a']).worked).toEqual(['a']);
});

test('who went through a collection is asked again whenever it is another', () => {
  const run = runs();
  const words = new Map([['a', 1]]);
  expect(run(words, ['all'])).toEqual({ values: ['a'], worked: ['all'] });
  expect(run(words, ['all']).worked).toEqual([]);
  expect(
    run(
      new Map([
        ['a', 1],
        ['b', 2],
      ]),
      ['all'],
    ),
  ).toEqual({ values: ['a b'], worked: ['all'] });
});

test('what a run does not ask for is forgotten', () => {
  const run = runs();
  const words = new Map([['a', 1]]);
  run(words, ['a']);
  run(words, ['b']);
  expect(run(words, ['a']).worked).toEqual(['a']);
});

test('a member that is no collection is a read too', () => {
  const run = runs();
  const words = new Map([['a', 1]]);
  expect(run(words, ['a', 'today']).values).toEqual([1, 'Monday']);
  expect(run(words, ['a', 'today'], 'Tuesday')).toEqual({ values: [1, 'Tuesday'], worked: ['today'] });
});

test('a collection that comes or goes is another one', () => {
  const queries = new Queries();
  const hasAny = query('any', ({ some }: { some?: ReadonlySet<string> | undefined }, key: string) =>
    some?.has(key),
  );
  const run = (some: ReadonlySet<string> | undefined) =>
    withQueries(queries, () => hasAny(track('source', { some }), 'a'));
  expect([undefined, new Set(['a']), new Set<string>(), undefined].map(run)).toEqual([
    undefined,
    true,
    false,
    undefined,
  ]);
});

test('a query that asks another one depends on what that has read', () => {
  const twice = query('twice', (source: Source, key: string) =>
    [valueOf(source, key), valueOf(source, key)].join(' '),
  );
  const queries = new Queries();
  const run = (words: Source['words']) =>
    withQueries(queries, () => {
      worked = [];
      return { value: twice(track('source', { words }), 'a'), worked };
    });
  expect(run(new Map([['a', 1]]))).toEqual({ value: '1 1', worked: ['a'] });
  expect(run(new Map([['a', 1]]))).toEqual({ value: '1 1', worked: [] });
  expect(run(new Map([['a', 2]]))).toEqual({ value: '2 2', worked: ['a'] });
});

test('of a source that is not tracked each value is computed, with a store and without one', () => {
  const source = { words: new Map([['a', 1]]) };
  worked = [];
  const ask = () => [valueOf(source, 'a'), valueOf(source, 'a')];
  expect(withQueries(new Queries(), ask)).toEqual([1, 1]);
  expect(ask()).toEqual([1, 1]);
  expect(worked).toHaveLength(4);
});

test('a run that fails keeps what was known before it', () => {
  const queries = new Queries();
  const words = new Map([['a', 1]]);
  const run = (work: () => void) =>
    withQueries(queries, () => {
      worked = [];
      valueOf(track('source', { words }), 'a');
      work();
      return worked;
    });
  run(() => {});
  expect(() =>
    run(() => {
      throw new Error('broken');
    }),
  ).toThrow('broken');
  expect(run(() => {})).toEqual([]);
});

const next = () => carried<number>('count', (before = 0) => before + 1);

test('a value is carried from run to run', () => {
  const queries = new Queries();
  expect([1, 2].map(() => withQueries(queries, next))).toEqual([1, 2]);
  expect(next()).toBe(1);
});
