import type { BrowserType, LaunchOptions } from '@playwright/test';
import type { Driver } from '../driver.ts';
import { pageDriver } from './page-driver.ts';

/** A browser that Playwright drives. */
export async function drivePlaywright(
  type: BrowserType,
  options: LaunchOptions,
  colorScheme: 'dark' | 'light',
): Promise<Driver> {
  const browser = await type.launch(options);
  const page = await browser.newPage({ colorScheme });
  return pageDriver(page, {
    onMessage: (hear) => page.on('console', hear),
    resize: (size) => page.setViewportSize(size),
    close: () => browser.close(),
  });
}
