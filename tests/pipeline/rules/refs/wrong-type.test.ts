import { expect, test } from 'vitest';
import { entry, findingsOf, howTo, text } from '../../builders.ts';
import { entryLink } from '../../documents.ts';

const section = entry('kbHowToSection', 'assign', { heading: 'Assign work' });
const question = entry('kbFaqQuestion', 'why', { question: 'Why?', answer: text('Because.') });

test('an entry of a type that the field does not take is a finding [PL-2]', () => {
  const dispatch = howTo('dispatch', 'Dispatch', { howToSections: [entryLink('assign'), entryLink('why')] });
  expect(findingsOf([dispatch, section, question])).toEqual([
    {
      rule: 'refs/wrong-type',
      entry: 'dispatch',
      field: 'howToSections.1',
      message:
        'The field "howToSections" refers to "Why?", of the type "FAQ question"; the field takes "How-to section".',
    },
  ]);
});

test('of many types that the field takes a few are named', () => {
  const dispatch = howTo('dispatch', 'Dispatch', {
    howToSections: [entryLink('assign')],
    relatedContent: [entryLink('assign')],
  });
  expect(findingsOf([dispatch, section]).map(({ message }) => message)).toEqual([
    expect.stringMatching(
      /^The field "relatedContent" refers to "Assign work", of the type "How-to section"; the field takes "How-to", "Landing page", "FAQ", "Glossary" or \d+ others\.$/u,
    ),
  ]);
});

test('an entry of a type that the field takes is no finding', () => {
  expect(
    findingsOf([howTo('dispatch', 'Dispatch', { howToSections: [entryLink('assign')] }), section]),
  ).toEqual([]);
});

test('an entry of a type that is not known is left to schema/unknown-type', () => {
  const dispatch = howTo('dispatch', 'Dispatch', { howToSections: [entryLink('post')] });
  expect(findingsOf([dispatch, entry('post', 'post')]).map(({ rule }) => rule)).toEqual([
    'schema/unknown-type',
  ]);
});
