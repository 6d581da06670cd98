import { expect, test } from 'vitest';
import { entry, findingsOf, howTo, inTable } from '../../builders.ts';
import { entryLink } from '../../documents.ts';

const pages = [
  howTo('board', 'Dispatch board', { howToSections: [entryLink('assign')] }),
  entry('kbHowToSection', 'assign', { heading: 'Assign a job', anchor: 'assign-a-job' }),
  howTo('crews', 'Plan crews'),
];

test.each(['https://example.com/help', '//example.com/help', 'http://help.example.com.evil.test/'])(
  'a rule that leads to %s is an error [RD-3]',
  (to) => {
    expect(
      findingsOf(pages, { redirects: [`/old,${to}`], config: { siteUrl: 'https://help.example.com' } }),
    ).toEqual([
      {
        rule: 'redirects/off-site',
        source: inTable(1),
        message: `/old is redirected to another site: ${to}.`,
      },
    ]);
  },
);

test.each([
  ['/\\evil.test', 'browsers read a backslash as a slash, and go to evil.test'],
  ['https:\\\\evil.test/a', 'browsers read a backslash as a slash, and go to evil.test'],
  ['https:/evil.test', 'it lacks slashes, and is read as an address on evil.test'],
  ['http:evil.test', 'it lacks slashes, and is read as an address on evil.test'],
  ['https://help.example.com@evil.test/', 'its host is evil.test: what stands before the @ is a user name'],
  ['//help.example.com:x@evil.test/', 'its host is evil.test: what stands before the @ is a user name'],
])('%s leads to another site, and how it does is said', (to, how) => {
  expect(
    findingsOf(pages, { redirects: [`/old,${to}`], config: { siteUrl: 'https://help.example.com' } }),
  ).toEqual([
    {
      rule: 'redirects/off-site',
      source: inTable(1),
      message: `/old is redirected to another site: ${to} (${how}).`,
    },
  ]);
});

test('an address of this site that a server would shorten to another host is an error', () => {
  const config = { siteUrl: 'https://help.example.com' };
  expect(
    findingsOf(pages, { redirects: ['/old,https://help.example.com//evil.test'], config }).map(
      ({ rule }) => rule,
    ),
  ).toEqual(['redirects/off-site']);
});

test('the whole address of a page of this site is no finding, and is checked like a path', () => {
  const config = { siteUrl: 'https://help.example.com' };
  const redirects = (page: string) => ({ config, redirects: [`/old,https://help.example.com${page}`] });
  expect(findingsOf(pages, redirects('/how-to/board'))).toEqual([]);
  expect(findingsOf(pages, redirects('/how-to/bord')).map(({ rule }) => rule)).toEqual([
    'redirects/dead-target',
  ]);
});
