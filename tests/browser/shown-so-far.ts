import { expect, type Page } from '@playwright/test';

declare global {
  interface Window {
    shownSoFar: string;
    receivedSoFar: string;
  }
}

/** For what must not be shown, not even for a moment: remembers what each page shows, and what streams have brought to it. */
export const rememberShown = (page: Page): Promise<unknown> =>
  page.addInitScript(() => {
    window.shownSoFar = '';
    window.receivedSoFar = '';
    new MutationObserver((changes) => {
      for (const { target } of changes) window.shownSoFar += `${target.textContent ?? ''}\n`;
    }).observe(document, { subtree: true, childList: true, characterData: true });
    // oxlint-disable-next-line typescript/unbound-method -- it is called on the decoder below
    const { decode } = TextDecoder.prototype;
    TextDecoder.prototype.decode = function (...given) {
      const text = decode.apply(this, given);
      window.receivedSoFar += text;
      return text;
    };
  });

/** Waits until a stream has brought a text to the page, and the page has had the time to show it. Turns the clock. */
export async function received(page: Page, text: string): Promise<void> {
  await expect.poll(() => page.evaluate(() => window.receivedSoFar)).toContain(text);
  await page.clock.runFor(1000);
}

/** Whether the page has ever shown a text. */
export const wasShown = (page: Page, text: string): Promise<boolean> =>
  page.evaluate((words) => window.shownSoFar.includes(words), text);
