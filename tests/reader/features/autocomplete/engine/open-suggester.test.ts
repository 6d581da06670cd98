import fc from '../../../../fast-check.ts';
import { describe, expect, test } from 'vitest';
import { openSuggester } from '../../../../../reader/features/autocomplete/engine/open-suggester.ts';
import type { AutocompleterItem } from '../../../../../schemas/services/search/autocompleter.ts';
import { exactly, similarly, type Found } from './reference.ts';

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
      areSimilar: false,
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
    expect(marked('fuer', 'Hilfe für alle', 'de')).toEqual(['für']);
    expect(marked('koeb', 'Dit køb', 'da')).toEqual(['køb']);
    expect(marked('fuer', 'Hilfe für alle', 'en')).toEqual([]);
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

describe('a mistyped letter', () => {
  test.each([
    ['left out', 'dispach', 'Dispatch'],
    ['too many', 'dispaatch', 'Dispatch'],
    ['another', 'dispotch', 'Dispatch'],
    ['swapped', 'dispacth', 'Dispatch'],
    ['left out after four letters', 'disptch', 'Dispatch'],
    ['left out in a later word', 'dispatch bord', 'Dispatch board'],
    ['in the first of several words', 'dispath boa', 'Dispatch boa'],
    ['that ends the text', 'dispatch boards', 'Dispatch board'],
  ])('%s still reaches the text, which says that it is only similar [AC-2]', (_, typed, found) => {
    expect(openSuggester(listOf('Dispatch board'), { source: main })(typed).areSimilar).toBe(true);
    expect(marked(typed, 'Dispatch board')).toEqual([found]);
  });

  test.each(['ispatch', 'ddispatch', 'fispatch', 'idspatch', 'disatch', 'di-spatch', 'dis patch'])(
    'among the first four letters (%s) reaches nothing [AC-2]',
    (typed) => {
      expect(textsFor(typed, 'Dispatch board')).toEqual([]);
    },
  );

  test('is not searched for if a text contains the query [AC-2]', () => {
    expect(textsFor('routes', 'Route planning', 'All routes')).toEqual(['All routes']);
  });

  test('makes no other word of a short one [AC-2]', () => {
    expect(textsFor('jib', 'Job')).toEqual([]);
    expect(textsFor('fund', 'Find an invoice', 'Print by hand', 'Refunds')).toEqual([]);
    expect(textsFor('1 fu n', '1 fu m')).toEqual([]);
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

const foundBy = (list: readonly AutocompleterItem[], typed: string): Found =>
  openSuggester(list, { source: main })(typed);

test('the index finds the same as reading every text [AC-1] [AC-2] [AC-3]', () => {
  fc.assert(
    fc.property(lists, words(4), (list, typed) => {
      const found = foundBy(list, typed);
      const expected = exactly(list, typed, main);
      expect(found.areSimilar ? [] : found.list).toEqual(expected);
    }),
    { numRuns: 2000 },
  );
});

/** A list, and the beginning of one of its texts with an edit in it. */
const mistyped = lists.chain((list) =>
  fc
    .tuple(
      fc.constantFrom('', ...list.map(({ repr }) => repr)),
      fc.nat(12),
      fc.nat(12),
      fc.nat(1),
      fc.constantFrom('', ...letters),
    )
    .map(([text, length, at, less, more]) => {
      const begins = Array.from(text).slice(0, length);
      return [list, [...begins.slice(0, at), more, ...begins.slice(at + less)].join('')] as const;
    }),
);

test('similar texts differ by one letter [AC-2]', () => {
  let times = 0;
  fc.assert(
    fc.property(mistyped, ([list, typed]) => {
      fc.pre(exactly(list, typed, main).length === 0);
      const found = foundBy(list, typed);
      times += Number(found.areSimilar);
      expect(found.list.map(({ id, url }) => ({ id, url }))).toEqual(similarly(list, typed, main));
    }),
    { numRuns: 2000 },
  );
  expect(times).toBeGreaterThan(20);
});
