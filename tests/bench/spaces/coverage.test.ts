import { expect, test } from 'vitest';
import { coverageOn } from './coverage.ts';
import { pageOf } from './site-pages.ts';
import { countWords, wordsIn } from './words.ts';

const page = (path: string, html: string) => ({ path, ...pageOf(html) });

const pages = [
  page('a.html', '<h1>A <b>go</b>od title</h1><p>one two <span>three</span><span>four</span></p>'),
  page('b.html', '<meta name="description" content="a summary"><p>one two five</p><script>{"six":1}</script><img alt="a boat">'), // oxfmt-ignore
];

const coverage = coverageOn(pages);
const of = (text: string) => coverage(countWords(wordsIn(text)));

test('the words of an entry are looked for on one page, each as often as the entry has it', () => {
  expect(of('one two three')).toEqual({ total: 3, found: 3, page: 'a.html', missing: [] });
  expect(of('one one five')).toEqual({ total: 3, found: 2, page: 'b.html', missing: ['one'] });
  expect(of('three five')).toMatchObject({ total: 2, found: 1 });
  expect(of('')).toEqual({ total: 0, found: 0, page: undefined, missing: [] });
});

test('a page has its visible words, those of pictures and its summary, and no data', () => {
  expect(of('a good title four')).toMatchObject({ found: 4, page: 'a.html' });
  expect(of('a summary a boat')).toMatchObject({ found: 4, page: 'b.html' });
  expect(of('six')).toMatchObject({ found: 0, missing: ['six'] });
  expect(pages.map(({ heading }) => heading)).toEqual(['a good title', '']);
});
