import type { BrowserContext, Page } from '@playwright/test';
import type { Marks, Release } from './build-releases.ts';

/** The marks of all that a page shows and runs, such as `faq:2`, sorted. */
export type Shown = readonly string[];

/** Whether some release has them all. */
export const isOfOneVersion = (shown: Shown, releases: readonly Release[]): boolean =>
  releases.some(({ marks }) => shown.every((mark) => marksOf(marks).includes(mark)));

const marksOf = (marks: Marks): readonly string[] =>
  Object.entries(marks).map(([part, release]) => `${part}:${release}`);

/**
 * Looks at every page of a context all the time, and tells what each shows whenever that is something else. The list of what can
 * be read without a connection is left out: it names each page as it was kept.
 */
export async function watchMarks(context: BrowserContext, tell: (shown: Shown) => void): Promise<void> {
  await context.exposeFunction('tellMarks', tell);
  await context.addInitScript(() => {
    const found = globalThis as unknown as {
      loadedScripts?: Set<string>;
      tellMarks: (shown: string[]) => void;
      marksOnPage: () => string[];
    };
    found.marksOnPage = () => {
      const isOffline = document.querySelector('main h1')?.textContent?.includes('offline') === true;
      const parts = isOffline ? document.querySelectorAll('header, footer') : [document.body];
      const text = Array.from(parts, (part) => (part as HTMLElement | null)?.innerText ?? '').join('\n');
      const style = getComputedStyle(document.documentElement).getPropertyValue('--release');
      const marks = `${text}\n${style}`.match(/[a-zA-Z]+:\d+(?=[)"])/gu) ?? [];
      return [...new Set([...marks, ...(found.loadedScripts ?? [])])].toSorted();
    };
    let before = '';
    const look = () => {
      const marks = found.marksOnPage();
      if (marks.join() === before) return;
      before = marks.join();
      found.tellMarks(marks);
    };
    new MutationObserver(look).observe(document, { childList: true, subtree: true, characterData: true });
    setInterval(look, 50);
  });
}

/** Waits while the page is being loaded; a page of the browser's own shows nothing. */
export async function marksOn(page: Page): Promise<Shown> {
  for (;;) {
    await page.waitForLoadState('load').catch(() => {});
    try {
      return await page.evaluate(() => {
        const { marksOnPage } = globalThis as unknown as { marksOnPage?: () => string[] };
        return marksOnPage?.() ?? [];
      });
    } catch (error) {
      if (!/context was destroyed|navigat/iu.test(String(error))) throw error;
    }
  }
}
