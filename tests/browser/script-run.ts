import type { Page, Response } from '@playwright/test';

/** When a page imports a script. One of a part that comes late is fetched before: `reader/app/offline/part-loader.ts`. */
export const scriptOf = (page: Page, name: RegExp): Promise<Response> =>
  page.waitForResponse(
    (response) => name.test(response.url()) && response.request().resourceType() === 'script',
  );

/** Waits until a script that a page has asked for has run there, and what waited for it too: React, and all that a clock does not count. */
export async function scriptRun(page: Page, script: Response | Promise<Response>): Promise<void> {
  await page.evaluate(
    async (source) => {
      await import(source);
      for (let turn = 0; turn < 20; turn++) {
        const { port1, port2 } = new MessageChannel();
        await new Promise((next) => {
          port1.addEventListener('message', next);
          port1.start();
          port2.postMessage(undefined);
        });
      }
    },
    (await script).url(),
  );
}
