import { readdir } from 'node:fs/promises';
import { join } from 'node:path';
import { describe, expect, onTestFinished, test } from 'vitest';
import { openValidationCache } from '../../../cli/cache/validation-cache.ts';
import { writeCacheFile } from '../../../cli/cache/write-cache-file.ts';
import type { Diagnostic } from '../../../schemas/report/diagnostic.ts';
import { settings } from '../../pipeline/documents.ts';
import { testFolder } from '../folder.ts';

const finding: Diagnostic = {
  severity: 'error',
  rule: 'links/broken-page',
  message: '"/faq/vat" is no page.',
  advice: 'Link to a page that exists.',
  entry: { id: 'addUsers', contentType: 'kbHowTo', title: 'Adding users' },
  field: ['introduction'],
  locale: 'en-US',
  via: [],
  fingerprint: '0123456789abcdef',
};
const run = { counts: { entries: 3, assets: 1 }, diagnostics: [finding] };

const input = { config: settings(), drafts: false, now: '2026-11-21' };
const asked = { exportHash: 'the export', ruleSet: 'the rules' };

describe('what a run found is found at once in a run of', () => {
  test('the same input', async () => {
    const folder = await testFolder(onTestFinished);
    const cache = await openValidationCache(input, { ...asked, folder });
    expect(cache.known).toBeUndefined();
    await cache.save(run);
    const { known } = await openValidationCache(input, { ...asked, folder });
    expect(known).toMatchObject(run);
  });

  test.each([
    ['another export', input, { ...asked, exportHash: 'another' }],
    ['other rules', input, { ...asked, ruleSet: 'others' }],
    ['another configuration', { ...input, config: settings({ preset: 'strict' }) }, asked],
    ['drafts', { ...input, drafts: true }, asked],
    ['another day', { ...input, now: '2026-11-22' }, asked],
    [
      'another lock of the translations',
      { ...input, translationLock: { version: 1 as const, space: 'a', source: 'en-US', texts: [] } },
      asked,
    ],
    ['another redirect table', { ...input, redirectFile: { file: 'a.csv', text: 'a' } }, asked],
  ])('not of %s', async (_what, otherInput, options) => {
    const folder = await testFolder(onTestFinished);
    await (await openValidationCache(input, { ...asked, folder })).save(run);
    expect((await openValidationCache(otherInput, { ...options, folder })).known).toBeUndefined();
  });
});

test.each(['', '{"version":1', 'null', '{"version":1,"key":"x","counts":{},"diagnostics":[]}'])(
  'a damaged cache (%s) is a warning, and is made anew',
  async (text) => {
    const folder = await testFolder(onTestFinished);
    await (await openValidationCache(input, { ...asked, folder })).save(run);
    const names = await readdir(join(folder, '.fieldbook-cache'));
    const file = join(folder, '.fieldbook-cache', names.find((name) => name.startsWith('validation-')) ?? '');
    await writeCacheFile(file, `${text}\n`);
    const warnings: string[] = [];
    const warn = (sentence: string) => warnings.push(sentence);
    const cache = await openValidationCache(input, { ...asked, folder, warn });
    expect([cache.known, warnings]).toEqual([
      undefined,
      [`the cache ${file} was not written by this user; it is created again`],
    ]);
    await cache.save(run);
    expect((await openValidationCache(input, { ...asked, folder, warn })).known).toMatchObject(run);
  },
);

test('each knowledge base has a file of its own in the folder, whatever it is called', async () => {
  const folder = await testFolder(onTestFinished);
  const names = ['main', 'partners', '../up', 'a/b', '\ud800'];
  for (const knowledgeBase of names) {
    const config = { ...settings(), knowledgeBase };
    await (await openValidationCache({ ...input, config }, { ...asked, folder })).save(run);
  }
  expect(await readdir(folder)).toEqual(['.fieldbook-cache']);
  expect(await readdir(join(folder, '.fieldbook-cache'))).toHaveLength(names.length + 1); // with a .gitignore
});
