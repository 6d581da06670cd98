import { expect, test } from 'vitest';
import { entry, findingsOf, howTo, text } from '../../builders.ts';
import { entryLink, hyperlink } from '../../documents.ts';

const board = howTo('board', 'Dispatch board', { howToSections: [entryLink('assign')] });
const assign = entry('kbHowToSection', 'assign', { heading: 'Assign a job', anchor: 'assign-a-job' });
const from = (uri: string) =>
  howTo('crews', 'Plan crews', { introduction: text(hyperlink(uri, 'the board')) });

test('an anchor in another case is a warning, and not a broken anchor too', () => {
  expect(findingsOf([board, assign, from('/how-to/board#Assign-A-Job')])).toEqual([
    {
      rule: 'links/case',
      entry: 'crews',
      field: 'introduction',
      message:
        'The link "the board" leads to "#Assign-A-Job" on /how-to/board; the place there differs in upper and lower case, so browsers do not find it.',
      suggestion: '/how-to/board#assign-a-job',
    },
  ]);
});

test('the anchor as the page has it is no finding', () => {
  expect(findingsOf([board, assign, from('/how-to/board#assign-a-job')])).toEqual([]);
});
