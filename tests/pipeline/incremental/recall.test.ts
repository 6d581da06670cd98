import { expect, test } from 'vitest';
import { Recall } from '../../../pipeline/incremental/recall.ts';
import { Recorder } from '../../../pipeline/incremental/recorder.ts';
import { type Collection, tracked } from '../../../pipeline/incremental/tracked.ts';

/** A run over one map: for each key that is asked, the value of the map under the key; with the keys that were worked out. */
function runs() {
  const recorder = new Recorder();
  const recall = new Recall<string, unknown>();
  return (base: ReadonlyMap<string, unknown>, keys: readonly string[]) => {
    const map = tracked('words', base, recorder) as ReadonlyMap<string, unknown>;
    const worked: string[] = [];
    const values = recall.run(
      (): Collection => base,
      (ask) =>
        keys.map((key) =>
          ask(key, () => {
            worked.push(key);
            return recorder.during(() => (key === 'all' ? [...map.keys()].join(' ') : map.get(key)));
          }),
        ),
    );
    return { values, worked };
  };
}

test('a value is worked out again only when what it looked up has changed', () => {
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

test('what was looked for in vain is looked for again when it is there', () => {
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
  run(words, []);
  expect(run(words, ['a']).worked).toEqual(['a']);
});
