import { describe, expect, test } from 'vitest';
import { html } from '../../../cli/diff/html/html.ts';
import { markdown } from '../../../cli/diff/markdown.ts';
import { text } from '../../../cli/diff/text.ts';
import { plain } from '../../../cli/reporters/text/style.ts';
import { width } from '../../../cli/reporters/text/width.ts';
import { baseSpace } from '../../pipeline/diff/base-space.ts';
import { adding, compare, setting } from '../../pipeline/diff/compare.ts';
import { doc, h, hyperlink, p, type RawEntry } from '../../pipeline/documents.ts';
import { howTo } from '../../pipeline/builders.ts';

const edit = (items: readonly RawEntry[]) =>
  setting('invoices', { url: 'bills' })(
    setting('crews', { introduction: doc(p('See ', hyperlink('/how-to/nowhere', 'the board'), ' now.')) })(
      items,
    ),
  );
const difference = compare(baseSpace, edit(baseSpace));
const none = compare(baseSpace, baseSpace);
const hostile = '<script>alert(1)</script> [x](javascript:1) @team ```\u202e\u001b[31m |';
const hostileChange = compare(
  baseSpace,
  setting('crews', { title: hostile, introduction: doc(p(hostile), h(2, hostile)) })(baseSpace),
);

test('every form says that nothing has changed', () => {
  expect(text(none, { style: plain })).toBe('no differences\n');
  expect(markdown(none, { style: plain })).toBe('## Content changes: none\n');
  expect(html(none)).toContain('No differences.');
});

describe('text', () => {
  test('reports pages, then what is around them, and ends with the numbers', () => {
    expect(text(difference, { style: plain })).toMatchSnapshot();
  });

  test('keeps to the width of the terminal, and obeys no content', () => {
    const shown = text(hostileChange, { style: plain, columns: 60 });
    expect(shown).not.toContain('\u001b');
    expect(shown).not.toContain('\u202e');
    const tooWide = shown.split('\n').filter((line) => width(line) > 60 && line.trim().includes(' '));
    expect(tooWide.filter((line) => !/\S{40}/u.test(line))).toEqual([]);
  });
});

describe('markdown', () => {
  test('has the numbers first, then the URLs that are gone with lines to paste, then the pages', () => {
    expect(markdown(difference, { style: plain })).toMatchSnapshot();
  });

  test('makes nothing live of content', () => {
    const shown = markdown(hostileChange, { style: plain });
    expect(shown).not.toMatch(/<script|@team|\]\(javascript/u);
  });

  test('fits into a comment, and says what was left out', () => {
    const words = 'Many words that say little. '.repeat(40);
    const many = Array.from({ length: 120 }, (_, index) =>
      howTo(`many${index}`, `Many ${index}`, { url: `many-${index}` }),
    );
    const long = many.map(({ sys }) => howTo(sys.id, 'Long', { url: sys.id, introduction: doc(p(words)) }));
    const shown = markdown(compare(adding(...many)(baseSpace), adding(...long)(baseSpace)), { style: plain });
    expect(shown.length).toBeLessThanOrEqual(65_536);
    expect(shown.length).toBeGreaterThan(40_000);
    expect(shown).toMatch(/^_Left out, because a comment has no more room: \d+ changed pages\./mu);
  });
});

describe('html', () => {
  test('is one strict file that holds content as text', () => {
    const page = html(hostileChange);
    expect(page).toContain('default-src &#39;none&#39;');
    expect(page).not.toContain('<script>alert');
    expect(page.match(/<script/gu)).toHaveLength(1);
    expect(page).not.toMatch(/\s(?:src|style|on\w+)=/u);
  });

  test('has both sides of an edited block, and folds what has not changed but for what stands beside it', () => {
    const page = html(compare(boardOpenedIn('morning'), boardOpenedIn('noon')));
    expect(page).toContain('<del>morning</del>');
    expect(page).toContain('<ins>noon</ins>');
    const [shown = '', folded = ''] = page.split('4 unchanged blocks');
    expect([shown.includes('Unchanged one.'), shown.includes('Unchanged two.')]).toEqual([true, false]);
    expect(folded).toContain('Unchanged five.');
  });

  test('distinguishes marks and links from words', () => {
    const page = html(
      compare(
        baseSpace,
        setting('board', {
          introduction: doc(
            p('Open the board in the morning.'),
            h(2, 'Filters'),
            p('Choose a crew and read ', hyperlink('/how-to/invoices', 'about crews'), '.'),
          ),
        })(baseSpace),
      ),
    );
    expect(page).toContain('<span class="told">bold, now plain</span>');
    expect(page).toContain('<span class="told">link: /how-to/crews, now /how-to/invoices</span>');
    expect(page).toContain('class="row two restyled" role="group" aria-label="edited paragraph"');
  });

  test('lists findings under their rules, as the report of findings does', () => {
    const page = html(compare(baseSpace, broken('crews')(broken('invoices')(baseSpace))));
    expect(page).toMatch(
      /<h3>\s*<bdi>Every link within the site leads to a page.<\/bdi\s*>\s*<code class="quiet">links\/broken-page<\/code>\s*<\/h3>\s*<span class="count">2 errors<\/span>/u,
    );
  });
});

const boardOpenedIn = (when: string) =>
  setting('board', {
    introduction: doc(
      p(`Open the board in the ${when}.`),
      ...['one', 'two', 'three', 'four', 'five'].map((word) => p(`Unchanged ${word}.`)),
    ),
  })(baseSpace);

const broken = (id: string) =>
  setting(id, { introduction: doc(p('See ', hyperlink('/how-to/nowhere', 'this'), '.')) });
