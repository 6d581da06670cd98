import type { Entry } from '../../entry.ts';
import { repeatedOnPage } from '../../inspect/content/repeated-on-page.ts';
import { rule } from '../../rule.ts';
import { shortened } from '../words.ts';

/** Compares the terms of each page. Two glossaries may explain the same word. */
export const duplicateTerm = rule<{ readonly term: string; readonly first: Entry }>({
  id: 'glossary/duplicate-term',
  severity: 'warn',
  summary: 'No glossary explains the same term twice.',
  advice: 'Merge the two definitions into one term, or say in the terms what tells them apart.',
  message: ({ term, first }) =>
    `The glossary explains "${shortened(term)}" twice: the entry ${first.id} explains it before this one.`,
  *check(entry, graph) {
    for (const { first, second } of repeatedOnPage(entry, { type: 'kbTerm', keyOf: wordsOf }, graph)) {
      const field = [second.fieldNames.get('term') ?? 'term'];
      const detail = { term: second.title ?? '', first };
      yield { at: { entry: second.id, field }, detail, target: first.id };
    }
  },
});

const wordsOf = ({ title = '' }: Entry): string =>
  title.normalize('NFC').toLowerCase().replace(/\s+/gu, ' ').trim();
