import { expect, test } from 'vitest';
import { entry, findingsOf, howTo, text } from '../../builders.ts';
import { entryLink, hyperlink } from '../../documents.ts';

const section = (id: string, heading: string, anchor?: string) =>
  entry('kbHowToSection', id, { heading, ...(anchor !== undefined && { anchor }) });
const board = (...ids: string[]) =>
  howTo('board', 'Dispatch board', { howToSections: ids.map((id) => entryLink(id)) });

test('an anchor that differs from another only by case is a warning at the second one [AR-10]', () => {
  expect(findingsOf([board('a', 'b'), section('a', 'Assign', 'jobs'), section('b', 'Move', 'Jobs')])).toEqual(
    [
      {
        rule: 'anchors/case',
        entry: 'b',
        field: 'anchor',
        message:
          'The anchor "Jobs" differs from "jobs" on /how-to/board only by upper and lower case: it is easy to link to the wrong one.',
      },
    ],
  );
});

test('where a heading gave the other one, the finding is at the anchor that an editor chose', () => {
  for (const order of [board('a', 'b'), board('b', 'a')]) {
    const found = findingsOf([order, section('a', 'Jobs', 'Assign'), section('b', 'Assign')]);
    expect(found.map(({ rule, entry: at }) => [rule, at])).toEqual([['anchors/case', 'a']]);
  }
});

test('a link that differs by case from the only anchor is a finding of links/case alone', () => {
  const link = howTo('other', 'Other', { introduction: text(hyperlink('/how-to/board#jobs', 'the jobs')) });
  const found = findingsOf([board('a'), section('a', 'Assign', 'Jobs'), link]);
  expect(found.map(({ rule, entry: at }) => [rule, at])).toEqual([['links/case', 'other']]);
});

test('the same anchor twice, and like ones on two pages, are no findings of this rule', () => {
  const twice = findingsOf([board('a', 'b'), section('a', 'Assign', 'jobs'), section('b', 'Move', 'jobs')]);
  expect(twice.map(({ rule }) => rule)).toEqual(['anchors/duplicate']);
  const other = howTo('crews', 'Crews', { howToSections: [entryLink('b')] });
  expect(
    findingsOf([board('a'), other, section('a', 'Assign', 'jobs'), section('b', 'Move', 'Jobs')]),
  ).toEqual([]);
});
