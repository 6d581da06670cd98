import { join } from 'node:path';
import { expect, onTestFinished, test } from 'vitest';
import { goldenReport } from '../../../../cli/preview/dashboard/golden-report.ts';
import { bundleBackend } from '../../../../cli/services/search/bundle-backend.ts';
import { build } from '../../../../pipeline/build.ts';
import { howTo } from '../../exports.ts';
import { testFolder } from '../../folder.ts';
import { exportOf, settings } from '../../../pipeline/documents.ts';

const input = { exported: exportOf([howTo('dispatch'), howTo('payroll')]), config: settings() };
const built = build(input);
const search = bundleBackend(() => built);

const reportIn = (folder: string) =>
  goldenReport({
    project: { input, configFile: undefined, exportFile: join(folder, 'export.json') },
    search,
  });

test('the queries of `search check` are asked, and how they did is reported', async () => {
  const golden = [
    { query: 'dispatch', expected: ['/how-to/dispatch'] },
    { query: 'xyzzy', expected: ['/how-to/payroll'] },
  ];
  const folder = await testFolder(onTestFinished, { 'golden-queries.json': JSON.stringify(golden) });
  expect(await reportIn(folder)).toMatchObject({
    kind: 'measured',
    name: 'golden-queries.json',
    measured: {
      recall: 0.5,
      outcomes: [
        { query: 'dispatch', rank: 1 },
        { query: 'xyzzy', rank: undefined },
      ],
    },
  });
});

test.each([
  [{}, 'no golden queries are named'],
  [{ 'golden-queries.json': '[]' }, 'has no query'],
])('what cannot be asked is said in a sentence', async (files, why) => {
  const folder = await testFolder(onTestFinished, files);
  expect(await reportIn(folder)).toEqual({ kind: 'unknown', why: expect.stringContaining(why) as string });
});
