import { launch } from 'puppeteer-core';
import type { Driver } from '../driver.ts';

/** An ordinary Firefox, over WebDriver BiDi. */
export async function driveFirefox(executablePath: string): Promise<Driver> {
  const browser = await launch({
    browser: 'firefox',
    executablePath,
    // what pages ask for with `prefers-color-scheme` is dark
    extraPrefsFirefox: { 'layout.css.prefers-color-scheme.content-override': 0 },
  });
  const page = await browser.newPage(); // the first one never has the focus
  let said: string[] = [];
  page.on('console', (message) => {
    if (['error', 'warn'].includes(message.type())) said.push(message.text());
  });
  return {
    open: async (address) => void (await page.goto(address, { waitUntil: 'domcontentloaded' })),
    evaluate: (run, given) => page.evaluate(run as never, given as never),
    pressAt: ({ x, y }) => page.mouse.click(x, y),
    key: (key) => page.keyboard.press(key),
    type: (text) => page.keyboard.type(text),
    resize: (size) => page.setViewport(size),
    said: () => {
      const all = said;
      said = [];
      return all;
    },
    close: () => browser.close(),
  };
}
