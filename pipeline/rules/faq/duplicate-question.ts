import { repeatedOnPage } from '../../inspect/content/repeated-on-page.ts';
import type { Entry } from '../../entry.ts';
import { rule } from '../../rule.ts';
import { shortened } from '../words.ts';

/** Compares the questions of each page. Two pages may answer the same question, each for its own readers. */
export const duplicateQuestion = rule<{ readonly question: string; readonly first: Entry }>({
  id: 'faq/duplicate-question',
  severity: 'warn',
  summary: 'No page asks the same question twice.',
  advice:
    'Merge the two answers into one question, or word the questions so that readers can tell them apart.',
  message: ({ question, first }) =>
    `The page asks "${shortened(question)}" twice: the entry ${first.id} asks it before this one.`,
  *check(entry, graph) {
    for (const { first, second } of repeatedOnPage(entry, { type: 'kbFaqQuestion', keyOf: wordsOf }, graph)) {
      const field = [second.fieldNames.get('question') ?? 'question'];
      const detail = { question: second.title ?? '', first };
      yield { at: { entry: second.id, field }, detail, target: first.id };
    }
  },
});

/** Without case, white space and the punctuation at the end. */
const wordsOf = ({ title = '' }: Entry): string =>
  title
    .normalize('NFC')
    .toLowerCase()
    .replace(/\s+/gu, ' ')
    .replace(/(?<![\s?!.…])[\s?!.…]+$/u, '')
    .trim();
