import fc from '../../../fast-check.ts';
import { expect, test } from 'vitest';
import { type Build, build } from '../../../../pipeline/build.ts';
import { Queries } from '../../../../pipeline/queries/store.ts';
import { entry, text } from '../../builders.ts';
import { entryLink, exportOf, type RawEntry, settings, states } from '../../documents.ts';

const values: Readonly<Record<string, readonly unknown[]>> = {
  title: ['One', 'Two'],
  topics: [[entryLink('t0')], [entryLink('t1'), entryLink('t0')], []],
  authors: [[entryLink('ana')], []],
  tags: [['x'], ['X', 'y'], []],
  order: [1, 2, undefined],
  publishedOn: ['2026-01-01', '2025-01-01', 'never'],
  noIndex: [true, false],
  articles: [[entryLink('a1')], [entryLink('a2'), entryLink('a0')], []],
  parent: [entryLink('t1'), entryLink('t0'), undefined],
};

const space: readonly RawEntry[] = [
  ...['a0', 'a1', 'a2', 'a3'].map((id) => entry('article', id, { title: id, body: text('Words.') })),
  ...['t0', 't1'].map((id) => entry('topic', id, { title: id })),
  entry('author', 'ana', { title: 'Ana' }),
];

const edit = fc.record({
  at: fc.nat(space.length - 1),
  field: fc.constantFrom(...Object.keys(values)),
  choice: fc.nat(2),
  state: fc.constantFrom(...(['published', 'published', 'draft'] as const)),
});

const paths = ({ files }: Build): string[] => files.map(({ path }) => path);

test('after each edit a later run writes what a first run does [MP-5]', () => {
  fc.assert(
    fc.property(fc.array(edit, { minLength: 1, maxLength: 6 }), (edits) => {
      const queries = new Queries();
      let entries = space;
      for (const { at, field, choice, state } of edits) {
        entries = entries.map((each, index) =>
          index === at
            ? {
                sys: { ...each.sys, ...states[state] },
                fields: { ...each.fields, [field]: { 'en-US': values[field]?.[choice] } },
              }
            : each,
        );
        const input = { exported: exportOf(entries), config: settings() };
        expect(paths(build({ ...input, queries }))).toEqual(paths(build(input)));
      }
    }),
    { numRuns: 40 },
  );
});
