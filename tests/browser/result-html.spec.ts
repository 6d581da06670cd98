import type { Page } from '@playwright/test';
import { unescaped } from '../../reader/bundle/result-html/plain-text.ts';
import { resultSchema } from '../../reader/bundle/result-html/result-schema.ts';
import { expectNoBarriersInEitherScheme } from './axe.ts';
import { resultList } from './harness/allow-lists.ts';
import { faultsOnPage } from './harness/faults-on-page.ts';
import { anyPicture, openGuarded, policyWith } from './harness/open-guarded.ts';
import type { HostileResult } from './harness/results.tsx';
import { expect, test } from './quiet-page.ts';
import { addressesIn, escaped, notRun, vectors } from './xss-vectors.ts';

/** A development build says that there are tools for it. */
test.use({ allowed: /React DevTools/u });

declare global {
  interface Window {
    showResults: (results: readonly HostileResult[]) => void;
  }
}

/** Results may show films. */
const usual = policyWith(anyPicture, 'media-src https: http:', 'frame-src https: http:');

const openResults = (page: Page, headers = usual) =>
  openGuarded(page, 'results', { shows: 'showResults', headers });

const show = (page: Page, results: readonly HostileResult[]) =>
  page.evaluate((list) => window.showResults(list), results);

const faultsIn = (page: Page, selector: string) => faultsOnPage(page, selector, resultList);

test('matches are marked in yellow that can be read; a hostile result does nothing, and its words can be read [SR-7]', async ({
  page,
}) => {
  const events = await openResults(page);
  await show(page, [
    { title: 'Send <mark>invoices</mark>', abstract: '<p>All <mark>invoices</mark></p>', url: '/a' },
    { title: 'Pay &lt;mark&gt;invoices&lt;/mark&gt;', abstract: '', url: '/b' },
  ]);
  const marks = page.getByText('invoices', { exact: true });
  await expect(marks).toHaveCount(3);
  await expect(marks.and(page.locator('mark'))).toHaveCount(3);
  await expect(page.getByRole('link', { name: 'Pay invoices' })).toHaveAttribute('href', '/b');
  const colours = () =>
    marks.first().evaluate((mark) => /\d+, \d+, \d+/u.exec(getComputedStyle(mark).backgroundColor)?.[0]);
  for (const colorScheme of ['light', 'dark'] as const) {
    await page.emulateMedia({ colorScheme });
    const [red = 0, green = 0, blue = 255] = (await colours())?.split(', ').map(Number) ?? [];
    expect(Math.min(red, green) - blue, 'how yellow it is').toBeGreaterThan(60);
  }
  await expectNoBarriersInEitherScheme(page);

  const hostile =
    '<img src=/stolen onerror=alert(1)><a href="javascript:alert(2)" onclick="alert(3)">Send</a> ' +
    '<style>* { display: none }</style><svg onload=alert(4)></svg><b style="position: fixed">invoices</b>' +
    '<iframe src="/framed"></iframe><script>alert(5)</script>';
  await show(
    page,
    [hostile, escaped(hostile)].map((html) => ({ title: html, abstract: html, url: 'javascript:alert(6)' })),
  );
  const titles = page.getByRole('heading', { name: 'Send invoices', exact: true });
  await expect(titles).toHaveCount(2);
  await expect(page.getByRole('link')).toHaveCount(0);
  expect(await faultsIn(page, 'h2, section > div')).toEqual([]);
  await titles.first().click();
  expect(events).toEqual([]);
});

const asResults = vectors.flatMap(({ input }) =>
  [input, escaped(input)].map((html) => ({ title: html, abstract: html, url: input })),
);

test(`no known attack vector runs as a title, an abstract or a URL, and its text can be read [SR-7]${notRun}`, async ({
  page,
}) => {
  test.skip(notRun !== '');
  expect(vectors).toHaveLength(725);
  const events = await openResults(page);
  await show(page, asResults);
  await expect(page.getByRole('article')).toHaveCount(asResults.length);
  expect(await faultsIn(page, 'h2, section > div')).toEqual([]);
  const titles = vectors.map(({ input }) => unescaped(input));
  const shown = await page
    .locator('h2')
    .evaluateAll((headings) => headings.map((heading) => (heading.textContent ?? '').replace(/\s/gu, '')));
  const words = await wordsOf(await inTemplates(page, titles), resultSchema.strip);
  const expected = titles.flatMap((title, index) => {
    const read = words[index] === '' ? title.replace(/\s/gu, '') : words[index];
    return [read, read];
  });
  expect(shown).toEqual(expected);

  const links = vectors.flatMap(addressesIn).map((url) => ({ title: 'words', abstract: '', url }));
  await show(page, links);
  await expect(page.getByRole('heading', { name: 'words' })).toHaveCount(links.length);
  expect(await faultsIn(page, 'h2')).toEqual([]);
  expect(events).toEqual([]);
});

test(`without the sanitiser the vectors show hundreds of faults${notRun}`, async ({ page }) => {
  test.skip(notRun !== '');
  const inert = await inTemplates(
    page,
    vectors.map(({ input }) => input),
  );
  expect((await faultsIn(inert, 'template')).length).toBeGreaterThan(800);
});

test.describe('without the sanitiser and the policy', () => {
  test.use({ allowed: /React DevTools|Failed to load resource/u });

  test('a title that runs is noticed', async ({ page }) => {
    const events = await openResults(page, {});
    await page.locator('main').evaluate((main) => {
      main.innerHTML = '<img src="x" onerror="alert(1)">';
    });
    await expect.poll(() => events).toEqual([expect.stringMatching(/^request: .*\/x$/u), 'dialog: 1']);
  });
});

/** A page in whose templates the browser's own parser has put each text; nothing in a template runs. */
async function inTemplates(page: Page, texts: readonly string[]): Promise<Page> {
  const inert = await page.context().newPage();
  await inert.evaluate((list) => {
    for (const text of list) {
      const template = document.createElement('template');
      template.innerHTML = text;
      document.body.append(template);
    }
  }, texts);
  return inert;
}

const wordsOf = (inert: Page, stripped: readonly string[]): Promise<string[]> =>
  inert.evaluate(
    (tags) =>
      [...document.querySelectorAll('template')].map(({ content }) => {
        for (const element of content.querySelectorAll(tags.join())) element.remove();
        return (content.textContent ?? '').replace(/\s/gu, '');
      }),
    stripped,
  );
