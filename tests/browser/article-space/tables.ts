import {
  doc,
  embedded,
  entryLink,
  p,
  type RawEntry,
  rawEntry,
  row,
  table,
  td,
  th,
} from '../../pipeline/documents.ts';
import { sentence, upTo } from './parts.ts';

const longWord = 'https://example.com/a-very-long-address/that-nobody-can-break/'.repeat(3);

const cells = (columns: number, rows: number): string[][] =>
  [0, ...upTo(rows)].map((each) =>
    upTo(columns).map((column) => (each === 0 ? `Column ${column}` : `Cell ${each}.${column}`)),
  );

const tableEntry = (id: string, values: Readonly<Record<string, unknown>>): RawEntry =>
  rawEntry('table', id, { name: `Table ${id}`, isHeader: true, ...values });

/** Tables, code and words that are wider than a phone. */
export const tables: readonly RawEntry[] = [
  tableEntry('wide-table', { data: cells(20, 4), scrollable: true }),
  tableEntry('high-table', { data: cells(3, 60), isSticky: true, scrollable: true }),
  tableEntry('plain-table', { data: cells(2, 2), isHeader: false }),
  tableEntry('words-table', {
    data: [
      ['Name', 'Address'],
      ['A', longWord],
    ],
  }),
  rawEntry('codeBlock', 'code', {
    name: 'A job',
    language: 'json',
    code: `{ "job": "${'very-long-value-'.repeat(12)}" }\n{ "next": true }`,
  }),
  rawEntry('contentSnippet', 'snippet', { name: 'Snippet', content: doc(p('A shared sentence.')) }),
  rawEntry('kbHowTo', 'tables', {
    title: 'Tables',
    url: 'tables',
    introduction: doc(
      p(sentence),
      embedded('wide-table'),
      p(sentence),
      embedded('high-table'),
      embedded('plain-table'),
      embedded('words-table'),
      table(row(th('Role'), th('Permission')), row(td('Owner'), td('All'))),
      embedded('snippet'),
      embedded('code'),
      p(longWord),
    ),
    relatedContent: [entryLink('short-1')],
  }),
];
