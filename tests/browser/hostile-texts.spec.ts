import type { Page } from '@playwright/test';
import {
  entryLink,
  hyperlink,
  p,
  doc,
  type RawEntry,
  rawEntry,
  td,
  row,
  table,
} from '../pipeline/documents.ts';
import { seed } from '../seed.ts';
import { hostileInputs } from '../site/hostile-texts/hostile-inputs.ts';
import { standInForMedia } from './article-space/stand-in-for-media.ts';
import { answerList, articleList, resultList } from './harness/allow-lists.ts';
import { type AllowList, faultsOnPage } from './harness/faults-on-page.ts';
import { openGuarded } from './harness/open-guarded.ts';
import { provoke } from './harness/provoke.ts';
import { hydrated } from './open-page.ts';
import { expect, test } from './quiet-page.ts';
import { escaped, vectors } from './xss-vectors.ts';

/** Without the policy, which would hide what a sanitiser lets through. */
test.use({
  bypassCSP: true,
  // pictures of articles that are not there
  allowed: /React DevTools|Failed to load resource|rel=preload/u,
});

/** Others with each commit; `hostile-texts.test.ts` has more of them. What a browser's own parser makes of them is seen here alone. */
const generated = hostileInputs(120, seed);
const rawAndEscaped = generated.flatMap((input) => [input, escaped(input)]);
const repeat = `to repeat: FIELDBOOK_SEED=${seed}`;

test(`${rawAndEscaped.length} generated results run nothing and contain only allowed markup`, async ({
  page,
}) => {
  const events = await openGuarded(page, 'results', { shows: 'showResults', headers: {} });
  await page.evaluate(
    (texts) => window.showResults(texts.map((text) => ({ title: text, abstract: text, url: text }))),
    rawAndEscaped,
  );
  await expect(page.getByRole('article')).toHaveCount(rawAndEscaped.length);
  expect(await faultsOnPage(page, 'h2, section > div', resultList), repeat).toEqual([]);
  expect(await provoke(page, 'h2, section > div'), repeat).toBeGreaterThan(10);
  expect(events, repeat).toEqual([]);
});

test(`${rawAndEscaped.length} generated answers run nothing and contain only allowed markup`, async ({
  page,
}) => {
  const events = await openGuarded(page, 'answers', { shows: 'showAnswers', headers: {} });
  await page.evaluate(
    (texts) =>
      window.showAnswers(
        texts.map((text) => ({ markdown: text, scoredUrls: [{ url: text, score: 1, title: text }] })),
      ),
    rawAndEscaped,
  );
  await expect(page.locator('main > section')).toHaveCount(rawAndEscaped.length);
  expect(await faultsOnPage(page, 'section', answerList), repeat).toEqual([]);
  expect(await provoke(page, 'section'), repeat).toBeGreaterThan(150);
  expect(events, repeat).toEqual([]);
});

/** Each text as the words, the links and the Markdown of a section; an article has many of them. */
const inArticles = [
  ...vectors.map(({ input }) => input),
  ...generated.slice(0, 40).flatMap((input) => [input, escaped(input)]),
];
const perArticle = 250;
const articles = Array.from({ length: Math.ceil(inArticles.length / perArticle) }, (_, index) =>
  inArticles.slice(index * perArticle, (index + 1) * perArticle),
);

/** An entry whose required text is blank or holds half of a character is left out. */
const required = (input = ''): string => (input.trim() === '' ? 'Blank' : input.toWellFormed());

const section = (input: string, id: string): RawEntry =>
  rawEntry('kbHowToSection', id, {
    heading: required(input),
    content: id.endsWith('0') ? doc(p(input, hyperlink(input, input)), table(row(td(input)))) : input,
  });

const hostileSpace = {
  exported: {
    entries: articles.flatMap((texts, number) => [
      ...texts.map((text, index) => section(text, `s${number}x${index}`)),
      rawEntry('kbHowTo', `article-${number}`, {
        title: `Article ${number} ${required(texts[0])}`,
        url: `article-${number}`,
        metaDescription: required(texts[1]),
        introduction: required(texts[2]),
        howToSections: texts.map((_, index) => entryLink(`s${number}x${index}`)),
      }),
    ]),
    assets: [],
    locales: [{ code: 'en-US', name: 'English', default: true, fallbackCode: null }],
  },
  config: { redirects: undefined, knowledgeBases: undefined },
};

test(`${inArticles.length} hostile texts in articles run nothing and contain only allowed markup`, async ({
  page,
  siteOf,
}) => {
  const events: string[] = [];
  page.on('dialog', (dialog) => {
    events.push(`dialog: ${dialog.message()}`);
    void dialog.dismiss();
  });
  await standInForMedia(page);
  const site = await siteOf(hostileSpace);
  for (const [number, texts] of articles.entries()) {
    await page.goto(`${site}/how-to/article-${number}`);
    await hydrated(page);
    const prose = `.${await page.locator('main div > p:not([class])').first().locator('..').getAttribute('class')}`;
    expect(await page.locator(prose).count(), `article ${number}`).toBeGreaterThan(texts.length / 2);
    expect(await faultsOnPage(page, prose, articleList), `article ${number}`).toEqual([]);
    expect(await strangeOn(page), `article ${number}`).toEqual([]);
    expect(await provoke(page, prose), `article ${number}`).toBeGreaterThan(texts.length / 2);
    await expect(page).toHaveURL(`${site}/how-to/article-${number}`);
  }
  expect(events, repeat).toEqual([]);
});

/** What no page of ours has anywhere, its head and what stands around an article included. */
const strangeOn = (page: Page): Promise<string[]> =>
  page.evaluate(() =>
    [...document.querySelectorAll('*')].flatMap((element) => [
      ...(element.matches(
        'iframe, object, embed, base, style, template, math, [srcdoc], [style], meta[http-equiv]',
      )
        ? [element.outerHTML.slice(0, 100)]
        : []),
      ...(element.matches('script:not([src]):not([type$="json"])') ? [element.outerHTML.slice(0, 100)] : []),
      ...element.getAttributeNames().filter((name) => name.startsWith('on')),
      ...(element instanceof HTMLAnchorElement && element.protocol === 'javascript:' ? [element.href] : []),
    ]),
  );

test.describe('without the sanitisers', () => {
  test.use({ allowed: /./u });

  test('hundreds of the same texts run, and hold hundreds of things off the lists', async ({ page }) => {
    let runs = 0;
    page.on('console', (message) => {
      if (message.text() === 'it ran') runs += 1;
    });
    await page.addInitScript(() => {
      // oxlint-disable-next-line unicorn/consistent-function-scoping -- runs in the page
      const run = () => console.debug('it ran');
      Object.assign(window, { alert: run, prompt: run, confirm: run });
      Object.assign(document, { write: run, writeln: run });
    });
    await page.route('**/*', (route) =>
      new URL(route.request().url()).pathname === '/'
        ? route.fulfill({ contentType: 'text/html', body: '<!doctype html><title>x</title>' })
        : route.abort(),
    );
    const nothing: AllowList = { ...resultList, attributes: [...resultList.attributes, 'class'] };
    // some never end
    const everyThird = vectors.flatMap(({ input }, index) => (index % 3 === 0 ? [input] : []));
    const texts = [...everyThird, ...hostileInputs(400, 7).slice(0, 200)].map((text) =>
      text.replaceAll(/while\s*\(\w+\)/gu, 'alert(1);if(0)'),
    );
    let faults = 0;
    for (let from = 0; from < texts.length; from += 25) {
      // a text may lead elsewhere at the same time
      await expect(() => page.goto('/')).toPass();
      await page.evaluate(
        (some) => {
          for (const html of some) {
            const place = document.body.appendChild(document.createElement('div'));
            place.append(document.createRange().createContextualFragment(html)); // its scripts run
          }
        },
        texts.slice(from, from + 25),
      );
      faults += (await faultsOnPage(page, 'body > div', nothing)).length;
      await provoke(page, 'body > div');
    }

    expect(faults).toBeGreaterThan(300);
    await expect.poll(() => runs).toBeGreaterThan(60);
  });
});
