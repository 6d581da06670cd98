import { test as base } from '@playwright/test';
import { desktop } from '../browser/frame.ts';
import { type Found, start } from './browsers.ts';
import { startHost } from './host.ts';
import type { Driver } from './driver.ts';
import { type Reader, readerWith } from './reader.ts';

export interface TourOptions {
  readonly found: Found;
  /** The address of the preview. */
  readonly site: string;
}

interface StepFixtures {
  /** What pages may say. */
  allowed: RegExp | undefined;
  /** The site has an address of its own in each step: nothing is kept of earlier ones. */
  reader: Reader;
}

/** Steps of the tour, one after the other in one browser. What a page says that a step does not allow fails the step. */
export const test = base.extend<StepFixtures, TourOptions & { driver: Driver }>({
  found: [
    { kind: 'Firefox', path: '', name: '' },
    { option: true, scope: 'worker' },
  ],
  site: ['', { option: true, scope: 'worker' }],
  allowed: [undefined, { option: true }],

  driver: [
    async ({ found }, use) => {
      const driver = await start(found);
      await use(driver);
      await driver.close();
    },
    { scope: 'worker' },
  ],

  reader: async ({ allowed, driver, site }, provide) => {
    const host = await startHost(site);
    const reader = readerWith(driver, host, allowed);
    await reader.resize(desktop);
    await provide(reader);
    base.expect(await reader.said(), 'what pages and the browser said').toEqual([]);
    await driver.open('about:blank');
    driver.said();
    host.close();
  },
});

export { expect } from '@playwright/test';
