import { describe, expect, test } from 'vitest';
import { isNestedDeeper } from '../../../../pipeline/rich-text/sources/markdown-nesting.ts';
import { expectLinear } from '../../../expect-linear.ts';

const stairs = (levels: number, item: string, indent: string): string =>
  Array.from({ length: levels }, (_, level) => `${indent.repeat(level)}${item} words`).join('\n');

describe('three levels are deeper than two, and not than three:', () => {
  test.each([
    ['quotes', '> > > words'],
    ['quotes without blanks', '>>>words'],
    ['items in one line', '- * 1. words'],
    ['items line by line', stairs(3, '-', '  ')],
    ['numbered items', stairs(3, '1.', '   ')],
    ['items under tabs', stairs(3, '-', '\t')],
    ['items in a quote', '> - words\n>   - words'],
    ['brackets', '[a [b [c]]]'],
    ['links', '[[[a](b)](b)](b)'],
    ['emphasis', '*a *b *c* b* a*'],
    ['emphasis of three kinds', '*a _b ~c~ b_ a*'],
    ['strong within strong', '******words******'],
    ['what holds signs without a partner', '[a *b [c _d_] ]'],
  ])('%s', (_what, text) => {
    expect([isNestedDeeper(text, 2), isNestedDeeper(text, 3)]).toEqual([true, false]);
  });
});

describe('side by side is not within:', () => {
  test.each([
    ['items', '- a\n- b\n- c\n\n1. a\n2. b\n3. c'],
    ['links', '[a](b) [c](d) ![e](f) [g]'],
    ['emphasis', '*a* **b** _c_ ~~d~~'],
    ['signs that nothing closes', '[a [b [c *d *e *f _g'],
    ['signs that close nothing', 'a] b]] c* d**'],
    ['signs in prose', '3 * 4 * 5, snake_case_name, a ~ b'],
    ['escaped signs', String.raw`\[\[\[a\]\]\] \*\*\*b\*\*\*`],
    ['a rule of stars', '* * * * * *'],
    ['a rule of dashes', '- - - - - -'],
    ['paragraphs', '[a\n\n[b\n\n[c]\n\n]\n\n]'],
  ])('%s', (_what, text) => {
    expect(isNestedDeeper(text, 1)).toBe(false);
  });
});

test.each(['[', ']', '*', '*a ', ' a*', '[a](', '> ', '- ', '_*', '\\\\', '\n'])(
  'a text of %j alone is looked at in the time of its length',
  (sign) => {
    expectLinear((length) => isNestedDeeper(sign.repeat(length / sign.length), 100), 25_000);
  },
);
