import { expect, test } from 'vitest';
import { entry, findingsOf, howTo } from '../../builders.ts';
import { entryLink } from '../../documents.ts';

const page = (anchor: string) => [
  howTo('board', 'Dispatch board', { howToSections: [entryLink('section')] }),
  entry('kbHowToSection', 'section', { heading: 'Assign a job', anchor }),
];

test.each([
  ['Assign a job', 'a space', 'assign-a-job'],
  ['a\u00a0job', 'the character U+00A0', 'ajob'],
  ['jobs#assign', 'the character #', 'jobsassign'],
  ['100%', 'the character %', '100'],
  ['"jobs"', 'the character "', 'jobs'],
  ['{jobs}', 'the character {', 'jobs'],
])('the anchor %j is a warning, with one that can be used [AR-10]', (anchor, fault, suggestion) => {
  expect(findingsOf(page(anchor))).toEqual([
    {
      rule: 'anchors/unusable',
      entry: 'section',
      field: 'anchor',
      message: `The anchor "${anchor}" cannot be written in a link as it is: it holds ${fault}.`,
      suggestion,
    },
  ]);
});

test.each(['assign-a-job', 'Assign_a.job', 'über-uns', ' #jobs ', ''])(
  'the anchor %j is no finding',
  (anchor) => {
    expect(findingsOf(page(anchor))).toEqual([]);
  },
);
