import { expect, test } from 'vitest';
import { type Inline, entry, findingsOf, howTo, text } from '../../builders.ts';
import { entryLink, hyperlink, rawAsset, toAsset, toEntry } from '../../documents.ts';

const board = howTo('board', 'Dispatch board', { howToSections: [entryLink('assign')] });
const assign = entry('kbHowToSection', 'assign', { heading: 'Assign a job', anchor: 'assign' });
const billing = howTo('billing', 'Billing');
const space = [board, assign, billing];
const crews = (...inlines: readonly Inline[]) =>
  howTo('crews', 'Plan crews', { introduction: text(...inlines) });
const finding = { rule: 'links/same-text', entry: 'crews', field: 'introduction' };
const sentence = (words: string, first: string, second: string) =>
  `On /how-to/crews the words "${words}" lead to ${first}, and here to ${second}: in a list of links nobody can tell them apart.`;

test('the same words for two pages are a note at the second link', () => {
  const links = [hyperlink('/how-to/board', 'The guide'), toEntry('billing', ' the  guide. ')];
  expect(findingsOf([...space, crews(...links)])).toEqual([
    { ...finding, message: sentence('the  guide.', '/how-to/board', '/how-to/billing') },
  ]);
});

test('links in different parts of a page are compared', () => {
  const page = howTo('crews', 'Plan crews', {
    introduction: text(hyperlink('/how-to/board', 'the guide')),
    howToSections: [entryLink('more')],
  });
  const more = entry('kbHowToSection', 'more', {
    heading: 'More',
    content: text(hyperlink('https://example.com/guide', 'the guide')),
  });
  expect(findingsOf([...space, page, more])).toEqual([
    {
      rule: 'links/same-text',
      entry: 'more',
      field: 'content',
      message: sentence('the guide', '/how-to/board', 'example.com/guide'),
    },
  ]);
});

test('two anchors of a page, and two files, are different targets', () => {
  const links = [
    hyperlink('/how-to/board', 'the board'),
    toEntry('assign', 'the board'),
    toAsset('map', 'the map'),
    toAsset('plan', 'the map'),
  ];
  expect(findingsOf([...space, crews(...links), rawAsset('map'), rawAsset('plan')])).toEqual([
    { ...finding, message: sentence('the board', '/how-to/board', '/how-to/board#assign') },
    {
      ...finding,
      message: sentence('the map', 'the file "map.png" (map)', 'the file "plan.png" (plan)'),
    },
  ]);
});

test('a link in a snippet that many pages show is named once', () => {
  const pages = ['crews', 'zones'].map((id) =>
    howTo(id, id, {
      introduction: text(hyperlink('/how-to/board', 'the guide')),
      howToSections: [entryLink('more')],
    }),
  );
  const content = text(hyperlink('/how-to/billing', 'the guide'));
  const more = entry('kbHowToSection', 'more', { heading: 'More', content });
  expect(findingsOf([...space, ...pages, more])).toHaveLength(1);
});

test.each([
  ['one page by its path, as an entry and through a redirect', ['/how-to/board', '/how-to/board/', '/old']],
  ['one page of another site in several spellings', ['https://www.example.com/a/', 'https://example.com/a']],
  ['one mail address', ['mailto:help@example.com', 'mailto:HELP@example.com']],
])('%s is one place', (_name, uris) => {
  const links = uris.map((uri) => hyperlink(uri, 'the guide'));
  const found = findingsOf([...space, crews(...links)], { redirects: ['/old,/how-to/board'] });
  expect(found.filter(({ rule }) => rule === 'links/same-text')).toEqual([]);
});

test('vague words, words that differ and links on different pages are no findings', () => {
  const vague = crews(hyperlink('/how-to/board', 'here'), hyperlink('/how-to/billing', 'here'));
  expect(findingsOf([...space, vague]).map(({ rule }) => rule)).toEqual([
    'links/vague-text',
    'links/vague-text',
  ]);
  const languages = crews(hyperlink('/how-to/board', 'C'), hyperlink('/how-to/billing', 'C#'));
  const other = howTo('zones', 'Zones', { introduction: text(hyperlink('/how-to/billing', 'C')) });
  expect(findingsOf([...space, languages, other])).toEqual([]);
});
