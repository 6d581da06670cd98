import { mkdirSync, mkdtempSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { dirname, join } from 'node:path';
import { expect, onTestFinished, test } from 'vitest';
import { isCollection, readCollection } from './collection.ts';

function folderWith(files: Readonly<Record<string, string>>): string {
  const folder = mkdtempSync(join(tmpdir(), 'collection-'));
  onTestFinished(() => rmSync(folder, { recursive: true }));
  for (const [name, text] of Object.entries(files)) {
    mkdirSync(dirname(join(folder, name)), { recursive: true });
    writeFileSync(join(folder, name), text);
  }
  return folder;
}

const grades = new Map([['d1', 2]]);

test('a folder of our own layout is read, without queries that nothing answers', () => {
  const folder = folderWith({
    'documents.jsonl': '{"id":"d1","title":"Tyres","headings":"Pressure","text":"Pump them up."}\n',
    'queries.jsonl': '{"id":"q1","text":"flat tyre"}\n{"id":"q2","text":"no answer"}\n',
    'qrels.tsv': 'q1\td1\t2\nq1\td2\t0\n',
  });
  const { documents, queries } = readCollection(folder, 'en');
  expect(documents).toMatchObject([
    { id: 'd1', title: 'Tyres', headings: 'Pressure', text: 'Pump them up.' },
  ]);
  expect(queries).toEqual([{ text: 'flat tyre', grades }]);
});

test('a folder of BEIR is read', () => {
  const folder = folderWith({
    'corpus.jsonl': '{"_id":"d1","title":"Tyres","text":"Pump them up.","metadata":{}}\n',
    'queries.jsonl': '{"_id":"q1","text":"flat tyre","metadata":{}}\n',
    'qrels/test.tsv': 'query-id\tcorpus-id\tscore\r\nq1\td1\t2\r\n',
  });
  const { documents, queries } = readCollection(folder, 'en');
  expect(documents).toMatchObject([{ id: 'd1', title: 'Tyres', headings: '', text: 'Pump them up.' }]);
  expect(queries).toEqual([{ text: 'flat tyre', grades }]);
});

test('a folder without judgments is no collection', () => {
  const folder = folderWith({ 'corpus.jsonl': '' });
  expect(isCollection(folder)).toBe(false);
  expect(() => readCollection(folder, 'en')).toThrow('has neither qrels.tsv nor qrels/test.tsv.');
});
