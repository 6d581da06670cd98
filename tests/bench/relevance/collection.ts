import { existsSync, readFileSync } from 'node:fs';
import { join } from 'node:path';
import * as z from 'zod';
import { UsageError } from '../../../cli/usage-error.ts';
import type { SearchDocument } from '../../../schemas/search/index/search-index.ts';

/** Documents, questions, and which documents answer them, as people have judged. */
export interface Collection {
  /** The code of the language. */
  readonly language: string;
  readonly documents: readonly SearchDocument[];
  readonly queries: readonly Query[];
}

export interface Query {
  readonly text: string;
  /** How good each document is, by its id; others are not. */
  readonly grades: ReadonlyMap<string, number>;
}

/** A document as people read it, and also a query, which is only a text. */
export interface Page {
  readonly id: string;
  readonly title?: string;
  /** One a line. */
  readonly headings?: string;
  readonly text: string;
}

const record = z
  .object({
    id: z.string().optional(),
    _id: z.string().optional(), // BEIR's name of it
    title: z.string().optional(),
    headings: z.string().optional(),
    text: z.string(),
  })
  .transform(({ _id = '', id = _id, title = '', headings = '', text }) => ({ id, title, headings, text }));

/** Documents have `id`, `title`, `headings` and `text`, queries `id` and `text`, grades are rows of query, document and grade. */
const layouts = [
  { documents: 'documents.jsonl', grades: 'qrels.tsv' },
  { documents: 'corpus.jsonl', grades: 'qrels/test.tsv' }, // BEIR's, with a first row of names
];

const layoutOf = (folder: string) => layouts.find(({ grades }) => existsSync(join(folder, grades)));

export const isCollection = (folder: string): boolean => layoutOf(folder) !== undefined;

/** Reads a folder in one of the layouts, with `queries.jsonl`. */
export function readCollection(folder: string, language: string): Collection {
  const layout = layoutOf(folder);
  if (layout === undefined) throw new UsageError(`${folder} has neither qrels.tsv nor qrels/test.tsv.`);
  const lines = (file: string): string[] =>
    readFileSync(join(folder, file), 'utf8')
      .split(/\r?\n/u)
      .filter((line) => line !== '');
  const records = (file: string): Page[] => lines(file).map((line) => record.parse(JSON.parse(line)));
  const grades = new Map<string, Map<string, number>>();
  for (const line of lines(layout.grades)) {
    const [query = '', document = '', grade = ''] = line.split('\t');
    if (Number(grade) > 0) grades.set(query, (grades.get(query) ?? new Map()).set(document, Number(grade)));
  }
  return {
    language,
    documents: records(layout.documents).map(documentOf),
    queries: records('queries.jsonl').flatMap(({ id, text }) => {
      const own = grades.get(id);
      return own === undefined ? [] : [{ text, grades: own }];
    }),
  };
}

export const documentOf = ({ id, title = '', headings = '', text }: Page): SearchDocument => ({
  id,
  title,
  headings,
  text,
  url: `/${id}`,
  source: 'collection',
  abstract: '',
});
