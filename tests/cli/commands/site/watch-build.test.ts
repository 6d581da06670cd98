import { readFile, writeFile } from 'node:fs/promises';
import { join } from 'node:path';
import { execa } from 'execa';
import { expect, test } from 'vitest';
import { howTo } from '../../exports.ts';
import { exportOf } from '../../../pipeline/documents.ts';
import { testFolder } from '../../folder.ts';
import { cliArguments, runCli } from '../../run-cli.ts';
import { hashesIn } from '../../site-digest.ts';
import { isHashed } from '../../../../cli/site/is-hashed.ts';
import { waitFor } from '../../../wait-for.ts';

const exportText = (...entries: readonly unknown[]): string => JSON.stringify(exportOf(entries));

const untitled = (slug: string) => {
  const { title: _none, ...fields } = howTo(slug).fields;
  return { ...howTo(slug), fields };
};

test('build --watch writes the site after each change, and nothing while there are errors [PL-2] [PL-4]', async ({
  onTestFinished,
}) => {
  const folder = await testFolder(onTestFinished, {
    'export.json': exportText(howTo('a'), howTo('b')),
    'fieldbook.config.json': JSON.stringify({ theme: { styles: 'own.css' } }),
    'own.css': 'main { color: navy; }',
  });
  const running = execa('node', [...cliArguments, 'build', '--watch', '--out', 'site'], {
    cwd: folder,
    reject: false,
    env: { GITHUB_ACTIONS: undefined },
  });
  onTestFinished(() => void running.kill());
  let printed = '';
  for (const stream of [running.stdout, running.stderr]) {
    stream.on('data', (data: Buffer) => (printed += String(data)));
  }
  const prints = async (text: string | RegExp) => {
    await waitFor(() => expect(printed).toMatch(text));
    printed = '';
  };
  const write = (text: string) => writeFile(join(folder, 'export.json'), text);
  const page = (slug: string) => readFile(join(folder, 'site/how-to', slug, 'index.html'), 'utf8');

  await prints('watching for changes');
  expect(await page('a')).toContain('How to a.');
  await write(exportText(howTo('a', 'Another text.'), howTo('b')));
  await prints(/no change in the findings\n(?:.*\n)*1 page written to .*site/u);
  expect(await page('a')).toContain('Another text.');
  await write(exportText(howTo('a', 'A third text.'), untitled('b')));
  await prints(/\+1 error\n(?:.*\n)*nothing is written/u);
  expect(await page('a')).toContain('Another text.');
  await write(exportText(howTo('a', 'A third text.'), howTo('b')));
  await prints(/-1 error\n(?:.*\n)*1 page written/u);
  expect(await page('a')).toContain('A third text.');
  await writeFile(join(folder, 'own.css'), 'main { color: teal; }');
  await prints(/pages written to .*site/u);
  running.kill('SIGINT');
  expect((await running).exitCode).toBe(130);

  const built = await runCli(['build', '--out', 'fresh'], { cwd: folder });
  expect(built.code).toBe(0);
  const fresh = await hashesIn(join(folder, 'fresh/'));
  const watched = Object.entries(await hashesIn(join(folder, 'site/')));
  // what readers may still ask for of earlier versions stays
  expect(Object.fromEntries(watched.filter(([path]) => path in fresh || !isHashed(path)))).toEqual(fresh);
}, 120_000);
