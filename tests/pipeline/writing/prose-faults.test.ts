import { expect, test } from 'vitest';
import { diagnosticsOf, entry, findingsOf, howTo, text } from '../builders.ts';
import { block, doc, li, p, rawEntry, ul, words } from '../documents.ts';
import { prose, writingIn } from './english.ts';

const guys = howTo('dispatch', 'Dispatch', { introduction: text('Ask the guys about the the board.') });

test('nothing is asked of sentences unless a rule is on and a checker is there', () => {
  expect(findingsOf([guys], { prose })).toEqual([]);
  expect(findingsOf([guys], { config: { rules: { 'writing/*': 'warn' } } })).toEqual([]);
  expect(findingsOf([guys], { prose, config: { preset: 'strict' } })).toEqual([]);
  expect(writingIn([guys]).map(({ rule }) => rule)).toEqual(['writing/inclusive', 'writing/repeated-words']);
});

test('a text is read once, whichever rules ask', () => {
  const read: string[] = [];
  findingsOf([guys], {
    config: { rules: { 'writing/*': 'warn' } },
    prose: (sentences) => {
      read.push(sentences);
      return [];
    },
  });
  expect(read).toEqual(['Ask the guys about the the board.\n\nDispatch']);
});

test.each([
  ['en', 2],
  ['en-GB', 2],
  ['EN-us', 2],
  ['de', 0],
  ['ja-JP', 0],
  ['enx', 0],
])('in the locale %s there are %i findings', (code, count) => {
  const fields = {
    title: { [code]: 'Dispatch' },
    introduction: { [code]: text('Ask the guys about the the board.') },
  };
  const locales = [{ code, name: code, default: true, fallbackCode: null }];
  expect(writingIn([{ ...rawEntry('kbHowTo', 'dispatch'), fields }], { locales })).toHaveLength(count);
});

test('a finding names the paragraph, and quotes whole words around', () => {
  const introduction = doc(
    p('First things first.'),
    ul(
      li(p('One.')),
      li(
        p(
          'Before anything else is done on any day of the week, ask the guys about everything that was left undone.',
        ),
      ),
    ),
  );
  const [found] = diagnosticsOf([howTo('dispatch', 'Dispatch', { introduction })], {
    config: { rules: { 'writing/inclusive': 'warn' } },
    prose,
  });
  expect([found?.field, found?.path, found?.excerpt]).toEqual([
    ['introduction'],
    '/content/1/content/1',
    {
      before: '…done on any day of the week, ask the ',
      bad: 'guys',
      after: ' about everything that was left…',
    },
  ]);
});

test('texts of types that are not known are read too', () => {
  expect(
    writingIn([entry('post', 'post', { body: text('Ask the guys.') })]).map(({ field }) => field),
  ).toEqual(['body']);
});

test.each([
  ['a book in one paragraph', text('Ask the guys. '.repeat(10_000))],
  ['brackets without end', text('('.repeat(19_000))],
  ['at signs without end', text('@a'.repeat(200_000))],
  ['quotation marks without end', text('"“«'.repeat(6_000))],
  ['no words', text(' ', words('', 'bold'))],
  ['lists in lists', doc(Array.from({ length: 5000 }).reduce((inner: object) => ul(li(inner)), p('Deep.')))],
  ['a node without a type', doc({ value: 'x' }, null, block('paragraph', [null]))],
])('%s is no trouble', (_what, introduction) => {
  expect(writingIn([howTo('dispatch', 'Dispatch', { introduction })])).toEqual([]);
});
