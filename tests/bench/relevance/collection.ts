import { readFileSync } from 'node:fs';
import { join } from 'node:path';
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

/**
 * Reads a folder with `documents.jsonl` (`id`, `title`, `headings`, `text`), `queries.jsonl` (`id`, `text`) and `qrels.tsv` (query,
 * document, grade).
 */
export function readCollection(folder: string, language: string): Collection {
  const lines = (file: string): string[] =>
    readFileSync(join(folder, file), 'utf8')
      .split('\n')
      .filter((line) => line !== '');
  const grades = new Map<string, Map<string, number>>();
  for (const line of lines('qrels.tsv')) {
    const [query = '', document = '', grade = ''] = line.split('\t');
    if (Number(grade) > 0) grades.set(query, (grades.get(query) ?? new Map()).set(document, Number(grade)));
  }
  return {
    language,
    documents: lines('documents.jsonl').map((line) => documentOf(JSON.parse(line) as Written)),
    queries: lines('queries.jsonl').flatMap((line) => {
      const { id, text } = JSON.parse(line) as { id: string; text: string };
      const own = grades.get(id);
      return own === undefined ? [] : [{ text, grades: own }];
    }),
  };
}

interface Written {
  readonly id: string;
  readonly title?: string;
  readonly headings?: string;
  readonly text: string;
}

const documentOf = ({ id, title = '', headings = '', text }: Written): SearchDocument => ({
  id,
  title,
  headings,
  text,
  url: `/${id}`,
  source: 'collection',
  abstract: '',
});
