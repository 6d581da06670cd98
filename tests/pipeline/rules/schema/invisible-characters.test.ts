import { expect, test } from 'vitest';
import { diagnosticsOf, entry, findingsOf, howTo } from '../../builders.ts';
import { doc, entryLink, hyperlink, p, rawAsset } from '../../documents.ts';

const board = (...words: readonly (string | object)[]) =>
  howTo('board', 'Dispatch board', { introduction: doc(p('Start here.'), p(...words)) });

test('a character that changes the order of letters is a warning at its location, once for each field [PL-2]', () => {
  const [found, ...others] = diagnosticsOf([board('Pay in\u202egpj.exe and\u202e more')]);
  expect(others).toEqual([]);
  expect(found).toMatchObject({
    rule: 'schema/invisible-characters',
    severity: 'warn',
    message:
      'The text holds 2 invisible characters, the first U+202E RIGHT-TO-LEFT OVERRIDE, which changes the order in which letters are shown.',
    entry: { id: 'board' },
    field: ['introduction'],
    path: '/content/1/content/0/value',
    excerpt: { before: 'Pay in', bad: '\u202e', after: 'gpj.exe and\u202e more' },
    target: 'U+202E',
  });
});

test.each([
  ['\u0007', 'U+0007 (a control character)'],
  ['\u001b', 'U+001B ESCAPE'],
  ['\u200b', 'U+200B ZERO WIDTH SPACE, which hides the word from search'],
  ['\ufeff', 'U+FEFF BYTE ORDER MARK, which hides the word from search'],
  ['\u2066', 'U+2066 LEFT-TO-RIGHT ISOLATE, which changes the order in which letters are shown'],
  ['\u{e0041}', 'U+E0041 (a formatting character)'],
])('the character %j is named', (character, name) => {
  expect(findingsOf([howTo('board', `Dispatch${character} board`)])).toEqual([
    {
      rule: 'schema/invisible-characters',
      entry: 'board',
      field: 'title',
      message: `The text holds an invisible character: ${name}.`,
    },
  ]);
});

const places: Readonly<Record<string, readonly [Parameters<typeof findingsOf>[0][0], string]>> = {
  'an address in a text': [board(hyperlink('https://example.com/\u200bjobs', 'jobs')), 'introduction'],
  'a label of a link': [
    entry('announcement', 'news', {
      title: 'News',
      ctaLink: '/how-to',
      learnMoreLinks: [{ label: 'Mo\u200bre', url: 'https://example.com/' }],
    }),
    'learnMoreLinks.0.label',
  ],
  'a value of a type that is not known': [
    entry('recipe', 'soup', { steps: [{ text: 'Boil\u200b' }] }),
    'steps.0.text',
  ],
};

test.each(Object.entries(places))('%s is looked at', (_name, [item, field]) => {
  const found = findingsOf([item]).filter(({ rule }) => rule === 'schema/invisible-characters');
  expect(found.map((each) => each.field)).toEqual([field]);
});

test('the words of an asset are looked at', () => {
  expect(findingsOf([howTo('board', 'Board'), rawAsset('photo', { title: 'A\u200b van' })])).toEqual([
    {
      rule: 'schema/invisible-characters',
      asset: 'photo',
      message:
        'The title holds an invisible character: U+200B ZERO WIDTH SPACE, which hides the word from search.',
    },
  ]);
});

test('anchors may have no invisible character, not even one that texts may have; slugs have a rule of their own', () => {
  const section = entry('kbHowToSection', 'section', { heading: 'Assign', anchor: 'as\u00adsign' });
  const found = findingsOf([
    howTo('board', 'Board', { url: 'dis\u00adpatch', howToSections: [entryLink('section')] }),
    section,
  ]);
  expect(found.map(({ rule, field }) => [rule, field])).toEqual([
    ['schema/invisible-characters', 'anchor'],
    ['slugs/odd-characters', 'url'],
  ]);
});

test.each([
  ['tabs and line breaks', 'a\tb\r\nc'],
  ['a soft hyphen', 'dispatch\u00adboard'],
  [
    'a family of emoji',
    'The \u{1f469}\u200d\u{1f469}\u{1f3fd}\u200d\u{1f466} family, and \u2764\ufe0f\u200d\u{1f525}',
  ],
  ['the flag of Scotland', '\u{1f3f4}\u{e0067}\u{e0062}\u{e0073}\u{e0063}\u{e0074}\u{e007f}'],
  ['Persian', '\u0645\u06cc\u200c\u062e\u0648\u0627\u0647\u0645'],
  ['Hindi', '\u0915\u094d\u200d\u0937'],
  ['Thai', '\u0e2a\u0e27\u0e31\u0e2a\u0e14\u0e35\u200b\u0e04\u0e23\u0e31\u0e1a'],
  ['marks in Hebrew', 'C++\u200e \u05d1\u05e2\u05d1\u05e8\u05d9\u05ea'],
  ['isolates in Arabic', '\u0639\u0631\u0628\u064a \u2068Vanbase\u2069'],
])('%s is no finding', (_name, words) => {
  expect(findingsOf([board(words)])).toEqual([]);
});

test('letters from right to left in another run of the same text count', () => {
  expect(
    findingsOf([board('\u05e9\u05dc\u05d5\u05dd', hyperlink('https://example.com/', 'Vanbase\u200e'))]),
  ).toEqual([]);
});

test('a joiner between Latin letters is a finding, and so is a mark where nothing is read from right to left', () => {
  expect(
    findingsOf([howTo('a', 'Dis\u200dpatch'), howTo('b', 'Dispatch\u200e')]).map(({ entry: at }) => at),
  ).toEqual(['a', 'b']);
});

test('very many are not counted to the end', () => {
  const [found] = findingsOf([
    board('\u200b'.repeat(700), hyperlink('https://example.com/', `jobs${'\u200b'.repeat(700)}`)),
  ]);
  expect(found?.message).toBe(
    'The text holds 1000 or more invisible characters, the first U+200B ZERO WIDTH SPACE, which hides the word from search.',
  );
});
