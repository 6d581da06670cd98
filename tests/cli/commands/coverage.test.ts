import { readdir, readFile, writeFile } from 'node:fs/promises';
import { join } from 'node:path';
import { describe, expect, test, type TestContext } from 'vitest';
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
  const config = JSON.stringify({ locales: ['en-US', 'es-MX', 'de'] });
  const cwd = await testFolder(onTestFinished, { ...files, 'fieldbook.config.json': config });
  const { stdout } = await runWarm(['coverage', '--locale', 'es-MX', '-r', 'json'], { cwd });
  expect(JSON.parse(stdout)).toMatchObject({ locales: [{ locale: 'es-MX' }] });
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

const lockName = 'fieldbook-translations.lock.json';

/** A folder with a lock, and what its commands print. */
async function lockedFolder(onTestFinished: TestContext['onTestFinished'], settings: object = {}) {
  const cwd = await testFolder(onTestFinished, files);
  await writeFile(
    join(cwd, 'fieldbook.config.json'),
    JSON.stringify({ locales: ['en-US', 'es-MX'], ...settings }),
  );
  const run = (...args: readonly string[]) => runWarm(args, { cwd });
  const started = await run('coverage', '--update-lock');
  return {
    started,
    run,
    read: (name = lockName) => readFile(join(cwd, name), 'utf8'),
    names: () => readdir(cwd),
    write: (name: string, content: string | object) =>
      writeFile(join(cwd, name), typeof content === 'string' ? content : JSON.stringify(content)),
  };
}

const edited = exportOf(
  [translated(howTo('add'), { 'en-US': { title: 'Add people' }, 'es-MX': { title: 'Agregar' } })],
  {
    locales: threeLocales,
  },
);

describe('with a lock of the translations [ML-5]', () => {
  test('an outdated one is found by validate, counted, and accepted', async ({ onTestFinished }) => {
    const { started, run, write, read } = await lockedFolder(onTestFinished);
    expect(started).toMatchObject({
      code: 0,
      stderr: `${lockName}: 1 text, 1 added, 0 changed, 0 accepted, 0 removed, 0 outdated`,
    });
    const before = await read();
    await write('export.json', edited);
    expect((await run('validate', '-r', 'compact')).stdout).toContain('translations/outdated');
    const { code, stdout, stderr } = await run('coverage', '--min', '10');
    expect(stdout).toBe(
      `es-MX, translated from en-US: 1 of 1 pages
Content type    Pages    Words          Outdated   Translated
How-to         1 of 1   2 of 5   1 page, 2 words        0.0 %
All            1 of 1   2 of 5   1 page, 2 words        0.0 %`,
    );
    expect([code, stderr]).toEqual([1, 'es-MX: 0 % of the words are translated, less than 10 %']);
    expect((await run('coverage', '--update-lock')).stderr).toBe(`${lockName} is the same as before`);
    expect(await read()).toBe(before);
    expect((await run('coverage', '--accept', 'add.title')).stderr).toBe(
      `${lockName}: 1 text, 0 added, 0 changed, 1 accepted, 0 removed, 0 outdated`,
    );
    expect((await run('validate', '-r', 'compact')).stdout).not.toContain('translations/outdated');
  });

  test.for([
    ['json', '"outdatedPages": 1,\n      "outdatedWords": 2,\n      "percent": 0'],
    ['markdown', '| How-to | 1 of 1 | 2 of 5 | 1 page, 2 words | 0.0 % |'],
    ['html', '<td>2 of 5</td><td>1 page, 2 words</td><td>0.0 %</td>'],
  ])('the table has a column more as %s', async ([form = '', part = ''], { onTestFinished }) => {
    const { run, write } = await lockedFolder(onTestFinished);
    await write('export.json', edited);
    expect((await run('coverage', '-r', form)).stdout).toContain(part);
  });

  test('which the configuration names, it is written there, and must be there', async ({
    onTestFinished,
  }) => {
    const translationsLock = 'locks/es.json';
    const { started, run, names, read } = await lockedFolder(onTestFinished, { translationsLock });
    expect(started.code).toBe(0);
    expect(await read(translationsLock)).toContain('"entry":"add"');
    expect(await names()).not.toContain(lockName);
    expect(await run('validate', '--config', 'fieldbook.config.json')).toMatchObject({ code: 0 });
  });

  test.for([
    [['--accept', 'add.titel'], 'no translation of add.titel is outdated; did you mean "add.title"?'],
    [
      ['--accept', 'nobody'],
      'no translation of nobody is outdated; translations/outdated lists those that are',
    ],
    [['--locale', 'es'], 'the site has no translation of en-US to es; it has es-MX.'],
  ] as const)('%s is refused, and nothing is written', async ([flags, sentence], { onTestFinished }) => {
    const { run, write, read } = await lockedFolder(onTestFinished);
    await write('export.json', edited);
    const before = await read();
    const { code, stderr } = await run('coverage', ...flags);
    expect([code, stderr]).toEqual([2, expect.stringContaining(sentence)]);
    expect(await read()).toBe(before);
  });

  test('of another space nothing is lost', async ({ onTestFinished }) => {
    const { run, write, read } = await lockedFolder(onTestFinished);
    const before = (await read()).replace('"space1"', '"space2"');
    await write(lockName, before);
    const { code, stderr } = await run('coverage', '--update-lock');
    expect([code, stderr]).toEqual([
      2,
      expect.stringContaining(
        `${lockName} is about the space space2, and the export is of space1; name another file`,
      ),
    ]);
    expect(await read()).toBe(before);
  });

  test('nothing is accepted where there is none yet', async ({ onTestFinished }) => {
    const cwd = await testFolder(onTestFinished, files);
    const { code, stderr } = await runWarm(['coverage', '--accept-all'], { cwd });
    expect([code, stderr]).toEqual([
      2,
      expect.stringContaining(`there is no lock ${lockName}; --update-lock`),
    ]);
  });
});
