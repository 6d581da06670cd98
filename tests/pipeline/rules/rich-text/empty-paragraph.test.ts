import { expect, test } from 'vitest';
import { diagnosticsOf, findingsOf, howTo } from '../../builders.ts';
import { doc, embeddedAsset, h, hyperlink, li, p, rawAsset, ul } from '../../documents.ts';
import { fixedIn } from '../../fix/fixed.ts';

const config = { rules: { 'rich-text/empty-paragraph': 'info' } } as const;
const board = (...blocks: readonly unknown[]) =>
  howTo('board', 'Dispatch board', { introduction: doc(...blocks) });

const items = [
  board(p(' '), p('Drag a job.'), p(''), p('\u00a0'), h(2, 'More'), ul(li(p('One'), p(''), p('Two')))),
];

test('empty paragraphs before other content are a finding where the rule is on', () => {
  const found = diagnosticsOf(items, { config });
  expect(found.map(({ rule, severity, message, path }) => [rule, severity, path, message])).toEqual([
    [
      'rich-text/empty-paragraph',
      'info',
      '/content/0',
      'An empty paragraph before other content: pages leave it out.',
    ],
    [
      'rich-text/empty-paragraph',
      'info',
      '/content/2',
      '2 empty paragraphs after "Drag a job.": pages leave them out.',
    ],
    [
      'rich-text/empty-paragraph',
      'info',
      '/content/5/content/0/content/1',
      'An empty paragraph after "One": pages leave it out.',
    ],
  ]);
  expect(findingsOf(items)).toEqual([]);
});

test.each([
  [
    'at the end of a text, where the editor adds them',
    [p('Drag a job.'), embeddedAsset('photo'), p(''), p('')],
  ],
  ['that are all that a list item has', [p('Drag a job.'), ul(li(p('')), li(p('Two')))]],
  [
    'with a link or an asset in them',
    [p(hyperlink('/search', 'Search')), p('', embeddedAsset('photo')), p('More.')],
  ],
])('paragraphs %s are no finding', (_which, blocks) => {
  const found = diagnosticsOf([board(...blocks), rawAsset('photo')], { config });
  expect(found.filter(({ rule }) => rule === 'rich-text/empty-paragraph')).toEqual([]);
});

test('the fix removes them, and pages stay the same [ED-3]', () => {
  const { value, after, changes } = fixedIn(items, { config });
  expect(value('board', 'introduction')).toEqual(
    doc(p('Drag a job.'), h(2, 'More'), ul(li(p('One'), p('Two')))),
  );
  expect(after.all.diagnostics).toEqual([]);
  expect(changes.flatMap(({ fixes }) => fixes.map(({ fix }) => [fix.isSafe, fix.isUnseen]))).toEqual(
    Array.from({ length: 3 }, () => [true, true]),
  );
});
