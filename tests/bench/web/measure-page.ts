import type { Browser } from '@playwright/test';
import { countBytes, type Transferred } from './count-bytes.ts';
import { nextArticleMs } from './next-article.ts';
import { type Painting, paintingOf, watchPainting } from './painting.ts';
import { throttle } from './throttle.ts';

/** A type, not an interface: a record of figures, of which medians are taken. */
export type PageFigures = Painting & Transferred & Readonly<Record<'nextArticleMs', number>>;

const phone = { viewport: { width: 390, height: 844 }, deviceScaleFactor: 2, isMobile: true, hasTouch: true };

/** Scripts that start when nothing else is to do have started by then, at a quarter of the speed. */
const settledMs = 3000;

/** Opens an article with nothing in the cache, lets it settle, then goes on to the one that it links to. */
export async function measurePage(browser: Browser, address: string): Promise<PageFigures> {
  const context = await browser.newContext(phone);
  const page = await context.newPage();
  const session = await context.newCDPSession(page);
  await throttle(session);
  const transferred = countBytes(session);
  await watchPainting(page);
  await page.goto(`${address}/how-to/article-7`, { waitUntil: 'networkidle' });
  await page.waitForTimeout(settledMs);
  const painting = await paintingOf(page);
  const bytes = transferred();
  const next = await nextArticleMs(page, '/how-to/article-8', 'Article 8');
  await context.close();
  return { ...painting, ...bytes, nextArticleMs: next };
}
