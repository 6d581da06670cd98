import type { Page } from '@playwright/test';
import { hydrated } from './open-page.ts';

/**
 * Follows a link to an address from wherever the page is, as one in a text: without loading a document. The page has not changed yet:
 * a test waits for something that only the next page has before it presses what both pages have. Waits until React has taken over: it would
 * find the link where it expects the prerendered page.
 */
export async function followLink(page: Page, href: string): Promise<void> {
  await hydrated(page);
  await page.evaluate((address) => {
    const link = document.createElement('a');
    link.href = address;
    link.textContent = 'to be followed';
    document.querySelector('main')?.append(link);
    link.click();
    link.remove();
  }, href);
}
