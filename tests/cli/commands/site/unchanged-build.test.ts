import { readdirSync } from 'node:fs';
import { appendFile, mkdir, readFile, rm, truncate, utimes, writeFile } from 'node:fs/promises';
import { join } from 'node:path';
import { expect, test, type TestContext } from 'vitest';
import { cacheFolder } from '../../../../cli/cache/cache-folder.ts';
import { writeCacheFile } from '../../../../cli/cache/write-cache-file.ts';
import { usualVersionsKept } from '../../../../cli/site/versions/history.ts';
import { buildKey, isRepeatable } from '../../../../cli/commands/site/unchanged-build.ts';
import type { BuildOptions } from '../../../../cli/commands/site/build-options.ts';
import { exportJson, howTo, untitled } from '../../exports.ts';
import { testFolder } from '../../folder.ts';
import { runWarm } from '../../warm/run-warm.ts';

const config = {
  publicFolder: 'static',
  redirects: 'redirects.csv',
  search: { synonyms: 'synonyms.json', documents: 'documents.json' },
  theme: { colors: { brand: '#0b5cad' }, styles: 'own.css', logo: 'logo.svg' },
};

const redirects = 'from,to,status\n/old,/how-to/dispatch,301\n';
const svg = '<svg xmlns="http://www.w3.org/2000/svg" viewBox="0 0 9 9"/>';

async function project(clean: TestContext['onTestFinished']): Promise<string> {
  const folder = await testFolder(clean, {
    'export.json': exportJson([howTo('dispatch'), howTo('routes')]),
    'fieldbook.config.json': JSON.stringify(config),
    'redirects.csv': redirects,
    'synonyms.json': '[]',
    'documents.json': '[]',
    'own.css': '.a { color: red }',
    'logo.svg': svg,
  });
  await mkdir(join(folder, 'static'));
  await writeFile(join(folder, 'static/CNAME'), 'help.example.com');
  return folder;
}

const build = async (cwd: string, ...flags: readonly string[]) => {
  const { code, stdout, stderr } = await runWarm(['build', '--out', 'site', ...flags], { cwd });
  return {
    code,
    stdout,
    isUnchanged: stderr.includes('no input has changed'),
    version: /version (?<digest>[\da-f]+) built/u.exec(stderr)?.groups?.['digest'],
  };
};

test('a build with the same inputs reports the same and parses nothing [PL-4]', async ({
  onTestFinished,
}) => {
  const cwd = await testFolder(onTestFinished, {
    'export.json': exportJson([howTo('dispatch'), untitled()]),
  });
  const first = await build(cwd, '--allow-errors');
  expect(first).toMatchObject({ code: 0, isUnchanged: false, stdout: expect.stringMatching(/1 error/u) });
  expect(await build(cwd, '--allow-errors')).toEqual({ ...first, isUnchanged: true });
  await utimes(join(cwd, 'export.json'), 1, 1);
  expect(await build(cwd, '--allow-errors'), 'its bytes are the same').toEqual({
    ...first,
    isUnchanged: true,
  });
  expect(await build(cwd, '--allow-errors', '--no-cache')).toEqual(first);
});

/** By what changes: a file of the project, and its new text. */
const changes: Readonly<Record<string, readonly [file: string, text: string]>> = {
  'the export': ['export.json', exportJson([howTo('dispatch')])],
  'the configuration': ['fieldbook.config.json', JSON.stringify({ ...config, site: { name: 'Other' } })],
  'a configuration that is used instead': ['fieldbook.config.js', `export default ${JSON.stringify(config)}`],
  'the redirect table': ['redirects.csv', `${redirects}/older,/how-to/dispatch,301\n`],
  synonyms: ['synonyms.json', '[["pager", "beeper"]]'],
  'documents of other systems': [
    'documents.json',
    '[{ "id": "a", "title": "A", "abstract": "A", "url": "https://example.com/a", "text": "A" }]',
  ],
  'the style sheet of the theme': ['own.css', '.a { color: tan }'],
  'the logo of the theme': ['logo.svg', svg.replace('9 9', '8 8')],
  'a public file': ['static/CNAME', 'docs.example.com'],
  'a further public file': ['static/key.txt', 'key'],
  'a baseline that was not there': ['fieldbook-baseline.json', '{ "version": 2, "groups": [] }'],
  'a lock of the model that was not there': [
    'fieldbook-model.lock.json',
    '{ "version": 1, "contentTypes": [] }',
  ],
};

test(
  'a build notices each input that has changed [PL-4]',
  { timeout: 60_000 },
  async ({ onTestFinished }) => {
    const cwd = await project(onTestFinished);
    expect(await build(cwd)).toMatchObject({ code: 0 });
    expect(await build(cwd)).toMatchObject({ code: 0, isUnchanged: true });
    for (const [what, [file, text]] of Object.entries(changes)) {
      await writeFile(join(cwd, file), text);
      expect(await build(cwd), what).toMatchObject({ code: 0, isUnchanged: false });
    }
    expect(await build(cwd)).toMatchObject({ code: 0, isUnchanged: true });
  },
);

test('a configuration that is a program runs again, because it may read anything [PL-4]', async ({
  onTestFinished,
}) => {
  const cwd = await testFolder(onTestFinished, {
    'export.json': exportJson(),
    'name.txt': 'One',
    'fieldbook.config.mts': `
      import { readFileSync } from 'node:fs';
      export default { site: { name: readFileSync('name.txt', 'utf8') } };
    `,
  });
  await build(cwd);
  expect(await build(cwd)).toMatchObject({ code: 0, isUnchanged: true });
  await writeFile(join(cwd, 'name.txt'), 'Two');
  expect(await build(cwd)).toMatchObject({ code: 0, isUnchanged: false });
});

function recordIn(cwd: string): string {
  const folder = cacheFolder(cwd);
  const name = readdirSync(folder).find((each) => each.startsWith('inputs-'));
  return join(folder, name ?? 'none');
}

/** By what is damaged: a file beside the versions or of the site, and how. */
const damages: Readonly<Record<string, (folder: string) => Promise<unknown>>> = {
  'the record is empty': (cwd) => truncate(recordIn(cwd)),
  'the record is of another form': (cwd) => writeCacheFile(recordIn(cwd), '{"version":1}\n'),
  'the record is gone': (cwd) => rm(recordIn(cwd)),
  'the record was edited': async (cwd) => {
    const file = recordIn(cwd);
    await writeFile(file, (await readFile(file, 'utf8')).replace('export.json', 'ex-port.json'));
  },
  'the record is of other inputs': async (cwd) => {
    const file = recordIn(cwd);
    const [content = ''] = (await readFile(file, 'utf8')).split('\n');
    await writeCacheFile(file, `${content.replaceAll(/"answer":"\w/gu, '"answer":"x')}\n`);
    // with another fingerprint the answer is compared
    await utimes(join(cwd, 'export.json'), 1, 1);
  },
  'a page was changed': (cwd) => appendFile(join(cwd, 'site/how-to/dispatch/index.html'), 'x'),
  'a page is gone': (cwd) => rm(join(cwd, 'site/index.html')),
  'the list of files is damaged': (cwd) => truncate(join(cwd, 'site/version.json'), 99),
  'the fingerprints are lost': (cwd) => rm(join(cwd, 'site.versions/stamps.json')),
  'the history is damaged': (cwd) => truncate(join(cwd, 'site.versions/history.json')),
  'another build was killed': (cwd) => mkdir(join(cwd, 'site.versions/.building-99999999')),
};

test(
  'a build repairs what is damaged, and gives the same version [PL-4]',
  { timeout: 60_000 },
  async ({ onTestFinished }) => {
    const cwd = await testFolder(onTestFinished, { 'export.json': exportJson() });
    const { version } = await build(cwd);
    for (const [what, damage] of Object.entries(damages)) {
      await damage(cwd);
      expect(await build(cwd), what).toMatchObject({ code: 0, isUnchanged: false, version });
      expect(await runWarm(['verify', 'site'], { cwd }), what).toMatchObject({ code: 0 });
    }
    expect(await build(cwd)).toMatchObject({ code: 0, isUnchanged: true, version });
  },
);

const options: BuildOptions = {
  out: 'site',
  keep: usualVersionsKept,
  cache: true,
  failOn: 'error',
  maxDiagnostics: 50,
};

test.each<Partial<BuildOptions>>([
  { drafts: true },
  { locale: 'de' },
  { kb: 'other' },
  { allowErrors: true },
  { keep: 1 },
  { durable: true },
  { baseline: 'other.json' },
  { now: new Date('2026-03-09') },
])('a build with %o is another one [PL-4]', (other) => {
  expect(buildKey('export.json', { ...options, ...other })).not.toBe(buildKey('export.json', options));
});

test.each<[string | undefined, Partial<BuildOptions>]>([
  ['-', {}],
  [undefined, { source: 'contentful' }],
  ['export.json', { cache: false }],
  ['export.json', { external: true }],
  ['export.json', { since: 'older.json' }],
  ['export.json', { updateBaseline: true }],
  ['export.json', { deploy: 'deploy' }],
])('a build of %o with %o does more than write what it read [PL-4]', (exported, other) => {
  expect([isRepeatable('export.json', options), isRepeatable(exported, { ...options, ...other })]).toEqual([
    true,
    false,
  ]);
});
