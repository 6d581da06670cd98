import { test as base } from '@playwright/test';
import type { SiteContent } from './serve-site.ts';
import { siteOf } from './site-host.ts';
import { inTwoLanguages } from './spaces.ts';

export interface TestFixtures {
  /** What the page may say: any other message in its console fails the test. */
  allowed: RegExp | undefined;
  /** Loads articles ahead, which other tests would have to reckon with. */
  loadsAhead: boolean;
  /** Has the site's service worker, whose requests no test sees or holds back. */
  hasWorker: boolean;
  plainBrowser: void;
  /**
   * What pages have done that their content policy forbids, Trusted Types included. Whatever a test allows in the console, one
   * fails it; a test that provokes some takes them out.
   */
  violations: string[];
  quiet: void;
  /** Serves a space or a configuration of the test's own; gives its address, which ends without a slash. */
  siteOf: (content: SiteContent) => Promise<string>;
}

export interface WorkerFixtures {
  /** Sites are built and come from `fieldbook serve`, not from a preview. */
  isBuilt: boolean;
  /** The address of the sample that was built; undefined where there is a preview. */
  builtSample: string | undefined;
}

/** Tests whose page must stay silent: a warning, an error or a failed request of the page fails the test. */
export const test = base.extend<TestFixtures, WorkerFixtures>({
  isBuilt: [false, { option: true, scope: 'worker' }],
  builtSample: [
    async ({ isBuilt }, use) => use(isBuilt ? await siteOf(inTwoLanguages, isBuilt) : undefined),
    { scope: 'worker', timeout: 300_000 },
  ],
  baseURL: async ({ baseURL, builtSample }, give) => give(builtSample ?? baseURL),

  allowed: [undefined, { option: true }],

  loadsAhead: [false, { option: true }],
  hasWorker: [false, { option: true }],

  plainBrowser: [
    async ({ context, loadsAhead, hasWorker }, use) => {
      // No route: one costs every request of the page, and takes the browser's cache away.
      if (!loadsAhead && !hasWorker) await context.addInitScript(onMeteredConnection);
      if (!hasWorker) await context.addInitScript(withoutWorkers);
      await use();
    },
    { auto: true },
  ],

  violations: [
    async ({ context }, use) => {
      const violations: string[] = [];
      await context.addInitScript(tellViolations, violationMark);
      context.on('console', (message) => {
        if (message.text().startsWith(violationMark))
          violations.push(message.text().slice(violationMark.length));
      });
      await use(violations);
      base.expect(violations, 'what the content policy forbids').toEqual([]);
    },
    { auto: true },
  ],

  quiet: [
    async ({ page, allowed }, use) => {
      const said: string[] = [];
      const hear = (text: string) => {
        if (allowed?.test(text) !== true && !text.includes(violationMark)) said.push(text);
      };
      page.on('console', (message) => hear(`${message.type()}: ${message.text()}`));
      page.on('pageerror', (error) => hear(String(error)));
      await use();
      base.expect(said, 'what the page said in the console').toEqual([]);
    },
    { auto: true },
  ],

  siteOf: async ({ isBuilt }, give) => give((content) => siteOf(content, isBuilt)),
});

/** Before what a page says of its own violations. */
const violationMark = 'policy violation: ';

/** Runs in the page, before anything of it: tells of each violation as `<directive> <what> <where>`. */
function tellViolations(mark: string): void {
  document.addEventListener('securitypolicyviolation', ({ effectiveDirective, blockedURI, sample }) =>
    console.debug(`${mark}${effectiveDirective} ${blockedURI} ${sample}`),
  );
}

/** As on a connection that costs something: nothing is loaded ahead. */
function onMeteredConnection(): void {
  Object.defineProperty(navigator, 'connection', { value: { saveData: true }, configurable: true });
}

/** As a browser that has none. */
function withoutWorkers(): void {
  Reflect.deleteProperty(Navigator.prototype, 'serviceWorker');
}

/** Chromium logs every answer of 404 itself, that of a page that is meant to be missing as well. */
export const pageNotFound = /status of 404/u;

export { expect } from '@playwright/test';
