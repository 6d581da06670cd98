import { expect, test } from 'vitest';
import { entry, howTo } from '../../builders.ts';
import { built, doc, entryLink, h, li, p, row, table, td, th, ul, words } from '../../documents.ts';
import { markup } from '../../markup.ts';

const arabic = 'لوحة المهام';
const hebrew = 'לוח המשימות';

/** The text of a how-to as the bundle carries it. */
function textOf(content: readonly unknown[], locale?: string): string {
  const fields = { title: 'A', introduction: doc(...content) };
  const item = howTo('page', 'Page', fields);
  const build =
    locale === undefined
      ? built([item])
      : built([{ ...item, fields: inLocale(item.fields, locale) }], {
          parts: { locales: [{ code: locale, default: true, fallbackCode: null }] },
          config: { locale },
        });
  const { introduction } = build.article('page').node.fields as { introduction: { children: never } };
  return markup({ type: 'root', children: introduction.children });
}

const inLocale = (fields: Readonly<Record<string, unknown>>, locale: string) =>
  Object.fromEntries(
    Object.entries(fields).map(([name, value]) => [
      name,
      { [locale]: (value as { 'en-US': unknown })['en-US'] },
    ]),
  );

test.each([
  ['a paragraph', [p(arabic), p('Words.')], `<p dir="auto">${arabic}</p><p>Words.</p>`],
  ['one that begins with a number', [p(`1. ${hebrew} board`)], `<p dir="auto">1. ${hebrew} board</p>`],
  ['bold words', [p(words(arabic, 'bold'))], `<p dir="auto"><strong>${arabic}</strong></p>`],
  ['a list', [ul(li(p(arabic)), li(p(hebrew)))], `<ul dir="auto"><li>${arabic}</li><li>${hebrew}</li></ul>`],
  ['an item', [ul(li(p('One')), li(p(hebrew)))], `<ul><li>One</li><li dir="auto">${hebrew}</li></ul>`],
  [
    'an item of the page in a list that is not',
    [ul(li(p(hebrew)), li(p('One')))],
    `<ul dir="auto"><li>${hebrew}</li><li dir="auto">One</li></ul>`,
  ],
])('%s whose words run against the page takes its direction from them', (_, content, html) => {
  expect(textOf(content)).toBe(html);
});

test('so do headings and the cells of tables, each by itself', () => {
  const html = textOf([h(2, arabic), table(row(th('Board'), th(arabic)), row(td(hebrew), td('7')))]);
  expect(html.match(/<(?:h2|th|td)[^>]* dir="auto"/gu)?.map((tag) => tag.slice(1, 3))).toEqual([
    'h2',
    'th',
    'td',
  ]);
});

test('words that only stand somewhere within a text of the page change nothing, nor do numbers and signs', () => {
  expect(textOf([p(`The word ${arabic} means board.`), p('7 %'), p('日本')])).not.toContain('dir');
  expect(textOf([p(`${hebrew} is the word of the page for its board.`)])).not.toContain('dir');
});

test('on a page that is read from right to left it is the other way round', () => {
  expect(textOf([p(arabic), p('Dispatch board'), p('12')], 'ar')).toBe(
    `<p>${arabic}</p><p dir="auto">Dispatch board</p><p>12</p>`,
  );
});

test('texts of parts and of cards are no exception', () => {
  const build = built([
    entry('kbGlossary', 'words', { title: 'Words', terms: [entryLink('term')] }),
    entry('kbTerm', 'term', { term: 'Board', definition: doc(p(arabic)) }),
    entry('announcement', 'news', { title: 'News', description: doc(p(hebrew)) }),
  ]);
  expect(JSON.stringify(build.article('words').node)).toContain('"dir":"auto"');
  expect(JSON.stringify(build.file('announcements'))).toContain('"dir":"auto"');
});
