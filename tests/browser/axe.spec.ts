import type { Page } from '@playwright/test';
import { expectNoBarriers, expectNoBarriersAtAnyWidth, expectNoBarriersInEitherScheme } from './axe.ts';
import { test as articleTest } from './article-space/article-test.ts';
import { followLink } from './follow-link.ts';
import { open } from './open-page.ts';
import { expect, pageNotFound, test } from './quiet-page.ts';
import { articleOfType, everyPage } from './sample.ts';

test.use({ allowed: pageNotFound });

/** Goes on to another page by a link, which takes a tenth of the time of another document. */
async function goTo(page: Page, url: string): Promise<void> {
  await page.evaluate(() => (document.activeElement as HTMLElement | null)?.blur());
  await followLink(page, url);
  await expect(page.getByRole('heading', { level: 1 })).toBeFocused();
}

/** The pages that only desktops show parts of which no other page has. */
const withOwnPartsOnDesktops: readonly string[] = [
  '/',
  '/search?q=payment',
  '/announcements',
  '/product-capabilities/dispatch',
];
/** Of the sample, at least one has contents beside its text. */
const articleUrls: readonly string[] = Object.values(articleOfType).map(({ url }) => url);

interface Walk {
  /** Its articles are larger and odder than those of the sample. */
  readonly isOdd: boolean;
  /** Another walk looks at what stands around pages. */
  readonly isAroundKnown: boolean;
}

/** Looks at the pages of one document, beginning with the one that is open. */
async function lookAtEach(
  page: Page,
  urls: readonly string[],
  { isOdd, isAroundKnown }: Walk,
): Promise<void> {
  for (const [index, url] of urls.entries()) {
    if (index > 0) await goTo(page, url);
    const isSearch = url.startsWith('/search?');
    if (isSearch) await expect(page.getByRole('main')).toContainText(/\d results|Results \d/u);
    await expectNoBarriersAtAnyWidth(page, url, {
      isAroundKnown: isAroundKnown || index > 0,
      isClosedKnown: isOdd,
      onDesktops: desktopPartsOf(url),
    });
  }
}

function desktopPartsOf(url: string): 'nothing more' | 'known parts' | 'parts of its own' {
  if (withOwnPartsOnDesktops.includes(url)) return 'parts of its own';
  return articleUrls.includes(url) ? 'known parts' : 'nothing more';
}

const walks = 3;
for (let first = 0; first < walks; first += 1) {
  // neighbours of the list can be one page with other words in its address
  const urls = everyPage.flatMap(({ url }, index) => (index % walks === first ? [url] : []));

  test(`axe finds nothing on ${urls.join(', ')}, light and dark, at any width, closed and open [AR-1] [RT-1]`, async ({
    page,
  }) => {
    await open(page, urls[0] ?? '/');
    await lookAtEach(page, urls, { isOdd: false, isAroundKnown: first > 0 });
  });
}

/** Larger and odder than the sample's. */
const oddArticles = [
  ['/faq/forty-questions', '/how-to/bare', '/how-to/boxes', '/how-to/embedded', '/how-to/files'],
  ['/how-to/pictures', '/how-to/tables', '/how-to/videos', '/landing-page/nested', '/release-notes/spring'],
] as const;

for (const urls of oddArticles) {
  articleTest(
    `axe finds nothing on ${urls.join(', ')}, light and dark, at any width, closed and open [AR-1]`,
    async ({ open: openArticle, page }) => {
      await openArticle(urls[0]);
      await lookAtEach(page, urls, { isOdd: true, isAroundKnown: true });
    },
  );
}

/** Only what no other test looks at: other pages of the kind are looked at on a phone in the light and on a desktop in the dark. */
async function expectNoBarriersOfColour(
  page: Page,
  colorScheme: 'light' | 'dark',
  state: string,
): Promise<void> {
  await page.emulateMedia({ colorScheme, reducedMotion: 'reduce' });
  await expectNoBarriers(page, { colours: 'only', state, within: 'main' });
}

const within = 'dialog[open]';

// `adapting.spec.ts` looks at the header with its search open
test('axe finds nothing in what opens over a page, light and dark [LY-8]', async ({ page }) => {
  const main = page.getByRole('main');
  await page.setViewportSize({ width: 390, height: 900 });
  await open(page, articleOfType.kbHowTo.url);
  await expectNoBarriersOfColour(page, 'dark', 'an article on a phone');
  await main.getByRole('button', { name: /^See all \d/u }).click();
  await expect(page.getByRole('dialog')).toBeVisible();
  await expectNoBarriersInEitherScheme(page, { state: 'all contents on a screen of their own', within });
  await page.keyboard.press('Escape');
  await expect(page.getByRole('dialog')).toBeHidden();

  await page.setViewportSize({ width: 844, height: 900 });
  await page.mouse.wheel(0, 2000);
  await page.getByRole('button', { name: /^Topics Covered/u }).waitFor();
  await expectNoBarriersInEitherScheme(page, {
    state: 'contents as a bar',
    within: 'button[aria-haspopup=dialog]',
  });

  await page.setViewportSize({ width: 390, height: 900 });
  await goTo(page, '/');
  await expectNoBarriersOfColour(page, 'dark', 'home on a phone');
  await page.getByRole('button', { name: 'Open menu' }).click();
  await expect(page.getByRole('dialog')).toBeVisible();
  await expectNoBarriersInEitherScheme(page, { state: 'the menu', within });
  await page.keyboard.press('Escape');
  await expect(page.getByRole('dialog')).toBeHidden();

  await page.setViewportSize({ width: 1280, height: 900 });
  await goTo(page, '/how-to/use-the-dispatch-board');
  await expectNoBarriersOfColour(page, 'light', 'an article on a desktop');
  await main
    .getByRole('link', { name: /^Enlarge picture/u })
    .first()
    .press('Enter');
  await expect(page.getByRole('dialog')).toBeVisible();
  await expectNoBarriersInEitherScheme(page, { state: 'an enlarged picture', within });
});
