import { expect, test } from 'vitest';
import { findingsOf, howTo, resource, text } from '../../builders.ts';
import { doc, hyperlink, p, words } from '../../documents.ts';

const name = 'crn:contentful:::content:spaces/academy/entries/course1';

test('a link to another space is a warning: it has no address here', () => {
  const dispatch = howTo('dispatch', 'Dispatch', {
    introduction: text('Take ', resource('resource-hyperlink', name, words('the course')), '.'),
  });
  expect(findingsOf([dispatch])).toEqual([
    {
      rule: 'refs/other-space',
      entry: 'dispatch',
      field: 'introduction',
      message: `The link "the course" leads to another space (${name}): readers get its words without a link.`,
    },
  ]);
});

test('content of another space in a text is a warning: it is not shown', () => {
  const dispatch = howTo('dispatch', 'Dispatch', {
    introduction: doc(p('The course:'), resource('embedded-resource-block', name)),
  });
  expect(findingsOf([dispatch])).toEqual([
    {
      rule: 'refs/other-space',
      entry: 'dispatch',
      field: 'introduction',
      message: `The text refers to content of another space (${name}), which is not shown.`,
    },
  ]);
});

test('an address of the other site is no finding', () => {
  const dispatch = howTo('dispatch', 'Dispatch', {
    introduction: text(hyperlink('https://academy.example.com/course1', 'the course')),
  });
  expect(findingsOf([dispatch])).toEqual([]);
});
