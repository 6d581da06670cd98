import { readFile, readdir } from 'node:fs/promises';
import { join } from 'node:path';
import { expect, test } from 'vitest';
import { addSynonym, synonymLine } from '../../../cli/feedback/accept/synonyms-place.ts';
import { withSynonym } from '../../../cli/feedback/accept/synonyms-text.ts';
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
