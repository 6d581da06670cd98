import { join } from 'node:path';
import { expect, test } from 'vitest';
import { readDocumentsFile } from '../../../cli/config/documents-file.ts';
import { config } from '../../../pipeline/config/config.ts';
import { testFolder } from '../folder.ts';

const course = { id: 'a', title: 'A', url: 'https://academy.example/a', abstract: 'Words.' };
const settings = config.parse({ search: { documents: 'academy.json' } });

test('documents are read beside the configuration, as courses of the academy', async ({ onTestFinished }) => {
  const folder = await testFolder(onTestFinished, { 'academy.json': JSON.stringify([course]) });
  expect(await readDocumentsFile(settings, join(folder, 'fieldbook.config.json'))).toEqual({
    path: join(folder, 'academy.json'),
    documents: [{ ...course, source: 'otherDocuments' }],
  });
});

test('without the setting there are none', async () => {
  expect(await readDocumentsFile(config.parse({}), undefined)).toBeUndefined();
});

test.for<[string, string, string]>([
  ['no JSON', '[', 'academy.json is not JSON: at line 1, column 2, the text ends too early.'],
  ['no list', '{}', 'in academy.json: the file: must be a list of documents'],
  [
    'an address without https',
    JSON.stringify([course, { ...course, id: 'b', url: 'http://academy.example' }]),
    'in academy.json, document 2: "url" is "http://academy.example": must be an https address',
  ],
  [
    'a mistyped key',
    JSON.stringify([{ ...course, abstrct: '' }]),
    'in academy.json, document 1: unknown key "abstrct"; did you mean "abstract"?',
  ],
  [
    'an id twice',
    JSON.stringify([course, course]),
    'in academy.json, document 2: "id" is "a", as in document 1; each needs one of its own',
  ],
])('%s is reported with its place', async ([, text, sentence], { onTestFinished }) => {
  const folder = await testFolder(onTestFinished, { 'academy.json': text });
  await expect(readDocumentsFile(settings, join(folder, 'fieldbook.config.json'))).rejects.toThrow(sentence);
});

test('a file that is not there is reported', async ({ onTestFinished }) => {
  const folder = await testFolder(onTestFinished);
  await expect(readDocumentsFile(settings, join(folder, 'fieldbook.config.json'))).rejects.toThrow(
    `the search's documents ${join(folder, 'academy.json')} is not there; see "search.documents" in the configuration.`,
  );
});
