import { expect, test } from 'vitest';
import { moduleSizes } from './module-sizes.ts';
import { sizeTables } from './size-tables.ts';

test('each character counts for the module that the map names', () => {
  // two of `a.ts`, then three of `b.ts`
  const map = { sources: ['../../a.ts', '../../b.ts'], names: [], mappings: 'AAAA,ECAA' };
  const sizes = moduleSizes({ name: 'first', code: 'aabbb', map });
  expect(sizes.map(({ module, bytes }) => [module, bytes])).toEqual([
    ['a.ts', 2],
    ['b.ts', 3],
  ]);
});

test('the largest modules have rows of their own, the others one for their folder', () => {
  const sizes = Array.from({ length: 43 }, (_, index) => ({
    module: `ui/${index}.ts`,
    bytes: 100,
    gzipBytes: 50 - index,
  }));
  const tables = sizeTables(sizes);
  expect(tables).toContain('| ui/39.ts |');
  expect(tables).not.toContain('ui/40.ts');
  expect(tables).toContain('| ui                 |    300 B | 27 B |');
});
