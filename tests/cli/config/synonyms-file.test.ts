import { join } from 'node:path';
import { expect, test } from 'vitest';
import { readSynonymsFile } from '../../../cli/config/synonyms-file.ts';
import { searchFile } from '../../../pipeline/emit/search.ts';
import { config } from '../../../pipeline/config/config.ts';
import { locale } from '../../../schemas/base/ids.ts';
import { testFolder } from '../folder.ts';

const settings = config.parse({ search: { synonyms: 'synonyms.json' } });
const groups = [['po', 'purchase order']];

test('synonyms are read beside the configuration, and are those of the search', async ({
  onTestFinished,
}) => {
  const folder = await testFolder(onTestFinished, { 'synonyms.json': JSON.stringify(groups) });
  const file = await readSynonymsFile(settings, join(folder, 'fieldbook.config.json'));
  expect(file).toEqual({ path: join(folder, 'synonyms.json'), synonyms: groups });
  const site = { config: settings, locale: locale.parse('en-US') };
  expect(searchFile([], site, { synonyms: file?.synonyms }).index.synonyms).toEqual(groups);
});

test('a list in the configuration has no file', async () => {
  const inline = config.parse({ search: { synonyms: groups } });
  expect(await readSynonymsFile(inline, undefined)).toBeUndefined();
  expect(searchFile([], { config: inline, locale: locale.parse('en-US') }).index.synonyms).toEqual(groups);
});

test.for<[string, string, string]>([
  ['no list', '{}', 'in synonyms.json: the file: must be a list of groups'],
  ['one word', '[["a", "b"], ["po"]]', 'in synonyms.json, group 2: the group: must have two words or more'],
])('%s is reported with its place', async ([, text, sentence], { onTestFinished }) => {
  const folder = await testFolder(onTestFinished, { 'synonyms.json': text });
  await expect(readSynonymsFile(settings, join(folder, 'fieldbook.config.json'))).rejects.toThrow(sentence);
});

test('a file that is not there is reported', async ({ onTestFinished }) => {
  const folder = await testFolder(onTestFinished);
  await expect(readSynonymsFile(settings, join(folder, 'fieldbook.config.json'))).rejects.toThrow(
    'is not there; write [] into it',
  );
});
