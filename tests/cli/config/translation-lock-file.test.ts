import { mkdir, readFile } from 'node:fs/promises';
import { join } from 'node:path';
import { describe, expect, onTestFinished, test } from 'vitest';
import { readTranslationLock, writeTranslationLock } from '../../../cli/config/translation-lock-file.ts';
import { openProject } from '../../../cli/input/project.ts';
import type { LockedText, TranslationLock } from '../../../pipeline/translation-lock.ts';
import { exportOf, settings } from '../../pipeline/documents.ts';
import { threeLocales } from '../../pipeline/translated.ts';
import { howTo } from '../exports.ts';
import { testFolder } from '../folder.ts';

const text: LockedText = {
  entry: 'add',
  field: 'title',
  locale: 'es-MX',
  source: '0123456789abcdef',
  translation: 'fedcba9876543210',
  date: '2026-03-01',
};
const lock: TranslationLock = { version: 1, space: 'space1', source: 'en-US', texts: [text] };
const name = 'fieldbook-translations.lock.json';

/** Reads the lock beside a configuration in a new folder. `locales` and `translationsLock` are as in a configuration. */
async function readFrom(content: string | undefined, config: object = {}, mayBeMissing = false) {
  const folder = await testFolder(onTestFinished, content === undefined ? {} : { [name]: content });
  const read = settings({ locales: ['en-US', 'es-MX'], ...config });
  return readTranslationLock(read, join(folder, 'fieldbook.config.ts'), { mayBeMissing });
}

const written = (texts: readonly object[], head: object = {}) =>
  JSON.stringify({ ...lock, ...head, texts }, undefined, 2);

describe('the lock of the translations', () => {
  test('is read as it was written, a line for each text, with the same bytes each time [ML-5]', async () => {
    const path = join(await testFolder(onTestFinished), name);
    const two = { ...lock, texts: [text, { ...text, locale: 'de' }] };
    expect(await writeTranslationLock(path, two)).toBe(true);
    const bytes = await readFile(path, 'utf8');
    expect(bytes.split('\n').filter((line) => line.includes('"entry"'))).toHaveLength(2);
    expect(await writeTranslationLock(path, two)).toBe(false);
    expect(await readFile(path, 'utf8')).toBe(bytes);
    expect((await readFrom(bytes))?.lock).toEqual(two);
  });

  test('is none where the site has one locale, or nobody has started one', async () => {
    expect(await readFrom('{', { locales: ['en-US'] })).toBeUndefined();
    expect((await readFrom(undefined))?.lock).toBeUndefined();
  });

  test('must be there where the configuration names it, unless it is about to be written', async () => {
    const config = { translationsLock: 'lock.json' };
    await expect(readFrom(undefined, config)).rejects.toThrow(
      /^the lock of the translations .*lock\.json is not there; fieldbook coverage --update-lock writes it/u,
    );
    expect((await readFrom(undefined, config, true))?.path).toMatch(/lock\.json$/u);
  });

  test.each([
    ['no JSON', '<<<<<<< HEAD\n{}', /is not JSON: at line 1/u],
    ['a list', '[]', /is damaged: the file must be an object/u],
    ['of a later version', written([], { version: 2 }), /was written by a later version of Fieldbook/u],
    ['without a version', written([], { version: undefined }), /is damaged: "version" is missing/u],
    ['with another key', written([], { extra: 1 }), /is damaged: unknown key "extra"/u],
    [
      'with a digest that is none',
      written([text, { ...text, locale: 'de', source: 'x' }]),
      /is damaged: line 14: "texts\.1\.source" is "x": must be 16 hexadecimal digits\. Take the file from version control/u,
    ],
    ['with two lines for a text', written([text, text]), /lines 6 and 14 are about the same text; keep one/u],
    ['from another locale', written([], { source: 'de' }), /from de, and the first locale is en-US: remove/u],
  ])('%s is refused in one sentence', async (_what, content, sentence) => {
    await expect(readFrom(content)).rejects.toThrow(sentence);
  });

  test('stays as it was where it cannot be written', async () => {
    const folder = await testFolder(onTestFinished);
    const path = join(folder, name);
    await writeTranslationLock(path, lock);
    const bytes = await readFile(path, 'utf8');
    // a folder in the place of the file that is written first
    await mkdir(`${path}.${process.pid}.tmp`);
    await expect(writeTranslationLock(path, { ...lock, texts: [] })).rejects.toThrow(
      /^the lock is not written/u,
    );
    expect(await readFile(path, 'utf8')).toBe(bytes);
  });
});

test('the lock is among the files that are watched, once it is there', async () => {
  const folder = await testFolder(onTestFinished, {
    'export.json': JSON.stringify(exportOf([howTo('dispatch')], { locales: threeLocales })),
    'fieldbook.config.json': JSON.stringify({ locales: ['en-US', 'es-MX'] }),
  });
  const path = join(folder, name);
  const open = () =>
    openProject(join(folder, 'export.json'), { config: join(folder, 'fieldbook.config.json') });
  expect((await open()).files).not.toContain(path);
  await writeTranslationLock(path, lock);
  const { files, input } = await open();
  expect(files).toContain(path);
  expect(input.translationLock).toEqual(lock);
});
