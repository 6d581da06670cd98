import { open as openPage } from '../open-page.ts';
import { test as quiet } from '../quiet-page.ts';
import { standInForMedia } from './stand-in-for-media.ts';
import { articleSpace } from './space.ts';

interface Fixtures {
  /** Opens a page of the space of odd articles, and waits until its scripts, where there are any, have taken over. */
  open: (path: string) => Promise<void>;
  /** The addresses of other sites that the page has asked for. */
  asked: readonly string[];
}

/** Tests about articles: in a space of their own, cut off from other sites. */
export const test = quiet.extend<Fixtures>({
  asked: async ({ page }, give) => {
    await give(await standInForMedia(page));
  },

  open: async ({ page, siteOf, javaScriptEnabled, asked: _asked }, give) => {
    const site = await siteOf(articleSpace);
    await give(async (path) => {
      if (javaScriptEnabled) await openPage(page, site + path);
      else await page.goto(site + path);
    });
  },
});

export { expect } from '../quiet-page.ts';
