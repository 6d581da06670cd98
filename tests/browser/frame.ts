import type { Locator, Page } from '@playwright/test';

export const phone = { width: 390, height: 844 };
export const desktop = { width: 1280, height: 900 };

/** An article of the sample with all that can stand around one. */
export const article = '/how-to/use-the-dispatch-board';

export const banner = (page: Page): Locator => page.getByRole('banner');

/** The links of the header that can be seen. */
export const shownLink = (page: Page, name: string): Locator =>
  banner(page).getByRole('link', { name }).filter({ visible: true });

/** How far the page reaches out of the window at its side. Unit: CSS pixels. */
export const overflowOf = (page: Page): Promise<number> =>
  page.evaluate(() => document.documentElement.scrollWidth - window.innerWidth);

/** Scrolls to a place, and waits until the page knows of it. Unit: px. */
export const scrollPage = (page: Page, y: number): Promise<void> =>
  page.evaluate(
    (top) =>
      new Promise<void>((done) => {
        addEventListener('scroll', () => done(), { once: true });
        window.scrollTo({ top, behavior: 'instant' });
      }),
    y,
  );
