import type { BrowserType, LaunchOptions } from '@playwright/test';
import type { Driver } from '../driver.ts';

/** A browser that Playwright drives. */
export async function drivePlaywright(
  type: BrowserType,
  options: LaunchOptions,
  colorScheme: 'dark' | 'light',
): Promise<Driver> {
  const browser = await type.launch(options);
  const page = await browser.newPage({ colorScheme });
  let said: string[] = [];
  page.on('console', (message) => {
    if (['error', 'warning'].includes(message.type())) said.push(message.text());
  });
  return {
    open: async (address) => void (await page.goto(address, { waitUntil: 'domcontentloaded' })),
    // Playwright serialises what JSON can hold as it is
    evaluate: (run, given) => page.evaluate(run as never, given as never),
    pressAt: ({ x, y }) => page.mouse.click(x, y),
    key: (key) => page.keyboard.press(key),
    type: (text) => page.keyboard.type(text),
    resize: (size) => page.setViewportSize(size),
    said: () => {
      const all = said;
      said = [];
      return all;
    },
    close: () => browser.close(),
  };
}
