import { readFileSync } from 'node:fs';
import { join } from 'node:path';
import * as z from 'zod';
import { type Build, build } from '../../../pipeline/build.ts';
import { doc, entryLink, exportOf, p, type RawEntry, rawEntry, settings } from '../../pipeline/documents.ts';

const entry = z.object({ id: z.string(), title: z.string(), text: z.string() });
const question = z.object({ text: z.string(), answer: z.string().nullable() });

/** A set of questions with answers from elsewhere, built as the FAQ pages of a space. */
export interface FaqSet {
  readonly built: Build;
  /** Each with the id of the FAQ question that answers it, if any. */
  readonly questions: readonly z.infer<typeof question>[];
}

const questionsPerPage = 20;

/** Reads `documents.jsonl` and `questions.jsonl` of a folder. */
export function readFaqSet(folder: string): FaqSet {
  const lines = <T>(name: string, schema: z.ZodType<T>): T[] =>
    readFileSync(join(folder, name), 'utf8')
      .split('\n')
      .filter((line) => line !== '')
      .map((line) => schema.parse(JSON.parse(line)));
  const entries = lines('documents.jsonl', entry);
  const pages = Array.from({ length: Math.ceil(entries.length / questionsPerPage) }, (_, page) =>
    pageOf(page, entries.slice(page * questionsPerPage, (page + 1) * questionsPerPage)),
  );
  return {
    built: build({ exported: exportOf(pages.flat()), config: settings() }),
    questions: lines('questions.jsonl', question),
  };
}

const pageOf = (page: number, entries: readonly z.infer<typeof entry>[]): RawEntry[] => [
  rawEntry('kbFaq', `faq${page}`, {
    title: `Questions ${page + 1}`,
    url: `faq-${page}`,
    categorizedQuestions: [entryLink(`category${page}`)],
  }),
  rawEntry('cKbFaqCategoryQuestion', `category${page}`, {
    uncategorized: true,
    questions: entries.map(({ id }) => entryLink(id)),
  }),
  ...entries.map(({ id, title, text }) =>
    rawEntry('kbFaqQuestion', id, {
      question: title,
      anchor: id.replaceAll('_', '-').toLowerCase(),
      answer: doc(...text.split('\n').map((line) => p(line))),
    }),
  ),
];
