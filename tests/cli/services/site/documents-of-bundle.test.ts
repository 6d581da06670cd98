import { readFileSync } from 'node:fs';
import { expect, test } from 'vitest';
import { documentsOfBundle } from '../../../../cli/services/site/documents-of-bundle.ts';
import { build } from '../../../../pipeline/build.ts';
import type { RawExport } from '../../../../pipeline/decode/export/raw-export.ts';
import type { SearchDocument } from '../../../../schemas/search/index/search-index.ts';
import { settings } from '../../../pipeline/documents.ts';
import { samplePath } from '../../run-cli.ts';

const withoutHeadings = ({ headings: _headings, ...document }: SearchDocument) => document;

test('a bundle has the documents that its build has searched [SV-2]', () => {
  const exported = JSON.parse(readFileSync(samplePath, 'utf8')) as RawExport;
  const course = {
    id: 'c1',
    title: 'A course',
    abstract: 'What it is about.',
    url: 'https://academy.example.com/c1',
    source: 'Academy',
  };
  const { files, searchDocuments } = build({ exported, config: settings({}), otherDocuments: [course] });
  // former addresses are words of the index alone
  const withoutFormerNames = searchDocuments.map(withoutHeadings);
  const found = documentsOfBundle(files).map(withoutHeadings);
  expect(found.length).toBeGreaterThan(100);
  expect(found).toEqual(withoutFormerNames);
});
