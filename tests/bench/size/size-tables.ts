import { markdownTable } from '../report/table.ts';
import { bytes } from '../report/units.ts';
import { groupBy } from '../../../cli/reporters/group-by.ts';
import type { ModuleSize } from './module-sizes.ts';

/** Modules with a row of their own. */
const maxModules = 40;

/** The largest modules, a row each, and the rest by folder. */
export function sizeTables(sizes: readonly ModuleSize[]): string {
  const sorted = sizes.toSorted(largestFirst);
  return [
    table('module', sorted.slice(0, maxModules)),
    table('folder of the rest', byFolder(sorted.slice(maxModules))),
  ].join('\n\n');
}

const largestFirst = (a: ModuleSize, b: ModuleSize): number => b.gzipBytes - a.gzipBytes;

const table = (title: string, sizes: readonly ModuleSize[]): string =>
  markdownTable(
    [title, 'minified', 'gzip'],
    sizes.map((size) => [size.module, bytes(size.bytes), bytes(size.gzipBytes)]),
  );

function byFolder(sizes: readonly ModuleSize[]): readonly ModuleSize[] {
  const folders = groupBy(sizes, ({ module }) => module.replace(/\/[^/]*$/u, ''));
  return Array.from(folders, ([module, each]) => ({
    module,
    bytes: each.reduce((sum, { bytes: own }) => sum + own, 0),
    gzipBytes: each.reduce((sum, { gzipBytes }) => sum + gzipBytes, 0),
  })).toSorted(largestFirst);
}
