import { launch } from 'puppeteer-core';
import type { Driver } from '../driver.ts';
import { pageDriver } from './page-driver.ts';

/** An ordinary Firefox, over WebDriver BiDi. */
export async function driveFirefox(executablePath: string): Promise<Driver> {
  const browser = await launch({
    browser: 'firefox',
    executablePath,
    // what pages ask for with `prefers-color-scheme` is dark
    extraPrefsFirefox: { 'layout.css.prefers-color-scheme.content-override': 0 },
  });
  const page = await browser.newPage(); // the first one never has the focus
  return pageDriver(page, {
    onMessage: (hear) => page.on('console', hear),
    resize: (size) => page.setViewport(size),
    close: () => browser.close(),
  });
}
