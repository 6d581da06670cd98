import { test as base } from '@playwright/test';
import { builtReleases } from '../site-host.ts';
import type { Release } from './build-releases.ts';
import { isOfOneVersion, type Shown, watchMarks } from './marks-on-page.ts';
import { type ReleasesHost, serveReleases } from './serve-releases.ts';

interface WorkerFixtures {
  readonly releases: readonly Release[];
}

interface TestFixtures {
  readonly host: ReleasesHost;
  /** What has been seen: marks, and what a test noted of its own steps. A page of two versions fails the test. */
  readonly watched: {
    readonly seen: Set<string>;
    readonly steps: string[];
    readonly check: (shown: Shown) => void;
  };
}

/** Tests over the releases of a site, which are built once in a run, and a host that publishes them. */
export const test = base.extend<TestFixtures, WorkerFixtures>({
  releases: [
    // oxlint-disable-next-line no-empty-pattern -- Playwright reads the fixtures it needs from a pattern
    async ({}, use) => use(await builtReleases()),
    { scope: 'worker', timeout: 300_000 },
  ],
  /**
   * In a browser of its own, which ends with the test: one that many workers were installed in can break down, or not answer when it
   * is to close a context. A process that does not end in 30 s is killed. Without workers in that of all tests.
   */
  context: [
    async ({ playwright, browser, serviceWorkers }, use) => {
      const own = serviceWorkers === 'block' ? undefined : await playwright.chromium.launch();
      const context = await (own ?? browser).newContext();
      await use(context);
      await (own ?? context).close();
    },
    { scope: 'test' },
  ],
  host: [
    async ({ releases }, use) => {
      const host = await serveReleases(releases);
      await use(host);
      await host.close();
    },
    {},
  ],
  watched: [
    async ({ context, releases }, use) => {
      const mixed: string[] = [];
      const seen = new Set<string>();
      const steps: string[] = [];
      const check = (shown: Shown) => {
        for (const mark of shown) seen.add(mark);
        if (!isOfOneVersion(shown, releases)) mixed.push(`${shown.join(' ')} after ${steps.join(', ')}`);
      };
      await watchMarks(context, check);
      await use({ seen, steps, check });
      base.expect(mixed, 'pages of two versions').toEqual([]);
    },
    { auto: true },
  ],
});

export { expect } from '@playwright/test';
