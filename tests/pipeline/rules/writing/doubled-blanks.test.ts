import { expect, test } from 'vitest';
import { findingsOf, howTo } from '../../builders.ts';
import { doc, li, p, ul, words } from '../../documents.ts';
import { fixedIn } from '../../fix/fixed.ts';

const config = { rules: { 'writing/doubled-blanks': 'info' } } as const;
const board = (introduction: unknown) => howTo('board', 'Dispatch board', { introduction });

test('several blanks between two words are a finding where the rule is on', () => {
  const items = [board(doc(ul(li(p('Open  the   board.')))))];
  expect(findingsOf(items, { config })).toEqual([
    {
      rule: 'writing/doubled-blanks',
      entry: 'board',
      field: 'introduction',
      message: 'Several blanks stand between words in 2 places, of which pages show one each.',
    },
  ]);
  expect(findingsOf(items)).toEqual([]);
});

test('blanks in code and in Markdown, and those at the ends of a run, are no finding', () => {
  expect(findingsOf([board(doc(p(words('a  b', 'code'), '  Open', ' the  ')))], { config })).toEqual([]);
  expect(findingsOf([board('Open  the board.')], { config })).toEqual([]);
});

test('the fix leaves one of them [ED-3]', () => {
  const { value, after } = fixedIn([board(doc(p('Open  the   board. ', words('Now  go', 'bold'))))], {
    config,
  });
  expect(value('board', 'introduction')).toEqual(doc(p('Open the board. ', words('Now go', 'bold'))));
  expect(after.all.diagnostics).toEqual([]);
});
