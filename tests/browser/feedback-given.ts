import { expect, type Page } from '@playwright/test';
import type { FeedbackEvent, FeedbackReason } from '../../schemas/services/feedback.ts';
import type { Services } from './services/control.ts';

/** What a test knows of an event. */
type Given = Readonly<Omit<FeedbackEvent, 'id' | 'at' | 'bundle' | 'locale' | 'reasons'>> & {
  readonly reasons: readonly FeedbackReason[];
};

/** Whatever would be said or sent a second time has been by then. */
const longMs = 120_000;

/**
 * Expects that exactly these events come to the feedback stream, in this order, each once, and named after the bundle that
 * is read. Turns the clock, which the page must have.
 */
export async function expectFeedback(
  page: Page,
  services: Services,
  events: readonly Given[],
): Promise<void> {
  const sent = () => services.calls('feedback').flatMap(({ body }) => body);
  await expect.poll(async () => (await page.clock.runFor(500), sent().length)).toBe(events.length);
  await page.clock.runFor(longMs);
  await expect.poll(() => waitingIn(page), 'what was put down, and has not come yet').toEqual([]);
  const bundle = await bundleOf(page);
  const locale = await localeOf(page);
  expect(sent()).toEqual(
    events.map((event) => ({
      ...event,
      bundle,
      ...(locale !== undefined && { locale }),
      id: expect.stringMatching(/^[\da-f-]{36}$/u),
      at: expect.stringMatching(/^20\d\d-.*Z$/u),
    })),
  );
}

/** The locale of the page; undefined where its site has no other. */
const localeOf = (page: Page): Promise<string | undefined> =>
  page.evaluate(() =>
    document.querySelector('header a[hreflang]') === null ? undefined : document.documentElement.lang,
  );

const waitingIn = (page: Page): Promise<readonly string[]> =>
  page.evaluate(() => Object.keys(localStorage).filter((key) => key.startsWith('fieldbook-feedback:')));

/** The version of the bundle of the page's site. */
async function bundleOf(page: Page): Promise<string> {
  const response = await page.request.get(new URL('/bundle/manifest.json', page.url()).href);
  return ((await response.json()) as { readonly version: string }).version;
}
