import { expect, test } from 'vitest';
import { diagnosticsOf, entry, findingsOf, howTo } from '../../builders.ts';
import { entryLink } from '../../documents.ts';

const board = (values: Readonly<Record<string, unknown>>) => howTo('board', 'Dispatch board', values);

test.each([
  ['displayToc', 'yes', 'yes or no (true or false)', 'the text "yes"'],
  ['howToSections', 'assign', 'a list of links to entries', 'the text "assign"'],
  ['introduction', 7, 'a rich text', 'the number 7'],
  ['deliveryChannels', { main: true }, 'a list of short texts', 'an object'],
  ['metaDescription', entryLink('crews'), 'a short text', 'a link to an entry'],
])('the field %s with the value %j is an error [PL-2]', (field, value, expected, actual) => {
  expect(findingsOf([board({ [field]: value })])).toEqual([
    {
      rule: 'schema/wrong-type',
      entry: 'board',
      field,
      message: `The field takes ${expected}; it holds ${actual}.`,
    },
  ]);
});

test('of a list the item that is wrong is named [PL-2]', () => {
  const [found] = findingsOf([board({ deliveryChannels: ['main', 5] })]);
  expect(found?.message).toBe('The field takes a list of short texts; item 2 is the number 5.');
});

test('each faulty item is reported, the sound ones stay, and of many the rest is counted', () => {
  const list = ['hwShifts', entryLink('board'), 7];
  const found = findingsOf([board({ relatedContent: list })]).filter(
    ({ rule }) => rule === 'schema/wrong-type',
  );
  expect(found.map(({ message }) => message)).toEqual([
    'The field takes a list of links to entries; item 1 is the text "hwShifts".',
    'The field takes a list of links to entries; item 3 is the number 7.',
  ]);
  const many = diagnosticsOf([board({ relatedContent: Array.from({ length: 12 }, () => 'a') })]);
  expect(many).toHaveLength(5);
  expect(many.at(-1)?.message).toBe(
    'The field takes a list of links to entries; item 5 is the text "a", and 7 more items are wrong.',
  );
  expect(new Set(many.map(({ fingerprint }) => fingerprint)).size).toBe(5);
});

const news = (learnMoreLinks: unknown) =>
  entry('announcement', 'news', { title: 'News', learnMoreLinks, learnMoreUrl: '/how-to/board' });

const told = (links: unknown) =>
  findingsOf([news(links)])
    .filter(({ rule }) => rule === 'schema/wrong-type')
    .map(({ message, suggestion }) => [message, suggestion]);

test('the key that an item lacks is named, with those that it has instead', () => {
  expect(told([{ lable: 'More', href: '/how-to/board' }])).toEqual([
    ['The field takes a list of { label, url }; item 1 has no "label", but "lable" and "href".', 'label'],
  ]);
  expect(told([{ label: 'More', href: '/how-to/board' }, { label: 'More' }])).toEqual([
    ['The field takes a list of { label, url }; item 1 has no "url", but "href".', 'url'],
    ['The field takes a list of { label, url }; item 2 has no "url".', undefined],
  ]);
});

test('a key with a value of another type is not reported as missing', () => {
  expect(told([{ label: 7, url: '/a' }])).toEqual([
    ['The field takes a list of { label, url }; item 1 is an object.', undefined],
  ]);
});

test('values of the right types are no findings', () => {
  expect(findingsOf([board({ displayToc: true, howToSections: [], deliveryChannels: ['main'] })])).toEqual(
    [],
  );
});
