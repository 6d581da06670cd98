import { readFile, readdir } from 'node:fs/promises';
import { join } from 'node:path';
import { expect, test } from 'vitest';
import { addRedirect, redirectsPlace } from '../../../cli/feedback/accept/redirects-place.ts';
import { withRedirect } from '../../../cli/feedback/accept/redirects-text.ts';
import { addSynonym, synonymLine } from '../../../cli/feedback/accept/synonyms-place.ts';
import { withSynonym } from '../../../cli/feedback/accept/synonyms-text.ts';
import { exportOf, settings } from '../../pipeline/documents.ts';
import { testFolder } from '../folder.ts';

const po = ['po', 'purchase order'];
const path = ['search', 'synonyms'];

test('a file gets a line for the group, at its end', () => {
  const first = withSynonym('[]\n', [], po) ?? '';
  expect(first).toBe('[\n  ["po", "purchase order"]\n]\n');
  expect(withSynonym(first, [], ['qbo', 'quickbooks'])).toBe(
    '[\n  ["po", "purchase order"],\n  ["qbo", "quickbooks"]\n]\n',
  );
});

test('what a group has is not added again, however it is written', () => {
  expect(withSynonym('[["Purchase Order", "order", "PO"]]', [], po)).toBeUndefined();
});

test('a group that has one of the words gets the other', () => {
  expect(withSynonym('[["a", "b"], [ "Purchase order", "order" ], ["c", "d"]]', [], po)).toBe(
    '[["a", "b"], [ "Purchase order", "order", "po" ], ["c", "d"]]',
  );
});

test.each([
  ['{}', '{\n  "search": { "synonyms": [["po", "purchase order"]] }\n}'],
  [
    '{\r\n  "locale": "en",\r\n  "search": {}\r\n}',
    '{\r\n  "locale": "en",\r\n  "search": {"synonyms": [["po", "purchase order"]]}\r\n}',
  ],
  [
    '{\n  "search": {\n    "documents": "a,]}\\".json"\n  },\n  "hosts": []\n}\n',
    '{\n  "search": {\n    "documents": "a,]}\\".json",\n    "synonyms": [["po", "purchase order"]]\n  },\n  "hosts": []\n}\n',
  ],
  [
    '{ "search": { "synonyms": [\n      ["a", "b"],\n      ["c", "d"]\n    ] }, "drafts": -1.5e3 }',
    '{ "search": { "synonyms": [\n      ["a", "b"],\n      ["c", "d"],\n      ["po", "purchase order"]\n    ] }, "drafts": -1.5e3 }',
  ],
])('a configuration is the same but for the group: %j', (before, after) => {
  expect(withSynonym(before, path, po)).toBe(after);
});

test('a file is replaced in one step, and keeps its byte order mark', async ({ onTestFinished }) => {
  const folder = await testFolder(onTestFinished, { 'synonyms.json': '\ufeff[["a", "b"]]' });
  const place = { kind: 'json', file: join(folder, 'synonyms.json'), path: [] } as const;
  expect([await addSynonym(place, po), await addSynonym(place, po)]).toEqual([true, false]);
  expect(await readFile(place.file, 'utf8')).toBe('\ufeff[["a", "b"], ["po", "purchase order"]]');
  expect(await readdir(folder)).toEqual(['synonyms.json']);
});

test('a file that is no list of synonyms stays as it is', async ({ onTestFinished }) => {
  const folder = await testFolder(onTestFinished, { 'synonyms.json': '{"a": [' });
  const place = { kind: 'json', file: join(folder, 'synonyms.json'), path: [] } as const;
  await expect(addSynonym(place, po)).rejects.toThrow('is not JSON');
  expect(await readFile(place.file, 'utf8')).toBe('{"a": [');
});

test('a line for TypeScript quotes the words', () => {
  expect(synonymLine(["o'clock", 'time \\ off'])).toBe(String.raw`['o\'clock', 'time \\ off'],`);
});

const moved = { from: '/how-to/old', to: '/how-to/new#a' };

test.each([
  ['', 'fromPath,toPath\n/how-to/old,/how-to/new#a\n'],
  [
    'fromPath,toPath,isPermanent\r\n/a,/b,true\r\n',
    'fromPath,toPath,isPermanent\r\n/a,/b,true\r\n/how-to/old,/how-to/new#a,false\r\n',
  ],
  ['Note;To;From;Status\n;/b;/a;301', 'Note;To;From;Status\n;/b;/a;301\n;/how-to/new#a;/how-to/old;302'],
  ['from,to\n/How-To/Old,/x\n', undefined],
])('a table is the same but for a redirect at its end, once [RD-1]: %j', (before, after) => {
  expect(withRedirect(before, moved, 'redirects.csv')).toBe(after);
});

test('a path with the separator of the table is quoted', () => {
  expect(withRedirect('from,to\n', { from: '/a,b', to: '/c' }, '')).toBe('from,to\n"/a,b",/c\n');
});

test('a file that is no redirect table stays as it is', () => {
  expect(() => withRedirect('name,price\n', moved, 'redirects.csv')).toThrow(
    'redirects.csv cannot be read as',
  );
});

test('without a table, one is made beside the configuration, which then names it', async ({
  onTestFinished,
}) => {
  const folder = await testFolder(onTestFinished, { 'fieldbook.config.json': '{ "locale": "en-US" }' });
  const configFile = join(folder, 'fieldbook.config.json');
  const place = redirectsPlace({ input: { exported: exportOf([]), config: settings() }, configFile });
  if (place.kind === 'code') throw new Error('it is in JSON');
  expect([await addRedirect(place, moved), await addRedirect(place, moved)]).toEqual([true, false]);
  expect(await readFile(configFile, 'utf8')).toBe('{ "locale": "en-US", "redirects": "./redirects.csv" }');
  expect(await readFile(join(folder, 'redirects.csv'), 'utf8')).toBe(
    'fromPath,toPath\n/how-to/old,/how-to/new#a\n',
  );
  expect(await readdir(folder)).toEqual(['fieldbook.config.json', 'redirects.csv']);
});
