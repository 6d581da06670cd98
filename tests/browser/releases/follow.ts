import { expect, type Page } from '@playwright/test';
import { followLink } from '../follow-link.ts';
import { hydrated } from '../open-page.ts';
import { markedPages } from './build-releases.ts';

export const heading = (page: Page) => page.getByRole('heading', { level: 1 });
export const headingOf = (part: 'howTo' | 'faq' | 'notes', release: number) =>
  `${markedPages[part].title} (${part}:${release})`;

/** Follows a link as a reader does, and tells whether a document was loaded for it. */
export async function follow(page: Page, url: string, title: string): Promise<'document' | 'page'> {
  await page.evaluate(() => document.documentElement.setAttribute('data-before', ''));
  await followLink(page, url);
  await expect(heading(page)).toHaveText(title);
  await hydrated(page);
  return (await page.locator('html[data-before]').count()) === 0 ? 'document' : 'page';
}
