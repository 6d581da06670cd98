import { describe, expect, test } from 'vitest';
import { type Faults, faultsOf } from '../../cli/preview/dashboard/faults-section.ts';
import { ownServices } from '../../schemas/services/addresses.ts';
import { sourceFiles, textOf } from './source-files.ts';

type Table = Faults['table'];

const isTable = (name: string, value: unknown): value is Table =>
  name.endsWith('Faults') && typeof value === 'object';

const files = sourceFiles.filter((path) =>
  /^cli\/(?:preview|services)\/[\w-]+\/[\w-]+-faults\.ts$/u.test(path),
);
const modules = await Promise.all(
  files.map(
    async (path) => (await import(/* @vite-ignore */ `../../${path}`)) as Readonly<Record<string, unknown>>,
  ),
);
const tables = modules.flatMap((module) =>
  Object.entries(module).flatMap(([name, value]) => (isTable(name, value) ? [[name, value] as const] : [])),
);

const everyService = { basePath: '/', services: ownServices, search: {}, answers: {} };
const shown = faultsOf(everyService).map(({ table }) => table);

test('every service that fails on demand says how', () => {
  expect(tables.length).toBeGreaterThan(6);
});

describe.each(tables)('the %s of the preview', (_, faults) => {
  test('stand in docs/services.md', () => {
    const lines = textOf('docs/services.md')
      .split('\n')
      .map((line) => line.split('|').map((cell) => cell.trim()));
    const listed = lines.filter(([, typed]) => Object.hasOwn(faults, typed?.replaceAll('`', '') ?? ''));
    const rows = Object.entries(faults).map(([typed, told]) => ['', `\`${typed}\``, told, '']);
    expect(listed).toEqual(expect.arrayContaining(rows));
  });

  test('stand on the page of faults', () => {
    expect(shown, 'cli/preview/dashboard/faults-section.ts').toContain(faults);
  });
});
