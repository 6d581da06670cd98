import type { Page } from '@playwright/test';
import { expectNoBarriersAtAnyWidth, expectNoBarriersInEitherScheme } from './axe.ts';
import { test as articleTest } from './article-space/article-test.ts';
import { open } from './open-page.ts';
import { pageNotFound, test } from './quiet-page.ts';
import { articleOfType, everyPage } from './sample.ts';

test.use({ allowed: pageNotFound });

for (const { name, url } of everyPage) {
  test(`axe finds nothing on ${name}, light and dark, at any width, closed and open [AR-1] [RT-1]`, async ({
    page,
  }) => {
    await open(page, url);
    await expectNoBarriersAtAnyWidth(page);
  });
}

/** Larger and odder than the sample's. */
const oddArticles = [
  '/faq/forty-questions',
  '/how-to/bare',
  '/how-to/boxes',
  '/how-to/embedded',
  '/how-to/files',
  '/how-to/pictures',
  '/how-to/tables',
  '/how-to/videos',
  '/landing-page/nested',
  '/release-notes/spring',
];

for (const url of oddArticles) {
  articleTest(
    `axe finds nothing on ${url}, light and dark, at any width, closed and open [AR-1]`,
    async ({ open: openArticle, page }) => {
      await openArticle(url);
      await expectNoBarriersAtAnyWidth(page);
    },
  );
}

interface State {
  readonly name: string;
  readonly url: string;
  readonly width: number;
  /** What a reader presses to come to it. */
  readonly show: (page: Page) => Promise<void>;
}

const states: readonly State[] = [
  {
    name: 'all contents on a screen of their own',
    url: articleOfType.kbHowTo.url,
    width: 390,
    show: (page) =>
      page
        .getByRole('main')
        .getByRole('button', { name: /^See all \d/u })
        .click(),
  },
  {
    name: 'contents as a bar',
    url: articleOfType.kbHowTo.url,
    width: 844,
    async show(page) {
      await page.mouse.wheel(0, 2000);
      await page.getByRole('button', { name: /^Topics Covered/u }).waitFor();
    },
  },
  {
    name: 'an enlarged picture',
    url: '/how-to/use-the-dispatch-board',
    width: 1280,
    show: (page) =>
      page
        .getByRole('link', { name: /^Enlarge picture/u })
        .first()
        .press('Enter'),
  },
  {
    name: 'the menu',
    url: '/',
    width: 390,
    show: (page) => page.getByRole('button', { name: 'Open menu' }).click(),
  },
  {
    name: 'the field to search with',
    url: '/announcements',
    width: 844,
    show: (page) => page.getByRole('banner').getByRole('button', { name: 'Search' }).click(),
  },
];

for (const { name, url, width, show } of states) {
  test(`axe finds nothing in ${name}, light and dark [LY-8]`, async ({ page }) => {
    await page.setViewportSize({ width, height: 900 });
    await open(page, url);
    await show(page);
    await expectNoBarriersInEitherScheme(page);
  });
}
