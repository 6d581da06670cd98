import { expect, test } from 'vitest';
import { exportOf } from '../../pipeline/documents.ts';
import { threeLocales, translated } from '../../pipeline/translated.ts';
import { howTo } from '../exports.ts';
import { testFolder } from '../folder.ts';
import { runWarm } from '../warm/run-warm.ts';

const add = translated(howTo('add'), { 'es-MX': { title: 'Agregar' } });
const files = {
  'export.json': JSON.stringify(exportOf([add], { locales: threeLocales })),
  'fieldbook.config.json': JSON.stringify({ locales: ['en-US', 'es-MX'] }),
};

test('coverage prints a table for each locale, and fails below its gate [ML-5]', async ({
  onTestFinished,
}) => {
  const cwd = await testFolder(onTestFinished, files);
  const { code, stdout, stderr } = await runWarm(['coverage', '--min', '80'], { cwd });
  expect(stdout).toBe(
    `es-MX, translated from en-US: 1 of 1 pages
Content type    Pages    Words   Translated
How-to         1 of 1   3 of 6       50.0 %
All            1 of 1   3 of 6       50.0 %`,
  );
  expect(stderr).toBe('es-MX: 50 % of the words are translated, less than 80 %');
  expect(code).toBe(1);
});

test.for([
  ['json', '"percent": 50'],
  ['markdown', '| How-to | 1 of 1 | 3 of 6 | 50.0 % |'],
  ['html', '<tr><th scope="row">How-to</th><td>1 of 1</td><td>3 of 6</td><td>50.0 %</td></tr>'],
])('it is written as %s too', async ([form = '', part = ''], { onTestFinished }) => {
  const cwd = await testFolder(onTestFinished, files);
  const { code, stdout } = await runWarm(['coverage', '-r', form], { cwd });
  expect(stdout).toContain(part);
  expect(code).toBe(0);
});

test('--locale shows one translation, and refuses what is none [ML-8]', async ({ onTestFinished }) => {
  const cwd = await testFolder(onTestFinished, files);
  expect((await runWarm(['coverage', '--locale', 'es-MX'], { cwd })).stdout).toMatch(/^es-MX, translated/u);
  const { code, stderr } = await runWarm(['coverage', '--locale', 'en-US'], { cwd });
  expect([code, stderr]).toEqual([
    2,
    'error: the others are translated from en-US; name one of them with --locale.',
  ]);
});

test('a site with one locale is refused with what to do', async ({ onTestFinished }) => {
  const cwd = await testFolder(onTestFinished, { 'export.json': files['export.json'] });
  expect(await runWarm(['coverage'], { cwd })).toMatchObject({
    code: 2,
    stderr: expect.stringContaining('list several under "locales" in the configuration') as string,
  });
});
