import fc from '../../../../fast-check.ts';
import { describe, expect, test } from 'vitest';
import { openSuggester } from '../../../../../reader/features/autocomplete/titles/open-suggester.ts';
import type { AutocompleterItem } from '../../../../../schemas/services/search/autocompleter.ts';
import { exactly } from './reference.ts';

const main = 'KBContentful';

const listOf = (...texts: readonly string[]): AutocompleterItem[] =>
  texts.map((repr, index) => ({ repr, URL: [`/page/${index}`], id: `id${index}`, SOURCE: [main] }));

const textsFor = (typed: string, ...texts: readonly string[]): readonly string[] =>
  openSuggester(listOf(...texts), { source: main })(typed).list.map(({ text }) => text);

const marked = (typed: string, text: string, language = 'en'): readonly string[] =>
  openSuggester(listOf(text), { source: main, language })(typed).list.map(
    ({ text: shown, highlight: [start, length] }) => shown.slice(start, start + length),
  );

describe('a suggestion', () => {
  test('is a text, its first address, its id and what of it was typed [AC-1]', () => {
    const item = { repr: 'Plan a route', URL: ['/how-to/plan', '/old'], id: 'x', SOURCE: ['Absorb', main] };
    expect(openSuggester([item], { source: main })('ROU')).toEqual({
      list: [{ text: 'Plan a route', url: '/how-to/plan', id: 'x', highlight: [7, 3] }],
      similarFrom: 1,
    });
  });

  test.each([[], ['javascript:alert(1)'], ['//elsewhere.example'], ['']])(
    'leads to a page, not to %s [AC-1]',
    (...URL) => {
      const item = { repr: 'Plan', URL: URL.filter((url) => url !== undefined), id: 'x', SOURCE: [main] };
      expect(openSuggester([item], { source: main })('plan').list).toEqual([]);
    },
  );

  test('is of the main source only [AC-2]', () => {
    const items = listOf('Route one', 'Route two').map((item, index) =>
      index === 0 ? { ...item, SOURCE: ['Absorb'] } : item,
    );
    expect(openSuggester(items, { source: main })('route').list.map(({ text }) => text)).toEqual([
      'Route two',
    ]);
  });

  test('is one of five at most; those that begin with the words come first [AC-2]', () => {
    const texts = [
      'The route',
      'Route 1',
      'Route 2',
      'Your route',
      'Route 3',
      'Route 4',
      'Route 5',
      'Route 6',
    ];
    expect(textsFor('route', ...texts)).toEqual(['Route 1', 'Route 2', 'Route 3', 'Route 4', 'Route 5']);
    expect(textsFor('route', ...texts.slice(0, 4))).toEqual([
      'Route 1',
      'Route 2',
      'The route',
      'Your route',
    ]);
  });

  test('contains the whole query from the start of a word [AC-2]', () => {
    expect(textsFor('art', 'Start here', 'Smart art', 'State of the arts')).toEqual([
      'Smart art',
      'State of the arts',
    ]);
    expect(textsFor('plan a r', 'Plan a route', 'Plan a job')).toEqual(['Plan a route']);
  });

  test.each([
    ['ΟΔΟΣ', 'Η οδος', 'οδος'],
    ['istanbul', 'Trips to İstanbul', 'İstanbul'],
    ['straße', 'Ab in die STRAẞE', 'STRAẞE'],
    ['(beta', 'Export (Beta)', '(Beta'],
    ['.csv', 'Import .CSV files', '.CSV'],
    ['++', 'Learn C++', '++'],
    ['票', '如何開票', '票'],
    ['e-mail', 'Your E-mail', 'E-mail'],
    ['😀 b', 'A 😀 bee', '😀 b'],
  ])('%s is found in %s [AC-2]', (typed, text, found) => {
    expect(marked(typed, text)).toEqual([found]);
  });

  test.for([
    ['パスワード', 'パスワードを変更する', 'パスワード'],
    ['ﾊﾟｽﾜｰﾄﾞ', '新しいパスワード', 'パスワード'],
    ['パスワード', 'ﾊﾟｽﾜｰﾄﾞの変更', 'ﾊﾟｽﾜｰﾄﾞ'],
    ['請求書　発行', '請求書 発行の手順', '請求書 発行'],
    ['ฝาก', 'วิธีฝากเงิน', 'ฝาก'],
    ['كلمه', 'إعادة تعيين كَلِمَة المرور', 'كَلِمَة'],
    ['اعادة', 'إعـادة تعيين', 'إعـادة'],
    ['configuracion', 'La configuración', 'configuración'],
    ['configuracio\u0301n', 'La configuración', 'configuración'],
    ['cafe', 'Un cafe\u0301 noir', 'cafe\u0301'],
    ['strasse', 'Die Straße', 'Straße'],
    ['fur', 'Hilfe für alle', 'für'],
    ['סיסמה', 'איפוס סִיסְמָה', 'סִיסְמָה'],
  ])('%s is found in %s, and marked as it stands there [ML-4]', ([typed = '', text = '', found]) => {
    expect(marked(typed, text)).toEqual([found]);
  });

  test('is spelled as the language of the site spells it [ML-4]', () => {
    expect(marked('tuer', 'Die Tür', 'de')).toEqual(['Tür']);
    expect(marked('koeb', 'Dit køb', 'da')).toEqual(['køb']);
    expect(marked('tuer', 'Die Tür', 'en')).toEqual([]);
  });

  test('is nothing for no words [AC-4]', () => {
    expect(textsFor('  ', 'Plan a route')).toEqual([]);
  });

  test('is cut at 100 characters from the match on where the text has more than 99 [AC-3]', () => {
    const long = `Ahead ${'route '.repeat(30)}`;
    expect(openSuggester(listOf(long), { source: main })('ROUTE').list).toEqual([
      { text: long.slice(6, 106), url: '/page/0', id: 'id0', highlight: [0, 5] },
    ]);
    const whole = 'route '.repeat(17).slice(0, 99);
    expect(textsFor('route', whole)).toEqual([whole]);
    expect(textsFor('route', `in ${whole}`)).toEqual([whole]);
  });

  test('never ends in half a character [AC-3]', () => {
    expect(textsFor('a', `a${'😀'.repeat(60)}`)).toEqual([`a${'😀'.repeat(49)}`]);
  });
});

describe('a similar title', () => {
  const titles = ['Schedule a recurring job', 'Dispatch board', 'Send an invoice', 'Print by hand'];

  test.each([
    ['a letter left out', 'dispach', 'Dispatch board', 'Dispatch'],
    ['a letter too many', 'dispaatch', 'Dispatch board', 'Dispatch'],
    ['another letter', 'dispotch bo', 'Dispatch board', 'Dispatch'],
    ['two letters swapped', 'dsipatch', 'Dispatch board', 'Dispatch'],
    ['a short word mistyped', 'recurring jib', undefined, undefined],
    ['words in another order', 'board dispatch', 'Dispatch board', 'Dispatch'],
    ['words left out between', 'schedule job', 'Schedule a recurring job', 'Schedule'],
    ['another ending', 'send invoices', 'Send an invoice', 'Send'],
    ['a question around the words', 'how do i send an invoice', 'Send an invoice', 'Send'],
    ['the last word begun', 'recurring sch', 'Schedule a recurring job', 'Schedule'],
    ['a short word that is nearly another', 'fund', undefined, undefined],
    ['a word that no title has', 'dispatch refund', undefined, undefined],
    ['function words alone', 'how do i', undefined, undefined],
  ])('has all words of the reader, also with %s [AC-2]', (_, typed, text, found) => {
    const { list, similarFrom } = openSuggester(listOf(...titles), { source: main })(typed);
    expect(list.map((each) => each.text)).toEqual(text === undefined ? [] : [text]);
    expect(similarFrom).toBe(0);
    expect(
      list.map(({ text: shown, highlight: [start, length] }) => shown.slice(start, start + length)),
    ).toEqual(found === undefined ? [] : [found]);
  });

  test('comes after those that hold the typed text, once, and five are the most [AC-2]', () => {
    const suggest = openSuggester(
      listOf(
        'Job types',
        'The types of a job',
        'Types for every job',
        'Job types',
        'Type a job',
        'Types, job',
        'Job, types',
      ),
      { source: main },
    );
    const { list, similarFrom } = suggest('job types');
    expect(list.slice(0, similarFrom).map(({ id }) => id)).toEqual(['id0', 'id3']);
    expect(list).toHaveLength(5);
    expect(new Set(list.map(({ id }) => id)).size).toBe(5);
  });

  test('is found in scripts without spaces too [ML-4]', () => {
    expect(textsFor('変更 パスワード', 'パスワードを変更する', '請求書の発行')).toEqual([
      'パスワードを変更する',
    ]);
  });
});

/** Few letters, so that much is alike; all that is odd about case, length and words. */
const letters = [
  'a',
  'b',
  'A',
  'B',
  'e',
  ' ',
  ' ',
  '-',
  '_',
  '1',
  'İ',
  'ß',
  'ẞ',
  'ς',
  'Σ',
  'ﬁ',
  'é',
  '\u0301',
  '漢',
  '😀',
  '𐐀',
  '𐐨',
];
const words = (max: number) => fc.string({ unit: fc.constantFrom(...letters), maxLength: max });
const lists = fc.array(
  fc.record({
    repr: fc.oneof(
      words(12),
      words(140),
      words(6).map((text) => text.repeat(30)),
    ),
    URL: fc.array(fc.constantFrom('/a', '/b#c', 'https://a.example/'), { maxLength: 2 }),
    id: fc.string({ maxLength: 3 }),
    SOURCE: fc.subarray([main, 'Absorb']),
  }),
  { maxLength: 30 },
);

test('suggests what reading every text finds first [AC-1] [AC-2] [AC-3]', () => {
  fc.assert(
    fc.property(lists, words(4), (list, typed) => {
      const found = openSuggester(list, { source: main })(typed);
      expect(found.list.slice(0, found.similarFrom)).toEqual(exactly(list, typed, main));
    }),
    { numRuns: 2000 },
  );
});
