import { expect, test } from 'vitest';
import { findingsOf, howTo } from '../../builders.ts';
import { doc, hyperlink, li, p, row, table, td, ul } from '../../documents.ts';

const board = (...blocks: readonly unknown[]) =>
  howTo('board', 'Dispatch board', { introduction: doc(...blocks) });

test.each([
  ['list-item', li(p('Drag a job.'))],
  ['table-row', row(td('Job'))],
])('a %s outside of its parent is a warning [PL-2]', (name, node) => {
  expect(findingsOf([board(node)])[0]).toEqual({
    rule: 'rich-text/misplaced',
    entry: 'board',
    field: 'introduction',
    message: `A ${name} is outside of its list or table; only the text in it is shown.`,
  });
});

test('a link within a link is a warning', () => {
  expect(findingsOf([board(p(hyperlink('https://example.com', 'See ', hyperlink('/b', 'it'))))])[0]).toEqual({
    rule: 'rich-text/misplaced',
    entry: 'board',
    field: 'introduction',
    message: 'A link is inside another link; only its words are shown, as a part of the other one.',
  });
});

test('items in lists and cells in rows are no findings', () => {
  expect(findingsOf([board(ul(li(p('Drag a job.'))), table(row(td('Job'))))])).toEqual([]);
});
