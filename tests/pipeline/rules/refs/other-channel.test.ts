import { expect, test } from 'vitest';
import { entry, findingsOf, howTo, text } from '../../builders.ts';
import { entryLink, hyperlink, toEntry } from '../../documents.ts';

const crews = howTo('crews', 'Plan crews', { deliveryChannels: ['marketing-pro-aspire'] });

test('a reference to an article that the knowledge base does not carry is a warning [KB-2]', () => {
  const dispatch = howTo('dispatch', 'Dispatch', {
    relatedContent: [entryLink('crews')],
    introduction: text(toEntry('crews', 'Planning crews')),
  });
  expect(findingsOf([dispatch, crews])).toEqual([
    {
      rule: 'refs/other-channel',
      entry: 'dispatch',
      field: 'introduction',
      message:
        'The link "Planning crews" leads to "Plan crews", which is not in the knowledge base "main": readers do not get there.',
    },
    {
      rule: 'refs/other-channel',
      entry: 'dispatch',
      field: 'relatedContent.0',
      message:
        'The field "relatedContent" refers to "Plan crews", which is not in the knowledge base "main": readers do not get there.',
    },
  ]);
});

test('an address of such an article is a warning, and not a broken page [KB-2]', () => {
  const release = entry('announcement', 'release', { title: 'Spring release', ctaLink: '/how-to/crews' });
  expect(findingsOf([release, crews], { redirects: ['/how-to/teams,/how-to/crews'] })).toEqual([
    {
      rule: 'refs/other-channel',
      entry: 'release',
      field: 'ctaLink',
      message:
        'A link in the field "ctaLink" leads to "Plan crews", which is not in the knowledge base "main": readers do not get there.',
    },
  ]);
});

test('an article of the channel is no finding', () => {
  const dispatch = howTo('dispatch', 'Dispatch', { relatedContent: [entryLink('crews')] });
  expect(findingsOf([dispatch, howTo('crews', 'Plan crews', { deliveryChannels: ['main'] })])).toEqual([]);
});

test('what only other knowledge bases show is not judged here [KB-2]', () => {
  const other = howTo('dispatch', 'Dispatch', {
    deliveryChannels: ['marketing-pro-aspire'],
    howToSections: [entryLink('assign')],
  });
  const section = entry('kbHowToSection', 'assign', {
    heading: 'Assign work',
    content: text(toEntry('crews', 'Planning crews'), ' and ', hyperlink('/how-to/crews', 'crews again')),
  });
  expect(findingsOf([other, section, crews])).toEqual([]);
});
